"""Pagodas and the palace: what completes a shape, what is built, moves, or falls (huang.pagoda, huang.palace.build)."""

from tianxia.core.compiled import rule
from tianxia.core.notes import note, noting
from tianxia.games.huang.board import beside, colour_of, is_tile
from tianxia.games.huang.boxes.palace import is_free_rhombus, rhombus_corner, rhombus_with
from tianxia.games.huang.state import NOWHERE, RESERVE, Huang
from tianxia.games.huang.tables import (
    LEFT,
    LOWER_LEFT,
    LOWER_RIGHT,
    PAGODA,
    PAIR,
    RHOMBUS,
    RHOMBUSES,
    RIGHT,
    TRIANGLE,
    TRIANGLES,
    UPPER_LEFT,
    UPPER_RIGHT,
    Building,
    Colour,
)
from tianxia.games.huang.telling import name_of, note_fall
from tianxia.games.huang.words import Note

# ---------------------------------------------------------------- Shapes


@rule
def triangle_corner(s: Huang, number: int, corner: int) -> int:
    """huang.triangle: the three hexes of a triangle, in map order."""
    first = number // TRIANGLES
    if corner == 0:
        return first
    if corner == 1:
        return beside(s, first, LOWER_LEFT if number % TRIANGLES else RIGHT)
    return beside(s, first, LOWER_RIGHT)


