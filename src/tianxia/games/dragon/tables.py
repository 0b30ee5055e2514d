"""Everything that In the Year of the Dragon prints on cardboard: people, cards, events, counts. No behaviour here."""

from enum import IntEnum
from typing import Final, NamedTuple

import numpy as np

MIN_SEATS, MAX_SEATS = 2, 5
MONTHS: Final = 12

# ---------------------------------------------------------------- People: dragon.setup.people


class Person(IntEnum):
    """The nine types of people."""

    CRAFTSMAN = 0
    LADY = 1
    TAX = 2
    FIREWORKER = 3
    WARRIOR = 4
    MONK = 5
    HEALER = 6
    FARMER = 7
    SCHOLAR = 8


class Kind(IntEnum):
    """The kinds of tiles: a type with its age. Craftsmen, ladies and tax collectors exist only young."""

    CRAFTSMAN = 0
    LADY = 1
    TAX = 2
    FIREWORKER_YOUNG = 3
    FIREWORKER_OLD = 4
    WARRIOR_YOUNG = 5
    WARRIOR_OLD = 6
    MONK_YOUNG = 7
    MONK_OLD = 8
    HEALER_YOUNG = 9
    HEALER_OLD = 10
    FARMER_YOUNG = 11
    FARMER_OLD = 12
    SCHOLAR_YOUNG = 13
    SCHOLAR_OLD = 14


class Tile(NamedTuple):
    """One kind of tile."""

    kind: Kind
    person: Person
    symbols: int
    value: int  # spaces on the person track when it moves in
    copies: int  # with five players
    fewer: int  # of them for each player who is missing (dragon.setup.people.count)


TILES = (
    Tile(Kind.CRAFTSMAN, Person.CRAFTSMAN, 1, 2, 10, 2),
    Tile(Kind.LADY, Person.LADY, 1, 1, 10, 2),
    Tile(Kind.TAX, Person.TAX, 3, 3, 10, 2),
    Tile(Kind.FIREWORKER_YOUNG, Person.FIREWORKER, 1, 5, 6, 1),
    Tile(Kind.FIREWORKER_OLD, Person.FIREWORKER, 2, 3, 4, 1),
    Tile(Kind.WARRIOR_YOUNG, Person.WARRIOR, 1, 5, 6, 1),
    Tile(Kind.WARRIOR_OLD, Person.WARRIOR, 2, 3, 4, 1),
    Tile(Kind.MONK_YOUNG, Person.MONK, 1, 6, 6, 1),
    Tile(Kind.MONK_OLD, Person.MONK, 2, 2, 4, 1),
    Tile(Kind.HEALER_YOUNG, Person.HEALER, 1, 4, 6, 1),
    Tile(Kind.HEALER_OLD, Person.HEALER, 2, 1, 4, 1),
    Tile(Kind.FARMER_YOUNG, Person.FARMER, 1, 4, 6, 1),
    Tile(Kind.FARMER_OLD, Person.FARMER, 2, 1, 4, 1),
    Tile(Kind.SCHOLAR_YOUNG, Person.SCHOLAR, 2, 4, 6, 1),
    Tile(Kind.SCHOLAR_OLD, Person.SCHOLAR, 3, 2, 4, 1),
)
PERSONS, KINDS = len(Person), len(Kind)
PERSON_OF = np.array([tile.person for tile in TILES], np.int64)
SYMBOLS = np.array([tile.symbols for tile in TILES], np.int64)
VALUE = np.array([tile.value for tile in TILES], np.int64)
COPIES = np.array(  # by seats and kind
    [[max(0, tile.copies - (MAX_SEATS - seats) * tile.fewer) for tile in TILES] for seats in range(MAX_SEATS + 1)],
    np.int64,
)
YOUNG = np.array([next(tile.kind for tile in TILES if tile.person == person) for person in Person], np.int64)
OLD = np.array([next(tile.kind for tile in TILES[::-1] if tile.person == person) for person in Person], np.int64)
ONE_AGE: Final = 3  # the first types, up to tax collectors, have only young tiles: type and kind are the same number
MOST_SYMBOLS = int(SYMBOLS.max())

# ---------------------------------------------------------------- Person cards: dragon.setup.player


class Card(IntEnum):
    """The cards in hand: one for each type, and question marks."""

    CRAFTSMAN = 0
    LADY = 1
    TAX = 2
    FIREWORKER = 3
    WARRIOR = 4
    MONK = 5
    HEALER = 6
    FARMER = 7
    SCHOLAR = 8
    WILD = 9


HAND = np.array([2 if card == Card.WILD else 1 for card in Card], np.int64)
CARDS = len(Card)
HAND_SIZE = int(HAND.sum())

# ---------------------------------------------------------------- Palaces and store: dragon.setup.player

START_YUAN, START_PALACES, START_FLOORS = 6, 2, 2
MAX_FLOORS: Final = 3
DRAFTED: Final = 2  # people that each player begins with (dragon.setup.draft)

