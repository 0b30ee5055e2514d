"""What is reckoned from games: tried on games whose truth we know, because we made it."""

from dataclasses import asdict
from itertools import pairwise
from math import exp

import numpy as np
import pytest
from tests.arena.playing import plan_of

from tianxia.arena.findings import BARS, findings
from tianxia.arena.plan import Plan, tables_for
from tianxia.arena.playing import Row
from tianxia.arena.ratings import ratings
from tianxia.arena.resampling import Resamples, interval
from tianxia.arena.results import Results
from tianxia.arena.sequential import FEWEST, answer, ratio
from tianxia.arena.spread import bars_of


def pair(lots: np.random.Generator, share: float, luck: float) -> float:
    """Play a deal from both seats; with this chance its luck decides both games, one for each bot."""
    if lots.random() < luck:
        return 0.5 if lots.random() < 1 - 2 * abs(share - 0.5) else float(share > 0.5)
    return sum(lots.random() < share for _ in range(2)) / 2


@pytest.mark.parametrize("luck", [0.0, 0.5])
@pytest.mark.parametrize(("low", "high"), [(0.5, 0.65), (0.6, 0.7), (0.25, 0.6), (0.85, 0.95)])
@pytest.mark.parametrize("is_high", [False, True])
def test_a_question_is_answered_wrongly_once_in_twenty_times_at_most(low, high, is_high, luck):
    lots = np.random.default_rng([round(100 * each) for each in (low, high, is_high, luck)])
    tries = 200
    wrong = 0
    for _ in range(tries):
        shares: list[float] = []
        while (found := answer(shares, low, high)) is None:
            shares.append(pair(lots, high if is_high else low, luck))
            assert len(shares) < 2000
        wrong += found is not is_high
    assert wrong <= 0.05 * tries + 2 * (0.05 * 0.95 * tries) ** 0.5


def test_pairs_that_cancel_their_luck_answer_sooner():
    lots = np.random.default_rng(1)
    lengths = []
    for luck in (0.0, 0.7):
        total = 0
        for _ in range(60):
            shares: list[float] = []
            while answer(shares, 0.5, 0.6) is None:
                shares.append(pair(lots, 0.5, luck))
            total += len(shares)
        lengths.append(total)
    assert lengths[1] < 0.7 * lengths[0]


def test_a_few_deals_answer_nothing_and_a_row_of_equal_ones_soon_does():
    assert answer([1.0] * (FEWEST - 1), 0.1, 0.9) is None
    assert answer([1.0] * 12, 0.5, 0.65) is True
    assert answer([0.0] * 12, 0.5, 0.65) is False
    assert answer([0.5] * 200, 0.45, 0.55) is None
    assert ratio([], 0.4, 0.6) == 0


@pytest.mark.parametrize("share", [0.5, 0.65, 0.9])
@pytest.mark.parametrize("deals", [20, 100])
def test_an_interval_holds_the_truth_95_times_in_a_hundred(share, deals):
    lots = np.random.default_rng([round(100 * share), deals])
    tries = 300
    inside = 0
    for seed in range(tries):
        sums = np.array([2 * pair(lots, share, 0.0) for _ in range(deals)])
        low, high = interval(Resamples.of(deals, seed, 300).ratios(sums, np.full(deals, 2.0), 2 - sums))
        inside += low - 1e-9 <= share <= high + 1e-9
    assert inside >= 0.92 * tries


def test_who_has_won_everything_may_still_lose():
    sums = np.full(20, 2.0)
    low, high = interval(Resamples.of(20, 3).ratios(sums, sums, 2 - sums))
    assert 0.8 < low < 0.95
    assert high == 1


def made(strengths: dict[str, float], seats: int, deals: int, seed: int = 3) -> tuple[Plan, list[Row]]:
    """Make the games of bots whose odds we know: the model of Plackett and Luce."""
    lots = np.random.default_rng(seed)
    plan = Plan("wall", 1, {}, {}, tables_for(list(strengths), seats), deals, seed)
    rows = []
    for fixture in plan.fixtures():
        left: list[int] = [*range(seats)]
        order: list[int] = []
        while left:
            odds = np.array([exp(strengths[fixture.seats[seat]]) for seat in left])
            order.append(left.pop(int(lots.choice(len(left), p=odds / odds.sum()))))
        standing = [seats - order.index(seat) for seat in range(seats)]
        rows.append(
            {
                **asdict(fixture), "seats": list(fixture.seats), "scores": standing, "standing": standing,
                "decisions": 10, "openings": ["a"] * seats, "seconds": 0.0,
            }
        )  # fmt: skip
    return plan, rows


@pytest.fixture(autouse=True)
def _few_resamples(monkeypatch):
    monkeypatch.setattr("tianxia.arena.ratings.MOST_RATED", 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ratings_find_the_strengths_that_made_the_games(seats):
    strengths = {"a": 0.0, "b": 0.5, "c": 1.2, "d": 2.0}
    plan, rows = made(strengths, seats, 150)
    found, resampled = ratings(plan, rows)
    true = 1500 + (np.array([*strengths.values()]) - 0.925) * 400 / np.log(10)
    assert np.abs(found - true).max() < 60
    for place, rating in enumerate(true):
        low, high = interval(resampled[:, place])
        assert low - 20 < rating < high + 20
        assert 20 < high - low < 160


def test_one_against_many_of_the_same_is_rated_as_one_is_against_each():
    strengths = {"a": 1.1, "b": 0.0}
    plan, rows = made(strengths, 4, 200)
    assert plan.tables == (("a", "b", "b", "b"), ("b", "a", "a", "a"))
    found, _ = ratings(plan, rows)
    assert abs((found[0] - found[1]) * np.log(10) / 400 - 1.1) < 0.35


def test_findings_tell_of_every_bot_seat_and_pair():
    plan, rows = made({"a": 0.0, "b": 1.0, "c": 2.0}, 2, 60)
    results = Results(plan)
    for row in rows:
        results.add(row)
    found = findings(results)
    assert [one["bot"] for one in found["bots"]] == ["c", "b", "a"]
    assert found["games"] == found["planned"] == 360
    assert found["against"][0][0] is None
    for one in range(3):
        for other in range(one):
            mine, theirs = found["against"][one][other], found["against"][other][one]
            assert mine["share"] + theirs["share"] == pytest.approx(1)
            assert mine["from"] <= mine["share"] <= mine["to"]
    assert sum(one["wins"]["share"] for one in found["by_seat"]) == pytest.approx(1)
    assert sum(one["wins"]["share"] for one in found["bots"]) == pytest.approx(1.5)
    for one in found["bots"]:
        assert sum(bar["share"] for bar in one["score"]["histogram"]) == pytest.approx(1)


def test_of_no_games_there_is_little_to_tell():
    assert findings(Results(plan_of("paper", "brush")))["games"] == 0


@pytest.mark.parametrize("values", [[3], [-40, 60], [0, 1000], [5, 5, 5], [*range(25)], [*range(24)]])
def test_a_histogram_holds_every_number_between_round_limits(values):
    bars = bars_of(values, BARS)
    assert sum(bar["share"] for bar in bars) == pytest.approx(1)
    assert bars[0]["from"] <= min(values)
    assert bars[-1]["to"] >= max(values)
    assert all(one["to"] + 1 == other["from"] for one, other in pairwise(bars))
    assert len(bars) <= 24
