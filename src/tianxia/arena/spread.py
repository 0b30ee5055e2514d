"""Where numbers lie, and how often: for the reports of simulations, arenas and laboratories."""

from collections.abc import Iterator
from typing import Any

import numpy as np


def spread_of(values: Any) -> dict[str, float]:
    """Return where numbers lie."""
    numbers = np.asarray(values, np.float64).ravel()
    least, quarter, half, three_quarters, most = np.quantile(numbers, [0, 0.25, 0.5, 0.75, 1]).tolist()
    return {
        "mean": float(numbers.mean()),
        "spread": float(numbers.std(ddof=1)) if numbers.size > 1 else 0.0,
        "least": least,
        "quarter": quarter,
        "half": half,
        "three_quarters": three_quarters,
        "most": most,
    }


def bars_of(values: Any, most_bars: int, like: Any = None) -> list[dict[str, float]]:
    """Return how often numbers fall between round limits; `like` are all those whose limits are to be the same."""
    numbers, everything = (np.asarray(each).ravel() for each in (values, values if like is None else like))
    least, most = int(everything.min()), int(everything.max())
    step = next(size for size in round_steps() if most // size - least // size < most_bars)
    starts = range(least // step * step, most + 1, step)
    inside = [float(((numbers >= start) & (numbers < start + step)).mean()) for start in starts]
    return [
        {"from": start, "to": start + step - 1, "share": share} for start, share in zip(starts, inside, strict=True)
    ]


def round_steps() -> Iterator[int]:
    """Count 1, 2, 5, 10, 20, 50 and so on."""
    size = 1
    while True:
        yield from (size, 2 * size, 5 * size)
        size *= 10
