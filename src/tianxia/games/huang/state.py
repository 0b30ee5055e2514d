"""One position of HUANG: every field with its meaning, and who may know it."""

from enum import IntEnum
from typing import Final

from tianxia.core.fields import OWNER, PUBLIC, REMEMBERED, SEAT, SECRET, Axis, Counts, Position, layout, number, table
from tianxia.games.huang.tables import COLOURS, HEXES, KINDS, PAIR, SIDES, Building, Colour, MapName, Piece, Terrain

NOWHERE: Final = -1
RESERVE: Final = NOWHERE  # where a leader is that is not on the board
NO_ONE: Final = -1


class Step(IntEnum):
    """What is to be decided now, or drawn."""

    CAMP = 0  # chance: which camp gets bandits
    BANDITS = 1  # chance: how many, on the camp at `at`
    HAND = 2  # chance: a tile of `drawer`'s first hand
    MARKET = 3  # chance: a tile of the first market
    START_SEAT = 4  # chance: who begins
    ACTION = 5  # one of the five actions
    OFFER = 6  # whether to build on what the tile at `at` completes
    LIFT = 7  # which of two buildings moves to `site`
    PICK = 8  # a market tile for the trader at `at`
    CHAIN = 9  # another farmer beside the one at `at`
    ATTACK = 10  # what the attacker adds to the revolt of the leader at `at`
    DEFEND = 11  # what the defender adds
    SUPPORT = 12  # which side to support in the war that the tile at `at` has brought
    TIE = 13  # which of the strongest sides wins it
    LOSSES = 14  # which soldiers of the winner pay
    BANDIT_LOSSES = 15  # which soldiers are lost to the bandits beside `at`
    GRANARIES = 16  # whether to collect granaries, and which one stays
    REPLACE = 17  # chance: a tile for one that was replaced
    REFILL = 18  # chance: a tile that `drawer` draws at the end of a turn
    FILL = 19  # chance: a tile for the market at the end of a turn
    OVER = 20


HEX = Axis("hex", HEXES)
COLOUR = Axis("colour", COLOURS, Colour)
KIND = Axis("kind", KINDS, Building)
COPY = Axis("copy", PAIR)
SIDE = Axis("side", SIDES)


class Huang(Position):
    """A position. Seats and hexes count from 0 here; people read dynasties, and letters with numbers."""

    step: int = number("i1", PUBLIC, "what is to be decided or drawn", values=Step)
    turn: int = number("i1", PUBLIC, "whose turn it is; in set-up who begins, or -1 if that is drawn", least=NO_ONE)
    turns: int = number("i2", PUBLIC, "turns that have begun")
    action: int = number("i1", PUBLIC, "the action of this turn that is going on: 1 or 2; 0 between turns")
    at: int = number("i2", PUBLIC, "the hex that it is about, or -1", least=NOWHERE)
    drawer: int = number("i1", PUBLIC, "the seat that draws, or -1", least=NO_ONE)
    to_draw: int = number("i1", PUBLIC, "tiles of a replacement that are still to be drawn")

    board: int = number("u1", PUBLIC, "the map", values=MapName)
    hexes: int = number("u1", PUBLIC, "how many hexes it has")
    terrain: Counts = table("u1", (HEX,), PUBLIC, "land or river", values=Terrain, filled=("hexes",))
    piece: Counts = table("u1", (HEX,), PUBLIC, "what lies on each hex", values=Piece, filled=("hexes",))
    building: Counts = table("u1", (HEX,), PUBLIC, "what stands on its tile", values=Building, filled=("hexes",))
    group: Counts = table(
        "u1", (HEX,), PUBLIC, "1 + the lowest hex that the piece is linked with; 0 without a piece, or where it links "
        "nothing yet: the tile that brought a war or beat bandits, until that is over", filled=("hexes",),
    )  # fmt: skip
    leaders: Counts = table(
        "u1",
        (HEX,),
        PUBLIC,
        "of the group with this lowest hex: the colours of its leaders, as bits",
        filled=("hexes",),
    )
    governors: Counts = table("u1", (HEX,), PUBLIC, "yellow tiles beside each hex", filled=("hexes",))
    camps: int = number("i1", PUBLIC, "bandit tiles on the board")
    leader_at: Counts = table("i2", (SEAT, COLOUR), PUBLIC, "where each leader stands, or -1 in reserve", least=RESERVE)
    site: Counts = table(
        "i2", (KIND, COPY), PUBLIC, "the triangles (of the palace: rhombus) where buildings of each kind stand, the "
        "lower first, or -1; a triangle is 2 × its first hex, + 1 if that is the upper point; a rhombus 3 × + its form",
        least=NOWHERE,
    )  # fmt: skip
    supply: Counts = table("i1", (KIND,), PUBLIC, "buildings of each kind beside the board")

    bag: Counts = table("i1", (COLOUR,), SECRET, "tiles that nobody has drawn")
    bag_size: int = number("i2", PUBLIC, "how many of these may still be drawn: the short game leaves 24 of them out")
    market: Counts = table("i1", (COLOUR,), PUBLIC, "open tiles in the market")
    box: Counts = table("i1", (COLOUR,), PUBLIC, "tiles that went to the box before all eyes")
    hand: Counts = table("i1", (SEAT, COLOUR), OWNER, "tiles in hand")
    hand_size: Counts = table("i1", (SEAT,), PUBLIC, "how many tiles are in hand")
    replaced: Counts = table("i1", (SEAT, COLOUR), OWNER, "tiles that each seat has replaced, face down")
    replaced_size: Counts = table("i1", (SEAT,), PUBLIC, "how many these are")
    surely_held: Counts = table("i1", (SEAT, COLOUR), PUBLIC, "tiles that must be in hand, for who kept count")
    surely_had: Counts = table("i1", (SEAT, COLOUR), PUBLIC, "tiles that must be in hand or replaced, likewise")

    points: Counts = table("i2", (SEAT, COLOUR), REMEMBERED, "points behind the screen")
    granaries: Counts = table("i1", (SEAT,), REMEMBERED, "granaries behind the screen")

    site_chosen: int = number("i2", PUBLIC, "the triangle or rhombus that a building moves to, or -1", least=NOWHERE)
    kind_chosen: int = number("i1", PUBLIC, "the kind of building that moves there", values=Building)
    sides: int = number("i1", PUBLIC, "how many states are at war, or joined against bandits")
    side: Counts = table("u1", (SIDE,), PUBLIC, "their groups as they were before the tile, from the left")
    sent: Counts = table("i1", (SIDE,), PUBLIC, "tiles sent to each side of a war; in a revolt attacker, defender")
    sent_leaders: Counts = table("i1", (SIDE,), PUBLIC, "leaders in reserve that help each side, likewise")
    winner: int = number("i1", PUBLIC, "the side that has won the war and pays, or -1", least=NO_ONE)
    owed: int = number("i1", PUBLIC, "soldiers on the board that are still to be lost")
    lost: int = number(
        "i2", PUBLIC, "the hex of the soldier lost last, or -1: the next one has a higher number", least=NOWHERE
    )


LAYOUT = layout(Huang)
