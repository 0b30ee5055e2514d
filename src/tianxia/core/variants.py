"""What if the rulebook printed another number? A variant is a game whose tables print something else.

Rules import numbers by name, and the compiler builds them in. So a number is changed where it is printed, while the
game's tables are being read, and what is derived from it there is derived from the new one. A process plays a game as
it is printed or in one variant, from its beginning to its end: the environment says in which. A variant's compiled code
is kept apart (core/compiled.py), and it writes no records (core/record.py).

A number is named as it stands in tables.py, or in a box after the name of its file: HAND, TILES[3], TILES[RED],
FACES[SOLDIER].copies, granaries.WORTH.
"""

import ast
import dataclasses
import importlib
import json
import os
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from enum import IntEnum
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType, ModuleType
from typing import Any

from tianxia.core.errors import BadOption, choices, shown, whole

VARIANT = "TIANXIA_VARIANT"  # in the environment: {"game": "wall", "numbers": {"HAND": 6}}
MOST = 999  # no rulebook prints more
VARY = "_printed_otherwise"  # what a table calls, after each number that is to be another
NAME = re.compile(r"(?:(?P<box>[a-z_]\w*)\.)?(?P<name>[A-Z][A-Z0-9_]*)(?P<steps>(?:\[\w+\]|\.[a-z_]\w*)*)")
STEP = re.compile(r"\[(\w+)\]|\.(\w+)")

Numbers = Mapping[str, int]


def environment_for(game: str, numbers: Numbers) -> dict[str, str]:
    """Return what the environment of a process says that plays a game so."""
    return {VARIANT: json.dumps({"game": game, "numbers": dict(numbers)}, sort_keys=True)} if numbers else {}


def numbers_of(game: str) -> dict[str, int]:
    """Return what this process prints otherwise in a game: usually nothing."""
    told = _told()
    return dict(told["numbers"]) if told.get("game") == game else {}


def variant_of(room: str) -> str:
    """Name what differs in a room of the house ("games/wall"), for its compiled code: usually nothing."""
    told = _told()
    return os.environ[VARIANT] if told and room == f"games/{told['game']}" else ""


def _told() -> dict[str, Any]:
    """Read the environment."""
    told: dict[str, Any] = json.loads(os.environ.get(VARIANT, "{}"))
    return told


def prepare() -> None:
    """See to it that the tables of a variant are read as such. Called before any game is loaded."""
    if _told() and not any(isinstance(finder, Tables) for finder in sys.meta_path):
        sys.meta_path.insert(0, Tables(_told()["game"], _told()["numbers"]))


# ------------------------------------------------------------------------------------------- reading varied tables


class Tables(MetaPathFinder):
    """Finds the tables of a varied game."""

    def __init__(self, game: str, numbers: Numbers) -> None:
        self.varied: dict[str, dict[str, int]] = {}
        for name, number in numbers.items():
            module, own = module_of(game, name)
            self.varied.setdefault(module, {})[own] = number

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find tables in the usual way, and have them read in ours."""
        if fullname not in self.varied:
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is not None and spec.origin is not None:
            spec.loader = Reader(fullname, spec.origin, self.varied[fullname])
        return spec


class Reader(SourceFileLoader):
    """Reads tables, and prints other numbers in them."""

    def __init__(self, fullname: str, path: str, numbers: Numbers) -> None:
        super().__init__(fullname, path)
        self.numbers = numbers

    def get_code(self, fullname: str) -> CodeType:
        """Compile the source, always anew: what Python keeps beside it is the real game's."""
        path = self.get_filename(fullname)
        tree = ast.parse(self.get_data(path), path)
        names = {NAME.fullmatch(name)["name"] for name in self.numbers}  # type: ignore[index]  # looked up before
        body: list[ast.stmt] = []
        for statement in tree.body:
            body.append(statement)
            for name in names.intersection(_printed_by(statement)):
                again = ast.parse(f"{name} = {VARY}({name!r}, {name}, globals())").body[0]
                body.append(ast.increment_lineno(again, statement.lineno - 1))
        tree.body = body
        code: CodeType = compile(tree, path, "exec")
        return code

    def exec_module(self, module: ModuleType) -> None:
        """Read the tables."""
        vars(module)[VARY] = self.vary
        super().exec_module(module)

    def vary(self, name: str, value: Any, around: Mapping[str, Any]) -> Any:
        """Return what a table holds, with other numbers in it."""
        for spelled, number in self.numbers.items():
            parts = NAME.fullmatch(spelled)
            if parts is not None and parts["name"] == name:
                value = put(value, steps_of(parts["steps"]), number, around)
        return value


