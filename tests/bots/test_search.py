"""What a search promises: it sees what its seat sees, it plays alike everywhere, and it explains itself."""

import numpy as np
import pytest

import tianxia
from tianxia.bots.plain import Greedy, Random
from tianxia.bots.search import Manner, Search

GAMES = tianxia.games()


def middle(name: str, seed: int = 5, moves: int = 30) -> tianxia.State:
    state, chooser = tianxia.game(name).new(seed=seed), np.random.default_rng(seed)
    while len(state.moves) < moves and not state.over:
        state.play(int(chooser.choice(state.actions)))
    return state


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", [Random, Greedy, Search], ids=lambda bot: bot.__name__)
def test_every_bot_plays_every_game_with_moves_that_are_allowed(name, bot):
    state, player = tianxia.game(name).new(seed=3), bot()
    if bot is Search:
        player = Search(Manner(iterations=5, horizon=2))
    for _ in range(40):
        if state.over:
            break
        state.play(player.decide(state.view(state.seat), state.actions))


@pytest.mark.parametrize("name", GAMES)
def test_two_truths_behind_one_view_are_searched_alike(name):
    state = middle(name)
    told = []
    for seed in range(3):
        world = state.sample_world(state.seat or 0, seed=seed)
        told.append(Search(Manner(iterations=200)).candidates(world.view(state.seat), world.actions))
    assert told[0] == told[1] == told[2]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("threads", [1, 2])
def test_same_seed_and_iterations_give_the_same_thoughts(name, threads):
    state = middle(name)
    manner = Manner(iterations=150, threads=threads)
    first, second = (Search(manner, seed=4).candidates(state.view(state.seat), state.actions) for _ in range(2))
    assert first == second
    assert sum(each.share for each in first) == pytest.approx(1)
    for each in first:
        assert sum(each.winning) == pytest.approx(1 if each.share else 0)
