"""The table of functions that a game is. Everything else works on any game through it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from tianxia.core import compiled
from tianxia.core.compiled import ACTIONS, NOTHING, PLANES, POINTS, WEIGHTS, WHOLE, WORDS, rule
from tianxia.core.errors import BadOption, shown, whole
from tianxia.core.fields import Actions, Layout, Weights
from tianxia.core.notes import Line
from tianxia.core.options import Option, Settings, read_settings
from tianxia.core.words import words

if TYPE_CHECKING:
    from tianxia.core.state import State

Rule = Callable[..., Any]


class Message(NamedTuple):
    """A text to be said in the reader's language: its id and the numbers for its places."""

    id: str
    numbers: Mapping[str, int] = {}


@dataclass(frozen=True, eq=False)
class Words:
    """What a game says: its log lines, prompts and reasons, as message ids and numbers. The texts are in locales/."""

    lines: Mapping[IntEnum, Line]  # every kind of note and how it is told
    prompt: Callable[[Any, int | None], Message]  # (position, reader): what is asked now, as the reader is told it
    refusal: Callable[[Any, int], Message | None]  # (position, action): why the seat may not do this now
    placeholders: Callable[..., dict[str, object]]  # (words, players, numbers): the texts for a message's places

    @cached_property
    def kinds(self) -> dict[int, IntEnum]:
        """Every kind of note by its number."""
        return {int(kind): kind for kind in self.lines}


@rule
def all_alike(_s: Any, _actions: Actions, count: int, weights: Weights) -> None:
    """Like every move as much as any other."""
    weights[:count] = 1


