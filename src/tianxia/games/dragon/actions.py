"""Phase 1: the action cards are dealt into groups, and everybody carries out one or passes (dragon.action)."""

from tianxia.core.compiled import rule
from tianxia.core.notes import note, noting
from tianxia.games.dragon.boxes.great_wall import build_wall
from tianxia.games.dragon.building import ask_floor
from tianxia.games.dragon.gains import receive
from tianxia.games.dragon.moves import ACT, BUY, PASS, WALL
from tianxia.games.dragon.state import Phase, Step, Year
from tianxia.games.dragon.tables import (
    ALL_CARDS,
    AMOUNT,
    GROUP,
    HELPER,
    TOP_UP,
    Action,
    Privilege,
    Source,
)
from tianxia.games.dragon.telling import note_action, note_order
from tianxia.games.dragon.turns import ask_chance, begin_phase, end_turn
from tianxia.games.dragon.values import fee, price, symbols
from tianxia.games.dragon.words import Note

# ---------------------------------------------------------------- The groups


@rule
def begin_month(s: Year) -> None:
    """dragon.action.groups: dragons come home, and the action cards are shuffled anew."""
    s.month += 1
    begin_phase(s, Phase.ACTION)
    s.dealt = 0
    for action in range(ALL_CARDS):
        s.group[action] = 0
    for seat in range(s.seats):
        s.dragon[seat] = 0
    note(s, Note.MONTH, s.month, s.event[s.month - 1])
    ask_chance(s, Step.DEAL)


@rule
def deal(s: Year, action: int) -> None:
    """dragon.action.groups: the cards fill one group after another, as even as possible."""
    s.group[action] = GROUP[s.seats, s.cards, s.dealt]
    s.dealt += 1
    if s.dealt == s.cards:
        note(s, Note.DEAL, s.seats)
        note_order(s)
        s.step = Step.NEXT


# ---------------------------------------------------------------- An action


@rule
def take_action(s: Year, move: int) -> None:
    """dragon.action.choose: exactly one card of a group, or pass."""
    seat = s.seat
    if move == PASS:
        top_up(s, seat)
        return
    action = Action.PRIVILEGE if BUY <= move < WALL else Action.WALL if move >= WALL else move - ACT
    send_dragon(s, seat, action)
    if move >= WALL:
        build_wall(s, seat, move - WALL)
    elif move >= BUY:
        buy(s, seat, move - BUY)
    else:
        carry_out(s, seat, action)
    ask_floor(s)


@rule
def top_up(s: Year, seat: int) -> None:
    """dragon.action.pass: the dragon stays at home, and money is raised to 3 yuan."""
    if s.yuan[seat] < TOP_UP:
        note(s, Note.TOP_UP, seat, TOP_UP - s.yuan[seat])
        s.yuan[seat] = TOP_UP
    else:
        note(s, Note.PASS, seat, s.yuan[seat])
    end_turn(s)


@rule
def send_dragon(s: Year, seat: int, action: int) -> None:
    """dragon.action.fee: the dragon goes to the card's group; where another stands, 3 yuan are paid first."""
    group = s.group[action]
    note(s, Note.DRAGON, seat, group, action)
    if fee(s, group) > 0:
        note(s, Note.FEE, seat)
    s.yuan[seat] -= fee(s, group)
    s.dragon[seat] = group


@rule
def carry_out(s: Year, seat: int, action: int) -> None:
    """dragon.action.symbols: a basic amount, and one for each matching symbol."""
    helpers = symbols(s, seat, HELPER[action])
    amount = AMOUNT[action] + helpers
    if noting(s):
        note_action(s, seat, action, amount, helpers)
    receive(s, seat, HELPER[action], amount, Source.STUDY)


@rule
def buy(s: Year, seat: int, size: int) -> None:
    """dragon.action.privilege: exactly one, a small or a large one."""
    s.yuan[seat] -= price(s, size)
    s.privileges[seat, size] += 1
    if size == Privilege.SMALL:
        note(s, Note.PRIVILEGE_SMALL, seat)
    else:
        note(s, Note.PRIVILEGE_LARGE, seat, s.large_price)
