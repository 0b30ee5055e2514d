"""What a learner reads of a position: numbers between about -1 and 1, from the seat's own view, own seat first."""

from typing import Final

from tianxia.core.compiled import rule
from tianxia.core.fields import Planes
from tianxia.games.huang.atlas import MOST_BANDITS
from tianxia.games.huang.board import colour_of, is_leader, is_tile, owner_of
from tianxia.games.huang.boxes.bandits import bandits_at
from tianxia.games.huang.endings import next_seat
from tianxia.games.huang.state import RESERVE, Huang, Step
from tianxia.games.huang.tables import (
    ACTIONS,
    AROUND,
    COLOURS,
    HEXES,
    KINDS,
    MARKET,
    MAX_SEATS,
    MOST_HELD,
    PAIR,
    SIDES,
    TILES,
    Building,
    Terrain,
)

MANY_POINTS: Final = 16  # of a colour: more are rare
STEPS: Final = len(Step)
TABLE: Final = STEPS + 6 + COLOURS + KINDS + SIDES * 2
OWN: Final = COLOURS
BY_SEAT: Final = 4 + 4 * COLOURS
BY_HEX: Final = 5 + COLOURS + MAX_SEATS + COLOURS + KINDS + 1
NUM_PLANES: Final = TABLE + OWN + MAX_SEATS * BY_SEAT + HEXES * BY_HEX


@rule
def planes(s: Huang, seat: int, out: Planes) -> None:
    """Write all that a player at the table looks at: the table, the own hand, each seat, each hex."""
    out[:] = 0
    table_planes(s, seat, out)
    place = TABLE
    for colour in range(COLOURS):
        out[place + colour] = s.hand[seat, colour] / MOST_HELD
    place += OWN
    other = seat
    for _ in range(s.seats):
        seat_planes(s, other, out, place)
        place += BY_SEAT
        other = next_seat(s, other)
    for at in range(s.hexes):
        hex_planes(s, at, seat, out, NUM_PLANES - (HEXES - at) * BY_HEX)


@rule
def table_planes(s: Huang, seat: int, out: Planes) -> None:
    """Write what belongs to nobody in particular."""
    out[s.step] = 1
    place = STEPS
    out[place] = s.seat == seat
    out[place + 1] = s.turn == seat
    out[place + 2] = s.action / ACTIONS
    out[place + 3] = s.bag_size / TILES.sum()
    out[place + 4] = s.owed / MOST_HELD
    out[place + 5] = s.sides / SIDES
    place += 6
    for colour in range(COLOURS):
        out[place + colour] = s.market[colour] / MARKET
    place += COLOURS
    for kind in range(KINDS):
        out[place + kind] = s.supply[kind] / PAIR
    place += KINDS
    for side in range(SIDES):
        out[place + 2 * side] = s.sent[side] / MOST_HELD
        out[place + 2 * side + 1] = s.sent_leaders[side]


@rule
def seat_planes(s: Huang, seat: int, out: Planes, place: int) -> None:
    """Write what is known of one seat."""
    out[place] = 1
    out[place + 1] = s.hand_size[seat] / MOST_HELD
    out[place + 2] = s.granaries[seat] / MANY_POINTS
    out[place + 3] = s.turn == seat
    place += 4
    for colour in range(COLOURS):
        out[place + 4 * colour] = s.points[seat, colour] / MANY_POINTS
        out[place + 4 * colour + 1] = s.leader_at[seat, colour] != RESERVE
        out[place + 4 * colour + 2] = s.surely_held[seat, colour] / MOST_HELD
        out[place + 4 * colour + 3] = s.surely_had[seat, colour] / MOST_HELD


@rule
def hex_planes(s: Huang, at: int, seat: int, out: Planes, place: int) -> None:
    """Write what a hex is, what lies and stands there, and whose leader it is."""
    piece = s.piece[at]
    out[place] = s.terrain[at] == Terrain.LAND
    out[place + 1] = s.terrain[at] == Terrain.RIVER
    out[place + 2] = s.governors[at] / AROUND
    out[place + 3] = s.at == at
    out[place + 4] = bandits_at(s, at) / MOST_BANDITS
    place += 5
    if is_tile(piece):
        out[place + colour_of(piece)] = 1
    place += COLOURS
    if is_leader(piece):
        out[place + (owner_of(piece) - seat + s.seats) % s.seats] = 1
        out[place + MAX_SEATS + colour_of(piece)] = 1
    place += MAX_SEATS + COLOURS
    if s.building[at] != Building.NONE:
        out[place + s.building[at]] = 1
    out[place + KINDS] = is_side(s, at)


@rule
def is_side(s: Huang, at: int) -> bool:
    """huang.war.sides: whether the piece here belongs to a state that is at war."""
    found = False
    for side in range(s.sides):
        found |= (s.side[side] == s.group[at]) & (s.group[at] > 0)
    return found
