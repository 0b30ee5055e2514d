"""What the log tells, and why it came so. None of this changes the game; simulations leave it out."""

from tianxia.core.compiled import rule
from tianxia.core.notes import note
from tianxia.games.dragon.state import NO_ONE, Phase, Year
from tianxia.games.dragon.tables import (
    AMOUNT,
    MAX_FLOORS,
    PERSON_OF,
    SYMBOLS,
    TRIBUTE,
    Action,
    Goods,
    Person,
    Super,
)
from tianxia.games.dragon.values import (
    contagion_short,
    helmets,
    income,
    money_points,
    monk_points,
    people_of,
    people_points,
    pieces_in_wall,
    privilege_dragons,
    symbols,
    total,
    wall_holds,
    yuan_at_end,
)
from tianxia.games.dragon.words import Note

# ---------------------------------------------------------------- The table and its order


@rule
def note_boxes(s: Year) -> None:
    """dragon.option.boxes: which expansions are in play."""
    with_super = s.super_event != Super.NONE
    if s.wall_spaces > 0 or with_super:
        note(s, Note.START_BOXES, s.wall_spaces > 0, with_super)


@rule
def note_order(s: Year) -> None:
    """dragon.order.when: in which order everybody has their turn in this phase."""
    note(s, Note.ORDER, at_place(s, 0), at_place(s, 1), at_place(s, 2), at_place(s, 3), at_place(s, 4))


@rule
def at_place(s: Year, place: int) -> int:
    """Who has a place in the order, if the table has so many seats."""
    return s.line[place] if place < s.seats else NO_ONE


# ---------------------------------------------------------------- Actions


@rule
def note_action(s: Year, seat: int, action: int, amount: int, helpers: int) -> None:
    """dragon.action.symbols: what an action brings, and how much of it the card and the people."""
    if action == Action.TAX and helpers == 0:
        note(s, Note.TAX_PLAIN, seat, amount)
    elif action == Action.TAX:
        note(s, Note.TAX, seat, amount, AMOUNT[action], helpers)
    elif action == Action.BUILD:
        note(s, Note.BUILD, seat, amount, AMOUNT[action], helpers)
    elif action == Action.HARVEST:
        note(s, Note.HARVEST, seat, amount, AMOUNT[action], helpers)
    elif action == Action.FIREWORKS:
        note(s, Note.FIREWORKS, seat, amount, AMOUNT[action], helpers)
    elif action == Action.PARADE:
        note(s, Note.PARADE, seat, amount, s.space[seat] + amount, AMOUNT[action], helpers)
    else:
        note(s, Note.STUDY, seat, amount, AMOUNT[action], helpers)


# ---------------------------------------------------------------- Events


@rule
def note_tribute(s: Year, seat: int, short: int) -> None:
    """dragon.event.tribute: what is paid, and what is missing."""
    if short > 0:
        note(s, Note.TRIBUTE_SHORT, seat, TRIBUTE - short, short, short)
    else:
        note(s, Note.TRIBUTE, seat)


@rule
def note_drought(s: Year, seat: int, hungry: int) -> None:
    """dragon.event.drought: how many palaces are fed, and how many are not."""
    rice = s.rice[seat]
    if hungry == 0:
        note(s, Note.DROUGHT_EMPTY, seat)
    elif rice >= hungry:
        note(s, Note.DROUGHT_FED, seat, hungry, rice - hungry)
    elif rice > 0:
        note(s, Note.DROUGHT_SHORT, seat, hungry - rice, rice)
    else:
        note(s, Note.DROUGHT_NONE, seat, hungry)


@rule
def note_festival(s: Year, most: int, next_most: int) -> None:
    """dragon.event.festival: who scores for most and next most rockets."""
    if most == 0:
        note(s, Note.FESTIVAL_NONE)
        return
    first = seats_with_rockets(s, most)
    if is_one_seat(first):
        note(s, Note.FESTIVAL_FIRST, its_seat(first), most)
    else:
        note(s, Note.FESTIVAL_FIRST_TIED, first, most)
    if next_most == 0:
        return
    second = seats_with_rockets(s, next_most)
    if is_one_seat(second):
        note(s, Note.FESTIVAL_SECOND, its_seat(second), next_most)
    else:
        note(s, Note.FESTIVAL_SECOND_TIED, second, next_most)


@rule
def seats_with_rockets(s: Year, rockets: int) -> int:
    """Who has exactly so many rockets: a bit for each seat."""
    seats = 0
    for seat in range(s.seats):
        seats |= (s.rockets[seat] == rockets) << seat
    return seats


@rule
def is_one_seat(seats: int) -> bool:
    """Whether of several seats, a bit for each, there is only one."""
    return seats & (seats - 1) == 0


@rule
def its_seat(seats: int) -> int:
    """The only seat of several."""
    seat = 0
    while seats > 1 << seat:
        seat += 1
    return seat


@rule
def note_mongols(s: Year, fewest: int) -> None:
    """dragon.event.mongols, dragon.event.mongols.ties: a point for each helmet, and who must release a person."""
    several = 0
    for seat in range(s.seats):
        own = helmets(s, seat)
        several |= (own == fewest) << seat
        if own > 0:
            note(s, Note.MONGOLS, seat, own)
        else:
            note(s, Note.MONGOLS_ZERO, seat)
    if several == everybody(s):
        note(s, Note.MONGOLS_ALL)
    else:
        note(s, Note.MONGOLS_FEWEST, several, fewest)


@rule
def everybody(s: Year) -> int:
    """All seats: a bit for each."""
    return (1 << s.seats) - 1


