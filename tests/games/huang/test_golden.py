"""Every golden position holds, and together they prove every paragraph that there is to prove."""

import re
from pathlib import Path

import pytest
from tests.games.golden import Golden, played
from tests.games.huang.golden import Player, goldens

from tianxia.games.huang import reasons
from tianxia.games.huang.words import LINES, Note

GOLDENS = goldens()


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: golden.name)
def test_golden(golden: Golden) -> None:
    played(Player(), golden)


def test_no_two_goldens_have_one_name():
    assert len({golden.name for golden in GOLDENS}) == len(GOLDENS)
