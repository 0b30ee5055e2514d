"""The generator that deals for a table: xoroshiro128++ (Blackman and Vigna, 2019), 128 bits, the same everywhere.

Rules never call it. Whoever runs a game (a table, a simulation, a search) draws with it what chance decides.
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tianxia.core.compiled import rule
from tianxia.core.fields import Actions, Weights

Generator: TypeAlias = NDArray[np.uint64]  # two words

SEED_BITS = 128
WORD = (1 << 64) - 1
DEALING, CHOOSING, GUESSING = range(3)  # streams of one seed that never meet: chance, random players, worlds

U17, U21, U28, U32 = np.uint64(17), np.uint64(21), np.uint64(28), np.uint64(32)
U15, U36, U47, U49 = np.uint64(15), np.uint64(36), np.uint64(47), np.uint64(49)
LOW_HALF = np.uint64(0xFFFFFFFF)
TWO_TO_32 = np.uint64(1 << 32)
GOLDEN, MIX_1, MIX_2 = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
U30, U27, U31, U1 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(1)


@rule
def mix(word: np.uint64) -> np.uint64:
    """Scatter a word's bits, one to one (splitmix64)."""
    word = (word ^ (word >> U30)) * MIX_1
    word = (word ^ (word >> U27)) * MIX_2
    return word ^ (word >> U31)


@rule
def seed_with(generator: Generator, low: np.uint64, high: np.uint64, stream: np.uint64) -> None:
    """Start the generator: each seed of 128 bits and each stream is a sequence of its own."""
    generator[0] = mix(low + mix(stream + GOLDEN))
    generator[1] = mix(high + generator[0] + GOLDEN)
    if generator[0] == 0 and generator[1] == 0:
        generator[0] = U1  # the one state from which it would never move


@rule
def next_word(generator: Generator) -> np.uint64:
    """Return the next 64 random bits."""
    a = generator[0]
    b = generator[1]
    total = a + b
    result = ((total << U17) | (total >> U47)) + a
    b ^= a
    generator[0] = ((a << U49) | (a >> U15)) ^ b ^ (b << U21)
    generator[1] = (b << U28) | (b >> U36)
    return result


@rule
def below(generator: Generator, count: int) -> int:
    """Return a whole number from 0 to count - 1, each exactly as likely (Lemire's method, 32 bits)."""
    choices = np.uint64(count)
    product = (next_word(generator) >> U32) * choices
    if (product & LOW_HALF) < choices:
        threshold = (TWO_TO_32 - choices) % choices
        while (product & LOW_HALF) < threshold:
            product = (next_word(generator) >> U32) * choices
    return np.int64(product >> U32)  # type: ignore[return-value]  # a plain int would stay unsigned in Numba


@rule
def list_outcome(outcomes: Actions, weights: Weights, count: int, outcome: int, weight: int) -> int:
    """Add an outcome to a list of `count`, unless it cannot come; return how many there are now."""
    outcomes[count] = outcome  # written in any case: a branch that the machine cannot guess would cost more
    weights[count] = weight
    return count + (weight > 0)


@rule
def pick(generator: Generator, weights: Weights, count: int) -> int:
    """Return one of the first `count` places, each as likely as its weight says."""
    total = 0
    for place in range(count):
        total += weights[place]
    drawn = below(generator, total)
    picked = 0
    passed = 0
    for place in range(count):
        passed += weights[place]
        picked += drawn >= passed
    return picked


def new_generator(seed: int, stream: int) -> Generator:
    """Return a generator for a seed of up to 128 bits."""
    generator = np.zeros(2, np.uint64)
    seed_with(generator, np.uint64(seed & WORD), np.uint64(seed >> 64), np.uint64(stream))
    return generator
