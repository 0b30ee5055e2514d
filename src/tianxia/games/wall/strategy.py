"""What a sensible player of Great Wall of China knows: which moves look good, and what a position is worth.

Rules of thumb in points of fame, in tenths of them where only a whole number will do. Opponents start from these and
look further. The numbers below are judgement, not rulebook.
"""

from typing import Final

import numpy as np

from tianxia.core.compiled import rule
from tianxia.core.fields import NOBODY, Actions, Points, Weights
from tianxia.games.wall.moves import CARRY, COVER, DRAW, LAY, TAKE
from tianxia.games.wall.state import Step, Wall
from tianxia.games.wall.tables import CARDS, HIGHEST_TILE, MAX_SLOTS, MOST_COPIES, VALUE, Card
from tianxia.games.wall.values import is_open, is_present, its_total, shows_noble, totals

SPREAD: Final = 8.0  # points by which the end usually differs from what was expected

# Percent of the cases in which a margin over the best rival still earns a tile at one's next turn, from FAR_BEHIND on.
FAR_BEHIND: Final = -5
HOLDS = np.array([1, 3, 5, 8, 12, 17, 34, 46, 56, 64, 71, 77, 82, 86, 89, 92, 94, 96], np.int64)

# What a card is worth in hand, in tenths of a point; and that of drawing one, which grows as the hand shrinks.
KEPT = {Card.WALL: 6, Card.GATE: 11, Card.TOWER: 17, Card.NOBLE: 17, Card.SOLDIER: 12, Card.RIDER: 14, Card.DRAGON: 20}
KEEP = np.array([KEPT[card] for card in Card], np.int64)
DRAWN, NEED, COMFORTABLE = 9, 2, 5

FIRST_TILE: Final = 8  # tenths of a first tile that one may count on: its section may never be finished
DOUBT: Final = 30  # tenths of a point: a move that loses more is not thought of
POWER = KEEP / 10  # what an unlaid card may still bring, in points
FOOTHOLD: Final = 2.0  # by so much everybody is counted as stronger at a section than the cards there say
LATER: Final = 0.6  # how much of the tiles that nobody has yet will be won at all


@rule
def weigh(s: Wall, actions: Actions, count: int, weights: Weights) -> None:
    """How much a sensible player likes each of the moves that the seat to move has."""
    if s.step == Step.CLAIM:
        weigh_claims(s, actions, count, weights)
    elif s.step == Step.CARRIER:
        weigh_carriers(s, actions, count, weights)
    else:
        for place in range(count):
            if actions[place] < LAY:
                weights[place] = liking(drawing(s) if actions[place] == DRAW else 0)
        for section in range(s.sections):
            if is_open(s, section):
                weigh_building(s, section, actions, count, weights)


@rule
def liking(gain: int) -> int:
    """Turn a gain in tenths of a point into a weight: what is better is liked much more."""
    hope = max(0, gain + DOUBT)
    return 1 + hope * hope * hope // DOUBT


@rule
def drawing(s: Wall) -> int:
    """wall.turn.draw: what a card from the deck is worth."""
    return DRAWN + NEED * (COMFORTABLE - s.hand_size[s.turn])


