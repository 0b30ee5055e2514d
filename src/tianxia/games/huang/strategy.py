"""What a sensible player of HUANG knows: which moves look good, and what a position is worth.

Rules of thumb in points. Opponents start from these and look further. The numbers below are judgement, not rulebook.
"""

from typing import Final

import numpy as np

from tianxia.core.compiled import rule
from tianxia.core.fields import SEAT, Actions, Points, Weights
from tianxia.games.huang.board import beside, leader_in, leaders_of, would_clash
from tianxia.games.huang.endings import scores
from tianxia.games.huang.moves import LEAD, LIFT, NO_PAGODA, PAGODA, RIOT, STOP, TAKE, TAKE_NOTHING, WITHDRAW
from tianxia.games.huang.state import NO_ONE, RESERVE, Huang
from tianxia.games.huang.tables import AROUND, HEXES, Colour

SPREAD: Final = 3.0  # points by which the end usually differs from what was expected


@rule
def weigh(s: Huang, actions: Actions, count: int, weights: Weights) -> None:
    """How much a sensible player likes each of the moves that the seat to move has."""
    for place in range(count):
        weights[place] = liking(s, actions[place])


@rule
def liking(s: Huang, action: int) -> int:
    """Say of a move what kind it is, and what it brings at once."""
    if action < LEAD:
        scorer = scores_there(s, action % HEXES, action // HEXES)
        return 200 if scorer == s.seat else 20 if scorer == NO_ONE else 5
    if action < WITHDRAW:
        return 100 if s.leader_at[s.seat, (action - LEAD) // HEXES] == RESERVE else 2
    if action < RIOT:
        return 1
    if PAGODA <= action < NO_PAGODA or LIFT <= action < TAKE:
        return 400
    return 10 if TAKE <= action < TAKE_NOTHING or action == STOP else 5


@rule
def scores_there(s: Huang, at: int, colour: int) -> int:
    """huang.tile.point: the seat that a tile of this colour would bring a point here, or NO_ONE."""
    if would_clash(s, at) > 0:
        return NO_ONE
    governs = NO_ONE
    for way in range(AROUND):
        group = s.group[beside(s, at, way)]
        there = leaders_of(s, group)
        if there >> colour & 1:
            return leader_in(s, group, colour)
        if there >> Colour.YELLOW & 1:
            governs = leader_in(s, group, Colour.YELLOW)
    return governs


@rule
def worth(s: Huang, out: Points) -> None:
    """huang.end.score: the points that each seat may expect."""
    now = np.zeros(SEAT.size, np.int32)
    scores(s, now)
    for seat in range(s.seats):
        out[seat] = now[seat]
