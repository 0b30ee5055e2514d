"""Playing in the terminal, as a person does: a real terminal, typed lines, and what stands on the screen."""

import json
import os
import random
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pexpect
import pytest

import tianxia
from tianxia.bots.plain import Random
from tianxia.bots.search import Manner, Search
from tianxia.cli.frame import Refusal
from tianxia.cli.play import opponents_for
from tianxia.cli.terminal import Sitting, names, new_file
from tianxia.core.words import LANGUAGES, words

PLAY = """
import sys, tianxia
from pathlib import Path
from tianxia.cli.terminal import play
seats, seed, lang, load, plain = sys.argv[1:]
opponents = ["random"] * (4 if load else int(seats) - 1)
load = Path(load) if load else None
sys.exit(play(tianxia.game("wall"), int(seats), {}, int(seed), lang, load, opponents, plain=bool(plain)))
"""
PATIENCE = 120  # the first start compiles


@pytest.fixture
def sit(tmp_path):
    """Sit down at a table in a terminal of its own."""
    children = []

    def start(seats=2, seed=7, lang="en", load="", plain="", columns=100, **environ):
        environment = os.environ | {"TERM": "xterm-256color", "LOGNAME": "mei", "TIANXIA_DATA": str(tmp_path)} | environ
        environment.pop("COLUMNS", None)  # the terminal's own width counts
        child = pexpect.spawn(
            sys.executable, ["-c", PLAY, str(seats), str(seed), lang, str(load), plain],
            env=environment, encoding="utf8", timeout=PATIENCE, dimensions=(50, columns),
        )  # fmt: skip
        children.append(child)
        return child

    yield start
    for child in children:
        child.close(force=True)


def say(child: "pexpect.spawn[str]", line: str, until: str = "Your move> ") -> str:
    """Type a line, and return what is answered up to the next question."""
    child.sendline(line)
    child.expect_exact(until)
    return clean(child.before)


def clean(text: Any) -> str:
    return re.sub(r"\033\[[0-9;?]*[a-zA-Z]", "", text).replace("\r", "")


def ended(child: "pexpect.spawn[str]") -> tuple[str, int | None]:
    child.expect(pexpect.EOF)
    child.close()
    return clean(child.before), child.exitstatus


def sitting(seats: int = 3, seed: int = 7, lang: str = "en") -> Sitting:
    state = tianxia.game("wall").new(seats=seats, seed=seed)
    table = Sitting(state, ["Mei", "Ravi", "Li", "Noor", "Jan"][:seats], words(lang))
    table.menu = table.board.menu(state.view(0), state.actions, words(lang), table.players, 80)
    return table


# ------------------------------------------------------------------------------------------------ a whole game


def test_a_whole_game_is_played_to_its_end_saved_and_verified(sit, tmp_path):
    child = sit(seats=2, seed=3)
    luck = random.Random(1)  # noqa: S311
    decisions = 0
    while child.expect_exact(["Your move> ", "Enter leaves."]) == 0:
        numbers = re.findall(r"(?<!\S)(\d+) ", clean(child.before).rpartition("▌")[2])
        child.sendline(luck.choice(numbers[:4] or ["1"]))
        decisions += 1
        assert decisions < 300
    end = clean(child.before)
    assert "The game is over" in end
    assert "turns over" in end
    assert re.search(r"■ +Mei +\d+", end)
    assert "All in order" in say(child, "v", "Enter leaves.")
    assert "Turn 1: Mei" in say(child, "l", "Enter leaves.")
    assert "game is over" in say(child, "u", "Enter leaves.")
    assert "game is over" in say(child, "draw", "Enter leaves.")
    assert "Saved: " in say(child, "s", "Enter leaves.")
    child.sendline("")
    assert ended(child)[1] == 0
    (file,) = (tmp_path / "games").iterdir()
    record = tianxia.record.load(file)
    assert record.players == ("Mei", "Random 2")
    assert record.verify().over


def test_a_saved_game_is_played_on_where_it_was(sit, tmp_path):
    child = sit(seats=3)
    child.expect_exact("Your move> ")
    assert "third action" in say(child, "wall 2")
    child.sendline("q")
    text, status = ended(child)
    assert status == 0
    found = re.search(r"Play on with: tianxia play --load (\S+)", text)
    assert found
    file = found[1]
    assert Path(file).is_file()
    again = sit(load=file)
    again.expect_exact("Your move> ")
    assert "third action" in clean(again.before)
    assert "Mei lays a wall" in clean(again.before)
    say(again, "draw")
    again.sendline("q")
    ended(again)
    assert "draw" in tianxia.record.load(file).moves
    assert len(list((tmp_path / "games").iterdir())) == 1