@rule
def weigh_building(s: Wall, section: int, actions: Actions, count: int, weights: Weights) -> None:
    """wall.turn.lay: cards laid here bring a better chance of the next tile, and are gone from the hand."""
    seat = s.turn
    sums = totals(s, section)
    margin = its_total(sums, seat) - best_rival(s, section, sums)
    before = holds(margin) if is_present(s, section, seat) else 0
    prize = prize_of(s, section)
    is_capped = shows_noble(s, section)
    first_lay = LAY + section * CARDS * MOST_COPIES
    first_cover = COVER + section * MAX_SLOTS
    for place in range(count):
        lay = actions[place] - first_lay
        slot = actions[place] - first_cover
        if 0 <= lay < CARDS * MOST_COPIES:
            card = lay // MOST_COPIES
            many = lay % MOST_COPIES + 1
            if card == Card.NOBLE and not is_capped:
                after = margin_with_noble(s, section)
            else:
                after = margin + points_of(s, section, card, many, is_capped)
            weights[place] = liking(prize * (holds(after) - before) // 100 - many * KEEP[card])
        elif 0 <= slot < MAX_SLOTS:
            after = margin_with_dragon(s, section, slot)
            weights[place] = liking(prize * (holds(after) - before) // 100 - KEEP[Card.DRAGON])


@rule
def holds(margin: int) -> int:
    """wall.score.when: the chance in percent that such a margin earns a tile when it is one's turn again."""
    return HOLDS[min(max(margin - FAR_BEHIND, 0), len(HOLDS) - 1)]


@rule
def best_rival(s: Wall, section: int, sums: int) -> int:
    """wall.score.rival: the highest total of the others here; where nobody is, somebody may still come."""
    best = 0
    for rival in range(s.seats):
        if rival != s.turn and is_present(s, section, rival):
            best = max(best, its_total(sums, rival))
    return best


@rule
def prize_of(s: Wall, section: int) -> int:
    """wall.score.first, wall.score.second: what the next tile here is worth to its winner, in tenths of a point."""
    return s.tiles[section, 0] * (10 if s.held[section] > 0 else FIRST_TILE)


@rule
def points_of(s: Wall, section: int, card: int, many: int, is_capped: bool) -> int:
    """wall.card: what so many of a card add to the total of the one who lays them."""
    if is_capped:  # wall.card.noble
        return many * VALUE[Card.NOBLE]
    points = many * VALUE[card]
    if card == Card.SOLDIER:  # wall.card.soldier: each counts those before it
        points += many * soldiers(s, section) + many * (many - 1) // 2
    return points


@rule
def soldiers(s: Wall, section: int) -> int:
    """wall.card.soldier: how many soldiers of the one whose turn it is are visible here."""
    count = 0
    for slot in range(s.length[section]):
        count += (s.owner[section, slot] == s.turn) & (s.card[section, slot] == Card.SOLDIER)
    return count


@rule
def margin_with_noble(s: Wall, section: int) -> int:
    """wall.card.noble: the margin after a noble. It is laid to look, and taken up again."""
    slot = s.length[section]
    s.length[section] += 1
    margin = margin_with(s, section, slot, Card.NOBLE)
    s.length[section] -= 1
    return margin


@rule
def margin_with_dragon(s: Wall, section: int, slot: int) -> int:
    """wall.card.dragon: the margin after a dragon on this card. It is laid to look, and taken up again."""
    return margin_with(s, section, slot, Card.DRAGON)


@rule
def margin_with(s: Wall, section: int, slot: int, card: int) -> int:
    """wall.score.lead: the margin if this card lay here."""
    card_before = s.card[section, slot]
    owner_before = s.owner[section, slot]
    s.card[section, slot] = card
    s.owner[section, slot] = s.turn
    sums = totals(s, section)
    s.card[section, slot] = card_before
    s.owner[section, slot] = owner_before
    return its_total(sums, s.turn) - best_rival(s, section, sums)


@rule
def weigh_claims(s: Wall, actions: Actions, count: int, weights: Weights) -> None:
    """wall.score.first: a high tile is worth more, and makes it harder to win the other one as well."""
    sums = totals(s, s.section)
    margin = its_total(sums, s.turn) - best_rival(s, s.section, sums)
    both = s.tiles[s.section, 0] + s.tiles[s.section, 1]
    for place in range(count):
        tile = actions[place] - TAKE
        weights[place] = liking(tile * FIRST_TILE + (both - tile) * holds(margin - tile) // 10)


@rule
def weigh_carriers(s: Wall, actions: Actions, count: int, weights: Weights) -> None:
    """wall.score.carrier: the tile shelters its card from dragons, so it lies best on what one would miss most."""
    for place in range(count):
        slot = actions[place] - CARRY
        weights[place] = liking(KEEP[s.card[s.section, slot]])


@rule
def worth(s: Wall, out: Points) -> None:
    """wall.end.win: the fame that each seat may expect: what it has, its part of each section, and what may come."""
    for seat in range(s.seats):
        out[seat] = s.fame[seat]
    if s.seat == NOBODY:
        return
    later = 0.0
    for tile in range(HIGHEST_TILE + 1):
        later += LATER * tile * s.supply[tile]
    for section in range(s.sections):
        if is_open(s, section) or (s.taken > 0 and section == s.section):
            share_section(s, section, out)
    everybody = 0.0
    for seat in range(s.seats):
        everybody += power(s, seat)
    if everybody > 0 and s.final == 0:
        for seat in range(s.seats):
            out[seat] += later * power(s, seat) / everybody


@rule
def share_section(s: Wall, section: int, out: Points) -> None:
    """wall.score: who holds a tile may count on it; in the free ones the strong have the larger part."""
    free = s.tiles[section, 0] + s.tiles[section, 1]
    if s.held[section] > 0:
        out[s.owner[section, s.held_slot[section]]] += s.held[section] * FIRST_TILE / 10
    if s.taken > 0 and section == s.section:
        out[s.turn] += s.taken * FIRST_TILE / 10
    sums = totals(s, section)
    everybody = 0.0
    for seat in range(s.seats):
        everybody += claim_of(s, section, seat, sums)
    for seat in range(s.seats):
        out[seat] += free * claim_of(s, section, seat, sums) / everybody


@rule
def claim_of(s: Wall, section: int, seat: int, sums: int) -> float:
    """wall.score.total: how strong a seat is here, squared; everybody has a foothold."""
    strength = FOOTHOLD
    if is_present(s, section, seat):
        strength += max(0, its_total(sums, seat))
    return strength * strength


@rule
def power(s: Wall, seat: int) -> float:
    """wall.setup.hand: what a seat's cards that are not laid yet may bring."""
    points = 0.0
    for card in range(CARDS):
        points += POWER[card] * s.unlaid[seat, card]
    return points
