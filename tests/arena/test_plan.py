"""Who meets whom: every deal from every seat, for every bot."""

from collections import Counter

import pytest

from tianxia.arena.plan import Plan, deals_for, rotations, tables_for
from tianxia.core.errors import BadOption


def plan(tables: tuple[tuple[str, ...], ...], deals: int = 6) -> Plan:
    return Plan("wall", 1, {}, {}, tables, deals, 7)


@pytest.mark.parametrize(
    ("bots", "seats", "tables"),
    [
        ("ab", 2, ["ab"]),
        ("abc", 2, ["ab", "ac", "bc"]),
        ("abcd", 3, ["abc", "abd", "acd", "bcd"]),
        ("abbb", 4, ["abbb"]),
        ("aabb", 4, ["aabb"]),
        ("ab", 4, ["abbb", "baaa"]),
        ("a", 3, ["aaa"]),
        ("aa", 2, ["aa"]),
    ],
)
def test_who_meets_whom(bots, seats, tables):
    assert tables_for(list(bots), seats) == tuple(map(tuple, tables))


def test_in_a_gauntlet_one_meets_each_of_the_others():
    assert tables_for(["ink", "paper", "3", "brush"], 3, "ink") == (
        ("ink", "paper", "paper"),
        ("ink", "brush", "brush"),
    )
    with pytest.raises(BadOption, match="nobody to play against"):
        tables_for(["ink"], 2, "3")


def test_a_bot_called_by_its_number_is_the_same_bot():
    assert tables_for(["1", "paper", "jade"], 2) == (("paper", "jade"),)


def test_more_tables_than_anybody_would_play_are_refused():
    with pytest.raises(BadOption, match="at most"):
        tables_for([f"my_bot.py:Bot{number}" for number in range(30)], 5)


@pytest.mark.parametrize(("table", "turns"), [("ab", 2), ("aa", 1), ("abbb", 4), ("abab", 2), ("abcde", 5)])
def test_a_deal_is_played_once_for_each_way_of_sitting(table, turns):
    assert rotations(tuple(table)) == turns
    games = [*plan((tuple(table),)).of_deal(0, 3)]
    assert len({game.seats for game in games}) == len(games) == turns
    assert {game.seed for game in games} == {7 + 3}


@pytest.mark.parametrize("bots", ["abc", "abcd", "abcde"])
def test_every_bot_has_every_seat_of_every_deal_once_and_everybody_beside_it_at_times(bots):
    made = plan((tuple(bots),), 40)
    for deal in range(made.deals):
        for seat in range(made.seats):
            assert {game.seats[seat] for game in made.of_deal(0, deal)} == set(bots)
    beside = Counter(game.seats[game.seats.index("a") - 1] for game in made.fixtures())
    assert set(beside) == set(bots) - {"a"}


def test_games_come_deal_by_deal_so_that_no_table_runs_ahead():
    made = plan(tables_for("abc", 2), 4)
    games = [*made.fixtures()]
    assert [game.deal for game in games] == sorted(game.deal for game in games)
    assert len(games) == made.games == 4 * 3 * 2


def test_each_table_plays_at_least_as_many_games_as_asked_for():
    assert deals_for(7, tables_for("ab", 2)) == 4
    assert deals_for(7, tables_for("a", 2)) == 7
    assert deals_for(9, tables_for("abbb", 4)) == 3


def test_a_plan_is_plain_values_and_back():
    made = plan(tables_for("abc", 2))
    asked = Plan("wall", 1, {"start_seat": 0}, {"HAND": 6}, (("a", "b"),), 3, 7, (0.5, 0.6))
    for each in (made, asked):
        assert Plan.from_dict(each.to_dict()) == each
