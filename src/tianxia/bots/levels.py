"""The five levels, the same in every game, and how opponents are called by name.

    random, greedy                 the simplest
    paper, brush, ink, inkstone, jade, or 1 to 5
    search:5000, search:0.5s       a search of so many iterations or seconds
    my_bot.py:MyBot                a class of one's own, in a file
    "program with arguments"       a program of its own, in any language (see process.py)

Up to the fourth level an opponent counts its thoughts and not the seconds, so it plays alike on slow machines and fast.
"""

import inspect
import runpy
import shlex
from collections.abc import Callable, Sequence
from pathlib import Path
from traceback import extract_tb
from typing import cast

from tianxia.bots.plain import Bot, BotFailed, Casual, Greedy, Random, UnknownBot
from tianxia.bots.process import FEW, Process
from tianxia.bots.search import Manner, Search
from tianxia.core.errors import choices, shown, whole
from tianxia.core.state import View

SECONDS = 2.0  # that the highest level thinks
SEARCH = "search:"
LONGEST_SEARCH = 1e9

LEVELS: dict[str, Callable[[int], Bot]] = {
    "paper": Casual,
    "brush": lambda _seed: Greedy(),
    "ink": lambda seed: Search(Manner(iterations=100), seed),
    "inkstone": lambda seed: Search(Manner(iterations=600), seed),
    "jade": lambda seed: Search(Manner(iterations=None, seconds=SECONDS), seed),
}
BOTS: dict[str, Callable[[int], Bot]] = {"random": Random, "greedy": lambda _seed: Greedy(), **LEVELS}


def bot(name: str, seed: int = 0) -> Bot:
    """Return the opponent of this name, or say which there are."""
    if name in {str(number) for number in range(1, len(LEVELS) + 1)}:
        return list(LEVELS.values())[int(name) - 1](seed)
    if name in BOTS:
        return BOTS[name](seed)
    if name.startswith(SEARCH):
        return Search(manner_of(name.removeprefix(SEARCH)), seed)
    path, colon, kind = name.rpartition(":")
    if colon and path.endswith(".py"):
        return from_file(Path(path), kind)
    command = shlex.split(name)
    if len(command) > 1:
        return Process(command)
    message = f"there is no bot {shown(name)}: {choices(name, BOTS)} Or a class of your own: my_bot.py:MyBot."
    raise UnknownBot(message)


def manner_of(limit: str) -> Manner:
    """Read how long a search thinks: a number of iterations, or of seconds with an s."""
    seconds = limit.endswith("s")
    try:
        number = float(limit.removesuffix("s")) if seconds else int(limit)
    except ValueError:
        number = 0
    if not 0 < number < LONGEST_SEARCH:
        examples = f"{SEARCH}5000 is one of 5000 iterations, {SEARCH}0.5s of half a second."
        message = f"{shown(SEARCH + limit)} is no search: {examples}"
        raise UnknownBot(message)
    return Manner(iterations=None, seconds=number) if seconds else Manner(iterations=int(number))


class Own:
    """A bot that somebody has written, whose mistakes are told to them in a sentence."""

    def __init__(self, name: str, path: Path, bot: Bot) -> None:
        self.name = name
        self.path = path
        self.bot = bot

    def decide(self, view: View, actions: Sequence[int]) -> int:
        """Ask it, and take nothing but a move for an answer."""
        try:
            answer = self.bot.decide(view, list(actions))
        except (Exception, SystemExit) as error:
            lines = [frame.lineno for frame in extract_tb(error.__traceback__) if frame.filename == str(self.path)]
            where = f" in line {lines[-1]}" if lines else ""
            message = f"the bot {self.name} has crashed{where}: {type(error).__name__}: {error}"
            raise BotFailed(message.removesuffix(".") + ".") from error
        action = whole(answer)
        if action is None or action not in actions:
            moves = ", ".join(f"{each} ({view.game.notation(view.position, each)})" for each in actions[:FEW])
            raise BotFailed(f"the bot {self.name} plays {shown(answer)}, which is no move now. There is: {moves}.")
        return action


def from_file(path: Path, kind: str) -> Bot:
    """Return a bot of a class that somebody has written."""
    if not path.is_file():
        message = f"there is no file {path}."
        raise UnknownBot(message)
    try:
        written = runpy.run_path(str(path))
        kinds = {name: value for name, value in written.items() if inspect.isclass(value) and hasattr(value, "decide")}
        made = kinds[kind]() if kind in kinds else None
    except (Exception, SystemExit) as error:
        message = f"{path} cannot be used: {type(error).__name__}: {error}".removesuffix(".") + "."
        raise UnknownBot(message) from error
    if made is None:
        message = f"{path} has no class {kind} with decide(view, actions). It has: {', '.join(kinds) or 'none'}."
        raise UnknownBot(message)
    return Own(f"{path}:{kind}", path, cast("Bot", made))
