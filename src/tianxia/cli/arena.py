"""`tianxia arena`: bots against each other, until it is known who is stronger."""

import os
import secrets
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tianxia.cli.frame import SEED_BITS, Parser, Refusal, Screen, named_game, progress, table_for, whole
from tianxia.cli.simulate import MOST_JOBS, table_of
from tianxia.core.words import Words

if TYPE_CHECKING:
    from tianxia.arena.page import Reader
    from tianxia.arena.plan import Plan
    from tianxia.arena.results import Results
    from tianxia.arena.workers import Players

USUAL_SEATS, USUAL_GAMES, MOST_GAMES = 2, 100, 1_000_000
LOOKS = 20  # games between two looks at the standing that the bar shows
SETTLED = ("game", "bots", "gauntlet", "seats", "set", "games", "seed", "sprt", "out")  # by what --resume reads


def add(parser: Parser, words: Words) -> None:
    """Take who plays, at which table, how often, and where it is written."""
    parser.add_game(optional=True)
    bots = words.say("cli.option.arena-bots", example="--bots paper brush my_bot.py:MyBot")
    parser.how.add_argument("--bots", metavar="BOT", nargs="+", default=[], help=bots)
    parser.how.add_argument("--gauntlet", metavar="BOT", help=words.say("cli.option.gauntlet"))
    parser.add_table(USUAL_SEATS)
    games = words.say("cli.option.arena-games", default=USUAL_GAMES)
    parser.how.add_argument("--games", metavar="K", type=whole("--games", 1, MOST_GAMES), help=games)
    sprt = words.say("cli.option.sprt", example="--sprt 0.5 0.6")
    parser.how.add_argument("--sprt", metavar=("P0", "P1"), nargs=2, help=sprt)
    parser.add_seed()
    add_running(parser, words)
    parser.how.add_argument("--out", metavar="FILE", type=Path, help=words.say("cli.option.results"))
    parser.how.add_argument("--resume", metavar="FILE", type=Path, help=words.say("cli.option.resume"))


def add_running(parser: Parser, words: Words) -> None:
    """Take where the games are played, and where the page goes."""
    jobs = whole("--jobs", 1, MOST_JOBS)
    parser.how.add_argument("--jobs", metavar="J", type=jobs, help=words.say("cli.option.workers"))
    cluster = words.say("cli.option.on", example="--on ray://10.0.0.7:10001")
    parser.how.add_argument("--on", metavar="ADDRESS", help=cluster)
    parser.how.add_argument("--page", metavar="FILE", type=Path, help=words.say("cli.option.page"))


def run(given: Namespace, screen: Screen) -> int:
    """Play, and report what was played, even if somebody has had enough before the end."""
    results = resumed(given) if given.resume is not None else begun(given, screen)
    try:
        play(results, players_for(given), screen)
    finally:
        if results.rows:
            report(results, given.page, screen)
    return 0


