"""What lies on the board, and how it is linked: neighbours, groups, states, triangles (huang.adjacent, huang.state).

The groups of linked pieces are kept in the position, for they are asked for all the time and change seldom. Each is
called after its lowest hex, so that a position has one way only to be written: `group` holds 1 + that hex for every
piece, and at that hex `leaders` holds the colours of the group's leaders as bits. A group with leaders is a state.
"""

from tianxia.core.compiled import rule
from tianxia.games.huang.state import RESERVE, Huang
from tianxia.games.huang.tables import (
    AROUND,
    BANDITS,
    COLOURS,
    HEXES,
    LEADER,
    LEFT,
    NEIGHBOUR,
    OFF_MAP,
    TILE,
    UPPER_LEFT,
    UPPER_RIGHT,
    Piece,
)

# ---------------------------------------------------------------- Looking


@rule
def beside(s: Huang, at: int, way: int) -> int:
    """huang.adjacent: the hex beside this one in a direction, OFF_MAP beyond the edge, where nothing ever lies."""
    return int(NEIGHBOUR[s.board, at, way])


@rule
def is_tile(piece: int) -> bool:
    """Whether a piece is a tile, of whatever colour."""
    return TILE <= piece < LEADER


@rule
def is_leader(piece: int) -> bool:
    """Whether a piece is a leader, of whatever dynasty."""
    return LEADER <= piece <= BANDITS


@rule
def owner_of(leader: int) -> int:
    """Return the seat of a leader on the board."""
    return (leader - LEADER) // COLOURS


@rule
def colour_of(piece: int) -> int:
    """Return the colour of a tile or a leader."""
    return (piece - TILE) % COLOURS  # leaders come seat by seat, right after the tiles


@rule
def leader_piece(seat: int, colour: int) -> int:
    """Return the piece that a seat's leader is."""
    return LEADER + seat * COLOURS + colour


@rule
def is_empty(s: Huang, at: int, terrain: int) -> bool:
    """huang.board: a space of this kind with nothing on it."""
    return bool((s.piece[at] == Piece.EMPTY) & (s.terrain[at] == terrain))


@rule
def leaders_of(s: Huang, group: int) -> int:
    """huang.state: the colours of a group's leaders, as bits; 0 for a loose group, or for none."""
    return s.leaders[group - 1] if group > 0 else 0


@rule
def leader_in(s: Huang, group: int, colour: int) -> int:
    """Return the seat whose leader of this colour stands in a state, or -1; where two do, in a revolt, the first."""
    for seat in range(s.seats):
        at = s.leader_at[seat, colour]
        if at != RESERVE and s.group[at] == group:
            return seat
    return -1


@rule
def soldiers_in(s: Huang, group: int) -> int:
    """huang.war.strength: how many red tiles a group has."""
    count = 0
    for at in range(HEXES):
        count += (s.group[at] == group) & (s.piece[at] == Piece.RED)
    return count


@rule
def is_first_of_its_group(s: Huang, at: int, way: int) -> bool:
    """Whether no earlier direction around `at` touches the same group as this one."""
    group = s.group[beside(s, at, way)]
    for earlier in range(way):
        if s.group[beside(s, at, earlier)] == group:
            return False
    return group > 0


@rule
def states_beside(s: Huang, at: int) -> int:
    """How many states a hex touches."""
    count = 0
    for way in range(AROUND):
        if is_first_of_its_group(s, at, way) and leaders_of(s, s.group[beside(s, at, way)]) > 0:
            count += 1
    return count


@rule
def leaders_beside(s: Huang, at: int) -> int:
    """The colours of the leaders of all states that a hex touches; those of several of them shifted by COLOURS."""
    once = 0
    twice = 0
    for way in range(AROUND):
        if is_first_of_its_group(s, at, way):
            these = leaders_of(s, s.group[beside(s, at, way)])
            twice |= once & these
            once |= these
    return once | twice << COLOURS


@rule
def would_clash(s: Huang, at: int) -> int:
    """huang.tile.unite, huang.war.leaders: the colours that two states which a hex touches both have, as bits."""
    return leaders_beside(s, at) >> COLOURS


