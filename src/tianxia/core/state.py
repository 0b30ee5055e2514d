"""A game as it is played: a position, its moves so far, and the generator that deals. This is the public face.

s = tianxia.game("wall").new(seats=3, seed=7)
s.seat, s.actions, s.notation(s.actions[0])
s.play("draw")
"""

import secrets
from collections.abc import Sequence
from copy import copy
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from tianxia.core import codec
from tianxia.core.chance import DEALING, GUESSING, SEED_BITS, new_generator, pick
from tianxia.core.errors import (
    BadOption,
    GameOver,
    IllegalAction,
    NotAMove,
    NothingToUndo,
    NotYours,
    shown,
    whole,
)
from tianxia.core.fields import CHANCE, NOBODY, SEAT, Rows, blank, readable, row
from tianxia.core.game import Message, ranked
from tianxia.core.notes import UNKNOWN, Told, redacted
from tianxia.core.options import Settings
from tianxia.core.saying import say
from tianxia.core.words import paragraph_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tianxia.core.chance import Generator
    from tianxia.core.game import Game


class Move(NamedTuple):
    """One move of a game: who made it (a seat or CHANCE), and which."""

    seat: int
    action: int


class View:
    """What one seat (or a spectator: `None`) knows of a game. Bots get this and nothing else."""

    def __init__(
        self, game: "Game", settings: Settings, rows: Rows, seat: int | None, log: list[Told], moves: list[Move]
    ) -> None:
        self.game = game
        self.settings = settings
        self.seat = seat
        self.rows = rows
        self.position = readable(rows)
        self.log = log
        self.moves = moves  # the seats' decisions; one that this seat cannot know is UNKNOWN

    def to_dict(self) -> dict[str, Any]:
        """Return what the seat knows as a readable dict. What it cannot know stands there as nothing."""
        return codec.to_dict(self.game, self.settings, self.rows)

    def insights(self) -> dict[str, Any]:
        """Return what a player works out from what the seat knows, as the rules work it out."""
        return self.game.insights(self.position, self.seat)

    def sample_world(self, seed: int | None = None, chance: str = "seeded") -> "State":
        """Return a game that the seat cannot tell from the real one; all that agree with the view are as likely.

        Where chance is to decide, seeded chance goes on at once; `chance="manual"` leaves it to the caller.
        """
        rows = self.rows.copy()
        seed = read_seed(seed)
        seat = -1 if self.seat is None else self.seat
        self.game.redeal(row(rows), seat, new_generator(seed, GUESSING))
        return State(self.game, self.settings, rows, seed, chance)


