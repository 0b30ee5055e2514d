"""Every game keeps every law, with every set of options and every number of seats."""

from itertools import combinations
from typing import Any

import pytest

import tianxia
from tianxia.core import gpu
from tianxia.core.conformance import LAWS, check, tables
from tianxia.core.conformance.table import option_sets
from tianxia.core.fields import NOBODY, readable
from tianxia.core.options import Settings
from tianxia.core.simulate import simulate

GAMES = tianxia.games()
MANY = 90  # games that the slow tests hold to each law


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
def test_every_game_keeps_every_law_in_many_games_with_any_two_values_of_options(name, law):
    game = tianxia.game(name)
    games = -(-MANY // len(tables(game, together=2)))
    looked_at = check(game, law, games=games, seed=1000, together=2)
    assert looked_at or (law == "card_and_processor_play_the_same" and not there_is_a_card())


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_games_with_every_set_of_options_end_where_a_position_can_be(name):
    game = tianxia.game(name)
    for seats, settings in option_sets(game):
        for played in simulate(game, seats, settings, games=2, seed=5):
            for place in range(len(played.rows)):
                end = readable(played.rows, place)
                assert (end.seat, game.impossible(end)) == (NOBODY, None), (seats, settings)


@pytest.mark.parametrize("name", GAMES)
def test_there_is_a_table_for_every_number_of_seats_and_every_value_of_an_option(name):
    game = tianxia.game(name)
    at_tables = {(table.seats, option, value) for table in tables(game) for option, value in table.settings.items()}
    assert {seats for seats, *_ in at_tables} == set(game.seats)
    assert {each[1:] for each in at_tables} == {
        (option.name, value) for option in game.options for value in option.values
    }


@pytest.mark.parametrize("name", GAMES)
def test_any_two_values_of_options_that_go_together_have_a_table_where_it_is_asked_for(name):
    def pairs(seats: int, settings: Settings) -> set[tuple[Any, ...]]:
        return set(combinations([("seats", seats), *settings.items()], 2))

    game = tianxia.game(name)
    at_tables = set().union(*(pairs(table.seats, table.settings) for table in tables(game, together=2)))
    assert at_tables == set().union(*(pairs(*one) for one in option_sets(game)))
