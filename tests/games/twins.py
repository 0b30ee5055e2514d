"""A plain table and the fast rules side by side, whatever the game: one game, played by both.

A plain table has `question` (who is `asked`, and the `answers` with their weights), `play(answer)` and `is_over`; it
knows nothing of the package. Each game's own twins.py tells how such a table is written as a position.
"""

from collections.abc import Iterable
from typing import Any

from tianxia.core.state import State

CHANCE = "chance"


def listed(state: State) -> dict[str, int]:
    """What may be played, with its weight."""
    weights = state.weights or [1] * len(state.actions)
    return {state.notation(action): weight for action, weight in zip(state.actions, weights, strict=True)}


def play(table: Any, state: State, moves: Iterable[str] = ()) -> None:
    """Play moves in both; what has a single answer the table is told, too, as a state plays it by itself."""
    play_forced(table)
    for move in moves:
        state.play(move)
        table.play(move)
        play_forced(table)


def play_forced(table: Any) -> None:
    while not table.is_over and is_forced(table.question):
        table.play(*table.question.answers)


def is_forced(question: Any) -> bool:
    """There is one answer, and nothing is learnt from its not being asked for."""
    return question.asked != CHANCE and len(question.answers) == 1 and not getattr(question, "hides_a_hand", False)


def differences(table: Any, plain: dict[str, Any], state: State) -> dict[str, tuple[Any, Any]]:
    """Where the two do not tell the same, in the position or in what may be played: field, plain, fast."""
    told = state.to_dict()["position"]
    found = {name: (plain[name], told[name]) for name in plain if name in told and plain[name] != told[name]}
    answers = {} if table.is_over else table.question.answers
    if answers != listed(state):
        found["may be played"] = (answers, listed(state))
    if set(plain) != set(told):
        found["fields"] = (sorted(plain), sorted(told))
    return found
