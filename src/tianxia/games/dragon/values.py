"""What a court counts, and what events and scorings would cost or bring if they came now. Nothing here changes a thing.

The rules carry these out; the forecast, the learner's numbers and judgement look at the very same.
"""

from tianxia.core.compiled import rule
from tianxia.games.dragon.state import Year
from tianxia.games.dragon.tables import (
    CARDS,
    CONTAGION,
    FEE,
    FIRST_POINTS,
    KINDS,
    MAX_FLOORS,
    PERSON_OF,
    PERSON_POINTS,
    PRIVILEGE_DRAGONS,
    SALE,
    SECOND_POINTS,
    SMALL_PRICE,
    SOURCES,
    SYMBOLS,
    TRIBUTE,
    YUAN_A_POINT,
    Person,
    Privilege,
)

MORE_THAN_ANY = 1 << 15  # rockets

# ---------------------------------------------------------------- A court


@rule
def symbols(s: Year, seat: int, person: int) -> int:
    """dragon.action.symbols: the symbols of all people of a type, in whichever palace they live."""
    count = 0
    for palace in range(s.palaces[seat]):
        for room in range(s.living[seat, palace]):
            kind = s.people[seat, palace, room]
            count += (PERSON_OF[kind] == person) * SYMBOLS[kind]
    return count


@rule
def people_of(s: Year, seat: int) -> int:
    """How many people live with a seat."""
    count = 0
    for palace in range(s.palaces[seat]):
        count += s.living[seat, palace]
    return count


@rule
def has_person(s: Year, seat: int, person: int) -> bool:
    """Whether somebody of a type lives with a seat."""
    return symbols(s, seat, person) > 0


@rule
def inhabited(s: Year, seat: int) -> int:
    """dragon.idea.words: palaces in which at least one person lives."""
    count = 0
    for palace in range(s.palaces[seat]):
        count += s.living[seat, palace] > 0
    return count


@rule
def floors_of(s: Year, seat: int) -> int:
    """All floors of a seat's palaces."""
    count = 0
    for palace in range(s.palaces[seat]):
        count += s.floors[seat, palace]
    return count


@rule
def has_room(s: Year, seat: int, palace: int) -> bool:
    """dragon.person.place: a palace houses one person per floor."""
    return s.living[seat, palace] < s.floors[seat, palace]


@rule
def has_room_anywhere(s: Year, seat: int) -> bool:
    """dragon.person.place: whether a new person must move in."""
    for palace in range(s.palaces[seat]):
        if has_room(s, seat, palace):
            return True
    return False


@rule
def may_rise(s: Year, seat: int, palace: int) -> bool:
    """dragon.action.build: no palace has more than three floors."""
    return s.floors[seat, palace] < MAX_FLOORS


@rule
def cards_in_hand(s: Year, seat: int) -> int:
    """How many person cards a seat holds."""
    count = 0
    for card in range(CARDS):
        count += s.hand[seat, card]
    return count


@rule
def people_left(s: Year) -> int:
    """dragon.person.wild: how many people can still be called, of all kinds."""
    count = 0
    for kind in range(KINDS):
        count += s.supply[kind]
    return count


# ---------------------------------------------------------------- Events


@rule
def tribute_short(s: Year, seat: int) -> int:
    """dragon.event.tribute: yuan that are missing, each of them a person."""
    return max(0, TRIBUTE - s.yuan[seat])


@rule
def rice_short(s: Year, seat: int) -> int:
    """dragon.event.drought: inhabited palaces that go without rice."""
    return max(0, inhabited(s, seat) - s.rice[seat])


@rule
def most_rockets(s: Year, below: int) -> int:
    """dragon.event.festival: the highest count of rockets below a number."""
    most = 0
    for seat in range(s.seats):
        if s.rockets[seat] < below:
            most = max(most, s.rockets[seat])
    return most


@rule
def prize(rockets: int, most: int, next_most: int) -> int:
    """dragon.event.festival, dragon.event.festival.ties: points for a count of rockets; none without a rocket."""
    if rockets == 0:
        return 0
    return FIRST_POINTS if rockets == most else SECOND_POINTS if rockets == next_most else 0


