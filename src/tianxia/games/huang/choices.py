"""What a seat may do, and what chance may bring: the lists that are chosen from."""

from typing import Final

import numpy as np

from tianxia.core.chance import list_outcome
from tianxia.core.compiled import rule
from tianxia.core.fields import Actions, Weights
from tianxia.games.huang.board import beside, colour_of, is_empty, is_tile, leader_piece, link, put, remove
from tianxia.games.huang.boxes.bandits import bandits_beside, list_bandits, list_camps
from tianxia.games.huang.boxes.granaries import granary_state
from tianxia.games.huang.boxes.palace import is_free_rhombus, rhombus_with
from tianxia.games.huang.buildings import (
    TRIANGLES_AROUND,
    is_free_triangle,
    is_there,
    may_stand_in,
    triangle_with,
)
from tianxia.games.huang.conflicts import strongest_sides
from tianxia.games.huang.leaders import forbidden_beside
from tianxia.games.huang.moves import (
    COMMIT,
    KEEP,
    KEEP_ALL,
    LEAD,
    LIFT,
    LOSE,
    NO_PAGODA,
    PALACE,
    PLACE,
    REPLACE,
    REPLACED,
    RIOT,
    SIZES,
    STOP,
    TAKE,
    TAKE_NOTHING,
    WAR,
    WAR_NOTHING,
    WIN,
    WITHDRAW,
)
from tianxia.games.huang.moves import (
    PAGODA as BUILD,
)
from tianxia.games.huang.state import RESERVE, Huang, Step
from tianxia.games.huang.tables import (
    AROUND,
    COLOURS,
    HEXES,
    MOST_REPLACED,
    PAGODA,
    PAIR,
    PRICE,
    RHOMBUS,
    RHOMBUSES,
    TRIANGLES,
    Building,
    Colour,
    Piece,
    Terrain,
)
from tianxia.games.huang.tiles import ground_of, may_lie


@rule
def legal(s: Huang, actions: Actions) -> int:
    """List what the seat to move may do, and return how many that are."""
    step = s.step
    if step == Step.ACTION:
        return legal_actions(s, actions)
    if step == Step.CHAIN:
        return legal_chain(s, actions)
    if step == Step.PICK:
        return legal_picks(s, actions)
    if step == Step.OFFER:
        return legal_offer(s, actions)
    if step == Step.LIFT:
        return legal_lifts(s, actions)
    if step == Step.SUPPORT:
        return legal_support(s, actions)
    if step == Step.TIE:
        return legal_winners(s, actions)
    if step == Step.LOSSES or step == Step.BANDIT_LOSSES:
        return legal_losses(s, actions)
    if step == Step.GRANARIES:
        return legal_granaries(s, actions)
    return legal_commitments(s, actions)


@rule
def must_ask(s: Huang) -> bool:
    """huang.hidden: in a conflict, and along a river, who has nothing is asked as well, so that nobody learns it."""
    step = s.step
    return step == Step.CHAIN or step == Step.ATTACK or step == Step.DEFEND or step == Step.SUPPORT


# ---------------------------------------------------------------- An action


@rule
def legal_actions(s: Huang, actions: Actions) -> int:
    """huang.turn.actions: any of the five."""
    count = legal_leaders(s, actions, 0)
    count = legal_tiles(s, actions, count)
    count = legal_riots(s, actions, count)
    count = legal_paid_buildings(s, actions, count)
    return legal_replacements(s, actions, count)


@rule
def repeat(actions: Actions, start: int, end: int, count: int, more: int) -> int:
    """List a run of moves once more, each with a number that is so much higher."""
    for place in range(start, end):
        actions[count + place - start] = actions[place] + more
    return count + end - start


@rule
def legal_tiles(s: Huang, actions: Actions, count: int) -> int:
    """huang.tile.where: each colour in hand on every space for it. On land all colours have the same spaces."""
    start = count
    end = count
    listed = -1
    for colour in range(COLOURS):
        if s.hand[s.turn, colour] > 0:
            if colour == Colour.BLUE or listed < 0:
                before = count
                count = legal_spaces(s, colour, actions, count)
                if colour != Colour.BLUE:
                    listed = colour
                    start = before
                    end = count
            else:
                count = repeat(actions, start, end, count, (colour - listed) * HEXES)
    return count


@rule
def legal_spaces(s: Huang, colour: int, actions: Actions, count: int) -> int:
    """huang.tile.where: every space where a tile of this colour may lie."""
    ground = ground_of(colour)
    for at in range(s.hexes):
        actions[count] = PLACE + colour * HEXES + at
        count += may_lie(s, at, ground)
    return count


