"""While it applies a move, a rule notes what happened. The log, the animations and the replay come from the notes.

A note is a kind and up to six numbers. Which of them only their owner may read is declared with the line of the
log that tells it (`Line`). Simulations keep no notes: their positions have no space for any (`Layout.lean`), and the
compiler, which sees that, leaves every note out.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from types import MappingProxyType
from typing import TypeAlias

from tianxia.core.compiled import rule
from tianxia.core.fields import NOTE, Position

FULL = NOTE.size  # a position with so many notes keeps no more
UNKNOWN = -99  # what stands in a note for a number that its reader may not know

Note: TypeAlias = tuple[int, ...]  # a kind, then its numbers
Told: TypeAlias = tuple[IntEnum, Mapping[str, int]]  # the same with names, as one seat may read it


@rule
def noting(s: Position) -> bool:
    """Whether notes are kept: ask before working out a number that only a note needs."""
    return s.noted < len(s.notes)


@rule
def note(s: Position, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0) -> None:
    """Note what happened, if notes are kept."""
    if noting(s):
        place = s.noted
        s.notes[place, 0] = kind
        s.notes[place, 1] = a
        s.notes[place, 2] = b
        s.notes[place, 3] = c
        s.notes[place, 4] = d
        s.notes[place, 5] = e
        s.notes[place, 6] = f
        s.noted = place + 1


@dataclass(frozen=True)
class Line:
    """How a kind of note is told: its message, the names of its numbers, and which of these are the owner's alone."""

    message: str
    numbers: tuple[str, ...] = ()
    owner: str | None = None  # the number that names the owner's seat
    hidden: tuple[str, ...] = ()  # numbers that only the owner may read
    own_message: str | None = None  # what the owner reads instead


def redacted(line: Line, kind: IntEnum, numbers: Note, seat: int | None) -> Told:
    """Name a note's numbers, as far as `seat` may read them; `None` is a spectator."""
    told = dict(zip(line.numbers, numbers, strict=False))
    if line.owner is None or told[line.owner] != seat:
        told.update(dict.fromkeys(line.hidden, UNKNOWN))
    return kind, MappingProxyType(told)
