"""RULES.md is true: every paragraph stands in it, and what it names exists."""

import ast
import importlib
import re
from pathlib import Path

import pytest
from tests.games.dragon.golden import goldens

from tianxia.core.words import words
from tianxia.games import dragon

HOME = Path(dragon.__file__).parent
HERE = Path(__file__).parent
ROWS = [
    [cell.strip() for cell in line.strip("|").split(" | ")]
    for line in (HOME / "RULES.md").read_text("utf8").splitlines()
    if line.startswith("| `dragon")
]
PARAGRAPHS = [paragraph.id for paragraph in words("en").rules("dragon")]
CHAPTERS = {paragraph.id for paragraph in words("en").rules("dragon") if paragraph.level < 3}
OF_MESSAGES = ("dragon.log", "dragon.no", "dragon.prompt", "dragon.term", "dragon.count", "dragon.part")
DOCUMENTED = (ast.FunctionDef, ast.ClassDef, ast.Module)
UNPROVEN = {"dragon.idea.court", "dragon.option.house"}  # what the game is about, and what is not in it


def named(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def test_every_paragraph_has_its_row_in_the_order_of_the_rules():
    assert [named(row[0])[0] for row in ROWS] == PARAGRAPHS


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0].strip("`"))
def test_what_a_row_names_exists(row):
    paragraph = named(row[0])[0]
    for name in named(row[2]):
        module, function = name.rsplit(".", 1)
        assert hasattr(importlib.import_module(f"tianxia.games.dragon.{module}"), function), name
    assert named(row[3]) == [golden.name for golden in goldens() if paragraph in golden.paragraphs]
    for name in named(row[4]):
        file, function = name.split("::")
        assert f"\ndef {function}(" in (HERE / file).read_text("utf8"), name
    assert named(row[3]) or named(row[4]) or paragraph in CHAPTERS | UNPROVEN


def test_a_golden_proves_paragraphs_that_exist():
    assert {paragraph for golden in goldens() for paragraph in golden.paragraphs} <= set(PARAGRAPHS)


def test_the_ids_in_docstrings_and_comments_are_paragraphs():
    found = set()
    for path in HOME.glob("**/*.py"):
        source = path.read_text("utf8")
        nodes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, DOCUMENTED)]
        docstrings = [ast.get_docstring(node) or "" for node in nodes]
        comments = re.findall(r"# .*", source)
        for text in [*docstrings, *comments]:
            found |= set(re.findall(r"(?<![\w.])dragon(?:\.[a-z0-9]+)+", text))
    unknown = {name for name in found if not name.startswith(OF_MESSAGES)} - set(PARAGRAPHS)
    assert not unknown
    assert len(found) > 30
