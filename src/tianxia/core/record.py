"""A game record: one JSON file that is the whole game, a move a line, so that people can read and compare it.

{
  "tianxia": 1,                                  the format
  "game": "wall", "rules": 1, "seats": 3,        what is played, under which version of the rules
  "options": {"start_seat": 0},
  "players": ["Mei", "Ravi", "Li"],              seat by seat, or nobody's name
  "seed": "00000000000000000000000000000007",    absent where chance was typed in
  "seal": "fc81…",                               SHA-256 of the seed as it stands here, shown before the first move
  "start": {…},                                  only where the game began from a given position
  "moves": ["tile 5", "draw", …],                those of chance too; what has a single answer is no move
  "result": {"scores": […], "winners": […]},     when the game is over
  "final": "9c2e…"                               SHA-256 of all moves and of the position after the last
}
"""

import hashlib
import json
import re
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NoReturn

import numpy as np

from tianxia.core.chance import DEALING, SEED_BITS, new_generator, pick
from tianxia.core.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    GameOver,
    IllegalAction,
    NotAMove,
    UnknownGame,
    choices,
    shown,
)
from tianxia.core.fields import CHANCE
from tianxia.core.game import Game, Message
from tianxia.core.options import Settings
from tianxia.core.registry import game as game_of
from tianxia.core.state import State
from tianxia.core.variants import numbers_of
from tianxia.core.words import words

FORMAT = 1
MAX_BYTES = 4_000_000
MAX_MOVES = 100_000
LONGEST_NAME = 60
MOST_POINTS = 1_000_000
SEED_DIGITS = SEED_BITS // 4

KEYS = ("tianxia", "game", "rules", "seats", "options", "players", "seed", "seal", "start", "moves", "result", "final")
NEEDED = ("tianxia", "game", "rules", "seats", "moves", "final")

SEED = re.compile(rf"[0-9a-f]{{{SEED_DIGITS}}}")
DIGEST = re.compile(r"[0-9a-f]{64}")
SPACE = re.compile(r"[ \t\n\r]*")


def seal(seed: int) -> str:
    """Return the hash that is shown before the first move: who shows it cannot choose another seed later."""
    return hashlib.sha256(_hex(seed).encode()).hexdigest()


