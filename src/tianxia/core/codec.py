"""A whole position as a readable dict, both ways. All follows from the declared fields.

A number whose values have names is written by name; a table with labelled places as the places that are not zero;
a table by seat as a list, one entry for each seat at the table. What is read is checked, entry by entry, and then as a
whole by the game: a position that cannot be is refused with the reason.
"""

from collections.abc import Mapping
from enum import IntEnum
from typing import TYPE_CHECKING, Any

import numpy as np

from tianxia.core.errors import BadPosition, choices, shown
from tianxia.core.fields import CHANCE, NOBODY, SEAT, Axis, Field, Rows, Seen, readable
from tianxia.core.options import Settings

if TYPE_CHECKING:
    from tianxia.core.game import Game

SEAT_NAMES = {"chance": CHANCE, "nobody": NOBODY}
TOP = ("game", "rules", "seats", "options", "position")


def label(name: IntEnum) -> str:
    """Return the name of a card, a phase or the like as people write it."""
    return name.name.lower().replace("_", " ")


def to_dict(game: "Game", settings: Settings, rows: Rows) -> dict[str, Any]:
    """Write a position down."""
    position = rows[0]
    fields = [field for field in game.layout.fields if field.seen is not Seen.NOTES and field.name != "seats"]
    return {
        "game": game.name,
        "rules": game.rules,
        "seats": int(position["seats"]),
        "options": dict(settings),
        "position": {field.name: _write(field, field.axes, position[field.name], position) for field in fields},
    }


def from_dict(game: "Game", given: object) -> tuple[Settings, Rows]:
    """Read a position; refuse one that is not well written or cannot be."""
    top = _mapping(given, "a position", TOP)
    for key in ("game", "seats", "position"):
        if key not in top:
            message = f'"{key}" is missing: a position has {", ".join(TOP)}.'
            raise BadPosition(message)
    if not isinstance(top["game"], str) or top["game"] != game.name:
        message = f'this is a position of {shown(top["game"])}, not of "{game.name}".'
        raise BadPosition(message)
    if type(top.get("rules", game.rules)) is not int or top.get("rules", game.rules) != game.rules:
        message = f"written by version {shown(top['rules'])} of the rules; this is version {game.rules}."
        raise BadPosition(message)
    options = top.get("options", {})
    settings = game.read_settings(top["seats"], _mapping(options, "options", [o.name for o in game.options]))
    rows = game.layout.zeros()
    fields = {field.name: field for field in game.layout.fields if field.seen is not Seen.NOTES}
    values = _mapping(top["position"], "position", [name for name in fields if name != "seats"])
    rows["seats"] = top["seats"]
    for name in sorted(values, key=lambda name: len(fields[name].filled)):  # how many first, then what
        rows[name][0] = _read(fields[name], fields[name].axes, values[name], name, rows[0])
    reason = game.impossible(readable(rows))
    if reason is not None:
        raise BadPosition(reason)
    return settings, rows


def _write(field: Field, axes: tuple[Axis, ...], value: Any, position: Any, where: tuple[int, ...] = ()) -> Any:
    if not axes:
        return _write_number(field, int(value))
    axis, rest = axes[0], axes[1:]
    if axis.labels is not None:
        named = {label(axis.labels(place)): _write(field, rest, value[place], position) for place in axis.labels}
        return {name: entry for name, entry in named.items() if entry}
    count = _length(field, axes, position, where)
    return [_write(field, rest, value[place], position, (*where, place)) for place in range(count)]


def _write_number(field: Field, value: int) -> int | str:
    if field.name == "seat" and value < 0:
        return next(name for name, code in SEAT_NAMES.items() if code == value)
    if field.values is not None and value in set(field.values):
        return label(field.values(value))
    return value


def _length(field: Field, axes: tuple[Axis, ...], position: Any, where: tuple[int, ...]) -> int:
    """Return how many places of an axis are in use."""
    if axes[0] == SEAT:
        return int(position["seats"])
    if len(axes) <= len(field.filled):
        return min(max(int(position[field.filled[-len(axes)]][where]), 0), axes[0].size)
    return axes[0].size


def _read(
    field: Field, axes: tuple[Axis, ...], given: object, path: str, position: Any, where: tuple[int, ...] = ()
) -> Any:
    if not axes:
        return _read_number(field, given, path)
    axis, rest = axes[0], axes[1:]
    out = np.zeros([one.size for one in axes], np.int64)
    if axis.labels is not None:
        places = {label(place): int(place) for place in axis.labels}
        for name, entry in _mapping(given, path, places).items():
            out[places[name]] = _read(field, rest, entry, f"{path}.{name}", position)
        return out
    count = _length(field, axes, position, where)
    if not isinstance(given, list) or len(given) != count:
        found = f"{len(given)}" if isinstance(given, list) else shown(given)
        message = f"{path} must be a list of {count}, not {found}."
        raise BadPosition(message)
    for place, entry in enumerate(given):
        out[place] = _read(field, rest, entry, f"{path}[{place}]", position, (*where, place))
    return out


def _read_number(field: Field, given: object, path: str) -> int:
    names = {label(value): int(value) for value in field.values} if field.values else {}
    if field.name == "seat":
        names = SEAT_NAMES
    if isinstance(given, str) and names:
        if given not in names:
            message = f"{path} cannot be {shown(given)}: {choices(given, names)}"
            raise BadPosition(message)
        return names[given]
    limits = np.iinfo(field.kind)
    if type(given) is not int or not field.least <= given <= limits.max:
        message = f"{path} must be a whole number from {field.least} to {limits.max}, not {shown(given)}."
        raise BadPosition(message)
    return given


def _mapping(given: object, what: str, known: Any) -> Mapping[str, Any]:
    """Return a dict whose keys are all known, or say what is wrong with it."""
    if not isinstance(given, dict):
        message = f"{what} must be a table of names and values, not {shown(given)}."
        raise BadPosition(message)
    for key in given:
        if not isinstance(key, str) or key not in known:
            message = f"{what} has no {shown(key)}: {choices(key, known)}"
            raise BadPosition(message)
    return given
