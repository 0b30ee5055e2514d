"""Errors: sentences that can be read, whatever caused them."""

from typing import Any

import pytest

from tianxia.core.errors import BadRecord, GameOver, IllegalAction, TianxiaError, choices, shown


def nested(depth: int) -> Any:
    inner: Any = []
    for _ in range(depth):
        inner = [inner]
    return inner


@pytest.mark.parametrize(
    ("given", "text"),
    [
        ("draw", '"draw"'),
        (3, '"3"'),
        (None, '"None"'),
        ("a\nb\x1b[31m\ud800", '"a?b?[31m?"'),
        ("x" * 60, '"' + "x" * 60 + '"'),
        ("x" * 61, '"' + "x" * 60 + '…"'),
        (10**5000, '"int without end"'),
        (nested(100_000), '"list without end"'),
    ],
    ids=("text", "number", "nothing", "control characters", "just short enough", "too long", "huge number", "deep"),
)
def test_what_somebody_gave_is_quoted_however_odd(given, text):
    assert shown(given) == text


def test_a_wrong_name_is_answered_with_what_there_is():
    assert choices("rideer", ["rider", "wall"]) == 'did you mean "rider"? There is: rider, wall.'
    assert choices(10**5000, ["rider"]) == "There is: rider."


def test_every_error_of_ours_is_one_family():
    assert issubclass(GameOver, IllegalAction)
    assert issubclass(IllegalAction, TianxiaError)
    assert IllegalAction("no.", "wall.turn").rule == "wall.turn"
    assert IllegalAction("no.").rule is None
    assert str(BadRecord("this is broken.", 3)) == "line 3: this is broken."
    assert str(BadRecord("this is broken.")) == "this is broken."