def digest(state: State) -> str:
    """Return the fingerprint of a game: of its moves, for several ways may lead to one end, and of where it stands."""
    text = json.dumps([state.to_dict(), state.moves], sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


@dataclass(frozen=True)
class Result:
    """How a game ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]

    @classmethod
    def of(cls, state: State) -> "Result | None":
        """Return the result of a game that is over."""
        return cls(state.scores, state.winners) if state.over else None

    def to_dict(self) -> dict[str, list[int]]:
        """Return it as the record writes it."""
        return {"scores": list(self.scores), "winners": list(self.winners)}


@dataclass(frozen=True)
class Record:
    """A game, from its first move to its last. `load` and `loads` read one, `of` makes one."""

    game: str
    rules: int
    seats: int
    options: Settings
    players: tuple[str, ...]
    seed: int | None
    seal: str | None
    start: Mapping[str, Any] | None
    moves: tuple[str, ...]
    result: Result | None
    final: str
    lines: Mapping[str | int, int] = field(default_factory=dict, compare=False, repr=False)
    """On which line of the file an entry stands, or the move with this index."""

    @classmethod
    def of(cls, state: State, players: Sequence[str] = ()) -> "Record":
        """Write down the game that led to a state."""
        game, seed = state.game, state.seed if state.chance == "seeded" else None
        if numbers := numbers_of(game.name):
            message = f"this is not the real game but one with {numbers}; no record is written of it."
            raise BadRecord(message)
        fresh = game.new(state.seats, 0, "manual", **state.settings)
        again = State(game, state.settings, state._began.copy(), state.seed, "manual")  # noqa: SLF001  # one of us
        start = again.to_dict()["position"] if _began(fresh) != _began(again) else None
        moves = []
        for move in state.moves:  # notation is read in the position where the move was made
            moves.append(again.notation(move.action))
            again.play(move.action)
        return cls(
            game=game.name,
            rules=game.rules,
            seats=state.seats,
            options=dict(state.settings),
            players=_players(list(players), state.seats),
            seed=seed,
            seal=None if seed is None else seal(seed),
            start=start,
            moves=tuple(moves),
            result=Result.of(state),
            final=digest(state),
        )

    def replay(self, upto: int | None = None) -> State:
        """Return the game after its moves, or after the first `upto` of them; it can be played on.

        A move that is not allowed is refused, and one of chance that the seed does not deal.
        """
        state = self._begin()
        dealer = None if self.seed is None else new_generator(self.seed, DEALING)
        for index in range(len(self.moves[:upto])):
            dealt = None
            if dealer is not None and state.seat == CHANCE:
                dealt = state.actions[pick(dealer, np.array(state.weights, np.int32), len(state.weights))]
            self._play(state, index, dealt)
        if dealer is not None:
            state.chance = "seeded"
            state._dealer = dealer  # noqa: SLF001  # one of us
        return state

    def verify(self) -> State:
        """Check everything: each move allowed, shuffle as sealed, result and last position right. Return that state."""
        if self.seed is not None and seal(self.seed) != self.seal:
            sentence = f"the seed does not match the seal {self.seal}."
            raise BadRecord(sentence, self.lines.get("seal"), "cli.verify.seal", {"hash": self.seal})
        state = self.replay()
        found = Result.of(state)
        if found is None or self.result is None:
            if found is not self.result:
                message = "cli.verify.not-over" if found is None else "cli.verify.no-result"
                raise BadRecord(words("en").say(message), self.lines.get("result", self.lines.get("final")), message)
        elif found != self.result:
            said, true = _told(self.result), _told(found)
            sentence = f"the record says {said}, replaying gives {true}."
            line = self.lines.get("result", self.lines.get("final"))
            raise BadRecord(sentence, line, "cli.verify.result", {"claimed": said, "found": true})
        if digest(state) != self.final:
            message = "moves and end do not fit together: something was changed after the record was closed."
            raise BadRecord(message, self.lines.get("final"), "cli.verify.final")
        return state

    def to_json(self) -> str:
        """Return the text of the file."""
        return "{\n" + ",\n".join(f"  {_json(key)}: {text}" for key, text in self._entries()) + "\n}\n"

    def save(self, path: str | Path) -> None:
        """Write the file. Whatever happens meanwhile, there is the old one or the new one, and never half of it."""
        path = Path(path)
        beside = path.with_name(f".{secrets.token_hex(8)}.tmp")
        try:
            with beside.open("x", encoding="utf8", newline="\n") as file:
                file.write(self.to_json())
            beside.replace(path)
        except BaseException:
            with suppress(OSError):
                beside.unlink(missing_ok=True)
            raise

    # Inside

    def _entries(self) -> Iterator[tuple[str, str]]:
        yield "tianxia", _json(FORMAT)
        yield "game", _json(self.game)
        yield "rules", _json(self.rules)
        yield "seats", _json(self.seats)
        yield "options", _json(self.options)
        if self.players:
            yield "players", _json(self.players)
        if self.seed is not None:
            yield "seed", _json(_hex(self.seed))
        if self.seal is not None:
            yield "seal", _json(self.seal)
        if self.start is not None:
            yield "start", _lines("{}", [f"{_json(name)}: {_json(value)}" for name, value in self.start.items()])
        yield "moves", _lines("[]", [_json(move) for move in self.moves])
        if self.result is not None:
            yield "result", _json(self.result.to_dict())
        yield "final", _json(self.final)

    def _begin(self) -> State:
        game = game_of(self.game)
        if self.start is None:
            return game.new(self.seats, self.seed, "manual", **self.options)
        return game.from_dict(_whole(self, self.start), self.seed, "manual")

    def _play(self, state: State, index: int, dealt: int | None) -> None:
        """Play a move. Where the seed deals, it must be what the seed has `dealt`."""
        text, who = self.moves[index], state.seat
        right = None if dealt is None else state.notation(dealt)
        told: dict[str, object] = {"number": index + 1, "move": text, "text": text, "players": self.players}
        try:
            state.play(text)
        except IllegalAction as error:
            reason = None
            if who is not None and who != CHANCE and not isinstance(error, NotAMove):
                reason = state.refusal(state.game.parse(state.position, text))
            sentence = f"move {index + 1} ({self._name(who)}): {error}"
            told["reason"] = reason or (Message("error.unknown-move") if isinstance(error, NotAMove) else str(error))
            if isinstance(error, GameOver):
                told["reason"] = Message("error.game-over")
            raise BadRecord(sentence, self.lines.get(index), "cli.verify.illegal", told) from error
        if state.moves[-1].action != dealt and right is not None:
            sentence = f'move {index + 1} (chance): the seed deals "{right}", not {shown(text)}.'
            raise BadRecord(sentence, self.lines.get(index), "cli.verify.deal", told | {"dealt": right})

    def _name(self, seat: int | None) -> str:
        if seat is None or seat == CHANCE:
            return "nobody" if seat is None else "chance"
        return self.players[seat] if self.players else f"seat {seat}"


def load(path: str | Path) -> Record:
    """Read a record from a file; a broken one is refused with the line and the reason."""
    with Path(path).open("rb") as file:
        return loads(file.read(MAX_BYTES + 1))


def loads(text: str | bytes) -> Record:
    """Read a record; a broken one is refused with the line and the reason."""
    if len(text) > MAX_BYTES:
        limit = f"{MAX_BYTES // 1_000_000} MB"
        sentence = f"too large for a record: up to {limit} is fine."
        raise BadRecord(sentence, None, "error.file-large", {"limit": limit})
    try:
        found, lines = _read(text if isinstance(text, str) else text.decode("utf-8-sig"))
        return _checked(found, lines)
    except UnicodeDecodeError as error:
        message = "this is not text in UTF-8."
        raise BadRecord(message, error.object.count(b"\n", 0, error.start) + 1) from None
    except RecursionError:
        message = "nested too deeply for a record."
        raise BadRecord(message, 1) from None


# ---------------------------------------------------------------------------------------------------- reading JSON


class _Reader:
    """Reads a JSON file part by part, and knows on which line each stands."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.line = 1
        decoder = json.JSONDecoder(object_pairs_hook=_once, parse_constant=_no_number)
        self._decode = decoder.raw_decode

    def value(self) -> Any:
        """Read a value, whatever it is."""
        self._skip()
        try:
            value, end = self._decode(self.text, self.at)
        except json.JSONDecodeError as error:
            message = f"this is not JSON: {error.msg[0].lower()}{error.msg[1:].removesuffix(' at')}."
            raise BadRecord(message, error.lineno) from None
        except ValueError as error:  # a name twice, NaN, a number of thousands of digits
            huge = "a number of thousands of digits is none that a record has."
            message = huge if "integer string" in str(error) else f"{error}."
            raise BadRecord(message, self.line) from None
        self._go(end)
        return value

    def sign(self, *signs: str) -> str:
        """Read one of these signs."""
        self._skip()
        found = self.text[self.at : self.at + 1]
        if found not in signs:
            there = f"not {shown(found)}" if found else "but the file ends"
            message = f"here should be {' or '.join(map(shown, signs))}, {there}."
            raise BadRecord(message, self.line)
        self._go(self.at + 1)
        return found

    def each(self, opening: str, closing: str) -> Iterator[int]:
        """Stop before each part of a list or a table, which the caller then reads; give the line."""
        self.sign(opening)
        self._skip()
        if self.text.startswith(closing, self.at):
            self._go(self.at + 1)
            return
        while True:
            self._skip()
            yield self.line
            if self.sign(",", closing) == closing:
                return

    def end(self) -> None:
        """Nothing may follow."""
        self._skip()
        if self.at < len(self.text):
            message = f"the record has ended, and yet there follows {shown(self.text[self.at : self.at + 99])}."
            raise BadRecord(message, self.line)

    def _skip(self) -> None:
        space = SPACE.match(self.text, self.at)
        assert space is not None
        self._go(space.end())

    def _go(self, end: int) -> None:
        self.line += self.text.count("\n", self.at, end)
        self.at = end


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        twice = next(name for place, (name, _) in enumerate(pairs) if name in dict(pairs[:place]))
        raise ValueError(f"{shown(twice)} stands there twice")
    return found


def _no_number(text: str) -> NoReturn:
    raise ValueError(f"{text} is no number that a record can have")


def _read(text: str) -> tuple[dict[str, Any], dict[str | int, int]]:
    """Return the entries of a record, and the lines on which they and the moves stand."""
    reader = _Reader(text)
    found: dict[str, Any] = {}
    lines: dict[str | int, int] = {}
    for line in reader.each("{", "}"):
        key = reader.value()
        if not found:
            _check_format(key, line)
        if not isinstance(key, str) or key not in KEYS:
            message = f"a record has no {shown(key)}: {choices(key, KEYS)}"
            raise BadRecord(message, line)
        if key in found:
            message = f'"{key}" stands there twice.'
            raise BadRecord(message, line)
        reader.sign(":")
        lines[key] = line
        found[key] = reader.value() if key != "moves" else _read_moves(reader, lines)
    reader.end()
    if not found:
        _check_format("", 1)
    return found, lines


def _check_format(key: object, line: int) -> None:
    if key != "tianxia":
        message = f'this is no game record: the first entry of one is "tianxia": {FORMAT}.'
        raise BadRecord(message, line)


def _read_moves(reader: _Reader, lines: dict[str | int, int]) -> tuple[str, ...]:
    moves: list[str] = []
    for line in reader.each("[", "]"):
        lines[len(moves)] = line
        move = reader.value()
        if not isinstance(move, str):
            message = f"move {len(moves) + 1} must be text, not {shown(move)}."
            raise BadRecord(message, line)
        if len(moves) == MAX_MOVES:
            message = f"a record has {MAX_MOVES} moves at most."
            raise BadRecord(message, line)
        moves.append(move)
    return tuple(moves)


# ------------------------------------------------------------------------------------------- checking what was read


def _checked(found: dict[str, Any], lines: dict[str | int, int]) -> Record:
    """Return the record whose entries these are, if they can be."""

    def read(key: str, check: Callable[[Any], Any], otherwise: Any = None) -> Any:
        """Return an entry as `check` reads it; what speaks against it is said with its line."""
        if key not in found:
            return otherwise
        try:
            return check(found[key])
        except (BadOption, BadPosition, UnknownGame, ValueError) as error:
            raise BadRecord(str(error), lines[key]) from None

    read("tianxia", lambda given: _check_format_version(given, lines["tianxia"]))
    for key in NEEDED:
        if key not in found:
            message = f'"{key}" is missing: a record has {", ".join(NEEDED)}.'
            raise BadRecord(message, max(lines.values()))
    game: Game = read("game", game_of)
    read("rules", lambda given: _check_rules(game, given))
    seats: int = read("seats", lambda given: (game.read_settings(given, {}), given)[1])
    record = Record(
        game=game.name,
        rules=game.rules,
        seats=seats,
        options=read("options", lambda given: game.read_settings(seats, _table(given)), game.read_settings(seats, {})),
        players=read("players", lambda given: _players(given, seats), ()),
        seed=read("seed", lambda given: int(_matching(given, SEED), 16)),
        seal=read("seal", lambda given: _matching(given, DIGEST)),
        start=read("start", _table),
        moves=found["moves"],
        result=read("result", lambda given: _result(given, seats)),
        final=read("final", lambda given: _matching(given, DIGEST)),
        lines=lines,
    )
    if record.seed is not None and record.seal is None:
        message = 'a seed comes with its "seal".'
        raise BadRecord(message, lines["seed"])
    read("start", lambda given: game.from_dict(_whole(record, given), 0, "manual"))
    return record


def _check_format_version(given: object, line: int) -> None:
    if type(given) is int and given > FORMAT:
        message = f"this record comes from a newer Tianxia: format {shown(given)}, and this one reads {FORMAT}."
        raise BadRecord(message, line, "error.record-newer", {"version": shown(given)})
    if type(given) is not int or given != FORMAT:
        raise ValueError(f'"tianxia" must be {FORMAT}, the number of this format, not {shown(given)}.')


def _check_rules(game: Game, given: object) -> None:
    if type(given) is not int or given != game.rules:
        raise ValueError(f"played under version {shown(given)} of the rules; this is version {game.rules}.")


def _table(given: object) -> dict[str, Any]:
    if not isinstance(given, dict):
        raise ValueError(f"here should be a table of names and values, not {shown(given)}.")  # noqa: TRY004  # as below
    return given


def _matching(given: object, pattern: re.Pattern[str]) -> str:
    if not isinstance(given, str) or not pattern.fullmatch(given):
        digits = SEED_DIGITS if pattern is SEED else 64
        raise ValueError(f"here should be {digits} digits from 0 to f, not {shown(given)}.")
    return given


def _players(given: object, seats: int) -> tuple[str, ...]:
    if given == []:
        return ()
    if not isinstance(given, list) or len(given) != seats:
        raise BadOption(f"players must be {seats} names, one for each seat, not {shown(given)}.")
    for name in given:
        if not isinstance(name, str) or not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
            raise BadOption(f"{shown(name)} is no name: one has 1 to {LONGEST_NAME} letters.")
    return tuple(given)


def _result(given: object, seats: int) -> Result:
    table = _table(given)
    if set(table) != {"scores", "winners"}:
        raise ValueError(f'a result has "scores" and "winners", not {shown(list(table))}.')
    for name, limits in {"scores": range(-MOST_POINTS, MOST_POINTS + 1), "winners": range(seats)}.items():
        numbers = table[name]
        if not isinstance(numbers, list) or not all(type(each) is int and each in limits for each in numbers):
            raise ValueError(f"{name} must be a list of whole numbers, not {shown(numbers)}.")
    if len(table["scores"]) != seats or table["winners"] != sorted(set(table["winners"])):
        raise ValueError(f"a result has {seats} scores, and names each winner once, in order.")
    return Result(tuple(table["scores"]), tuple(table["winners"]))


# ------------------------------------------------------------------------------------------------------------- helpers


def _began(state: State) -> bytes:
    """Return the position before the first move, without what it noted."""
    return state._began.tobytes()[: state.game.layout.state_bytes]  # noqa: SLF001  # one of us


def _whole(record: Record, position: Mapping[str, Any]) -> dict[str, Any]:
    """Return the position of a record as `Game.from_dict` wants it."""
    return {"game": record.game, "seats": record.seats, "options": record.options, "position": dict(position)}


def _hex(seed: int) -> str:
    return f"{seed:0{SEED_DIGITS}x}"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _lines(brackets: str, parts: list[str]) -> str:
    inside = ",".join(f"\n    {part}" for part in parts)
    return f"{brackets[0]}{inside}\n  {brackets[1]}" if parts else brackets


def _told(result: Result) -> str:
    winners = ", ".join(str(seat + 1) for seat in result.winners)
    return f"{', '.join(map(str, result.scores))} (♛ {winners or '–'})"
