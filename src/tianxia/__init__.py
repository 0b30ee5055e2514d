"""Tianxia: three board games of ancient China, to play, to study and to measure.

import tianxia
s = tianxia.game("wall").new(seats=3, seed=7)
s.play(s.actions[0])
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tianxia import record
    from tianxia.core.errors import TianxiaError
    from tianxia.core.fields import CHANCE
    from tianxia.core.registry import game, games
    from tianxia.core.state import State, View

    __version__: str

# Each name is loaded when it is first used. Numba takes a third of a second, and `tianxia rules wall` needs none of it.
_HOMES = {
    "CHANCE": "core.fields",
    "State": "core.state",
    "TianxiaError": "core.errors",
    "View": "core.state",
    "game": "core.registry",
    "games": "core.registry",
}

__all__ = ["CHANCE", "State", "TianxiaError", "View", "game", "games", "record"]


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        found: Any = getattr(import_module(f"tianxia.{_HOMES[name]}"), name)
    elif name == "record":
        found = import_module("tianxia.record")
    elif name == "__version__":
        found = import_module("importlib.metadata").version("tianxia")
    else:
        message = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(message)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return [*globals(), *(name for name in (*__all__, "__version__") if name not in globals())]
