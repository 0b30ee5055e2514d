"""Opponents. They know core, and no game's name: what they need of a game is in its table of functions."""
