"""Chance is the rulebook's: each tile face down and each card of a deck is as likely as any other."""

from collections import Counter
from itertools import combinations
from math import comb, prod

import pytest
from tests.games.twins import listed
from tests.games.wall.plain import SET, TILES, Card, Table
from tests.games.wall.twins import WALL, as_state


def test_at_first_every_tile_is_as_likely_as_it_is_printed():
    state = WALL.new(4, 1, "manual")
    assert listed(state) == {f"tile {tile}": count for tile, count in TILES.items()}
    assert sum(state.weights) == 36
    assert sum(tile * count for tile, count in TILES.items()) == 147


def test_at_first_every_card_is_as_likely_as_it_is_printed():
    state = WALL.new(2, 1, "manual")
    for tile in (5, 4, 3, 2):
        state.play(f"tile {tile}")
    assert listed(state) == SET
    assert sum(state.weights) == 20


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_seat_is_as_likely_to_start(seats):
    state = WALL.new(seats, 1, "manual", start_seat="random")
    assert listed(state) == {f"seat {seat + 1} starts": 1 for seat in range(seats)}


def small_table(hands: list[Counter[str]], decks: list[Counter[str]]) -> Table:
    """A table near its end: few cards are left, the others went with sections that were cleared."""
    table = Table(len(hands))
    table.is_set_up, table.turns_begun = True, 20
    for section, tiles in zip(table.sections, ([5, 4], [7, 3], [8, 2]), strict=False):
        section.free = sorted(tiles, reverse=True)
        table.supply.subtract(tiles)
    table.won[0] = [3, 2]
    table.supply.subtract([3, 2])
    table.hands, table.decks = hands, decks
    table.gone = [Card(0, "wall")]
    table.begin(2)
    return table


def exact(cards: Counter[str], size: int) -> dict[tuple[str, ...], float]:
    """Every hand of so many cards and how likely it is, by counting: the multivariate hypergeometric distribution."""
    hands = set(combinations(sorted(cards.elements()), size))
    ways = comb(cards.total(), size)
    return {hand: prod(comb(cards[kind], count) for kind, count in Counter(hand).items()) / ways for hand in hands}


OTHERS = [
    (Counter(soldier=1, noble=1), Counter(soldier=2, wall=1)),
    (Counter(gate=2, dragon=1), Counter(gate=1, rider=2, dragon=0)),
    (Counter(wall=4), Counter(tower=1)),
]


@pytest.mark.parametrize(("hand", "deck"), OTHERS)
def test_every_hand_that_agrees_with_the_view_comes_up_as_often_as_it_should(hand, deck):
    samples = 4000
    own = Counter(wall=2, gate=1)
    table = small_table([own, hand, Counter(gate=1, noble=1)], [Counter(soldier=1), deck, Counter(wall=2)])
    state = as_state(table)
    view = state.view(0)
    expected = exact(hand + deck, hand.total())
    found: Counter[tuple[str, ...]] = Counter()
    pairs = set()
    for seed in range(samples):
        world = view.sample_world(seed).to_dict()["position"]
        hands = [tuple(sorted(Counter(world["hand"][seat]).elements())) for seat in range(3)]
        assert hands[0] == tuple(sorted(own.elements()))
        found[hands[1]] += 1
        pairs.add((hands[1], hands[2]))
    assert set(found) == set(expected)
    squares = sum((found[each] - samples * likely) ** 2 / (samples * likely) for each, likely in expected.items())
    freedom = len(expected) - 1
    assert squares < freedom + 5 * (2 * max(freedom, 1)) ** 0.5  # five standard deviations of chi-square
    assert len(pairs) == len(expected) * len(exact(Counter(gate=1, noble=1, wall=2), 2))


def test_a_spectator_knows_no_hand():
    table = small_table(
        [Counter(wall=1), Counter(gate=1)], [Counter(tower=1, gate=1, soldier=1), Counter(noble=1, wall=2)]
    )
    view = as_state(table).view()
    worlds = {str(view.sample_world(seed).to_dict()["position"]["hand"]) for seed in range(300)}
    assert len(worlds) == 4 * 3


def test_a_world_plays_on_from_the_same_question():
    table = small_table([Counter(wall=2), Counter(gate=2)], [Counter(soldier=2), Counter(noble=1)])
    state = as_state(table)
    world = state.sample_world(0, seed=5)
    assert world.actions == state.actions
    assert world.view(0).to_dict() == state.view(0).to_dict()
