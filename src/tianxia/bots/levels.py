"""The five levels, the same in every game, and how opponents are called by name.

    random, greedy                 the simplest
    paper, brush, ink, inkstone, jade, or 1 to 5
    my_bot.py:MyBot                a class of one's own, in a file
    "program with arguments"       a program of its own, in any language (see process.py)

Up to the fourth level an opponent counts its thoughts and not the seconds, so it plays alike on slow machines and fast.
"""

import inspect
import runpy
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import cast

from tianxia.bots.plain import Bot, Casual, Greedy, Random, UnknownBot
from tianxia.bots.process import Process
from tianxia.bots.search import Manner, Search
from tianxia.core.errors import choices, shown

SECONDS = 2.0  # that the highest level thinks

LEVELS: dict[str, Callable[[int], Bot]] = {
    "paper": Casual,
    "brush": lambda _seed: Greedy(),
    "ink": lambda seed: Search(Manner(iterations=40, horizon=12), seed),
    "inkstone": lambda seed: Search(Manner(iterations=1000), seed),
    "jade": lambda seed: Search(Manner(iterations=None, seconds=SECONDS), seed),
}
BOTS: dict[str, Callable[[int], Bot]] = {"random": Random, "greedy": lambda _seed: Greedy(), **LEVELS}


def bot(name: str, seed: int = 0) -> Bot:
    """Return the opponent of this name, or say which there are."""
    if name in {str(number) for number in range(1, len(LEVELS) + 1)}:
        return list(LEVELS.values())[int(name) - 1](seed)
    if name in BOTS:
        return BOTS[name](seed)
    path, colon, kind = name.rpartition(":")
    if colon and path.endswith(".py"):
        return from_file(Path(path), kind)
    command = shlex.split(name)
    if len(command) > 1:
        return Process(command)
    message = f"there is no bot {shown(name)}: {choices(name, BOTS)} Or a class of your own: my_bot.py:MyBot."
    raise UnknownBot(message)


def from_file(path: Path, kind: str) -> Bot:
    """Return a bot of a class that somebody has written."""
    if not path.is_file():
        message = f"there is no file {path}."
        raise UnknownBot(message)
    try:
        written = runpy.run_path(str(path))
        kinds = {name: value for name, value in written.items() if inspect.isclass(value) and hasattr(value, "decide")}
        made = kinds[kind]() if kind in kinds else None
    except Exception as error:
        message = f"{path} cannot be used: {type(error).__name__}: {error}"
        raise UnknownBot(message) from error
    if made is None:
        message = f"{path} has no class {kind} with decide(view, actions). It has: {', '.join(kinds) or 'none'}."
        raise UnknownBot(message)
    return cast("Bot", made)
