"""The generator: its published sequence, numbers below a limit exactly as likely, places as their weights say."""

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest

from tianxia.core.chance import (
    CHOOSING,
    DEALING,
    GUESSING,
    SEED_BITS,
    Generator,
    below,
    list_outcome,
    mix,
    new_generator,
    next_word,
    pick,
)

WORD = (1 << 64) - 1

# xoroshiro128++ 1.0 from the state (1, 2); splitmix64 from the state 0 (its output is `mix` of each state)
XOROSHIRO = [
    393217, 669327710093319, 1732421326133921491, 11394790081659126983, 9555452776773192676,
    3586421180005889563, 1691397964866707553, 10735626796753111697, 15216282715349408991, 14247243556711267923,
]  # fmt: skip
SPLITMIX = [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC]
GOLDEN = 0x9E3779B97F4A7C15


def reference(state: tuple[int, ...]) -> Iterator[int]:
    """Xoroshiro128++ again, with Python's whole numbers."""

    def turned(word: int, places: int) -> int:
        return (word << places | word >> 64 - places) & WORD

    a, b = state
    while True:
        yield (turned((a + b) & WORD, 17) + a) & WORD
        b ^= a
        a, b = turned(a, 49) ^ b ^ (b << 21 & WORD), turned(b, 28)


def words(state: tuple[int, int], count: int) -> list[int]:
    generator = np.array(state, np.uint64)
    return [int(next_word(generator)) for _ in range(count)]


def test_the_words_are_the_published_ones():
    assert words((1, 2), 10) == XOROSHIRO


@pytest.mark.parametrize("seed", [0, 7, 1 << 64, (1 << 128) - 1])
def test_the_words_are_those_of_the_algorithm_from_any_seed(seed):
    generator = new_generator(seed, DEALING)
    told = reference(tuple(int(word) for word in generator))
    assert [int(next_word(generator)) for _ in range(1000)] == [next(told) for _ in range(1000)]


def test_seeds_are_scattered_as_published():
    assert [int(mix(np.uint64(GOLDEN * step & WORD))) for step in (1, 2, 3, 4)] == SPLITMIX


def test_interpreted_the_words_are_the_same():
    asked = "import numpy as np; from tianxia.core.chance import *\n"
    asked += "g = np.array((1, 2), np.uint64); print([int(next_word(g)) for _ in range(10)])\n"
    asked += (
        "g = new_generator(7 << 70 | 3, 1); print([int(below(g, 10)) for _ in range(50)], int(mix(np.uint64(5))))\n"
    )
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    said = subprocess.run([sys.executable, "-c", asked], env=environment, capture_output=True, text=True, check=True)
    generator = new_generator(7 << 70 | 3, 1)
    numbers = [int(below(generator, 10)) for _ in range(50)]
    assert said.stdout.splitlines() == [str(XOROSHIRO), f"{numbers} {int(mix(np.uint64(5)))}"]
    assert not said.stderr


def test_seeds_and_streams_never_meet():
    seeds = [*range(50), *(1 << bit for bit in range(6, SEED_BITS)), (1 << SEED_BITS) - 1]
    states = [tuple(new_generator(seed, stream).tolist()) for seed in seeds for stream in (DEALING, CHOOSING, GUESSING)]
    assert len(set(states)) == len(states)
    assert (0, 0) not in states


def one_step_before(half: int) -> Generator:
    """A generator whose next word has this upper half: with a = 0 it is b turned by 17, and never all zero."""
    word = half << 32 | 1
    return np.array([0, (word >> 17 | word << 47) & WORD], np.uint64)


def test_a_number_below_a_limit_is_the_high_half_of_a_product():
    for limit in (1, 2, 3, 7, 1000):
        for half in (0x80000000, 0xFFFFFFFF, 0x12345678):
            assert below(one_step_before(half), limit) == half * limit >> 32


@pytest.mark.parametrize("limit", [3, 5, 6, 7, 1000])
def test_a_number_below_a_limit_is_drawn_again_where_it_would_be_too_likely(limit):
    # Of 2^32 halves the products whose low half is below 2^32 mod limit are too many: so each number keeps as many.
    surplus = (1 << 32) % limit
    assert surplus
    rejected = 0
    for number in range(limit):
        first = -(-(number << 32) // limit)  # the least half whose product reaches this number
        assert first * limit >> 32 == number
        generator = one_step_before(first)
        if first * limit & 0xFFFFFFFF < surplus:
            rejected += 1
            twin = generator.copy()
            next_word(twin)
            assert below(generator, limit) == below(twin, limit)
            assert generator.tolist() == twin.tolist()
        else:
            assert below(generator, limit) == number
    assert rejected == surplus


def test_numbers_below_a_limit_come_equally_often():
    generator = new_generator(1, DEALING)
    drawn = Counter(int(below(generator, 6)) for _ in range(60_000))
    assert sorted(drawn) == [0, 1, 2, 3, 4, 5]
    assert sum((count - 10_000) ** 2 / 10_000 for count in drawn.values()) < 30  # chi-square, 5 degrees: p = 10^-5


def test_a_place_is_picked_as_its_weight_says_and_never_without_weight():
    generator, weights = new_generator(2, DEALING), np.array([0, 1, 0, 6, 3, 0, 9], np.int32)
    drawn = Counter(int(pick(generator, weights, 6)) for _ in range(50_000))
    assert sorted(drawn) == [1, 3, 4]
    expected = {1: 5_000, 3: 30_000, 4: 15_000}
    assert sum((drawn[place] - count) ** 2 / count for place, count in expected.items()) < 23  # 2 degrees: p = 10^-5


def test_only_what_can_come_is_listed():
    outcomes, weights = np.zeros(4, np.int32), np.zeros(4, np.int32)
    count = list_outcome(outcomes, weights, 0, 7, 2)
    count = list_outcome(outcomes, weights, count, 8, 0)
    count = list_outcome(outcomes, weights, count, 9, 5)
    assert (count, outcomes[:2].tolist(), weights[:2].tolist()) == (2, [7, 9], [2, 5])
