"""Laws of bad input: whatever somebody sends, an error of ours says what is wrong, and nothing has changed."""

import json
import math
from collections.abc import Callable
from typing import Any

from tianxia.core.conformance.moves import kept
from tianxia.core.conformance.table import Table
from tianxia.core.errors import TianxiaError
from tianxia.core.state import State

LONGEST_SENTENCE = 1000
MOVES, POSITIONS = 5000, 150  # bad inputs of each kind at each table, for each game that is played there

LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789  ->>,.;:'\"\\/\0\n\t\x1b[]{}()äß天下①²٣\ud800\u202e\U0001f409"
HUGE = 10**5000  # more digits than Python is willing to write


def nested(depth: int) -> Any:
    """Return lists in lists, deeper than Python likes to go."""
    inner: Any = []
    for _ in range(depth):
        inner = [inner]
    return inner


ODD: tuple[Callable[[], Any], ...] = (
    lambda: None, lambda: True, lambda: False, lambda: -1, lambda: 1 << 7, lambda: 1 << 31, lambda: -(1 << 63),
    lambda: 1 << 64, lambda: HUGE, lambda: -HUGE, lambda: 0.0, lambda: 1.5, lambda: math.nan, lambda: math.inf,
    lambda: "", lambda: "0", lambda: "x" * 100_000, lambda: "\ud800", lambda: "\0", lambda: "seat", list,
    dict, lambda: [[]], lambda: [None], lambda: {"": None}, lambda: {"seats": 3}, lambda: nested(5000), lambda: b"",
    lambda: (), lambda: {1: 2}, lambda: {None: None}, lambda: "__class__", lambda: [0] * 1000, object,
)  # fmt: skip


def refused_move_changes_nothing(table: Table) -> None:
    """A text or a number that is no move, or no legal one, is refused by an error of ours, and changes nothing."""
    share, tries = 0.1, MOVES // 10
    for state in table.walk(share):
        before, probe = kept(state), state.copy()
        for _ in range(tries):
            move = broken_move(table, state)
            try:
                probe.play(move, table.dice.choice((None, None, None, state.seat, -1, 99, "0", True)))  # type: ignore[arg-type]
            except TianxiaError as error:
                check_sentence(table, error, move)
                continue
            except Exception as error:
                error.add_note(f"  given: {written(move)}")
                raise
            meant = table.game.parse(state.position, move) if isinstance(move, str) else int(move)
            table.require(meant in state.actions, f"{move!r} is not listed, and was played")
            probe = state.copy()
        table.require(kept(probe) == before, "a refused move has changed the game")


def broken_move(table: Table, state: State) -> Any:
    """Return a move that somebody has mistyped, or something quite different."""
    dice = table.dice
    kind = dice.randrange(8)
    if kind == 0:
        return dice.choice(ODD)()
    if kind == 1:
        return dice.choice((-1, 1, 1)) * dice.randrange(1 << dice.choice((4, 10, 16, 40, 70)))
    if kind == 2 or not state.actions:  # noqa: PLR2004
        return "".join(dice.choices(LETTERS, k=dice.randrange(30)))
    text = state.notation(dice.choice(state.actions))
    for _ in range(dice.choice((1, 1, 2, 5))):
        place = dice.randrange(len(text) + 1)
        end = place + dice.randrange(2)
        text = text[:place] + dice.choice(("", dice.choice(LETTERS), text, "9" * 50)) + text[end:]
    return text


def check_sentence(table: Table, error: TianxiaError, given: object) -> None:
    """An error says one clear sentence of a length that can be read."""
    text = str(error)
    if not text or len(text) > LONGEST_SENTENCE or not text.isprintable():
        table.require(False, f"{written(given)} is refused with: {text!r:.300}")


def broken_dict_is_refused(table: Table) -> None:
    """A dict that tells no position is refused by an error of ours, never another; it is left as it was."""
    for state in table.walk(share=0.1):
        text = json.dumps(state.to_dict())
        for _ in range(POSITIONS // 10):
            given = json.loads(text)
            for _ in range(table.dice.choice((1, 1, 1, 3))):
                given = break_dict(table, given)
            try:
                table.game.from_dict(given, 1, "manual")
            except TianxiaError as error:
                check_sentence(table, error, given)
            except Exception as error:
                error.add_note(f"  given: {written(given)}")
                raise


def break_dict(table: Table, given: Any) -> Any:
    """Return the dict with something odd somewhere in it: a value, a key too many, one missing, a list too long."""
    dice = table.dice
    if dice.random() < 0.02 or not isinstance(given, dict | list) or not given:  # noqa: PLR2004
        return dice.choice(ODD)()
    key = dice.choice(list(given) if isinstance(given, dict) else range(len(given)))
    if isinstance(given[key], dict | list) and given[key] and dice.random() < 0.8:  # noqa: PLR2004
        given[key] = break_dict(table, given[key])
    elif dice.random() < 0.7:  # noqa: PLR2004
        given[key] = dice.choice(ODD)()
    elif dice.random() < 0.5:  # noqa: PLR2004
        del given[key]
    elif isinstance(given, list):
        given.insert(key, dice.choice(ODD)())
    else:
        given["".join(dice.choices(LETTERS, k=5))] = dice.choice(ODD)()
    return given


def written(given: object) -> str:
    """Write down what was given, for the report, if it can be written."""
    try:
        return repr(given)[:2000]
    except (RecursionError, ValueError):
        return "something that cannot be written"


def broken_options_are_refused(table: Table) -> None:
    """Seats, seeds, kinds of chance and options that there are not are refused by an error of ours."""
    game, names = table.game, [option.name for option in table.game.options]
    table.looked_at += 1
    for seats in (0, -1, max(game.seats) + 1, *(odd() for odd in ODD)):
        table.require(seats is None or refuses(table, lambda seats=seats: game.new(seats, 1)), "seats")  # type: ignore[misc]
    for odd in (odd() for odd in ODD):
        refuses(table, lambda odd=odd: game.new(table.seats, 1, odd))  # type: ignore[misc]
        refuses(table, lambda odd=odd: game.from_dict(odd, 1))  # type: ignore[misc]
        if odd is not None:
            refuses(table, lambda odd=odd: game.new(table.seats, odd))  # type: ignore[misc]
        for name in [*names, "no_such_option", "\ud800"]:
            refuses(table, lambda odd=odd, name=name: game.new(table.seats, 1, **{name: odd}))  # type: ignore[misc]


def refuses(table: Table, action: Callable[[], object]) -> bool:
    """Try something; whether an error of ours refuses it. Any other error goes on its way."""
    try:
        action()
    except TianxiaError as error:
        check_sentence(table, error, "")
        return True
    return False
