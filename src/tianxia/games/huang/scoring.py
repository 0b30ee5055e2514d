"""What points are worth at the end, and who wins (huang.end.score, huang.end.ties)."""

from typing import Final

from tianxia.core.compiled import rule
from tianxia.core.fields import Weights
from tianxia.games.huang.boxes.granaries import WORTH
from tianxia.games.huang.state import Huang
from tianxia.games.huang.tables import SCORED, Colour

TOTAL_BITS: Final = 16  # a total of points fits
LOWEST: Final = (SCORED - 1) * TOTAL_BITS
ALL_BITS: Final = (1 << TOTAL_BITS) - 1
NOBODY_WINS: Final = 10  # more than there are seats: takes all standings below zero


@rule
def total(s: Huang, seat: int, colour: int) -> int:
    """huang.kingdoms.worth: points of a colour; a granary counts two blue ones."""
    return s.points[seat, colour] + (WORTH * s.granaries[seat] if colour == Colour.BLUE else 0)


@rule
def result(s: Huang, seat: int) -> int:
    """huang.end.score: the four totals with the white points at their best, the lowest first, as one number.

    White points go to the lowest colour one by one. Numbers compare as the totals do, from the lowest on.
    """
    a = total(s, seat, Colour.YELLOW)
    b = total(s, seat, Colour.RED)
    c = total(s, seat, Colour.BLUE)
    d = total(s, seat, Colour.GREEN)
    a, b = min(a, b), max(a, b)
    c, d = min(c, d), max(c, d)
    a, c = min(a, c), max(a, c)
    b, d = min(b, d), max(b, d)
    b, c = min(b, c), max(b, c)
    for _ in range(s.points[seat, Colour.WHITE]):
        a += 1
        a, b = min(a, b), max(a, b)
        b, c = min(b, c), max(b, c)
        c, d = min(c, d), max(c, d)
    return ((a << TOTAL_BITS | b) << TOTAL_BITS | c) << TOTAL_BITS | d


@rule
def level(outcome: int, place: int) -> int:
    """Read one of the four totals of a result, the lowest being the first."""
    return (outcome >> (SCORED - 1 - place) * TOTAL_BITS) & ALL_BITS


@rule
def scores(s: Huang, out: Weights) -> None:
    """huang.end.score: the lowest of the four is the score."""
    for seat in range(s.seats):
        out[seat] = result(s, seat) >> LOWEST


@rule
def beats(s: Huang, seat: int, other: int) -> bool:
    """huang.end.ties: by the lowest total, then the next ones; with all four level, by fewer white points."""
    mine = result(s, seat)
    its = result(s, other)
    if mine != its:
        return mine > its
    return bool(s.points[seat, Colour.WHITE] < s.points[other, Colour.WHITE])


@rule
def standing(s: Huang, out: Weights) -> None:
    """huang.end.ties: how many each one beats; where several are level in everything ahead of all, nobody wins."""
    best = 0
    for seat in range(s.seats):
        out[seat] = 0
        for other in range(s.seats):
            if other != seat:
                out[seat] += beats(s, seat, other)
        best = max(best, out[seat])
    if best < s.seats - 1:
        for seat in range(s.seats):
            out[seat] -= NOBODY_WINS
