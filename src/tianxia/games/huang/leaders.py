"""Positioning leaders (huang.leader), and what happens to those that lose their last governor."""

from typing import Final

from tianxia.core.compiled import rule
from tianxia.core.notes import note, noting
from tianxia.games.huang.board import (
    beside,
    colour_of,
    is_first_of_its_group,
    is_leader,
    leader_piece,
    leaders_of,
    link,
    owner_of,
    put,
    remove,
)
from tianxia.games.huang.conflicts import begin_revolt
from tianxia.games.huang.endings import end_action
from tianxia.games.huang.state import RESERVE, Huang
from tianxia.games.huang.tables import AROUND, COLOURS
from tianxia.games.huang.telling import name_of, name_state, name_state_beside, note_leader, note_split
from tianxia.games.huang.words import Note

ALL_COLOURS: Final = (1 << COLOURS) - 1


@rule
def position_leader(s: Huang, colour: int, at: int) -> None:
    """huang.leader.ways, huang.leader.move: from the reserve, or lifted first; a like one in the state: revolt."""
    came_from = s.leader_at[s.turn, colour]
    left = name_state(s, s.group[came_from]) if noting(s) and came_from != RESERVE else 0
    if came_from != RESERVE:
        remove(s, came_from)
    revolts = leader_colours_beside(s, at) >> colour & 1
    a = name_state_beside(s, at, 0) if noting(s) else 0
    b = name_state_beside(s, at, 1) if noting(s) else 0
    c = name_state_beside(s, at, 2) if noting(s) else 0
    put(s, at, leader_piece(s.turn, colour))
    s.leader_at[s.turn, colour] = at
    link(s, at)
    if noting(s):
        note_leader(s, colour, came_from, at, a, b, c)
        if came_from != RESERVE:
            note_split(s, came_from, left, at)
    if revolts:
        begin_revolt(s, at)
    else:
        end_action(s)


@rule
def leader_colours_beside(s: Huang, at: int) -> int:
    """The colours of the leaders of all states that a hex touches, as bits."""
    colours = 0
    for way in range(AROUND):
        colours |= leaders_of(s, s.group[beside(s, at, way)])
    return colours


@rule
def withdraw_leader(s: Huang, colour: int) -> None:
    """huang.leader.withdraw: back into the reserve; its state may fall apart."""
    at = s.leader_at[s.turn, colour]
    if noting(s):
        note(s, Note.LEADER_WITHDRAW, s.turn, colour, name_of(s, at))
    take_away(s, at)
    end_action(s)


@rule
def take_away(s: Huang, at: int) -> None:
    """huang.state, huang.group: a piece leaves the board, and the log tells what becomes of its state."""
    is_in_state = leaders_of(s, s.group[at]) > 0
    state = name_state(s, s.group[at]) if noting(s) else 0
    remove(s, at)
    if noting(s) and is_in_state:
        note_split(s, at, state, RESERVE)


@rule
def send_home_unsupported(s: Huang, at: int) -> None:
    """huang.leader.support: a governor has gone from `at`; leaders beside it that have no other go home."""
    for way in range(AROUND):
        there = beside(s, at, way)
        if is_leader(s.piece[there]) and s.governors[there] == 0:
            note(s, Note.LEADER_HOME, owner_of(s.piece[there]), colour_of(s.piece[there]))
            take_away(s, there)


@rule
def forbidden_beside(s: Huang, at: int) -> int:
    """huang.leader.unite: the colours of leaders that may not stand here, as bits.

    Beside one state at most every leader may stand; beside several only one whose colour they do not have, and none
    where they have a colour twice.
    """
    once = 0
    twice = 0
    states = 0
    for way in range(AROUND):
        these = leaders_of(s, s.group[beside(s, at, way)])
        if these > 0 and is_first_of_its_group(s, at, way):
            states += 1
            twice |= once & these
            once |= these
    if states <= 1:
        return 0
    return ALL_COLOURS if twice > 0 else once
