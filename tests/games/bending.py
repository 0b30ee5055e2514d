"""Bend positions, a number at a time: what cannot be must be refused, and what is let in must play on to an end."""

import copy
from collections.abc import Iterator
from typing import Any

import numpy as np

from tianxia.core.errors import BadPosition
from tianxia.core.game import Game
from tianxia.core.state import State

Path = tuple[str | int, ...]
ODD = (-129, -100, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 20, 100, 127, 255, 32767)


def leaves(value: Any, path: Path = ()) -> Iterator[Path]:
    """Every number in a dict, by the way to it."""
    if isinstance(value, dict | list):
        for key, entry in value.items() if isinstance(value, dict) else enumerate(value):
            yield from leaves(entry, (*path, key))
    else:
        yield path


def bent(given: Any, path: Path, value: object) -> Any:
    changed = copy.deepcopy(given)
    inside = changed["position"]
    for key in path[:-1]:
        inside = inside[key]
    inside[path[-1]] = value
    return changed


def refused(game: Game, given: object) -> bool:
    try:
        game.from_dict(given, seed=1, chance="manual")
    except BadPosition:
        return True
    return False


def play_to_the_end(state: State, chooser: np.random.Generator) -> None:
    for _ in range(3000):
        if state.over:
            break
        state.play(int(chooser.choice(state.actions)))
    assert state.over
    assert all(score >= 0 for score in state.scores)
