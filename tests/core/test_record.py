"""Game records: written, read, replayed, checked, and refused with the line and the reason when broken."""

import hashlib
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tianxia
from tianxia import record
from tianxia.core.errors import BadOption, BadRecord
from tianxia.core.record import FORMAT, KEYS, MAX_BYTES, MAX_MOVES, NEEDED, Record

GAMES = tianxia.games()
NAMES = ["Mei", "Ravi", "Li Wei", "Ólafur", "天下"]


def rolling(seed: int) -> random.Random:
    return random.Random(seed)  # noqa: S311  # a test wants the same game each time


def played(
    name: str,
    seed: int,
    seats: int | None = None,
    moves: int | None = None,
    chance: str = "seeded",
    **options: object,
) -> tianxia.State:
    """A game in which every seat plays at random, to its end or for so many moves."""
    state = tianxia.game(name).new(seats, seed, chance, **options)
    choose = rolling(seed)
    while not state.over and (moves is None or len(state.moves) < moves):
        state.play(choose.choice(state.actions))
    return state


def option_sets(game) -> Iterator[dict[str, object]]:
    """The defaults, and each other value of each option."""
    yield {}
    for option in game.options:
        yield from ({option.name: value} for value in option.values if value != option.default)


def every_table() -> Iterator[tuple[str, int, dict[str, object]]]:
    for name in GAMES:
        game = tianxia.game(name)
        for seats in game.seats:
            for options in option_sets(game):
                try:
                    game.read_settings(seats, options)
                except BadOption:
                    continue
                yield name, seats, options


@pytest.fixture(scope="module", params=GAMES)
def finished(request):
    return Record.of(played(request.param, 11), NAMES[: tianxia.game(request.param).seats[0]])


def changed(good: Record, **entries: object) -> str:
    """The file with some entries written otherwise; None leaves one out."""
    entry = json.loads(good.to_json()) | entries
    return json.dumps({key: value for key, value in entry.items() if value is not None}, indent=1)


# ----------------------------------------------------------------------------------------------- round trips


@pytest.mark.parametrize(("name", "seats", "options"), list(every_table()))
def test_a_record_replays_to_the_same_bytes(name, seats, options):
    for seed in (1, (1 << 128) - 1):
        state = played(name, seed, seats, **options)
        written = Record.of(state, NAMES[:seats])
        read = record.loads(written.to_json())
        assert read == written
        assert read.verify().to_bytes() == state.to_bytes()
        assert read.replay().moves == state.moves
        assert read.result is not None
        assert read.result.scores == state.scores


@pytest.mark.parametrize("name", GAMES)
def test_a_game_in_the_middle_is_replayed_and_goes_on_as_the_first_one_does(name):
    state = played(name, 5, moves=40)
    again = record.loads(Record.of(state).to_json()).verify()
    assert not state.over
    for other in (state, again):
        choose = rolling(3)
        while not other.over:
            other.play(choose.choice(other.actions))
    assert again.to_bytes() == state.to_bytes()
    assert again.moves == state.moves
    again.undo()
    assert len(again.moves) < len(state.moves)


@pytest.mark.parametrize("name", GAMES)
def test_replaying_stops_after_each_move(name):
    state = played(name, 6, moves=60)
    written = Record.of(state)
    for upto in (0, 1, 7, len(state.moves)):
        assert written.replay(upto).moves == state.moves[:upto]
    stopped = written.replay(upto=0)
    stopped.deal()
    assert stopped.moves == tianxia.game(name).new(seed=6).moves


@pytest.mark.parametrize("name", GAMES)
def test_where_chance_is_typed_in_there_is_no_seed_to_check(name):
    state = played(name, 7, chance="manual")
    written = Record.of(state)
    assert written.seed is None
    assert written.seal is None
    read = record.loads(written.to_json())
    assert read.verify().to_bytes() == state.to_bytes()
    assert read.verify().chance == "manual"


@pytest.mark.parametrize("name", GAMES)
def test_a_game_from_a_given_position_carries_that_position(name):
    middle = played(name, 8, moves=50)
    state = tianxia.game(name).from_dict(middle.to_dict(), seed=9)
    while not state.over:
        state.play(state.actions[-1])
    written = Record.of(state)
    assert written.start == middle.to_dict()["position"]
    assert record.loads(written.to_json()) == written
    assert record.loads(written.to_json()).verify().to_bytes() == state.to_bytes()


