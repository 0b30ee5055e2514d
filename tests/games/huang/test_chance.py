"""Chance is the rulebook's: every tile of the bag is as likely as any other, and so is what a seat cannot know."""

from collections import Counter
from itertools import combinations
from math import comb, prod

import pytest
from tests.games.huang.golden import Player
from tests.games.huang.plain import COLOURS
from tests.games.huang.twins import HUANG
from tests.games.twins import listed

from tianxia.core.state import State

SAMPLES = 2000


def after(*lines: str) -> State:
    """Set a table up as goldens do, and play."""
    player = Player()
    for line in (*lines, "then"):
        player.run(line)
    return player.fast()


def hands(tiles: Counter[str], size: int) -> dict[tuple[str, ...], float]:
    """Every hand of so many tiles and how likely it is, by counting: the multivariate hypergeometric distribution."""
    found = set(combinations(sorted(tiles.elements()), size))
    ways = comb(tiles.total(), size)
    return {hand: prod(comb(tiles[one], count) for one, count in Counter(hand).items()) / ways for hand in found}


def dealt(state: State, reader: int, what: str, seat: int) -> Counter[tuple[str, ...]]:
    view = state.view(reader)
    worlds = (view.sample_world(seed, "manual").to_dict()["position"] for seed in range(SAMPLES))
    return Counter(tuple(sorted(Counter(world[what][seat]).elements())) for world in worlds)


def is_likely(found: Counter[tuple[str, ...]], expected: dict[tuple[str, ...], float]) -> bool:
    if set(found) != set(expected):
        return False
    squares = sum((found[each] - SAMPLES * odds) ** 2 / (SAMPLES * odds) for each, odds in expected.items())
    freedom = len(expected) - 1
    return squares < freedom + 5 * (2 * max(freedom, 1)) ** 0.5  # five standard deviations of chi-square


def test_every_tile_of_the_bag_is_as_likely_as_any_other():
    state = after("players A B", "turn A, action 2", "hand A: G5", "bag: Y3 R1 W2", "play replace nothing")
    assert listed(state) == {"yellow": 3, "red": 1, "white": 2}


@pytest.mark.parametrize(("hand", "bag"), [("Y1 G1", "W2"), ("R2", "R1 B2"), ("Y3", "G1")])
def test_every_hand_that_agrees_with_the_view_comes_up_as_often_as_it_should(hand, bag):
    state = after("players A B", "hand A: R1", f"hand B: {hand}", f"bag: {bag}")
    letters = dict(zip("YRBGW", COLOURS, strict=True))
    unseen = Counter({letters[each[0]]: 0 for each in (hand + " " + bag).split()})
    for each in (hand + " " + bag).split():
        unseen[letters[each[0]]] += int(each[1:])
    size = sum(int(each[1:]) for each in hand.split())
    assert is_likely(dealt(state, 0, "hand", 1), hands(unseen, size))


def test_what_was_taken_from_the_market_is_surely_held():
    state = after(
        "players A B", "turn A, action 2", "hand A: G1", "hand B: Y2", "bag: R2 W3", "market: B1 R5",
        "play green (0,0)", "play take blue",
    )  # fmt: skip
    found = dealt(state, 1, "hand", 0)
    assert found == {("blue",): SAMPLES}


def test_what_was_replaced_its_owner_knows_and_nobody_else():
    state = after("players A B", "hand A: Y2", "hand B: G1", "bag: R3", "play replace 1 yellow", "play red")
    assert dealt(state, 0, "replaced", 0) == {("yellow",): SAMPLES}
    for reader in (1, None):
        found = dealt(state, reader, "replaced", 0) if reader is not None else None
        if found is not None:
            assert set(found) == {("yellow",), ("red",)}
            assert abs(found["yellow",] / SAMPLES - 2 / 5) < 0.05  # two yellow and three red tiles are not seen


def test_a_known_tile_may_have_been_replaced():
    state = after(
        "players A B", "turn A, action 1", "hand A: G1 Y1", "hand B: G1", "bag: R3", "market: B1 R5",
        "play green (0,0)", "play take blue", "play replace 1 yellow", "play red",
    )  # fmt: skip
    where = Counter[str]()
    view = state.view(1)
    for seed in range(SAMPLES):
        world = view.sample_world(seed, "manual").to_dict()["position"]
        where["hand" if world["hand"][0].get("blue") else "replaced"] += 1
        assert world["hand"][0].get("blue", 0) + world["replaced"][0].get("blue", 0) == 1
    assert abs(where["hand"] / SAMPLES - 2 / 3) < 0.05


def test_a_world_plays_on_from_the_same_question():
    state = after("players A B", "board Y(0,0) A.y@(1,0)", "hand A: R2")
    world = state.sample_world(0, seed=5)
    assert world.actions == state.actions
    assert world.view(0).to_dict() == state.view(0).to_dict()


def test_what_was_sent_to_a_war_is_in_no_hand_of_a_world():
    state = after(
        "board Y(-1,0) A.r@(-1,-1) Y(1,0) B.r@(1,1)", "hand A: W1", "hand B: R2", "hand C: G1", "bag: R1",
        "play white (0,0)", "play war left 2",
    )  # fmt: skip
    view = state.view(0)
    worlds = [view.sample_world(seed, "manual") for seed in range(50)]
    assert {HUANG.impossible(world.position) for world in worlds} == {None}
    assert {world.to_dict()["position"]["bag"].get("red", 0) for world in worlds} == {0, 1}
