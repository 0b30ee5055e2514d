"""What the log, the questions and the reasons say."""

import re

import numpy as np
import pytest
from tests.games.dragon.golden import NAMES, Player, goldens
from tests.games.dragon.twins import DRAGON
from tests.games.golden import played

from tianxia.core.fields import NOTE
from tianxia.core.game import Message
from tianxia.core.saying import log_lines, say
from tianxia.core.words import LANGUAGES, words

# As long a log as one move of a sensible game can leave: the last person of an invasion leaves, the wall holds and is
# counted twice, palaces decay, and after the scoring ten monks and all the rest are counted.
LONGEST = """
players A B C D E
with great_wall, final_wall in_event
at month 12, mongols
court A: 1 yuan, 1 rice, 1 rocket | 3: warrior old, monk old, monk old | 3: monk young, monk young | 1: | 1:
court B: 1 yuan, 1 rice, 1 rocket | 3: warrior old, monk old, monk old | 3: monk young, monk young | 1: | 1:
court C: 1 yuan, 1 rice, 1 rocket | 3: warrior old, warrior young, monk young | 1: monk young | 1: | 1:
court D: 1 yuan, 1 rice, 1 rocket | 3: warrior old | 1: | 1:
court E: 1 yuan, 1 rice, 1 rocket | 3: warrior young, lady, lady | 1:
wall A rice, B rice, C rice, D rice, E rice, A yuan, B yuan, C yuan, D yuan, E yuan, A floor, B floor
play release p1 lady
over
"""


def test_the_longest_log_of_a_move_has_room():
    player = Player()
    for line in LONGEST.strip().splitlines():
        player.run(line)
    state = player.fast()
    assert state.position.noted < NOTE.size
    assert player.told_since()[0][0] == "dragon.log.release"
    assert player.told_since()[-1][0].startswith("dragon.log.win")
    assert len(player.told_since()) >= 56


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_of_every_golden_can_be_said(lang):
    for golden in goldens():
        player = played(Player(), golden)
        state = player.fast()
        for names in ((), NAMES):
            lines = log_lines(DRAGON, state.told(None), lang, names)
            assert all(line and not re.search(r"[{}]|\bNone\b|-\d", line) for line in lines), lines


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_can_be_said_to_everybody(lang):
    asked = set()
    for seed in range(6):
        rng = np.random.default_rng(seed)
        super_event = ("random", "charter", "sunrise", "flood", "earthquake", "tornado")[seed]
        state = DRAGON.new(2 + seed % 4, seed, "manual", start_seat="random", great_wall=True, super_event=super_event)
        while not state.over:
            for reader in (None, *range(state.seats)):
                message = DRAGON.words.prompt(state.position, reader)
                asked.add(message.id)
                assert say(DRAGON, message, lang, NAMES)
                why = Message(f"{message.id}.why", message.numbers)
                assert not words(lang).knows(why.id) or say(DRAGON, why, lang, NAMES)
            state.play(int(rng.choice(state.actions)))
        assert DRAGON.words.prompt(state.position, 0).id == "dragon.prompt.over"
    assert {"dragon.prompt.wait", "dragon.prompt.watch", "dragon.prompt.chance", "dragon.prompt.charter"} <= asked


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_is_either_listed_or_refused_with_a_reason(lang):
    rng = np.random.default_rng(3)
    state = DRAGON.new(3, 5, great_wall=True, super_event="earthquake")
    while not state.over:
        listed = set(state.actions)
        for action in rng.choice(DRAGON.num_actions, 60):
            reason = state.refusal(int(action))
            assert (reason is None) == (action in listed)
            assert reason is None or say(DRAGON, reason, lang, NAMES)
        state.play(int(rng.choice(state.actions)))


SAID = {
    "en": "Ann scores 7 points: 3 for palaces, 2 for court ladies, 2 for privileges.",
    "de": "Ann erhält 7 Punkte: 3 für Paläste, 2 für Hofdamen, 2 für Privilegien.",
    "nl": "Ann krijgt 7 punten: 3 voor paleizen, 2 voor hofdames, 2 voor privileges.",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_line_gives_the_cause_and_the_sum(lang):
    golden = next(golden for golden in goldens() if golden.name == "example-scoring")
    state = played(Player(), golden).fast()
    assert SAID[lang] in log_lines(DRAGON, state.told(None), lang, NAMES)