@dataclass(frozen=True, eq=False)
class Game:
    """One game: its printed facts as data, and its rules as functions."""

    name: str
    rules: int  # the version of the rules, which rises when behaviour changes
    title: str
    seats: tuple[int, ...]  # how many may play
    options: tuple[Option, ...]
    layout: Layout
    num_actions: int  # moves of seats are the numbers below this
    num_outcomes: int  # outcomes of chance are the numbers below this
    num_planes: int  # numbers that a learner reads

    # Rules: they compile. `s` is a position; lists are written into an array and counted.
    setup: Rule  # (s, seats, settings): the table as it stands before chance has dealt
    legal: Rule  # (s, actions) -> count: what the seat to move may do
    chance: Rule  # (s, outcomes, weights) -> count: what chance may bring, and how likely
    apply: Rule  # (s, action): carry out a legal move or an outcome; it does not check
    must_ask: Rule  # (s) -> bool: ask even where there is a single answer, so that nobody learns a secret
    redeal: Rule  # (s, seat, generator): deal anew all that the seat cannot know, from what it can
    scores: Rule  # (s, out): points as they stand
    standing: Rule  # (s, out): who is ahead, ties broken; the highest wins, equals share, below zero nobody
    planes: Rule  # (s, seat, out): what a learner reads, from that seat's view

    # Not rules but judgement (strategy.py), which compiles as well. A game may leave it to core.
    weigh: Rule = field(default=all_alike, kw_only=True)
    """(s, actions, count, weights): how much a sensible player likes each of the listed moves: at least 1, the more the
    better. It reads only what the seat to move may know, and leaves the position as it was."""
    worth: Rule | None = field(default=None, kw_only=True)
    """(s, out): the final points that each seat may expect from here; once the game is over, the scores. Without
    one, the points as they stand."""
    spread: float = field(default=10.0, kw_only=True)  # points by which the end usually differs from that

    # Not rules: plain Python.
    notation: Callable[[Any, int], str]  # (s, action) -> text
    parse: Callable[[Any, str], int]  # (s, text) -> action; raises NotAMove
    impossible: Callable[[Any], str | None]  # (s): a sentence on what cannot be in this position, or None
    words: Words
    forbidden: Callable[[int, Settings], Message | None] = field(default=lambda _seats, _settings: None)
    secret: Callable[[int], bool] = field(default=lambda _action: False)
    """(action): whether the others may not know which of such moves was made, even after they saw what came of it."""
    insights: Callable[[Any, int | None], dict[str, Any]] = field(default=lambda _position, _reader: {})
    """(s, reader): what a player works out from what lies on the table, by name, in plain numbers and lists."""
    _ready: list[bool] = field(default_factory=list, init=False, repr=False)

    @property
    def prospects(self) -> Rule:
        """The points that each seat may expect, for every game."""
        return self.worth or self.scores

    @cached_property
    def width(self) -> int:
        """How long a list of moves or outcomes can become."""
        return max(self.num_actions, self.num_outcomes)

    def read_settings(self, seats: object, given: Mapping[str, object]) -> Settings:
        """Return a value for every option, or say why these do not go together."""
        if whole(seats) not in self.seats:
            message = f"{self.name} is for {self.seats[0]} to {self.seats[-1]} seats, not {shown(seats)}."
            raise BadOption(message)
        settings = read_settings(self.options, given)
        reason = self.forbidden(whole(seats) or 0, settings)
        if reason is not None:
            raise BadOption(words("en").say(reason.id, **reason.numbers), reason.id, reason.numbers)
        return settings

    def encode(self, settings: Settings) -> "np.ndarray[Any, np.dtype[np.int32]]":
        """Return the settings as the numbers that `setup` reads."""
        numbers = [number for option in self.options for number in option.encode(settings[option.name])]
        return np.array([*numbers, 0], np.int32)  # never empty, which Numba would not like

    def new(
        self, seats: int | None = None, seed: int | None = None, chance: str = "seeded", **options: object
    ) -> "State":
        """Start a game. `chance="manual"` leaves every deal and draw to `State.play`."""
        from tianxia.core.state import State  # noqa: PLC0415  # a state knows its game, so the game comes first

        return State.new(self, self.seats[0] if seats is None else seats, seed, chance, options)

    def from_dict(self, given: object, seed: int | None = None, chance: str = "seeded") -> "State":
        """Return the state that a dict from `State.to_dict` tells; an impossible one is refused with the reason."""
        from tianxia.core.state import State  # noqa: PLC0415

        return State.from_dict(self, given, seed, chance)

    @cached_property
    def record(self) -> Any:
        """Numba's name for a position of this game."""
        return compiled.record_type(self.layout.dtype)

    @cached_property
    def lean(self) -> Any:
        """Numba's name for a position that keeps no notes."""
        return compiled.record_type(self.layout.lean)

    def signatures(self, record: Any) -> list[tuple[Rule, Any]]:
        """Every rule that Python calls, with the types it is called with, for one kind of record."""
        return [
            (self.setup, NOTHING(record, WHOLE, WEIGHTS)),
            (self.legal, WHOLE(record, ACTIONS)),
            (self.chance, WHOLE(record, ACTIONS, WEIGHTS)),
            (self.apply, NOTHING(record, WHOLE)),
            (self.must_ask, compiled.YES_OR_NO(record)),
            (self.redeal, NOTHING(record, WHOLE, WORDS)),
            (self.scores, NOTHING(record, WEIGHTS)),
            (self.standing, NOTHING(record, WEIGHTS)),
            (self.planes, NOTHING(record, WHOLE, PLANES)),
            (self.weigh, NOTHING(record, ACTIONS, WHOLE, WEIGHTS)),
            (self.prospects, NOTHING(record, POINTS)),
        ]

    def compile(self, progress: compiled.Progress | None = None) -> None:
        """Compile every rule now, or load it from the cache, telling a person who waits how far it is."""
        if not self._ready:
            compiled.compile_all(self.title, self.signatures(self.record), "play", progress)
            self._ready.append(True)

    def compile_lean(self, progress: compiled.Progress | None = None, purpose: str = "simulation") -> None:
        """Compile the rules that a simulation or a search runs, on positions that keep no notes."""
        rules = [self.legal, self.chance, self.apply, self.must_ask, self.standing]
        if purpose == "simulation":
            rules += [self.setup, self.scores]
        else:
            rules += [self.redeal, self.weigh, self.prospects]
        jobs = [(rule, signature) for rule, signature in self.signatures(self.lean) if rule in rules]
        compiled.compile_all(self.title, jobs, purpose, progress)


def ranked(standing: Sequence[int]) -> tuple[int, ...]:
    """Return the seats that win: the highest standing, shared by equals; below zero nobody."""
    best = max(standing)
    return tuple(seat for seat, place in enumerate(standing) if place == best and best >= 0)
