"""What every opponent is, and the simplest: one plays anything, one anything sensible, one its first thought."""

from collections.abc import Sequence
from typing import Protocol

import numpy as np

from tianxia.core.chance import CHOOSING, below, new_generator, pick
from tianxia.core.errors import TianxiaError
from tianxia.core.fields import Weights, row
from tianxia.core.state import View

ODD = 3  # one in so many moves of a casual player is any move


class UnknownBot(TianxiaError):
    """There is no bot of that name."""


class BotFailed(TianxiaError):
    """A bot has crashed, does not answer, or answers nonsense."""


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


class Casual:
    """Plays a move that a sensible player likes, the more often the more it is liked; now and then any move."""

    def __init__(self, seed: int = 0) -> None:
        self._choosing = new_generator(seed, CHOOSING)

    def decide(self, view: View, actions: Sequence[int]) -> int:
        """Return a move that makes sense, mostly."""
        if below(self._choosing, ODD) == 0:
            return actions[below(self._choosing, len(actions))]
        return actions[pick(self._choosing, liked(view, actions), len(actions))]


class Greedy:
    """Plays the move that a sensible player likes best, and thinks no further."""

    def decide(self, view: View, actions: Sequence[int]) -> int:
        """Return the move with the highest weight, the first of equals."""
        return actions[int(liked(view, actions).argmax())]


def liked(view: View, actions: Sequence[int]) -> Weights:
    """Return how much a sensible player likes each of these moves."""
    weights = np.zeros(len(actions), np.int32)
    view.game.weigh(row(view.rows.copy()), np.array(actions, np.int32), len(actions), weights)
    return weights
