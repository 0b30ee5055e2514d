"""What a seat may do, and what chance may bring: the lists that are chosen from."""

from tianxia.core.chance import list_outcome
from tianxia.core.compiled import rule
from tianxia.core.fields import Actions, Weights
from tianxia.games.wall.moves import CARRY, COVER, DRAW, LAPSE, LAY, TAKE
from tianxia.games.wall.state import Step, Wall
from tianxia.games.wall.tables import (
    ACTIONS_TO,
    CARDS,
    HIGHEST_TILE,
    MAX_SLOTS,
    MOST_COPIES,
    ONE_RIDER,
    PAIR,
    Card,
)
from tianxia.games.wall.values import is_open


@rule
def legal(s: Wall, actions: Actions) -> int:
    """List what the seat to move may do, and return how many that are."""
    if s.step == Step.CLAIM:
        return legal_claims(s, actions)
    if s.step == Step.CARRIER:
        return legal_carriers(s, actions)
    return legal_actions(s, actions)


@rule
def legal_claims(s: Wall, actions: Actions) -> int:
    """wall.score.first: either of the two tiles; equal ones are no choice (wall.score.carrier)."""
    actions[0] = TAKE + s.tiles[s.section, 0]
    actions[1] = TAKE + s.tiles[s.section, 1]
    return 1 if actions[0] == actions[1] else PAIR


@rule
def legal_carriers(s: Wall, actions: Actions) -> int:
    """wall.score.first: any visible card of one's own."""
    count = 0
    for slot in range(s.length[s.section]):
        if s.owner[s.section, slot] == s.turn:
            actions[count] = CARRY + slot
            count += 1
    return count


@rule
def legal_actions(s: Wall, actions: Actions) -> int:
    """wall.turn: lay or draw; riders may ride ahead of either action; nobody passes."""
    seat = s.turn
    count = 0
    if s.deck_size[seat] > 0:
        actions[count] = DRAW
        count += 1
    for card in range(CARDS):
        many = s.hand[seat, card] if card != Card.RIDER else min(s.hand[seat, card], ONE_RIDER)
        if many > 0:
            count = legal_lays(s, card, many, actions, count)
    if s.hand[seat, Card.DRAGON] > 0:
        count = legal_covers(s, actions, count)
    if s.action == ACTIONS_TO and has_only_riders(s, seat):  # wall.empty.riders3
        actions[count] = LAPSE
        count += 1
    return count


@rule
def legal_lays(s: Wall, card: int, most: int, actions: Actions, count: int) -> int:
    """wall.turn.lay, wall.turn.identical: one card or several of a type, at one open section."""
    for section in range(s.sections):
        if is_open(s, section):
            for many in range(1, most + 1):
                actions[count] = lay(section, card, many)
                count += 1
    return count


@rule
def legal_covers(s: Wall, actions: Actions, count: int) -> int:
    """wall.card.dragon: on any visible card of an open section, but for one with a tile (wall.card.dragon.tile)."""
    for section in range(s.sections):
        if is_open(s, section):
            for slot in range(s.length[section]):
                if s.held[section] == 0 or s.held_slot[section] != slot:
                    actions[count] = COVER + section * MAX_SLOTS + slot
                    count += 1
    return count


@rule
def lay(section: int, card: int, many: int) -> int:
    """Return the number of the move that lays so many of a card at a section."""
    return LAY + (section * CARDS + card) * MOST_COPIES + many - 1


@rule
def has_only_riders(s: Wall, seat: int) -> bool:
    """wall.empty: no deck, and nothing but riders in hand."""
    return s.deck_size[seat] == 0 and s.hand_size[seat] == s.hand[seat, Card.RIDER]


@rule
def is_forced_to_ride(s: Wall) -> bool:
    """wall.empty.riders2: with nothing else the rider is the second action."""
    return s.action < ACTIONS_TO and has_only_riders(s, s.turn)


@rule
def must_ask(_s: Wall) -> bool:
    """A single answer is never asked for: who has no choice is known to all, for decks and hands are counted."""
    return False


@rule
def chance(s: Wall, outcomes: Actions, weights: Weights) -> int:
    """List what chance may bring and how likely it is: every card and every tile as likely as any other."""
    count = 0
    if s.step == Step.START_SEAT:
        for seat in range(s.seats):
            count = list_outcome(outcomes, weights, count, seat, 1)
    elif s.step == Step.TILE:
        for tile in range(HIGHEST_TILE + 1):
            count = list_outcome(outcomes, weights, count, tile, s.supply[tile])
    else:
        for card in range(CARDS):
            count = list_outcome(outcomes, weights, count, card, s.unlaid[s.turn, card] - s.hand[s.turn, card])
    return count
