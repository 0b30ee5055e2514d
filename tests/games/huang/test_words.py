"""What the log, the questions and the reasons say."""

import re
from functools import cache
from typing import Any

import numpy as np
import pytest
from tests.games.golden import played
from tests.games.huang.golden import NAMES, Player, goldens
from tests.games.huang.twins import HUANG

from tianxia.core.fields import NOTE
from tianxia.core.saying import log_lines, say
from tianxia.core.words import LANGUAGES
from tianxia.games.huang.atlas import maps
from tianxia.games.huang.reasons import why
from tianxia.games.huang.tables import CAPITAL_NAMES
from tianxia.games.huang.words import SECOND_CAPITAL

PLAYERS = ("Mei", "Ravi", "Li", "Jo", "Bo")

# The longest log that one move can leave: the last support of a war in which three states with all five leaders each
# meet, two lose everything and a pagoda each, the winner has got more than is needed, and the bag is empty.
LONGEST = """
players A B C D E
kingdoms
turn A, action 2
board Y(-1,0) Y(-3,0) B.r@(-2,0) B.b@(-2,1) B.g@(-1,-1) B.w@(-4,0) B.y@(-3,-1) R(-4,1) R(-3,1) R(-4,2)
board Y(1,-1) Y(3,-2) C.r@(2,-1) C.b@(2,-2) C.g@(1,-2) C.w@(4,-2) C.y@(4,-3) R(2,-3) R(3,-4) R(3,-3)
board Y(0,1) Y(0,3) D.r@(1,1) D.b@(-1,2) D.g@(0,2) D.w@(1,2) D.y@(0,4) P.red[(-4,1),(-3,1),(-4,2)]
board P.red[(2,-3),(3,-4),(3,-3)]
hand A: W1 R1
hand B: G2
hand C: G2
hand D: R6
hand E: G2
bag: none
market: R4
points A: Y1 R2 B3 G4 W1
points B: Y1 R2 B3 G4 W1
points C: Y1 R2 B3 G4 W1
points D: Y1 R2 B3 G4 W1
points E: Y1 R2 B3 G4 W1
granaries A: 1
granaries B: 1
granaries C: 1
granaries D: 1
granaries E: 1
play white (0,0); war nothing; war nothing; war right 6; war nothing
play war left 1
over
"""


def test_the_longest_log_of_a_move_has_room():
    player = Player()
    for line in LONGEST.strip().splitlines():
        player.run(line)
    assert player.fast().position.noted <= NOTE.size
    told = [message for message, _ in player.told_since()]
    assert told[0] == "huang.log.war.send"
    assert told[-1] == "huang.log.end.winner"
    assert len(told) >= 50


