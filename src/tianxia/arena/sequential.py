"""A test that stops as soon as its question is answered.

Does a bot win at most so much, or at least so much more? This is a generalised sequential probability ratio test. It
counts deals, not games: a deal's rotations share their luck, so only their mean says something new. How far deals lie
apart is estimated from the deals themselves.
"""

from collections.abc import Sequence
from math import inf, log

ERROR = 0.05  # how often it may be wrong, whichever the truth
LIMIT = log((1 - ERROR) / ERROR)
FEWEST = 8  # deals before which it says nothing: their spread is not known yet


def ratio(shares: Sequence[float], low: float, high: float) -> float:
    """Return the logarithm of how much better `high` explains a bot's shares, deal by deal, than `low` does.

    Two deals more, one won and one lost, keep the spread from being thought zero where all deals so far ended alike.
    """
    count = len(shares)
    if count < FEWEST:
        return 0.0
    mean = sum(shares) / count
    centre = (sum(shares) + 1) / (count + 2)
    spread = (sum((share - centre) ** 2 for share in shares) + (1 - centre) ** 2 + centre**2) / (count + 2)
    return count * (high - low) * (mean - (low + high) / 2) / spread if spread > 0 else inf


def answer(shares: Sequence[float], low: float, high: float) -> bool | None:
    """Return whether it is at least `high`, at most `low`, or not clear yet."""
    found = ratio(shares, low, high)
    return True if found >= LIMIT else False if found <= -LIMIT else None