def _printed_by(statement: ast.stmt) -> Iterator[str]:
    """List the names that a statement of a table gives a value to."""
    targets = (
        statement.targets
        if isinstance(statement, ast.Assign)
        else [statement.target]
        if isinstance(statement, ast.AnnAssign)
        else []
    )
    for target in targets:
        for each in target.elts if isinstance(target, ast.Tuple) else [target]:
            if isinstance(each, ast.Name):
                yield each.id


# ------------------------------------------------------------------------------------------------ finding a number


def module_of(game: str, name: str) -> tuple[str, str]:
    """Return where a number is printed, and its name there."""
    box, point, own = name.partition(".") if name[0].islower() else ("tables", "", name)
    return f"tianxia.games.{game}.{'boxes.' if point else ''}{box}", own


def steps_of(text: str) -> list[str]:
    """Return the way from a table to a number in it: "[3].copies" is 3, then copies."""
    return [key or field for key, field in STEP.findall(text)]


def printed(game: str, name: str) -> int:
    """Return the number that a rulebook prints under this name, or say that there is none."""
    parts = NAME.fullmatch(name)
    if parts is None:
        raise BadOption(f"{shown(name)} names no number of {game}: {choices(name, names_in(game))}")
    module, _ = module_of(game, name)
    try:
        around = vars(importlib.import_module(module))
    except ImportError:
        raise BadOption(f"{game} has no box {shown(parts['box'])}.") from None
    if parts["name"] not in around:
        raise BadOption(f"{game} prints no {shown(name)}: {choices(name, names_in(game))}")
    value = around[parts["name"]]
    try:
        for step in steps_of(parts["steps"]):
            value = value[place_of(value, step, around)] if not hasattr(value, step) else getattr(value, step)
    except (LookupError, TypeError, ValueError):
        raise BadOption(f"{parts['name']} has no place {shown(parts['steps'])}.") from None
    if (number := whole(value)) is None:
        raise BadOption(f"{name} is not one whole number but {shown(value)}; name a place in it, such as {name}[0].")
    return number


def checked(game: str, name: str, text: str) -> int:
    """Read a number that is to be printed under this name."""
    before = printed(game, name)
    least = -MOST if before < 0 else 0
    number = int(text) if re.fullmatch(r"-?\d{1,9}", text) else None
    if number is None or not least <= number <= MOST:
        raise BadOption(f"{name} is {before} and can be a whole number from {least} to {MOST}, not {shown(text)}.")
    return number


def names_in(game: str) -> list[str]:
    """Return the names under which a game's tables print whole numbers, or several."""
    tables = importlib.import_module(f"tianxia.games.{game}.tables")
    source = ast.parse(importlib.resources.files(f"tianxia.games.{game}").joinpath("tables.py").read_text("utf8"))
    names = (name for statement in source.body for name in _printed_by(statement))
    return [name for name in dict.fromkeys(names) if NAME.fullmatch(name) and hasattr(tables, name)]


def place_of(value: Any, step: str, around: Mapping[str, Any]) -> Any:
    """Return the key or place in a table that a step means: a number, or what a thing is called."""
    if isinstance(value, Mapping):
        keys = {str(key.name if isinstance(key, IntEnum) else key): key for key in value}
        return keys[step]
    if step.isdecimal():
        value[int(step)]
        return int(step)
    rows = {place for place, row in enumerate(value) if step in _names_on(row)}
    kinds = [each for each in around.values() if isinstance(each, type) and issubclass(each, IntEnum)]
    places = {int(kind[step]) for kind in kinds if step in kind.__members__ and len(kind) == len(value)}
    (place,) = rows or places or [-1]
    if place < 0:
        raise KeyError(step)
    return place


def _names_on(row: Any) -> list[str]:
    return [each.name for each in row if isinstance(each, IntEnum)] if isinstance(row, tuple) else []


def put(value: Any, steps: Sequence[str], number: int, around: Mapping[str, Any]) -> Any:
    """Return a table with another number at the end of the way."""
    if not steps:
        return type(value)(number)
    step, *more = steps
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return dataclasses.replace(value, **{step: put(getattr(value, step), more, number, around)})
    if hasattr(value, "_replace"):
        return value._replace(**{step: put(getattr(value, step), more, number, around)})
    place = place_of(value, step, around)
    if isinstance(value, tuple):
        return (*value[:place], put(value[place], more, number, around), *value[place + 1 :])
    changed = value.copy()
    changed[place] = put(value[place], more, number, around)
    return changed
