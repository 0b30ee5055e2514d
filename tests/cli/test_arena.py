"""`tianxia arena`: what it prints, what it keeps, and how it says that something is wrong."""

import json
import os
import signal
import subprocess
import sys
import time

import pytest
from tests.arena.playing import bots_in

from tianxia import cli
from tianxia.core.words import LANGUAGES, words

SLOW = """
import time

class Slow:
    def decide(self, view, actions):
        time.sleep(0.01)
        return actions[0]
"""
QUICK = ("arena", "wall", "--bots", "paper", "brush", "--games", 4, "--seed", 5, "--jobs", 1)
LAB = ("lab", "wall", "--games", 6, "--seed", 3, "--jobs", 1)


@pytest.fixture(autouse=True)
def _english_and_eighty_columns(monkeypatch):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture
def prints(capsys):
    """Run the command; give what it printed."""

    def run(*arguments: object, status: int = 0) -> str:
        assert cli.main([str(each) for each in arguments]) == status
        told = capsys.readouterr()
        if status:
            assert told.err.count("\n") == 1, "one sentence"
            assert told.out == ""
        return str(told.err if status else told.out)

    return run


@pytest.mark.parametrize("lang", LANGUAGES)
def test_for_people_it_says_who_is_stronger(prints, tmp_path, lang):
    page = tmp_path / "page.html"
    told = prints(*QUICK, "--lang", lang, "--page", page)
    assert words(lang).say("bot.1-name") in told
    assert words(lang).say("bot.2-name") in told
    assert max(map(len, told.replace(str(page), "").splitlines())) <= 80
    assert page.read_text("utf8").startswith("<!doctype html>")


def test_for_programs_the_same_games_are_the_same_findings(prints):
    one, other = (json.loads(prints(*QUICK, "--json")) for _ in range(2))
    for found in (one, other):
        found.pop("seconds")
    assert one == other
    assert (one["games"], one["deals"], one["complete"]) == (4, 2, True)


def test_a_gauntlet_at_four_seats_and_a_table_with_several_of_the_same(prints):
    usual = ("arena", "wall", "--seats", 4, "--games", 4, "--jobs", 1, "--json", "--seed", 3)
    found = json.loads(prints(*usual, "--bots", "random", "paper", "--gauntlet", "brush"))
    assert found["games"] == 8
    assert found["against"][found["named"].index("random")][found["named"].index("paper")] is None
    found = json.loads(prints(*usual, "--bots", "brush", "paper", "paper", "paper"))
    assert found["games"] == 4


def test_a_question_is_answered(prints):
    told = prints(
        "arena", "wall", "--bots", "brush", "random", "--games", 200, "--sprt", 0.3, 0.6, "--seed", 1, "--jobs", 1
    )
    assert "wins at least 60.0%" in told


def test_the_games_of_oneself_are_told_too(prints):
    told = prints("arena", "wall", "--bots", "paper", "--games", 3, "--seed", 1, "--jobs", 1)
    assert "Wins by seat" in told


