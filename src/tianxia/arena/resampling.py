"""How certain a figure is: what it would be if other deals had been dealt, drawn from those that were (the bootstrap).

A deal goes in or stays out as a whole, with all its rotations at all tables. One deal in the urn is turned upside down,
its last first: otherwise who has won everything so far would be thought to win for ever.
"""

from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

FEWEST, MOST, CELLS = 200, 1000, 5_000_000  # resamples, and how many numbers they may be made of
BETWEEN = (0.025, 0.975)  # these shares of all resamples lie below what is reported: 95 in a hundred lie between

Numbers: TypeAlias = NDArray[np.float64]


@dataclass(frozen=True)
class Resamples:
    """How often each deal is in each resample: as it was played, and upside down."""

    kept: NDArray[np.int64]
    turned: NDArray[np.int64]

    @classmethod
    def of(cls, deals: int, seed: int, count: int = 0) -> "Resamples":
        """Draw with replacement, as many as there are."""
        count = count or max(FEWEST, min(MOST, CELLS // deals))
        lots = np.random.default_rng(seed)
        drawn = lots.multinomial(deals, [1 / deals] * deals, size=count)
        return cls(drawn - (turned := lots.binomial(drawn, 1 / (deals + 1))), turned)

    def ratios(self, sums: Any, counts: Any, turned: Any = None) -> Numbers:
        """Return sum / count in each resample, given both deal by deal, and the sums of deals turned upside down."""
        with np.errstate(invalid="ignore", divide="ignore"):
            above = self.kept @ sums + self.turned @ (sums if turned is None else turned)
            return np.asarray(above / ((self.kept + self.turned) @ counts))


def interval(values: Numbers) -> tuple[float, float]:
    """Return between what values the truth lies, 95 times in a hundred."""
    known = values[np.isfinite(values)]
    if not known.size:
        return float("nan"), float("nan")
    low, high = np.quantile(known, BETWEEN)
    return float(low), float(high)