# A court may hold any number of palaces, and no game comes to more than these: a test works out from the tables here
# how many people could ever move in, each somewhere else, and how many new palaces may stand empty beside theirs.
PALACES: Final = 26


class Privilege(IntEnum):
    """The two sizes of privileges."""

    SMALL = 0
    LARGE = 1


PRIVILEGES = len(Privilege)
PRIVILEGE_DRAGONS = np.array([1, 2], np.int64)
SMALL_PRICE: Final = 2
EDITIONS = ("2017", "2007")
LARGE_PRICE = np.array([7, 6], np.int64)  # by edition (dragon.option.edition)

# ---------------------------------------------------------------- Action cards: dragon.action


class Action(IntEnum):
    """The action cards. The last one belongs to the Great Wall."""

    TAX = 0
    BUILD = 1
    HARVEST = 2
    FIREWORKS = 3
    PARADE = 4
    STUDY = 5
    PRIVILEGE = 6
    WALL = 7


BASE_CARDS, ALL_CARDS = len(Action) - 1, len(Action)
AMOUNT = np.array([2, 1, 1, 1, 1, 1], np.int64)  # printed on the card, from taxes to study
HELPER = np.array(  # the people whose symbols add to it
    [Person.TAX, Person.CRAFTSMAN, Person.FARMER, Person.FIREWORKER, Person.WARRIOR, Person.SCHOLAR], np.int64
)
FEE: Final = 3  # yuan, where a dragon already stands (dragon.action.fee)
TOP_UP: Final = 3  # yuan, to which passing raises (dragon.action.pass)


def dealt_to(seats: int, cards: int) -> list[int]:
    """dragon.action.groups: the group of each card in the order of dealing, as even as possible, the largest first."""
    sizes = [cards // seats + (group < cards % seats) for group in range(seats)]
    return [group + 1 for group, size in enumerate(sizes) for _ in range(size)]


GROUP = np.array(  # by seats, cards and place in the order of dealing
    [
        [
            (dealt_to(seats, cards) if seats else []) + [0] * (ALL_CARDS - cards * (seats > 0))
            for cards in range(ALL_CARDS + 1)
        ]
        for seats in range(MAX_SEATS + 1)
    ],
    np.int64,
)

# ---------------------------------------------------------------- Events: dragon.setup.events


class Event(IntEnum):
    """What a month brings."""

    PEACE = 0
    TRIBUTE = 1
    DROUGHT = 2
    FESTIVAL = 3
    MONGOLS = 4
    CONTAGION = 5


EVENTS = len(Event)
EVENT_COPIES: Final = 2
PEACEFUL: Final = 2  # months at the start of the year
TRIBUTE: Final = 4  # yuan (dragon.event.tribute)
FIRST_POINTS, SECOND_POINTS = 6, 3  # of the festival (dragon.event.festival)
CONTAGION: Final = 3  # people (dragon.event.contagion)

# ---------------------------------------------------------------- Points: dragon.score, dragon.end


class Source(IntEnum):
    """Where points come from."""

    PALACES = 0
    LADIES = 1
    PRIVILEGES = 2
    PERSONS = 3
    MONKS = 4
    MONEY = 5
    STUDY = 6
    FESTIVAL = 7
    MONGOLS = 8
    WALL = 9
    SUPER = 10


SOURCES = len(Source)
PERSON_POINTS: Final = 2  # dragon.end.people
SALE: Final = 2  # yuan for a rice or a rocket (dragon.end.money)
YUAN_A_POINT: Final = 3

# ---------------------------------------------------------------- The Great Wall: dragon.wall


class Bonus(IntEnum):
    """The six wall pieces that each player has, by their bonus."""

    RICE = 0
    ROCKET = 1
    FLOOR = 2
    YUAN = 3
    TRACK = 4
    POINTS = 5


BONUSES = len(Bonus)
BONUS_AMOUNT = np.array([1, 1, 1, 2, 3, 3], np.int64)
BONUS_LIKE = np.array(  # the people whose symbols are worth the same
    [Person.FARMER, Person.FIREWORKER, Person.CRAFTSMAN, Person.TAX, Person.WARRIOR, Person.SCHOLAR], np.int64
)

# ---------------------------------------------------------------- The Super-Events (dragon.super)


class Super(IntEnum):
    """The ten super-events."""

    NONE = 0
    LANTERN = 1
    BUDDHA = 2
    EARTHQUAKE = 3
    FLOOD = 4
    ECLIPSE = 5
    VOLCANO = 6
    TORNADO = 7
    SUNRISE = 8
    ASSASSINATION = 9
    CHARTER = 10


SUPERS = len(Super) - 1
SUPER_MONTH: Final = 7
EARTHQUAKE_FLOORS: Final = 2
TORNADO_CARDS: Final = 2
FLOOD_SHARE: Final = 2  # one of so many things is given back


class Goods(IntEnum):
    """What a flood takes, in the order in which it is given."""

    YUAN = 0
    RICE = 1
    ROCKET = 2


GOODS = len(Goods)
