"""What comes of the games of an arena: who is stronger, and how the games went. All of it is plain values."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from tianxia.arena.plan import Plan
from tianxia.arena.playing import Row
from tianxia.arena.ratings import ratings
from tianxia.arena.resampling import Resamples, interval
from tianxia.arena.results import Progress, Results, parts_of
from tianxia.arena.sequential import ratio
from tianxia.arena.spread import bars_of, spread_of

BARS = 24  # of a picture that shows how often
FEWEST_OPENINGS, MOST_OPENINGS = 5, 8  # times an opening must have been played to be told of, and how many are told

Found = dict[str, Any]


def findings(results: Results) -> Found:
    """Say all that can be said of the games that count."""
    rows, plan = results.counted(), results.plan
    told = {
        "game": plan.game,
        "rules": plan.rules,
        "seats": plan.seats,
        "options": plan.options,
        "numbers": plan.numbers,
        "seed": plan.seed,
        "named": list(plan.bots),
        "games": len(rows),
        "planned": plan.games,
        "complete": results.complete,
    }
    if not rows:
        return told
    games = Games(rows, plan.seed)
    return {
        **told,
        "deals": games.deals,
        "bots": bots_of(plan, games),
        "against": [[games.ahead(one, other) for other in plan.bots] for one in plan.bots],
        "tests": [test_of(plan, table, progress) for table, progress in enumerate(results.progress) if plan.question],
        "by_seat": [
            {"seat": seat, "wins": games.wins(seat=seat), "score": games.score(seat=seat)} for seat in range(plan.seats)
        ],
        "score": {**spread_of(games.scores), "histogram": bars_of(games.scores, BARS)},
        "winning_score": games.winning_score(),
        "shared": float(np.mean((games.parts > 0).sum(axis=1) > 1)),
        "nobody": float(np.mean((games.parts == 0).all(axis=1))),  # has won, which some rulebooks have
        "decisions": {**spread_of(games.decisions), "histogram": bars_of(games.decisions, BARS)},
        "sources": sources_of(plan, rows),
        "openings": openings_of(games),
        "failures": failures_of(rows),
        "seconds": spread_of([row["seconds"] for row in rows]),
    }


class Games:
    """Games side by side, with what is asked of them time and again."""

    def __init__(self, rows: Sequence[Row], seed: int) -> None:
        self.rows = rows
        known = {deal: place for place, deal in enumerate(dict.fromkeys(row["deal"] for row in rows))}
        self.deals = len(known)
        self.deal = np.array([known[row["deal"]] for row in rows])
        self.scores = np.array([row["scores"] for row in rows])
        self.standing = np.array([row["standing"] for row in rows])
        self.parts = np.array([parts_of(row["standing"]) for row in rows])
        self.turned_parts = np.array(
            [parts_of([-place + max(row["standing"]) for place in row["standing"]]) for row in rows]
        )
        self.decisions = np.array([row["decisions"] for row in rows])
        self.names = np.array([row["seats"] for row in rows])
        self.resamples = Resamples.of(self.deals, seed)

    def wins(self, bot: str | None = None, seat: int | None = None) -> dict[str, float] | None:
        """Return what part of all victories falls to a seat that a bot has, or to whoever has this seat."""
        return self.share(self.parts, self.turned_parts, self.where(bot, seat))

    def score(self, bot: str | None = None, seat: int | None = None) -> dict[str, float]:
        """Return the scores of a bot, or of a seat."""
        return spread_of(self.scores[self.where(bot, seat)])

    def winning_score(self) -> dict[str, float]:
        """Return the scores of those who won, and between what their mean lies."""
        scores = (self.scores * self.parts).sum(axis=1)
        sums, counts = (np.bincount(self.deal, each, self.deals) for each in (scores, np.ones(len(scores))))
        low, high = interval(self.resamples.ratios(sums, counts))
        return {**spread_of(scores), "from": low, "to": high}

    def where(self, bot: str | None = None, seat: int | None = None) -> Any:
        """Return which places at which tables are meant: a row for each game, with yes or no for each seat."""
        named = np.ones(self.names.shape, bool) if bot is None else self.names == bot
        return named if seat is None else named & (np.arange(self.scores.shape[1]) == seat)

    def share(self, parts: Any, turned: Any, where: Any) -> dict[str, float] | None:
        """Return the mean of parts, and between what it lies."""
        counts = where.sum(axis=1)
        if not counts.sum():
            return None
        sums, turned_sums, games = (
            np.bincount(self.deal, values, self.deals)
            for values in ((parts * where).sum(axis=1), (turned * where).sum(axis=1), counts)
        )
        low, high = interval(self.resamples.ratios(sums, games, turned_sums))
        share = float(sums.sum() / games.sum())
        return {"share": share, "from": min(low, share), "to": max(high, share), "games": int(games.sum())}

    def ahead(self, one: str, other: str) -> dict[str, float] | None:
        """Return how often a bot comes before another where both sit at a table; level counts half."""
        if one == other:
            return None
        mine, theirs = self.names == one, self.names == other
        pairs = mine[:, :, None] & theirs[:, None, :]
        difference = self.standing[:, :, None] - self.standing[:, None, :]
        before = (np.sign(difference) + 1) / 2
        pairs, before = (each.reshape(len(self.rows), -1) for each in (pairs, before))
        return self.share(before, 1 - before, pairs)


def bots_of(plan: Plan, games: Games) -> list[Found]:
    """Tell of each bot, the strongest first: rating, wins, scores, and how often it failed."""
    rated, resampled = ratings(plan, games.rows)
    found = []
    for place, bot in enumerate(plan.bots):
        low, high = interval(resampled[:, place])
        wins = games.wins(bot=bot)
        if wins is None:
            continue
        where = games.where(bot=bot)
        found.append(
            {
                "bot": bot,
                "rating": {"rating": float(rated[place]), "from": low, "to": high},
                "wins": wins,
                "by_seat": [games.wins(bot, seat) for seat in range(plan.seats)],
                "score": {**games.score(bot=bot), "histogram": bars_of(games.scores[where], BARS, like=games.scores)},
                "failed": sum(
                    row["seats"][row["failed"]["seat"]] == bot for row in games.rows if row.get("failed") is not None
                ),
            }
        )
    return sorted(found, key=lambda one: -one["rating"]["rating"])


def test_of(plan: Plan, table: int, progress: Progress) -> Found:
    """Tell how far the question is answered at a table."""
    assert plan.question is not None
    low, high = plan.question
    shares = progress.shares
    return {
        "bots": list(plan.tables[table]),
        "at_most": low,
        "at_least": high,
        "answer": {True: "at_least", False: "at_most", None: None}[progress.answer],
        "deals": len(shares),
        "share": sum(shares) / len(shares) if shares else None,
        "ratio": ratio(shares, low, high),
    }


def sources_of(plan: Plan, rows: Sequence[Row]) -> list[Found]:
    """Tell where each bot's points came from, on average, in a game that keeps count."""
    if "sources" not in rows[0]:
        return []
    found = []
    for bot in plan.bots:
        points = {
            source: [
                row["sources"][source][seat] for row in rows for seat, name in enumerate(row["seats"]) if name == bot
            ]
            for source in rows[0]["sources"]
        }
        found.append(
            {"bot": bot, "points": {source: float(np.mean(values)) for source, values in points.items() if values}}
        )
    return found


def openings_of(games: Games) -> list[Found]:
    """Tell which first moves were played most, by whoever, and how often they won."""
    moves = np.array([[move or "" for move in row["openings"]] for row in games.rows])
    names, counts = np.unique(moves[moves != ""], return_counts=True)
    usual = sorted(zip(counts.tolist(), names.tolist(), strict=True), reverse=True)
    shown = [name for count, name in usual if count >= FEWEST_OPENINGS][:MOST_OPENINGS]
    return [{"move": name, "wins": games.share(games.parts, games.turned_parts, moves == name)} for name in shown]


def failures_of(rows: Sequence[Row]) -> list[Found]:
    """Tell which bots failed, how often and how the first time."""
    found: dict[tuple[str, str], Found] = {}
    for row in rows:
        if (failed := row.get("failed")) is not None:
            name = row["seats"][failed["seat"]]
            one = found.setdefault((name, failed["reason"]), {"bot": name, "reason": failed["reason"], "games": 0})
            one["games"] += 1
    return list(found.values())
