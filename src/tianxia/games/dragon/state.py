"""One position of In the Year of the Dragon: every field with its meaning. All of it lies open on the table."""

from enum import IntEnum

from tianxia.core.fields import PUBLIC, SEAT, Axis, Counts, Position, layout, number, table
from tianxia.games.dragon.tables import (
    MAX_FLOORS,
    MONTHS,
    PALACES,
    Action,
    Bonus,
    Card,
    Event,
    Goods,
    Kind,
    Person,
    Privilege,
    Source,
    Super,
)

NO_ONE = -1
NO_EVENT = -1
TO_DRAW, TO_AGREE = -1, -2  # in place of a super-event


class Phase(IntEnum):
    """Where in the year we are; decay and scoring ask nobody, so no position rests there."""

    SETUP = 0  # chance lays the year out
    DRAFT = 1  # the first two people
    ACTION = 2
    PERSON = 3
    EVENT = 4
    WALL = 5  # the count of the wall after a Mongol invasion
    SUPER = 6
    LAST_WALL = 7  # the last count of the wall
    OVER = 8


class Step(IntEnum):
    """What is to be decided now, or drawn."""

    START_SEAT = 0  # chance: who drafts first
    EVENT = 1  # chance: the next event of the year
    SUPER = 2  # chance: the super-event
    AGREE = 3  # which super-event the table has agreed on
    DRAFT = 4  # two young people
    HOUSE = 5  # in which palace `tile` moves in, whom it replaces, or that it is refused
    DEAL = 6  # chance: the next card of a group
    ACTION = 7
    BUILD = 8  # where the next of `left` floors goes
    CARD = 9  # a person card, and whom it calls
    RELEASE = 10  # who leaves
    FEED = 11  # which palace gets the next rice
    LOWER = 12  # which palace loses the next of `left` floors
    GIVE = 13  # which of the goods is given back next, of `left`
    DISCARD = 14  # two person cards
    SUNRISE = 15  # a type of young people
    CHARTER = 16  # a type of one's own people
    NEXT = 17  # nobody: the rules go on; no position rests here
    OVER = 18


PLACE = Axis("place", SEAT.size)
PALACE = Axis("palace", PALACES)
ROOM = Axis("room", MAX_FLOORS)
MONTH = Axis("month", MONTHS)
KIND = Axis("kind", len(Kind), Kind)
PERSON = Axis("person", len(Person), Person)
CARD = Axis("card", len(Card), Card)
ACTION = Axis("action", len(Action), Action)
PRIVILEGE = Axis("privilege", len(Privilege), Privilege)
BONUS = Axis("bonus", len(Bonus), Bonus)
GOODS = Axis("goods", len(Goods), Goods)
SOURCE = Axis("source", len(Source), Source)


class Year(Position):
    """A position. Seats, palaces and places count from 0 here, and from 1 in what people read."""

    step: int = number("i1", PUBLIC, "what is to be decided or drawn", values=Step)
    phase: int = number("i1", PUBLIC, "where in the year we are", values=Phase)
    month: int = number("i1", PUBLIC, "the month, 1 to 12; 0 before the first")
    event: Counts = table("i1", (MONTH,), PUBLIC, "the year's events; -1 is not laid yet", values=Event, least=NO_EVENT)
    super_event: int = number(
        "i1", PUBLIC, "what month 7 brings besides; -1 is still to be drawn, -2 to be agreed on",
        values=Super, least=TO_AGREE,
    )  # fmt: skip
    again: int = number("i1", PUBLIC, "1 while the event of the month happens a second time")

    cards: int = number("i1", PUBLIC, "action cards that are dealt each month")
    large_price: int = number("i1", PUBLIC, "yuan that a large privilege costs")
    wall_spaces: int = number("i1", PUBLIC, "spaces for the wall below the events: 12, or 0 where none is built")
    last_wall_in_event: int = number("i1", PUBLIC, "1 if the last count of the wall belongs to the event of month 12")
    decay_before: int = number("i1", PUBLIC, "1 if palaces decay before the super-event of month 7")
    decay_after: int = number("i1", PUBLIC, "1 if palaces decay after the super-event of month 7")

    dealt: int = number("i1", PUBLIC, "action cards that have been dealt this month")
    group: Counts = table("i1", (ACTION,), PUBLIC, "the group that each action card lies in, from 1; 0 is not dealt")
    dragon: Counts = table("i1", (SEAT,), PUBLIC, "the group on which each seat's dragon stands, or 0")

    track: Counts = table("i1", (PLACE,), PUBLIC, "the seats as they stand on the person track", filled=("seats",))
    space: Counts = table("i2", (SEAT,), PUBLIC, "the space of each seat's marker on the person track")
    line: Counts = table(
        "i1", (PLACE,), PUBLIC, "in which order seats have their turn in this phase", filled=("seats",)
    )
    turn: int = number("i1", PUBLIC, "the place in this order that has come to")

    supply: Counts = table("i1", (KIND,), PUBLIC, "people who can still be called")
    hand: Counts = table("i1", (SEAT, CARD), PUBLIC, "person cards in hand: all began alike and play them openly")
    palaces: Counts = table("i1", (SEAT,), PUBLIC, "how many palaces each seat has")
    floors: Counts = table("i1", (SEAT, PALACE), PUBLIC, "the floors of each palace", filled=("palaces",))
    living: Counts = table("i1", (SEAT, PALACE), PUBLIC, "how many people live in each palace", filled=("palaces",))
    people: Counts = table(
        "u1", (SEAT, PALACE, ROOM), PUBLIC, "who they are, in the order of their kinds",
        values=Kind, filled=("palaces", "living"),
    )  # fmt: skip
    yuan: Counts = table("i2", (SEAT,), PUBLIC, "money")
    rice: Counts = table("i2", (SEAT,), PUBLIC, "rice in store")
    rockets: Counts = table("i2", (SEAT,), PUBLIC, "rockets in store")
    privileges: Counts = table("i1", (SEAT, PRIVILEGE), PUBLIC, "privileges bought, small and large")
    points: Counts = table("i2", (SEAT, SOURCE), PUBLIC, "points, by where they came from")

    pieces: Counts = table("i1", (SEAT, BONUS), PUBLIC, "1 for each wall piece that has not been built yet")
    wall_length: int = number("i1", PUBLIC, "pieces in the wall")
    wall: Counts = table("i1", (MONTH,), PUBLIC, "who built each piece of the wall", filled=("wall_length",))

    tile: int = number("i1", PUBLIC, "the person who waits to be housed, or -1", values=Kind, least=NO_ONE)
    next_tile: int = number("i1", PUBLIC, "the second of the first two people, or -1", values=Kind, least=NO_ONE)
    left: int = number("i2", PUBLIC, "floors to be built or taken away, or goods to be given back, by whose turn it is")
    palace: int = number(
        "i1", PUBLIC, "the palace that is looked at: the next that may be fed, or the one that releases"
    )
    given: Counts = table("i2", (GOODS,), PUBLIC, "what has been given back of them so far")
    unfed: Counts = table("i1", (PALACE,), PUBLIC, "1 for each palace, of the one whose turn it is, without rice")
    owed: Counts = table("i1", (SEAT,), PUBLIC, "people whom each seat has still to release")
    greeted: Counts = table("i1", (PERSON,), PUBLIC, "1 for each type that has been taken at this sunrise")


LAYOUT = layout(Year)
