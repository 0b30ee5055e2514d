"""Revolts and wars (huang.conflict). While one lasts, its sides are kept as they were when it broke out."""

from tianxia.core.compiled import rule
from tianxia.core.notes import note, noting
from tianxia.games.huang.board import (
    beside,
    colour_of,
    count_leaders,
    leader_in,
    leaders_of,
    link,
    part,
    remove,
    soldiers_in,
    take_off,
)
from tianxia.games.huang.buildings import fall
from tianxia.games.huang.endings import ask, end_action, next_seat, score, spend
from tianxia.games.huang.moves import COMMIT, SIZES, WAR, WAR_NOTHING
from tianxia.games.huang.state import NO_ONE, NOWHERE, RESERVE, Huang, Step
from tianxia.games.huang.tables import BONUS, COLOURS, FROM_LEFT, HEXES, SIDES, Colour, Piece
from tianxia.games.huang.telling import (
    groups_apart,
    loose_apart,
    name_side,
    name_state,
    note_parts,
    note_revolt,
    note_revolt_end,
    note_revolt_support,
    note_split,
    note_war,
    note_war_end,
    note_war_loser,
    note_war_loss,
    note_war_point,
    note_war_price,
    note_war_sums,
    note_war_support,
    note_war_tie,
)
from tianxia.games.huang.words import Note

ATTACKER, DEFENDER = 0, 1  # the sides of a revolt

# ---------------------------------------------------------------- Revolt


@rule
def begin_revolt(s: Huang, at: int) -> None:
    """huang.revolt.who: the one who positioned the leader attacks."""
    s.at = at
    if noting(s):
        note_revolt(s, defender(s), revolt_strength(s, ATTACKER), revolt_strength(s, DEFENDER))
    ask(s, Step.ATTACK, s.turn)


@rule
def defender(s: Huang) -> int:
    """huang.revolt.who: the owner of the other leader of this colour in the state."""
    colour = colour_of(s.piece[s.at])
    for seat in range(s.seats):
        at = s.leader_at[seat, colour]
        if seat != s.turn and at != RESERVE and s.group[at] == s.group[s.at]:
            return seat
    return NO_ONE


@rule
def revolt_strength(s: Huang, side: int) -> int:
    """huang.revolt.strength, huang.revolt.support: governors beside the leader, and what was added."""
    at = s.at if side == ATTACKER else s.leader_at[defender(s), colour_of(s.piece[s.at])]
    return s.governors[at] + s.sent[side] + BONUS * s.sent_leaders[side]


@rule
def commit(s: Huang, action: int) -> None:
    """huang.revolt.support: governors from the hand, and the yellow leader in reserve: first the attacker."""
    side = ATTACKER if s.step == Step.ATTACK else DEFENDER
    leads = (action - COMMIT) // SIZES
    many = (action - COMMIT) % SIZES
    spend(s, s.seat, Colour.YELLOW, many)
    s.sent[side] = many
    s.sent_leaders[side] = leads
    if noting(s):
        note_revolt_support(s, side, revolt_strength(s, side))
    if side == ATTACKER:
        ask(s, Step.DEFEND, defender(s))
    else:
        end_revolt(s)


@rule
def end_revolt(s: Huang) -> None:
    """huang.revolt.result: more strength wins, a tie defends; the loser's leader goes, the winner gets a point."""
    colour = colour_of(s.piece[s.at])
    other = defender(s)
    attacking = revolt_strength(s, ATTACKER)
    defending = revolt_strength(s, DEFENDER)
    attacker_wins = attacking > defending
    score(s, s.turn if attacker_wins else other, colour, 1)
    if noting(s):
        note_revolt_end(s, other, colour, attacking, defending)
    s.box[Colour.YELLOW] += s.sent[ATTACKER] + s.sent[DEFENDER]
    forget_support(s)
    at = s.leader_at[other, colour] if attacker_wins else s.at
    state = name_state(s, s.group[at]) if noting(s) else 0
    remove(s, at)
    count_leaders(s)  # there were two of this colour
    if noting(s):
        note_split(s, at, state, RESERVE)
    end_action(s)


@rule
def sent_of(s: Huang, colour: int) -> int:
    """huang.revolt.support, huang.war.support: tiles sent to a conflict: governors to a revolt, soldiers to a war."""
    fights = Colour.YELLOW if s.step == Step.ATTACK or s.step == Step.DEFEND else Colour.RED
    count = 0
    if colour == fights:
        for side in range(SIDES):
            count += s.sent[side]
    return count


@rule
def forget_support(s: Huang) -> None:
    """A conflict is over."""
    for side in range(SIDES):
        s.sent[side] = 0
        s.sent_leaders[side] = 0


# ---------------------------------------------------------------- War


@rule
def find_sides(s: Huang, at: int) -> None:
    """huang.war.sides: the states that a hex touches, from the left."""
    s.sides = 0
    for place in range(len(FROM_LEFT)):
        group = s.group[beside(s, at, FROM_LEFT[place])]
        if leaders_of(s, group) > 0:
            is_new = True
            for side in range(s.sides):
                is_new &= s.side[side] != group
            if is_new:
                s.side[s.sides] = group
                s.sides += 1


@rule
def forget_sides(s: Huang) -> None:
    """The states that a tile has joined are one now: their groups are found anew, and the tile links them."""
    groups = groups_apart(s) if noting(s) else 0
    loose = loose_apart(s) if noting(s) else 0
    for side in range(s.sides):
        part(s, s.side[side])
        s.side[side] = 0
    s.sides = 0
    s.lost = NOWHERE
    link(s, s.at)
    if noting(s):
        note_parts(s, groups, loose)


