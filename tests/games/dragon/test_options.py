"""What a table may agree on before the game, and what is refused."""

import pytest
from tests.games.dragon.plain import SUPER_EVENTS
from tests.games.dragon.twins import DRAGON

from tianxia.core.errors import BadOption
from tianxia.games.dragon.options import OPTIONS, Setting

ROW = "drought mongols tribute festival contagion drought mongols tribute festival contagion"


def test_options_are_those_of_the_rules_with_their_defaults():
    assert {option.name: option.default for option in OPTIONS} == {
        "edition": "2017",
        "great_wall": False,
        "super_event": "off",
        "start_seat": 0,
        "final_wall": "after_round",
        "month7_decay": "after",
        "event_row": "random",
    }
    assert next(option for option in OPTIONS if option.name == "super_event").values[3:] == SUPER_EVENTS


def test_numbers_for_the_rules_stand_in_the_order_of_the_options():
    names = [option.name.upper() for option in OPTIONS]
    assert [setting.name for setting in Setting] == names
    assert list(Setting) == list(range(len(names)))


@pytest.mark.parametrize("row", [f"  {ROW.upper()} ", ROW.replace(" ", ","), f"peace peace {ROW}"])
def test_a_famous_row_is_laid_as_it_is_told(row):
    state = DRAGON.new(3, seed=1, event_row=row)
    assert state.settings["event_row"] == ROW
    assert state.to_dict()["position"]["event"] == ["peace", "peace", *ROW.split()]
    assert state.seat == 0


def test_a_row_may_be_random_by_name_too():
    assert DRAGON.new(2, seed=1, event_row="Random").settings["event_row"] == "random"


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        (ROW.replace("mongols", "huns", 1), 'there is no event "huns"'),
        (ROW.replace("mongols", "peace", 1), 'there is no event "peace"'),
        (f"peace {ROW}", 'there is no event "peace"'),
        (ROW + " drought", "it names 10 events, for months 3 to 12, not 11"),
        (ROW.replace("drought", "mongols", 1), "drought 1"),
        (
            ROW.replace("tribute festival", "festival tribute", 1).replace("tribute contagion", "tribute tribute", 1),
            "3",
        ),
        (
            "drought drought mongols tribute festival contagion mongols tribute festival contagion",
            "drought cannot come twice running, in months 3 and 4",
        ),
        (7, "event_row cannot be"),
        ("", "event_row cannot be"),
    ],
)
def test_a_row_that_cannot_be_is_refused_with_its_reason(row, reason):
    with pytest.raises(BadOption, match=reason):
        DRAGON.new(3, seed=1, event_row=row)


def test_nobody_starts_who_does_not_play():
    with pytest.raises(BadOption, match="3"):
        DRAGON.new(3, seed=1, start_seat=3)


@pytest.mark.parametrize(("edition", "price"), [("2007", 6), ("2017", 7)])
def test_the_editions_differ_in_one_price(edition, price):
    assert DRAGON.new(2, seed=1, edition=edition).position.large_price == price
