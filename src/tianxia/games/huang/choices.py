"""What a seat may do, and what chance may bring: the lists that are chosen from."""

from typing import Final

import numpy as np

from tianxia.core.chance import list_outcome
from tianxia.core.compiled import rule
from tianxia.core.fields import Actions, Weights
from tianxia.games.huang.board import beside, colour_of, leader_piece, link, may_be_cut, put, remove
from tianxia.games.huang.boxes.bandits import bandits_beside, list_bandits, list_camps, may_attack
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
    NUM_ACTIONS,
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
    LEADER,
    LOWER_RIGHT,
    MOST_REPLACED,
    PAGODA,
    PAIR,
    PRICE,
    RHOMBUS,
    RHOMBUSES,
    TILE,
    TRIANGLES,
    Building,
    Colour,
    Piece,
    Terrain,
)
from tianxia.games.huang.tiles import may_lie


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


# One walk over the map finds where pieces may come and where tiles lie. The hexes are noted at the far end of the list
# of moves, where no list of moves ever comes, in `ROOM` places for each kind.
LAND, RIVER, TILES_AT, ALONE, SEVERAL = range(5)
ROOM: Final = HEXES
FOUND: Final = NUM_ACTIONS - 5 * ROOM


@rule
def legal_actions(s: Huang, actions: Actions) -> int:
    """huang.turn.actions: any of the five."""
    land = 0
    river = 0
    tiles = 0
    for at in range(s.hexes):
        piece = s.piece[at]
        is_free = piece == Piece.EMPTY
        actions[FOUND + LAND * ROOM + land] = at
        land += is_free & (s.terrain[at] == Terrain.LAND)
        actions[FOUND + RIVER * ROOM + river] = at
        river += is_free & (s.terrain[at] == Terrain.RIVER)
        actions[FOUND + TILES_AT * ROOM + tiles] = at
        tiles += (piece >= TILE) & (piece < LEADER)
    count = legal_leaders(s, actions, land)
    if s.camps > 0:
        land = keep_off_bandits(s, actions, LAND, land)
        river = keep_off_bandits(s, actions, RIVER, river)
    for colour in range(COLOURS):
        if s.hand[s.turn, colour] > 0:
            if colour == Colour.BLUE:
                count = repeat(actions, RIVER, river, count, PLACE + colour * HEXES)
            else:
                count = repeat(actions, LAND, land, count, PLACE + colour * HEXES)
    count = legal_riots(s, actions, tiles, count)
    count = legal_paid_buildings(s, actions, tiles, count)
    return legal_replacements(s, actions, count)


@rule
def repeat(actions: Actions, found: int, many: int, count: int, first: int) -> int:
    """List a move for each hex that was found: `first` is its number for hex 0."""
    for place in range(many):
        actions[count + place] = first + actions[FOUND + found * ROOM + place]
    return count + many


@rule
def keep_off_bandits(s: Huang, actions: Actions, found: int, many: int) -> int:
    """huang.bandits.tile: of the hexes found, keep those where a tile may lie."""
    count = 0
    for place in range(many):
        at = actions[FOUND + found * ROOM + place]
        actions[FOUND + found * ROOM + count] = at
        count += may_attack(s, at)
    return count


@rule
def legal_leaders(s: Huang, actions: Actions, land: int) -> int:
    """huang.leader.ways, huang.leader.where: place, move, withdraw; on land beside a governor, not beside bandits.

    Where a hex touches one group at most, every leader may come, and so it is when one's own has been lifted.
    """
    alone = 0
    several = 0
    for place in range(land):
        at = actions[FOUND + LAND * ROOM + place]
        if s.governors[at] > 0 and (s.camps == 0 or bandits_beside(s, at) == 0):
            touches_several = beside_several(s, at)
            actions[FOUND + ALONE * ROOM + alone] = at
            alone += not touches_several
            actions[FOUND + SEVERAL * ROOM + several] = at
            several += touches_several
    count = 0
    for colour in range(COLOURS):
        count = repeat(actions, ALONE, alone, count, LEAD + colour * HEXES)
        if s.leader_at[s.turn, colour] == RESERVE:
            count = legal_between(s, actions, several, colour, count)
        else:
            actions[count] = WITHDRAW + colour
            count += 1
            if several > 0:
                count = legal_moves_between(s, actions, several, colour, count)
    return count


