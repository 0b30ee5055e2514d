"""Every golden position holds, and together they prove every paragraph that there is to prove."""

import re
from pathlib import Path

import pytest
from tests.games.dragon.golden import Player, goldens
from tests.games.golden import Golden, played

from tianxia.games.dragon import reasons
from tianxia.games.dragon.words import LINES, Note

GOLDENS = goldens()
NO_SITE = "dragon.no.no-site"  # no game comes to so many palaces: test_impossible.py
TO_THE_OTHERS = {"dragon.prompt.wait", "dragon.prompt.watch", "dragon.prompt.chance", "dragon.prompt.over"}


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: golden.name)
def test_golden(golden: Golden) -> None:
    played(Player(), golden)


def test_no_two_goldens_have_one_name():
    assert len({golden.name for golden in GOLDENS}) == len(GOLDENS)


def test_every_reason_why_not_stands_in_a_golden():
    source = Path(reasons.__file__).read_text("utf8")
    refused = {line.rsplit("(", 1)[1][:-1] for golden in GOLDENS for line in golden.lines if line.startswith("refused")}
    assert set(re.findall(r'"(dragon\.no\.[\w.-]+)"', source)) - {NO_SITE} == refused


def test_every_question_stands_in_a_golden():
    source = Path(reasons.__file__).read_text("utf8")
    prompted = {line.split()[1] for golden in GOLDENS for line in golden.lines if line.startswith("prompt")}
    assert set(re.findall(r'"(dragon\.prompt\.[\w.-]+)"', source)) - TO_THE_OTHERS == prompted


def test_every_kind_of_note_comes_up_in_a_golden():
    seen = set()
    for golden in GOLDENS:
        seen |= {kind for kind, _ in played(Player(), golden).fast().told(None)}
    assert seen == set(Note) == set(LINES)
