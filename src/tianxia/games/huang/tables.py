"""Everything that HUANG prints on cardboard: tiles, leaders, buildings, maps, counts. No behaviour here."""

from enum import IntEnum
from typing import Final, NamedTuple

import numpy as np

from tianxia.games.huang.atlas import CAMPS, DIRECTIONS, MOST_BANDITS, maps, name_number

MIN_SEATS, MAX_SEATS = 2, 5  # the Dragon dynasty brings the fifth seat (huang.dragon)


class Colour(IntEnum):
    """The five colours of tiles, leaders and points (huang.colours)."""

    YELLOW = 0
    RED = 1
    BLUE = 2
    GREEN = 3
    WHITE = 4


COLOURS: Final = len(Colour)
SCORED: Final = COLOURS - 1  # white points are jokers (huang.end.score)
DYNASTIES: Final = ("tiger", "rabbit", "rat", "goat", "dragon")  # seat by seat


class Piece(IntEnum):
    """What lies on a space: nothing, a tile, a leader of a seat's dynasty, or bandits."""

    EMPTY = 0
    YELLOW = 1
    RED = 2
    BLUE = 3
    GREEN = 4
    WHITE = 5
    TIGER_YELLOW = 6
    TIGER_RED = 7
    TIGER_BLUE = 8
    TIGER_GREEN = 9
    TIGER_WHITE = 10
    RABBIT_YELLOW = 11
    RABBIT_RED = 12
    RABBIT_BLUE = 13
    RABBIT_GREEN = 14
    RABBIT_WHITE = 15
    RAT_YELLOW = 16
    RAT_RED = 17
    RAT_BLUE = 18
    RAT_GREEN = 19
    RAT_WHITE = 20
    GOAT_YELLOW = 21
    GOAT_RED = 22
    GOAT_BLUE = 23
    GOAT_GREEN = 24
    GOAT_WHITE = 25
    DRAGON_YELLOW = 26
    DRAGON_RED = 27
    DRAGON_BLUE = 28
    DRAGON_GREEN = 29
    DRAGON_WHITE = 30
    BANDITS_1 = 31
    BANDITS_2 = 32
    BANDITS_3 = 33
    BANDITS_4 = 34


TILE: Final = int(Piece.YELLOW)  # + the colour
LEADER: Final = int(Piece.TIGER_YELLOW)  # + the seat * COLOURS + the colour
BANDITS: Final = int(Piece.BANDITS_1) - 1  # + how many


class Terrain(IntEnum):
    """What a space is."""

    NONE = 0  # beyond the edge of the map
    LAND = 1
    RIVER = 2


class Building(IntEnum):
    """What stands on a tile (huang.building): the pagodas first, in the order of the colours."""

    NONE = 0
    YELLOW_PAGODA = 1
    RED_PAGODA = 2
    BLUE_PAGODA = 3
    GREEN_PAGODA = 4
    WHITE_PAGODA = 5
    PALACE = 6
    GRANARY = 7


PAGODA: Final = int(Building.YELLOW_PAGODA)  # + the colour
KINDS: Final = len(Building)
PAIR: Final = 2  # no building has more copies


class BuildingRow(NamedTuple):
    """One kind of building."""

    kind: Building
    copies: int
    rule: str


# huang.components
PAGODAS = (
    BuildingRow(Building.YELLOW_PAGODA, 2, "huang.pagoda"),
    BuildingRow(Building.RED_PAGODA, 2, "huang.pagoda"),
    BuildingRow(Building.BLUE_PAGODA, 2, "huang.pagoda"),
    BuildingRow(Building.GREEN_PAGODA, 2, "huang.pagoda"),
    BuildingRow(Building.WHITE_PAGODA, 1, "huang.pagoda"),
)

# huang.components: tiles of each colour
TILES = np.array([42, 36, 24, 24, 12], np.int64)

HAND: Final = 6  # tiles that are drawn up to (huang.setup.steps, huang.endturn.order)
MARKET: Final = 6
ACTIONS: Final = 2  # of a turn (huang.turn.actions)
MOST_REPLACED: Final = 6  # huang.replace.how
MOST_HELD: Final = 7  # a hand never holds more: six, and one with the palace (huang.palace.hand)
PRICE: Final = 2  # farmers for a riot, traders for a pagoda; a leader in reserve stands for one (huang.leader.reserve)
BONUS: Final = 1  # what a leader in reserve adds in a conflict
LEFT_OUT: Final = 24  # tiles that leave the bag in the short game (huang.short)
SIDES: Final = 3  # a tile touches three states at most

# Directions are those of the maps: right, and on against the clock.
RIGHT, UPPER_RIGHT, UPPER_LEFT, LEFT, LOWER_LEFT, LOWER_RIGHT = range(6)
AROUND: Final = len(DIRECTIONS)
FROM_LEFT = np.array([LEFT, UPPER_LEFT, LOWER_LEFT, UPPER_RIGHT, LOWER_RIGHT, RIGHT], np.int64)  # the upper one first

TRIANGLE: Final = 3  # tiles under a pagoda
RHOMBUS: Final = 4  # tiles under the palace
TRIANGLES: Final = 2  # that have their first hex in common: one points down, one up
RHOMBUSES: Final = 3

# The maps as tables. A map has fewer hexes than there are places: the last place is what lies beyond its edge.
HEXES: Final = 208
OFF_MAP: Final = HEXES - 1
MAPS = maps()
MapName = IntEnum("MapName", {one.id.upper(): place for place, one in enumerate(MAPS)})  # type: ignore[misc]
HEX_COUNT = np.array([len(one.hexes) for one in MAPS], np.int64)
HAS_GRANARIES = np.array([one.has_granaries for one in MAPS], np.int64)
FOR_TESTS = np.array([one.is_test for one in MAPS], np.int64)
NEIGHBOUR = np.full((len(MAPS), HEXES, AROUND), OFF_MAP, np.uint8)
TERRAIN = np.zeros((len(MAPS), HEXES), np.uint8)
CAMP = np.full((len(MAPS), CAMPS), OFF_MAP, np.uint8)  # the hex of each camp
BANDITS_ON = np.zeros((len(MAPS), CAMPS), np.uint8)  # the tile of each number
CAPITAL_NAMES = sorted({space.capital for one in MAPS for space in one.hexes if space.capital is not None})
CAPITAL = np.zeros((len(MAPS), HEXES), np.uint8)  # 1 + the place of its name among these, 0 elsewhere
NAME = np.zeros((len(MAPS), HEXES), np.int16)  # of each hex, as a number: its row and its place in the row
for place, one in enumerate(MAPS):
    BANDITS_ON[place, : len(one.bandits)] = one.bandits
    for at, space in enumerate(one.hexes):
        TERRAIN[place, at] = Terrain.RIVER if space.is_river else Terrain.LAND
        CAPITAL[place, at] = 0 if space.capital is None else 1 + CAPITAL_NAMES.index(space.capital)
        NAME[place, at] = name_number(space.name)
        NEIGHBOUR[place, at] = [OFF_MAP if beside is None else beside for beside in one.neighbours(at)]
        if space.camp is not None:
            CAMP[place, space.camp - 1] = at

# huang.bandits.setup
CAMPS_USED: Final = 5
MOST_BANDITS_IN_CAMP: Final = MOST_BANDITS
ANY_SHARE: Final = 2520  # divisible by every number from 1 to 10, so that the odds of a camp are whole
