"""In the Year of the Dragon (Stefan Feld, 2007), in both editions and with both expansions."""

from tianxia.games.dragon.game import GAME

__all__ = ["GAME"]