def test_a_seal_without_its_seed_is_a_game_whose_shuffle_cannot_be_checked_yet(finished):
    still_hidden = record.loads(changed(finished, seed=None))
    assert still_hidden.seal == finished.seal
    assert still_hidden.verify().over


# -------------------------------------------------------------------------------------------------- the file


def test_the_file_has_a_move_a_line_and_its_keys_in_order(finished):
    text = finished.to_json()
    entries = json.loads(text)
    assert list(entries) == [key for key in KEYS if key != "start"]
    assert entries["tianxia"] == FORMAT
    for index, move in enumerate(finished.moves):
        line = record.loads(text).lines[index]
        assert text.splitlines()[line - 1].strip(" ,") == json.dumps(move)


def test_the_seal_is_the_hash_of_the_seed_as_the_file_writes_it(finished):
    entries = json.loads(finished.to_json())
    assert hashlib.sha256(entries["seed"].encode()).hexdigest() == entries["seal"]


def interrupted(good: Record) -> str:
    raise KeyboardInterrupt


def test_a_record_is_saved_whole_or_not_at_all(finished, tmp_path, monkeypatch):
    path = tmp_path / "game.json"
    finished.save(path)
    assert record.load(path) == finished
    monkeypatch.setattr(Record, "to_json", interrupted)
    with pytest.raises(KeyboardInterrupt):
        finished.save(path)
    assert [each.name for each in tmp_path.iterdir()] == ["game.json"]
    assert record.load(path) == finished


def test_a_file_with_a_byte_order_mark_is_read(finished, tmp_path):
    path = tmp_path / "game.json"
    path.write_bytes(b"\xef\xbb\xbf" + finished.to_json().encode())
    assert record.load(path) == finished


def test_players_are_one_name_for_each_seat():
    state = played(GAMES[0], 3, moves=20)
    wrong: list[list[Any]] = [["Mei"] * 9, ["", "x"], ["a\nb", "x"], ["a" * 61, "x"], [1, 2]]
    for players in wrong:
        with pytest.raises(BadOption, match="name"):
            Record.of(state, players)


# ------------------------------------------------------------------------------------------------- tampering


def other_moves(good: Record) -> Iterator[tuple[int, str]]:
    """Some moves of a game, each with another move that could have been made there instead."""
    for index in range(0, len(good.moves), 7):
        state = good.replay(index)
        others = [state.notation(a) for a in state.actions if state.notation(a) != good.moves[index]]
        if others:
            yield index, others[0]


def test_another_legal_move_anywhere_is_seen(finished):
    count = 0
    for index, other in other_moves(finished):
        moves = [*finished.moves[:index], other, *finished.moves[index + 1 :]]
        with pytest.raises(BadRecord):
            record.loads(changed(finished, moves=moves)).verify()
        count += 1
    assert count > 9


def test_another_outcome_of_chance_is_refused_with_what_the_seed_deals(finished):
    index, other = next(other_moves(finished))
    text = changed(finished, moves=[*finished.moves[:index], other, *finished.moves[index + 1 :]])
    broken = record.loads(text)
    with pytest.raises(BadRecord, match=rf"move {index + 1} \(chance\): the seed deals") as refused:
        broken.replay()
    assert refused.value.line == broken.lines[index]


def test_an_illegal_move_is_refused_with_its_line_its_number_who_and_why(finished):
    game = tianxia.game(finished.game)
    index = next(i for i in range(20, len(finished.moves)) if finished.replay(i).seat != tianxia.CHANCE)
    state = finished.replay(index)
    action = next(a for a in range(game.num_actions) if a not in state.actions and state.refusal(a))
    moves = [*finished.moves[:index], state.notation(action), *finished.moves[index + 1 :]]
    broken = record.loads(changed(finished, moves=moves))
    assert state.seat is not None
    with pytest.raises(BadRecord) as refused:
        broken.verify()
    line = broken.lines[index]
    assert str(refused.value).startswith(f"line {line}: move {index + 1} ({finished.players[state.seat]}): ")
    assert refused.value.line == line
    assert refused.value.message == "cli.verify.illegal"
    assert refused.value.values["reason"] == state.refusal(action)


