"""RULES.md of every game is true: every paragraph stands in it, and what it names exists."""

import ast
import importlib
import re
from pathlib import Path

import pytest
from tests.games.golden import Golden, goldens

import tianxia
from tianxia.core.words import words

GAMES = tianxia.games()
HERE = Path(__file__).parent
HOMES = {name: Path(str(importlib.import_module(f"tianxia.games.{name}").__file__)).parent for name in GAMES}
GOLDENS = {name: goldens(HERE / name) for name in GAMES}
PARAGRAPHS = {name: [paragraph.id for paragraph in words("en").rules(name)] for name in GAMES}
CHAPTERS = {one.id for name in GAMES for one in words("en").rules(name) if one.level < 3}
MESSAGES = ("log", "no", "prompt", "term", "count")  # kinds of texts whose ids look like a paragraph's
DOCUMENTED = (ast.FunctionDef, ast.ClassDef, ast.Module)
UNPROVEN = {  # they sum up what others say, tell what the game is about, or what is not in it
    "wall.goal", "wall.catch", "wall.table.rulings",
    "dragon.idea.court", "dragon.option.house",
    "huang.colours", "huang.rulings.list",
}  # fmt: skip


def rows_of(game: str) -> list[list[str]]:
    lines = (HOMES[game] / "RULES.md").read_text("utf8").splitlines()
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines if line.startswith(f"| `{game}")]


ROWS = [(game, row) for game in GAMES for row in rows_of(game)]


def named(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


@pytest.mark.parametrize("game", GAMES)
def test_every_paragraph_has_its_row_in_the_order_of_the_rules(game):
    assert [named(row[0])[0] for row in rows_of(game)] == PARAGRAPHS[game]


@pytest.mark.parametrize(("game", "row"), ROWS, ids=[row[0].strip("`") for _, row in ROWS])
def test_what_a_row_names_exists(game, row):
    paragraph = named(row[0])[0]
    for name in named(row[2]):
        module, _, function = name.rpartition(".")
        assert hasattr(importlib.import_module(f"tianxia.games.{game}.{module}"), function), name
    assert named(row[3]) == [golden.name for golden in GOLDENS[game] if paragraph in golden.paragraphs]
    for name in named(row[4]):
        file, function = name.split("::")
        assert f"\ndef {function}(" in (HERE / game / file).read_text("utf8"), name
    assert named(row[3]) or named(row[4]) or paragraph in CHAPTERS | UNPROVEN


@pytest.mark.parametrize("game", GAMES)
def test_a_golden_proves_paragraphs_that_exist(game):
    proved: list[Golden] = GOLDENS[game]
    assert {paragraph for golden in proved for paragraph in golden.paragraphs} <= set(PARAGRAPHS[game])


@pytest.mark.parametrize("game", GAMES)
def test_the_ids_in_docstrings_and_comments_are_paragraphs(game):
    found = set()
    for path in HOMES[game].glob("**/*.py"):
        source = path.read_text("utf8")
        nodes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, DOCUMENTED)]
        docstrings = [ast.get_docstring(node) or "" for node in nodes]
        comments = re.findall(r"# .*", source)
        for text in [*docstrings, *comments]:
            found |= set(re.findall(rf"(?<![\w.]){game}(?:\.[a-z0-9]+)+", text))
    of_messages = tuple(f"{game}.{kind}" for kind in MESSAGES)
    unknown = {name for name in found if not name.startswith(of_messages)} - set(PARAGRAPHS[game])
    assert not unknown
    assert len(found) > 30
