"""The forecast: what each coming event would cost or bring a seat if it came now. Nothing here changes anything.

The rules carry events out; this asks the very same functions what they would count (values.py and boxes/).
"""

from tianxia.core.compiled import rule
from tianxia.games.dragon.boxes.great_wall import has_wall
from tianxia.games.dragon.boxes.super_events import charter_amount
from tianxia.games.dragon.state import Phase, Year
from tianxia.games.dragon.tables import (
    EARTHQUAKE_FLOORS,
    FLOOD_SHARE,
    MONTHS,
    SUPER_MONTH,
    TORNADO_CARDS,
    TRIBUTE,
    Event,
    Person,
    Privilege,
    Super,
)
from tianxia.games.dragon.values import (
    cards_in_hand,
    contagion_short,
    festival_points,
    fewest_helmets,
    fewest_pieces,
    floors_of,
    half_rounded_up,
    helmets,
    inhabited,
    is_empty,
    monk_points,
    people_of,
    people_points,
    pieces_in_wall,
    rice_short,
    tribute_short,
    wall_holds,
)

# ---------------------------------------------------------------- What is still to come


@rule
def event_comes(s: Year, month: int) -> bool:
    """dragon.month.phases: whether the event of a month (1 to 12) is known and still ahead."""
    return s.event[month - 1] >= 0 and (month > s.month or (month == s.month and s.phase < Phase.EVENT))


@rule
def wall_count_comes(s: Year, month: int) -> bool:
    """dragon.wall.score: whether the wall will be counted after the Mongols of a month."""
    if not has_wall(s) or s.event[month - 1] != Event.MONGOLS:
        return False
    return month > s.month or (month == s.month and s.phase < Phase.WALL)


@rule
def super_comes(s: Year) -> bool:
    """dragon.super.when: whether a super-event is known and still ahead."""
    if s.super_event <= Super.NONE:
        return False
    return s.month < SUPER_MONTH or (s.month == SUPER_MONTH and s.phase < Phase.SUPER and s.again == 0)


@rule
def last_wall_comes(s: Year) -> bool:
    """dragon.wall.final: whether the last count of the wall is still ahead."""
    return has_wall(s) and s.phase < Phase.LAST_WALL


# ---------------------------------------------------------------- Events


@rule
def people_lost(s: Year, seat: int, event: int) -> int:
    """dragon.event: how many people a seat would lose."""
    short = 0
    if event == Event.TRIBUTE:
        short = tribute_short(s, seat)
    elif event == Event.DROUGHT:
        short = rice_short(s, seat)
    elif event == Event.CONTAGION:
        short = contagion_short(s, seat)
    elif event == Event.MONGOLS:
        short = int(helmets(s, seat) == fewest_helmets(s))
    return min(short, people_of(s, seat))


@rule
def points_won(s: Year, seat: int, event: int) -> int:
    """dragon.event: the points that an event would bring a seat."""
    if event == Event.FESTIVAL:
        return festival_points(s, seat)
    return helmets(s, seat) if event == Event.MONGOLS else 0


@rule
def goods_paid(s: Year, seat: int, event: int) -> int:
    """dragon.event: the yuan, rice or rockets that an event would take from a seat."""
    if event == Event.TRIBUTE:
        return TRIBUTE - tribute_short(s, seat)
    if event == Event.DROUGHT:
        return inhabited(s, seat) - rice_short(s, seat)
    if event == Event.FESTIVAL and festival_points(s, seat) > 0:
        return half_rounded_up(s.rockets[seat])
    return 0


# ---------------------------------------------------------------- The Great Wall


@rule
def people_lost_at_wall(s: Year, seat: int, month: int) -> int:
    """dragon.wall.score.gap: whether a seat would lose somebody at a count of the wall."""
    if wall_holds(s, month) or pieces_in_wall(s, seat) > fewest_pieces(s):
        return 0
    return min(1, people_of(s, seat))


@rule
def points_won_at_wall(s: Year, seat: int, month: int) -> int:
    """dragon.wall.score.holds: the points that a count of the wall would bring."""
    return pieces_in_wall(s, seat) if wall_holds(s, month) else 0


# ---------------------------------------------------------------- The super-event


@rule
def counts_wall_again(s: Year) -> bool:
    """dragon.super.eclipse, dragon.wall.score: a second invasion is followed by a second count of the wall."""
    return has_wall(s) and s.event[SUPER_MONTH - 1] == Event.MONGOLS


@rule
def people_lost_at_super(s: Year, seat: int) -> int:
    """dragon.super: how many people a seat would lose at least."""
    if s.super_event == Super.ECLIPSE:
        lost = people_lost(s, seat, s.event[SUPER_MONTH - 1])
        if counts_wall_again(s):
            lost += people_lost_at_wall(s, seat, SUPER_MONTH)
        return min(lost, people_of(s, seat))
    if s.super_event == Super.EARTHQUAKE:
        free = floors_of(s, seat) - people_of(s, seat)
        return max(0, min(EARTHQUAKE_FLOORS, floors_of(s, seat)) - free)
    return 0


@rule
def points_won_at_super(s: Year, seat: int) -> int:
    """dragon.super: the points that a seat could win at once."""
    if s.super_event == Super.ECLIPSE:
        won = points_won(s, seat, s.event[SUPER_MONTH - 1])
        return won + points_won_at_wall(s, seat, SUPER_MONTH) if counts_wall_again(s) else won
    if s.super_event == Super.LANTERN:
        return people_points(s, seat)
    if s.super_event == Super.BUDDHA:
        return monk_points(s, seat)
    if s.super_event == Super.CHARTER:
        best = max(charter_amount(s, seat, Person.LADY), charter_amount(s, seat, Person.MONK))
        return max(best, charter_amount(s, seat, Person.SCHOLAR))
    return 0


@rule
def goods_paid_at_super(s: Year, seat: int) -> int:
    """dragon.super: the floors, goods, spaces, cards or privileges that a seat would lose."""
    if s.super_event == Super.ECLIPSE:
        return goods_paid(s, seat, s.event[SUPER_MONTH - 1])
    if s.super_event == Super.EARTHQUAKE:
        return min(EARTHQUAKE_FLOORS, floors_of(s, seat))
    if s.super_event == Super.FLOOD:
        return (s.yuan[seat] + s.rice[seat] + s.rockets[seat]) // FLOOD_SHARE
    if s.super_event == Super.VOLCANO:
        return s.space[seat]
    if s.super_event == Super.TORNADO:
        return TORNADO_CARDS if cards_in_hand(s, seat) >= TORNADO_CARDS else 0
    if s.super_event == Super.ASSASSINATION:
        return s.privileges[seat, Privilege.SMALL] + s.privileges[seat, Privilege.LARGE]
    return 0


# ---------------------------------------------------------------- The next scoring


@rule
def palaces_to_score(s: Year, seat: int) -> int:
    """dragon.decay, dragon.score.month: the palaces that decay would leave."""
    count = 0
    for palace in range(s.palaces[seat]):
        count += not is_empty(s, seat, palace) or s.floors[seat, palace] > 1
    return count


@rule
def scorings_left(s: Year) -> int:
    """dragon.score.month: how often palaces, court ladies and privileges still score."""
    if s.phase >= Phase.LAST_WALL + s.last_wall_in_event:
        return 0
    return MONTHS - max(s.month, 1) + 1
