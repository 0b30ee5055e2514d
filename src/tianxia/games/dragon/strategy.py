"""What a sensible player of In the Year of the Dragon knows: which moves look good, and what a position is worth."""

from typing import Final

from tianxia.core.compiled import rule
from tianxia.core.fields import NOBODY, Actions, Points, Weights
from tianxia.games.dragon.forecast import scorings_left
from tianxia.games.dragon.state import Year
from tianxia.games.dragon.values import income, money_points, monk_points, people_points, total

SPREAD: Final = 8.0  # points by which the end usually differs from what was expected


@rule
def weigh(_s: Year, _actions: Actions, count: int, weights: Weights) -> None:
    """How much a sensible player likes each of the moves that the seat to move has."""
    weights[:count] = 1


@rule
def worth(s: Year, out: Points) -> None:
    """dragon.end.winner: the points that each seat may expect: what it has, and what its court will bring."""
    for seat in range(s.seats):
        out[seat] = total(s, seat)
        if s.seat != NOBODY:
            out[seat] += scorings_left(s) * income(s, seat)
            out[seat] += people_points(s, seat) + monk_points(s, seat) + money_points(s, seat)