@rule
def legal_leaders(s: Huang, actions: Actions, count: int) -> int:
    """huang.leader.ways: place, move, withdraw."""
    for colour in range(COLOURS):
        stands_at = s.leader_at[s.turn, colour]
        if stands_at == RESERVE:
            count = legal_places(s, colour, actions, count)
        else:
            actions[count] = WITHDRAW + colour
            remove(s, stands_at)  # huang.leader.move: one looks at the states without it
            end = legal_places(s, colour, actions, count + 1)
            put(s, stands_at, leader_piece(s.turn, colour))
            s.leader_at[s.turn, colour] = stands_at
            link(s, stands_at)
            count = without_move(actions, count + 1, end, LEAD + colour * HEXES + stands_at)
    return count


@rule
def without_move(actions: Actions, start: int, end: int, move: int) -> int:
    """huang.leader.move: back where it came from is no move."""
    count = start
    for place in range(start, end):
        actions[count] = actions[place]
        count += actions[place] != move
    return count


@rule
def legal_places(s: Huang, colour: int, actions: Actions, count: int) -> int:
    """huang.leader.where, huang.leader.unite, huang.bandits.leader: every space where this leader may come."""
    for at in range(s.hexes):
        if s.governors[at] > 0 and may_come(s, colour, at):
            actions[count] = LEAD + colour * HEXES + at
            count += 1
    return count


@rule
def may_come(s: Huang, colour: int, at: int) -> bool:
    """huang.leader.where: on empty land, not beside bandits, and not where it would unite a clash."""
    if not is_empty(s, at, Terrain.LAND) or forbidden_beside(s, at) >> colour & 1:
        return False
    return s.camps == 0 or bandits_beside(s, at) == 0


@rule
def legal_riots(s: Huang, actions: Actions, count: int) -> int:
    """huang.riot.cost, huang.riot.target: two farmers, or one with the leader in reserve; any tile."""
    farmers = s.hand[s.turn, Colour.BLUE]
    leads = may_stand_in(s, s.turn, Colour.BLUE)
    if farmers < PRICE - leads:
        return count
    start = count
    with_leader = HEXES * (farmers < PRICE)
    for at in range(s.hexes):
        actions[count] = RIOT + with_leader + at
        count += is_tile(s.piece[at])
    if leads and farmers >= PRICE:
        count = repeat(actions, start, count, count, HEXES)
    return count


@rule
def legal_paid_buildings(s: Huang, actions: Actions, count: int) -> int:
    """huang.pagoda.paid: two traders, or one with the leader in reserve; any free triangle, or rhombus."""
    traders = s.hand[s.turn, Colour.GREEN]
    leads = may_stand_in(s, s.turn, Colour.GREEN)
    if traders < PRICE - leads:
        return count
    start = count
    with_leader = HEXES * (traders < PRICE)
    for at in range(s.hexes):
        if is_tile(s.piece[at]) and s.building[at] == Building.NONE and is_there(s, PAGODA + colour_of(s.piece[at])):
            for turned in range(TRIANGLES):
                actions[count] = BUILD + with_leader * TRIANGLES + at * TRIANGLES + turned
                count += is_free_triangle(s, at * TRIANGLES + turned)
    if leads and traders >= PRICE:
        count = repeat(actions, start, count, count, HEXES * TRIANGLES)
    if is_there(s, Building.PALACE):
        start = count
        for number in range(s.hexes * RHOMBUSES):
            if is_free_rhombus(s, number):
                actions[count] = PALACE + with_leader * RHOMBUSES + number
                count += 1
        if leads and traders >= PRICE:
            count = repeat(actions, start, count, count, HEXES * RHOMBUSES)
    return count


def choices_before() -> "np.ndarray[tuple[int, int, int], np.dtype[np.int64]]":
    """Count the replacements that come before one: for each colour, the tiles that may still go, and how many go."""
    table = np.zeros((COLOURS, MOST_REPLACED + 1, MOST_REPLACED + 1), np.int64)
    for colour in range(COLOURS):
        for left in range(MOST_REPLACED + 1):
            for many in range(left + 1):
                rest = REPLACED[:, colour + 1 :]
                alike = (REPLACED[:, :colour] == 0).all(axis=1) & (REPLACED[:, colour] < many)
                table[colour, left, many] = (alike & (REPLACED[:, colour] + rest.sum(axis=1) <= left)).sum()
    return table


BEFORE: Final = choices_before()


@rule
def legal_replacements(s: Huang, actions: Actions, count: int) -> int:
    """huang.replace.how: any tiles of the hand, up to six; none at all is to pass (huang.turn.pass)."""
    hand = s.hand[s.turn]
    for a in range(min(hand[0], MOST_REPLACED) + 1):
        left_b = MOST_REPLACED - a
        for b in range(min(hand[1], left_b) + 1):
            left_c = left_b - b
            for c in range(min(hand[2], left_c) + 1):
                left_d = left_c - c
                for d in range(min(hand[3], left_d) + 1):
                    left_e = left_d - d
                    number = BEFORE[0, MOST_REPLACED, a] + BEFORE[1, left_b, b] + BEFORE[2, left_c, c]
                    for e in range(min(hand[4], left_e) + 1):
                        actions[count] = REPLACE + number + BEFORE[3, left_d, d] + e
                        count += 1
    return count


