"""What a rule does: the same bots on the same deals, under one number and another, and what differs for certain.

Deals are shared by all variants, so that luck cancels here too: a difference is resampled deal by deal.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Any, NamedTuple

import numpy as np

from tianxia.arena.findings import BARS, Found
from tianxia.arena.plan import Plan
from tianxia.arena.playing import Row
from tianxia.arena.resampling import Numbers, Resamples, interval
from tianxia.arena.results import Results, parts_of
from tianxia.arena.spread import bars_of
from tianxia.core.errors import BadOption
from tianxia.core.options import Settings, Value
from tianxia.core.registry import game
from tianxia.core.variants import checked, printed

MOST_VARIANTS = 32
MOST_OPENINGS = 6
FEW, FEWEST = 3, 20  # cases that anything is told of, and before it is called certain


@dataclass(frozen=True)
class Variant:
    """One way to play: what is otherwise, by name."""

    changes: Mapping[str, Value]
    options: Mapping[str, Value]
    numbers: Mapping[str, int]
    is_usual: bool  # as it is printed, and as it is played where nobody says otherwise

    @property
    def name(self) -> str:
        """Name it as it was asked for."""
        return ", ".join(f"{name} = {str(value).lower()}" for name, value in self.changes.items())

    def of(self, plan: Plan, settings: Settings) -> Plan:
        """Return a plan that plays it."""
        options = game(plan.game).read_settings(plan.seats, {**settings, **self.options})
        return replace(plan, options=options, numbers=dict(self.numbers))


def variants_of(game_name: str, asked: Sequence[tuple[str, Sequence[str]]]) -> list[Variant]:
    """Return every combination of the values that are to be tried, each named as an option or as a printed number."""
    options = {option.name: option for option in game(game_name).options}
    ways: list[list[tuple[str, Value, bool]]] = []
    for name, texts in asked:
        if name in options:
            values: list[Value] = [options[name].read(text) for text in texts]
            usual = options[name].default
        else:
            values, usual = [checked(game_name, name, text) for text in texts], printed(game_name, name)
        ways.append([(name, value, value == usual) for value in dict.fromkeys(values)])
    found = [
        Variant(
            {name: value for name, value, _ in way},
            {name: value for name, value, _ in way if name in options},
            {name: int(value) for name, value, usual in way if name not in options and not usual},
            all(usual for _, _, usual in way),
        )
        for way in product(*ways)
    ]
    if len(found) > MOST_VARIANTS:
        message = f"these are {len(found)} variants; at most {MOST_VARIANTS} are compared."
        raise BadOption(message)
    return found


class Figure(NamedTuple):
    """Something that is measured in every game."""

    kind: str
    name: str = ""  # which seat, source or opening

    @property
    def is_share(self) -> bool:
        """Whether it is a part of the whole."""
        return self.kind in {"seat", "shared", "opening"}

    def measure(self, row: Row) -> tuple[float, int]:
        """Return how much it is in a game, and of how many."""
        parts, scores = parts_of(row["standing"]), sorted(row["scores"], reverse=True)
        if self.kind == "seat":
            return parts[int(self.name)], 1
        if self.kind == "score":
            return sum(scores), len(scores)
        if self.kind == "winning":
            return sum(part * score for part, score in zip(parts, row["scores"], strict=True)), 1
        if self.kind == "margin":
            return scores[0] - scores[1], 1
        if self.kind == "shared":
            return float(sum(part > 0 for part in parts) > 1), 1
        if self.kind == "decisions":
            return row["decisions"], 1
        if self.kind == "source":
            return sum(row["sources"][self.name]), len(scores)
        began = [part for part, move in zip(parts, row["openings"], strict=True) if move == self.name]
        return sum(began), len(began)


def figures_of(rows: Sequence[Row]) -> Iterator[Figure]:
    """List what is measured, as far as these games know it."""
    yield from (Figure("seat", str(seat)) for seat in range(len(rows[0]["seats"])))
    yield from map(Figure, ("score", "winning", "margin", "shared", "decisions"))
    yield from (Figure("source", source) for source in rows[0].get("sources", {}))
    moves = Counter(move for row in rows for move in row["openings"] if move is not None)
    yield from (Figure("opening", move) for move, _ in moves.most_common(MOST_OPENINGS))


def compare(played: Sequence[tuple[Variant, Results]]) -> Found:
    """Say what is measured under each variant, and by how much it differs from the first, or from what is usual."""
    base = next((place for place, (variant, _) in enumerate(played) if variant.is_usual), 0)
    plan = played[base][1].plan
    rows = [results.counted() for _, results in played]
    told: Found = {
        "game": plan.game,
        "rules": plan.rules,
        "seats": plan.seats,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "base": base,
        "variants": [
            {
                "name": variant.name,
                "changes": dict(variant.changes),
                "usual": variant.is_usual,
                "options": results.plan.options,
                "numbers": results.plan.numbers,
                "games": len(games),
                "complete": results.complete,
            }
            for (variant, results), games in zip(played, rows, strict=True)
        ],
        "figures": [],
    }
    if not all(rows):
        return told
    deals = 1 + max(row["deal"] for games in rows for row in games)
    resamples = Resamples.of(deals, plan.seed)
    for figure in figures_of([row for games in rows for row in games]):
        values = [_measured(figure, games, deals, resamples) for games in rows]
        if max(number for _, number, _ in values) < FEW:
            continue
        if figure.kind == "source" and not any(value for value, _, _ in values):
            continue  # a box that is not played with
        told["figures"].append(
            {
                "kind": figure.kind,
                "name": figure.name,
                "is_share": figure.is_share,
                "values": [_told(*value, *values[base], is_base=place == base) for place, value in enumerate(values)],
            }
        )
    everything = [score for games in rows for row in games for score in row["scores"]]
    for one, games in zip(told["variants"], rows, strict=True):
        one["histogram"] = bars_of([score for row in games for score in row["scores"]], BARS, like=everything)
    return told


def _measured(figure: Figure, rows: Sequence[Row], deals: int, resamples: Resamples) -> tuple[float, float, Numbers]:
    """Measure a figure: its value, of how many, and its values in the resamples."""
    deal = np.array([row["deal"] for row in rows])
    values, counts = (np.bincount(deal, each, deals) for each in zip(*map(figure.measure, rows), strict=True))
    number = float(counts.sum())
    turned = counts - values if figure.is_share else None
    return float(values.sum()) / number if number else float("nan"), number, resamples.ratios(values, counts, turned)


def _told(
    value: float,
    number: float,
    resampled: Numbers,
    base: float,
    base_number: float,
    base_resampled: Numbers,
    *,
    is_base: bool,
) -> dict[str, Any]:
    """Tell a value, between what it lies, and its difference from the base."""
    if number < FEW:
        return {"value": None, "of": int(number)}
    low, high = interval(resampled)
    told: dict[str, Any] = {"value": value, "from": min(low, value), "to": max(high, value), "of": int(number)}
    if not is_base and np.isfinite(base):
        least, most = interval(resampled - base_resampled)
        enough = min(number, base_number) >= FEWEST
        told["difference"] = {
            "value": value - base,
            "from": least,
            "to": most,
            "certain": enough and (least > 0 or most < 0),
        }
    return told
