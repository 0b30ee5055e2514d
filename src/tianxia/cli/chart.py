"""Drawing a map of hexes: with characters for the terminal, and as a picture (SVG).

Rows of a map overlap by half a hex. With characters a hex is two lines high, and rows are laid like bricks.
"""

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from typing import NamedTuple, Protocol
from xml.sax.saxutils import escape

from rich.text import Text

WIDEST_CELL, NARROWEST_CELL = 6, 4  # columns for a hex, the gap behind it included
GAP = 1
ROOT3 = sqrt(3)
CORNERS = tuple((ROOT3 / 2 * x, y / 2) for x, y in ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)))
SIZE = 30  # from the middle of a hex to a corner, in a picture
MARGIN = 24


class Hex(Protocol):
    """Where a hex lies: axial coordinates, rows from north to south."""

    @property
    def q(self) -> int:
        """Along the row, to the east."""

    @property
    def r(self) -> int:
        """The row, to the south."""


class Cell(NamedTuple):
    """What is drawn of a hex: two lines, each as wide as the cell without its gap."""

    upper: Text
    lower: Text


Painter = Callable[[int, int], Cell]  # (place of a hex in the map, columns) -> what is drawn of it


def half_steps(hexes: Sequence[Hex]) -> list[int]:
    """Return how far each hex lies from the western edge, in halves of a hex."""
    west = min(2 * one.q + one.r for one in hexes)
    return [2 * one.q + one.r - west for one in hexes]


def cell_width(hexes: Sequence[Hex], width: int) -> int | None:
    """Return how many columns there are for a hex, or nothing where the map does not fit."""
    east = max(half_steps(hexes))
    return next(
        (cell for cell in range(WIDEST_CELL, NARROWEST_CELL - 1, -1) if east * cell // 2 + cell - GAP <= width), None
    )


def rows(hexes: Sequence[Hex], cell: int, paint: Painter) -> Iterator[Text]:
    """Draw the map with characters, line by line."""
    steps = half_steps(hexes)
    for row in sorted({one.r for one in hexes}):
        upper, lower = Text(no_wrap=True), Text(no_wrap=True)
        for step, place in sorted((steps[place], place) for place, one in enumerate(hexes) if one.r == row):
            drawn = paint(place, cell - GAP)
            for line, part in ((upper, drawn.upper), (lower, drawn.lower)):
                line.append(" " * (step * cell // 2 - line.cell_len)).append_text(part)
        yield upper
        yield lower


# ---------------------------------------------------------------- The picture


class Picture:
    """A map as SVG: hexes to be filled, and what is written on them."""

    def __init__(self, hexes: Sequence[Hex]) -> None:
        self.hexes = hexes
        self.parts: list[str] = []
        across = [self.middle(place)[0] for place in range(len(hexes))]
        down = [self.middle(place)[1] for place in range(len(hexes))]
        self.west, self.north = min(across) - SIZE * ROOT3 / 2 - MARGIN, min(down) - SIZE - MARGIN
        self.width = max(across) - min(across) + SIZE * ROOT3 + 2 * MARGIN
        self.height = max(down) - min(down) + 2 * SIZE + 2 * MARGIN

    def middle(self, place: int) -> tuple[float, float]:
        """Return where the middle of a hex is."""
        one = self.hexes[place]
        return SIZE * ROOT3 * (one.q + one.r / 2), SIZE * 1.5 * one.r

    def outline(self, place: int, part: float) -> str:
        """Return a hex as a path, or one that is only a part of its size."""
        x, y = self.middle(place)
        size = part * SIZE
        return "M" + "L".join(f"{x + dx * size:.1f} {y + dy * size:.1f}" for dx, dy in CORNERS) + "z"

    def fill(self, places: Sequence[int], kind: str, part: float = 1) -> None:
        """Fill hexes; the kind is a class of the style sheet."""
        if places:
            self.parts.append(f'<path class="{kind}" d="{"".join(self.outline(place, part) for place in places)}"/>')

    def write(self, place: int, text: str, kind: str, down: float) -> None:
        """Write on a hex, so far below its middle."""
        x, y = self.middle(place)
        self.parts.append(f'<text class="{kind}" x="{x:.1f}" y="{y + down:.1f}">{escape(text)}</text>')

    def svg(self, title: str, style: str) -> str:
        """Return the whole picture."""
        frame = f"{self.west:.1f} {self.north:.1f} {self.width:.1f} {self.height:.1f}"
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{frame}" role="img">'
        paper = f'<rect class="paper" x="{self.west:.1f}" y="{self.north:.1f}" width="100%" height="100%"/>'
        lines = [head, f"<title>{escape(title)}</title>", f"<style>{style}</style>", paper, *self.parts, "</svg>"]
        return "\n".join(lines) + "\n"
