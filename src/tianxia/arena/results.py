"""The file that an arena writes: a line of JSON that says what is played, then one for each game, as it ends.

Whatever stops the arena, what was played is there, and `load` goes on from it. When all is played the lines are put in
the order of the plan, so that the file is the same however many took part in playing.
"""

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

from tianxia.arena.plan import Fixture, Plan, rotations
from tianxia.arena.playing import Row
from tianxia.arena.sequential import answer
from tianxia.core.errors import TianxiaError
from tianxia.core.game import ranked
from tianxia.core.registry import game

FORMAT = 1
KEYS = ("table", "deal", "rotation", "seats", "seed", "scores", "standing", "decisions", "openings", "seconds")

Place = tuple[int, int, int]  # table, deal, rotation


class BadResults(TianxiaError):
    """A file that is no arena's, or one of another version."""


def parts_of(standing: list[int]) -> list[float]:
    """Return each seat's part in the victory: 1 for a winner, equal parts for those who share it."""
    winners = ranked(standing)
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(standing))]


@dataclass
class Progress:
    """How far a table is: what its first bot won, deal by deal, as far as all before is played."""

    shares: list[float] = field(default_factory=list)
    answer: bool | None = None  # to the plan's question


class Results:
    """The games of a plan that have been played."""

    def __init__(self, plan: Plan, path: Path | None = None) -> None:
        self.plan = plan
        self.path = path
        self.rows: dict[Place, Row] = {}
        self.progress = [Progress() for _ in plan.tables]
        self._file: IO[str] | None = None

    @classmethod
    def load(cls, path: Path) -> "Results":
        """Read what has been played, to go on from there. A last line that was cut off is played again."""
        lines = path.read_text("utf8").split("\n")
        results = cls(_plan_of(path, lines[0]), path)
        whole = lines[1:-1]
        for number, line in enumerate(whole, 2):
            try:
                results._take(_row_of(line, results.plan))
            except (ValueError, KeyError, TypeError, IndexError) as error:
                message = f"{path}, line {number}: this is no game of this arena ({error})."
                raise BadResults(message) from error
        if lines[-1]:
            path.write_text("\n".join([lines[0], *whole, ""]), "utf8")
        return results

    def add(self, row: Row) -> None:
        """Take a game, and write it down at once."""
        if self._file is None and self.path is not None:
            is_new = not self.path.exists()
            self._file = self.path.open("a", encoding="utf8", newline="\n")
            if is_new:
                self._file.write(_line(self.header()))
        if self._file is not None:
            self._file.write(_line(row))
            self._file.flush()
        self._take(row)

    def header(self) -> Row:
        """Say what is played."""
        return {"tianxia_arena": FORMAT, **self.plan.to_dict()}

    def left(self) -> Iterator[Fixture]:
        """List what is to be played still; what comes after a question's answer is left out as soon as it is known."""
        for fixture in self.plan.fixtures():
            played = (fixture.table, fixture.deal, fixture.rotation) in self.rows
            if not played and self.progress[fixture.table].answer is None:
                yield fixture

    @property
    def complete(self) -> bool:
        """Whether all is played."""
        return next(self.left(), None) is None

    def counted(self) -> list[Row]:
        """Return the games that count, in the order of the plan."""
        ends = [self.plan.deals if one.answer is None else len(one.shares) for one in self.progress]
        places = sorted(self.rows, key=lambda place: (place[1], place[0], place[2]))
        return [self.rows[place] for place in places if place[1] < ends[place[0]]]

    def close(self) -> None:
        """End the file; if all is played, put its lines in order."""
        if self._file is not None:
            self._file.close()
            self._file = None
            if self.path is not None and self.complete:
                whole = self.path.with_name(self.path.name + ".new")
                whole.write_text("".join(map(_line, [self.header(), *self.counted()])), "utf8", newline="\n")
                whole.replace(self.path)

    def _take(self, row: Row) -> None:
        table = row["table"]
        self.rows[table, row["deal"], row["rotation"]] = row
        progress, turns = self.progress[table], rotations(self.plan.tables[table])
        hero = self.plan.tables[table][0]
        while progress.answer is None:  # deals count in order, however they come in
            places = [(table, len(progress.shares), turn) for turn in range(turns)]
            if not all(place in self.rows for place in places):
                return
            deal = [self.rows[place] for place in places]
            progress.shares.append(sum(share_of(each, hero) for each in deal) / turns)
            if self.plan.question is not None:
                progress.answer = answer(progress.shares, *self.plan.question)


def share_of(row: Row, bot: str) -> float:
    """Return what part of a game's victory a bot has, on all its seats together."""
    parts = parts_of(row["standing"])
    return sum(part for part, name in zip(parts, row["seats"], strict=True) if name == bot)


def _line(value: Row) -> str:
    return json.dumps(value, ensure_ascii=False) + "\n"


def _plan_of(path: Path, line: str) -> Plan:
    plan = None
    with suppress(ValueError, KeyError, TypeError, AttributeError):
        header: Any = json.loads(line)
        plan = Plan.from_dict(header) if header.pop("tianxia_arena") == FORMAT else None
    if plan is None:
        message = f"{path} is not a file that an arena has written."
        raise BadResults(message)
    if plan.rules != (rules := game(plan.game).rules):
        message = f"{path} was played under version {plan.rules} of the rules, and this is version {rules}."
        raise BadResults(message)
    return plan


def _row_of(line: str, plan: Plan) -> Row:
    row: Row = json.loads(line)
    if missing := [key for key in KEYS if key not in row]:
        raise KeyError(*missing)
    fixture = [*plan.of_deal(row["table"], row["deal"])][row["rotation"]]
    if [*fixture.seats] != row["seats"] or fixture.seed != row["seed"] or row["deal"] >= plan.deals:
        message = "the plan says otherwise"
        raise ValueError(message)
    return row
