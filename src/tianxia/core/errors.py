"""What can go wrong, each with one clear sentence.

TianxiaError
├── UnknownGame        no game of that name
├── UnknownLanguage    no texts in that language
├── BadOption          an option, a value or a number of seats that the rulebook does not have
├── IllegalAction      not now; `.rule` is the paragraph that forbids it
│   ├── NotAMove       the text names no move at all
│   ├── NotYours       somebody else decides
│   └── GameOver       nobody decides any more
├── NothingToUndo      the game has just begun
├── BadPosition        a position that cannot be
└── BadRecord          a game record that is broken; `.line` is where
"""

import operator
from difflib import get_close_matches
from types import MappingProxyType
from typing import TYPE_CHECKING
from unicodedata import category

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


class TianxiaError(Exception):
    """Any error that a caller can cause. Nothing was changed.

    Where a text says the reason in every language, `message` is its id and `values` fill its places.
    """

    message: str = ""
    values: "Mapping[str, object]" = MappingProxyType({})


class UnknownGame(TianxiaError):
    """There is no game of that name."""


class UnknownLanguage(TianxiaError):
    """There are no texts in that language."""


class BadOption(TianxiaError):
    """An option, a value or a number of seats that the rulebook does not have."""

    def __init__(self, sentence: str, message: str = "", values: "Mapping[str, object] | None" = None) -> None:
        super().__init__(sentence)
        self.message = message
        self.values = values or {}


class IllegalAction(TianxiaError):
    """The move is not allowed now. `rule` is the paragraph that says so."""

    def __init__(self, sentence: str, rule: str | None = None) -> None:
        super().__init__(sentence)
        self.rule = rule


class NotAMove(IllegalAction):
    """The text names no move of this game."""


class NotYours(IllegalAction):
    """Somebody else decides."""


class GameOver(IllegalAction):
    """Nobody decides any more."""


class NothingToUndo(TianxiaError):
    """There is no decision to take back."""


class BadPosition(TianxiaError):
    """A position that cannot be, or a text that is none."""


class BadRecord(TianxiaError):
    """A game record that is broken. `line` is the line of the file, if there is one."""

    def __init__(
        self, sentence: str, line: int | None = None, message: str = "", values: "Mapping[str, object] | None" = None
    ) -> None:
        super().__init__(sentence if line is None else f"line {line}: {sentence}")
        self.line = line
        self.message = message
        self.values = values or {}


def choices(wrong: object, known: "Iterable[object]") -> str:
    """End a sentence about a wrong name: what it may have meant, and what there is."""
    names = [str(name) for name in known]
    close = get_close_matches(_written(wrong)[:40], names, 1)
    return (f'did you mean "{close[0]}"? ' if close else "") + "There is: " + ", ".join(names) + "."


def shown(value: object, longest: int = 60) -> str:
    """Quote what somebody gave us, however long or odd it is."""
    return f'"{tame(_written(value), longest)}"'


def tame(text: str, longest: int = 1000) -> str:
    """Return a text without what would disturb a terminal, and not for ever."""
    if not text.isprintable():
        text = "".join("?" if category(letter)[0] == "C" else letter for letter in text[: longest + 1])
    return text if len(text) <= longest else text[:longest] + "…"


def whole(value: object) -> int | None:
    """Return a whole number as Python's own, whoever made it; yes, no and everything else are none."""
    if isinstance(value, bool) or not hasattr(type(value), "__index__"):
        return None
    try:
        return operator.index(value)  # type: ignore[arg-type]
    except Exception:  # noqa: BLE001  # an array of several, or something hostile
        return None


def _written(value: object) -> str:
    """Write down what somebody gave us, if that can be done at all."""
    if isinstance(value, str):
        return value
    try:
        return repr(value)
    except Exception:  # noqa: BLE001  # lists in lists in lists …, a number of thousands of digits, something hostile
        return f"{type(value).__name__} without end"
