"""What is to be played: which bots meet at which tables, on which deals, and who sits where.

A deal is one luck, told by a seed. Every table plays every deal once for each way in which its bots can rotate through
the seats: what a seat is dealt, each bot is dealt once, so that luck cancels. Such a deal is the unit of all that is
counted and tested here.
"""

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from itertools import combinations
from math import ceil
from typing import Any, TypeAlias

from tianxia.bots.levels import LEVELS
from tianxia.core.chance import below, new_generator
from tianxia.core.errors import BadOption, shown
from tianxia.core.options import Settings

MOST_TABLES = 1000
SEATING = 16  # stream of a deal's seed that says who sits beside whom

Table: TypeAlias = tuple[str, ...]  # the bots that meet, as many as there are seats


@dataclass(frozen=True)
class Fixture:
    """One game that is to be played."""

    table: int
    deal: int
    rotation: int
    seats: Table  # seat by seat
    seed: int


@dataclass(frozen=True)
class Plan:
    """All the games of an arena, in order: deal by deal, so that no table runs ahead of the others."""

    game: str
    rules: int  # the version of the rules
    options: Settings
    numbers: dict[str, int]  # what the tables print otherwise than the rulebook does; see core.variants
    tables: tuple[Table, ...]
    deals: int
    seed: int
    question: tuple[float, float] | None = None
    """Does a table's first bot win at most the first share of its games, or at least the second? A table stops when
    that is answered."""

    @property
    def seats(self) -> int:
        """How many sit at a table."""
        return len(self.tables[0])

    @property
    def bots(self) -> tuple[str, ...]:
        """Everybody who plays, in the order in which they were named."""
        return tuple(dict.fromkeys(name for table in self.tables for name in table))

    @property
    def games(self) -> int:
        """How many games there are if no table stops before."""
        return self.deals * sum(map(rotations, self.tables))

    def of_deal(self, table: int, deal: int) -> Iterator[Fixture]:
        """List the games of a deal at a table."""
        seed = self.seed + deal
        order = seated(self.tables[table], seed)
        for rotation in range(rotations(self.tables[table])):
            yield Fixture(table, deal, rotation, order[-rotation:] + order[:-rotation], seed)

    def fixtures(self) -> Iterator[Fixture]:
        """List all games, in order."""
        for deal in range(self.deals):
            for table in range(len(self.tables)):
                yield from self.of_deal(table, deal)

    def to_dict(self) -> dict[str, Any]:
        """Return it as plain values."""
        return asdict(self)

    @classmethod
    def from_dict(cls, given: dict[str, Any]) -> "Plan":
        """Return the plan that such values tell."""
        question = given["question"]
        return cls(
            **{
                **given,
                "tables": tuple(map(tuple, given["tables"])),
                "question": None if question is None else (question[0], question[1]),
            }
        )


@cache
def rotations(table: Table) -> int:
    """Return in how many ways a table's bots can be moved round; two of the same look alike."""
    return next(turn for turn in range(1, len(table) + 1) if table[turn:] + table[:turn] == table)


@cache
def seated(table: Table, seed: int) -> Table:
    """Return a table's bots in the order in which they sit at a deal: everybody is everybody's neighbour at times."""
    first, *others = table
    if len(set(others)) == 1:
        return table
    lots = new_generator(seed, SEATING)
    drawn = [first]
    while others:
        drawn.append(others.pop(below(lots, len(others))))
    return tuple(drawn)


def named(bot: str) -> str:
    """Return the usual name of a bot that may be called by its number."""
    levels = dict(zip(map(str, range(1, len(LEVELS) + 1)), LEVELS, strict=True))
    return levels.get(bot, bot)


def tables_for(bots: Sequence[str], seats: int, hero: str | None = None) -> tuple[Table, ...]:
    """Say who meets whom.

    As many bots as seats sit down together; of more, every choice meets; of fewer, each sits alone among each other.
    With a hero, that one sits alone among each of the others.
    """
    bots = tuple(map(named, bots))
    several = tuple(dict.fromkeys(bots))
    if hero is not None:
        hero = named(hero)
        tables = [(hero, *[other] * (seats - 1)) for other in several if other != hero]
    elif len(several) == 1:
        tables = [several * seats]
    elif len(bots) == seats:
        tables = [bots]
    elif len(several) >= seats:
        tables = list(combinations(several, seats))
    else:
        tables = [(one, *[other] * (seats - 1)) for one in several for other in several if one != other]
    if not tables:
        message = f"{shown(hero)} has nobody to play against."
        raise BadOption(message)
    if len(tables) > MOST_TABLES:
        message = (
            f"{len(several)} bots at {seats} seats meet in {len(tables)} ways; at most {MOST_TABLES} can be played."
        )
        raise BadOption(message)
    return tuple(tables)


def deals_for(games: int, tables: Sequence[Table]) -> int:
    """Return on how many deals a table plays at least so many games, each deal from all seats."""
    return ceil(games / min(map(rotations, tables)))
