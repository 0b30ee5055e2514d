"""Every text that a player reads, in three languages. The texts stand in locales/; its README tells how."""

import csv
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import SupportsIndex

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.runtime.types import FluentType, fluent_number

from tianxia.core.errors import UnknownLanguage, choices, shown, tame

LANGUAGES = ("en", "de", "nl")
LOCALES = files("tianxia") / "locales"

ENTRY = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
HEADING = re.compile(r"^(#+) (.*) \{#(.*)\}$", re.MULTILINE)
QUICK = re.compile(r"^## (?P<section>.*)$|^- (?P<text>.*) \{→ (?P<paragraph>.*)\}$", re.MULTILINE)
REMARK = re.compile(r"^## (.*)\n((?:.+\n)+)\n((?:.+\n)+)", re.MULTILINE)


@dataclass(frozen=True)
class Paragraph:
    """A paragraph of the rules: `level` 1 is the game, 2 a chapter, 3 a paragraph; `text` is Markdown."""

    id: str
    level: int
    title: str
    text: str


@dataclass(frozen=True)
class QuickLine:
    """A line of the rules on one page, and the paragraph that says more."""

    section: str
    text: str
    paragraph: str


@dataclass(frozen=True)
class Remark:
    """What the guide says, once, when `when` first comes true in somebody's first game."""

    id: str
    when: str
    see: str  # the paragraph that says more
    title: str
    text: str  # with places for `str.format`


class Words:
    """The texts in one language. `words("de")` gives it."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)

    def say(self, message: str, /, **values: object) -> str:
        """Say a message with its places filled; whole numbers choose between its plurals."""
        return self._format(message, "", values)

    def term(self, message: str, form: str = "", /, **values: object) -> str:
        """Name a thing in one of its forms, such as "plural", "a", "the"."""
        return self._format(message, form, values)

    def forms(self, place: str, message: str, /, **values: object) -> dict[str, str]:
        """Name a thing in all its forms, `card`, `card_a`, `card_the`: each language takes the one it needs."""
        named = {place: self._format(message, "", values)}
        for form in self._message(message).attributes:
            named[f"{place}_{form}".replace("-", "_")] = self._format(message, form, values)
        return named

    def list(self, items: Sequence[str]) -> str:
        """Name several: Mei, Ravi and Li."""
        if not items[1:]:
            return "".join(items)
        return self.say("common.and", first=", ".join(items[:-1]), last=items[-1])

    def knows(self, message: str) -> bool:
        """Whether there is such a message."""
        return _key(message) in _entries(self.lang, _file(message))

    def rules(self, game: str) -> tuple[Paragraph, ...]:
        """The rules of a game, in order."""
        return _rules(self.lang, game)

    def quick(self, game: str) -> tuple[QuickLine, ...]:
        """The rules of a game on one page."""
        return _quick(self.lang, game)

    def coach(self, game: str) -> tuple[Remark, ...]:
        """The guide through a first game; of two remarks at once the upper one goes first."""
        return _coach(self.lang, game)

    def _format(self, message: str, form: str, values: Mapping[str, object]) -> str:
        entry = self._message(message)
        pattern = entry.attributes.get(form) if form else entry.value
        if pattern is None:
            raise KeyError(f"{message} has no form {form}")
        places = {_key(name): _value(value) for name, value in values.items()}
        text, errors = self._bundle.format_pattern(pattern, places)
        if errors:
            raise KeyError(f"{message} in {self.lang}: {errors[0]}")
        return str(text)

    def _message(self, message: str) -> Message:
        key = _key(message)
        if not self._bundle.has_message(key):
            entries = _entries(self.lang, _file(message))
            if key not in entries:
                raise KeyError(f"no message {message}")
            self._bundle.add_resource(FluentResource(entries[key]))
        return self._bundle.get_message(key)


def words(lang: str = "en") -> Words:
    """Return the texts in a language."""
    if lang not in LANGUAGES:
        raise UnknownLanguage(f"there is no language {shown(lang)}: {choices(lang, LANGUAGES)}")
    return _words(lang)


def paragraph_of(message: str) -> str | None:
    """Name the paragraph of the rules that a message points to."""
    return _paragraphs().get(_key(message))


_words = cache(Words)


def _key(name: str) -> str:
    """Fluent names have dashes where ours have dots (messages) and underscores (places)."""
    return name.replace(".", "-").replace("_", "-")


def _value(value: object) -> str | FluentType:
    """Write numbers without thousands marks, for 2017 may be a year, and with a true minus; texts as `tame` does."""
    if not isinstance(value, SupportsIndex):
        return tame(str(value))
    number = int(value)
    return fluent_number(number, useGrouping=False) if number >= 0 else f"−{-number}"


def _file(message: str) -> str:
    """The messages of a game begin with its name, all others are the app's."""
    name = message.split(".", 1)[0]
    return name if f"{name}.ftl" in _files() else "app"


@cache
def _files() -> frozenset[str]:
    return frozenset(file.name for file in (LOCALES / LANGUAGES[0]).iterdir())


@cache
def _entries(lang: str, file: str) -> dict[str, str]:
    """The messages of a file, not yet parsed: parsing one takes 0.1 ms, parsing all would take 50."""
    text = _read(lang, f"{file}.ftl")
    starts = [*ENTRY.finditer(text)]
    ends = [*(start.start() for start in starts[1:]), len(text)]
    return {start[1]: text[start.start() : end] for start, end in zip(starts, ends, strict=True)}


@cache
def _paragraphs() -> dict[str, str]:
    return {_key(row["message"]): row["paragraph"] for row in csv.DictReader(_read("paragraphs.csv").splitlines())}


@cache
def _rules(lang: str, game: str) -> tuple[Paragraph, ...]:
    _, *parts = HEADING.split(_read(lang, game, "rules.md"))
    found = zip(parts[::4], parts[1::4], parts[2::4], parts[3::4], strict=True)
    return tuple(Paragraph(name, len(level), title, text.strip()) for level, title, name, text in found)


@cache
def _quick(lang: str, game: str) -> tuple[QuickLine, ...]:
    section, lines = "", []
    for found in QUICK.finditer(_read(lang, game, "quick.md")):
        section = found["section"] or section
        if found["text"]:
            lines.append(QuickLine(section, found["text"], found["paragraph"]))
    return tuple(lines)


@cache
def _coach(lang: str, game: str) -> tuple[Remark, ...]:
    remarks = []
    for name, head, text in REMARK.findall(_read(lang, game, "coach.md")):
        told = dict(line.split(": ", 1) for line in head.splitlines())
        remarks.append(Remark(name, told["when"], told["see"], told["title"], text.strip()))
    return tuple(remarks)


def _read(*path: str) -> str:
    return LOCALES.joinpath(*path).read_text("utf8")
