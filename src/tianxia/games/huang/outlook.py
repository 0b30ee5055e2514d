"""What a position of HUANG promises: what each seat may expect of every colour, and how much it needs of which.

Rules of thumb in points. The numbers below are judgement, not rulebook; those of `worth` were fitted to games.
"""

from typing import Final

import numpy as np

from tianxia.core.compiled import rule
from tianxia.core.fields import NOBODY, Points, Weights
from tianxia.games.huang.board import colour_of, is_tile
from tianxia.games.huang.buildings import pagodas_in
from tianxia.games.huang.scoring import LOWEST, result, total
from tianxia.games.huang.state import RESERVE, Huang
from tianxia.games.huang.tables import COLOURS, SCORED, TILES, Colour

# Two ways to look ahead: who picks a move does well to think that the end is near; what a position is worth was fitted
# to the ends of games. In turn: tiles that leave the bag in a turn; turns for which a pagoda may be counted on; points
# that a leader on the board is good for beyond its pagodas; turns after which it hardly matters how many are left;
# points in a turn from whatever else may come, in the colour that is needed most.
DRAWN, LASTS, FOOTHOLD, SOON, RATE = range(5)
OF_MOVES, OF_POSITIONS = range(2)
AHEAD = np.array([[5.1, 2.9, 0.4, 6.0, 1.1], [2.3, 1.6, 1.1, 8.0, 2.0]])
SPREAD: Final = 2.0  # points by which the end usually differs from what was expected

# How much another point of a colour is wanted, in percent: how far the colour is behind decides.
USUAL_NEED, MORE_NEED, LEAST_NEED, MOST_NEED = 60, 18, 10, 210


@rule
def turns_left(s: Huang, way: int) -> float:
    """huang.end.trigger: how many turns each seat may still have: the bag decides."""
    return 0.5 + s.bag_size / (AHEAD[way, DRAWN] * s.seats)


@rule
def expected(s: Huang, seat: int, way: int, turns: float, totals: Points) -> None:
    """What a seat may expect of each colour without another tile: its points, its pagodas, its leaders on the board."""
    for colour in range(COLOURS):
        totals[colour] = total(s, seat, colour)
        at = s.leader_at[seat, colour]
        if at != RESERVE:
            totals[colour] += min(turns, AHEAD[way, LASTS]) * pagodas_in(s, s.group[at], colour)
            totals[colour] += AHEAD[way, FOOTHOLD] * min(1.0, turns / AHEAD[way, SOON])


@rule
def level_of(totals: Points, pool: float) -> float:
    """huang.end.score: how high the lowest colour comes when so many points go where they are needed most."""
    a = min(totals[0], totals[1])
    b = max(totals[0], totals[1])
    c = min(totals[2], totals[3])
    d = max(totals[2], totals[3])
    first = min(a, c)
    fourth = max(b, d)
    second = min(max(a, c), b, d)
    third = max(a, c, min(b, d))
    if first + pool <= second:
        return first + pool
    if first + second + pool <= 2 * third:
        return (first + second + pool) / 2
    if first + second + third + pool <= 3 * fourth:
        return (first + second + third + pool) / 3
    return (first + second + third + fourth + pool) / SCORED


@rule
def needs(s: Huang, seat: int, need: Weights) -> None:
    """How much a seat wants another point of each colour, in percent; white fits everywhere."""
    totals = np.zeros(COLOURS)
    turns = turns_left(s, OF_MOVES)
    expected(s, seat, OF_MOVES, turns, totals)
    level = level_of(totals, totals[Colour.WHITE] + AHEAD[OF_MOVES, RATE] * turns)
    most = 0
    for colour in range(SCORED):
        wanted = int(USUAL_NEED + MORE_NEED * (level - totals[colour]))
        need[colour] = min(max(wanted, LEAST_NEED), MOST_NEED)
        most = max(most, need[colour])
    need[Colour.WHITE] = most


@rule
def worth(s: Huang, out: Points) -> None:
    """huang.end.score: the points that each seat may expect: what it has, and what it needs most of what may come."""
    totals = np.zeros(COLOURS)
    turns = turns_left(s, OF_POSITIONS)
    for seat in range(s.seats):
        if s.seat == NOBODY:
            out[seat] = result(s, seat) >> LOWEST
        else:
            expected(s, seat, OF_POSITIONS, turns, totals)
            out[seat] = level_of(totals, totals[Colour.WHITE] + AHEAD[OF_POSITIONS, RATE] * turns)


@rule
def unseen_share(s: Huang, seat: int, colour: int) -> float:
    """Which part of the tiles that a seat cannot see has this colour, as far as it can know."""
    left = TILES[colour] - s.market[colour] - s.box[colour] - s.hand[seat, colour] - s.replaced[seat, colour]
    everything = TILES.sum()
    for other in range(COLOURS):
        everything -= s.market[other] + s.box[other] + s.hand[seat, other] + s.replaced[seat, other]
    for at in range(s.hexes):
        if is_tile(s.piece[at]):
            everything -= 1
            left -= colour_of(s.piece[at]) == colour
    return max(0.0, left / everything) if everything > 0 else 0.0


@rule
def likely_held(s: Huang, other: int, colour: int, share: float) -> float:
    """How many tiles of a colour somebody may hold: those that everybody knows of, and a share of the others."""
    unknown = s.hand_size[other]
    for each in range(COLOURS):
        unknown -= s.surely_held[other, each]
    return s.surely_held[other, colour] + share * max(0, unknown)
