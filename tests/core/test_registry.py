"""Games are found by their folders."""

import subprocess
import sys

import pytest

import tianxia
from tianxia.core.compiled import HOME
from tianxia.core.errors import UnknownGame


def test_each_folder_in_games_with_a_table_of_functions_is_a_game_of_that_name():
    folders = {path.name for path in (HOME / "games").iterdir() if (path / "game.py").exists()}
    assert folders == set(tianxia.games())
    assert all(tianxia.game(name).name == name for name in tianxia.games())


def test_a_game_is_one_object():
    assert tianxia.game("wall") is tianxia.game("wall")


@pytest.mark.parametrize("name", ["wal", "", "../wall", "wall.rules", "\ud800"])
def test_an_unknown_game_is_refused_with_what_there_is(name):
    with pytest.raises(UnknownGame, match=r'^there is no game ".*": .*There is: .*wall\.$'):
        tianxia.game(name)


def test_games_can_be_named_after_one_of_them_was_loaded():
    asked = "import tianxia; before = tianxia.games(); tianxia.game('wall'); assert tianxia.games() == before"
    subprocess.run([sys.executable, "-c", asked], check=True)
    asked = "from tianxia.games.wall import GAME; import tianxia; assert GAME.name in tianxia.games()"
    subprocess.run([sys.executable, "-c", asked], check=True)
    asked = "import tianxia.games.wall as wall; import tianxia; assert wall.GAME is tianxia.game('wall')"
    subprocess.run([sys.executable, "-c", asked], check=True)
