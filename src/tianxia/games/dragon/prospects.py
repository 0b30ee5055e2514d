"""What a court may expect until the end of the year, as a sensible player reckons it.

A court is looked at as counts (`Count`). Of these come the matters that a player weighs up (`Matter`), each worth so
many points, and so many more for each scoring that is left (worths.py).
"""

from enum import IntEnum
from typing import Final

from tianxia.core.compiled import rule
from tianxia.core.fields import Counts, Points
from tianxia.games.dragon.boxes.great_wall import has_wall
from tianxia.games.dragon.forecast import event_comes, last_wall_comes, scorings_left, super_comes, wall_count_comes
from tianxia.games.dragon.state import Phase, Step, Year
from tianxia.games.dragon.tables import (
    CARDS,
    CONTAGION,
    EVENTS,
    FIRST_POINTS,
    MONTHS,
    PERSON_OF,
    PERSONS,
    SECOND_POINTS,
    SUPER_MONTH,
    SYMBOLS,
    TRIBUTE,
    Card,
    Event,
    Person,
    Super,
)
from tianxia.games.dragon.values import cards_in_hand, is_empty, monk_points, pieces_in_wall, privilege_dragons, total
from tianxia.games.dragon.worths import FIXED, MATTERS, MONTHLY, Matter

# ---------------------------------------------------------------- A court in numbers


class Count(IntEnum):
    """What is counted in a court."""

    POINTS = 0
    YUAN = 1
    RICE = 2
    ROCKETS = 3
    DRAGONS = 4  # on privileges
    SPACE = 5  # on the person track
    PEOPLE = 6
    INHABITED = 7  # palaces
    EMPTY = 8  # palaces
    ROOMS = 9  # that are free
    MONKS = 10  # points that monks will bring
    PIECES = 11  # in the wall
    CARDS = 12  # in hand
    TURNS = 13  # 1 if this month's action is still to be taken
    SYMBOLS = 14  # for each type of people
    HAND = SYMBOLS + PERSONS  # for each card


COURT: Final = Count.HAND + CARDS


@rule
def look_at(s: Year, seat: int, court: Counts) -> None:
    """Count what a court has."""
    court[:] = 0
    court[Count.POINTS] = total(s, seat)
    court[Count.YUAN] = s.yuan[seat]
    court[Count.RICE] = s.rice[seat]
    court[Count.ROCKETS] = s.rockets[seat]
    court[Count.DRAGONS] = privilege_dragons(s, seat)
    court[Count.SPACE] = s.space[seat]
    court[Count.MONKS] = monk_points(s, seat)
    court[Count.PIECES] = pieces_in_wall(s, seat)
    court[Count.CARDS] = cards_in_hand(s, seat)
    court[Count.TURNS] = is_to_act(s, seat)
    for card in range(CARDS):
        court[Count.HAND + card] = s.hand[seat, card]
    for palace in range(s.palaces[seat]):
        court[Count.EMPTY if is_empty(s, seat, palace) else Count.INHABITED] += 1
        court[Count.PEOPLE] += s.living[seat, palace]
        court[Count.ROOMS] += s.floors[seat, palace] - s.living[seat, palace]
        for room in range(s.living[seat, palace]):
            kind = s.people[seat, palace, room]
            court[Count.SYMBOLS + PERSON_OF[kind]] += SYMBOLS[kind]
    if s.step == Step.BUILD and s.seat == seat:
        court[Count.ROOMS] += s.left


@rule
def is_to_act(s: Year, seat: int) -> bool:
    """dragon.action.choose: whether a seat has its action of this month still to come."""
    if s.phase != Phase.ACTION:
        return False
    for place in range(s.turn, s.seats):
        if s.line[place] == seat:
            return s.step != Step.BUILD or place > s.turn
    return False


# ---------------------------------------------------------------- What comes


class Ahead(IntEnum):
    """What is still to come, and what the others have."""

    SCORINGS = 0
    DRAGON_SCORINGS = 1  # as long as privileges last
    WALL_COUNTS = 2
    LANTERNS = 3
    BUDDHAS = 4
    EARTHQUAKES = 5
    FLOODS = 6
    RIVALS = 7
    HELMETS = 8  # of the rival with the fewest
    ROCKETS = 9  # of the rival with the most
    NEXT_ROCKETS = 10  # of the next behind
    PIECES = 11  # of the rival with the fewest
    TIMES = 12  # for each event, how often it comes
    FIRST = TIMES + EVENTS  # in how many months it comes next
    SECOND = FIRST + EVENTS  # and again
    SPACES = SECOND + EVENTS  # of the rivals


