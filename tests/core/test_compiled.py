"""The cache of compiled rules is named after the very sources, so it can never be stale."""

import os
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any

import pytest

from tianxia.core import compiled
from tianxia.core.compiled import HOME, room_of, rule, sources_of
from tianxia.core.registry import game

TOO_LONG_TO_BE_COPIED = "; ".join(f"total = (total ^ {number}) * (s.last + more)" for number in range(200))
TOY = {
    "__init__.py": "",
    "tables.py": "PRICE = 3\n",
    "rules.py": f"""
        from tianxia.core.compiled import rule
        from tianxia.games.toy.tables import PRICE


        @rule
        def price(count):
            return count * PRICE


        @rule
        def end(s, more):
            total = s.last
            {TOO_LONG_TO_BE_COPIED}
            return total


        @rule
        def last(s):
            return end(s, 0) + end(s, 1) + end(s, s.first)
        """,
}
ASK = """
from pathlib import Path
from tianxia.core.compiled import cache_of, digest_of_sources
from tianxia.games.toy.rules import price
print(price(2), digest_of_sources("games/toy"), digest_of_sources("games/wall"), digest_of_sources("core"))
print(sum(price.stats.cache_hits.values()), sum(price.stats.cache_misses.values()))
print(len([*cache_of("games/toy").rglob("*.nbc")]), len([*cache_of("games/toy").parent.iterdir()]))
"""


ASK_RECORDS = """
import sys
import numpy as np
from tianxia.games.toy.rules import last
SIZES = {"short": 3, "long": 7}
for name in sys.argv[1:]:
    rows = np.zeros(1, [("kept", "i1", SIZES[name]), ("first", "i1"), ("last", "i1")])
    rows["last"] = len(name)
    rows["first"] = 1
    print(last(rows[0]), sum(last.stats.cache_hits.values()))
"""


class House:
    """A copy of the package, with a small game in it, and a cache of its own."""

    def __init__(self, folder: Path) -> None:
        self.home = folder / "tianxia"
        self.cache = folder / "cache"
        shutil.copytree(HOME, self.home, ignore=shutil.ignore_patterns("__pycache__"))
        for name, text in TOY.items():
            self.write(f"games/toy/{name}", textwrap.dedent(text).lstrip())

    def write(self, path: str, text: str) -> None:
        """Write a file of the package."""
        (self.home / path).parent.mkdir(parents=True, exist_ok=True)
        (self.home / path).write_text(text)

    def ask(self, *arguments: str, program: str = ASK, **environment: str) -> list[list[str]]:
        """Let a new process compile and call the toy's rules."""
        known = {**os.environ, "PYTHONPATH": str(self.home.parent), "TIANXIA_CACHE": str(self.cache)}
        known |= {"PYTHONDONTWRITEBYTECODE": "1", "NUMBA_DISABLE_JIT": "0"} | environment
        call = [sys.executable, "-c", program, *arguments]
        done = subprocess.run(call, env=known, capture_output=True, text=True, check=True, cwd=self.home.parent)
        return [line.split() for line in done.stdout.splitlines()]


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


def test_what_was_compiled_is_loaded_again_while_nothing_has_changed(house):
    first, hits, files = house.ask()
    assert (first[0], hits, files) == ("6", ["0", "1"], ["1", "1"])
    again, hits, files = house.ask()
    assert (again, hits, files) == (first, ["1", "0"], ["1", "1"])


def test_a_changed_table_is_compiled_anew_and_leaves_other_games_alone(house):
    (_, toy, wall, core), *_ = house.ask()
    house.write("games/toy/tables.py", "PRICE = 5\n")
    (price, new_toy, new_wall, new_core), hits, files = house.ask()
    assert price == "10"  # Numba by itself would load the old one, for rules.py is as it was
    assert new_toy != toy
    assert (new_wall, new_core) == (wall, core)
    assert hits == ["0", "1"]
    assert files == ["1", "2"]


