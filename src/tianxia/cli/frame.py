"""What all commands share: the language, the arguments, how things are printed, how long work is shown."""

import argparse
import json
import os
import shutil
import sys
import textwrap
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from difflib import get_close_matches
from pathlib import Path
from re import compile as pattern
from threading import Timer
from typing import TYPE_CHECKING, Any, NoReturn

from tianxia.core.errors import BadRecord, TianxiaError
from tianxia.core.registry import game, games
from tianxia.core.words import LANGUAGES, Words

if TYPE_CHECKING:
    from rich.console import Console

    from tianxia.core.game import Game
    from tianxia.core.options import Settings

WIDEST = 100  # columns that a line of text may have and still be read with ease
INDENT = 2
USUAL_SEATS = 3
SEED_BITS = 128  # as core.chance has it, which loads Numba
PATIENCE = 1.0  # seconds before a bar is shown
LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")

# Python's parser says these in English; by them we know what to say ourselves.
SENTENCES = {
    "cli.error.missing": pattern(r"the following arguments are required: (?P<what>.*)"),
    "cli.error.needs-value": pattern(r"argument (?:.*/)?(?P<option>.*): expected .*"),
    "cli.error.argument": pattern(r"(?:unrecognized arguments: |argument .*: ignored .*argument )(?P<text>.*)"),
}


class Refusal(TianxiaError):
    """Something that cannot be done as it was asked for, as a message in the reader's language."""

    def __init__(self, message: str, **values: object) -> None:
        super().__init__(message)
        self.message = message
        self.values = values


def language(given: str | None = None) -> str:
    """Return the language asked for, or else the one that the system speaks, or English."""
    if given is not None:
        if given.lower() not in LANGUAGES:
            raise Refusal("cli.error.lang", lang=given, choices=", ".join(LANGUAGES))
        return given.lower()
    system = next((os.environ[name] for name in LOCALES if os.environ.get(name)), "")
    return system[:2].lower() if system[:2].lower() in LANGUAGES else "en"


def width() -> int:
    """Return how many columns there are to write in."""
    return min(shutil.get_terminal_size().columns, WIDEST)


# ------------------------------------------------------------------------------------------------------- arguments


class Parser(argparse.ArgumentParser):
    """The arguments of a command, explained in the reader's language."""

    def __init__(self, command: str, said: Words) -> None:
        help_of = said.say(f"cli.{command}.help")
        shape = _shape_for(said.say("cli.usage"))
        super().__init__(f"tianxia {command}", description=help_of, formatter_class=shape, add_help=False)
        self.words = said
        self.what = self.add_argument_group(said.say("cli.arguments"))
        self.how = self.add_argument_group(said.say("cli.options"))

    def add_usual(self, *, json: bool) -> None:
        """Add what every command takes."""
        if json:
            self.how.add_argument("--json", action="store_true", help=self.words.say("cli.option.json"))
        self.how.add_argument("--lang", metavar="|".join(LANGUAGES), help=self.words.say("cli.option.lang"))
        self.how.add_argument("-h", "--help", action="help", help=self.words.say("cli.option.help"))

    def add_game(self, *, optional: bool = False) -> None:
        """Add the game."""
        text = self.words.say("cli.option.game", choices=", ".join(games()))
        self.what.add_argument("game", metavar="GAME", nargs="?" if optional else None, help=text)

    def add_table(self, usual_seats: int = USUAL_SEATS) -> None:
        """Add what a table agrees on before the game."""
        seats = self.words.say("cli.option.seats", default=usual_seats)
        self.how.add_argument("--seats", metavar="N", type=whole("--seats", 1, 99), help=seats)
        example = self.words.say("cli.option.set", example="--set start_seat=random")
        self.how.add_argument("--set", metavar="NAME=VALUE", action="append", default=[], help=example)

    def add_seed(self) -> None:
        """Add the seed."""
        self.how.add_argument("--seed", metavar="S", type=seed, help=self.words.say("cli.option.seed"))

    def error(self, message: str) -> NoReturn:
        """Say what is wrong with the arguments."""
        more = f"{self.prog} --help"
        for sentence, shape in SENTENCES.items():
            if found := shape.fullmatch(message):
                named = {name: text.upper() if name == "what" else text for name, text in found.groupdict().items()}
                raise Refusal(sentence, help=more, **named)
        raise Refusal("cli.error.argument", text=message, help=more)


