"""What every opponent is, and the two simplest: one that plays anything, and one that trusts its first thought."""

from collections.abc import Sequence
from typing import Protocol

import numpy as np

from tianxia.core.chance import CHOOSING, below, new_generator
from tianxia.core.fields import row
from tianxia.core.state import View


class Bot(Protocol):
    """An opponent: it is shown what its seat knows and what it may do, and says what it does."""

    def decide(self, view: View, actions: Sequence[int]) -> int:
        """Return one of `actions`."""


class Random:
    """Plays any move, each as likely as the others."""

    def __init__(self, seed: int = 0) -> None:
        self._choosing = new_generator(seed, CHOOSING)

    def decide(self, view: View, actions: Sequence[int]) -> int:  # noqa: ARG002  # it does not look
        """Return any move."""
        return actions[below(self._choosing, len(actions))]


class Greedy:
    """Plays the move that a sensible player likes best, and thinks no further."""

    def decide(self, view: View, actions: Sequence[int]) -> int:
        """Return the move with the highest weight, the first of equals."""
        weights = np.zeros(view.game.width, np.int32)
        rows = view.rows.copy()
        view.game.weigh(row(rows), np.array(actions, np.int32), len(actions), weights)
        return actions[int(weights[: len(actions)].argmax())]