@rule
def festival_points(s: Year, seat: int) -> int:
    """dragon.event.festival: the points that a seat's rockets bring."""
    most = most_rockets(s, MORE_THAN_ANY)
    return prize(s.rockets[seat], most, most_rockets(s, most))


@rule
def half_rounded_up(rockets: int) -> int:
    """dragon.event.festival: what those who scored give back."""
    return (rockets + 1) // 2


@rule
def helmets(s: Year, seat: int) -> int:
    """dragon.event.mongols: a point for each."""
    return symbols(s, seat, Person.WARRIOR)


@rule
def fewest_helmets(s: Year) -> int:
    """dragon.event.mongols: who has no more than these releases a person."""
    fewest = helmets(s, 0)
    for seat in range(1, s.seats):
        fewest = min(fewest, helmets(s, seat))
    return fewest


@rule
def contagion_short(s: Year, seat: int) -> int:
    """dragon.event.contagion: three people, less one for each mortar."""
    return max(0, CONTAGION - symbols(s, seat, Person.HEALER))


@rule
def is_empty(s: Year, seat: int, palace: int) -> bool:
    """dragon.decay: an empty palace loses a floor."""
    return s.living[seat, palace] == 0


# ---------------------------------------------------------------- The wall


@rule
def pieces_in_wall(s: Year, seat: int) -> int:
    """How many pieces of the wall a seat has built."""
    count = 0
    for place in range(s.wall_length):
        count += s.wall[place] == seat
    return count


@rule
def fewest_pieces(s: Year) -> int:
    """dragon.wall.score.gap: who has no more than these in the wall releases a person; none counts as well."""
    fewest = pieces_in_wall(s, 0)
    for seat in range(1, s.seats):
        fewest = min(fewest, pieces_in_wall(s, seat))
    return fewest


@rule
def wall_holds(s: Year, month: int) -> bool:
    """dragon.wall.score: whether the wall has at least as many pieces as the month has number."""
    return s.wall_length >= month


# ---------------------------------------------------------------- Points


@rule
def privilege_dragons(s: Year, seat: int) -> int:
    """dragon.action.privilege: the dragons on all privileges of a seat."""
    small = s.privileges[seat, Privilege.SMALL] * PRIVILEGE_DRAGONS[Privilege.SMALL]
    return small + s.privileges[seat, Privilege.LARGE] * PRIVILEGE_DRAGONS[Privilege.LARGE]


@rule
def income(s: Year, seat: int) -> int:
    """dragon.score.month: points each month for palaces, court ladies and privileges."""
    return s.palaces[seat] + symbols(s, seat, Person.LADY) + privilege_dragons(s, seat)


@rule
def people_points(s: Year, seat: int) -> int:
    """dragon.end.people: 2 points for each person."""
    return PERSON_POINTS * people_of(s, seat)


@rule
def monk_points(s: Year, seat: int) -> int:
    """dragon.end.monks: for each monk the Buddhas times the floors of its palace, free floors too."""
    points = 0
    for palace in range(s.palaces[seat]):
        for room in range(s.living[seat, palace]):
            kind = s.people[seat, palace, room]
            points += (PERSON_OF[kind] == Person.MONK) * SYMBOLS[kind] * s.floors[seat, palace]
    return points


@rule
def yuan_at_end(s: Year, seat: int) -> int:
    """dragon.end.money: money, and what rice and rockets sell for."""
    return s.yuan[seat] + SALE * (s.rice[seat] + s.rockets[seat])


@rule
def money_points(s: Year, seat: int) -> int:
    """dragon.end.money: a point for every full 3 yuan."""
    return yuan_at_end(s, seat) // YUAN_A_POINT


@rule
def total(s: Year, seat: int) -> int:
    """The points of a seat, from all sources."""
    points = 0
    for source in range(SOURCES):
        points += s.points[seat, source]
    return points


# ---------------------------------------------------------------- Actions


@rule
def fee(s: Year, group: int) -> int:
    """dragon.action.fee: 3 yuan if a dragon stands on the group, however many there are."""
    for seat in range(s.seats):
        if s.dragon[seat] == group:
            return FEE
    return 0


@rule
def price(s: Year, size: int) -> int:
    """dragon.action.privilege: yuan for a small or a large one."""
    return SMALL_PRICE if size == Privilege.SMALL else s.large_price
