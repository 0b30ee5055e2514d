"""Many games at once: random play at full speed on the CPU's cores. What a game is arrives as its rules.

Game k of a simulation with seed S is the game with seed S + k: `Game.new(seed=S + k)` deals it again.
"""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tianxia.core import compiled
from tianxia.core.chance import CHOOSING, DEALING, WORD, Generator, below, pick, seed_with
from tianxia.core.compiled import ACTIONS, NOTHING, WEIGHTS, WHOLE, WORDS, YES_OR_NO, rule
from tianxia.core.errors import BadOption, shown, whole
from tianxia.core.fields import CHANCE, NOBODY, SEAT, Actions, Rows, Weights, all_rows
from tianxia.core.game import Game, Rule
from tianxia.core.options import Settings
from tianxia.core.state import read_seed

CHUNK = 256  # games that are played before Python hears of them


@rule
def play_out(
    legal: Rule, chance: Rule, apply: Rule, must_ask: Rule,
    s: Any, dealing: Generator, choosing: Generator, actions: Actions, weights: Weights,
) -> int:  # fmt: skip
    """Play a game to its end, every seat at random, and return how many decisions the seats had."""
    decisions = 0
    while s.seat != NOBODY:
        if s.seat == CHANCE:
            count = chance(s, actions, weights)
            apply(s, actions[pick(dealing, weights, count)])
        if s.seat >= 0:
            count = legal(s, actions)
            action = actions[0]
            if count > 1 or must_ask(s):
                decisions += 1
                action = actions[below(choosing, count)]
            apply(s, action)
    return decisions


def play_many(
    setup: Rule, legal: Rule, chance: Rule, apply: Rule, must_ask: Rule, scores: Rule, standing: Rule,
    rows: Rows, decisions: Weights, points: Weights, places: Weights,
    seats: int, settings: Weights, low: int, high: int, width: int,
) -> None:  # fmt: skip
    """Play a game in every row, the first with the seed of two words `low` and `high`, the next with the next."""
    actions = np.empty(width, np.int32)
    weights = np.empty(width, np.int32)
    dealing = np.empty(2, np.uint64)
    choosing = np.empty(2, np.uint64)
    for game in range(len(rows)):
        seed = np.uint64(low) + np.uint64(game)
        seed_with(dealing, seed, np.uint64(high), np.uint64(DEALING))
        seed_with(choosing, seed, np.uint64(high), np.uint64(CHOOSING))
        setup(rows[game], seats, settings)
        decisions[game] = play_out(legal, chance, apply, must_ask, rows[game], dealing, choosing, actions, weights)
        scores(rows[game], points[game])
        standing(rows[game], places[game])


@cache
def player_of_many(game: Game) -> Rule:
    """Return `play_many`, compiled for a game."""
    game.compile_lean()
    record = game.lean
    function = compiled.function_type
    signature = NOTHING(
        function(NOTHING, record, WHOLE, WEIGHTS),
        function(WHOLE, record, ACTIONS),
        function(WHOLE, record, ACTIONS, WEIGHTS),
        function(NOTHING, record, WHOLE),
        function(YES_OR_NO, record),
        function(NOTHING, record, WEIGHTS),
        function(NOTHING, record, WEIGHTS),
        record[::1], WEIGHTS, compiled.TABLE, compiled.TABLE, WHOLE, WEIGHTS, WORDS.dtype, WORDS.dtype, WHOLE,
    )  # fmt: skip
    return compiled.with_rules(play_many, signature)


@dataclass(frozen=True)
class Played:
    """Some games that have been played to their end."""

    first_seed: int
    rows: Rows  # the final positions
    decisions: NDArray[np.int32]  # of seats, in each game
    scores: NDArray[np.int32]  # a row for each game
    standing: NDArray[np.int32]  # who is ahead, as `Game.standing` tells it

    @property
    def wins(self) -> NDArray[np.float64]:
        """Each seat's part in the victory of each game: 1 for a winner, equal parts for those who share it."""
        best = self.standing.max(axis=1, keepdims=True)
        won = (self.standing == best) & (best >= 0)
        return np.asarray(won / np.maximum(won.sum(axis=1, keepdims=True), 1))


def simulate(
    game: Game, seats: int, settings: Settings, games: int, seed: int, jobs: int = 1, chunk: int = CHUNK
) -> Iterator[Played]:
    """Play games at random and hand them out in chunks, in order. The result does not depend on `jobs`."""
    settings = game.read_settings(seats, settings)
    for name, number, least in (("games", games, 0), ("jobs", jobs, 1), ("chunk", chunk, 1)):
        if (whole(number) or 0) < least:
            message = f"{name} must be a whole number from {least} on, not {shown(number)}."
            raise BadOption(message)
    seed = read_seed(seed)
    read_seed(seed + max(games - 1, 0))  # the last game's
    return _simulate(game, seats, settings, games, seed, jobs, chunk)


def _simulate(
    game: Game, seats: int, settings: Settings, games: int, seed: int, jobs: int, chunk: int
) -> Iterator[Played]:
    play = player_of_many(game)
    numbers = game.encode(settings)

    def play_chunk(first: int) -> Played:
        rows = game.layout.lean_zeros(min(chunk, games - first))
        decisions = np.zeros(len(rows), np.int32)
        scores, standing = np.zeros((2, len(rows), SEAT.size), np.int32)
        start = seed + first
        rules = (game.setup, game.legal, game.chance, game.apply, game.must_ask, game.scores, game.standing)
        arrays = (all_rows(rows), decisions, scores, standing)
        play(*rules, *arrays, seats, numbers, start & WORD, start >> 64 & WORD, game.width)
        return Played(start, rows, decisions, scores[:, :seats], standing[:, :seats])

    starts = range(0, games, chunk)
    if jobs == 1:
        yield from map(play_chunk, starts)
        return
    with ThreadPoolExecutor(
        jobs, initializer=compiled.let_words_wrap
    ) as pool:  # compiled rules release the interpreter's lock
        waiting = [pool.submit(play_chunk, first) for first in starts[: 2 * jobs]]
        for first in [*starts[2 * jobs :], *([None] * len(waiting))]:
            yield waiting.pop(0).result()
            if first is not None:
                waiting.append(pool.submit(play_chunk, first))
