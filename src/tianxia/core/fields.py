"""Fields declared once: from one class come the dtype, the typed attributes, the view and the documentation.

class Marsh(Position):
fish: Counts = table("i2", (SEAT,), PUBLIC, "fish in store")
omen: Counts = table("i1", (SEAT, CARD), OWNER, "cards held face down")
"""

import math
from dataclasses import dataclass, replace
from enum import Enum, IntEnum
from typing import Any, NamedTuple, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from tianxia.core.compiled import INTERPRETED

CHANCE = -1  # the table must draw, shuffle or toss
NOBODY = -2  # the game is over

Counts: TypeAlias = NDArray[Any]  # a table of small whole numbers
Actions: TypeAlias = NDArray[np.int32]  # a list of moves, to be written into
Weights: TypeAlias = NDArray[np.int32]  # how likely each outcome is, to be written into
Planes: TypeAlias = NDArray[np.float32]  # what a learner reads, to be written into
Points: TypeAlias = NDArray[np.float64]  # what each seat may expect, to be written into
Rows: TypeAlias = NDArray[Any]  # positions side by side


class Seen(Enum):
    """Who may know a field."""

    PUBLIC = "everybody"
    REMEMBERED = "everybody who kept count: it was public once, and lies face down now"
    OWNER = "the seat that the first axis names"
    SECRET = "nobody"
    NOTES = "what the last move did; core tells each seat its share"


PUBLIC, REMEMBERED, OWNER, SECRET = Seen.PUBLIC, Seen.REMEMBERED, Seen.OWNER, Seen.SECRET


class Axis(NamedTuple):
    """One direction of a table: how long it is, and what its places are called."""

    name: str
    size: int
    labels: type[IntEnum] | None = None


@dataclass(frozen=True)
class Field:
    """One field of a position."""

    kind: str
    axes: tuple[Axis, ...]
    seen: Seen
    meaning: str
    values: type[IntEnum] | None = None  # the names of its values, where they have names
    filled: tuple[str, ...] = ()  # the fields that say how many places of the last axes are in use
    least: int = 0  # the smallest value it can have: below zero only where that stands for no one or nowhere
    name: str = ""

    @property
    def shape(self) -> tuple[int, ...]:
        """How many places there are along each axis."""
        return tuple(axis.size for axis in self.axes)


def number(kind: str, seen: Seen, meaning: str, *, values: type[IntEnum] | None = None, least: int = 0) -> Any:
    """Declare a field that holds one whole number."""
    return Field(kind, (), seen, meaning, values, least=least)


def table(
    kind: str,
    axes: tuple[Axis, ...],
    seen: Seen,
    meaning: str,
    *,
    values: type[IntEnum] | None = None,
    filled: tuple[str, ...] = (),
    least: int = 0,
) -> Any:
    """Declare a field that holds a table of whole numbers."""
    return Field(kind, axes, seen, meaning, values, filled, least)


SEAT = Axis("seat", 5)  # every game here is for five at most
NOTE = Axis("note", 64)
NOTE_PART = Axis("part", 7)  # the kind of a note and up to six numbers


class Position:
    """What every position has. A game's own position adds its fields to these."""

    seats: int = number("i1", PUBLIC, "seats at the table")
    seat: int = number("i1", PUBLIC, "whose decision it is: a seat, CHANCE or NOBODY", least=NOBODY)
    noted: int = number("u2", Seen.NOTES, "how many notes the last move has left")
    notes: Counts = table("i2", (NOTE, NOTE_PART), Seen.NOTES, "what the last move did, one note a row")


@dataclass(frozen=True)
class Layout:
    """The fields of a game's position, in the order in which they lie in memory. The notes come last."""

    position: type[Position]
    fields: tuple[Field, ...]
    dtype: "np.dtype[Any]"
    lean: "np.dtype[Any]"  # the same without space for notes: rules for it are compiled without a word of theirs
    state_bytes: int  # without the notes

    def zeros(self, count: int = 1) -> Rows:
        """Return so many empty positions."""
        return np.zeros(count, self.dtype)

    def lean_zeros(self, count: int = 1) -> Rows:
        """Return so many empty positions that keep no notes."""
        return np.zeros(count, self.lean)

    def field(self, name: str) -> Field:
        """Return a field by its name."""
        return next(field for field in self.fields if field.name == name)


