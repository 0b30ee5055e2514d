"""Tree search on one core, iterations a second: Tianxia's games beside OpenSpiel's ISMCTS, in the same run.

    python -m benchmarks.search [--seconds 3] [--keep]

From the first decision of a game of four, one random play-out to the end for each iteration, a new tree every
thousand iterations. "as it plays" is how our levels think: the play-outs are guided, and judged after some moves.
Peers that are not installed (`pip install -e '.[peers]'`) are named and left out.
"""

import argparse
import random
from collections.abc import Iterator
from typing import Any

from benchmarks import measure
from benchmarks.measure import Counter, until
from benchmarks.random_play import drawn

SEATS = 4
BUDGET = 1000  # iterations for a decision
SLOW_BUDGET = 50  # of the peer in Python, so that it can be stopped in time
CURIOSITY = 1.4  # the constant that OpenSpiel's examples use
TARGETS = {"wall": 30_000, "dragon": 15_000, "huang": 2_000}

# TAG's ISMCTS in like games, measured by us on such a machine on another day: budget 1,000, play-outs at random.
TAG = {"Puerto Rico": (626, 655), "Power Grid": (432, 519), "Catan, cut at 1,000 actions": (169, 222)}


def ours(name: str, options: dict[str, Any], manner: dict[str, Any]) -> Counter:
    """Think about the first decision of a game of ours, again and again."""
    import tianxia
    from tianxia.bots.search import Manner, Search

    state = tianxia.game(name).new(seats=SEATS, seed=1, **options)
    view, actions = state.view(state.seat), state.actions
    search = Search(Manner(iterations=BUDGET, keeps=False, **manner))

    def play(_seed: int) -> int:
        search.decide(view, actions)
        return BUDGET

    return lambda seconds: until(seconds, play)


def all_of_ours() -> Iterator[tuple[str, Counter]]:
    """Every game, to the end as the peers do it, and as our levels think."""
    import tianxia
    from tianxia.bots.tree import TO_THE_END

    for name in tianxia.games():
        options = {"great_wall": True, "super_event": "random"} if name == "dragon" else {}
        yield f"tianxia {name}", ours(name, options, {"guided": False, "horizon": TO_THE_END})
        yield f"tianxia {name}, as it plays", ours(name, options, {})


def open_spiel() -> Iterator[tuple[str, Counter]]:
    """OpenSpiel's two searches, in C++ and in Python, at the first decision of a game of hearts."""
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game("hearts")
    rng = random.Random(1)
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        forced = state.legal_actions()[0]
        state.apply_action(drawn(state.chance_outcomes(), rng.random()) if state.is_chance_node() else forced)

    def thinking(bot: Any, budget: int) -> Counter:
        def play(_seed: int) -> int:
            bot.step(state)
            return budget

        return lambda seconds: until(seconds, play)

    most = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    fast = pyspiel.ISMCTSBot(1, evaluator, CURIOSITY, BUDGET, -1, most, False, False)  # C++ knows no names
    chance = np.random.RandomState(1)  # what it wants
    slow = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, chance),
        uct_c=CURIOSITY,
        max_simulations=SLOW_BUDGET,
        random_state=chance,
    )
    yield "OpenSpiel hearts, C++", thinking(fast, BUDGET)
    yield "OpenSpiel hearts, Python", thinking(slow, SLOW_BUDGET)


def main() -> None:
    """Measure, compare with the targets, and keep the figures if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each run of each game")
    parser.add_argument("--keep", action="store_true", help="write benchmarks/results/search.json")
    given = parser.parse_args()
    measure.one_core()
    counters = dict(all_of_ours())
    try:
        counters.update(open_spiel())
    except ImportError as missing:
        print(f"left out: OpenSpiel ({missing})")
    rates = {name: measure.summary(runs) for name, runs in measure.in_turn(counters, given.seconds).items()}
    print(f"\n{'iterations per second, one core, 4 seats':45}{'median':>12}{'min':>12}{'max':>12}{'at least':>12}")
    for name, rate in rates.items():
        target = TARGETS.get(name.removeprefix("tianxia "))
        least = f"{target:12,}" if target else ""
        print(f"{name:45}{rate['median']:12,.0f}{min(rate['runs']):12,.0f}{max(rate['runs']):12,.0f}{least}")
    if given.keep:
        packages = measure.versions("tianxia", "numba", "numpy", "open_spiel")
        tag = {name: list(span) for name, span in TAG.items()}
        figures = {"versions": packages, "budget": BUDGET, "iterations_per_second": rates, "tag": tag}
        measure.keep("search", {**figures, "targets": TARGETS})


if __name__ == "__main__":
    main()
