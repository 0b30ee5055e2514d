"""The Imperial Palace: a building on four governors in a rhombus, and a seventh tile (huang.palace.build)."""

from typing import Final

from tianxia.core.compiled import rule
from tianxia.games.huang.board import beside
from tianxia.games.huang.state import NOWHERE, RESERVE, Huang
from tianxia.games.huang.tables import (
    HAND,
    LEFT,
    LOWER_LEFT,
    LOWER_RIGHT,
    RHOMBUS,
    RHOMBUSES,
    RIGHT,
    UPPER_LEFT,
    UPPER_RIGHT,
    Building,
    BuildingRow,
    Colour,
    Piece,
)

ROW = BuildingRow(Building.PALACE, 1, "huang.palace.build")
HAND_WITH_PALACE: Final = 7  # huang.palace.hand

ACROSS, RIGHTWARDS, UPRIGHT = range(RHOMBUSES)  # how a rhombus lies: leaning to the left, to the right, on its point


@rule
def rhombus_corner(s: Huang, number: int, corner: int) -> int:
    """huang.palace.build: the four hexes of a rhombus, in map order."""
    first = number // RHOMBUSES
    form = number % RHOMBUSES
    if corner == 0:
        return first
    if corner == 1:
        return beside(s, first, LOWER_LEFT if form == UPRIGHT else RIGHT)
    if corner == 2:  # noqa: PLR2004  # the third of four
        return beside(s, first, LOWER_LEFT if form == ACROSS else LOWER_RIGHT)
    if form == ACROSS:
        return beside(s, first, LOWER_RIGHT)
    if form == RIGHTWARDS:
        return beside(s, beside(s, first, LOWER_RIGHT), RIGHT)
    return beside(s, beside(s, first, LOWER_LEFT), LOWER_RIGHT)


@rule
def rhombus_with(s: Huang, at: int, form: int, corner: int) -> int:
    """Return the rhombus of this form in which `at` is this corner."""
    if corner == 0:
        first = at
    elif corner == 1:
        first = beside(s, at, UPPER_RIGHT if form == UPRIGHT else LEFT)
    elif corner == 2:  # noqa: PLR2004  # the third of four
        first = beside(s, at, UPPER_RIGHT if form == ACROSS else UPPER_LEFT)
    elif form == ACROSS:
        first = beside(s, at, UPPER_LEFT)
    elif form == RIGHTWARDS:
        first = beside(s, beside(s, at, LEFT), UPPER_LEFT)
    else:
        first = beside(s, beside(s, at, UPPER_LEFT), UPPER_RIGHT)
    return first * RHOMBUSES + form


@rule
def is_free_rhombus(s: Huang, number: int) -> bool:
    """huang.palace.build: four governors, none of them under a building."""
    for corner in range(RHOMBUS):
        at = rhombus_corner(s, number, corner)
        if s.piece[at] != Piece.YELLOW or s.building[at] != Building.NONE:
            return False
    return True


@rule
def hand_limit(s: Huang, seat: int) -> int:
    """huang.endturn.order, huang.palace.hand: six; seven at the end of one's own turn with the palace."""
    at = s.leader_at[seat, Colour.YELLOW]
    site = s.site[Building.PALACE, 0]
    if seat != s.turn or at == RESERVE or site == NOWHERE:
        return HAND
    return HAND_WITH_PALACE if s.group[at] == s.group[site // RHOMBUSES] else HAND
