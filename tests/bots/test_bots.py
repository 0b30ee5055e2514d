"""Opponents by name, one's own in ten lines, and programs in any language, which may do whatever they like."""

import sys

import pytest

import tianxia
from tianxia.bots.levels import BOTS, LEVELS, bot
from tianxia.bots.plain import Bot, BotFailed, Random, UnknownBot
from tianxia.bots.process import Process

MINE = """
class Mine:
    def decide(self, view, actions):
        return actions[-1]

class Broken:
    def __init__(self):
        raise RuntimeError("not today")

    def decide(self, view, actions):
        return 0
"""
ANSWERING = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    {}
    sys.stdout.flush()
"""


def asked(player: Bot, name: str = "wall") -> tuple[tianxia.State, int]:
    state = tianxia.game(name).new(seats=3, seed=4)
    return state, player.decide(state.view(state.seat), state.actions)


@pytest.mark.parametrize("name", [*BOTS, "1", "2", "3", "4"])
def test_there_is_a_bot_of_every_name(name):
    if name != "jade":  # who thinks for seconds
        state, action = asked(bot(name))
        assert action in state.actions
    assert len(LEVELS) == 5


@pytest.mark.parametrize("name", ["", "6", "0", "jad", "nobody", "my_bot.py", "nowhere.py:Mine", "x" * 1000, "1 2 3"])
def test_an_unknown_bot_is_refused_in_a_sentence(name):
    with pytest.raises((UnknownBot, BotFailed)) as error:
        bot(name)
    assert str(error.value).endswith(".")


def test_a_bot_of_ones_own_is_ten_lines_in_a_file(tmp_path):
    path = tmp_path / "my_bot.py"
    path.write_text(MINE)
    state, action = asked(bot(f"{path}:Mine"))
    assert action == state.actions[-1]
    with pytest.raises(UnknownBot, match="It has: Mine, Broken"):
        bot(f"{path}:Yours")
    with pytest.raises(UnknownBot, match="not today"):
        bot(f"{path}:Broken")
    path.write_text("class Mine: (")
    with pytest.raises(UnknownBot, match="SyntaxError"):
        bot(f"{path}:Mine")


def program(body: str, patience: float = 10.0) -> Process:
    return Process([sys.executable, "-c", ANSWERING.format(body)], patience)


@pytest.mark.parametrize(
    "body", ['print(json.dumps({"move": asked["moves"][0]}))', 'print(json.dumps(asked["moves"][0]))']
)
def test_a_program_is_asked_in_json_and_answers_in_json(body):
    player = program(body)
    state, action = asked(player)
    assert action == state.actions[0]
    player.close()


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("sys.exit(3)", "has ended in the middle of the game"),
        ("import time; time.sleep(60)", "has not answered for 0.5 seconds"),
        ("print('hello')", "which is not of the form"),
        ("print('[' * 50000)", "which is not of the form"),
        ("print('{}')".replace("{}", "{{}}"), "which is not of the form"),
        ("print('7')", "which is no move now"),
        ("print(json.dumps('fly'))", "which is no move now"),
        ("sys.stdout.write('x' * 10**6)", "answers with more than"),
        ("[print('\"draw\"') for _ in range(10**5)]", "speaks without being asked"),
    ],
)
def test_a_program_that_fails_is_ended_with_a_sentence(body, said):
    player = program(body, 0.5 if "sleep" in body else 10.0)
    with pytest.raises(BotFailed, match=said):
        [asked(player) for _ in range(100)]  # a flood is noticed when it has come


def test_a_program_that_cannot_be_started_is_refused():
    with pytest.raises(BotFailed, match="cannot be started"):
        bot("no_such_program_here --fast")


def test_random_players_with_one_seed_play_alike():
    assert [asked(Random(7))[1] for _ in range(3)] == [asked(Random(7))[1]] * 3
