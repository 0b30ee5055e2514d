"""Floors in hand are built, one after another, whatever they came from (dragon.action.build)."""

from tianxia.core.compiled import rule
from tianxia.games.dragon.moves import BUILD, BUILD_NEW
from tianxia.games.dragon.palaces import put_floor
from tianxia.games.dragon.state import Step, Year
from tianxia.games.dragon.tables import PALACES
from tianxia.games.dragon.turns import ask, end_turn
from tianxia.games.dragon.values import may_rise


@rule
def ask_floor(s: Year) -> None:
    """dragon.action.build: all new floors are used, one after another."""
    if s.left > 0 and has_site(s, s.seat):
        ask(s, Step.BUILD)
    else:
        s.left = 0
        end_turn(s)


@rule
def has_site(s: Year, seat: int) -> bool:
    """A new palace is always possible, until there are more than any game comes to."""
    if s.palaces[seat] < PALACES:
        return True
    for palace in range(PALACES):
        if may_rise(s, seat, palace):
            return True
    return False


@rule
def build(s: Year, move: int) -> None:
    """dragon.action.build: a floor raises a palace or begins a new one."""
    seat = s.seat
    put_floor(s, seat, s.palaces[seat] if move == BUILD_NEW else move - BUILD)
    s.left -= 1
    ask_floor(s)
