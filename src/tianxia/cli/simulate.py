"""`tianxia simulate`: many games at random, and what comes of them."""

import os
import secrets
import time
from argparse import Namespace
from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tianxia.cli.frame import SEED_BITS, Parser, Screen, compile_rules, named_game, progress, table_for, whole
from tianxia.core.codec import label
from tianxia.core.words import Words

if TYPE_CHECKING:
    import numpy as np
    from rich.table import Table

    from tianxia.core.game import Game
    from tianxia.core.options import Settings
    from tianxia.core.simulate import Played
    from tianxia.core.state import State

USUAL_GAMES, MOST_GAMES, MOST_JOBS = 1000, 10_000_000, 256
BARS, BAR_WIDTH = 12, 30  # of a histogram
BLOCKS = " ▏▎▍▌▋▊▉█"
CERTAIN = 1.96  # standard errors to either side that hold the truth 95 times in a hundred
CHUNK, RECORDED_CHUNK = 256, 4  # games between two looks at the clock


def add(parser: Parser, words: Words) -> None:
    """Take the game, the table and how many games."""
    parser.add_game()
    parser.add_table()
    games = words.say("cli.option.games", default=USUAL_GAMES)
    count = whole("--games", 1, MOST_GAMES)
    parser.how.add_argument("--games", metavar="K", type=count, default=USUAL_GAMES, help=games)
    parser.add_seed()
    jobs = whole("--jobs", 1, MOST_JOBS)
    parser.how.add_argument("--jobs", metavar="J", type=jobs, help=words.say("cli.option.workers"))
    parser.how.add_argument("--out", metavar="FOLDER", type=Path, help=words.say("cli.option.output"))


