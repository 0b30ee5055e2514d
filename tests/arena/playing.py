"""What the tests of the arena play with."""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import tianxia
from tianxia.arena.plan import Plan, tables_for
from tianxia.arena.playing import Row

BOTS = """
import os, signal
from pathlib import Path

class Middle:
    def decide(self, view, actions):
        return actions[len(actions) // 2]

class Counting:
    def __init__(self):
        self.asked = 0

    def decide(self, view, actions):
        self.asked += 1
        return actions[self.asked % len(actions)]

class Crashing(Counting):
    def decide(self, view, actions):
        if self.asked == 5:
            raise RuntimeError("lost the thread")
        return super().decide(view, actions)

class Leaving:
    def decide(self, view, actions):
        raise SystemExit("goodbye")

class Babbling:
    def decide(self, view, actions):
        return "nonsense"

class Deadly(Counting):
    def decide(self, view, actions):
        if self.asked == 5:
            try:
                (Path(__file__).parent / "killed").touch(exist_ok=False)
                os.kill(os.getpid(), signal.SIGKILL)
            except FileExistsError:
                pass
        return super().decide(view, actions)
"""
SLEEPY = f"{sys.executable} -c pass"  # a program that has ended before it is asked


def bots_in(folder: Path) -> Callable[[str], str]:
    """Write the bots into a file; return what calls one."""
    (folder / "bots.py").write_text(BOTS)
    return lambda name: f"{folder / 'bots.py'}:{name}"


def plan_of(
    *bots: str,
    game: str = "wall",
    seats: int = 2,
    deals: int = 4,
    seed: int = 7,
    question: tuple[float, float] | None = None,
    numbers: dict[str, int] | None = None,
) -> Plan:
    """Return a plan."""
    played = tianxia.game(game)
    settings = played.read_settings(seats, {})
    return Plan(game, played.rules, settings, numbers or {}, tables_for(bots, seats), deals, seed, question)


def without_times(rows: Sequence[Row]) -> list[Row]:
    """Return rows without what differs from run to run."""
    return [{name: value for name, value in row.items() if name != "seconds"} for row in rows]
