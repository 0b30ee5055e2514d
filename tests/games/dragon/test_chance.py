"""Chance is the rulebook's: people, events and cards as they are printed, each tile as likely as another."""

from collections import Counter
from itertools import pairwise, permutations

import pytest
from tests.games.dragon.plain import CARDS, EVENTS, PERSON_POINTS, SUPER_EVENTS, SYMBOLS, supply
from tests.games.dragon.twins import DRAGON
from tests.games.twins import listed

from tianxia.core.codec import label
from tianxia.core.state import State
from tianxia.games.dragon.tables import COPIES, TILES

SEATS = [2, 3, 4, 5]
ROW = "drought mongols tribute festival contagion drought mongols tribute festival contagion"


@pytest.mark.parametrize("seats", SEATS)
def test_people_are_as_many_and_as_good_as_printed(seats):
    assert {label(tile.kind): int(COPIES[seats, tile.kind]) for tile in TILES} == supply(seats)
    assert {label(tile.kind): tile.symbols for tile in TILES} == SYMBOLS
    assert {label(tile.kind): tile.value for tile in TILES} == PERSON_POINTS


@pytest.mark.parametrize("seats", SEATS)
def test_every_seat_is_as_likely_to_start(seats):
    state = DRAGON.new(seats, 1, "manual", start_seat="random")
    assert listed(state) == {f"seat {seat + 1} starts": 1 for seat in range(seats)}


def test_events_come_as_tiles_are_drawn():
    state = DRAGON.new(3, 1, "manual")
    left = Counter(dict.fromkeys(EVENTS, 2))
    while left:
        assert listed(state) == left
        event = min(left)
        state.play(event)
        left[event] -= 1
        left = +left


def rows_from(state: State, events: list[str]) -> str:
    for event in events:
        state.play(event)
    return " ".join(str(event) for event in state.to_dict()["position"]["event"][2:])


def shifted(tiles: list[str]) -> list[str]:
    """Lay tiles as the rulebook says: the second of two equal ones goes to the next free space, at the end back."""
    row: list[str] = []
    waiting: list[str] = []
    for tile in tiles:
        if row and row[-1] == tile and not waiting:
            waiting.append(tile)
            continue
        row.append(tile)
        if waiting and row[-1] != waiting[0]:
            row.append(waiting.pop())
    return [*row[:-2], row[-1], row[-2], *waiting] if waiting and len(row) == 9 else row


def test_rows_come_as_often_as_shifting_tiles_makes_them():
    """Of a smaller box, three kinds of two, all orders: each row has as many as there are orders that lead to it."""
    tiles = ["drought", "tribute", "festival"] * 2
    for order in sorted(set(permutations(tiles)))[::7]:
        events = [*order, "mongols", "contagion", "mongols", "contagion"]
        assert rows_from(DRAGON.new(2, 1, "manual"), events) == " ".join(shifted(events)), events


def test_no_row_has_two_equal_events_side_by_side():
    rows = set()
    for seed in range(300):
        row = DRAGON.new(2, seed).to_dict()["position"]["event"]
        assert row[:2] == ["peace", "peace"]
        assert Counter(row[2:]) == Counter(dict.fromkeys(EVENTS, 2))
        assert all(here != after for here, after in pairwise(row[2:]))
        rows.add(tuple(row))
    assert len(rows) > 290


@pytest.mark.parametrize("great_wall", [False, True])
@pytest.mark.parametrize("seats", SEATS)
def test_every_card_is_as_likely_in_every_place(seats, great_wall):
    state = DRAGON.new(seats, 1, "manual", event_row=ROW, great_wall=great_wall)
    while state.seat != -1:
        state.play(state.actions[0])
    left = {*CARDS, *(["wall"] if great_wall else [])}
    while state.seat == -1:
        assert listed(state) == dict.fromkeys(left, 1)
        left.discard(max(left))
        state.play(max(listed(state)))


def test_every_super_event_is_as_likely():
    state = DRAGON.new(4, 1, "manual", super_event="random", event_row=ROW)
    assert listed(state) == {f"super {name}": 1 for name in SUPER_EVENTS}