@pytest.mark.parametrize("way", ["ctrl-c", "ctrl-d", "line dead", "ended"])
def test_whoever_leaves_or_is_cut_off_loses_nothing(sit, tmp_path, way):
    child = sit(seats=3)
    child.expect_exact("Your move> ")
    say(child, "draw")
    {
        "ctrl-c": child.sendintr,
        "ctrl-d": child.sendeof,
        "line dead": lambda: child.kill(signal.SIGHUP),
        "ended": lambda: child.kill(signal.SIGTERM),
    }[way]()
    text, status = ended(child)
    assert status == 0
    assert "Traceback" not in text
    (file,) = (tmp_path / "games").iterdir()
    assert "draw" in json.loads(file.read_text())["moves"]


def test_without_a_terminal_one_line_says_so():
    arguments = [sys.executable, "-c", PLAY, "2", "1", "en", "", ""]
    done = subprocess.run(arguments, input="1\n", capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == "There is no terminal here to type in. Open a terminal window, or use “ssh -t” from afar.\n"


def test_a_folder_that_cannot_be_written_is_said_and_the_game_goes_on(sit, tmp_path):
    (tmp_path / "file").write_text("")
    child = sit(TIANXIA_DATA=str(tmp_path / "file"))
    child.expect_exact("Your move> ")
    assert "cannot be written" in say(child, "s").replace("\n", " ")
    child.sendline("q")
    assert ended(child)[1] == 1


# ------------------------------------------------------------------------------------------------ what can be typed


def test_a_person_is_told_why_a_move_is_not_allowed_and_can_take_one_back(sit):
    child = sit(seats=3)
    child.expect_exact("Your move> ")
    answer = say(child, "tower 1")
    assert "That does not work: There is no watchtower in your hand." in answer
    assert "wall.turn.lay" in answer
    assert "is not a move in this game" in say(child, "castle")
    assert "they go from 1 to 16" in say(child, "77")
    assert "could be several moves" in say(child, "w")
    for odd in (
        "9" * 5000,
        "٣٤",
        "² > 1",
        "wall > > 9",
        "dragon 999999999999 on 0",
        "\N{DRAGON}",
        "a b c " * 50,
        "?" * 9,
        "? 99",
    ):
        say(child, odd[:1000])
    assert "nothing to take back" in say(child, "u")
    assert "third action" in say(child, "2 w 3")
    assert "Taken back: 2 walls > 3" in say(child, "u")
    say(child, "draw")
    assert "Something hidden came to light" in say(child, "u")
    say(child, "wall 2")
    assert re.search(r"Random \d has moved since", say(child, "u"))


def test_everything_can_be_explained(sit):
    child = sit(seats=3)
    child.expect_exact("Your move> ")
    general = say(child, "?")
    assert "wall.card.rider.when" in general
    assert "take your last move back" in general
    assert "Counts 2 and costs no action." in say(child, "? rider")
    assert "Draw one card from your own deck." in say(child, "? 1")
    assert "Counts 1. You have seven." in say(child, "? wall 2")
    assert "The highest sum wins" in say(child, "? end.win")
    assert "wall.card.noble" in say(child, "? wall.card")
    assert "Nothing found" in say(child, "? submarine")
    assert "Out-build everybody" in say(child, "h")
    assert "Section 3" in say(child, "t")
    assert "Everyone holds five cards" in say(child, "l")
    assert "third action" not in say(child, "")


def test_a_dumb_terminal_and_a_screen_reader_get_plain_lines(sit):
    for child in (sit(seats=3, TERM="dumb", columns=300), sit(seats=3, plain="yes", columns=300)):
        child.expect_exact("Your move> ")
        assert "\033[" not in child.before.replace("\033[?2004h", "")
        text = child.before
        assert "Section 1: free tiles 3 and 1. Row from left: none." in text
        assert "Random 2: 5 in hand, 15 in the deck, tiles won: 0" in text
        assert "Your hand: 2 walls, a gate, a soldier and a rider" in text
        assert "wall: 2: section 1 (1, alone); 3: section 2 (1, alone); 4: section 3 (1, alone)" in text
        assert "Place 1: wall, Mei, counts 1" in say(child, "wall 1")
    narrow = sit(seats=3, plain="yes", columns=60)
    narrow.expect_exact("Your move> ")
    assert not [line for line in clean(narrow.before).splitlines() if len(line) > 60]


def test_without_colours_the_same_is_drawn(sit):
    child = sit(seats=3, NO_COLOR="1")
    child.expect_exact("Your move> ")
    assert not re.search(r"\033\[[0-9;]*[34]8;", child.before)
    assert "■ 1" in say(child, "wall 1")


@pytest.mark.parametrize(("lang", "asked", "typed", "said"), [
    ("de", "Dein Zug> ", "2 mauern 3", "Mei legt 2 Mauern an Abschnitt 3"),
    ("nl", "Jouw zet> ", "2 mu 3", "Mei legt 2 muren aan bij muurdeel 3"),
])  # fmt: skip
def test_a_person_plays_in_their_language(sit, lang, asked, typed, said):
    child = sit(seats=3, lang=lang)
    child.expect_exact(asked)
    assert said in say(child, typed, asked)
    assert "wall.card.tower" in say(child, {"de": "? wachtturm", "nl": "? wachttoren"}[lang], asked)


# ------------------------------------------------------------------------------------------------ the parts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_is_understood_as_it_is_written_in_every_language(lang):
    luck = random.Random(2)  # noqa: S311
    kinds = set()
    table = sitting(2, 5, lang)
    while not table.state.over:
        state = table.state
        for action in state.actions[:: luck.randrange(1, 6)]:
            written = state.notation(action)
            kinds.add(written.split(" ")[0])
            for text in (written, table.spoken(action), table.spoken(action).upper(), written.replace(" > ", " ")):
                assert table.meant(text, state.actions) == [action]
        state.play(luck.choice(state.actions[1:] or state.actions))
    assert kinds >= {"draw", "take", "on", "wall", "2", "rider", "dragon"}


def test_the_beginning_of_each_word_is_enough_but_a_number_is_never_guessed():
    table = sitting()
    actions = table.state.actions

    def meant(text: str) -> list[str]:
        return [table.state.notation(action) for action in table.meant(text, actions)]

    assert meant("d") == ["draw"]
    assert meant("w 2") == ["wall > 2"]
    assert meant("w2") == ["wall > 2"]
    assert meant("2w3") == ["2 walls > 3"]
    assert meant("2 3") == []
    assert meant("g") == ["gate > 1", "gate > 2", "gate > 3"]
    assert meant("w 20") == []


def test_an_opponent_decides_from_its_view_and_its_moves_alone():
    state = tianxia.game("wall").new(seats=3, seed=1)
    one, other = Random(5), Random(5)
    view = state.view(0)
    picked = [one.decide(view, state.actions) for _ in range(40)]
    assert picked == [other.decide(view, state.actions) for _ in range(40)]
    assert set(picked) <= set(state.actions)
    assert len(set(picked)) > 5


def test_the_opponents_decide_when_it_is_their_turn(monkeypatch):
    table = sitting(3)
    asked = []

    class First:
        def decide(self, view, actions):
            asked.append(view.seat)
            return actions[0]

    table.opponents = dict.fromkeys((1, 2), First())
    turns = iter(["draw"] * 5)
    monkeypatch.setattr(table, "read", lambda _: next(turns))
    with pytest.raises(StopIteration):
        table.play()
    assert set(asked) == {1, 2}


def test_a_name_that_belongs_to_a_machine_is_not_a_persons(monkeypatch):
    monkeypatch.setattr("getpass.getuser", lambda: "mei")
    assert names(words("nl"), ["random", "5"]) == ["Mei", "Toeval 2", "Jade 3"]
    for nobody in ("root", "www-data", "averyveryverylongname", ""):
        monkeypatch.setattr("getpass.getuser", lambda nobody=nobody: nobody)
        assert names(words("de"), ["bots/mine.py:Mine"]) == ["Gast", "Mine 2"]


def test_no_two_games_are_saved_in_the_same_file(monkeypatch, tmp_path):
    monkeypatch.setenv("TIANXIA_DATA", str(tmp_path))
    (tmp_path / "games").mkdir()
    paths = set()
    for _ in range(3):
        path = new_file("wall")
        path.write_text("")
        paths.add(path)
    assert len(paths) == 3


def test_what_goes_wrong_inside_costs_nobody_the_game(monkeypatch, tmp_path):
    monkeypatch.setenv("TIANXIA_DATA", str(tmp_path))
    table = sitting()
    monkeypatch.setattr(table, "play", lambda: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        table.run()
    assert len(list((tmp_path / "games").iterdir())) == 1


def test_a_hint_names_a_move_and_how_it_may_go_on(capsys):
    table = sitting()
    table.adviser = Search(Manner(iterations=50))
    table.answer("i")
    said = capsys.readouterr().out
    assert re.search(r"I would consider|equally good", said)
    assert re.search(r"thought about +you win +\S", said)
    assert re.search(r"\d+ % +\d+ %", said)
    assert re.search(r"It may go on like this: \S+: .+", said)
    assert len(table.state.moves) == len(tianxia.game("wall").new(seats=3, seed=7).moves)


def test_bots_are_named_by_seat_and_the_rest_play_at_the_level():
    assert opponents_for(4, "3", [("3", "greedy")]) == ["3", "greedy", "3"]
    with pytest.raises(Refusal):
        opponents_for(3, "3", [("1", "greedy")])