@pytest.mark.parametrize(
    "change",
    [
        {"seed": "f" * 32},
        {"seal": "0" * 64},
        {"final": "0" * 64},
        {"result": None},
        {"result": {"scores": [1, 2], "winners": [0, 1]}},
        {"moves": []},
    ],
    ids=str,
)
def test_tampering_with_any_part_is_seen(finished, change):
    with pytest.raises(BadRecord):
        record.loads(changed(finished, **change)).verify()


def test_a_move_too_many_or_too_few_is_seen(finished):
    with pytest.raises(BadRecord, match="is over"):
        record.loads(changed(finished, moves=[*finished.moves, finished.moves[-1]])).verify()
    for moves in (finished.moves[:-1], finished.moves[1:]):
        with pytest.raises(BadRecord):
            record.loads(changed(finished, moves=list(moves))).verify()


def test_another_winner_or_score_is_seen(finished):
    result = finished.result.to_dict()
    for other in (
        result | {"winners": [seat for seat in range(finished.seats) if seat not in result["winners"]]},
        result | {"scores": [result["scores"][0] + 1, *result["scores"][1:]]},
    ):
        with pytest.raises(BadRecord, match="replaying gives") as refused:
            record.loads(changed(finished, result=other)).verify()
        assert refused.value.line is not None


@pytest.mark.parametrize(("name", "seats", "options"), [table for table in every_table() if table[2]])
def test_other_options_than_were_played_are_seen(name, seats, options):
    good = Record.of(played(name, 4, seats))
    with pytest.raises(BadRecord):
        record.loads(changed(good, options=good.options | options)).verify()


def test_another_start_is_seen(finished):
    middle = finished.replay(45)
    good = Record.of(tianxia.game(finished.game).from_dict(middle.to_dict(), seed=2))
    assert good.start is not None
    good.verify()
    with pytest.raises(BadRecord):
        record.loads(changed(good, start=None)).verify()
    with pytest.raises(BadRecord, match="There is"):
        record.loads(changed(good, start={"sect": 1}))
    with pytest.raises(BadRecord):
        record.loads(changed(good, start=[]))


# ------------------------------------------------------------------------------------- broken and hostile files


BROKEN = {
    "nothing": ("", 1, "but the file ends"),
    "garbage": ("xyz", 1, 'here should be "{", not "x"'),
    "a list": ("[]", 1, 'here should be "{"'),
    "an empty table": ("{}", 1, "no game record"),
    "another file": ('{\n"name": 1}', 2, "no game record"),
    "cut off in a key": ('{"tia', 1, "not JSON"),
    "cut off after a key": ('{"tianxia"', 1, 'here should be ":"'),
    "cut off in the moves": ('{"tianxia": 1,\n"moves": [\n"draw",\n', 4, "not JSON: expecting value"),
    "no comma": ('{"tianxia": 1\n"game": "x"}', 2, 'here should be "," or "}"'),
    "a number as key": ("{1: 2}", 1, "no game record"),
    "two records": ('{"tianxia": 1}\n{}', 2, "has ended"),
    "an unknown key": ('{"tianxia": 1,\n"movs": []}', 2, 'did you mean "moves"'),
    "a key twice": ('{"tianxia": 1,\n\n"tianxia": 1}', 3, '"tianxia" stands there twice'),
    "a name twice": ('{"tianxia": 1,\n"options": {"a": 1, "a": 2}}', 2, '"a" stands there twice'),
    "NaN": ('{"tianxia": 1,\n"rules": NaN}', 2, "NaN is no number"),
    "endless": ('{"tianxia": 1,\n"rules": -Infinity}', 2, "-Infinity is no number"),
    "a huge number": ('{"tianxia": 1,\n"seats": ' + "9" * 9999 + "}", 2, "digits"),
    "a deep list": ('{"tianxia": 1,\n"start": ' + "[" * 99999, 1, "nested too deeply"),
    "a deep table": ('{"tianxia": 1,\n"start": ' + '{"a":' * 99999, 1, "nested too deeply"),
    "a move that is a number": ('{"tianxia": 1, "moves": [\n"draw",\n7]}', 3, "move 2 must be text"),
    "another format": ('{"tianxia": "one"}', 1, "the number of this format"),
    "a newer format": ('{"tianxia": 2}', 1, "newer Tianxia"),
    "truth as a format": ('{"tianxia": true}', 1, "the number of this format"),
    "hardly anything": ('{"tianxia": 1}', 1, '"game" is missing'),
}