def test_what_was_written_can_be_gone_on_with(prints, tmp_path):
    out = tmp_path / "results.jsonl"
    prints(*QUICK, "--out", out)
    lines = out.read_text("utf8").splitlines(keepends=True)
    out.write_text("".join(lines[:3]), "utf8")
    prints("arena", "--resume", out, "--jobs", 1)
    again = [json.loads(line) for line in out.read_text("utf8").splitlines()]
    for row, line in zip(again[1:], lines[1:], strict=True):
        before = json.loads(line)
        assert {**row, "seconds": 0} == {**before, "seconds": 0}
    assert str(out) in prints(*QUICK, "--out", out, status=2)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("arena",), "GAME"),
        (("arena", "wall"), "--bots"),
        (("arena", "chess", "--bots", "paper"), "chess"),
        (("arena", "wall", "--bots", "paper", "nobody"), "nobody"),
        (("arena", "wall", "--bots", "paper", "no.py:Bot"), "no.py"),
        (("arena", "wall", "--bots", "paper", "--gauntlet", "paper"), "nobody to play against"),
        (("arena", "wall", "--bots", "paper", "--seats", "9"), "5"),
        (("arena", "wall", "--bots", "paper", "brush", "--sprt", "0.6", "0.5"), "--sprt"),
        (("arena", "wall", "--bots", "paper", "brush", "--sprt", "half", "1"), "--sprt"),
        (("arena", "wall", "--bots", "paper", "brush", "--games", "0"), "--games"),
        (("arena", "wall", "--bots", "paper", "brush", "--jobs", "0"), "--jobs"),
        (("arena", "wall", "--bots", "paper", "brush", "--set", "start_seat=9"), "start_seat"),
        (("arena", "--resume", "nowhere.jsonl"), "nowhere.jsonl"),
        (("arena", "wall", "--resume", "nowhere.jsonl"), "GAME"),
        (("arena", "--resume", "nowhere.jsonl", "--games", "3"), "--games"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cannot_be_is_told_in_one_sentence(prints, arguments, said, lang):
    assert said in prints(*arguments, "--lang", lang, status=2)


def test_ctrl_c_keeps_what_was_played(tmp_path):
    (tmp_path / "slow.py").write_text(SLOW)
    out = tmp_path / "results.jsonl"
    call = [sys.executable, "-m", "tianxia", "arena", "wall", "--bots", f"{tmp_path / 'slow.py'}:Slow", "paper"]
    call += ["--games", "500", "--jobs", "2", "--out", str(out), "--seed", "5", "--lang", "en"]
    playing = subprocess.Popen(
        call, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True, env={**os.environ}
    )
    while not out.exists() or out.read_bytes().count(b"\n") < 4:
        assert playing.poll() is None, playing.communicate()
        time.sleep(0.1)
    os.killpg(playing.pid, signal.SIGINT)  # as a terminal does: everybody hears it
    told, error = playing.communicate(timeout=60)
    assert playing.returncode == 130
    assert error.strip() == words("en").say("cli.interrupted")
    assert "Not finished: " in told
    kept = [json.loads(line) for line in out.read_text("utf8").splitlines()]
    assert len(kept) >= 4


def test_a_bot_that_fails_loses_and_the_others_play_on(prints, tmp_path):
    told = prints(
        "arena", "wall", "--bots", bots_in(tmp_path)("Crashing"), "paper", "--games", 4, "--jobs", 1, "--seed", 3
    )
    assert "lost the thread" in told
    assert "100%" in told


# ----------------------------------------------------------------------------------------------------------- lab


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lab_compares_options_and_numbers(prints, tmp_path, lang):
    page = tmp_path / "page.html"
    told = prints(
        "lab",
        "wall",
        "--vary",
        "start_seat=0,1",
        "--games",
        6,
        "--seed",
        3,
        "--jobs",
        1,
        "--lang",
        lang,
        "--page",
        page,
    )
    assert "start_seat = 1" in told
    assert words(lang).say("lab.seats") in told
    assert "start_seat = 1" in page.read_text("utf8")


def test_for_programs_a_variant_is_marked_as_one(prints, monkeypatch):
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")  # a few games are played before their rules are compiled
    found = json.loads(prints(*LAB, "--vary", "HAND=5,6", "--json"))
    assert [one["numbers"] for one in found["variants"]] == [{}, {"HAND": 6}]
    assert [one["usual"] for one in found["variants"]] == [True, False]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("lab",), "GAME"),
        (("lab", "wall"), "--vary"),
        (("lab", "wall", "--vary", "HAND"), "HAND"),
        (("lab", "wall", "--vary", "HANDS=3"), "HAND"),
        (("lab", "wall", "--vary", "HAND=lots"), "lots"),
        (("lab", "wall", "--vary", "HAND=300", "--jobs", "1"), "HAND = 300"),
        (("lab", "wall", "--vary", "start_seat=nobody"), "nobody"),
    ],
)
def test_what_the_lab_cannot_do_is_told_in_one_sentence(prints, arguments, said):
    assert said in prints(*arguments, status=2)