@rule
def note_contagion(s: Year, seat: int) -> None:
    """dragon.event.contagion: mortars, and how many people must leave for all that."""
    short = contagion_short(s, seat)
    mortars = symbols(s, seat, Person.HEALER)
    if short > 0:
        note(s, Note.CONTAGION, seat, short, mortars)
    else:
        note(s, Note.CONTAGION_SAFE, seat, mortars)


# ---------------------------------------------------------------- Points


@rule
def note_score(s: Year, seat: int) -> None:
    """dragon.score.month: the points of the month, and what they are for."""
    if income(s, seat) > 0:
        ladies = symbols(s, seat, Person.LADY)
        note(s, Note.SCORE, seat, income(s, seat), s.palaces[seat], ladies, privilege_dragons(s, seat))
    else:
        note(s, Note.SCORE_ZERO, seat)


@rule
def note_final(s: Year, seat: int) -> None:
    """dragon.end.final: people, each monk, what is sold, and money."""
    note(s, Note.FINAL_PEOPLE, seat, people_of(s, seat), people_points(s, seat))
    for palace in range(s.palaces[seat]):
        floors = s.floors[seat, palace]
        for room in range(s.living[seat, palace]):
            kind = s.people[seat, palace, room]
            if PERSON_OF[kind] == Person.MONK:
                note(s, Note.FINAL_MONK, seat, SYMBOLS[kind] * floors, SYMBOLS[kind], floors)
    income_of_sale = yuan_at_end(s, seat) - s.yuan[seat]
    if income_of_sale > 0:
        note(s, Note.FINAL_SELL, seat, income_of_sale, s.rice[seat], s.rockets[seat])
    note(s, Note.FINAL_MONEY, seat, money_points(s, seat), yuan_at_end(s, seat))


@rule
def note_end(s: Year) -> None:
    """dragon.end.winner: everybody's points, and who wins, and in a tie why."""
    best = 0
    for seat in range(s.seats):
        note(s, Note.FINAL_TOTAL, seat, total(s, seat))
        best = max(best, total(s, seat))
    winner = NO_ONE
    equals = 0
    in_stack = 0
    for place in range(s.seats):
        seat = s.track[place]
        if total(s, seat) == best:
            winner = seat if winner == NO_ONE else winner
            equals += 1
            in_stack += s.space[seat] == s.space[winner]
    if equals == 1:
        note(s, Note.WIN, winner)
    elif in_stack > 1:
        note(s, Note.WIN_STACK, winner, s.space[winner])
    else:
        note(s, Note.WIN_TRACK, winner)


# ---------------------------------------------------------------- The Great Wall


@rule
def note_wall_count(s: Year, phase: int, fewest: int) -> None:
    """dragon.wall.score: whether the wall holds, who scores for it or who must release a person."""
    if phase == Phase.LAST_WALL:
        note(s, Note.WALL_FINAL)
    if wall_holds(s, s.month):
        note(s, Note.WALL_HOLDS, s.wall_length, s.month)
        for seat in range(s.seats):
            own = pieces_in_wall(s, seat)
            if own > 0:
                note(s, Note.WALL_POINTS, seat, own, own)
        return
    note(s, Note.WALL_GAP, s.wall_length, s.month)
    several = 0
    for seat in range(s.seats):
        several |= (pieces_in_wall(s, seat) == fewest) << seat
    if several == everybody(s):
        note(s, Note.WALL_ALL)
    else:
        note(s, Note.WALL_FEWEST, several, fewest)


# ---------------------------------------------------------------- The Super-Events


@rule
def note_lantern(s: Year, seat: int) -> None:
    """dragon.super.lantern: points for people."""
    if people_of(s, seat) > 0:
        note(s, Note.LANTERN, seat, people_points(s, seat), people_of(s, seat))
    else:
        note(s, Note.NOTHING, seat)


@rule
def note_buddha(s: Year, seat: int) -> None:
    """dragon.super.buddha: points for monks, and the sum that they come from."""
    if monk_points(s, seat) > 0:
        note_monks(s, seat, Note.BUDDHA)
    else:
        note(s, Note.NOTHING, seat)


@rule
def note_monks(s: Year, seat: int, kind: int) -> None:
    """dragon.super.buddha, dragon.super.charter.kinds: points for Buddhas, by the floors around them."""
    low, middle, high = buddhas(s, seat, 1), buddhas(s, seat, MAX_FLOORS - 1), buddhas(s, seat, MAX_FLOORS)
    note(s, kind, seat, monk_points(s, seat), low, middle, high)


@rule
def buddhas(s: Year, seat: int, floors: int) -> int:
    """How many Buddhas a seat has in palaces of so many floors."""
    count = 0
    for palace in range(s.palaces[seat]):
        for room in range(s.living[seat, palace]):
            kind = s.people[seat, palace, room]
            count += (s.floors[seat, palace] == floors) * (PERSON_OF[kind] == Person.MONK) * SYMBOLS[kind]
    return count


@rule
def note_charter(s: Year, seat: int, person: int, amount: int) -> None:
    """dragon.super.charter.kinds: what a type brings, and for monks the sum that it comes from."""
    if person == Person.HEALER:
        note(s, Note.CHARTER_HEALERS, seat)
    elif person == Person.MONK:
        note_monks(s, seat, Note.CHARTER_MONKS)
    else:
        note(s, Note.CHARTER, seat, person, amount)


@rule
def note_flood(s: Year, seat: int) -> None:
    """dragon.super.flood: what was given back, and of how much."""
    given = s.given[Goods.YUAN] + s.given[Goods.RICE] + s.given[Goods.ROCKET]
    had = given + s.yuan[seat] + s.rice[seat] + s.rockets[seat]
    note(s, Note.FLOOD, seat, had, s.given[Goods.YUAN], s.given[Goods.RICE], s.given[Goods.ROCKET])
