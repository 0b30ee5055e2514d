"""Maps as data: each is a file in `maps/`, read and checked here. Put a file there and the map can be played.

A file is a JSON table:

    id           the file's own name without ".json"; so the option `map` calls it
    name         what people read
    schema       1
    provenance   what of it is known, presumed, or our own: a table of sentences
    test         true for a map that only tests use (may be left out)
    granaries    true if a granary stands on every capital at set-up (may be left out)
    bandit_tiles ten of number (1 to 10) and bandits (1 to 4); left out on a map without bandits
    hexes        in rows from the top, each from the left: q and r (axial, pointy-top: q grows to the right, r
                 downwards), terrain (land or river), and where there is one: capital (its name), camp (1 to 10)

A hex is called by the letter of its row and its place in it: "a1" is the first of the uppermost row.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from tianxia.core.errors import TianxiaError, shown, whole

FOLDER: Final = Path(__file__).parent / "maps"
DEFAULT: Final = "warring_states"
SCHEMA: Final = 1
MOST_HEXES: Final = 207
CAMPS: Final = 10
MOST_BANDITS: Final = 4
ROWS: Final = "abcdefghijklmnopqrstuvwxyz"
IN_A_ROW: Final = 256  # more than a row can have
TERRAINS: Final = ("land", "river")
DIRECTIONS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # right, and on against the clock
KEYS: Final = {"id", "name", "schema", "provenance", "coordinates", "test", "granaries", "bandit_tiles", "hexes"}
HEX_KEYS: Final = {"q", "r", "terrain", "capital", "camp"}


class BadMap(TianxiaError):
    """A file of a map that is none. The sentence says what is wrong, and in which file."""


@dataclass(frozen=True)
class Hex:
    """One space."""

    name: str
    q: int
    r: int
    is_river: bool
    capital: str | None = None
    camp: int | None = None


@dataclass(frozen=True, eq=False)
class Map:
    """One map."""

    id: str
    name: str
    provenance: Mapping[str, str]
    hexes: tuple[Hex, ...]
    bandits: tuple[int, ...] = ()  # on the tiles numbered 1, 2, …; none on a map without bandits
    has_granaries: bool = False
    is_test: bool = False

    def neighbours(self, place: int) -> tuple[int | None, ...]:
        """Return the places of the six hexes around one, in the order of DIRECTIONS; None beyond the edge."""
        here = self.hexes[place]
        at = _places(self)
        return tuple(at.get((here.q + q, here.r + r)) for q, r in DIRECTIONS)


@cache
def _places(of: Map) -> dict[tuple[int, int], int]:
    return {(one.q, one.r): place for place, one in enumerate(of.hexes)}


def name_number(name: str) -> int:
    """Return a hex's name as a number that means the same on every map."""
    return ROWS.index(name[0]) * IN_A_ROW + int(name[1:])


def name_text(number: int) -> str:
    """Return the name that a number stands for."""
    return f"{ROWS[number // IN_A_ROW]}{number % IN_A_ROW}"


@cache
def maps() -> tuple[Map, ...]:
    """Return all maps: the front of the board first, those for tests last."""
    found = [read(path) for path in FOLDER.glob("*.json")]
    return tuple(sorted(found, key=lambda one: (one.is_test, one.id != DEFAULT, one.id)))


def read(path: Path) -> Map:
    """Read a file, or say what is wrong with it."""
    try:
        given = json.loads(path.read_text("utf8"))
    except OSError as error:
        raise BadMap(f"{path.name} cannot be read: {error.strerror}.") from None
    except (ValueError, RecursionError) as error:
        raise BadMap(f"{path.name} is no JSON: {error}.") from None
    for problem in problems(given, path.stem):
        raise BadMap(f"{path.name} is no map: {problem}")
    return Map(
        id=given["id"],
        name=given["name"],
        provenance=given["provenance"],
        hexes=tuple(_hexes(given["hexes"])),
        bandits=tuple(one["bandits"] for one in sorted(given.get("bandit_tiles", []), key=lambda one: one["number"])),
        has_granaries=given.get("granaries", False),
        is_test=given.get("test", False),
    )