def test_a_change_in_core_names_every_cache_anew(house):
    before, *_ = house.ask()
    chance = house.home / "core" / "chance.py"
    chance.write_text(chance.read_text() + "\n# A remark.\n")
    after, hits, _ = house.ask()
    assert [one == other for one, other in zip(before, after, strict=True)] == [True, False, False, False]
    assert hits == ["0", "1"]


def test_data_beside_the_rules_counts_as_their_source(house):
    (_, toy, wall, _), *_ = house.ask()
    house.write("games/toy/maps/valley.json", "{}")
    (_, new_toy, new_wall, _), *_ = house.ask()
    assert (new_toy != toy, new_wall) == (True, wall)


def test_where_no_cache_can_be_kept_rules_are_compiled_at_each_start(house):
    program = "from tianxia.games.toy.rules import price; print(price(2))"
    nowhere = house.home / "games" / "toy" / "rules.py" / "cache"
    assert house.ask(program=program, TIANXIA_CACHE=str(nowhere)) == [["6"]]
    house.write("games/toy/tables.py", "PRICE = 5\n")
    assert house.ask(program=program, TIANXIA_CACHE=str(nowhere)) == [["10"]]
    assert not [*house.home.rglob("*.nbc")]


def test_what_core_keeps_in_folders_of_its_own_holds_no_rules_and_changes_no_cache(house):
    before, *_ = house.ask()
    house.write("core/conformance/more.py", "# A remark.\n")
    house.write("locales/remark.py", "# A remark.\n")
    after, hits, _ = house.ask()
    assert after == before
    assert hits == ["1", "0"]


def test_code_that_checks_every_index_has_a_cache_of_its_own(house):
    before, *_ = house.ask()
    after, hits, _ = house.ask(NUMBA_BOUNDSCHECK="1")
    assert after[0] == before[0]
    assert after[1:] != before[1:]
    assert hits == ["0", "1"]


def test_two_who_compile_at_the_same_time_keep_their_signatures_apart(tmp_path):
    files: Any = compiled._CodeFiles
    one, other, later = (files(str(tmp_path), "rules.score-12.py311", None) for _ in range(3))
    assert one.load("records") is other.load("lean records") is None  # both have looked, and found nothing
    one.save("records", "this code")
    other.save("lean records", "that code")
    assert (later.load("records"), later.load("lean records")) == ("this code", "that code")
    shutil.copy(tmp_path / one._name_of("lean records"), tmp_path / one._name_of("records"))
    assert later.load("records") is None


def test_what_two_processes_compiled_for_two_kinds_of_positions_lives_together_in_a_third(house):
    [[short, hits]] = house.ask("short", program=ASK_RECORDS)
    [[long, none]] = house.ask("long", program=ASK_RECORDS)
    assert hits == none == "0"
    assert short != long
    assert house.ask("short", "long", program=ASK_RECORDS) == [[short, "1"], [long, "2"]]


def test_only_the_latest_caches_of_a_game_are_kept(house):
    for price in range(6):
        house.write("games/toy/tables.py", f"PRICE = {price}\n")
        (told, *_), _, (_, caches) = house.ask()
        assert told == str(2 * price)
        assert int(caches) <= 4


def test_a_function_lives_in_the_room_of_its_file():
    assert room_of(game("wall").parse) == "games/wall"
    assert room_of(room_of) == "core"
    assert room_of(test_a_function_lives_in_the_room_of_its_file) is None
    assert {path.relative_to(HOME).parts[:2] for path in sources_of("games/wall")} == {("games", "wall")}
    assert not [path for path in sources_of("core") if "conformance" in path.parts]


def test_a_rule_keeps_its_name_and_its_sentence():
    @rule
    def double(count):
        """Twice as many."""
        return 2 * count

    assert double(4) == 8
    assert (double.__name__, double.__doc__) == ("double", "Twice as many.")
