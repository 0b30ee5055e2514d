"""Many games at once on an NVIDIA card: the same rules, compiled for it by numba-cuda, a thread for each game.

Game k of a run with seed S is the game with seed S + k, as in `simulate`: bit for bit what the CPU plays.
"""

import time
from functools import cache
from statistics import median
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tianxia.core.chance import CHOOSING, DEALING, WORD, seed_with
from tianxia.core.errors import TianxiaError
from tianxia.core.fields import Rows
from tianxia.core.game import Game
from tianxia.core.options import Settings
from tianxia.core.simulate import play_out

THREADS = 64  # in a block
AT_ONCE = 1 << 18  # games side by side: enough to fill the largest card


class NoGpu(TianxiaError):
    """There is no card here that could play."""


def cuda() -> Any:
    """Return numba-cuda, or say in one sentence what is missing."""
    try:
        from numba import cuda as module  # noqa: PLC0415  # an extra that most people do not have
    except ImportError:
        message = 'playing on a graphics card needs an extra package: pip install "tianxia[gpu]".'
        raise NoGpu(message) from None
    if not module.is_available():  # type: ignore[no-untyped-call]
        message = "there is no NVIDIA card here that CUDA can use."
        raise NoGpu(message)
    return module


@cache
def index_by_enums() -> None:
    """Let numba-cuda take a member of an IntEnum as an index (`s.hand[seat, Card.RIDER]`), as Numba itself does."""
    from numba.core import types  # noqa: PLC0415
    from numba.cuda.typing import arraydecl  # type: ignore[import-not-found]  # noqa: PLC0415

    index_type = arraydecl.get_array_index_type
    tuple_of: Any = types.BaseTuple.from_types

    def plain(kind: Any) -> Any:
        return kind.dtype if isinstance(kind, types.IntEnumMember) else kind

    def with_enums(array: Any, index: Any) -> Any:
        is_tuple = isinstance(index, types.BaseTuple)
        return index_type(array, tuple_of([*map(plain, index)]) if is_tuple else plain(index))

    arraydecl.get_array_index_type = with_enums


@cache
def kernel(game: Game) -> Any:
    """Return the kernel that plays a game in every thread, several one after another."""
    module = cuda()
    index_by_enums()
    setup, legal, chance, apply, must_ask = game.setup, game.legal, game.chance, game.apply, game.must_ask
    width, record = game.width, game.lean
    low_word, whole = np.uint64, np.int32

    def play_in_thread(
        blank: Any, rows: Any, decisions: Any, seats: int, settings: Any, low: int, high: int, rounds: int
    ) -> None:
        thread = module.grid(1)
        if thread >= len(rows):
            return
        actions = module.local.array(width, whole)
        weights = module.local.array(width, whole)
        dealing = module.local.array(2, low_word)
        choosing = module.local.array(2, low_word)
        table = module.local.array(1, record)
        count = 0
        for played in range(rounds):
            seed = np.uint64(low) + np.uint64(played * len(rows) + thread)
            seed_with(dealing, seed, np.uint64(high), np.uint64(DEALING))
            seed_with(choosing, seed, np.uint64(high), np.uint64(CHOOSING))
            table[0] = blank[0]
            setup(table[0], seats, settings)
            count += play_out(legal, chance, apply, must_ask, table[0], dealing, choosing, actions, weights)
        rows[thread] = table[0]
        decisions[thread] = count

    return module.jit(play_in_thread)


class Arena:
    """The card's memory for many games of one kind."""

    def __init__(self, game: Game, seats: int, settings: Settings, at_once: int = AT_ONCE) -> None:
        module = cuda()
        self.seats = seats
        self._kernel = kernel(game)
        self._wait = module.synchronize
        self._blank = module.to_device(game.layout.lean_zeros())
        self._settings = module.to_device(game.encode(settings))
        self._rows = module.to_device(game.layout.lean_zeros(at_once))
        self._decisions = module.device_array(at_once, np.int64)

    def play(self, seed: int, rounds: int = 1) -> None:
        """Play so many rounds of games side by side."""
        blocks = -(-len(self._rows) // THREADS)
        low, high = np.uint64(seed & WORD), np.uint64(seed >> 64)
        arrays = (self._blank, self._rows, self._decisions)
        self._kernel[blocks, THREADS](*arrays, self.seats, self._settings, low, high, rounds)
        self._wait()

    def rows(self) -> Rows:
        """Return the final positions of the last round."""
        return np.asarray(self._rows.copy_to_host())

    def decisions(self) -> NDArray[np.int64]:
        """Return how many decisions the seats had, in all the games of each thread."""
        return np.asarray(self._decisions.copy_to_host())


def bench(game: Game, seats: int, settings: Settings, rounds: int = 8, runs: int = 3) -> dict[str, Any]:
    """Measure random play on the card."""
    began = time.perf_counter()
    Arena(game, seats, settings, THREADS).play(0)
    compiled = time.perf_counter() - began
    arena = Arena(game, seats, settings)
    arena.play(0, rounds)
    seconds, decisions = [], []
    for run in range(1, runs + 1):
        began = time.perf_counter()
        arena.play(run << 64, rounds)
        seconds.append(time.perf_counter() - began)
        decisions.append(int(arena.decisions().sum()))
    rates = [count / taken for count, taken in zip(decisions, seconds, strict=True)]
    return {
        "game": game.name,
        "seats": seats,
        "device": _text(cuda().get_current_device().name),
        "decisions_per_second": median(rates),
        "games_per_second": AT_ONCE * rounds / median(seconds),
        "runs": rates,
        "first_compile_s": compiled,
        "state_bytes": game.layout.state_bytes,
    }


def _text(name: bytes | str) -> str:
    return name.decode() if isinstance(name, bytes) else name