@rule
def begin_war(s: Huang, at: int) -> None:
    """huang.war.start: the tile that lies at `at` has joined states whose leaders clash."""
    s.at = at
    find_sides(s, at)
    if noting(s):
        note_war(s, clashing(s))
    ask(s, Step.SUPPORT, next_seat(s, s.turn))


@rule
def clashing(s: Huang) -> int:
    """huang.war.leaders: the colours of leaders that several sides have, as bits."""
    once = 0
    twice = 0
    for side in range(s.sides):
        these = leaders_of(s, s.side[side])
        twice |= once & these
        once |= these
    return twice


@rule
def war_strength(s: Huang, side: int) -> int:
    """huang.war.strength: soldiers on the board, soldiers sent, and red leaders sent."""
    return soldiers_in(s, s.side[side]) + s.sent[side] + BONUS * s.sent_leaders[side]


@rule
def support(s: Huang, action: int) -> None:
    """huang.war.support: everybody once, clockwise, the unifier last: one side, or none."""
    if action == WAR_NOTHING:
        note(s, Note.WAR_SEND_NONE, s.seat)
    else:
        side = (action - WAR) // (2 * SIZES)
        leads = (action - WAR) // SIZES % 2
        many = (action - WAR) % SIZES
        spend(s, s.seat, Colour.RED, many)
        s.sent[side] += many
        s.sent_leaders[side] += leads
        if noting(s):
            note_war_support(s, side, many, leads, war_strength(s, side))
    if s.seat == s.turn:
        decide_war(s)
    else:
        ask(s, Step.SUPPORT, next_seat(s, s.seat))


@rule
def strongest(s: Huang) -> int:
    """huang.war.winner: the greatest strength of a side."""
    best = 0
    for side in range(s.sides):
        best = max(best, war_strength(s, side))
    return best


@rule
def strongest_sides(s: Huang) -> int:
    """huang.war.winner: the sides that are the strongest, as bits."""
    best = strongest(s)
    found = 0
    for side in range(s.sides):
        found |= (war_strength(s, side) == best) << side
    return found


@rule
def decide_war(s: Huang) -> None:
    """huang.war.winner: the strongest side wins; if several are, the unifier chooses."""
    level = strongest_sides(s)
    winner = 0
    many = 0
    for side in range(s.sides):
        if level >> side & 1:
            winner = side
            many += 1
    if noting(s):
        note_war_sums(s)
    if many > 1:
        ask(s, Step.TIE, s.turn)
    else:
        if noting(s):
            note(s, Note.WAR_WON, name_side(s, winner))
        end_fighting(s, winner)


@rule
def break_tie(s: Huang, side: int) -> None:
    """huang.war.winner: the unifier has chosen among the strongest."""
    if noting(s):
        note_war_tie(s, side, strongest(s), strongest_sides(s))
    end_fighting(s, side)


@rule
def end_fighting(s: Huang, winner: int) -> None:
    """huang.war.losers, huang.war.price: all losers lose at once; then the winner pays."""
    s.winner = winner
    clash = clashing(s)
    price = 0
    sent_to_losers = 0
    for side in range(s.sides):
        if side != winner:
            price = max(price, war_strength(s, side))
            sent_to_losers += s.sent[side]
            if noting(s):
                note_war_loser(s, side, clash)
    score_war(s, clash)
    for side in range(s.sides):
        if side != winner:
            lose_side(s, side, clash)
    paid = s.sent[winner]
    there_are = soldiers_in(s, s.side[winner])
    s.box[Colour.RED] += paid + sent_to_losers
    s.owed = min(max(0, price - paid), there_are)
    if noting(s):
        note_war_price(s, price, paid, there_are, sent_to_losers)
    forget_support(s)
    if s.owed > 0:
        ask(s, Step.LOSSES, s.turn)
    else:
        end_war(s)


@rule
def score_war(s: Huang, clash: int) -> None:
    """huang.war.points: a point for each leader that is driven out, to its like in the state that has won."""
    for colour in range(COLOURS):
        driven_out = 0
        for side in range(s.sides):
            driven_out += (side != s.winner) & (clash >> colour & 1) & (leaders_of(s, s.side[side]) >> colour & 1)
        if driven_out > 0:
            victor = leader_in(s, s.side[s.winner], colour)
            if victor != NO_ONE:
                score(s, victor, colour, driven_out)
            if noting(s):
                note_war_point(s, colour, victor, driven_out)


@rule
def lose_side(s: Huang, side: int, clash: int) -> None:
    """huang.war.losers: clashing leaders go home, and all soldiers go to the box."""
    group = s.side[side]
    for colour in range(COLOURS):
        if clash >> colour & 1 and leaders_of(s, group) >> colour & 1:
            take_off(s, s.leader_at[leader_in(s, group, colour), colour])
    s.leaders[group - 1] &= ~clash
    for at in range(HEXES):
        if s.piece[at] == Piece.RED and s.group[at] == group:
            lose_soldier(s, at)


@rule
def lose_soldier(s: Huang, at: int) -> None:
    """huang.pagoda.fall: a soldier goes to the box, and what stands on it falls."""
    fall(s, at)
    take_off(s, at)
    s.box[Colour.RED] += 1


@rule
def pay_soldier(s: Huang, at: int) -> None:
    """huang.war.price: one soldier of the winning side, picked by the unifier."""
    if noting(s):
        note_war_loss(s, at)
    lose_soldier(s, at)
    s.lost = at
    s.owed -= 1
    if s.owed == 0:
        end_war(s)


@rule
def end_war(s: Huang) -> None:
    """huang.war.after: the tile stays and is an ordinary one from now on."""
    if noting(s):
        note_war_end(s)
    s.winner = NO_ONE
    forget_sides(s)
    end_action(s)
