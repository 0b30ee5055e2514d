"""The other actions: a riot, a building for traders, replacing tiles (huang.riot, huang.pagoda.paid, huang.replace)."""

from tianxia.core.compiled import rule
from tianxia.core.notes import note, noting
from tianxia.games.huang.board import colour_of
from tianxia.games.huang.buildings import fall
from tianxia.games.huang.endings import end_action, replace_on, spend
from tianxia.games.huang.leaders import send_home_unsupported, take_away
from tianxia.games.huang.moves import REPLACED
from tianxia.games.huang.state import Huang
from tianxia.games.huang.tables import COLOURS, PRICE, Colour
from tianxia.games.huang.telling import name_of
from tianxia.games.huang.tiles import build_here
from tianxia.games.huang.words import Note


@rule
def pay(s: Huang, colour: int, leads: int) -> int:
    """huang.leader.reserve: two tiles, or one with the leader in reserve, who is not spent; return how many tiles."""
    price = PRICE - leads
    spend(s, s.turn, colour, price)
    s.box[colour] += price
    return price


@rule
def riot(s: Huang, at: int, leads: int) -> None:
    """huang.riot.effect: a tile goes to the box, what stands on it falls, leaders may lose their last governor."""
    price = pay(s, Colour.BLUE, leads)
    colour = colour_of(s.piece[at])
    if noting(s):
        note(s, Note.RIOT_LEADER if leads else Note.RIOT, s.turn, price, colour, name_of(s, at))
    fall(s, at)
    s.box[colour] += 1
    take_away(s, at)
    if colour == Colour.YELLOW:
        send_home_unsupported(s, at)
    end_action(s)


@rule
def pay_for_building(s: Huang, kind: int, site: int, leads: int) -> None:
    """huang.pagoda.paid: two traders for a building anywhere."""
    price = pay(s, Colour.GREEN, leads)
    build_here(s, kind, site, price, leads)


@rule
def replace(s: Huang, number: int) -> None:
    """huang.replace.how, huang.turn.pass: tiles go face down, and as many are drawn; none at all is to pass."""
    seat = s.turn
    many = 0
    for colour in range(COLOURS):
        count = REPLACED[number, colour]
        s.hand[seat, colour] -= count
        s.replaced[seat, colour] += count
        many += count
    s.hand_size[seat] -= many
    s.replaced_size[seat] += many
    for colour in range(COLOURS):  # nobody else knows which tiles these were
        s.surely_held[seat, colour] = max(0, s.surely_held[seat, colour] - many)
    if many > 0:
        note(s, Note.REPLACE, seat, many, number)
    else:
        note(s, Note.PASS, seat)
    s.drawer = seat
    s.to_draw = many
    replace_on(s)