def layout(position: type[Position]) -> Layout:
    """Lay a position's fields out in memory."""
    declared = {
        name: replace(field, name=name)
        for owner in reversed(position.__mro__)
        for name, field in vars(owner).items()
        if isinstance(field, Field)
    }
    fields = tuple(sorted(declared.values(), key=lambda field: field.seen is Seen.NOTES))
    dtype = _without_gaps(fields, NOTE.size)
    assert dtype.fields is not None
    return Layout(position, fields, dtype, _without_gaps(fields, 0), int(dtype.fields["noted"][1]))


def _without_gaps(fields: tuple[Field, ...], notes: int) -> "np.dtype[Any]":
    """Lay fields side by side, the wide ones first, and fill what is left before the notes.

    A gap that no field covers would not be copied with the fields, and equal positions would differ in their bytes.
    """

    def width(field: Field) -> int:
        return np.dtype(field.kind).itemsize

    noted, written = cast("tuple[Field, Field]", (Position.noted, Position.notes))
    facts = sorted((field for field in fields if field.seen is not Seen.NOTES), key=width, reverse=True)
    size = sum(width(field) * math.prod(field.shape) for field in facts)
    filler = -(size + width(noted)) % max(map(width, fields))
    parts: list[Any] = [(field.name, field.kind, field.shape) for field in facts]
    parts += [("filler", "u1", (filler,))] * (filler > 0)
    parts += [("noted", noted.kind), ("notes", written.kind, (notes, NOTE_PART.size))]
    return np.dtype(parts, align=True)


class _Whole(np.ndarray):
    """A table that hands out Python's integers and refuses what compiled code would silently get wrong."""

    def __getitem__(self, key: Any) -> Any:
        for index in key if isinstance(key, tuple) else (key,):
            if isinstance(index, int | np.integer) and index < 0:
                message = f"index {index} counts from the end: compiled code would read another field"
                raise IndexError(message)
        found = super().__getitem__(key)
        return found if isinstance(found, np.ndarray) else found.item()


class _Plain:
    """A position for the interpreter: whole numbers of any size, so that one that does not fit is noticed."""

    __slots__ = ("_row",)

    def __init__(self, row: Any) -> None:
        object.__setattr__(self, "_row", row)

    def __getattr__(self, name: str) -> Any:
        try:
            found = self._row[name]
        except ValueError:
            raise AttributeError(name) from None
        return found.view(_Whole) if isinstance(found, np.ndarray) else found.item()

    def __setattr__(self, name: str, value: int) -> None:
        self._row[name] = value


class _PlainRows:
    """Several positions for the interpreter."""

    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    def __getitem__(self, index: int) -> _Plain:
        return _Plain(self._rows[index])

    def __setitem__(self, index: int, row: _Plain) -> None:
        self._rows[index] = row._row  # noqa: SLF001  # one of us

    def __len__(self) -> int:
        return len(self._rows)


def all_rows(rows: Rows) -> Any:
    """Return all positions, by reference, for a function that hands them to rules."""
    return _PlainRows(rows) if INTERPRETED else rows


def row(rows: Rows, index: int = 0) -> Any:
    """Return one of several positions, by reference, as the rules want it."""
    return _Plain(rows[index]) if INTERPRETED else rows[index]


def readable(rows: Rows, index: int = 0) -> Any:
    """Return one of several positions, by reference, with its fields as attributes, for code that is not a rule."""
    return _Plain(rows[index]) if INTERPRETED else rows.view(np.recarray)[index]


def blank(shape: Layout, rows: Rows, seat: int | None) -> Rows:
    """Copy a position without what `seat` may not know; `None` is a spectator. This is all that a view is."""
    seen = rows.copy()
    for field in shape.fields:
        values = seen[field.name]
        if field.seen in {Seen.SECRET, Seen.NOTES}:
            values[...] = 0
        elif field.seen is Seen.OWNER:
            own = None if seat is None else values[:, seat].copy()
            values[...] = 0
            if own is not None:
                values[:, seat] = own
    return seen
