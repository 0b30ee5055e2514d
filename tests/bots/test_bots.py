"""Opponents by name, one's own in ten lines, and programs in any language, which may do whatever they like."""

import os
import subprocess
import sys
from pathlib import Path
from time import perf_counter, sleep

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

class Crashing:
    def decide(self, view, actions):
        return actions[1000]

class Cheating:
    def decide(self, view, actions):
        return -1
"""
NO_SEARCHES = [
    "search:",
    "search:s",
    "search:0",
    "search:-1",
    "search:nans",
    "search:infs",
    "search:1e9999s",
    "search:x",
]
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


@pytest.mark.parametrize("name", [*BOTS, "1", "2", "3", "4", "search:20", "search:0.01s"])
def test_there_is_a_bot_of_every_name(name):
    if name != "jade":  # who thinks for seconds
        state, action = asked(bot(name))
        assert action in state.actions
    assert len(LEVELS) == 5


@pytest.mark.parametrize(
    "name", ["", "6", "0", "jad", "nobody", "my_bot.py", "nowhere.py:Mine", "x" * 1000, "1 2 3", *NO_SEARCHES]
)
def test_an_unknown_bot_is_refused_in_a_sentence(name):
    with pytest.raises((UnknownBot, BotFailed)) as error:
        bot(name)
    assert str(error.value).endswith(".")


def test_a_bot_of_ones_own_is_ten_lines_in_a_file(tmp_path):
    path = tmp_path / "my_bot.py"
    path.write_text(MINE)
    state, action = asked(bot(f"{path}:Mine"))
    assert action == state.actions[-1]
    with pytest.raises(UnknownBot, match="It has: Mine, Broken, Crashing, Cheating"):
        bot(f"{path}:Yours")
    with pytest.raises(UnknownBot, match="not today"):
        bot(f"{path}:Broken")
    with pytest.raises(BotFailed, match=r"my_bot.py:Crashing has crashed in line 15: IndexError: .*\.$"):
        asked(bot(f"{path}:Crashing"))
    with pytest.raises(BotFailed, match=r"my_bot.py:Cheating plays \"-1\", which is no move now. There is: .*draw"):
        asked(bot(f"{path}:Cheating"))
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
        ("sys.exit('no idea')", 'has ended in the middle of the game, and said "no idea"'),
        ("1 / 0", "ZeroDivisionError"),
        ("sys.stderr.write('x' * 10**7); sys.exit()", 'has ended in the middle of the game, and said "xxx'),
        ("sys.stdout.buffer.write(bytes(range(128, 256)) + b'\\n')", "which is not of the form"),
        ("sys.stdout.buffer.write(b'\\0' * 100 + b'\\n')", "which is not of the form"),
        ("print('1' * 60000)", "which is not of the form"),
        ("print('{\"move\": NaN}'.replace('{', chr(123)))", 'plays "nan", which is no move now'),
        ("print(json.dumps(chr(0xd800)))", "which is no move now"),
        ("import os, time; os.close(1); time.sleep(60)", "has ended in the middle of the game"),
    ],
)
def test_a_program_that_fails_is_ended_with_a_sentence(body, said):
    player = program(body, 0.5 if "sleep" in body else 10.0)
    with pytest.raises(BotFailed, match=said):
        [asked(player) for _ in range(100)]  # a flood is noticed when it has come


@pytest.mark.parametrize(
    "program",
    [
        "import time; time.sleep(60)",  # never reads
        "import sys, time; sys.stdin.close(); time.sleep(60)",
        "import sys, time\nwhile True: sys.stdout.write('x'); sys.stdout.flush(); time.sleep(0.01)",  # trickles
        "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(60)",
        # Leaves a child behind that holds all three pipes, and ends: nobody hears that it has ended.
        "import subprocess, sys; subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)'])",
        "import subprocess, sys; subprocess.Popen(['sleep', '60'], start_new_session=True)",
    ],
)
def test_nobody_waits_longer_for_a_program_than_its_patience(program, monkeypatch):
    player = Process([sys.executable, "-c", program], patience=0.5)
    monkeypatch.setattr(player, "_question", lambda *_: {"view": "x" * 10**7})  # more than a pipe holds
    began = perf_counter()
    with pytest.raises(BotFailed, match="has not answered for"):
        asked(player)
    assert perf_counter() - began < 5
    with pytest.raises(BotFailed, match="has been ended"):
        asked(player)


def test_what_a_program_has_started_ends_with_it():
    player = Process(["sh", "-c", "sleep 60 & echo $!; wait"])
    child = int(player._answers.get(timeout=10))
    player.close()
    for _ in range(100):
        if not is_running(child):
            return
        sleep(0.05)
    pytest.fail(f"process {child} still runs")


def is_running(process: int) -> bool:
    """Whether it does more than wait for somebody to take note of its end."""
    try:
        os.kill(process, 0)
    except OSError:
        return False
    stat = Path(f"/proc/{process}/stat")
    return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] != "Z"


def test_programs_end_with_us():
    ours = """
import sys
from tianxia.bots.process import Process
bot = Process([sys.executable, "-c", "print(__import__('os').getpid(), flush=True); __import__('time').sleep(60)"])
print(bot._answers.get(timeout=30).decode())
"""
    said = subprocess.run([sys.executable, "-c", ours], capture_output=True, text=True, check=True)
    assert not is_running(int(said.stdout))


def test_a_program_that_cannot_be_started_is_refused():
    with pytest.raises(BotFailed, match="cannot be started"):
        bot("no_such_program_here --fast")


def test_random_players_with_one_seed_play_alike():
    assert [asked(Random(7))[1] for _ in range(3)] == [asked(Random(7))[1]] * 3