def begun(given: Namespace, screen: Screen) -> "Results":
    """Plan an arena, as the arguments say."""
    from tianxia.arena.plan import Plan, deals_for, tables_for
    from tianxia.arena.results import Results

    for name, value in (("GAME", given.game), ("--bots", given.bots)):
        if not value:
            raise Refusal("cli.error.missing", what=name, help="tianxia arena --help")
    game = named_game(given.game)
    wanted = USUAL_SEATS if given.seats is None and USUAL_SEATS in game.seats else given.seats
    seats, settings = table_for(game, wanted, given.set, screen)
    if given.out is not None and given.out.exists():
        raise Refusal("cli.error.exists", path=given.out, command=f"tianxia arena --resume {given.out}")
    tables = tables_for(given.bots, seats, given.gauntlet)
    deals = deals_for(given.games or USUAL_GAMES, tables)
    seed = secrets.randbits(SEED_BITS // 4) if given.seed is None else given.seed
    plan = Plan(game.name, game.rules, settings, {}, tables, deals, seed, question_of(given.sprt))
    return Results(plan, given.out)


def resumed(given: Namespace) -> "Results":
    """Read an arena that was stopped."""
    from tianxia.arena.results import Results

    for name in SETTLED:
        if getattr(given, name):
            option = "GAME" if name == "game" else f"--{name}"
            raise Refusal("cli.error.resume", path=given.resume, option=option)
    return Results.load(given.resume)


def question_of(given: Sequence[str] | None) -> tuple[float, float] | None:
    """Read the two shares between which a test decides."""
    if given is None:
        return None
    try:
        low, high = map(float, given)
    except ValueError:
        low = high = 0.0
    if not 0 < low < high < 1:
        raise Refusal("cli.error.share", option="--sprt", value=" ".join(given))
    return low, high


def players_for(given: Namespace, *, varied: bool = False) -> "Players":
    """Say who plays the games: this process, several, or a cluster. A variant is played by none that knows the game."""
    from tianxia.arena.workers import on_cores, one_after_another

    if given.on is not None:
        from tianxia.arena.cluster import on_cluster

        return on_cluster(given.on)
    jobs = given.jobs or os.cpu_count() or 1
    return one_after_another if jobs == 1 and not varied else on_cores(jobs)


def play(results: "Results", players: "Players", screen: Screen) -> None:
    """Play what is left, and show how far it is and who is ahead."""
    from tianxia.arena.workers import compile_for, run

    compile_for(results.plan)
    names = names_of(results.plan, screen)
    begun = len(results.rows)
    with progress(results.plan.games - begun, screen.say("cli.compile.first")) as show:
        standing = ""
        for played, _row in enumerate(run(results, players), 1):
            if played % LOOKS == 1:
                standing = standing_of(results, names, screen)
            done, count = screen.number(begun + played), screen.number(results.plan.games)
            show(played, screen.say("arena.progress", done=done, count=count, standing=standing))


def standing_of(results: "Results", names: dict[str, str], screen: Screen) -> str:
    """Say in a line what each bot has won so far."""
    from tianxia.arena.results import share_of

    won = dict.fromkeys(results.plan.bots, 0.0)
    games = dict.fromkeys(results.plan.bots, 0)
    for row in results.rows.values():
        for bot in set(row["seats"]):
            won[bot] += share_of(row, bot)
            games[bot] += 1
    shares = {bot: won[bot] / games[bot] for bot in won if games[bot]}
    best = sorted(shares, key=lambda bot: -shares[bot])
    return ", ".join(f"{names[bot]} {screen.number(100 * shares[bot])}%" for bot in best)


def names_of(plan: "Plan", screen: Screen) -> dict[str, str]:
    """Name the bots as people read them, those with the same name in full."""
    from tianxia.cli.terminal import title_of

    names = {bot: title_of(screen.words, bot) for bot in plan.bots}
    return {bot: bot if list(names.values()).count(name) > 1 else name for bot, name in names.items()}


def reader_for(plan: "Plan", screen: Screen) -> "Reader":
    """Say for whom pages are written."""
    from tianxia import __version__
    from tianxia.arena.page import Reader

    names = names_of(plan, screen)
    return Reader(screen.words, screen.number, screen.title(named_game(plan.game)), names, __version__)


# -------------------------------------------------------------------------------------------------- for people


def report(results: "Results", page: Path | None, screen: Screen) -> None:
    """Print what came of the games, and write the page."""
    from tianxia.arena.findings import findings
    from tianxia.arena.page import page as page_of

    found = findings(results)
    reader = reader_for(results.plan, screen)
    if page is not None:
        screen.write(page, lambda path: path.write_text(page_of(found, reader), "utf8"))
    if screen.json:
        screen.data(found)
        return
    tell(found, reader, screen)
    for message, path in (("arena.results", results.path), ("arena.page", page)):
        if path is not None:
            screen.line(screen.say(message, path=path))
    if results.path is not None and not results.complete:
        screen.line(screen.say("terminal.go-on", command=f"tianxia arena --resume {results.path}"))


def tell(found: dict[str, Any], reader: "Reader", screen: Screen) -> None:
    """Print who is stronger, and how the games went."""
    from tianxia.arena.page import verdicts, winners_of

    say, number, console = screen.say, screen.number, screen.console
    screen.line(say("arena.title", game=reader.title))
    screen.line(say("arena.played", n=found["games"], seats=found["seats"], deals=found["deals"], seed=found["seed"]))
    if not found["complete"]:
        screen.line(say("arena.unfinished", done=found["games"], count=found["planned"]))
    for line in verdicts(found, reader):
        screen.line(line)
    print()
    heads = ["arena.column.bot", "arena.column.rating", "cli.column.wins", "arena.column.score", "arena.column.games"]
    table = table_of([say(head) for head in heads])
    for one in found["bots"]:
        rating, wins = one["rating"], one["wins"]
        table.add_row(
            reader.name(one["bot"]),
            f"{rating['rating']:.0f} ({rating['from']:.0f}–{rating['to']:.0f})",
            f"{reader.percent(wins['share'])} ({reader.between(wins)})",
            number(one["score"]["mean"], 1),
            number(wins["games"]),
        )
    console.print(table)
    if len(found["bots"]) > 2:  # noqa: PLR2004  # of two the lines above have said it
        print("\n" + say("arena.against"))
        console.print(cross_table(found, reader))
    print("\n" + say("arena.seats"))
    table = table_of([say(f"cli.column.{name}") for name in ("seat", "wins", "mean")])
    for one in found["by_seat"]:
        wins = one["wins"]
        share = f"{reader.percent(wins['share'])} ({reader.between(wins)})"
        table.add_row(number(one["seat"] + 1), share, number(one["score"]["mean"], 1))
    console.print(table)
    print()
    screen.line(winners_of(found, reader))
    for failed in found["failures"]:
        screen.line(say("arena.failed", bot=reader.name(failed["bot"]), n=failed["games"], reason=failed["reason"]))


def cross_table(found: dict[str, Any], reader: "Reader") -> Any:
    """Show who beats whom."""
    order = [found["named"].index(one["bot"]) for one in found["bots"]]
    names = [reader.name(found["named"][one]) for one in order]
    table = table_of(["", *names])
    for name, one in zip(names, order, strict=True):
        shares = [found["against"][one][other] for other in order]
        table.add_row(name, *("–" if share is None else reader.percent(share["share"]) for share in shares))
    return table
