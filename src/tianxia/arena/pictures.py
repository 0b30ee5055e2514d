"""The pictures of a report: bars and histograms as SVG, in the colours of the page they stand on, with words in them.

A picture is as wide as a phone. On a wide page several stand side by side, so that their words keep their size.
"""

from collections.abc import Sequence
from math import floor, log10
from typing import NamedTuple
from xml.sax.saxutils import escape, quoteattr

WIDTH = 340
LINE = 18  # from one line of words to the next
BAR = 12
GAP = 10  # between one row of a picture and the next
TICKS = 4
HISTOGRAM, LIFT = 84, 6  # high, and below the words over it
COLOURS = 7  # that bots are told apart by; see the page's style
PATTERNS = 3  # and by these, for those who do not see colours
NOBODYS = -1


class Bar(NamedTuple):
    """A value, and between what it lies."""

    label: str
    value: float
    low: float
    high: float
    text: str
    colour: int = 0


class Bin(NamedTuple):
    """How often a number falls between two limits."""

    start: int
    end: int
    share: float


def picture(height: float, parts: Sequence[str], title: str) -> str:
    """Put what is drawn into a picture."""
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label={quoteattr(title)}>' + "".join(parts) + "</svg>"
    )


def bars(rows: Sequence[Bar], low: float, high: float, title: str, even: float | None = None) -> str:
    """Draw a bar for each row, its words above it, and over its end a line from the least to the most it may be."""

    def across(value: float) -> float:
        return WIDTH * (min(max(value, low), high) - low) / (high - low)

    step = LINE + BAR + GAP
    parts = []
    for place, row in enumerate(rows):
        y = place * step + LINE
        middle = y + BAR / 2
        parts += [
            words(0, y - 5, row.label),
            words(WIDTH, y - 5, row.text, "end num"),
            box(0, y, WIDTH, BAR, "ground"),
            box(0, y, across(row.value), BAR, paint(row.colour)),
        ]
        if even is not None:
            parts.append(f'<path class="even" d="M{across(even):.1f} {y - 3}v{BAR + 6}"/>')
        reach = (
            f'd="M{across(row.low):.1f} {middle}H{across(row.high):.1f}'
            f'M{across(row.low):.1f} {middle - 4}v8M{across(row.high):.1f} {middle - 4}v8"'
        )
        parts += [f'<path class="halo" {reach}/>', f'<path class="reach" {reach}/>']
    return picture(len(rows) * step - GAP + 4, parts, title)


def histogram(bins: Sequence[Bin], title: str, mean: float, note: str, tallest: float, colour: int = 0) -> str:
    """Draw how often numbers fall between limits, the mean as a line, with a note on it."""
    top, floor_line = LINE, LINE + LIFT + HISTOGRAM
    first, last = bins[0].start, bins[-1].end + 1
    wide = WIDTH / len(bins)

    def across(value: float) -> float:
        return WIDTH * (value + 0.5 - first) / (last - first)

    parts = [words(0, LINE - 5, title), words(WIDTH, LINE - 5, note, "end num")]
    for place, one in enumerate(bins):
        high = HISTOGRAM * one.share / tallest
        if high > 0:
            parts.append(box(place * wide + 0.5, floor_line - high, wide - 1, high, paint(colour)))
    parts += [
        f'<path class="axis" d="M0 {floor_line}H{WIDTH}"/>',
        f'<path class="mean" d="M{across(mean):.1f} {top}V{floor_line}"/>',
    ]
    for tick in ticks(first, last - 1):
        anchor = "start" if across(tick) < LINE else "end" if across(tick) > WIDTH - LINE else "middle"
        parts.append(words(across(tick), floor_line + 15, f"{tick:g}", f"{anchor} tick num"))
    return picture(floor_line + LINE + 2, parts, title)


def groups(rows: Sequence[tuple[str, Sequence[float]]], texts: Sequence[Sequence[str]], title: str) -> str:
    """Draw several thin bars for each row, one for each bot, in the bots' colours."""
    most = max((abs(value) for _, values in rows for value in values), default=0) or 1
    wide, thin = WIDTH - 46, BAR - 2
    parts, y = [], 0.0
    for (label, values), said in zip(rows, texts, strict=True):
        parts.append(words(0, y + LINE - 5, label))
        y += LINE
        for colour, (value, text) in enumerate(zip(values, said, strict=True)):
            length = wide * max(0.0, value) / most
            parts += [
                box(0, y, max(1.0, length), thin, paint(colour)),
                words(length + 5, y + thin - 0.5, text, "tick num"),
            ]
            y += thin + 2
        y += GAP - 2
    return picture(y, parts, title)


def swatch(colour: int) -> str:
    """Draw a bot's colour, to stand beside its name."""
    return f'<svg class="swatch" viewBox="0 0 14 14" aria-hidden="true">{box(0, 0, 14, 14, paint(colour))}</svg>'


def paint(colour: int) -> str:
    """Return the classes of a bot's colour and pattern; of what belongs to no bot, a quiet one."""
    if colour == NOBODYS:
        return "quiet"
    return f"c{colour % COLOURS} p{colour % PATTERNS}"


def box(x: float, y: float, width: float, height: float, kind: str) -> str:
    """Draw a rectangle; a pattern lies over its colour."""
    where = f'x="{x:.1f}" y="{y:.1f}" width="{max(0.0, width):.1f}" height="{height:.1f}"'
    colour, _, pattern = kind.partition(" ")
    plain = f'<rect {where} class="{colour}"/>'
    return plain if pattern in {"", "p0"} else plain + f'<rect {where} class="{pattern}"/>'


def words(x: float, y: float, text: str, kind: str = "") -> str:
    """Write something."""
    said = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}"{said}>{escape(text)}</text>'


def ticks(low: float, high: float) -> list[float]:
    """Return a few round numbers between two."""
    rough = (high - low) / TICKS
    size = 10 ** floor(log10(rough)) if rough > 0 else 1
    step = max(size * times for times in (1, 2, 5, 10) if size * times <= 1.5 * rough)
    first = -(-low // step) * step
    return [first + step * place for place in range(int((high - first) // step) + 1)]