@cache
def all_played() -> dict[str, Any]:
    return {golden.name: played(Player(), golden) for golden in goldens()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_of_every_golden_can_be_said(lang):
    for player in all_played().values():
        state = player.fast()
        for names in ((), [NAMES[letter] for letter in player.letters]):
            for reader in (None, 0):
                lines = log_lines(HUANG, state.told(reader), lang, names, reader)
                assert all(line and not re.search(r"[{}]|\bNone\b|[-−]\d", line) for line in lines), lines


def test_a_war_is_told_from_its_cause_to_its_price():
    player = all_played()["G-17"]
    lines = log_lines(HUANG, player.fast().told(None), "en", [NAMES[letter] for letter in player.letters])
    assert lines == [
        "War! Ann unites State E3 and State D6 with a soldier on f6. The tile itself scores nothing.",
        "Clashing colours: yellow and red.",
        "State E3 starts with 2 soldiers; its leaders: yellow (Ben), red (Ben) and blue (Cho).",
        "State D6 starts with 4 soldiers; its leaders: yellow (Cho), red (Ann) and green (Cho).",
        "Ben sends 2 soldiers to State E3: 4.",
        "Cho sends the red leader to State E3: 5.",
        "Ann sends 3 soldiers to State D6: 7.",
        "State E3: 2 on the board + 2 sent + 1 by red leaders = 5.",
        "State D6: 4 on the board + 3 sent + 0 by red leaders = 7.",
        "State D6 wins the war.",
        "State E3 loses 2 soldiers on the board.",
        "Ben’s yellow leader leaves State E3 and goes to reserve.",
        "Ben’s red leader leaves State E3 and goes to reserve.",
        "Cho’s blue leader clashes with nobody and stays.",
        "Cho gets 1 yellow point for the leader driven out by the yellow leader of State D6.",
        "Ann gets 1 red point for the leader driven out by the red leader of State D6.",
        "The strongest loser had 5: State D6 pays 5 soldiers.",
        "The soldiers sent to State D6 pay first: 3.",
        "Soldiers sent to the losers go to the box: 2.",
        "Ann removes a soldier of State D6 from d7.",
        "The red pagoda on d7, e7 and e8 falls and goes to the supply.",
        "Ann removes a soldier of State D6 from e7.",
        "The war is over. The soldier on f6 stays.",
        "What was linked falls apart into 2 parts.",
        "A part without a leader is left as a loose group.",
    ]


def test_what_is_drawn_and_replaced_is_told_to_its_owner_alone():
    state = HUANG.new(3, 1, "manual", start_seat=0)
    for tile in ["red"] * 6 + ["blue"] * 6 + ["green"] * 6 + ["white"] * 6:
        state.play(tile)
    for move in ("replace 2 red", "yellow", "white"):
        state.play(move)
    mine, others, nobody = (log_lines(HUANG, state.told(reader), "en", PLAYERS, reader) for reader in (0, 1, None))
    assert {"You draw 6 soldiers.", "You replace 2 soldiers.", "You draw a governor."} <= set(mine)
    assert {"Mei draws six tiles.", "Mei replaces 2 tiles.", "Mei draws a tile and holds 5."} <= set(others)
    assert "You draw 6 farmers." in others
    assert set(others) - set(nobody) == {"You draw 6 farmers."}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_can_be_said_to_everybody(lang):
    for player in all_played().values():
        state = player.fast()
        for reader in (None, *range(state.seats)):
            assert say(HUANG, HUANG.words.prompt(state.position, reader), lang, PLAYERS)
            reason = why(state.position, reader)
            assert (reason is not None) == (reader is not None and reader == state.seat)
            assert reason is None or say(HUANG, reason, lang, PLAYERS)


@pytest.mark.parametrize(("bag", "said"), [("W6", "action.first"), ("W5", "replace.last"), ("none", "replace.empty")])
def test_who_may_replace_is_warned_while_the_bag_cannot_fill_six(bag, said):
    player = Player()
    for line in ("players A B", f"bag: {bag}", "then"):
        player.run(line)
    reason = why(player.fast().position, 0)
    assert reason is not None
    assert reason.id == f"huang.prompt.{said}.why"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_is_either_listed_or_refused_with_a_reason(lang):
    chooser = np.random.default_rng(3)
    state = HUANG.new(3, 5, bandits=True, palace=True)
    for _ in range(60):
        listed = set(state.actions)
        for action in chooser.choice(HUANG.num_actions, 60):
            reason = state.refusal(int(action))
            assert (reason is None) == (action in listed)
            assert reason is None or say(HUANG, reason, lang, PLAYERS)
        state.play(int(chooser.choice(state.actions)))


def test_every_capital_has_its_own_name_in_every_language():
    printed = {hex_.capital for one in maps() for hex_ in one.hexes} - {None}
    assert set(CAPITAL_NAMES) == printed
    assert len(CAPITAL_NAMES) < SECOND_CAPITAL


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("board", "reason"), [("18_kingdoms", "board"), ("test_board", "bandits")])
def test_bandits_are_refused_with_the_reason_that_is_true_of_the_map(lang, board, reason):
    settings = {"map": board, "bandits": True, "palace": False, "short": False, "start_seat": "random"}
    refused = HUANG.forbidden(3, settings)
    assert refused is not None
    assert refused.id == f"huang.no.options.{reason}"
    assert say(HUANG, refused, lang)
