"""`tianxia bench`: how fast the rules run here."""

import json
import os
import subprocess
import sys
import tempfile
import time
from argparse import Namespace
from statistics import median
from typing import TYPE_CHECKING, Any

from tianxia.cli.frame import Parser, Refusal, Screen, compile_rules, named_game, progress, table_for
from tianxia.core.registry import games
from tianxia.core.words import Words

if TYPE_CHECKING:
    from tianxia.core.game import Game
    from tianxia.core.options import Settings

RUNS, STARTS = 7, 3
RUN_SECONDS = 0.4  # how long one run is to take
FIRST_GAMES = 64
NOISY = 0.1  # how far runs may lie apart
GPU_EXTRA = "pip install tianxia[gpu]"

# What a newcomer's program does first, timed from its first line.
START = """
import json, sys, time
began = time.perf_counter()
import tianxia
tianxia.game(sys.argv[1]).new(int(sys.argv[2]), 1, **json.loads(sys.argv[3]))
print(time.perf_counter() - began)
"""


def add(parser: Parser, words: Words) -> None:
    """Take the game, or measure all."""
    parser.add_game(optional=True)
    parser.add_table()
    parser.how.add_argument("--gpu", action="store_true", help=words.say("cli.option.gpu"))


def run(given: Namespace, screen: Screen) -> int:
    """Measure. For programs, one line of JSON for each game."""
    for name in games() if given.game is None else [given.game]:
        game = named_game(name)
        seats, settings = table_for(game, given.seats, given.set, screen)
        found = on_card(game, seats, settings) if given.gpu else on_core(game, seats, settings, screen)
        if screen.json:
            print(json.dumps(found), flush=True)
        else:
            report(game, found, screen)
    return 0


def on_card(game: "Game", seats: int, settings: "Settings") -> dict[str, Any]:
    """Measure on the graphics card."""
    try:
        from tianxia.core import gpu
    except ImportError:
        raise Refusal("cli.error.no-gpu", command=GPU_EXTRA) from None
    try:
        return gpu.bench(game, seats, settings)
    except gpu.NoGpu:
        raise Refusal("cli.error.no-gpu", command=GPU_EXTRA) from None


def on_core(game: "Game", seats: int, settings: "Settings", screen: Screen) -> dict[str, Any]:
    """Measure random play on one core, and how long a start takes: the very first, and every other."""
    text = screen.say("cli.bench.progress", game=screen.title(game))
    steps = RUNS + STARTS + 1
    compile_rules(game, screen, lean=True)
    with progress(steps, text) as show:
        seconds, decisions, count = one_run(game, seats, settings, FIRST_GAMES, 0)
        seconds, decisions, count = one_run(game, seats, settings, FIRST_GAMES, 0)  # the first one was still loading
        count = max(FIRST_GAMES, round(count * RUN_SECONDS / seconds))
        rates, per_game = [], []
        for number in range(RUNS):
            show(number, text)
            seconds, decisions, _ = one_run(game, seats, settings, count, number * count)
            rates.append(decisions / seconds)
            per_game.append(count / seconds)
        starts = []
        for number in range(STARTS):
            show(RUNS + number, text)
            starts.append(start(game, seats, settings, None))
        show(RUNS + STARTS, text)
        with tempfile.TemporaryDirectory() as cache:
            first = start(game, seats, settings, cache)
    return {
        "game": game.name,
        "seats": seats,
        "options": settings,
        "decisions_per_second": median(rates),
        "games_per_second": median(per_game),
        "runs": rates,
        "spread": (max(rates) - min(rates)) / median(rates),
        "state_bytes": game.layout.state_bytes,
        "first_compile_s": first,
        "start_s": median(starts),
    }


def one_run(game: "Game", seats: int, settings: "Settings", count: int, seed: int) -> tuple[float, int, int]:
    """Play so many games; return the seconds, the decisions of seats, and how many games it were."""
    from tianxia.core.simulate import simulate

    began = time.perf_counter()
    decisions = sum(int(played.decisions.sum()) for played in simulate(game, seats, settings, count, seed))
    return time.perf_counter() - began, decisions, count


def start(game: "Game", seats: int, settings: "Settings", cache: str | None) -> float:
    """Return how many seconds a fresh program takes to import the package and begin a game."""
    environment = os.environ | ({} if cache is None else {"TIANXIA_CACHE": cache})
    command = [sys.executable, "-c", START, game.name, str(seats), json.dumps(settings)]
    done = subprocess.run(command, env=environment, capture_output=True, check=True, text=True)  # noqa: S603  # our own
    return float(done.stdout)


def report(game: "Game", found: dict[str, Any], screen: Screen) -> None:
    """Print what was measured."""
    say, number = screen.say, screen.number
    rate = number(found["decisions_per_second"])
    if "device" in found:
        print(say("cli.bench.gpu", game=screen.title(game), device=found["device"], rate=rate))
    else:
        print(say("cli.bench.line", game=screen.title(game), seats=found["seats"], rate=rate))
    runs = found["runs"]
    low, high = number(min(runs)), number(max(runs))
    rows = [
        ("cli.bench.decisions", f"{rate} ({say('cli.bench.runs', count=len(runs), low=low, high=high)})"),
        ("cli.bench.games", number(found["games_per_second"])),
        ("cli.bench.state", f"{found['state_bytes']} B"),
        ("cli.bench.first", f"{number(found['first_compile_s'], 1)} s"),
    ]
    if "start_s" in found:
        rows.append(("cli.bench.start", f"{number(found['start_s'], 2)} s"))
    column = max(len(say(label)) for label, _ in rows)
    for label, value in rows:
        print(f"  {say(label):{column}}  {value}")
    if found.get("spread", 0) > NOISY:
        print(say("cli.bench.noisy", percent=number(100 * found["spread"])))