def run(given: Namespace, screen: Screen) -> int:
    """Play, and report what was played, even if somebody has had enough before the end."""
    game = named_game(given.game)
    seats, settings = table_for(game, given.seats, given.set, screen)
    seed = secrets.randbits(SEED_BITS // 4) if given.seed is None else given.seed  # short enough to be typed again
    found = Found(game, seats, settings, seed)
    compile_rules(game, screen, lean=True)
    try:
        with progress(given.games, screen.say("cli.compile.first")) as show:
            play(found, given, screen, show)
    finally:
        if found.games:
            report(found, screen)
    return 0


def play(found: "Found", given: Namespace, screen: Screen, show: Callable[[int, str], None]) -> None:
    """Play the games and count what comes of them."""
    from tianxia.core.simulate import player_of_many, simulate

    player_of_many(found.game)
    jobs = given.jobs or os.cpu_count() or 1
    chunk = CHUNK if given.out is None else RECORDED_CHUNK
    began = time.perf_counter()
    for played in simulate(found.game, found.seats, found.settings, given.games, found.seed, jobs, chunk):
        if given.out is not None:
            found.written = given.out
            write_records(found, played, given.out, screen)
        found.count(played)
        found.seconds = time.perf_counter() - began
        done, count = screen.number(found.games), screen.number(given.games)
        rate = screen.number(found.total / found.seconds)
        show(found.games, screen.say("cli.simulate.progress", done=done, count=count, rate=rate))


def random_game(game: "Game", seats: int, settings: "Settings", seed: int) -> "State":
    """Play the game of a simulation that has this seed once more, so that it can be written down."""
    from tianxia.core.chance import CHOOSING, below, new_generator

    state = game.new(seats, seed, "seeded", **settings)
    choosing = new_generator(seed, CHOOSING)
    while not state.over:
        state.play(state.actions[below(choosing, len(state.actions))])
    return state


def write_records(found: "Found", played: "Played", folder: Path, screen: Screen) -> None:
    """Write a record of each game."""
    from tianxia.core.record import Record

    names = [screen.say("terminal.random", number=seat + 1) for seat in range(found.seats)]
    for place in range(len(played.rows)):
        seed = (played.first_seed + place) % (1 << SEED_BITS)
        record = Record.of(random_game(found.game, found.seats, found.settings, seed), names)
        screen.write(folder / f"{found.game.name}-{found.seats}-{seed}.json", record.save)


@dataclass
class Found:
    """What came of the games so far."""

    game: "Game"
    seats: int
    settings: "Settings"
    seed: int
    scores: list["np.ndarray[Any, Any]"] = field(default_factory=list)  # a chunk each, a row for each game
    wins: list["np.ndarray[Any, Any]"] = field(default_factory=list)
    decisions: list["np.ndarray[Any, Any]"] = field(default_factory=list)
    by_source: dict[str, float] = field(default_factory=dict)  # the points of all seats
    winners: dict[str, float] = field(default_factory=dict)  # and of those who won
    games: int = 0
    total: int = 0
    seconds: float = 0.0
    written: Path | None = None

    def count(self, played: "Played") -> None:
        """Count some games."""
        self.scores.append(played.scores)
        self.wins.append(played.wins)
        self.decisions.append(played.decisions)
        self.count_sources(played)
        self.games += len(played.rows)
        self.total += int(played.decisions.sum())

    def count_sources(self, played: "Played") -> None:
        """Count where the points came from, if the game keeps that."""
        from tianxia.arena.playing import kept_sources

        kept = kept_sources(self.game)
        if kept is None:
            return
        points = played.rows[kept.name][:, : self.seats]
        for source in kept.axes[1].labels or ():
            earned, name = points[:, :, source], label(source)
            self.by_source[name] = self.by_source.get(name, 0) + float(earned.sum())
            self.winners[name] = self.winners.get(name, 0) + float((earned * played.wins).sum())

    def to_dict(self) -> dict[str, Any]:
        """Return what programs are told."""
        import numpy as np

        from tianxia.arena.spread import bars_of, spread_of

        scores, wins, decisions = map(np.concatenate, (self.scores, self.wins, self.decisions))
        return {
            "game": self.game.name,
            "seats": self.seats,
            "options": self.settings,
            "seed": self.seed,
            "games": self.games,
            "by_seat": [
                {"seat": seat, "wins": wins_of(wins[:, seat]), "score": spread_of(scores[:, seat])}
                for seat in range(self.seats)
            ],
            "score": spread_of(scores),
            "sources": {
                name: {"mean": points / self.games / self.seats, "winners": self.winners[name] / self.games}
                for name, points in self.by_source.items()
            },
            "histogram": bars_of(scores, BARS),
            "shared": float(((wins > 0).sum(axis=1) > 1).mean()),
            "nobody": float((wins == 0).all(axis=1).mean()),
            "decisions": spread_of(decisions),
            "seconds": self.seconds,
            "decisions_per_second": self.total / self.seconds,
            "records": None if self.written is None else str(self.written),
        }


def wins_of(values: "np.ndarray[Any, Any]") -> dict[str, float]:
    """Return the share of games won, and between which shares the true one lies 95 times in a hundred (Wilson)."""
    share, games = float(values.mean()), len(values)
    weight = CERTAIN**2 / games
    middle = (share + weight / 2) / (1 + weight)
    reach = CERTAIN * sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    return {"share": share, "from": max(0.0, middle - reach), "to": min(1.0, middle + reach)}


# -------------------------------------------------------------------------------------------------- for people


def report(found: Found, screen: Screen) -> None:
    """Print what came of the games."""
    data = found.to_dict()
    if screen.json:
        screen.data(data)
        return
    say, number = screen.say, screen.number
    screen.line(say("cli.simulate.title", game=screen.title(found.game), seats=found.seats, seed=found.seed))
    print(say("cli.simulate.done", n=found.games, seconds=number(found.seconds, 1)), end=" ")
    print(say("cli.bench.decisions") + ": " + number(data["decisions_per_second"]) + "\n")
    screen.line(say("cli.simulate.wins"))
    screen.console.print(wins_table(data, screen))
    print(say("cli.simulate.shared", percent=number(100 * data["shared"], 1)) + "\n")
    print(say("cli.simulate.scores"))
    rows = [(number(one["seat"] + 1), one["score"]) for one in data["by_seat"]]
    screen.console.print(spread_table([*rows, (say("cli.simulate.all"), data["score"])], screen))
    print("\n" + "\n".join(histogram(data["histogram"], screen)) + "\n")
    if data["sources"]:
        print(say("cli.simulate.sources"))
        screen.console.print(sources_table(data, screen, found.game.name))
        print()
    print(say("cli.simulate.lengths"))
    screen.console.print(spread_table([(say("cli.simulate.decisions"), data["decisions"])], screen))
    if found.written is not None:
        print("\n" + say("cli.simulate.written", n=found.games, path=found.written))


def table_of(headings: list[str]) -> "Table":
    """Return an empty table whose columns are numbers, but for the first."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, collapse_padding=True)
    for heading in headings:
        table.add_column(heading, justify="right" if table.columns else "left", no_wrap=True)
    return table


def wins_table(data: dict[str, Any], screen: Screen) -> "Table":
    """Show who wins from which seat."""
    say = screen.say
    table = table_of([say(f"cli.column.{name}") for name in ("seat", "wins", "from", "to")])
    for one in data["by_seat"]:
        shares = [f"{screen.number(100 * one['wins'][name], 1)} %" for name in ("share", "from", "to")]
        table.add_row(screen.number(one["seat"] + 1), *shares)
    return table


def spread_table(rows: list[tuple[str, dict[str, float]]], screen: Screen) -> "Table":
    """Show where numbers lie."""
    names = ("mean", "spread", "least", "quarter", "half", "three_quarters", "most")
    heading = screen.say("cli.column.seat") if rows[1:] else ""
    table = table_of([heading, *(screen.say(f"cli.column.{name.replace('_', '-')}") for name in names)])
    for head, values in rows:
        cells = [screen.number(values[name], 1 if name in {"mean", "spread"} else 0) for name in names]
        table.add_row(head, *cells)
    return table


def sources_table(data: dict[str, Any], screen: Screen, game: str) -> "Table":
    """Show where the points came from, for everybody and for those who won."""
    say, number = screen.say, screen.number
    table = table_of([say(f"cli.column.{name}") for name in ("source", "points", "share", "winners")])
    total = sum(one["mean"] for one in data["sources"].values()) or 1.0
    for name, one in data["sources"].items():
        share = f"{number(100 * one['mean'] / total, 1)} %"
        table.add_row(say(f"{game}.label.source.{name}"), number(one["mean"], 1), share, number(one["winners"], 1))
    return table


def histogram(bars: list[dict[str, float]], screen: Screen) -> list[str]:
    """Draw bars, the longest over the whole width."""
    longest = max(bar["share"] for bar in bars)
    ranges = [
        screen.number(bar["from"]) + (f"–{screen.number(bar['to'])}" if bar["to"] > bar["from"] else "") for bar in bars
    ]
    column = max(map(len, ranges))
    lines = []
    for range_, bar in zip(ranges, bars, strict=True):
        eighths = round(8 * BAR_WIDTH * bar["share"] / longest)
        drawn = "█" * (eighths // 8) + BLOCKS[eighths % 8].strip()
        lines.append(f"{range_:>{column}}  {drawn:{BAR_WIDTH}} {screen.number(100 * bar['share'], 1):>6} %")
    return lines
