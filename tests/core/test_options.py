"""Options: what may be said for a value, and the sentence where it may not."""

import pytest

from tianxia.core.errors import BadOption
from tianxia.core.options import Option, read_settings
from tianxia.core.registry import game

BOX = Option("box", default=False, values=(False, True))
EDITION = Option("edition", "2017", ("2007", "2017"))
START = Option("start", 0, ("random", 0, 1))
ALL = (BOX, EDITION, START)


@pytest.mark.parametrize(
    ("option", "given", "value"),
    [
        (BOX, True, True), (BOX, "true", True), (BOX, "ON", True), (BOX, "yes", True), (BOX, "no", False),
        (EDITION, "2007", "2007"), (START, 1, 1), (START, "1", 1), (START, "Random", "random"),
    ],
)  # fmt: skip
def test_a_value_is_read_as_itself_or_as_typed_on_a_command_line(option, given, value):
    read = option.read(given)
    assert (read, type(read)) == (value, type(value))


@pytest.mark.parametrize(
    ("option", "given", "sentence"),
    [
        (BOX, 1, 'box cannot be "1": There is: False, True.'),
        (BOX, "maybe", 'box cannot be "maybe": There is: False, True.'),
        (EDITION, 2017, 'edition cannot be "2017": did you mean "2017"? There is: 2007, 2017.'),
        (EDITION, "2107", 'edition cannot be "2107": did you mean "2017"? There is: 2007, 2017.'),
        (START, True, 'start cannot be "True": There is: random, 0, 1.'),
        (START, None, 'start cannot be "None": There is: random, 0, 1.'),
        (START, "randon", 'start cannot be "randon": did you mean "random"? There is: random, 0, 1.'),
    ],
)
def test_another_value_is_refused_and_the_sentence_says_what_there_is(option, given, sentence):
    with pytest.raises(BadOption) as caught:
        option.read(given)
    assert str(caught.value) == sentence


def test_an_option_that_is_not_named_has_its_default():
    assert read_settings(ALL, {"start": "1"}) == {"box": False, "edition": "2017", "start": 1}


def test_an_unknown_option_is_refused():
    with pytest.raises(BadOption) as caught:
        read_settings(ALL, {"edit": 1})
    assert str(caught.value) == ('there is no option "edit": did you mean "edition"? There is: box, edition, start.')
    with pytest.raises(BadOption, match=r'^there is no option "x": This game has none\.$'):
        read_settings((), {"x": 1})


def test_the_rules_read_the_place_of_a_value():
    assert [START.encode(value) for value in START.values] == [(0,), (1,), (2,)]
    assert game("wall").encode({"start_seat": "random"}).tolist()[0] == 0


@pytest.mark.parametrize("seats", [1, 6, 0, -2, True, "3", 3.0])
def test_a_number_of_seats_that_the_game_is_not_for_is_refused(seats):
    with pytest.raises(BadOption, match=r"^wall is for 2 to 5 seats, not "):
        game("wall").new(seats)


@pytest.mark.parametrize("seed", [-1, 1 << 128, "7", 7.0, True])
def test_what_is_no_seed_is_refused(seed):
    with pytest.raises(BadOption, match=r"^a seed is a whole number of up to 128 bits, not "):
        game("wall").new(3, seed)


def test_chance_is_seeded_or_manual():
    with pytest.raises(BadOption, match=r'^chance is "seeded" or "manual", not "random"\.$'):
        game("wall").new(3, 1, "random")
