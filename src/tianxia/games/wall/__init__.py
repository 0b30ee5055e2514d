"""Great Wall of China (Reiner Knizia, 2006)."""

from tianxia.games.wall.game import GAME

__all__ = ["GAME"]