def _shape_for(usage: str) -> type[argparse.HelpFormatter]:
    class Shape(argparse.HelpFormatter):
        def __init__(self, prog: str) -> None:
            super().__init__(prog, max_help_position=24, width=width())

        def add_usage(self, text: str | None, actions: Any, groups: Any, prefix: str | None = None) -> None:
            super().add_usage(text, actions, groups, prefix or f"{usage}: ")

    return Shape


def whole(option: str, least: int, most: int) -> Callable[[str], int]:
    """Return what reads a whole number between limits."""

    def read(text: str) -> int:
        number = _number(text, 10)
        if number is None or not least <= number <= most:
            raise Refusal("cli.error.number", option=option, min=least, max=most, value=text[:40])
        return number

    return read


def seed(text: str) -> int:
    """Read a seed, with digits from 0 to 9 or, after 0x, from 0 to f."""
    number = _number(text, 0)
    if number is None or not 0 <= number < 1 << SEED_BITS:
        raise Refusal("cli.error.seed", value=text[:40])
    return number


def _number(text: str, base: int) -> int | None:
    try:
        return int(text[:60], base)  # longer ones are too large in any case
    except ValueError:
        return None


def named_game(name: str) -> "Game":
    """Return a game by its name."""
    if name not in games():
        raise Refusal("cli.error.unknown-game", game=name, choices=", ".join(games()))
    return game(name)


def table_for(played: "Game", seats: int | None, given: Sequence[str], screen: "Screen") -> "tuple[int, Settings]":
    """Return how many play, and the options, as `--seats` and `--set` say."""
    least, most, title = played.seats[0], played.seats[-1], screen.title(played)
    if seats is None:
        seats = USUAL_SEATS if USUAL_SEATS in played.seats else least
    if seats < least:
        raise Refusal("error.too-few-players", game=title, min=least)
    if seats > most:
        raise Refusal("error.too-many-players", game=title, max=most)
    known = {option.name: option for option in played.options}
    wanted = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign:
            raise Refusal("cli.error.set", value=text)
        if name not in known:
            raise Refusal("cli.error.game-option", game=title, option=name, choices=", ".join(known) or "–")
        try:
            wanted[name] = known[name].read(value)
        except TianxiaError:
            choices = ", ".join(map(shown_value, known[name].values))
            raise Refusal("error.option-value", value=value, option=name, choices=choices) from None
    return seats, played.read_settings(seats, wanted)


def shown_value(value: object) -> str:
    """Write the value of an option as it may be typed."""
    return str(value).lower() if isinstance(value, bool) else str(value)


# -------------------------------------------------------------------------------------------------------- printing


