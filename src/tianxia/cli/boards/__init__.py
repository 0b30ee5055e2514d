"""How a table looks in the terminal: one module for each game, found by the game's name.

A board draws what a view knows, never the whole state. It does everything twice: as a drawing, and as plain lines for
screen readers and for terminals that can do no more than print.
"""

import importlib
import importlib.util
import re
from collections.abc import Sequence
from typing import NamedTuple, Protocol, cast

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from tianxia.core.state import View
from tianxia.core.words import Words


class Sign(NamedTuple):
    """What tells a seat from the others: a mark and a colour, so that either is enough."""

    mark: str
    colour: str


SIGNS = (
    Sign("■", "#f08f42"),  # persimmon
    Sign("●", "#f6c3d8"),  # blossom
    Sign("◆", "#8492a5"),  # slate
    Sign("▼", "#43bdb1"),  # teal
    Sign("★", "#b493f2"),  # iris
)
PIECE = re.compile(r"\d+|[^\W\d_]+")  # of a notation: a number or a word
INK = "#181411"  # on a seat's colour, which stays light on every background
GOLD = Style(color=INK, bgcolor="#e0b65e", bold=True)  # tiles: what is to be won
CROWN = "♛"
LEADING = Style(color="#b98a22", bold=True)
NUMBER = Style(color="#3e9a7c", bold=True)  # what may be typed
ASKED = Style(color="#d9553f", bold=True)  # your decision
QUIET = Style(dim=True)
MINUS = "−"


class Menu(NamedTuple):
    """The legal moves in the order in which they are numbered, from 1, and how a person reads them."""

    actions: list[int]
    drawing: RenderableType
    lines: list[str]
    numbered: int | None = None  # how many show their number, where not all do: the others are typed in words

    @property
    def last_number(self) -> int:
        """The highest number that may be typed."""
        return len(self.actions) if self.numbered is None else self.numbered


class Board(Protocol):
    """What a game's module offers."""

    def draw(self, view: View, words: Words, players: Sequence[str], width: int) -> RenderableType:
        """Draw the table, at most so many columns wide."""

    def tell(self, view: View, words: Words, players: Sequence[str]) -> list[str]:
        """Tell the same in plain lines."""

    def menu(self, view: View, actions: Sequence[int], words: Words, players: Sequence[str], width: int) -> Menu:
        """Number the legal moves, grouped so that a person finds theirs, and say what they would do."""

    def paragraph(self, view: View, action: int) -> str | None:
        """Name the paragraph of the rules that a move is about."""

    def vocabulary(self, words: Words) -> dict[str, str]:
        """Return what words of the notation are called in the reader's language: theirs -> the notation's."""


def board_of(game: str) -> Board:
    """Return the board of a game; one that has none yet gets the list of its fields."""
    name = f"{__name__}.{game}"
    if importlib.util.find_spec(name) is None:
        name = f"{__name__}.bare"
    return cast("Board", importlib.import_module(name))


def in_our_words(notation: str, board: Board, words: Words) -> str:
    """Put the reader's words for the notation's; it is understood like that."""
    ours = {ours: theirs for theirs, ours in board.vocabulary(words).items()}
    return PIECE.sub(lambda found: ours.get(found[0], found[0]), notation)


def seat_style(seat: int) -> Style:
    """Return the style of what belongs to a seat."""
    return Style(color=INK, bgcolor=SIGNS[seat].colour)


def seat_mark(seat: int) -> Text:
    """Draw a seat's mark."""
    return Text(f" {SIGNS[seat].mark} ", seat_style(seat))


def signed(number: int) -> str:
    """Write a number with a true minus."""
    return str(number) if number >= 0 else f"{MINUS}{-number}"


def in_columns(entries: Sequence[Text], width: int, indent: int = 2) -> RenderableType:
    """Set short entries side by side, as many as fit, reading from left to right."""
    widest = max(entry.cell_len for entry in entries)
    fit = max(1, (width - indent + 2) // (widest + 2))
    grid = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(fit):
        grid.add_column(min_width=min(widest, width - indent), no_wrap=widest <= width - indent)
    for first in range(0, len(entries), fit):
        grid.add_row(*entries[first : first + fit])
    return indented(grid, indent)


def indented(drawing: RenderableType, indent: int = 2) -> RenderableType:
    """Move a drawing to the right."""
    grid = Table.grid()
    grid.add_column(min_width=indent)
    grid.add_column()
    grid.add_row("", drawing)
    return grid


def numbered(number: int, text: str, hint: str = "", digits: int = 2) -> Text:
    """Write one move of a menu: its number, what it is, what it would do."""
    entry = Text.assemble((f"{number:>{digits}}", NUMBER), " ", text)
    return entry.append(f"  {hint}", QUIET) if hint else entry


def simple_menu(moves: Sequence[tuple[int, str, str]], width: int) -> Menu:
    """Number moves in the order given, each an action, its text and a hint."""
    digits = len(str(len(moves)))
    entries = [numbered(number, text, hint, digits) for number, (_, text, hint) in enumerate(moves, 1)]
    lines = [f"{number}: {text}{'. ' + hint if hint else ''}" for number, (_, text, hint) in enumerate(moves, 1)]
    return Menu([action for action, _, _ in moves], in_columns(entries, width), lines)


def stacked(*drawings: RenderableType) -> RenderableType:
    """Set drawings one under the other."""
    return Group(*drawings)
