"""Whether a variant can be played at all: a few games at random, interpreted, so that every number is checked.

Compiled rules do not notice a number that fits nowhere. So a process of its own tries, before anybody plays.
"""

import json
import os
import subprocess
import sys
from time import perf_counter

from tianxia.arena.plan import Plan
from tianxia.core.chance import CHOOSING, below, new_generator
from tianxia.core.errors import TianxiaError
from tianxia.core.registry import game
from tianxia.core.variants import environment_for

GAMES, SECONDS = 3, 20.0  # it ends after so many games, or with the game in which the time ran out
LONGEST = 5000  # decisions
PATIENCE = 300.0  # seconds until it is stopped
IMPOSSIBLE = 3  # exit status


class CannotBePlayed(TianxiaError):
    """A number with which the game does not work."""


def check(plan: Plan) -> None:
    """Let a process try the plan's variant; refuse one that cannot be played."""
    if not plan.numbers:
        return
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", **environment_for(plan.game, plan.numbers)}
    told = json.dumps(plan.to_dict())
    try:
        done = subprocess.run(  # noqa: S603  # this very module
            [sys.executable, "-m", __name__],
            input=told, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False,
        )  # fmt: skip
        reason = "" if done.returncode == 0 else (done.stdout or done.stderr).strip().rpartition("\n")[2]
    except subprocess.TimeoutExpired:
        reason = "it has no end"
    if reason:
        numbers = ", ".join(f"{name} = {value}" for name, value in plan.numbers.items())
        message = f"With {numbers} this game cannot be played: {reason.removesuffix('.')}."
        raise CannotBePlayed(message)


def rehearse(plan: Plan) -> str | None:
    """Play a few games at random; return what was wrong."""
    began = perf_counter()
    for seed in range(GAMES):
        if perf_counter() - began > SECONDS:
            break
        state = game(plan.game).new(plan.seats, seed, "seeded", **plan.options)
        choosing = new_generator(seed, CHOOSING)
        for _ in range(LONGEST):
            if (wrong := state.game.impossible(state.position)) is not None:
                return wrong
            if state.over:
                break
            state.play(state.actions[below(choosing, len(state.actions))])
        else:
            return "it has no end"
        if not any(state.moves):
            return "nobody has a decision"
    return None


def main() -> int:
    """Rehearse the plan that stands on standard input."""
    try:
        wrong = rehearse(Plan.from_dict(json.load(sys.stdin)))
    except Exception as error:  # noqa: BLE001  # whatever it is, the variant cannot be played
        wrong = f"{type(error).__name__}: {error}"
    if wrong is None:
        return 0
    print(wrong)  # noqa: T201  # to the process that asked
    return IMPOSSIBLE


if __name__ == "__main__":
    sys.exit(main())