class Screen:
    """Where a command prints, and in which language."""

    def __init__(self, said: Words) -> None:
        self.words = said
        self.lang = said.lang
        self.say = said.say
        self.json = False

    @property
    def console(self) -> "Console":
        """Return what draws tables, as wide as the terminal, or as a page where there is none."""
        from rich.console import Console

        return Console(highlight=False, width=None if sys.stdout.isatty() else width())

    def data(self, value: object) -> None:
        """Print for programs."""
        print(json.dumps(value, ensure_ascii=False, indent=2))

    def complain(self, sentence: str) -> None:
        """Say in one line what went wrong."""
        print(" ".join(sentence.split()), file=sys.stderr)

    def line(self, text: str) -> None:
        """Print a sentence, however narrow the page."""
        print("\n".join(self.folded(text, width())))

    def rows(self, heading: str, rows: Sequence[tuple[str, str]]) -> None:
        """Print names and what they mean, under a heading."""
        print(f"{self.say(heading)}:")
        column = max(len(name) for name, _ in rows) + INDENT
        for name, meaning in rows:
            first, *more = self.folded(meaning, width() - column - INDENT) or [""]
            print(f"{'':{INDENT}}{name:{column}}{first}".rstrip())
            for line in more:
                print(f"{'':{INDENT + column}}{line}")
        print()

    def folded(self, text: str, columns: int) -> list[str]:
        """Break a text into lines."""
        return textwrap.wrap(text, max(20, columns), break_long_words=False, break_on_hyphens=False)

    def number(self, value: float, digits: int = 0) -> str:
        """Write a number as people do in this language."""
        text = f"{value:,.{digits}f}".replace("-", "−")
        return text if self.lang == "en" else text.translate(str.maketrans(",.", ".,"))

    def title(self, played: "Game") -> str:
        """Name a game."""
        message = f"app.term.game-{played.name}"
        return self.say(message) if self.words.knows(message) else played.title

    def told(self, error: TianxiaError) -> str:
        """Say an error, in the reader's language where there are words for it."""
        if isinstance(error, Refusal):
            return self.say(error.message, **error.values)
        if isinstance(error, BadRecord):
            return self.told_of_record(error)
        if error.message and self.lang != "en":
            return opened(self.say(error.message, **error.values))
        return opened(str(error))

    def told_of_record(self, error: BadRecord) -> str:
        """Say what is wrong with a record."""
        if self.lang == "en" or not error.message:
            if self.lang == "en":
                return opened(str(error))
            general = self.say("error.record-unreadable", line=error.line or 1)
            return f"{general} ({str(error).removeprefix(f'line {error.line}: ')})"
        text = self.say(error.message, **{name: self._said(value, error) for name, value in error.values.items()})
        return text if error.line is None else self.say("cli.verify.line", line=error.line, reason=text)

    def _said(self, value: object, error: BadRecord) -> object:
        from tianxia.core.game import Message
        from tianxia.core.saying import say

        if not isinstance(value, Message):
            return value
        if value.id.startswith("error."):
            return self.say(value.id, **{name: text for name, text in error.values.items() if isinstance(text, str)})
        players = error.values.get("players")
        names = players if isinstance(players, tuple) else ()
        return say(game(value.id.partition(".")[0]), value, self.lang, names)

    def write(self, path: Path, write: Callable[[Path], object]) -> None:
        """Write a file, or say that it cannot be written."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write(path)
        except OSError as error:
            raise Refusal("cli.error.write", path=path, reason=error.strerror or error) from None


@contextmanager
def progress(count: int, text: str = "") -> Iterator[Callable[[int, str], None]]:
    """Show long work as a bar on stderr, to people, once it has taken a second. Give what moves the bar."""
    if not sys.stderr.isatty():
        yield lambda _done, _text: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (BarColumn(bar_width=10), TimeRemainingColumn(compact=True), TextColumn("{task.description}"))
    bar = Progress(*columns, console=Console(stderr=True), transient=True)
    task = bar.add_task(text, total=count)
    patience = Timer(PATIENCE, bar.start)
    patience.daemon = True
    patience.start()
    try:
        yield lambda done, text: bar.update(task, completed=done, description=text)
    finally:
        patience.cancel()
        bar.stop()


def compile_rules(played: "Game", screen: Screen, *, lean: bool = False) -> None:
    """Compile a game's rules, or load them, and tell a person who waits for it what is going on."""
    from tianxia.cli.terminal import progress_in

    compile_them = played.compile_lean if lean else played.compile
    compile_them(progress_in(screen.words) if sys.stderr.isatty() else None)


def opened(sentence: str) -> str:
    """Open a sentence with a capital letter, unless it opens with a name such as start_seat."""
    return sentence[:1].upper() + sentence[1:] if sentence.split(" ", 1)[0].isalpha() else sentence


def closest(wrong: str, known: Sequence[str], count: int = 3) -> list[str]:
    """Return the names that somebody may have meant: those that contain the text, then those written alike."""
    inside = [name for name in known if wrong.lower() in name]
    alike = get_close_matches(wrong.lower(), known, count, 0.4)
    return list(dict.fromkeys([*inside[:count], *alike]))[:count]