@pytest.mark.parametrize(("text", "line", "reason"), BROKEN.values(), ids=BROKEN)
def test_a_broken_file_is_refused_with_the_line_and_the_reason(text, line, reason):
    with pytest.raises(BadRecord) as refused:
        record.loads(text)
    assert reason in str(refused.value)
    assert refused.value.line == line


def wrong_entries() -> Iterator[tuple[str, object]]:
    huge = 10**400
    for key in KEYS:
        odd: list[Any] = [
            None if key in {"moves", "tianxia"} else [],
            True,
            -1,
            huge,
            1.5,
            "x",
            "\ud800",
            {"x": 1},
            [[]],
            ["x"],
        ]
        yield from ((key, value) for value in odd if value is not None and (key, value) not in FINE)


FINE = [("players", []), ("moves", ["x"])]


@pytest.mark.parametrize(("key", "value"), list(wrong_entries()))
def test_an_entry_that_cannot_be_is_refused_with_its_line(finished, key, value):
    text = changed(finished, **{key: value})
    with pytest.raises(BadRecord) as refused:
        record.loads(text)
    assert refused.value.line is not None
    if "start" not in key and key != "moves":
        assert f'"{key}"' in text.splitlines()[refused.value.line - 1]
    assert "\n" not in str(refused.value)
    str(refused.value).encode()


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"game": "chess"}, 'there is no game "chess"'),
        ({"rules": 99}, 'played under version "99" of the rules; this is version'),
        ({"seats": 17}, "seats, not"),
        ({"options": {"weather": "fair"}}, 'there is no option "weather"'),
        ({"players": ["Mei"]}, "one for each seat"),
        ({"seed": "7"}, "digits from 0 to f"),
        ({"seal": None}, 'comes with its "seal"'),
        ({"result": {"scores": [], "winners": []}}, "scores"),
        ({"result": {"scores": [1, 2], "winners": [1, 0]}}, "in order"),
        ({"result": {"scores": [1, 2], "winners": [9]}}, "winners must be"),
    ],
    ids=str,
)
def test_the_reason_is_a_sentence(finished, change, reason):
    with pytest.raises(BadRecord, match=reason):
        record.loads(changed(finished, **change))


@pytest.mark.parametrize("key", NEEDED)
def test_what_every_record_has_cannot_be_missing(finished, key):
    with pytest.raises(BadRecord, match=r"missing|first entry"):
        record.loads(changed(finished, **{key: None}))


def test_a_file_that_is_too_large_is_not_read_at_all(tmp_path):
    path = tmp_path / "large.json"
    path.write_bytes(b" " * (MAX_BYTES + 1))
    with pytest.raises(BadRecord, match="too large"):
        record.load(path)
    text = '{"tianxia": 1, "moves": [' + ",".join(['""'] * (MAX_MOVES + 1)) + "]}"
    with pytest.raises(BadRecord, match=f"{MAX_MOVES} moves at most"):
        record.loads(text)


def test_what_is_not_text_is_refused_with_its_line():
    with pytest.raises(BadRecord, match="line 3: this is not text in UTF-8"):
        record.loads(b'{\n"tianxia": 1,\n\xff}')


def test_a_megabyte_of_garbage_is_refused():
    with pytest.raises(BadRecord):
        record.loads(rolling(1).randbytes(1_000_000))


@given(place=st.integers(0, 10_000), letters=st.text(max_size=3), cut=st.integers(0, 40))
def test_a_damaged_file_is_still_the_record_or_refused(place, letters, cut):
    good = Record.of(played(GAMES[0], 11, moves=30), NAMES[: tianxia.game(GAMES[0]).seats[0]])
    text = good.to_json()
    place %= len(text)
    damaged = text[:place] + letters + text[place + cut :]
    try:
        state = record.loads(damaged).verify()
    except BadRecord:
        return
    assert state.to_bytes() == good.replay().to_bytes()
