"""How many walks of so many moves there are from a position, outcomes of chance counted as moves."""

from collections.abc import Callable
from typing import Any

from tests.games.twins import play_forced

from tianxia.core.state import State


def walks(state: State, depth: int) -> int:
    if depth == 0 or state.over:
        return 1
    if depth == 1:
        return len(state.actions)
    count = 0
    for action in state.actions:
        after = state.copy()
        after.play(action)
        count += walks(after, depth - 1)
    return count


def plain_walks(build: Callable[[], Any], depth: int, moves: tuple[str, ...] = ()) -> int:
    """A plain table cannot be copied: it is built and played anew for every walk."""
    table = build()
    play_forced(table)
    for move in moves:
        table.play(move)
        play_forced(table)
    if depth == 0 or table.is_over:
        return 1
    if depth == 1:
        return len(table.question.answers)
    return sum(plain_walks(build, depth - 1, (*moves, answer)) for answer in table.question.answers)
