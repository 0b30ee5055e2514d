"""Judgement: it looks at what a move really does, and it is better than none."""

import random

import numpy as np
import pytest

import tianxia
from tianxia.bots.plain import Bot, Greedy, Random
from tianxia.core.fields import CHANCE, readable, row
from tianxia.games.dragon.moves import BUILD_NEW
from tianxia.games.dragon.prospects import COURT, FUTURE, Count, look_ahead, look_at
from tianxia.games.dragon.state import NO_ONE, Step
from tianxia.games.dragon.strategy import hope
from tianxia.games.dragon.worths import MATTERS

DRAGON = tianxia.game("dragon")
AT_ONCE = {Step.ACTION, Step.HOUSE, Step.RELEASE, Step.BUILD, Step.GIVE}  # steps whose moves leave nothing open
AFTER_ALL = (Count.TURNS, Count.ROOMS)  # a move may end the turn, and floors in hand count as rooms


def test_a_move_is_judged_by_what_it_does_to_the_court():
    luck = random.Random(4)  # noqa: S311
    compared = dict.fromkeys(AT_ONCE, 0)
    for seed in range(12):
        state = DRAGON.new(3, seed=seed, great_wall=True, super_event="flood", chance="manual")
        while not state.over:
            if state.seat == CHANCE:
                state.play(luck.choice(state.actions))
                continue
            before, action = state.copy(), luck.choice(state.actions)
            state.play(action)
            s, step = before.position, Step(int(before.position.step))
            rows = before.view().rows.copy()
            DRAGON.apply(row(rows), action)
            after = readable(rows)
            is_over = (after.month, after.phase) != (s.month, s.phase)
            is_unfinished = after.left > 0 and step != Step.GIVE
            if step not in AT_ONCE or is_over or is_unfinished or action == BUILD_NEW:
                continue
            found, expected = np.zeros(COURT, np.int64), court_hoped_for(before, action)
            look_at(row(rows), s.seat, found)
            found[[*AFTER_ALL]] = expected[[*AFTER_ALL]]
            assert found.tolist() == expected.tolist(), before.notation(action)
            compared[step] += 1
    assert min(compared.values()) > 5, compared


def court_hoped_for(state: tianxia.State, action: int) -> np.ndarray:
    """The court in numbers, as judgement changes it for a move."""
    s = row(state.view().rows.copy())
    court, ahead, matters = np.zeros(COURT, np.int64), np.zeros(FUTURE, np.int64), np.zeros(MATTERS)
    look_at(s, state.position.seat, court)
    look_ahead(s, state.position.seat, ahead)
    after = court.copy()
    hope(s, action, NO_ONE, court, after, ahead, matters)
    return after


@pytest.mark.slow
def test_greedy_beats_random_in_more_than_nineteen_games_of_twenty():
    won = 0
    for number in range(200):
        state = DRAGON.new(2, seed=number)
        bots: list[Bot] = [Greedy(), Random(number)] if number % 2 else [Random(number), Greedy()]
        while not state.over:
            state.play(bots[state.seat or 0].decide(state.view(state.seat), state.actions))
        won += state.winners == (number % 2 == 0,)
    assert won >= 190
