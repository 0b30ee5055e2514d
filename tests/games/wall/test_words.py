"""What the log, the questions and the reasons say."""

import re

import numpy as np
import pytest
from tests.games.golden import played
from tests.games.wall.golden import LETTERS, Player, goldens
from tests.games.wall.twins import WALL

from tianxia.core.fields import NOTE
from tianxia.core.saying import log_lines, say
from tianxia.core.words import LANGUAGES

NAMES = ("Mei", "Ravi", "Li", "Jo", "Bo")

# The longest log that one move can leave: the last mover's dragon ends the last round of five and frees what a noble
# held down, four idle turns pass, the mover takes second tiles in three sections, and another idle round ends the game.
LONGEST = """
players R V B Y O
turn O, action 2
out R
hand R: none
deck R: none
hand O: D
deck O: none
section 1: 5 | R:W*4 O:G
section 2: 5 | R:W*3 O:G
section 3: 5 | R:G*2 O:G
section 4: 4 | B:W*3 Y:N B:W B:W Y:W
play dragon > 4 on 2
over
"""


def test_the_longest_log_of_a_move_has_room():
    player = Player()
    for line in LONGEST.strip().splitlines():
        player.run(line)
    state = player.fast()
    assert state.position.noted <= NOTE.size
    assert player.told_since()[0][0] == "wall.log.dragon.cover"
    assert player.told_since()[-1][0] == "wall.log.end.win"
    assert len(player.told_since()) >= 31


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_of_every_golden_can_be_said(lang):
    for golden in goldens():
        player = played(Player(), golden)
        state = player.fast()
        for names in ((), [LETTERS[letter] for letter in player.letters]):
            for reader in (None, 0):
                lines = log_lines(WALL, state.told(reader), lang, names, reader)
                assert all(line and not re.search(r"[{}]|\bNone\b|-\d", line) for line in lines), lines


def test_a_draw_is_told_to_its_owner_alone():
    state = WALL.new(3, 1, "manual")
    rng = np.random.default_rng(1)
    while state.seat != 0 or "draw" not in map(state.notation, state.actions):
        state.play(int(rng.choice(state.actions)))
    state.play("draw")
    state.play("gate" if "gate" in map(state.notation, state.actions) else state.actions[0])
    drawn = [log_lines(WALL, state.told(reader), "en", NAMES, reader) for reader in (0, 1, None)]
    mine, others, nobody = ({line for line in lines if line.startswith("Mei draws")} for lines in drawn)
    assert others == nobody
    assert not any(line.startswith("Mei draws a card") for line in mine)
    assert all(line.startswith("Mei draws a card") for line in others)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_can_be_said_to_everybody(lang):
    asked = set()
    for seed in range(6):
        rng = np.random.default_rng(seed)
        state = WALL.new(2 + seed % 4, seed, "manual", start_seat="random")
        while not state.over:
            for reader in (None, *range(state.seats)):
                message = WALL.words.prompt(state.position, reader)
                asked.add(message.id)
                assert say(WALL, message, lang, NAMES)
            state.play(int(rng.choice(state.actions)))
        assert WALL.words.prompt(state.position, 0).id in {"wall.prompt.final", "wall.prompt.wait.action"}
    assert {"wall.prompt.wait.action", "wall.prompt.wait.claim", "wall.prompt.claim.which"} <= asked


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_is_either_listed_or_refused_with_a_reason(lang):
    rng = np.random.default_rng(3)
    state = WALL.new(3, 5)
    while not state.over:
        listed = set(state.actions)
        for action in rng.choice(WALL.num_actions, 60):
            reason = state.refusal(int(action))
            assert (reason is None) == (action in listed)
            assert reason is None or say(WALL, reason, lang, NAMES)
        state.play(int(rng.choice(state.actions)))
