"""On all cores: processes of their own that play, each a game at a time. How many they are changes no game."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from itertools import islice

from tianxia.arena.plan import Fixture, Plan
from tianxia.arena.playing import Row, play
from tianxia.arena.results import Results
from tianxia.bots.levels import bot
from tianxia.bots.search import Search
from tianxia.core.errors import TianxiaError
from tianxia.core.registry import game
from tianxia.core.variants import environment_for

AHEAD = 2  # games for each worker that are handed out before their turn
PATIENCE = 3  # times in a row that workers may break down before a game ends

Players = Callable[[Plan, Iterable[Fixture]], Iterator[Row]]  # plays games and hands them out as they end


class WorkersFailed(TianxiaError):
    """Processes that are to play end again and again."""


def run(results: Results, players: Players) -> Iterator[Row]:
    """Play what is left, and hand out each game when it is written down."""
    try:
        for row in players(results.plan, results.left()):
            results.add(row)
            yield row
    finally:
        results.close()


def one_after_another(plan: Plan, fixtures: Iterable[Fixture]) -> Iterator[Row]:
    """Play in this process."""
    return map(partial(play, plan), fixtures)


def on_cores(jobs: int) -> Players:
    """Return what plays in so many processes."""

    def players(plan: Plan, fixtures: Iterable[Fixture]) -> Iterator[Row]:
        left = iter(fixtures)
        waiting: list[Fixture] = []
        breakdowns = 0
        while True:
            try:
                for row in _in_a_pool(plan, left, jobs, waiting):
                    breakdowns = 0
                    yield row
            except BrokenProcessPool as error:  # a process was killed; what it was playing is played again
                breakdowns += 1
                if breakdowns == PATIENCE:
                    message = "The processes that play end before their games do. Is there memory enough?"
                    raise WorkersFailed(message) from error
            else:
                return

    return players


def _in_a_pool(plan: Plan, left: Iterator[Fixture], jobs: int, waiting: list[Fixture]) -> Iterator[Row]:
    """Play until nothing is left. `waiting` holds what has been handed out and is not played."""
    others = multiprocessing.active_children()
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), prepare, (plan,))
    try:
        pool.submit(_ready).result()  # the first compiles what the others load
        games: dict[Future[Row], Fixture] = {pool.submit(play, plan, fixture): fixture for fixture in waiting}
        while True:
            for fixture in islice(left, max(0, AHEAD * jobs - len(games))):
                games[pool.submit(play, plan, fixture)] = fixture
                waiting.append(fixture)
            if not games:
                return
            for done in wait(games, return_when=FIRST_COMPLETED).done:
                row = done.result()
                waiting.remove(games.pop(done))
                yield row
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in multiprocessing.active_children():
            if process not in others:  # whoever stops does not want to wait for long games
                process.terminate()


def prepare(plan: Plan) -> None:
    """Make a process ready to play: it leaves Ctrl-C to the one that hands out the games, and compiles the rules."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.environ.update(environment_for(plan.game, plan.numbers))  # before any game is loaded
    compile_for(plan)


def compile_for(plan: Plan) -> None:
    """Compile what a plan's games need, or load it; and refuse a bot that does not exist."""
    played = game(plan.game)
    played.compile()
    for name in plan.bots:
        player = bot(name)
        if isinstance(player, Search):
            player.prepare(played)
        if hasattr(player, "close"):
            player.close()


def _ready() -> None:
    """Nothing: whoever does it is ready."""
