"""What one call costs from Python, and what a start costs: `python -m benchmarks.calls [GAME] [--keep]`."""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from statistics import median
from typing import Any

import numpy as np

from benchmarks import measure

STARTING = """
import time
began = time.perf_counter()
import tianxia
tianxia.game("{}").new(seed=1)
print(time.perf_counter() - began)
"""


def microseconds(call: Callable[[], object], times: int = 2000) -> float:
    """Return what a call takes, the middle of seven runs of many."""
    runs = []
    for _ in range(7):
        began = time.perf_counter()
        for _ in range(times):
            call()
        runs.append((time.perf_counter() - began) / times * 1e6)
    return median(runs)


def calls(name: str, seats: int) -> Iterator[tuple[str, float]]:
    """Measure the calls people make most."""
    import tianxia

    game = tianxia.game(name)
    state = game.new(seats=seats, seed=7)
    while state.actions and len(state.moves) < 60:
        state.play(state.actions[-1])
    rows, actions, generator = state.view(0).rows, np.zeros(game.width, np.int32), np.array([1, 2], np.uint64)
    yield "legal (a rule)", microseconds(lambda: game.legal(rows[0], actions))
    scratch, action = rows.copy(), state.actions[0]

    def apply() -> None:
        scratch[0] = rows[0]
        game.apply(scratch[0], action)

    copying = microseconds(lambda: scratch.__setitem__(0, rows[0]))
    yield "apply (a rule)", microseconds(apply) - copying
    yield "redeal (a rule)", microseconds(lambda: game.redeal(scratch[0], 0, generator))
    yield "State.copy", microseconds(state.copy)
    yield "State.view", microseconds(lambda: state.view(0))
    view = state.view(0)
    yield "View.sample_world", microseconds(lambda: view.sample_world(1), 300)
    yield "State.to_dict", microseconds(state.to_dict, 300)
    yield from plays(game, seats)


def plays(game: Any, seats: int) -> Iterator[tuple[str, float]]:
    """Measure State.play over whole games, with every draw and every forced move that follows."""
    for kind in ("number", "notation"):
        times = []
        for seed in range(60):
            state = game.new(seats=seats, seed=seed)
            while not state.over:
                action = state.actions[len(state.moves) % len(state.actions)]
                move = action if kind == "number" else state.notation(action)
                began = time.perf_counter()
                state.play(move)
                times.append((time.perf_counter() - began) * 1e6)
        yield f"State.play by {kind}, middle of {len(times)}", median(times)
        yield f"State.play by {kind}, mean", sum(times) / len(times)


def starts(name: str) -> dict[str, float]:
    """Measure the first start, which compiles, and later ones, each in a process of its own."""
    with tempfile.TemporaryDirectory() as empty:
        environment = {**os.environ, "TIANXIA_CACHE": empty}

        def start() -> float:
            run = [sys.executable, "-c", STARTING.format(name)]
            return float(subprocess.run(run, env=environment, check=True, capture_output=True, text=True).stdout)

        first = start()
        return {"first start, compiling (s)": first, "later start (s)": median(start() for _ in range(5))}


def main() -> None:
    """Measure, print, and keep the figures if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="wall")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--keep", action="store_true")
    given = parser.parse_args()
    measure.one_core()
    figures = {**starts(given.game), **{f"{name} (µs)": value for name, value in calls(given.game, given.seats)}}
    for name, value in figures.items():
        print(f"{name:48}{value:10.2f}")
    if given.keep:
        measure.keep(
            f"calls_{given.game}", {"versions": measure.versions("tianxia", "numba", "numpy"), "figures": figures}
        )


if __name__ == "__main__":
    main()