def _hexes(given: list[dict[str, Any]]) -> Iterator[Hex]:
    top, row, place = given[0]["r"], -1, 0
    for one in given:
        place = place + 1 if one["r"] - top == row else 1
        row = one["r"] - top
        is_river = one["terrain"] == "river"
        yield Hex(f"{ROWS[row]}{place}", one["q"], one["r"], is_river, one.get("capital"), one.get("camp"))


def problems(given: object, stem: str) -> Iterator[str]:
    """Say what is wrong with the contents of a file, the first thing first."""
    if not isinstance(given, dict) or not given.keys() <= KEYS:
        yield f"it must be a table of {', '.join(sorted(KEYS))}."
        return
    if given.get("id") != stem:
        yield f"its id is {shown(given.get('id'))}, and the file is called {stem}."
    if given.get("schema") != SCHEMA:
        yield f"its schema is {shown(given.get('schema'))}; this version reads schema {SCHEMA}."
    if not _is_text(given.get("name")):
        yield "it has no name."
    provenance = given.get("provenance")
    if not isinstance(provenance, dict) or not provenance or not all(map(_is_text, provenance.values())):
        yield "its provenance must say in sentences what of it is known, presumed, or made up."
    for flag in ("test", "granaries"):
        if not isinstance(given.get(flag, False), bool):
            yield f"{flag} is true or false, not {shown(given[flag])}."
    hexes = given.get("hexes")
    if not isinstance(hexes, list) or not 1 <= len(hexes) <= MOST_HEXES:
        yield f"it must have a list of 1 to {MOST_HEXES} hexes."
        return
    yield from _problems_of_hexes(hexes)
    yield from _problems_of_camps(given, hexes)


def _problems_of_hexes(hexes: list[Any]) -> Iterator[str]:
    before: tuple[int, int] | None = None
    for number, one in enumerate(hexes, 1):
        what = f"hex {number} of the list"
        if not isinstance(one, dict) or not one.keys() <= HEX_KEYS:
            yield f"{what} must be a table of {', '.join(sorted(HEX_KEYS))}."
            return
        q, r = whole(one.get("q")), whole(one.get("r"))
        if q is None or r is None:
            yield f"{what} needs whole numbers q and r."
            return
        if one.get("terrain") not in TERRAINS:
            yield f"{what} is land or river, not {shown(one.get('terrain'))}."
        if "capital" in one and (not _is_text(one["capital"]) or one.get("terrain") != "land"):
            yield f"{what}: a capital has a name, and lies on land."
        if before is not None and (r, q) <= before:
            yield f"{what} is out of order: rows go from the top, each from the left, and no hex comes twice."
        if before is not None and r > before[0] + 1:
            yield f"{what} leaves a row out: rows follow one another without a gap."
        before = (r, q)
    if before is not None and before[0] - hexes[0]["r"] >= len(ROWS):
        yield f"it has more than {len(ROWS)} rows."


def _problems_of_camps(given: dict[str, Any], hexes: list[Any]) -> Iterator[str]:
    camps = [one for one in hexes if isinstance(one, dict) and "camp" in one]
    if "bandit_tiles" not in given:
        if camps:
            yield "it has camps, and no bandit_tiles."
        return
    numbers = list(range(1, CAMPS + 1))
    if sorted((one["camp"] for one in camps), key=str) != sorted(numbers, key=str):
        yield f"its camps must be numbered 1 to {CAMPS}, each once."
    if any(one.get("terrain") != "land" or "capital" in one for one in camps):
        yield "a camp lies on land, and not on a capital."
    tiles = given["bandit_tiles"]
    if not isinstance(tiles, list) or not all(
        isinstance(one, dict)
        and one.keys() == {"number", "bandits"}
        and whole(one["number"]) is not None
        and (whole(one["bandits"]) or 0) in range(1, MOST_BANDITS + 1)
        for one in tiles
    ):
        yield f"bandit_tiles must be a list of tables of number and bandits, with 1 to {MOST_BANDITS} bandits each."
    elif sorted(one["number"] for one in tiles) != numbers:
        yield f"its bandit_tiles must be numbered 1 to {CAMPS}, each once."


def _is_text(given: object) -> bool:
    return isinstance(given, str) and bool(given.strip())
