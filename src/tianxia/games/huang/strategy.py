"""What a sensible player of HUANG knows: which moves look good, in hundredths of a point.

Rules of thumb. Opponents start from these and look further. The numbers below are judgement, not rulebook.
"""

from typing import Final, TypeAlias

import numpy as np

from tianxia.core.compiled import rule
from tianxia.core.fields import Actions, Counts, Weights
from tianxia.games.huang.board import beside, colour_of
from tianxia.games.huang.boxes.bandits import bandits_beside
from tianxia.games.huang.conflicts import ATTACKER, DEFENDER, defender, revolt_strength, war_strength
from tianxia.games.huang.moves import (
    COMMIT,
    KEEP,
    KEEP_ALL,
    LEAD,
    LIFT,
    LOSE,
    NO_PAGODA,
    PALACE,
    REPLACE,
    REPLACED,
    RIOT,
    SIZES,
    TAKE,
    TAKE_NOTHING,
    WAR,
    WIN,
    WITHDRAW,
)
from tianxia.games.huang.moves import (
    PAGODA as BUILD,
)
from tianxia.games.huang.outlook import (
    AHEAD,
    LASTS,
    OF_MOVES,
    SOON,
    SPREAD,
    likely_held,
    needs,
    turns_left,
    unseen_share,
    worth,
)
from tianxia.games.huang.state import NO_ONE, NOWHERE, RESERVE, Huang, Step
from tianxia.games.huang.tables import (
    AROUND,
    BONUS,
    COLOURS,
    HEXES,
    PAGODA,
    PAIR,
    PRICE,
    RHOMBUSES,
    SIDES,
    TILE,
    TRIANGLES,
    Building,
    Colour,
    Piece,
)

__all__ = ["SPREAD", "weigh", "worth"]

# Weights double with every so many hundredths of a point.
DOUBLES, WORST, BEST = 35, -150, 600
WEIGHT = np.array([max(1, round(2 ** (value / DOUBLES))) for value in range(BEST - WORST + 1)], np.int64)

# In hundredths of a point.
FOR_ANOTHER: Final = -30  # a point for one of two opponents; shared among more
PAIRED: Final = 25  # a tile beside one of its colour: a pagoda may follow
SOON_BUILT: Final = 10  # percent of a pagoda that is counted where the third tile is in hand
MARKET_TILE: Final = 25
ALONG_RIVER: Final = 15  # another farmer may follow
STRONGER: Final = 24  # a soldier more in a state of one's own
UPHELD: Final = 10  # a governor more beside a leader of one's own
LOST_LEADER: Final = 110
GOVERNING: Final = 40  # more for the yellow leader, who scores wherever no other does
PRESENT: Final = 130  # a leader on the board, for somebody who needs its colour
MOVING: Final = 40  # that a leader need not have been moved
LEADING: Final = 12  # of the action that a leader takes: it brings no point at once
WAR_EFFORT: Final = 5  # a tile spent
PAGODA_LOST: Final = 120
REPLACING: Final = 5
HELD_WELL = np.array([48, 30, 26, 20, 34], np.int64)  # a tile of each colour that is the only one in hand
FEWER: Final = 7  # what each further one is less worth
NEW_TILE: Final = 27  # what one from the bag is worth

# Percent of conflicts won when ahead by so much, from FAR_BEHIND on, where others may still add to them.
FAR_BEHIND: Final = -4
WINS = np.array([3, 7, 15, 30, 52, 70, 83, 91, 96], np.int64)
SENDS: Final = 0.15  # part of what somebody may hold that goes to a conflict of theirs

# What is known of each group, by its number: the owner of each leader + 1, pagodas of each colour, soldiers.
OWNER, SHRINES, SOLDIERS = 0, COLOURS, 2 * COLOURS
FACTS: Final = 2 * COLOURS + 1
Facts: TypeAlias = Counts


@rule
def weigh(s: Huang, actions: Actions, count: int, weights: Weights) -> None:
    """How much a sensible player likes each of the moves that the seat to move has."""
    need = np.zeros(COLOURS, np.int32)
    needs(s, s.seat, need)
    if s.step in (Step.ACTION, Step.CHAIN):
        weigh_actions(s, need, actions, count, weights)
    elif s.step == Step.SUPPORT or s.step == Step.TIE:
        weigh_support(s, need, actions, count, weights)
    elif s.step == Step.ATTACK or s.step == Step.DEFEND:
        for place in range(count):
            weights[place] = weight_of(commitment(s, need, actions[place]))
    else:
        for place in range(count):
            weights[place] = weight_of(answer(s, need, actions[place]))


