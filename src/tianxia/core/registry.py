"""Games are found, not listed: each folder in tianxia/games with a game.py is one, and offers `GAME`.

To name the games loads none of them, nor Numba: so `tianxia --help` answers at once.
"""

import importlib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from tianxia.core import variants
from tianxia.core.errors import UnknownGame, choices, shown

if TYPE_CHECKING:
    from tianxia.core.game import Game

GAMES = Path(__file__).resolve().parent.parent / "games"


@cache
def games() -> tuple[str, ...]:
    """Return the names of all games."""
    return tuple(sorted(table.parent.name for table in GAMES.glob("*/game.py")))


def game(name: str) -> "Game":
    """Return a game by its name."""
    if str(name) not in games():
        message = f"there is no game {shown(name)}: {choices(name, games())}"
        raise UnknownGame(message)
    variants.prepare()
    found: Game = importlib.import_module(f"tianxia.games.{name}").GAME
    return found