FUTURE: Final = Ahead.SPACES + 5
NEVER: Final = 99


@rule
def look_ahead(s: Year, seat: int, ahead: Counts) -> None:
    """Count what is still to come, as this seat sees it."""
    ahead[:] = 0
    ahead[Ahead.SCORINGS] = scorings_left(s)
    ahead[Ahead.DRAGON_SCORINGS] = ahead[Ahead.SCORINGS]
    ahead[Ahead.WALL_COUNTS] = last_wall_comes(s)
    for event in range(EVENTS):
        ahead[Ahead.FIRST + event] = NEVER
        ahead[Ahead.SECOND + event] = NEVER
    for month in range(max(s.month, 1), MONTHS + 1):
        if event_comes(s, month):
            add_event(ahead, s.event[month - 1], month - s.month)
        ahead[Ahead.WALL_COUNTS] += wall_count_comes(s, month)
        if month == SUPER_MONTH and super_comes(s):
            look_at_super(s, ahead)
    look_at_rivals(s, seat, ahead)


@rule
def add_event(ahead: Counts, event: int, months: int) -> None:
    """An event comes in so many months; they are added in their order."""
    if ahead[Ahead.TIMES + event] == 0:
        ahead[Ahead.FIRST + event] = months
    elif ahead[Ahead.TIMES + event] == 1:
        ahead[Ahead.SECOND + event] = months
    ahead[Ahead.TIMES + event] += 1


@rule
def look_at_super(s: Year, ahead: Counts) -> None:
    """dragon.super: what month 7 will bring besides, as far as one can prepare for it."""
    if s.super_event == Super.ECLIPSE:
        add_event(ahead, s.event[SUPER_MONTH - 1], SUPER_MONTH - s.month)
    elif s.super_event == Super.ASSASSINATION:
        ahead[Ahead.DRAGON_SCORINGS] = SUPER_MONTH - max(s.month, 1)
    ahead[Ahead.LANTERNS] = s.super_event == Super.LANTERN
    ahead[Ahead.BUDDHAS] = s.super_event == Super.BUDDHA
    ahead[Ahead.EARTHQUAKES] = s.super_event == Super.EARTHQUAKE
    ahead[Ahead.FLOODS] = s.super_event == Super.FLOOD


@rule
def look_at_rivals(s: Year, seat: int, ahead: Counts) -> None:
    """What the others have, where it is compared."""
    ahead[Ahead.HELMETS] = NEVER
    ahead[Ahead.PIECES] = NEVER
    for rival in range(s.seats):
        if rival == seat:
            continue
        ahead[Ahead.SPACES + ahead[Ahead.RIVALS]] = s.space[rival]
        ahead[Ahead.RIVALS] += 1
        helmets = 0
        for palace in range(s.palaces[rival]):
            for room in range(s.living[rival, palace]):
                kind = s.people[rival, palace, room]
                helmets += (PERSON_OF[kind] == Person.WARRIOR) * SYMBOLS[kind]
        ahead[Ahead.HELMETS] = min(ahead[Ahead.HELMETS], helmets)
        if has_wall(s):
            ahead[Ahead.PIECES] = min(ahead[Ahead.PIECES], pieces_in_wall(s, rival))
        rockets = s.rockets[rival]
        if rockets > ahead[Ahead.ROCKETS]:
            ahead[Ahead.NEXT_ROCKETS] = ahead[Ahead.ROCKETS]
            ahead[Ahead.ROCKETS] = rockets
        elif rockets < ahead[Ahead.ROCKETS]:
            ahead[Ahead.NEXT_ROCKETS] = max(ahead[Ahead.NEXT_ROCKETS], rockets)


# ---------------------------------------------------------------- What matters

FEE_YUAN, LARGE_YUAN = 3, 7
FIRST_SYMBOLS: Final = 3
MANY_SPACES: Final = 10
DELAYS: Final = 4  # this month, the next, the one after, later


@rule
def expected(court: Counts, ahead: Counts, matters: Points) -> float:
    """The points that a court may expect to have at the end."""
    weigh_up(court, ahead, matters)
    points = float(court[Count.POINTS])
    for matter in range(MATTERS):
        points += matters[matter] * (FIXED[matter] + ahead[Ahead.SCORINGS] * MONTHLY[matter])
    return points