# ---------------------------------------------------------------- What an action has set off


@rule
def legal_chain(s: Huang, actions: Actions) -> int:
    """huang.tile.blue: a farmer beside the last one, or no more."""
    actions[0] = STOP
    count = 1
    if s.hand[s.turn, Colour.BLUE] > 0:
        for way in range(AROUND):
            there = beside(s, s.at, way)
            if may_lie(s, there, Terrain.RIVER):
                actions[count] = PLACE + Colour.BLUE * HEXES + there
                count += 1
    return count


@rule
def legal_picks(s: Huang, actions: Actions) -> int:
    """huang.tile.green: a tile of the market, or nothing."""
    actions[0] = TAKE_NOTHING
    count = 1
    for colour in range(COLOURS):
        if s.market[colour] > 0:
            actions[count] = TAKE + colour
            count += 1
    return count


@rule
def legal_offer(s: Huang, actions: Actions) -> int:
    """huang.pagoda.free, huang.palace.build: what the tile has completed, or nothing."""
    actions[0] = NO_PAGODA
    count = 1
    if is_there(s, PAGODA + colour_of(s.piece[s.at])):
        for place in range(TRIANGLES_AROUND):
            number = triangle_with(s, s.at, place)
            if is_free_triangle(s, number):
                actions[count] = BUILD + number
                count += 1
    if is_there(s, Building.PALACE):
        for form in range(RHOMBUSES):
            for corner in range(RHOMBUS):
                number = rhombus_with(s, s.at, form, corner)
                if is_free_rhombus(s, number):
                    actions[count] = PALACE + number
                    count += 1
    return count


@rule
def legal_lifts(s: Huang, actions: Actions) -> int:
    """huang.pagoda.supply: either of the two that stand."""
    for copy in range(PAIR):
        actions[copy] = LIFT + s.site[s.kind_chosen, copy]
    return PAIR


@rule
def legal_commitments(s: Huang, actions: Actions) -> int:
    """huang.revolt.support: governors of the hand, and the yellow leader if it is in reserve."""
    count = 0
    for leads in range(may_stand_in(s, s.seat, Colour.YELLOW) + 1):
        for many in range(s.hand[s.seat, Colour.YELLOW] + 1):
            actions[count] = COMMIT + leads * SIZES + many
            count += 1
    return count


@rule
def legal_support(s: Huang, actions: Actions) -> int:
    """huang.war.support: one side gets soldiers of the hand, and the red leader if it is in reserve; or nobody."""
    actions[0] = WAR_NOTHING
    count = 1
    for side in range(s.sides):
        for leads in range(may_stand_in(s, s.seat, Colour.RED) + 1):
            for many in range(1 - leads, s.hand[s.seat, Colour.RED] + 1):
                actions[count] = WAR + (side * 2 + leads) * SIZES + many
                count += 1
    return count


@rule
def legal_winners(s: Huang, actions: Actions) -> int:
    """huang.war.winner: one of the strongest sides."""
    level = strongest_sides(s)
    count = 0
    for side in range(s.sides):
        if level >> side & 1:
            actions[count] = WIN + side
            count += 1
    return count


@rule
def legal_losses(s: Huang, actions: Actions) -> int:
    """huang.war.price, huang.bandits.win: a soldier of those who pay, in map order, so that enough can follow."""
    count = 0
    for at in range(s.lost + 1, s.hexes):
        if s.piece[at] == Piece.RED and pays(s, s.group[at]):
            actions[count] = LOSE + at
            count += 1
    return count - s.owed + 1


@rule
def pays(s: Huang, group: int) -> bool:
    """huang.war.price, huang.bandits.win: the winner of a war pays, and all states that were joined against bandits."""
    if s.step == Step.LOSSES:
        return bool(group == s.side[s.winner])
    found = False
    for side in range(s.sides):
        found |= group == s.side[side]
    return found


@rule
def legal_granaries(s: Huang, actions: Actions) -> int:
    """huang.kingdoms.collect: the granary that stays, or all of them."""
    actions[0] = KEEP_ALL
    count = 1
    group = granary_state(s)
    for at in range(s.hexes):
        if s.building[at] == Building.GRANARY and s.group[at] == group:
            actions[count] = KEEP + at
            count += 1
    return count


# ---------------------------------------------------------------- Chance


@rule
def chance(s: Huang, outcomes: Actions, weights: Weights) -> int:
    """List what chance may bring and how likely it is: every tile of the bag as likely as any other."""
    if s.step == Step.CAMP:
        return list_camps(s, outcomes, weights)
    if s.step == Step.BANDITS:
        return list_bandits(s, outcomes, weights)
    count = 0
    if s.step == Step.START_SEAT:
        for seat in range(s.seats):
            count = list_outcome(outcomes, weights, count, seat, 1)
    else:
        for colour in range(COLOURS):
            count = list_outcome(outcomes, weights, count, colour, s.bag[colour])
    return count
