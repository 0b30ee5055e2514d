"""A table to try a game at: so many seats, such options, and random games that a seed names.

`walk` plays as a simulation does, with the same two streams of the seed, and stops at every position: where a seat
decides, where chance does, and at the end.
"""

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations, product
from typing import Any, TypeAlias

import numpy as np

from tianxia.core.chance import CHOOSING, DEALING, Generator, below, new_generator, pick
from tianxia.core.errors import BadOption, TianxiaError
from tianxia.core.fields import CHANCE, Rows, readable
from tianxia.core.game import Game
from tianxia.core.options import Settings
from tianxia.core.state import State

LONGEST = 20_000  # moves of a game, far more than any has
FEW = 24  # so many sets of options are all tried
TRIES = 40  # sets looked at for the next one of a few that are to cover much

PLAYERS = ("Mei", "Ravi", "Li", "Ann", "Bo")

Reader: TypeAlias = int | None  # a seat, or a spectator


class BrokenLaw(AssertionError):
    """A game breaks a law. The text says which law, what was seen, and how to come there again."""


class Table:
    """One way to set a game up, and random games at it. `state` is where the walk stands, for the report."""

    def __init__(
        self, game: Game, seats: int, settings: Settings, games: int = 1, seed: int = 1, together: int = 1
    ) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings
        self.games = games
        self.seed = seed
        self.together = together  # how the tables were chosen that this is one of
        self.state: State | None = None
        self.looked_at = 0  # positions
        self.dice = random.Random(f"{game.name} {seats} {settings} {seed}")  # noqa: S311  # only picks what to try

    @property
    def readers(self) -> tuple[Reader, ...]:
        """All who look at the table: every seat, and a spectator."""
        return (*range(self.seats), None)

    def new(self, seed: int, chance: str = "manual") -> State:
        """Start a game."""
        return self.game.new(self.seats, seed, chance, **self.settings)

    def walk(self, share: float = 1.0, chance: str = "manual", games: int | None = None) -> Iterator[State]:
        """Play random games, and stop at this share of their positions, the last one always."""
        for seed in range(self.seed, self.seed + (games or self.games)):
            state = self.state = self.new(seed, chance)
            players = RandomPlayers(seed)
            while True:
                if state.over or self.dice.random() < share:
                    self.looked_at += 1
                    yield state
                if state.over:
                    break
                self.require(len(state.moves) < LONGEST, f"the game goes on for more than {LONGEST} moves")
                players.play(state)

    def require(self, holds: object, what: str) -> None:
        """Say that the law is broken here, unless it holds."""
        if not holds:
            raise BrokenLaw(what)

    def report(self, law: str, what: object) -> str:
        """Tell a person what is wrong and how to see it again."""
        lines = [f'{self.game.name} breaks the law "{law}"', f"  {what}"]
        lines.append(f"  table: seats={self.seats}, options={self.settings}")
        if self.state is not None:
            lines.append(f"  game: seed={self.state.seed}, ply {len(self.state.moves)}, chance={self.state.chance!r}")
            lines.append(f"  moves: {'; '.join(notations(self.state)) or 'none yet'}")
        return "\n".join(lines)


class RandomPlayers:
    """Who plays a random game: for each seed the very moves that `simulate` plays with it."""

    def __init__(self, seed: int) -> None:
        self.dealing: Generator = new_generator(seed, DEALING)
        self.choosing: Generator = new_generator(seed, CHOOSING)

    def play(self, state: State) -> None:
        """Make the next move, a seat's or chance's."""
        if state.seat == CHANCE:
            weights = np.array(state.weights, np.int32)
            state.play(state.actions[pick(self.dealing, weights, len(weights))])
        else:
            state.play(state.actions[below(self.choosing, len(state.actions))])

    def finish(self, table: Table, state: State) -> None:
        """Play on to the end."""
        moves = len(state.moves)
        while not state.over:
            table.require(len(state.moves) - moves < LONGEST, f"the game goes on for more than {LONGEST} moves")
            self.play(state)


def option_sets(game: Game) -> Iterator[tuple[int, Settings]]:
    """Return every number of seats with every set of options that goes with it."""
    names = [option.name for option in game.options]
    for seats in game.seats:
        for values in product(*(option.values for option in game.options)):
            try:
                yield seats, game.read_settings(seats, dict(zip(names, values, strict=True)))
            except BadOption:
                continue


def tables(game: Game, games: int = 1, seed: int = 1, together: int = 1) -> list[Table]:
    """Return tables for every number of seats and every value of an option.

    Where the sets of options are few, each has its table. Where they are many, so few tables that every value has one,
    or with `together=2` every two values that go together, and so on.
    """
    every = list(option_sets(game))
    chosen = every if len(every) <= FEW else covering(every, together)
    return [Table(game, seats, settings, games, seed, together) for seats, settings in chosen]


def covering(every: list[tuple[int, Settings]], together: int) -> list[tuple[int, Settings]]:
    """Choose few sets of options, such that any values that stand together in one stand together in a chosen one."""

    def parts(chosen: tuple[int, Settings]) -> list[tuple[Any, ...]]:
        return list(combinations([("seats", chosen[0]), *chosen[1].items()], together))

    having: dict[tuple[Any, ...], list[tuple[int, Settings]]] = {}
    for one in every:
        for part in parts(one):
            having.setdefault(part, []).append(one)
    dice = random.Random(together)  # noqa: S311  # only picks what to try
    missing = dict.fromkeys(having)  # in the order of the options, which a set would not keep
    chosen = []
    while missing:
        wanted = having[next(iter(missing))]
        candidates = dice.sample(wanted, min(TRIES, len(wanted)))
        best = max(candidates, key=lambda one: len(missing.keys() & parts(one)))
        chosen.append(best)
        for part in parts(best):
            missing.pop(part, None)
    return chosen


def watched(game: Game, after: Callable[[Any], None]) -> Game:
    """Return the game with an eye on each position that a move leads to, forced moves included."""

    def apply(s: Any, action: int) -> None:
        game.apply(s, action)
        after(readable(np.array([s])) if isinstance(s, np.void) else s)

    game.compile()
    twin = replace(game, apply=apply)
    twin._ready.append(True)  # noqa: SLF001  # the eye does not compile
    return twin


def notations(state: State) -> list[str]:
    """Write the moves of a game down, as far as it can be played again."""
    written: list[str] = []
    try:
        again = State(state.game, state.settings, state._began, state.seed, "manual")  # noqa: SLF001  # ours
        for seat, action in state.moves:
            written.append(("" if seat == CHANCE else f"{seat}: ") + again.notation(action))
            again.play(action)
    except Exception as error:  # noqa: BLE001  # the game is broken, and so may be its playing again
        written.append(f"(then {type(error).__name__}: {error}; as numbers: {[tuple(move) for move in state.moves]})")
    return written


def rows_of(state: State) -> Rows:
    """Return a copy of a game's position, for what must not touch the game."""
    return state._rows.copy()  # noqa: SLF001  # ours


def accepted(action: Callable[[], object]) -> bool:
    """Try something that may be refused with an error of ours; any other error goes on its way."""
    try:
        action()
    except TianxiaError:
        return False
    return True
