"""Laws of game records: a record is the game, and a broken one is refused."""

import json
from typing import Any

from tianxia.core import record
from tianxia.core.conformance.malformed import LETTERS, ODD, break_dict, check_sentence, written
from tianxia.core.conformance.table import PLAYERS, Table, accepted
from tianxia.core.errors import TianxiaError

RECORDS = 60  # bad ones at each table, for each game that is played there
CUT = 40  # moves after which a game is written down, for short records are quicker to try


def record_replays_to_the_same_bytes(table: Table) -> None:
    """Written down, read and replayed, a game stands as it did, with the same log, and its record verifies."""
    for chance in ("manual", "seeded"):
        for state in table.walk(share=0.01, chance=chance):
            text = record.Record.of(state, PLAYERS[: table.seats]).to_json()
            read = record.loads(text)
            table.require(read.to_json() == text, f"a record read and written again is another:\n{text}")
            for again in (read.replay(), read.verify()):
                table.require(again.to_bytes() == state.to_bytes(), "a record leads to another position")
                table.require(again.moves == state.moves, "a record leads there by other moves")
                table.require(again.told(None) == state.told(None), "a record tells another log")
            if len(read.moves) > 1:
                table.require(read.replay(1).moves == state.moves[:1], "half a record is not half the game")


def changed_record_does_not_verify(table: Table) -> None:
    """A record with one move exchanged, left out or added is refused."""
    for state in table.walk(share=0.0):
        true = json.loads(record.Record.of(state).to_json())
        for _ in range(6):
            changed = {**true, "moves": list(true["moves"])}
            place, other = (table.dice.randrange(len(changed["moves"])) for _ in range(2))
            kind = table.dice.randrange(3)
            if kind == 0:
                changed["moves"][place] = changed["moves"][other]
            elif kind == 1:
                del changed["moves"][place]
            else:
                changed["moves"].insert(place, changed["moves"][other])
            if changed != true:
                text = json.dumps(changed)
                verified = accepted(lambda text=text: record.loads(text).verify())  # type: ignore[misc]
                table.require(not verified, f"a record verifies whose moves are changed at {place}, from {other}")


def broken_record_is_refused(table: Table) -> None:
    """Whatever stands in a record's file, an error of ours says what is wrong with it, or it is a game that can be."""
    for state in table.walk(share=0.3):
        if len(state.moves) > CUT and not state.over:
            continue
        true = record.Record.of(state).to_json()
        for _ in range(RECORDS // 12):
            text = break_text(table, true) if table.dice.random() < 0.7 else break_json(table, true)  # noqa: PLR2004
            try:
                read = record.loads(text)
                state_read = read.verify()
            except TianxiaError as error:
                check_sentence(table, error, text)
                continue
            except Exception as error:
                error.add_note(f"  given: {written(text)}")
                raise
            reason = table.game.impossible(state_read.position)
            table.require(reason is None, f"a broken record verifies, and leads to what cannot be: {reason}")


def break_text(table: Table, text: str) -> str | bytes:
    """Return the text of a file with something wrong somewhere."""
    dice = table.dice
    for _ in range(dice.choice((1, 1, 2, 9))):
        place, length = dice.randrange(len(text) + 1), dice.choice((0, 1, 1, 5, 500))
        piece = dice.choice(
            ("", dice.choice(LETTERS), "9" * 5000, "[" * 5000, '{"a":' * 2000, text[: place // 2], "NaN")
        )
        text = text[:place] + piece + text[place + length :]
    raw = text.encode("utf8", "surrogatepass")
    return dice.choice((text, raw, raw[: dice.randrange(len(raw) + 1)], raw.replace(b"e", b"\xff")))


def break_json(table: Table, text: str) -> str:
    """Return a record with an odd value somewhere."""
    given = break_dict(table, json.loads(text))
    try:
        return json.dumps(given, default=odd_text)
    except (RecursionError, ValueError, TypeError):
        return json.dumps({**json.loads(text), table.dice.choice(list(json.loads(text))): None})


def odd_text(_: Any) -> str:
    """Stand in for what JSON cannot hold."""
    return str(len(ODD))
