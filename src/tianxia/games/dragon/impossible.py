"""What cannot be in a position of In the Year of the Dragon: the laws of every position, each with its sentence."""

from collections.abc import Iterator

from tianxia.games.dragon.state import Year
from tianxia.games.dragon.tables import COPIES


def impossible(s: Year) -> str | None:
    """Return the first thing that cannot be, or nothing."""
    for law in (supply,):
        for sentence in law(s):
            return sentence
    return None


def supply(s: Year) -> Iterator[str]:
    """Nobody is there twice."""
    if (s.supply > COPIES[s.seats]).any():
        yield "more people are in the supply than there are."
