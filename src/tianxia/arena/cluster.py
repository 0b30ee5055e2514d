"""On many machines: Ray hands the games out to all cores of a cluster. Where a game is played changes nothing in it.

What a machine was playing when it went away is played again on another.
"""

import logging
import re
import socket
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from tianxia.arena.plan import Fixture, Plan
from tianxia.arena.playing import Row, play
from tianxia.arena.workers import AHEAD, Players
from tianxia.core.errors import TianxiaError
from tianxia.core.variants import environment_for

INSTALL = "pip install tianxia[ray]"
PORT = re.compile(r"(?P<host>[^/:]+):(?P<port>\d+)$")
PATIENCE = 5.0  # seconds that a cluster has to answer in
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
        except ray.exceptions.RayError as error:
            message = f"The cluster at {address} cannot play: {str(error).strip().splitlines()[-1]}"
            raise NoCluster(message) from error
        finally:
            for game in waiting:
                ray.cancel(game, force=True)
            ray.shutdown()

    return players


def joined(address: str) -> Any:
    """Join a cluster, or say why not."""
    try:
        import ray  # noqa: PLC0415  # an extra that few need
    except ImportError:
        message = f"To play on a cluster takes an extra package: {INSTALL}"
        raise NoCluster(message) from None
    try:
        if where := PORT.search(address):  # Ray itself would look for it for minutes
            socket.create_connection((where["host"], int(where["port"])), PATIENCE).close()
        ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, OverflowError, ValueError, RuntimeError) as error:
        message = f"There is no cluster at {address}: {error}".removesuffix(".") + "."
        raise NoCluster(message) from error
    return ray
