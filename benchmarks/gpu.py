"""Random play on an NVIDIA card, and 10,000 games that must be the CPU's to the byte.

python -m benchmarks.gpu [GAME …] [--keep FILE]
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import tianxia
from tianxia.core import gpu
from tianxia.core.game import Game
from tianxia.core.options import Settings
from tianxia.core.simulate import simulate

SAMPLE = 10_000
SEED = 7


def same_as_cpu(game: Game, seats: int, settings: Settings) -> int:
    """Play a sample on both, and return how many games end in the same bytes after as many decisions."""
    arena = gpu.Arena(game, seats, settings, SAMPLE)
    arena.play(SEED)
    rows, decisions, same, place = arena.rows(), arena.decisions(), 0, 0
    for played in simulate(game, seats, settings, SAMPLE, SEED, jobs=8):
        for row, count in zip(played.rows, played.decisions, strict=True):
            same += bool(row.tobytes() == rows[place].tobytes() and count == decisions[place])
            place += 1
    return same


def measured(name: str) -> dict[str, Any]:
    """Measure a game at every number of seats, with every box."""
    game = tianxia.game(name)
    options: dict[str, object] = {"great_wall": True, "super_event": "random"} if name == "dragon" else {}
    began = time.perf_counter()
    gpu.Arena(game, game.seats[0], game.read_settings(game.seats[0], options), gpu.THREADS).play(0)
    figures: dict[str, Any] = {"options": options, "compile_s": time.perf_counter() - began, "seats": {}}
    for seats in game.seats:
        settings = game.read_settings(seats, options)
        same = same_as_cpu(game, seats, settings)
        result = gpu.bench(game, seats, settings)
        figures["seats"][seats] = {"equal_to_cpu": same, "of": SAMPLE, **result}
        rate = result["decisions_per_second"] / 1e6
        print(
            f"{name}, {seats} seats, {result['device']}: {rate:,.0f} M decisions/s; {same} of {SAMPLE} equal",
            flush=True,
        )
    return figures


def main() -> None:
    """Measure, print, and keep the figures if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=tianxia.games())
    parser.add_argument("--keep", type=Path, help="write the figures to this file")
    given = parser.parse_args()
    figures = {name: measured(name) for name in given.games}
    if given.keep:
        given.keep.write_text(json.dumps({"date": time.strftime("%Y-%m-%d"), "games": figures}, indent=1) + "\n")


if __name__ == "__main__":
    main()