@rule
def weight_of(value: int) -> int:
    """Turn what a move is worth into how much it is liked."""
    return WEIGHT[min(max(value, WORST), BEST) - WORST]


# ---------------------------------------------------------------- What lies where


@rule
def look_round(s: Huang, facts: Facts) -> None:
    """Note of every group whose leaders it has, its pagodas and its soldiers."""
    for at in range(s.hexes):
        if s.piece[at] == Piece.RED and s.group[at] > 0:
            facts[s.group[at] - 1, SOLDIERS] += 1
    for seat in range(s.seats):
        for colour in range(COLOURS):
            at = s.leader_at[seat, colour]
            if at != RESERVE:
                facts[s.group[at] - 1, OWNER + colour] = seat + 1
    for colour in range(COLOURS):
        for copy in range(PAIR):
            site = s.site[PAGODA + colour, copy]
            if site != NOWHERE and s.group[site // TRIANGLES] > 0:
                facts[s.group[site // TRIANGLES] - 1, SHRINES + colour] += 1


@rule
def groups_beside(s: Huang, at: int) -> int:
    """Return the groups that a hex touches, eight bits each: there are three at most."""
    found = 0
    many = 0
    before = 0
    for way in range(AROUND):
        group = s.group[beside(s, at, way)]
        if group not in (0, before) and not is_among(found, group):
            found |= group << (8 * many)
            many += 1
        before = group
    return found


@rule
def is_among(groups: int, group: int) -> bool:
    """Whether a group is one of those that `groups_beside` has found."""
    return bool((groups & 255 == group) | (groups >> 8 & 255 == group) | (groups >> 16 & 255 == group))


@rule
def clashing(s: Huang, groups: int) -> int:
    """huang.war.leaders: the colours that several of these groups have leaders of, as bits."""
    once = 0
    twice = 0
    while groups > 0:
        these = s.leaders[(groups & 255) - 1]
        twice |= once & these
        once |= these
        groups >>= 8
    return twice


@rule
def together(facts: Facts, groups: int, what: int) -> int:
    """Add up a fact of these groups; of an owner there is one at most, where nothing clashes."""
    found = 0
    while groups > 0:
        found += facts[(groups & 255) - 1, what]
        groups >>= 8
    return found


@rule
def years(s: Huang) -> float:
    """For how many turns a pagoda may still be counted on."""
    return min(turns_left(s, OF_MOVES), AHEAD[OF_MOVES, LASTS])


# ---------------------------------------------------------------- Actions


@rule
def weigh_actions(s: Huang, need: Weights, actions: Actions, count: int, weights: Weights) -> None:
    """huang.turn.actions: what each action brings."""
    facts = np.zeros((HEXES, FACTS), np.int8)
    look_round(s, facts)
    touched = np.zeros(HEXES, np.int32)
    for at in range(s.hexes):
        if s.piece[at] == Piece.EMPTY:
            touched[at] = groups_beside(s, at)
    turns = int(100 * years(s))
    for place in range(count):
        action = actions[place]
        at = action % HEXES  # where the move is about a hex alone
        if action < LEAD:
            value = placing(s, need, facts, turns, action // HEXES, at, touched[at])
        elif action < WITHDRAW:
            value = leading(s, need, facts, turns, (action - LEAD) // HEXES, at, touched[at])
        elif action < RIOT:
            value = -standing_at(s, need, facts, turns, action - WITHDRAW) - LEADING
        elif action < REPLACE:
            value = rioting(s, need, facts, turns, (action - RIOT) % HEXES, (action - RIOT) // HEXES)
        elif action < BUILD:
            value = replacing(s, need, action - REPLACE)
        elif action < NO_PAGODA:
            value = paying(s, need, turns, action)
        else:
            value = 0  # no more farmers
        weights[place] = weight_of(value)


@rule
def placing(s: Huang, need: Weights, facts: Facts, turns: int, colour: int, at: int, groups: int) -> int:
    """huang.tile: the point, what may be built, the market, the river; or the war."""
    value = -kept(s, need, colour, s.hand[s.seat, colour])
    clash = clashing(s, groups)
    if clash > 0:
        return value + starting_war(s, need, facts, groups, clash, colour)
    owner = together(facts, groups, OWNER + colour)
    governor = together(facts, groups, OWNER + Colour.YELLOW)
    scorer = (owner if owner > 0 else governor) - 1
    bandits = bandits_beside(s, at) if s.camps > 0 else 0
    if bandits > 0:
        victor = together(facts, groups, OWNER + Colour.RED) - 1
        value += bandits * for_seat(s, need, Colour.RED, victor)
    else:
        value += for_seat(s, need, colour, scorer)
    run = like_around(s, TILE + colour, at)
    if run > 0 and scorer == s.seat:
        if run & (run << 1 | run >> 5) > 0 and owner - 1 == s.seat:
            value += need[colour] * turns // 100
        elif s.hand[s.seat, colour] > 1 and owner - 1 == s.seat:
            value += PAIRED + SOON_BUILT * need[colour] * turns // 10000
        else:
            value += PAIRED
    value += joining(s, need, facts, turns, groups)
    if scorer == s.seat and colour == Colour.RED:
        value += STRONGER
    if colour == Colour.GREEN:
        value += MARKET_TILE
    elif colour == Colour.BLUE and s.hand[s.seat, colour] > 1:
        value += ALONG_RIVER
    elif colour == Colour.YELLOW:
        value += upholding(s, at)
    return value


@rule
def for_seat(s: Huang, need: Weights, colour: int, seat: int) -> int:
    """What a point of a colour is worth to the one who decides, when this seat gets it."""
    if seat == NO_ONE:
        return 0
    return need[colour] if seat == s.seat else FOR_ANOTHER // (s.seats - 1)


@rule
def like_around(s: Huang, piece: int, at: int) -> int:
    """huang.triangle: the directions in which a tile of this colour lies that carries nothing, as bits."""
    found = 0
    for way in range(AROUND):
        there = beside(s, at, way)
        if s.piece[there] == piece and s.building[there] == Building.NONE:
            found |= 1 << way
    return found


@rule
def joining(s: Huang, need: Weights, facts: Facts, turns: int, groups: int) -> int:
    """huang.tile.unite: pagodas and leaders of a colour that come together, one's own or not."""
    if groups < 1 << 8:
        return 0
    value = 0
    for colour in range(COLOURS):
        shrines = int(together(facts, groups, SHRINES + colour))
        owner = int(together(facts, groups, OWNER + colour)) - 1
        if shrines > 0 and owner != NO_ONE:
            had = int(facts[s.group[s.leader_at[owner, colour]] - 1, SHRINES + colour])
            value += (shrines - had) * for_seat(s, need, colour, owner) * turns // 100
    return value


@rule
def upholding(s: Huang, at: int) -> int:
    """huang.leader.support: a governor beside leaders of one's own."""
    value = 0
    for colour in range(COLOURS):
        there = s.leader_at[s.seat, colour]
        if there != RESERVE:
            for way in range(AROUND):
                if beside(s, at, way) == there:
                    value += UPHELD * (3 - min(s.governors[there], 2))
    return value


@rule
def kept(s: Huang, need: Weights, colour: int, many: int) -> int:
    """What the last of so many tiles of a colour in hand is worth there."""
    return max(0, (HELD_WELL[colour] - FEWER * (many - 1)) * (50 + need[colour] // 2) // 100)


# ---------------------------------------------------------------- Leaders


@rule
def leading(s: Huang, need: Weights, facts: Facts, turns: int, colour: int, at: int, groups: int) -> int:
    """huang.leader: what the leader may expect there, less what it has now; beside one of its kind, a revolt."""
    value = standing_there(s, need, facts, turns, colour, at, groups)
    before = standing_at(s, need, facts, turns, colour)
    cost = LEADING if s.leader_at[s.seat, colour] == RESERVE else MOVING
    rival = rival_in(s, groups, colour)
    if rival == NO_ONE:
        return value - before - cost
    percent = revolt_chance(s, colour, at, rival)
    won = value + need[colour] + LOST_LEADER // (2 * s.seats - 2)
    lost = FOR_ANOTHER // (s.seats - 1) - WAR_EFFORT
    return (percent * won + (100 - percent) * lost) // 100 - before - cost


@rule
def rival_in(s: Huang, groups: int, colour: int) -> int:
    """huang.revolt.who: who else has a leader of this colour in one of these groups, or NO_ONE."""
    for seat in range(s.seats):
        at = s.leader_at[seat, colour]
        if seat != s.seat and at != RESERVE and is_among(groups, s.group[at]):
            return seat
    return NO_ONE


@rule
def standing_at(s: Huang, need: Weights, facts: Facts, turns: int, colour: int) -> int:
    """What the mover's leader may expect where it stands; in reserve it may expect nothing."""
    at = s.leader_at[s.seat, colour]
    return standing_there(s, need, facts, turns, colour, at, s.group[at]) if at != RESERVE else 0


@rule
def standing_there(s: Huang, need: Weights, facts: Facts, turns: int, colour: int, at: int, groups: int) -> int:
    """huang.pagoda.score, huang.leader.support: pagodas, tiles to come, soldiers who defend it, governors beside it."""
    shrines = together(facts, groups, SHRINES + colour)
    soldiers = together(facts, groups, SOLDIERS)
    value = PRESENT + (GOVERNING if colour == Colour.YELLOW else 0)
    value = value * need[colour] * turns // int(10000 * AHEAD[OF_MOVES, SOON])
    value += shrines * need[colour] * turns // 100
    return value + STRONGER * min(soldiers, 3) + UPHELD * (min(s.governors[at], 3) - 1)


@rule
def revolt_chance(s: Huang, colour: int, at: int, rival: int) -> int:
    """huang.revolt.strength: how likely a revolt is won, in percent, with all that one has against what may be held."""
    mine = s.governors[at] + s.hand[s.seat, Colour.YELLOW]
    if colour != Colour.YELLOW and s.leader_at[s.seat, Colour.YELLOW] == RESERVE:
        mine += BONUS
    share = unseen_share(s, s.seat, Colour.YELLOW)
    theirs = s.governors[s.leader_at[rival, colour]] + SENDS * likely_held(s, rival, Colour.YELLOW, share)
    if s.leader_at[rival, Colour.YELLOW] == RESERVE:
        theirs += BONUS
    return wins(int(np.floor(mine - theirs)) - 1)


@rule
def wins(margin: int) -> int:
    """How likely somebody wins who is ahead by so much."""
    return WINS[min(max(margin - FAR_BEHIND, 0), len(WINS) - 1)]


@rule
def commitment(s: Huang, need: Weights, action: int) -> int:
    """huang.revolt.support: enough to win, and no tile more."""
    leads = (action - COMMIT) // SIZES
    many = (action - COMMIT) % SIZES
    colour = colour_of(s.piece[s.at])
    cost = many * WAR_EFFORT
    if s.step == Step.DEFEND:
        holds = revolt_strength(s, DEFENDER) + many + BONUS * leads >= revolt_strength(s, ATTACKER)
        return (need[colour] + LOST_LEADER if holds else 0) - cost
    rival = defender(s)
    share = unseen_share(s, s.seat, Colour.YELLOW)
    theirs = revolt_strength(s, DEFENDER) + SENDS * likely_held(s, rival, Colour.YELLOW, share)
    if s.leader_at[rival, Colour.YELLOW] == RESERVE:
        theirs += BONUS
    ahead = revolt_strength(s, ATTACKER) + many + BONUS * leads - theirs
    return (need[colour] + LOST_LEADER) * wins(int(np.floor(ahead)) - 1) // 100 - cost


# ---------------------------------------------------------------- War


@rule
def starting_war(s: Huang, need: Weights, facts: Facts, groups: int, clash: int, colour: int) -> int:
    """huang.war: the chance of every side, and what its victory would bring."""
    strengths = np.zeros(SIDES)
    sides = np.zeros(SIDES, np.int32)
    many = 0
    while groups > 0:
        if s.leaders[(groups & 255) - 1] > 0:
            sides[many] = groups & 255
            strengths[many] = facts[(groups & 255) - 1, SOLDIERS]
            many += 1
        groups >>= 8
    values = np.zeros(SIDES, np.int32)
    for side in range(many):
        values[side] = if_it_wins(s, need, facts, sides, many, side, clash)
    expect_support(s, facts, sides, many, clash, strengths, s.seat)
    best = most_wanted(values, many)
    strengths[best] += s.hand[s.seat, Colour.RED] - (colour == Colour.RED)
    strengths[best] += BONUS * (s.leader_at[s.seat, Colour.RED] == RESERVE)
    return outcome(s, strengths, values, many, best) - WAR_EFFORT


@rule
def if_it_wins(
    s: Huang, need: Weights, facts: Facts, sides: Weights, many: int, winner: int, clash: int
) -> int:  # fmt: skip
    """huang.war.losers, huang.war.points: whose leaders go home when this side wins, and who gets points for them."""
    value = 0
    for side in range(many):
        for colour in range(COLOURS):
            loser = facts[sides[side] - 1, OWNER + colour] - 1
            if side != winner and clash >> colour & 1 and loser != NO_ONE:
                value += -LOST_LEADER if loser == s.seat else LOST_LEADER // (2 * s.seats - 2)
                value += for_seat(s, need, colour, facts[sides[winner] - 1, OWNER + colour] - 1)
    return value


@rule
def most_wanted(values: Weights, many: int) -> int:
    """Return the side whose victory is worth most."""
    best = 0
    for side in range(1, many):
        if values[side] > values[best]:
            best = side
    return best


@rule
def expect_support(
    s: Huang, facts: Facts, sides: Weights, many: int, clash: int, strengths: Counts, but: int
) -> None:  # fmt: skip
    """huang.war.support: what all others who have not yet decided may send to the side where their own leaders are."""
    share = unseen_share(s, s.seat, Colour.RED)
    seat = s.turn
    for _ in range(s.seats):
        if seat != but:
            for side in range(many):
                stake = 0
                for colour in range(COLOURS):
                    stake += (facts[sides[side] - 1, OWNER + colour] == seat + 1) & (clash >> colour & 1)
                if stake > 0:
                    strengths[side] += SENDS * likely_held(s, seat, Colour.RED, share)
                    strengths[side] += BONUS * (s.leader_at[seat, Colour.RED] == RESERVE)
                    break
        if seat == but and s.step == Step.SUPPORT:
            break  # those before have decided
        seat = seat - 1 if seat > 0 else s.seats - 1


@rule
def outcome(s: Huang, strengths: Counts, values: Weights, many: int, mine: int) -> int:
    """huang.war.winner: what a war is worth whose sides stand like that: this side against the strongest other one."""
    other = -1
    for side in range(many):
        if side != mine and (other < 0 or strengths[side] > strengths[other]):
            other = side
    margin = int(np.floor(strengths[mine] - strengths[other] + 0.5))
    if s.step == Step.SUPPORT and s.seat == s.turn:
        return values[mine if margin >= 0 else other]  # nobody decides after the unifier, who breaks ties as well
    percent = wins(margin)
    return (percent * values[mine] + (100 - percent) * values[other]) // 100


@rule
def weigh_support(s: Huang, need: Weights, actions: Actions, count: int, weights: Weights) -> None:
    """huang.war.support, huang.war.winner: what one wants to win should win, at the least price."""
    facts = np.zeros((HEXES, FACTS), np.int8)
    look_round(s, facts)
    sides = np.zeros(SIDES, np.int32)
    strengths = np.zeros(SIDES)
    clash = 0
    once = 0
    for side in range(s.sides):
        sides[side] = s.side[side]
        strengths[side] = war_strength(s, side)
        these = s.leaders[s.side[side] - 1]
        clash |= once & these
        once |= these
    values = np.zeros(SIDES, np.int32)
    for side in range(s.sides):
        values[side] = if_it_wins(s, need, facts, sides, s.sides, side, clash)
    if s.step == Step.TIE:
        for place in range(count):
            weights[place] = weight_of(values[actions[place] - WIN])
        return
    expect_support(s, facts, sides, s.sides, clash, strengths, s.seat)
    for place in range(count):
        rest = actions[place] - WAR
        side = rest // (2 * SIZES) if rest >= 0 else most_wanted(values, s.sides)
        many = rest % SIZES if rest >= 0 else 0
        leads = rest // SIZES % 2 if rest >= 0 else 0
        strengths[side] += many + BONUS * leads
        weights[place] = weight_of(outcome(s, strengths, values, s.sides, side) - many * WAR_EFFORT)
        strengths[side] -= many + BONUS * leads


# ---------------------------------------------------------------- Riots, pagodas, hands


@rule
def rioting(s: Huang, need: Weights, facts: Facts, turns: int, at: int, leads: int) -> int:
    """huang.riot: pagodas that fall, and leaders that go home, of others and of one's own."""
    value = -kept(s, need, Colour.BLUE, s.hand[s.seat, Colour.BLUE])
    if leads == 0:
        value -= kept(s, need, Colour.BLUE, s.hand[s.seat, Colour.BLUE] - 1)
    kind = s.building[at]
    if Building.NONE < kind < Building.PALACE:
        owner = facts[s.group[at] - 1, OWNER + kind - PAGODA] - 1
        value -= for_seat(s, need, kind - PAGODA, owner) * turns // 100
    if s.piece[at] == Piece.YELLOW:
        for way in range(AROUND):
            there = beside(s, at, way)
            if s.governors[there] == 1:
                value += sent_home(s, need, facts, there)
    elif s.piece[at] == Piece.RED:
        value -= STRONGER
    return value - LEADING


@rule
def sent_home(s: Huang, need: Weights, facts: Facts, at: int) -> int:
    """huang.leader.support: what it is worth that the leader here, if there is one, loses its last governor."""
    for seat in range(s.seats):
        for colour in range(COLOURS):
            if s.leader_at[seat, colour] == at:
                if seat == s.seat:
                    return -LOST_LEADER
                shrines = facts[s.group[at] - 1, SHRINES + colour]
                return (LOST_LEADER // 2 + PAGODA_LOST * shrines) // (s.seats - 1)
    return 0


@rule
def replacing(s: Huang, need: Weights, number: int) -> int:
    """huang.replace.how: what new tiles are worth more than those that go."""
    value = -REPLACING
    for colour in range(COLOURS):
        for many in range(REPLACED[number, colour]):
            value += NEW_TILE - kept(s, need, colour, s.hand[s.seat, colour] - many)
    return value


@rule
def paying(s: Huang, need: Weights, turns: int, action: int) -> int:
    """huang.pagoda.paid: the building, less the traders."""
    is_palace = action >= PALACE
    shapes = HEXES * (RHOMBUSES if is_palace else TRIANGLES)
    number = action - (PALACE if is_palace else BUILD)
    value = building(s, need, turns, is_palace, number % shapes) - LEADING
    value -= kept(s, need, Colour.GREEN, s.hand[s.seat, Colour.GREEN])
    if number < shapes:
        value -= kept(s, need, Colour.GREEN, s.hand[s.seat, Colour.GREEN] - PRICE + 1)
    return value


@rule
def building(s: Huang, need: Weights, turns: int, is_palace: bool, number: int) -> int:
    """huang.pagoda.score: what a pagoda or the palace would bring here; one that has to move is lost elsewhere."""
    if is_palace:
        at = s.leader_at[s.seat, Colour.YELLOW]
        return MARKET_TILE if at != RESERVE and s.group[at] == s.group[number // RHOMBUSES] else 0
    first = number // TRIANGLES
    colour = colour_of(s.piece[first])
    value = pagoda_for(s, need, colour, s.group[first]) * turns // 100
    if s.supply[PAGODA + colour] == 0:
        value -= least_missed(s, need, turns, colour)
    return value


@rule
def pagoda_for(s: Huang, need: Weights, colour: int, group: int) -> int:
    """huang.pagoda.score: what a pagoda in this group brings in a turn, by who has the leader of its colour there."""
    value = 0
    for seat in range(s.seats):
        at = s.leader_at[seat, colour]
        if at != RESERVE and s.group[at] == group:
            value += for_seat(s, need, colour, seat)
    return value


@rule
def least_missed(s: Huang, need: Weights, turns: int, colour: int) -> int:
    """huang.pagoda.supply: what is lost with the pagoda that can best be spared."""
    best = pagoda_for(s, need, colour, s.group[s.site[PAGODA + colour, 0] // TRIANGLES])
    if s.site[PAGODA + colour, 1] != NOWHERE:
        best = min(best, pagoda_for(s, need, colour, s.group[s.site[PAGODA + colour, 1] // TRIANGLES]))
    return best * turns // 100


@rule
def answer(s: Huang, need: Weights, action: int) -> int:
    """What to build, to lift, to take, to lose, to keep."""
    turns = int(100 * years(s))
    if action == NO_PAGODA:
        return 0
    if action < PALACE:
        return building(s, need, turns, is_palace=False, number=action - BUILD)
    if action < NO_PAGODA:
        return building(s, need, turns, is_palace=True, number=action - PALACE)
    if action < TAKE:
        first = (action - LIFT) // TRIANGLES
        return -pagoda_for(s, need, colour_of(s.piece[first]), s.group[first]) * turns // 100
    if action < TAKE_NOTHING:
        colour = action - TAKE
        return kept(s, need, colour, s.hand[s.seat, colour] + 1)
    if LOSE <= action < KEEP:
        return -losing(s, need, turns, action - LOSE)
    return -2 * PAGODA_LOST if action == KEEP_ALL else 0


@rule
def losing(s: Huang, need: Weights, turns: int, at: int) -> int:
    """huang.war.price: what is lost with this soldier: a pagoda with it hurts its owner."""
    kind = s.building[at]
    if kind == Building.NONE:
        return 0
    return pagoda_for(s, need, kind - PAGODA, s.group[at]) * turns // 100