@rule
def beside_several(s: Huang, at: int) -> bool:
    """Whether a hex touches several groups."""
    lowest = HEXES + 1
    highest = 0
    for way in range(AROUND):
        group = s.group[beside(s, at, way)]
        lowest = min(lowest, group if group > 0 else HEXES + 1)
        highest = max(highest, group)
    return lowest < highest


@rule
def legal_moves_between(s: Huang, actions: Actions, several: int, colour: int, count: int) -> int:
    """huang.leader.move: where a leader on the board may unite states; they are looked at without it.

    Its state may fall apart without it. That takes long to find out, and can only matter where a move is forbidden: the
    parts of a state have no leader that the whole has not.
    """
    stands_at = s.leader_at[s.turn, colour]
    group = s.group[stands_at]
    s.group[stands_at] = 0
    s.leaders[group - 1] ^= 1 << colour
    end = legal_between(s, actions, several, colour, count)
    s.group[stands_at] = group
    s.leaders[group - 1] |= 1 << colour
    if end < count + several and may_be_cut(s, stands_at):
        remove(s, stands_at)
        end = legal_between(s, actions, several, colour, count)
        put(s, stands_at, leader_piece(s.turn, colour))
        s.leader_at[s.turn, colour] = stands_at
        link(s, stands_at)
    return end


@rule
def legal_between(s: Huang, actions: Actions, several: int, colour: int, count: int) -> int:
    """huang.leader.unite: of the hexes that touch several groups, those where a leader may come."""
    for place in range(several):
        at = actions[FOUND + SEVERAL * ROOM + place]
        actions[count] = LEAD + colour * HEXES + at
        count += not forbidden_beside(s, at) >> colour & 1
    return count


@rule
def legal_riots(s: Huang, actions: Actions, tiles: int, count: int) -> int:
    """huang.riot.cost, huang.riot.target: two farmers, or one with the leader in reserve; any tile."""
    farmers = s.hand[s.turn, Colour.BLUE]
    if farmers >= PRICE:
        count = repeat(actions, TILES_AT, tiles, count, RIOT)
    if farmers >= PRICE - 1 and may_stand_in(s, s.turn, Colour.BLUE):
        count = repeat(actions, TILES_AT, tiles, count, RIOT + HEXES)
    return count


@rule
def legal_paid_buildings(s: Huang, actions: Actions, tiles: int, count: int) -> int:
    """huang.pagoda.paid: two traders, or one with the leader in reserve; any free triangle, or rhombus."""
    traders = s.hand[s.turn, Colour.GREEN]
    leads = may_stand_in(s, s.turn, Colour.GREEN)
    if traders >= PRICE:
        start = count
        count = legal_pagodas(s, actions, tiles, count, BUILD)
        if leads:
            count = list_again(actions, start, count, HEXES * TRIANGLES)
        start = count
        count = legal_palaces(s, actions, tiles, count, PALACE)
        if leads:
            count = list_again(actions, start, count, HEXES * RHOMBUSES)
    elif traders >= PRICE - 1 and leads:
        count = legal_pagodas(s, actions, tiles, count, BUILD + HEXES * TRIANGLES)
        count = legal_palaces(s, actions, tiles, count, PALACE + HEXES * RHOMBUSES)
    return count


@rule
def list_again(actions: Actions, start: int, end: int, more: int) -> int:
    """List a run of moves once more, each with a number that is so much higher."""
    for place in range(start, end):
        actions[end + place - start] = actions[place] + more
    return end + end - start


@rule
def legal_pagodas(s: Huang, actions: Actions, tiles: int, count: int, first: int) -> int:
    """huang.triangle: every free triangle whose colour has a pagoda. Each has a tile and the one to its lower right."""
    for place in range(tiles):
        at = actions[FOUND + TILES_AT * ROOM + place]
        if s.piece[at] == s.piece[beside(s, at, LOWER_RIGHT)] and is_there(s, PAGODA + colour_of(s.piece[at])):
            for turned in range(TRIANGLES):
                actions[count] = first + at * TRIANGLES + turned
                count += is_free_triangle(s, at * TRIANGLES + turned)
    return count


@rule
def legal_palaces(s: Huang, actions: Actions, tiles: int, count: int, first: int) -> int:
    """huang.palace.build: every free rhombus, if the palace is in the game."""
    if is_there(s, Building.PALACE):
        for place in range(tiles):
            at = actions[FOUND + TILES_AT * ROOM + place]
            for form in range(RHOMBUSES):
                actions[count] = first + at * RHOMBUSES + form
                count += is_free_rhombus(s, at * RHOMBUSES + form)
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
