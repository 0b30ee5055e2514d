"""How strong bots are, on one scale: by openskill, with the model of Plackett and Luce, who rank several at a time.

Bots do not change while they play, so their ratings have no drift. They are told as points on the scale of Elo: who is
400 above another is ten times as likely to come before it; the mean of all is 1500.
"""

from collections.abc import Iterable, Sequence
from math import log, sqrt
from typing import Any

import numpy as np
from openskill.models import PlackettLuce

from tianxia.arena.plan import Plan
from tianxia.arena.playing import Row
from tianxia.arena.resampling import Numbers, Resamples

MEAN, TEN_TIMES = 1500.0, 400.0
MOST_RATED = 150_000  # games in all resamples together: two seconds
FEWEST_RESAMPLES, MOST_RESAMPLES = 40, 200

Game = tuple[list[int], list[int]]  # who sits where, and the place of each seat: 0 is the first


def ratings(plan: Plan, rows: Sequence[Row]) -> tuple[Numbers, Numbers]:
    """Return the rating of each bot, and the ratings it has in each resample of the deals."""
    deals: dict[int, list[Row]] = {}
    for row in rows:
        deals.setdefault(row["deal"], []).append(row)
    played = [[_game(plan, row, 1) for row in deal] for deal in deals.values()]
    turned = [[_game(plan, row, -1) for row in deal] for deal in deals.values()]
    count = max(FEWEST_RESAMPLES, min(MOST_RESAMPLES, MOST_RATED // max(1, len(rows))))
    drawn = Resamples.of(len(played), plan.seed, count)
    resampled = [
        rated(
            plan,
            (
                game
                for deal, times in enumerate(kept)
                for game in played[deal] * int(times) + turned[deal] * int(upside[deal])
            ),
        )
        for kept, upside in zip(drawn.kept, drawn.turned, strict=True)
    ]
    return rated(plan, (game for deal in played for game in deal)), np.array(resampled)


def rated(plan: Plan, games: Iterable[Game]) -> Numbers:
    """Return the bots' ratings after these games."""
    model: Any = PlackettLuce(tau=0.0)
    found = [model.rating() for _ in plan.bots]
    for bots, places in games:
        sets: dict[int, list[Any]] = {}
        for bot, (new,) in zip(bots, model.rate([[found[bot]] for bot in bots], ranks=places), strict=True):
            sets.setdefault(bot, []).append(new)
        for bot, news in sets.items():  # a bot that sits on several seats learns from each of them
            mean_of = {name: sum(getattr(new, name) for new in news) / len(news) for name in ("mu", "sigma")}
            found[bot] = model.rating(**mean_of)
    strengths = np.array([one.mu for one in found])
    # In this model the odds of coming first are as exp(mu / c), where c² is beta² summed over the seats.
    return np.asarray(MEAN + (strengths - strengths.mean()) * TEN_TIMES / log(10) / (model.beta * sqrt(plan.seats)))


def _game(plan: Plan, row: Row, sense: int) -> Game:
    standing = [sense * place for place in row["standing"]]
    return (
        [plan.bots.index(name) for name in row["seats"]],
        [sum(other > place for other in standing) for place in standing],
    )
