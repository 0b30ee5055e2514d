"""Variants: a number is changed where it is printed, all else follows, and nothing claims to be the real game."""

import json
import os
import subprocess
import sys
from typing import Any

import pytest

import tianxia
from tianxia.core.errors import BadOption
from tianxia.core.variants import checked, environment_for, names_in, numbers_of, printed

GAMES = tianxia.games()
WALL = """
import json
import tianxia
game = tianxia.game("wall")
from tianxia.core.compiled import cache_of
from tianxia.core.errors import BadRecord
from tianxia.games.wall import tables
state = game.new(seats=2, seed=3)
try:
    tianxia.record.Record.of(state)
    record = None
except BadRecord as error:
    record = str(error)
print(json.dumps({
    "hand": sum(state.position.hand[0].tolist()), "set": tables.SET_SIZE, "counts": tables.TILE_COUNTS.tolist(),
    "cache": str(cache_of("games/wall")), "core": str(cache_of("core")), "record": record,
}))
"""


def ask(numbers: dict[str, int], program: str = WALL) -> Any:
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", **environment_for("wall", numbers)}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def test_what_a_table_prints_is_changed_there_and_all_that_follows_from_it():
    real, varied = ask({}), ask({"HAND": 6, "TILES[3]": 9, "FACES[SOLDIER].copies": 8})
    assert (real["hand"], varied["hand"]) == (5, 6)
    assert varied["set"] == real["set"] + 3
    assert [new - old for new, old in zip(varied["counts"], real["counts"], strict=True)] == [0, 0, 0, 2, 0, 0, 0, 0, 0]


def test_a_variant_keeps_its_compiled_code_apart_and_core_is_as_it_was():
    real, six, seven = ask({}), ask({"HAND": 6}), ask({"HAND": 7})
    assert len({each["cache"] for each in (real, six, seven)}) == 3
    assert "variants" in six["cache"]
    assert "variants" not in real["cache"]  # so that variants do not push the real game's code out
    assert real["core"] == six["core"]


def test_a_variant_writes_no_record():
    assert ask({})["record"] is None
    assert "HAND" in ask({"HAND": 6})["record"]


def test_the_real_game_is_not_touched_by_what_a_variant_has_read():
    before = ask({})
    ask({"HAND": 6})
    assert ask({}) == before
    assert numbers_of("wall") == {}


@pytest.mark.parametrize(
    ("name", "number"),
    [
        ("HAND", 5),
        ("TILES[5]", 8),
        ("FACES[SOLDIER].copies", 5),
        ("FACES[0].value", 1),
        ("SECTIONS[4]", 4),
        ("VALUE[TOWER]", 3),
    ],
)
def test_a_number_is_found_under_its_name(name, number):
    assert printed("wall", name) == number
    assert checked("wall", name, "7") == 7


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("HANDS", "HAND"),
        ("hand", "names no number"),
        ("", "names no number"),
        ("TILES", "TILES["),
        ("TILES[6]", "no place"),
        ("TILES[SOLDIER]", "no place"),
        ("FACES[9].value", "no place"),
        ("FACES[0].price", "no place"),
        ("FACES[0].rule", "not one whole number"),
        ("HAND[0]", "no place"),
        ("Card", "names no number"),
        ("__import__('os')", "names no number"),
        ("nowhere.HAND", "no box"),
    ],
)
def test_a_name_that_stands_for_no_number_is_refused_in_a_sentence(name, said):
    with pytest.raises(BadOption, match=r"\.$") as error:
        printed("wall", name)
    assert said in str(error.value)


@pytest.mark.parametrize("text", ["", "many", "-1", "1000", "2.5", "9" * 50, "0x5", "true"])
def test_a_number_that_no_rulebook_would_print_is_refused(text):
    with pytest.raises(BadOption, match="HAND is 5 and can be"):
        checked("wall", "HAND", text)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_prints_numbers_that_can_be_named(game):
    names = names_in(game)
    assert len(names) > 5
    found = 0
    for name in names:
        try:
            found += printed(game, name) is not None
        except BadOption as error:
            assert "name a place in it" in str(error) or "is not one whole number" in str(error)  # noqa: PT017
    assert found > 5
