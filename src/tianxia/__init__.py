"""Tianxia: three board games of ancient China, to play, to study and to measure.

import tianxia
s = tianxia.game("wall").new(seats=3, seed=7)
s.play(s.actions[0])
"""

from importlib.metadata import version

from tianxia.core.errors import TianxiaError
from tianxia.core.fields import CHANCE
from tianxia.core.registry import game, games
from tianxia.core.state import State, View

__all__ = ["CHANCE", "State", "TianxiaError", "View", "game", "games"]
__version__ = version("tianxia")
