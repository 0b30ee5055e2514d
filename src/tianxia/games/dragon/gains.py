"""What symbols are worth, from an action card, a wall piece or the charter: one rule for all three."""

from tianxia.core.compiled import rule
from tianxia.games.dragon.state import Year
from tianxia.games.dragon.tables import Person
from tianxia.games.dragon.turns import advance


@rule
def receive(s: Year, seat: int, person: int, amount: int, source: int) -> None:
    """dragon.action: coins are yuan, hammers floors to be built, helmets spaces, and so on; all others are points."""
    if person == Person.TAX:
        s.yuan[seat] += amount
    elif person == Person.CRAFTSMAN:
        s.left = amount
    elif person == Person.FARMER:
        s.rice[seat] += amount
    elif person == Person.FIREWORKER:
        s.rockets[seat] += amount
    elif person == Person.WARRIOR:
        advance(s, seat, amount)
    else:
        s.points[seat, source] += amount
