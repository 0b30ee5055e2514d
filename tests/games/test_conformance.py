"""Every game keeps every law, with every set of options and every number of seats."""

import pytest

import tianxia
from tianxia.core import gpu
from tianxia.core.conformance import LAWS, check, tables

GAMES = tianxia.games()


def there_is_a_card() -> bool:
    try:
        return bool(gpu.cuda())
    except gpu.NoGpu:
        return False


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("name", GAMES)
def test_every_game_keeps_every_law(name, law):
    game = tianxia.game(name)
    positions = 0 if law == "card_and_processor_play_the_same" and not there_is_a_card() else len(tables(game))
    assert check(game, law) >= positions


@pytest.mark.slow
@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("name", GAMES)
def test_every_game_keeps_every_law_in_many_games(name, law):
    game = tianxia.game(name)
    assert check(game, law, games=5, seed=1000) or (law == "card_and_processor_play_the_same" and not there_is_a_card())


@pytest.mark.parametrize("name", GAMES)
def test_there_is_a_table_for_every_number_of_seats_and_every_value_of_an_option(name):
    game = tianxia.game(name)
    at_tables = {(table.seats, option, value) for table in tables(game) for option, value in table.settings.items()}
    assert {seats for seats, *_ in at_tables} == set(game.seats)
    assert {each[1:] for each in at_tables} == {
        (option.name, value) for option in game.options for value in option.values
    }
