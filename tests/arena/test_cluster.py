"""On many machines: two nodes of Ray, of which one goes away in the middle, play the same games as one process."""

from typing import Any

import pytest
from ray.cluster_utils import Cluster
from tests.arena.playing import bots_in, plan_of, without_times

from tianxia.arena.cluster import NoCluster, on_cluster
from tianxia.arena.playing import play
from tianxia.arena.results import Results
from tianxia.arena.workers import run

pytestmark = [pytest.mark.slow, pytest.mark.ray]


@pytest.fixture
def cluster(monkeypatch):
    """A node with one core on this machine, to which others come."""
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("PYTHONWARNINGS", "ignore")
    made: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    yield made
    made.shutdown()


def test_two_nodes_play_the_same_games_and_a_worker_that_is_killed_loses_none(cluster, tmp_path):
    cluster.add_node(num_cpus=1)
    plan = plan_of(bots_in(tmp_path)("Deadly"), "paper", deals=4)
    path = tmp_path / "results.jsonl"
    results = Results(plan, path)
    for _ in run(results, on_cluster(cluster.address)):
        pass
    assert (tmp_path / "killed").exists()
    assert results.complete
    alone = [play(plan, fixture) for fixture in plan.fixtures()]
    assert without_times(results.counted()) == without_times(alone)
    assert Results.load(path).counted() == results.counted()


def test_a_node_that_goes_away_in_the_middle_loses_no_game(cluster):
    second = cluster.add_node(num_cpus=1)
    plan = plan_of("paper", "brush", deals=12)
    results = Results(plan)
    for number, _ in enumerate(run(results, on_cluster(cluster.address))):
        if number == 4:
            cluster.remove_node(second, allow_graceful=False)
    assert results.complete
    assert without_times(results.counted()) == without_times([play(plan, fixture) for fixture in plan.fixtures()])


def test_where_there_is_no_cluster_a_sentence_says_so():
    with pytest.raises(NoCluster, match=r"There is no cluster at 127.0.0.1:9: .*\.$"):
        next(on_cluster("127.0.0.1:9")(plan_of("paper", "brush"), []))
