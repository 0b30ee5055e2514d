"""Random play on one core, decisions of seats per second: Tianxia's games beside the peers', in the same run.

    python -m benchmarks.random_play [--seconds 3] [--keep]

Peers that are not installed (`pip install -e '.[peers]'`) are named and left out. Chance is not counted for anybody;
forced moves are counted for the peers and not for us.
"""

import argparse
import random
from collections.abc import Iterator
from typing import Any

from benchmarks import measure
from benchmarks.measure import Counter, until

SEATS = {"wall": (2, 3, 4, 5), "dragon": (4,), "huang": (4,)}
GAMES_AT_ONCE = 4096


def ours(name: str, seats: int, options: dict[str, Any]) -> Counter:
    """Play a game of ours."""
    import tianxia
    from tianxia.core.simulate import simulate

    game = tianxia.game(name)
    settings = game.read_settings(seats, options)

    def play(seed: int) -> int:
        return sum(int(played.decisions.sum()) for played in simulate(game, seats, settings, GAMES_AT_ONCE, seed << 20))

    return lambda seconds: until(seconds, play)


def all_of_ours() -> Iterator[tuple[str, Counter]]:
    """Every game, with what its benchmark asks for."""
    import tianxia

    for name in tianxia.games():
        options = {"great_wall": True, "super_event": "random"} if name == "dragon" else {}
        for seats in SEATS[name]:
            yield f"tianxia {name}, {seats} seats", ours(name, seats, options)


def drawn(outcomes: list[tuple[int, float]], left: float) -> int:
    """Return the outcome that a number from 0 to 1 falls on: the quickest way from Python that we found."""
    for outcome, probability in outcomes:
        left -= probability
        if left < 0:
            return outcome
    return outcomes[-1][0]


def open_spiel() -> Iterator[tuple[str, Counter]]:
    """OpenSpiel through its Python API: that is how people use it."""
    import pyspiel

    def playing(game: Any) -> Counter:
        def play(seed: int) -> int:
            rng = random.Random(seed)
            state, count = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(drawn(state.chance_outcomes(), rng.random()))
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                    count += 1
            return count

        return lambda seconds: until(seconds, play)

    for name in ("hearts", "oh_hell"):
        yield f"OpenSpiel {name}, 4 seats", playing(pyspiel.load_game(name))


def pgx() -> Iterator[tuple[str, Counter]]:
    """Pgx on the CPU: 64 steps of a batch in one compiled scan, games beginning anew by themselves."""
    import time

    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    def playing(name: str, batch: int, steps: int = 64) -> Counter:
        env = pgx.make(name)
        step = jax.vmap(auto_reset(env.step, env.init))

        def one(carry: Any, _: Any) -> tuple[Any, Any]:
            state, key = carry
            key, choose, draw = jax.random.split(key, 3)
            logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
            action = jax.random.categorical(choose, logits, axis=-1)
            return (step(state, action, jax.random.split(draw, batch)), key), None

        run = jax.jit(lambda state, key: jax.lax.scan(one, (state, key), None, length=steps)[0])
        start = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), batch))
        jax.block_until_ready(run(start, jax.random.PRNGKey(1)))

        def count(seconds: float) -> tuple[int, float]:
            state, key, done, began = start, jax.random.PRNGKey(2), 0, time.perf_counter()
            while (taken := time.perf_counter() - began) < seconds:
                state, key = jax.block_until_ready(run(state, key))
                done += steps * batch
            return done, taken

        return count

    for name in ("sparrow_mahjong", "backgammon", "hex"):
        yield f"Pgx {name}, batch of 256", playing(name, 256)


def rlcard() -> Iterator[tuple[str, Counter]]:
    """RLCard's environments."""
    import rlcard

    def playing(name: str) -> Counter:
        env = rlcard.make(name, config={"seed": 1})

        def play(seed: int) -> int:
            rng, count = random.Random(seed), 0
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(rng.choice(list(state["legal_actions"])))
                count += 1
            return count

        return lambda seconds: until(seconds, play)

    for name in ("leduc-holdem", "uno", "mahjong"):
        yield f"RLCard {name}", playing(name)


def petting_zoo() -> Iterator[tuple[str, Counter]]:
    """PettingZoo's classic games, through its turn by turn API."""
    import importlib

    import numpy as np

    def playing(module: str) -> Counter:
        env = importlib.import_module(f"pettingzoo.classic.{module}").env()
        rng = np.random.default_rng(1)

        def play(seed: int) -> int:
            env.reset(seed=seed)
            count = 0
            for _ in env.agent_iter():
                seen, _, ended, cut, info = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                mask = seen["action_mask"] if isinstance(seen, dict) and "action_mask" in seen else info["action_mask"]
                env.step(int(rng.choice(np.flatnonzero(mask))))
                count += 1
            return count

        return lambda seconds: until(seconds, play)

    for name in ("leduc_holdem_v4", "texas_holdem_v4", "hanabi_v5"):
        yield f"PettingZoo {name}", playing(name)


def main() -> None:
    """Measure, print the ratios, and keep the figures if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each run of each game")
    parser.add_argument("--keep", action="store_true", help="write benchmarks/results/random_play.json")
    given = parser.parse_args()
    measure.one_core()
    counters = dict(all_of_ours())
    for peers in (open_spiel, pgx, rlcard, petting_zoo):
        try:
            counters.update(peers())
        except ImportError as missing:
            print(f"left out: {peers.__name__} ({missing})")
    rates = {name: measure.summary(runs) for name, runs in measure.in_turn(counters, given.seconds).items()}
    theirs = {name: rate["median"] for name, rate in rates.items() if not name.startswith("tianxia")}
    fastest = max(theirs, key=lambda name: theirs[name], default=None)
    print(
        f"\n{'decisions of seats per second, one core':45}{'median':>12}{'min':>12}{'max':>12}{'to fastest peer':>17}"
    )
    for name, rate in rates.items():
        ratio = f"{rate['median'] / theirs[fastest]:.1f}" if fastest else ""
        print(f"{name:45}{rate['median']:12,.0f}{min(rate['runs']):12,.0f}{max(rate['runs']):12,.0f}{ratio:>17}")
    if given.keep:
        packages = measure.versions("tianxia", "numba", "numpy", "open_spiel", "pgx", "jax", "rlcard", "pettingzoo")
        measure.keep("random_play", {"versions": packages, "fastest_peer": fastest, "decisions_per_second": rates})


if __name__ == "__main__":
    main()
