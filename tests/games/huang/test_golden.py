"""Every golden position holds, and together they prove every paragraph that there is to prove."""

import re
from pathlib import Path

import pytest
from tests.games.golden import Golden, played
from tests.games.huang.golden import Player, goldens

from tianxia.games.huang import reasons
from tianxia.games.huang.words import LINES, Note

GOLDENS = goldens()
OVER = "huang.no.over"  # what is said instead of a question
# No text says these, but numbers of moves do: a space beyond the map, and nobody sent to a side that has a name.
NUMBERS_ONLY = {"huang.no.space", "huang.no.war.nobody"}


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: golden.name)
def test_golden(golden: Golden) -> None:
    played(Player(), golden)


def test_no_two_goldens_have_one_name():
    assert len({golden.name for golden in GOLDENS}) == len(GOLDENS)


def test_every_reason_why_not_stands_in_a_golden():
    source = Path(reasons.__file__).read_text("utf8")
    refused = {line.rsplit("(", 1)[1][:-1] for golden in GOLDENS for line in golden.lines if line.startswith("refused")}
    told = set(re.findall(r'"(huang\.no\.[\w.-]+)"', source))
    told |= {f"huang.no.occupied.{kind}" for kind in ("tile", "leader", "bandits")}
    told |= {f"huang.no.riot.{kind}" for kind in ("empty", "leader", "bandits", "noleader", "farmer", "farmers")}
    told |= {f"huang.no.pagoda.{kind}" for kind in ("noleader", "trader", "traders")}
    assert told - NUMBERS_ONLY - {OVER} == refused


def test_every_question_stands_in_a_golden():
    prompted = {line.split()[1] for golden in GOLDENS for line in golden.lines if line.startswith("prompt")}
    asked = {f"huang.prompt.{name}" for name in reasons.ASKING.values()}
    asked |= {f"huang.prompt.action.{place}" for place in ("first", "second")}
    asked |= {f"huang.prompt.{name}" for name in ("pagoda.offer", "palace.or")}
    assert asked | {OVER} == prompted


def test_every_kind_of_note_comes_up_in_a_golden():
    seen = set()
    for golden in GOLDENS:
        seen |= {kind for kind, _ in played(Player(), golden).fast().told(None)}
    assert set(Note) - seen == set()
    assert seen == set(LINES)