# ---------------------------------------------------------------- Changing


@rule
def put(s: Huang, at: int, piece: int) -> None:
    """Lay a piece down. It links nothing yet."""
    s.piece[at] = piece
    if piece == Piece.YELLOW:
        count_governors(s, at, 1)


@rule
def count_governors(s: Huang, at: int, more: int) -> None:
    """A governor comes or goes: the hexes around it have one more or less."""
    s.governors[OFF_MAP] = AROUND  # so that it cannot fall below zero
    for way in range(AROUND):
        s.governors[beside(s, at, way)] += more
    s.governors[OFF_MAP] = 0


@rule
def link(s: Huang, at: int) -> None:
    """huang.adjacent: the piece at `at` and all groups that it touches become one."""
    lowest = at + 1
    for way in range(AROUND):
        group = s.group[beside(s, at, way)]
        if group > 0:
            lowest = min(lowest, group)
    piece = s.piece[at]
    colours = 1 << colour_of(piece) if is_leader(piece) else 0
    s.group[at] = lowest
    for way in range(AROUND):
        group = s.group[beside(s, at, way)]
        if group != 0 and group != lowest:
            colours |= s.leaders[group - 1]
            s.leaders[group - 1] = 0
            rename(s, group, lowest)
    s.leaders[lowest - 1] |= colours


@rule
def rename(s: Huang, group: int, name: int) -> None:
    """Call a group by another name."""
    for at in range(HEXES):
        s.group[at] = name if s.group[at] == group else s.group[at]


@rule
def take_off(s: Huang, at: int) -> None:
    """Take a piece off the board without looking yet whether its group falls apart (`part` does)."""
    piece = s.piece[at]
    s.piece[at] = Piece.EMPTY
    s.group[at] = 0
    if piece == Piece.YELLOW:
        count_governors(s, at, -1)
    elif is_leader(piece):
        s.leader_at[owner_of(piece), colour_of(piece)] = RESERVE


@rule
def remove(s: Huang, at: int) -> None:
    """Take a piece off the board; its group may fall apart."""
    group = s.group[at]
    piece = s.piece[at]
    take_off(s, at)
    if group == at + 1 or may_be_cut(s, at):
        part(s, group)
    elif is_leader(piece):
        s.leaders[group - 1] &= ~(1 << colour_of(piece))


@rule
def may_be_cut(s: Huang, at: int) -> bool:
    """Whether what lies around a hex is in several runs, so that only the hex, or something farther off, links them."""
    runs = 0
    before = s.group[beside(s, at, AROUND - 1)] > 0
    for way in range(AROUND):
        now = s.group[beside(s, at, way)] > 0
        runs += now & (not before)
        before = now
    return runs > 1


@rule
def part(s: Huang, group: int) -> None:
    """huang.state: find anew what is linked in a group that has lost pieces, and whose leaders are where.

    One walk in map order: a piece belongs with what lies before it on the left and above. Only left and upper right
    can belong to two parts that meet here.
    """
    for at in range(group - 1, s.hexes):
        if s.group[at] == group:
            left = s.group[beside(s, at, LEFT)]
            above = max(s.group[beside(s, at, UPPER_LEFT)], s.group[beside(s, at, UPPER_RIGHT)])
            if left == 0 or above == 0:
                name = left + above if left + above > 0 else at + 1
            else:
                name = min(left, above)
                if left != above:
                    rename_before(s, at, max(left, above), name)
            s.group[at] = name
    count_leaders(s)


@rule
def rename_before(s: Huang, end: int, group: int, name: int) -> None:
    """Call a part by another name, as far as it has been walked through."""
    for at in range(end):
        s.group[at] = name if s.group[at] == group else s.group[at]


@rule
def count_leaders(s: Huang) -> None:
    """huang.state: note for each group which leaders it has."""
    for at in range(HEXES):
        s.leaders[at] = 0
    for seat in range(s.seats):
        for colour in range(COLOURS):
            at = s.leader_at[seat, colour]
            if at != RESERVE:
                s.leaders[s.group[at] - 1] |= 1 << colour
