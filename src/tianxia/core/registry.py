"""Games are found, not listed: each folder in tianxia/games is one, and offers `GAME`."""

import importlib
import pkgutil
from functools import cache

from tianxia.core.compiled import HOME
from tianxia.core.errors import UnknownGame, choices, shown
from tianxia.core.game import Game


@cache
def games() -> tuple[str, ...]:
    """Return the names of all games."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules([str(HOME / "games")]) if module.ispkg))


def game(name: str) -> Game:
    """Return a game by its name."""
    if name not in games():
        message = f"there is no game {shown(name)}: {choices(name, games())}"
        raise UnknownGame(message)
    found = importlib.import_module(f"tianxia.games.{name}").GAME
    assert isinstance(found, Game)
    return found
