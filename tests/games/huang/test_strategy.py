"""Judgement: sentences that players of HUANG would sign, and matches."""

import numpy as np
import pytest
from tests.games.huang.golden import Player
from tests.games.huang.twins import HUANG

from tianxia.bots.plain import Bot, Greedy, Random, liked
from tianxia.core.fields import SEAT, row
from tianxia.core.state import State


def position(*lines: str) -> State:
    player = Player()
    for line in (*lines, "then"):
        player.run(line)
    return player.fast()


def weights(state: State) -> dict[str, int]:
    """How much each move is liked."""
    found = liked(state.view(state.seat), state.actions)
    return {state.notation(action): int(weight) for action, weight in zip(state.actions, found, strict=True)}


def best(state: State) -> str:
    return state.notation(Greedy().decide(state.view(state.seat), state.actions))


def worth(state: State) -> list[float]:
    out = np.zeros(SEAT.size)
    HUANG.prospects(row(state.view().rows), out)
    return out[: state.seats].tolist()


TRIANGLE = ("players A B", "board Y(0,0) A.r@(1,0) R(2,0) R(3,-1) B.y@(-1,0)", "hand A: R2 G1 W1", "hand B: G4")


def test_a_third_soldier_that_completes_a_triangle_in_the_state_of_ones_red_leader_is_liked_best():
    assert best(position(*TRIANGLE)) in {"red e7", "red f9"}


def test_a_pagoda_for_ones_own_leader_is_built_and_one_for_a_rival_is_not():
    state = position(*TRIANGLE)
    state.play("red f9")
    assert best(state).startswith("pagoda red")
    state = position(*(line.replace("A.r@", "B.r@") for line in TRIANGLE))
    state.play("red f9")
    assert best(state) == "no pagoda"


def test_a_tile_that_scores_for_oneself_is_liked_more_than_one_that_scores_for_a_rival():
    lines = "players A B", "board Y(0,0) A.g@(1,0) Y(-4,0) B.g@(-3,0)", "hand A: G1"
    liked_so = weights(position(*lines))
    assert liked_so["green f8"] > liked_so["green f1"] == min(liked_so["green f1"], liked_so["green a1"])


def test_the_colour_that_one_lacks_is_wanted_more():
    lines = "players A B", "board Y(0,0) A.g@(1,0) A.r@(0,1)", "hand A: G1 R1", "market: W2", "bag: Y4 R4"
    poor_in_red = weights(position(*lines, "points A: Y9 R0 B9 G9"))
    poor_in_green = weights(position(*lines, "points A: Y9 R9 B9 G0"))
    assert poor_in_red["red e6"] > poor_in_red["green e6"]
    assert poor_in_green["green e6"] > poor_in_green["red e6"]


def test_the_defender_of_a_revolt_adds_what_holds_and_no_governor_more():
    board = "board Y(0,0) Y(1,-1) B.r@(0,-1) B.y@(-1,0)"
    state = position("players A B", board, "hand A: Y3 W1", "hand B: Y4")
    state.play("leader red f7")
    state.play("commit 2")
    assert best(state) == "commit 2"


def test_nobody_sends_soldiers_to_a_war_that_is_won_without_them():
    board = "board Y(-1,0) A.r@(-2,0) R(-2,1) R(-1,1) R(-3,1) Y(1,0) B.r@(2,0)"
    state = position("players A B", board, "hand A: W1 R2", "hand B: none")
    state.play("white f6")
    state.play("war nothing")
    assert best(state) == "war nothing"


def test_a_war_against_the_odds_is_not_begun():
    board = "board Y(-1,0) A.r@(-2,0) Y(1,0) B.r@(2,0) R(3,0) R(2,1) R(1,1) R(3,-1)"
    liked_so = weights(position("players A B", board, "hand A: W1 G1", "hand B: R3"))
    assert liked_so["white f6"] < liked_so["white f1"]


def test_a_pagoda_in_the_state_of_ones_leader_is_worth_points():
    board = "board Y(0,0) A.r@(1,0) R(2,0) R(3,-1) R(2,-1) B.y@(-1,0)"
    without, with_pagoda = (position("players A B", board + more) for more in ("", " P.red[(2,0),(3,-1),(2,-1)]"))
    assert worth(with_pagoda)[0] > worth(without)[0]
    assert worth(with_pagoda)[1] == worth(without)[1]


def test_the_lowest_colour_counts_for_more_the_nearer_the_end_is():
    lines = "players A B", "points A: Y4 R4 B4 G4", "points B: Y9 R9 B9 G1"
    early, late = worth(position(*lines)), worth(position(*lines, "bag: Y2"))
    assert late[0] - late[1] > early[0] - early[1]


@pytest.mark.slow
def test_greedy_beats_random_in_more_than_nineteen_games_of_twenty():
    wins = 0
    for seed in range(40):
        state = HUANG.new(2, seed=seed)
        players: list[Bot] = [Greedy(), Random(seed)] if seed % 2 else [Random(seed), Greedy()]
        while state.seat is not None:
            state.play(players[state.seat].decide(state.view(state.seat), state.actions))
        wins += state.winners == ((seed + 1) % 2,)
    assert wins >= 39