@rule
def weigh_up(court: Counts, ahead: Counts, matters: Points) -> None:
    """Say how much of each matter there is."""
    scorings = ahead[Ahead.SCORINGS]
    yuan = court[Count.YUAN]
    rooms = court[Count.ROOMS]
    matters[Matter.YEAR] = 1.0
    matters[Matter.ACTION] = court[Count.TURNS]
    matters[Matter.WILDS] = court[Count.HAND + Card.WILD]
    for person in range(PERSONS):
        matters[Matter.KEPT + person] = court[Count.HAND + person]
    matters[Matter.FIRST_YUAN] = min(yuan, FEE_YUAN)
    matters[Matter.MORE_YUAN] = max(0, min(yuan, LARGE_YUAN) - FEE_YUAN)
    matters[Matter.MUCH_YUAN] = max(0, yuan - LARGE_YUAN)
    matters[Matter.RICE] = court[Count.RICE]
    matters[Matter.ROCKETS] = court[Count.ROCKETS]
    matters[Matter.DRAGON_SCORINGS] = court[Count.DRAGONS] * ahead[Ahead.DRAGON_SCORINGS]
    matters[Matter.PEOPLE] = court[Count.PEOPLE]
    matters[Matter.INHABITED] = court[Count.INHABITED]
    matters[Matter.EMPTY] = court[Count.EMPTY]
    matters[Matter.FIRST_ROOM] = min(rooms, 1)
    matters[Matter.SECOND_ROOM] = max(0, min(rooms, 2) - 1)
    matters[Matter.MORE_ROOMS] = max(0, rooms - 2)
    matters[Matter.ROOMS_SHORT] = max(0, court[Count.CARDS] - rooms)
    matters[Matter.MONKS] = court[Count.MONKS]
    weigh_order(court, ahead, matters)
    weigh_symbols(court, matters)
    matters[Matter.HELMET_POINTS] = court[Count.SYMBOLS + Person.WARRIOR] * ahead[Ahead.TIMES + Event.MONGOLS]
    matters[Matter.ROCKETS_USED] = court[Count.ROCKETS] * min(1, ahead[Ahead.TIMES + Event.FESTIVAL])
    matters[Matter.FEWEST_PIECES] = ahead[Ahead.WALL_COUNTS] * (court[Count.PIECES] <= ahead[Ahead.PIECES])
    matters[Matter.PIECE_POINTS] = ahead[Ahead.WALL_COUNTS] * court[Count.PIECES]
    matters[Matter.PEOPLE_AT_LANTERN] = ahead[Ahead.LANTERNS] * court[Count.PEOPLE]
    matters[Matter.MONKS_AT_BUDDHA] = ahead[Ahead.BUDDHAS] * court[Count.MONKS]
    matters[Matter.FULL_AT_EARTHQUAKE] = ahead[Ahead.EARTHQUAKES] * max(0, 2 - rooms)
    matters[Matter.HALF_AT_FLOOD] = ahead[Ahead.FLOODS] * (yuan + court[Count.RICE] + court[Count.ROCKETS])
    weigh_uses(court, ahead, matters)
    if scorings == 0:
        matters[Matter.YEAR] = 0.0
    weigh_events(court, ahead, matters)


@rule
def weigh_order(court: Counts, ahead: Counts, matters: Points) -> None:
    """dragon.order: how many are behind on the person track, and by how much one leads."""
    behind = 0.0
    spaces = 0.0
    rivals = ahead[Ahead.RIVALS]
    for rival in range(rivals):
        gap = court[Count.SPACE] - ahead[Ahead.SPACES + rival]
        behind += (gap > 0) + 0.5 * (gap == 0)
        spaces += min(MANY_SPACES, max(-MANY_SPACES, gap))
    matters[Matter.PLACE] = behind / rivals
    matters[Matter.LEAD] = spaces / rivals


