"""Moves as people write them, where what they write is more than one move."""

import pytest
from tests.games.dragon.twins import DRAGON

from tianxia.core.errors import NotAMove


@pytest.mark.parametrize("text", ["feed p1 p3", "feed p1, p3", "Feed P1  P3"])
def test_who_feeds_several_palaces_at_once_is_told_to_feed_one_at_a_time(text):
    state = DRAGON.new(2, seed=1)
    with pytest.raises(NotAMove, match="one palace at a time, as in feed p1"):
        state.play(text)
