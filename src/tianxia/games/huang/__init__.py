"""HUANG (Reiner Knizia, 2023), with all its options."""

from tianxia.games.huang.game import GAME

__all__ = ["GAME"]
