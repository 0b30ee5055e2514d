"""`tianxia lab`: what a rule does. The same bots on the same deals, under one number and another."""

import secrets
from argparse import Namespace
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tianxia.cli.arena import add_running, names_of, players_for, reader_for
from tianxia.cli.frame import SEED_BITS, Parser, Refusal, Screen, named_game, progress, table_for, whole
from tianxia.cli.simulate import table_of
from tianxia.core.words import Words

if TYPE_CHECKING:
    from rich.table import Table

    from tianxia.arena.lab import Variant
    from tianxia.arena.page import Reader
    from tianxia.arena.results import Results

USUAL_BOTS, USUAL_GAMES, MOST_GAMES = ["brush"], 200, 1_000_000
EXAMPLES = "--vary HAND=4,5,6"


def add(parser: Parser, words: Words) -> None:
    """Take what is to be varied, who plays, and how often."""
    parser.add_game()
    vary = words.say("cli.option.vary", example=EXAMPLES)
    parser.how.add_argument("--vary", metavar="NAME=A,B", action="append", default=[], help=vary)
    bots = words.say("cli.option.arena-bots", example="--bots brush ink")
    parser.how.add_argument("--bots", metavar="BOT", nargs="+", default=USUAL_BOTS, help=bots)
    parser.add_table()
    games = words.say("cli.option.lab-games", default=USUAL_GAMES)
    parser.how.add_argument(
        "--games", metavar="K", type=whole("--games", 1, MOST_GAMES), default=USUAL_GAMES, help=games
    )
    parser.add_seed()
    add_running(parser, words)


def run(given: Namespace, screen: Screen) -> int:
    """Play every variant, and compare what was played, even if somebody has had enough before the end."""
    played = begun(given, screen)
    try:
        play(played, given, screen)
    finally:
        if all(results.rows for _, results in played):
            report(played, given, screen)
    return 0


def begun(given: Namespace, screen: Screen) -> "list[tuple[Variant, Results]]":
    """Plan the same games for every variant; refuse one that cannot be played before any is."""
    from tianxia.arena import rehearsal
    from tianxia.arena.lab import variants_of
    from tianxia.arena.plan import Plan, deals_for, tables_for
    from tianxia.arena.results import Results

    game = named_game(given.game)
    if not given.vary:
        raise Refusal("cli.error.missing", what="--vary", help="tianxia lab --help")
    seats, settings = table_for(game, given.seats, given.set, screen)
    variants = variants_of(game.name, [asked(text) for text in given.vary])
    tables = tables_for(given.bots, seats)
    seed = secrets.randbits(SEED_BITS // 4) if given.seed is None else given.seed
    plan = Plan(game.name, game.rules, settings, {}, tables, deals_for(given.games, tables), seed)
    played = [(variant, Results(variant.of(plan, settings))) for variant in variants]
    text = screen.say("lab.rehearsing")
    with progress(len(played), text) as show:
        for done, (_, results) in enumerate(played):
            show(done, text)
            rehearsal.check(results.plan)
    return played


def asked(text: str) -> tuple[str, list[str]]:
    """Read a name and the values to be tried."""
    name, sign, values = text.partition("=")
    if not sign or not values:
        raise Refusal("cli.error.vary", value=text)
    return name.strip(), [value.strip() for value in values.split(",")]


def play(played: "Sequence[tuple[Variant, Results]]", given: Namespace, screen: Screen) -> None:
    """Play one variant after the other."""
    from tianxia.arena.workers import compile_for, run

    compile_for(played[0][1].plan)
    total = sum(results.plan.games for _, results in played)
    done = 0
    with progress(total, screen.say("cli.compile.first")) as show:
        for variant, results in played:
            players = players_for(given, varied=bool(results.plan.numbers))
            for _ in run(results, players):
                done += 1
                told = screen.number(done), screen.number(total)
                show(done, screen.say("lab.progress", done=told[0], count=told[1], variant=variant.name))


def report(played: "Sequence[tuple[Variant, Results]]", given: Namespace, screen: Screen) -> None:
    """Print what differs, and write the page."""
    from tianxia.arena.lab import compare
    from tianxia.arena.lab_page import lab_page

    found = compare(played)
    plan = played[0][1].plan
    reader = reader_for(plan, screen)
    if given.page is not None:
        screen.write(given.page, lambda path: path.write_text(lab_page(found, reader), "utf8"))
    if screen.json:
        screen.data(found)
        return
    tell(found, reader, list(names_of(plan, screen).values()), screen)
    if given.page is not None:
        screen.line(screen.say("arena.page", path=given.page))


def tell(found: dict[str, Any], reader: "Reader", bots: Sequence[str], screen: Screen) -> None:
    """Print every figure under every variant; a star marks what differs for certain."""
    from tianxia.arena.lab_page import GROUPS, label_of, value_of

    say = screen.say
    screen.line(say("lab.title", game=reader.title))
    screen.line(
        say(
            "lab.played", n=sum(one["games"] for one in found["variants"]), seats=found["seats"],
            bots=screen.words.list(list(bots)), seed=found["seed"],
        )
    )  # fmt: skip
    print()
    for group, kinds in GROUPS.items():
        figures = [figure for figure in found["figures"] if figure["kind"] in kinds]
        if figures:
            print(say(f"lab.{group}"))
            screen.console.print(table_for_group(found, figures, reader, label_of, value_of))
            print()
    screen.line(say("lab.star", base=found["variants"][found["base"]]["name"]))


def table_for_group(
    found: dict[str, Any], figures: Sequence[Any], reader: "Reader", label_of: Any, value_of: Any
) -> "Table":
    """Show some figures: a row each, a column for each variant."""
    table = table_of(["", *(one["name"] for one in found["variants"])])
    for figure in figures:
        table.add_row(label_of(figure, found, reader), *(value_of(figure, value, reader) for value in figure["values"]))
    return table
