"""On many machines: Ray hands the games out to all cores of a cluster. Where a game is played changes nothing in it.

What a machine was playing when it went away is played again on another.
"""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from tianxia.arena.plan import Fixture, Plan
from tianxia.arena.playing import Row, play
from tianxia.arena.workers import AHEAD, Players
from tianxia.core.errors import TianxiaError
from tianxia.core.variants import environment_for

HERE = "local"  # an address: a cluster of this machine alone
INSTALL = "pip install tianxia[ray]"
FOR_EVER = -1  # how often a game is given to another worker when its worker has gone


class NoCluster(TianxiaError):
    """Ray is not installed, or there is no cluster at that address."""


def on_cluster(address: str) -> Players:
    """Return what plays on the cluster at an address such as ray://10.0.0.7:10001, or "local"."""

    def players(plan: Plan, fixtures: Iterable[Fixture]) -> Iterator[Row]:
        ray = joined(address)
        varied = {"env_vars": environment_for(plan.game, plan.numbers)} if plan.numbers else None
        remote = ray.remote(num_cpus=1, max_retries=FOR_EVER, runtime_env=varied)(play)
        left = iter(fixtures)
        waiting: list[Any] = []
        try:
            while True:
                cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
                waiting += [
                    remote.remote(plan, fixture) for fixture in islice(left, max(0, AHEAD * cores - len(waiting)))
                ]
                if not waiting:
                    return
                done, waiting = ray.wait(waiting)
                yield from ray.get(done)
        finally:
            for game in waiting:
                ray.cancel(game, force=True)
            ray.shutdown()

    return players


def joined(address: str) -> Any:
    """Join a cluster."""
    try:
        import ray  # noqa: PLC0415  # an extra that few need
    except ImportError:
        message = f"To play on a cluster takes an extra package: {INSTALL}"
        raise NoCluster(message) from None
    try:
        ray.init(address, log_to_driver=False, logging_level="error")
    except (ConnectionError, ValueError, RuntimeError) as error:
        message = f"There is no cluster at {address}: {error}"
        raise NoCluster(message) from error
    return ray