class State:
    """A game being played."""

    def __init__(self, game: "Game", settings: Settings, rows: Rows, seed: int, chance: object) -> None:
        if not isinstance(chance, str) or chance not in {"seeded", "manual"}:
            message = f'chance is "seeded" or "manual", not {shown(chance)}.'
            raise BadOption(message)
        game.compile()
        self.game = game
        self.settings = settings
        self.seed = seed
        self.chance = chance
        self.moves: list[Move] = []
        self._began = rows
        self._actions = np.zeros(game.width, np.int32)
        self._weights = np.zeros(game.width, np.int32)
        self._begin()

    @classmethod
    def new(cls, game: "Game", seats: int, seed: int | None, chance: str, options: "Mapping[str, object]") -> "State":
        """Start a game; `Game.new` is the way to call it."""
        settings = game.read_settings(seats, options)
        seats = int(seats)
        seed = read_seed(seed)
        game.compile()
        rows = game.layout.zeros()
        game.setup(row(rows), seats, game.encode(settings))
        return cls(game, settings, rows, seed, chance)

    @classmethod
    def from_dict(cls, game: "Game", given: object, seed: int | None, chance: str) -> "State":
        """Start from a given position; `Game.from_dict` is the way to call it."""
        seed = read_seed(seed)
        settings, rows = codec.from_dict(game, given)
        return cls(game, settings, rows, seed, chance)

    # What a table sees

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self.position.seats)

    @property
    def seat(self) -> int | None:
        """Whose decision it is: a seat, `CHANCE`, or `None` when the game is over."""
        seat: int = self._seat.item()
        return None if seat == NOBODY else seat

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._seat.item() == NOBODY)

    @property
    def actions(self) -> list[int]:
        """What may be played now: a seat's moves, or what chance may bring."""
        return list(self._listed[0])

    @property
    def weights(self) -> list[int]:
        """How likely each of `actions` is, when chance is to decide: in such a proportion."""
        return list(self._listed[1])

    @property
    def scores(self) -> tuple[int, ...]:
        """The points as they stand."""
        return self._by_seat(self.game.scores)

    @property
    def standing(self) -> tuple[int, ...]:
        """Who is ahead, with ties broken as the rulebook does: the higher the better, equals are level."""
        return self._by_seat(self.game.standing)

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won, or would win now."""
        return ranked(self.standing)

    def notation(self, action: int) -> str:
        """Write one of `actions` as people do."""
        return self.game.notation(self.position, self._read_number(action))

    def view(self, seat: int | None = None) -> View:
        """Return what a seat knows; without a seat, what a spectator knows."""
        reader = None if seat is None else self._read_seat(seat)
        rows = blank(self.game.layout, self._rows, reader)
        return View(self.game, self.settings, rows, reader, self.told(reader), self._moves_known_to(reader))

    def sample_world(self, seat: int, seed: int | None = None) -> "State":
        """Return a game that `seat` cannot tell from this one; chance is left to the caller there if it is here."""
        return self.view(seat).sample_world(seed, self.chance)

    def to_dict(self) -> dict[str, Any]:
        """Return the whole position as a readable dict, to be edited and given to `Game.from_dict`."""
        return codec.to_dict(self.game, self.settings, self._rows)

    def to_bytes(self) -> bytes:
        """Return the position as it lies in memory: two games stand alike if and only if these bytes are equal."""
        return self._rows.tobytes()[: self.game.layout.state_bytes]

    def copy(self) -> "State":
        """Return a game of its own that stands as this one does."""
        twin = copy(self)
        twin._part()  # noqa: SLF001  # one of us
        return twin

    # What happens

    def play(self, move: int | str, seat: int | None = None) -> None:
        """Play one of `actions`, by its number or its notation. `seat` says who plays, where that is to be checked."""
        if self.over:
            message = "The game is over; nobody has a move."
            raise GameOver(message)
        if seat is not None:
            self._check_turn(seat)
        action = self._read_move(move)
        if action not in self._listed[0]:
            self._refuse(action)
        self._do(action)
        self._settle()

    def deal(self) -> None:
        """Let the seeded generator decide for chance until a seat is asked or the game is over."""
        manual, self.chance = self.chance, "seeded"
        self._settle()
        self.chance = manual

    def undo(self) -> None:
        """Take the last decision of a seat back, and all that came of it. With manual chance: the last move."""
        moves = list(self.moves)
        while moves and self.chance == "seeded" and moves[-1].seat == CHANCE:
            moves.pop()
        if not moves:
            message = "There is no decision to take back."
            raise NothingToUndo(message)
        self._replay(moves[:-1])

    def may_undo(self, seat: int) -> bool:
        """Whether `seat` decided last, and nothing hidden has come to light since."""
        return bool(self.moves) and self.moves[-1].seat == seat

    def refusal(self, action: int) -> Message | None:
        """Return the reason why the seat to move may not do this now, or nothing if it may."""
        return None if self.seat is None else self.game.words.refusal(self.position, self._read_number(action))

    # What is said of it

    def told(self, seat: int | None, since: int = 0) -> list[Told]:
        """Return what has happened, without the first `since`, as far as `seat` may know it; `None` is a spectator."""
        known, words = self._told.setdefault(seat, []), self.game.words
        for number, *numbers in self._notes[len(known) :]:  # each line is told once, however often it is asked for
            kind = words.kinds[number]
            known.append(redacted(words.lines[kind], kind, tuple(numbers), seat))
        return known[since:]

    def can_tell(self, seat: int | None, action: int) -> bool:
        """Whether `seat`, once one of `actions` is played, can tell it from the others; `None` is a spectator."""
        if self.seat != CHANCE:
            return self.seat == seat or not self.game.secret(action)
        looks = {other: self._look_after(other, seat) for other in self.actions}
        return list(looks.values()).count(looks[action]) == 1

    def _look_after(self, action: int, seat: int | None) -> tuple[bytes, list[Told]]:
        after = self.copy()
        after.chance = "manual"
        after.play(action)
        return after.view(seat).rows.tobytes(), after.told(seat, len(self._notes))

    def __repr__(self) -> str:
        who = "over" if self.over else "chance decides" if self.seat == CHANCE else f"seat {self.seat} decides"
        return f"<{self.game.name}, {self.seats} seats, {len(self.moves)} moves, {who}>"

    # Inside

    def _begin(self) -> None:
        self.moves = []
        self._notes: list[list[int]] = []
        self._told: dict[int | None, list[Told]] = {}
        self._dealer: Generator = new_generator(self.seed, DEALING)
        self._dealt: list[list[int]] = []  # where the generator stood after each move
        self._stand_on(self._began.copy())
        self._collect_notes()
        self._settle()

    def _part(self) -> None:
        """Stop sharing with the game that this is a copy of."""
        self.moves = list(self.moves)
        self._notes = list(self._notes)
        self._told = {seat: list(known) for seat, known in self._told.items()}
        self._dealt = list(self._dealt)
        self._dealer = self._dealer.copy()
        self._actions = self._actions.copy()
        self._weights = self._weights.copy()
        self._stand_on(self._rows.copy())

    def _stand_on(self, rows: Rows) -> None:
        self._rows = rows
        self._row = row(rows)
        self.position = readable(rows)
        # What every move looks at, within reach: to find a field by its name takes longer than to apply a move.
        self._seat, self._noted, self._notebook = rows["seat"], rows["noted"], rows["notes"][0]

    def _moves_known_to(self, reader: int | None) -> list[Move]:
        decisions = [move for move in self.moves if move.seat != CHANCE]
        return [Move(m.seat, UNKNOWN) if m.seat != reader and self.game.secret(m.action) else m for m in decisions]

    def _by_seat(self, function: Any) -> tuple[int, ...]:
        out = np.zeros(SEAT.size, np.int32)
        function(self._row, out)
        return tuple(out[: self.seats].tolist())

    def _settle(self) -> None:
        """Let chance and those who have a single choice have their turn, until a real decision is to be made."""
        game = self.game
        while True:
            seat = self._seat.item()
            if seat == NOBODY:
                self._listed: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
                return
            if seat == CHANCE:
                count = game.chance(self._row, self._actions, self._weights)
                if self.chance == "manual":
                    self._listed = (tuple(self._actions[:count].tolist()), tuple(self._weights[:count].tolist()))
                    return
                self._do(int(self._actions[pick(self._dealer, self._weights, count)]))
                continue
            count = game.legal(self._row, self._actions)
            if count > 1 or game.must_ask(self._row):
                self._listed = (tuple(self._actions[:count].tolist()), ())
                return
            self._apply(int(self._actions[0]))  # not a decision, so not one of the moves

    def _do(self, action: int) -> None:
        self.moves.append(Move(self._seat.item(), action))
        self._dealt.append(self._dealer.tolist())
        self._apply(action)

    def _apply(self, action: int) -> None:
        self._noted[0] = 0
        self.game.apply(self._row, action)
        self._collect_notes()

    def _collect_notes(self) -> None:
        noted = self._noted.item()
        if noted:
            self._notes += self._notebook[:noted].tolist()

    def _replay(self, moves: Sequence[Move]) -> None:
        """Begin again and play these moves. A seeded generator brings by itself what it brought before."""
        dealt = self._dealt[: len(moves)]
        self._begin()
        for move in moves:
            if self.chance == "manual" or move.seat != CHANCE:
                self._do(move.action)
                self._settle()
        if dealt and self.chance == "manual":
            self._dealt = dealt
            self._dealer[:] = dealt[-1]

    def _read_seat(self, seat: object) -> int:
        number = whole(seat)
        if number is None or not 0 <= number < self.seats:
            message = f"there is no seat {shown(seat)}: the seats here are 0 to {self.seats - 1}."
            raise BadOption(message)
        return number

    def _check_turn(self, seat: object) -> None:
        if self._read_seat(seat) != self.seat:
            who = "chance" if self.seat == CHANCE else f"seat {self.seat}"
            message = f"It is not seat {seat}'s decision but {who}'s."
            raise NotYours(message)

    def _read_move(self, move: object) -> int:
        if isinstance(move, str):
            return int(self.game.parse(self.position, move))  # a card's name is a number too, but compiled rules differ
        return self._read_number(move)

    def _read_number(self, move: object) -> int:
        limit = self.game.num_outcomes if self.seat == CHANCE else self.game.num_actions
        number = whole(move)
        if number is None or not 0 <= number < limit:
            message = f"{shown(move)} is no move: moves are text, or whole numbers from 0 to {limit - 1}."
            raise NotAMove(message)
        return number

    def _refuse(self, action: int) -> None:
        """Say in English why a move is not allowed; other languages ask `refusal`."""
        text = self.notation(action)
        if self.seat == CHANCE:
            message = f'"{text}" cannot come now. Possible: {", ".join(map(self.notation, self.actions[:12]))}.'
            raise IllegalAction(message)
        reason = self.game.words.refusal(self.position, action)
        assert reason is not None, f"{text} is not listed, and yet there is no reason against it"
        message = f'"{text}" does not work: {say(self.game, reason)}'
        raise IllegalAction(message, paragraph_of(reason.id))


def read_seed(seed: object) -> int:
    """Return a seed as it was given, or a new one where none was."""
    if seed is None:
        return secrets.randbits(SEED_BITS)
    number = whole(seed)
    if number is None or not 0 <= number < 1 << SEED_BITS:
        message = f"a seed is a whole number of up to {SEED_BITS} bits, not {shown(seed)}."
        raise BadOption(message)
    return number