@rule
def weigh_symbols(court: Counts, matters: Points) -> None:
    """dragon.action.symbols: people help with actions; the first of a type most."""
    craftsmen = court[Count.SYMBOLS + Person.CRAFTSMAN]
    coins = court[Count.SYMBOLS + Person.TAX]
    books = court[Count.SYMBOLS + Person.SCHOLAR]
    matters[Matter.FIRST_CRAFTSMAN] = min(craftsmen, 1)
    matters[Matter.MORE_CRAFTSMEN] = max(0, craftsmen - 1)
    matters[Matter.LADIES] = court[Count.SYMBOLS + Person.LADY]
    matters[Matter.FIRST_TAX] = min(coins, FIRST_SYMBOLS)
    matters[Matter.MORE_TAX] = max(0, coins - FIRST_SYMBOLS)
    matters[Matter.FIREWORKERS] = court[Count.SYMBOLS + Person.FIREWORKER]
    matters[Matter.WARRIORS] = court[Count.SYMBOLS + Person.WARRIOR]
    matters[Matter.BUDDHAS] = court[Count.SYMBOLS + Person.MONK]
    matters[Matter.HEALERS] = court[Count.SYMBOLS + Person.HEALER]
    matters[Matter.FARMERS] = court[Count.SYMBOLS + Person.FARMER]
    matters[Matter.FIRST_BOOKS] = min(books, FIRST_SYMBOLS)
    matters[Matter.MORE_BOOKS] = max(0, books - FIRST_SYMBOLS)


@rule
def weigh_uses(court: Counts, ahead: Counts, matters: Points) -> None:
    """dragon.event: people and rice are worth more as long as there are events that ask for them."""
    droughts = ahead[Ahead.TIMES + Event.DROUGHT]
    matters[Matter.FARMERS_AT_DROUGHTS] = court[Count.SYMBOLS + Person.FARMER] * droughts
    fireworkers = court[Count.SYMBOLS + Person.FIREWORKER]
    matters[Matter.FIREWORKERS_AT_FESTIVALS] = fireworkers * ahead[Ahead.TIMES + Event.FESTIVAL]
    matters[Matter.COINS_AT_TRIBUTES] = court[Count.SYMBOLS + Person.TAX] * ahead[Ahead.TIMES + Event.TRIBUTE]
    mortars = min(CONTAGION, court[Count.SYMBOLS + Person.HEALER])
    matters[Matter.MORTARS_AT_CONTAGIONS] = mortars * ahead[Ahead.TIMES + Event.CONTAGION]
    matters[Matter.RICE_TO_EAT] = min(court[Count.RICE], court[Count.INHABITED] * droughts)


@rule
def weigh_events(court: Counts, ahead: Counts, matters: Points) -> None:
    """dragon.event: what each would cost or bring, next time and the time after, and how soon it comes."""
    yuan = court[Count.YUAN]
    short = max(0, TRIBUTE - yuan)
    troubles = weigh_event(ahead, matters, Matter.TRIBUTE, Event.TRIBUTE, short, max(0, 2 * TRIBUTE - yuan) - short)
    rice = court[Count.RICE]
    mouths = court[Count.INHABITED]
    short = max(0, mouths - rice)
    troubles += weigh_event(ahead, matters, Matter.DROUGHT, Event.DROUGHT, short, max(0, 2 * mouths - rice) - short)
    short = max(0, CONTAGION - court[Count.SYMBOLS + Person.HEALER])
    troubles += weigh_event(ahead, matters, Matter.CONTAGION, Event.CONTAGION, short, short)
    is_weak = int(court[Count.SYMBOLS + Person.WARRIOR] <= ahead[Ahead.HELMETS])
    troubles += weigh_event(ahead, matters, Matter.MONGOLS, Event.MONGOLS, is_weak, is_weak)
    matters[Matter.TROUBLES] = troubles
    matters[Matter.MORE_TROUBLES] = max(0, troubles - 1)
    rockets = court[Count.ROCKETS]
    points = festival_prize(rockets, ahead)
    weigh_event(ahead, matters, Matter.FESTIVAL, Event.FESTIVAL, points, festival_prize(rockets // 2, ahead))


@rule
def festival_prize(rockets: int, ahead: Counts) -> int:
    """dragon.event.festival: the points for so many rockets against those that rivals have."""
    if rockets == 0:
        return 0
    if rockets >= ahead[Ahead.ROCKETS]:
        return FIRST_POINTS
    return SECOND_POINTS if rockets >= ahead[Ahead.NEXT_ROCKETS] else 0


@rule
def weigh_event(ahead: Counts, matters: Points, matter: int, event: int, first: int, second: int) -> int:
    """What an event counts by when it comes, and the second time; return 1 if it will soon be trouble."""
    for delay in range(DELAYS + 2):
        matters[matter + delay] = 0.0
    if ahead[Ahead.TIMES + event] > 1:
        matters[matter + DELAYS + (ahead[Ahead.SECOND + event] >= DELAYS)] = second
    if ahead[Ahead.TIMES + event] == 0:
        return 0
    months = min(ahead[Ahead.FIRST + event], DELAYS - 1)
    matters[matter + months] = first
    return int(first > 0 and months < DELAYS - 1)
