"""The command `tianxia`. Each command is a module here, with its arguments (`add`) and what it does (`run`).

What takes long to import (Numba, rich) is imported by the commands that need it, when they run.
"""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from difflib import get_close_matches
from importlib import import_module

from tianxia.cli.frame import Parser, Refusal, Screen, language
from tianxia.core.errors import TianxiaError
from tianxia.core.words import words

COMMANDS = ("play", "games", "maps", "rules", "simulate", "arena", "lab", "replay", "verify", "bench")
EXAMPLES = (
    "tianxia play wall --seats 3",
    "tianxia rules wall wall.card.rider",
    "tianxia simulate wall --games 10000 --json",
)
WRONG, INTERRUPTED, NOBODY_LISTENS = 2, 130, 141  # exit statuses; the last two as the shell counts signals


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status. What goes wrong is told in one sentence."""
    for stream in (sys.stdout, sys.stderr):
        with suppress(AttributeError):  # a name in Chinese, on a terminal that has no Chinese
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    screen = Screen(words(language()))
    try:
        lang, rest = language_of(sys.argv[1:] if arguments is None else arguments)
        screen = Screen(words(lang))
        status = run(rest, screen)
        sys.stdout.flush()
    except KeyboardInterrupt:
        screen.complain(screen.say("cli.interrupted"))
        return INTERRUPTED
    except BrokenPipeError:  # `tianxia … | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NOBODY_LISTENS
    except TianxiaError as error:
        screen.complain(screen.told(error))
        return WRONG
    except OSError as error:
        screen.complain(screen.say("cli.error.file", path=error.filename or "?", reason=error.strerror or error))
        return WRONG
    return status


def language_of(arguments: Sequence[str]) -> tuple[str, list[str]]:
    """Take `--lang` out of the arguments, wherever it stands: it decides how everything else is said."""
    lang, rest = language(), []
    left = iter(arguments)
    for argument in left:
        name, sign, value = argument.partition("=")
        if name != "--lang":
            rest.append(argument)
        elif (value := value if sign else next(left, "")) == "":
            raise Refusal("cli.error.needs-value", option="--lang")
        else:
            lang = language(value)
    return lang, rest


def run(arguments: Sequence[str], screen: Screen) -> int:
    """Find the command and run it."""
    if not arguments or arguments[0] in {"-h", "--help", "help"}:
        overview(screen)
        return 0
    if arguments[0] == "--version":
        from tianxia import __version__

        print(f"tianxia {__version__}")
        return 0
    name = arguments[0]
    if name not in COMMANDS:
        close = get_close_matches(name.lower(), COMMANDS, 1, 0.5)
        likely = ", ".join(f"tianxia {each}" for each in close) or "tianxia --help"
        raise Refusal("cli.error.unknown-command", command=name, suggestion=likely)
    command = import_module(f"tianxia.cli.{name}")
    parser = Parser(name, screen.words)
    command.add(parser, screen.words)
    parser.add_usual(json=name != "play")
    try:
        given = parser.parse_args(arguments[1:])
    except SystemExit:  # --help has been printed
        return 0
    screen.json = name != "play" and given.json
    status: int = command.run(given, screen)
    return status


def overview(screen: Screen) -> None:
    """Print what there is: the first page that a newcomer sees."""
    from tianxia.core.registry import games

    screen.line(f"Tianxia 天下 – {screen.say('cli.about')}")
    print()
    print(f"{screen.say('cli.usage')}: tianxia [--lang en|de|nl] [--version] …\n")
    screen.rows("cli.commands", [(f"tianxia {name}", screen.say(f"cli.{name}.help")) for name in COMMANDS])
    screen.rows("cli.games", [(name, screen.say(f"app.term.game-{name}")) for name in games()])
    screen.rows("cli.examples", [(example, "") for example in EXAMPLES])
    screen.line(screen.say("cli.more", example="tianxia play --help"))
