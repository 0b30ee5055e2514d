"""`tianxia play`: a game in the terminal."""

import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from tianxia.cli.frame import Parser, Refusal, Screen, named_game, table_for
from tianxia.core.registry import games
from tianxia.core.words import Words

USUAL_LEVEL = "2"


def add(parser: Parser, words: Words) -> None:
    """Take the game, the table, and how to show it."""
    parser.add_game(optional=True)
    parser.add_table()
    parser.add_seed()
    level = words.say("cli.option.level", default=USUAL_LEVEL)
    parser.how.add_argument("--level", metavar="L", default=USUAL_LEVEL, help=level)
    seat = words.say("cli.option.seat", example="--seat 2 my_bot.py:MyBot")
    parser.how.add_argument("--seat", metavar=("N", "BOT"), nargs=2, action="append", default=[], help=seat)
    parser.how.add_argument("--load", metavar="FILE", type=Path, help=words.say("cli.option.load"))
    parser.how.add_argument("--terminal", action="store_true", help=words.say("cli.option.terminal"))
    parser.how.add_argument("--plain", action="store_true", help=words.say("cli.option.plain"))


def run(given: Namespace, screen: Screen) -> int:
    """Play a new game, or a saved one on."""
    from tianxia.cli.terminal import play

    if given.load is not None:
        from tianxia.core import record

        said = {"GAME": given.game, "--seats": given.seats, "--seed": given.seed, "--set": given.set or None}
        for option in (name for name, value in said.items() if value is not None):
            raise Refusal("cli.error.load-with", option=option)
        saved = record.load(given.load)
        seats, settings = saved.seats, saved.options
        played = named_game(saved.game)
    else:
        played = named_game(given.game or chosen(screen))
        seats, settings = table_for(played, given.seats, given.set, screen)
    opponents = opponents_for(seats, given.level, given.seat)
    return play(played, seats, dict(settings), given.seed, screen.lang, given.load, opponents, plain=given.plain)


def opponents_for(seats: int, level: str, named: Sequence[tuple[str, str]]) -> list[str]:
    """Return the names of the bots on all seats but the first, which is the user's."""
    opponents = dict.fromkeys(range(2, seats + 1), level)
    for seat, name in named:
        if not seat.isdecimal() or int(seat) not in opponents:
            raise Refusal("cli.error.number", option="--seat", min=2, max=seats, value=seat)
        opponents[int(seat)] = name
    return list(opponents.values())


def chosen(screen: Screen) -> str:
    """Ask which game, where there are several and somebody to ask."""
    names = games()
    if len(names) == 1:
        return names[0]
    if not sys.stdin.isatty():
        raise Refusal("cli.error.missing", what="GAME", help="tianxia play --help")
    screen.rows("cli.games", [(f"{n} {name}", screen.say(f"app.term.game-{name}")) for n, name in enumerate(names, 1)])
    while True:
        typed = input(f"{screen.say('table.choose-game')} ").strip().lower()
        if typed in names:
            return typed
        if typed.isdecimal() and 1 <= int(typed[:9]) <= len(names):
            return names[int(typed) - 1]
