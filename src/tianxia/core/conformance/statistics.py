"""Whether counts agree, for laws about chance. Seeds are fixed, so a law holds or is broken, and never wavers."""

from collections.abc import Hashable, Mapping, Sequence

FAR = 6.0  # standard deviations: chance alone goes there once in a thousand million times
ENOUGH = 5  # expected in each class, or classes are thrown together


def far_from(counts: Sequence[int], weights: Sequence[float]) -> bool:
    """Whether counts are far from what these weights would bring (chi-square)."""
    if any(count and not weight for count, weight in zip(counts, weights, strict=True)):
        return True
    total, weight = sum(counts), sum(weights)
    pairs = sorted((total * its_weight / weight, count) for its_weight, count in zip(weights, counts, strict=True))
    return _far([(count, expected) for expected, count in pairs], 1)


def differ(one: Mapping[Hashable, int], other: Mapping[Hashable, int]) -> bool:
    """Whether two samples of the same size are of different things (chi-square, both by chance)."""
    keys = sorted(one.keys() | other.keys(), key=lambda key: one.get(key, 0) + other.get(key, 0))
    return _far([(one.get(key, 0), (one.get(key, 0) + other.get(key, 0)) / 2) for key in keys], 2)


def _far(pairs: list[tuple[int, float]], samples: int) -> bool:
    classes: list[tuple[float, float]] = []
    for count, expected in (pair for pair in pairs if pair[1]):  # the rare ones come first and are thrown together
        if classes and classes[-1][1] < ENOUGH:
            classes[-1] = (classes[-1][0] + count, classes[-1][1] + expected)
        else:
            classes.append((count, expected))
    freedom = len(classes) - 1
    if freedom < 1:
        return False
    square = samples * sum((count - expected) ** 2 / expected for count, expected in classes)
    spread = 2 / (9 * freedom)  # Wilson and Hilferty: the cube root is nearly normal
    return bool((square / freedom) ** (1 / 3) > 1 - spread + FAR * spread**0.5)