@rule
def is_free_triangle(s: Huang, number: int) -> bool:
    """huang.triangle, huang.pagoda.free: three tiles of one colour, none of them under a building."""
    colour = s.piece[number // TRIANGLES]
    free = is_tile(colour)
    for corner in range(TRIANGLE):
        at = triangle_corner(s, number, corner)
        free &= (s.piece[at] == colour) & (s.building[at] == Building.NONE)
    return free


@rule
def triangle_with(s: Huang, at: int, place: int) -> int:
    """Return one of the six triangles that a hex belongs to."""
    if place < TRIANGLES:
        return at * TRIANGLES + place
    if place == 2:  # noqa: PLR2004  # the third of six
        return beside(s, at, LEFT) * TRIANGLES
    if place == 3:  # noqa: PLR2004  # the fourth
        return beside(s, at, UPPER_RIGHT) * TRIANGLES + 1
    return beside(s, at, UPPER_LEFT) * TRIANGLES + place % TRIANGLES


TRIANGLES_AROUND = 6


@rule
def size_of(kind: int) -> int:
    """How many tiles a building stands on."""
    return RHOMBUS if kind == Building.PALACE else TRIANGLE


@rule
def corner_of(s: Huang, kind: int, site: int, corner: int) -> int:
    """Return a hex of the shape that a building of this kind stands on."""
    return rhombus_corner(s, site, corner) if kind == Building.PALACE else triangle_corner(s, site, corner)


@rule
def is_on(s: Huang, kind: int, site: int, at: int) -> bool:
    """Whether a building on this site stands on this hex, too."""
    found = False
    for corner in range(size_of(kind)):
        found |= corner_of(s, kind, site, corner) == at
    return found


# ---------------------------------------------------------------- May it be built


@rule
def is_there(s: Huang, kind: int) -> bool:
    """huang.pagoda.supply: one in the supply, or one on the board that can move."""
    return bool((s.supply[kind] > 0) | (s.site[kind, 0] != NOWHERE))


@rule
def completes_triangle(s: Huang, at: int) -> bool:
    """huang.pagoda.free: the tile is part of a triangle that a pagoda may be built on."""
    if not is_there(s, PAGODA + colour_of(s.piece[at])):
        return False
    for place in range(TRIANGLES_AROUND):
        if is_free_triangle(s, triangle_with(s, at, place)):
            return True
    return False


@rule
def completes_rhombus(s: Huang, at: int) -> bool:
    """huang.palace.build: the governor is part of a rhombus that the palace may be built on."""
    if not is_there(s, Building.PALACE):
        return False
    for form in range(RHOMBUSES):
        for corner in range(RHOMBUS):
            if is_free_rhombus(s, rhombus_with(s, at, form, corner)):
                return True
    return False


@rule
def allows_building(s: Huang, at: int) -> bool:
    """Whether the tile that was placed at `at` allows a pagoda or the palace."""
    if s.building[at] != Building.NONE:
        return False
    if completes_triangle(s, at):
        return True
    return colour_of(s.piece[at]) == Colour.YELLOW and completes_rhombus(s, at)


@rule
def may_stand_in(s: Huang, seat: int, colour: int) -> bool:
    """huang.leader.reserve: whether the seat's leader of this colour is in reserve, and so may help."""
    return bool(s.leader_at[seat, colour] == RESERVE)


# ---------------------------------------------------------------- Building


@rule
def build(s: Huang, kind: int, site: int) -> None:
    """Set a building up on a site, the lower site first."""
    for corner in range(size_of(kind)):
        s.building[corner_of(s, kind, site, corner)] = kind
    if s.site[kind, 0] == NOWHERE:
        s.site[kind, 0] = site
    else:
        s.site[kind, 1] = max(s.site[kind, 0], site)
        s.site[kind, 0] = min(s.site[kind, 0], site)


@rule
def lift(s: Huang, kind: int, site: int) -> None:
    """Take a building off its site."""
    for corner in range(size_of(kind)):
        s.building[corner_of(s, kind, site, corner)] = Building.NONE
    if s.site[kind, 0] == site:
        s.site[kind, 0] = s.site[kind, 1]
    s.site[kind, 1] = NOWHERE


@rule
def must_choose(s: Huang, kind: int) -> bool:
    """huang.pagoda.supply: none is left in the supply, and there are two that could move."""
    return bool((s.supply[kind] == 0) & (s.site[kind, 1] != NOWHERE))


@rule
def establish(s: Huang, kind: int, site: int) -> None:
    """huang.pagoda.supply: from the supply; only where none is left there, the one on the board moves."""
    if s.supply[kind] > 0:
        s.supply[kind] -= 1
    else:
        move_away(s, kind, int(s.site[kind, 0]))
    build(s, kind, site)


@rule
def move_away(s: Huang, kind: int, site: int) -> None:
    """huang.pagoda.supply: a building leaves its site for another one."""
    if noting(s):
        a = name_of(s, corner_of(s, kind, site, 0))
        b = name_of(s, corner_of(s, kind, site, 1))
        c = name_of(s, corner_of(s, kind, site, 2))
        if kind == Building.PALACE:
            note(s, Note.PALACE_MOVED, a, b, c, name_of(s, corner_of(s, kind, site, 3)))
        else:
            note(s, Note.PAGODA_MOVED, a, b, c)
    lift(s, kind, site)


@rule
def fall(s: Huang, at: int) -> None:
    """huang.pagoda.fall, huang.kingdoms.building: what stood on a tile goes to the supply, a granary for good."""
    kind = int(s.building[at])
    if kind == Building.NONE:
        return
    if kind == Building.GRANARY:
        s.building[at] = Building.NONE
        if noting(s):
            note(s, Note.GRANARY_BURNT, name_of(s, at))
        return
    site = int(s.site[kind, 0])
    if not is_on(s, kind, site, at):
        site = int(s.site[kind, 1])
    if noting(s):
        note_fall(
            s, kind, corner_of(s, kind, site, 0), corner_of(s, kind, site, 1), corner_of(s, kind, site, 2),
            corner_of(s, kind, site, 3) if kind == Building.PALACE else at,
        )  # fmt: skip
    lift(s, kind, site)
    s.supply[kind] += 1


@rule
def pagodas_in(s: Huang, group: int, colour: int) -> int:
    """huang.pagoda.score: how many pagodas of a colour stand in a state."""
    count = 0
    for copy in range(PAIR):
        site = s.site[PAGODA + colour, copy]
        if site != NOWHERE:
            count += s.group[site // TRIANGLES] == group
    return count
