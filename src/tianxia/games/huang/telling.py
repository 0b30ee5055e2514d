"""What the log tells, and why it came so. None of this changes the game; simulations leave it out."""

from tianxia.core.compiled import rule
from tianxia.core.notes import note
from tianxia.games.huang.board import (
    beside,
    colour_of,
    is_first_of_its_group,
    leader_in,
    leaders_of,
    soldiers_in,
)
from tianxia.games.huang.scoring import beats, level, result, total
from tianxia.games.huang.state import NO_ONE, NOWHERE, RESERVE, Huang, Step
from tianxia.games.huang.tables import (
    AROUND,
    CAPITAL,
    COLOURS,
    HAND,
    NAME,
    PAGODA,
    SCORED,
    Building,
    Colour,
)
from tianxia.games.huang.words import CAPITALS_FROM, OWNER_BITS, SECOND_CAPITAL, Note

# ---------------------------------------------------------------- Names


@rule
def name_of(s: Huang, at: int) -> int:
    """Return the name of a hex, as a number."""
    return int(NAME[s.board, at])


@rule
def name_state(s: Huang, group: int) -> int:
    """Return the name of a state as a number: its first two capitals in map order, or its first hex."""
    first = 0
    for at in range(s.hexes):
        if s.group[at] == group and CAPITAL[s.board, at] > 0:
            if first > 0:
                return CAPITALS_FROM + first + SECOND_CAPITAL * int(CAPITAL[s.board, at])
            first = int(CAPITAL[s.board, at])
    return CAPITALS_FROM + first if first > 0 else name_of(s, group - 1)


@rule
def name_side(s: Huang, side: int) -> int:
    """Return the name of a side in a war, or 0 where there are not so many."""
    return name_state(s, s.side[side]) if side < s.sides else 0


@rule
def name_state_beside(s: Huang, at: int, place: int) -> int:
    """Return the name of the first, second or third state that a hex touches, or 0 where there is none."""
    count = 0
    for way in range(AROUND):
        group = s.group[beside(s, at, way)]
        if is_first_of_its_group(s, at, way) and leaders_of(s, group) > 0:
            if count == place:
                return name_state(s, group)
            count += 1
    return 0


@rule
def groups_beside(s: Huang, at: int) -> int:
    """How many groups a hex touches, states and loose ones."""
    count = 0
    for way in range(AROUND):
        count += is_first_of_its_group(s, at, way)
    return count


# ---------------------------------------------------------------- Set-up


@rule
def note_start(s: Huang, options: int, capitals: int, granaries: int, left_out: int) -> None:
    """huang.setup.steps: who sits at the table, and what lies there before anything is drawn."""
    note(s, Note.START, s.seats, s.board)
    if options > 0:
        note(s, Note.OPTIONS, options)
    for seat in range(s.seats):
        note(s, Note.DYNASTY, seat, seat)
    note(s, Note.CAPITALS, capitals)
    if granaries > 0:
        note(s, Note.GRANARIES, granaries)
    if left_out > 0:
        note(s, Note.SHORT, left_out)


@rule
def note_hand(s: Huang, seat: int) -> None:
    """huang.setup.steps: the first hand, which its owner alone may read."""
    note(
        s, Note.HAND, seat, s.hand[seat, Colour.YELLOW], s.hand[seat, Colour.RED], s.hand[seat, Colour.BLUE],
        s.hand[seat, Colour.GREEN], s.hand[seat, Colour.WHITE],
    )  # fmt: skip


@rule
def note_first_market(s: Huang) -> None:
    """huang.setup.steps: the first market."""
    note(
        s, Note.MARKET_FIRST, s.market[Colour.YELLOW], s.market[Colour.RED], s.market[Colour.BLUE],
        s.market[Colour.GREEN], s.market[Colour.WHITE],
    )  # fmt: skip


# ---------------------------------------------------------------- Leaders and tiles


@rule
def note_leader(s: Huang, colour: int, came_from: int, at: int, a: int, b: int, c: int) -> None:
    """A leader stands at `at`; a, b and c are the names of the states that it has touched, or 0."""
    state = name_state(s, s.group[at])
    if came_from != RESERVE:
        note(s, Note.LEADER_MOVE, s.turn, colour, name_of(s, came_from), name_of(s, at), state)
    elif a == 0:
        note(s, Note.LEADER_FOUND, s.turn, colour, name_of(s, at), state)
    else:
        note(s, Note.LEADER_PLACE, s.turn, colour, name_of(s, at), state)
    if b > 0:
        note(s, Note.LEADER_UNITE, a, b, c)


@rule
def note_split(s: Huang, at: int, state: int, now_at: int) -> None:
    """huang.state, huang.group: what has become of a state whose piece has left `at`; where that stands now is no part.

    The parts are counted where it stood, for there they met.
    """
    parts = 0
    loose = 0
    for way in range(AROUND):
        there = beside(s, at, way)
        is_new = s.group[there] > 0 and there != now_at
        for earlier in range(way):
            before = beside(s, at, earlier)
            is_new = is_new and (before == now_at or s.group[before] != s.group[there])
        parts += is_new
        loose += is_new and leaders_of(s, s.group[there]) == 0
    if parts > 1:
        note(s, Note.SPLIT, state, parts)
    if loose > 0:
        note(s, Note.GROUP)


@rule
def is_joined(s: Huang, group: int) -> bool:
    """Whether a group has to do with what is going on around `s.at`: a side, what lies beside it, or its own."""
    joined = s.group[s.at] == group
    for side in range(s.sides):
        joined = joined or s.side[side] == group
    for way in range(AROUND):
        joined = joined or s.group[beside(s, s.at, way)] == group
    return joined


@rule
def groups_apart(s: Huang) -> int:
    """How many groups have nothing to do with what is going on around `s.at`."""
    count = 0
    for at in range(s.hexes):
        count += s.group[at] == at + 1 and not is_joined(s, at + 1)
    return count


@rule
def loose_apart(s: Huang) -> int:
    """How many of these have no leader."""
    count = 0
    for at in range(s.hexes):
        count += s.group[at] == at + 1 and leaders_of(s, at + 1) == 0 and not is_joined(s, at + 1)
    return count


@rule
def note_parts(s: Huang, groups: int, loose: int) -> None:
    """huang.war.after: what the tile at `s.at` has joined may have fallen apart; so many groups lie elsewhere."""
    parts = groups_apart(s) + 1 - groups
    if parts > 1:
        note(s, Note.PARTS, parts)
    if loose_apart(s) + (leaders_of(s, s.group[s.at]) == 0) > loose:
        note(s, Note.GROUP)


@rule
def note_tile(s: Huang, at: int, states: int, groups: int, a: int, b: int, c: int) -> None:
    """A tile lies at `at`: in which state, and what that has joined. a, b and c are names of states, or 0."""
    colour = colour_of(s.piece[at])
    if s.step == Step.CHAIN:
        note(s, Note.CHAIN, s.turn, name_of(s, at))
    elif states == 0:
        note(s, Note.TILE, s.turn, colour, name_of(s, at))
    else:
        note(s, Note.TILE_IN, s.turn, colour, name_of(s, at), name_state(s, s.group[at]))
    if states > 1:
        note(s, Note.UNITE, a, b, c)
    if 0 < states < groups:
        note(s, Note.JOIN, name_state(s, s.group[at]))


@rule
def note_point(s: Huang, at: int, scorer: int, by_yellow: bool) -> None:
    """huang.tile.point: who gets the point, by which leader, or why nobody does."""
    colour = colour_of(s.piece[at])
    group = s.group[at]
    if leaders_of(s, group) == 0:
        note(s, Note.NOPOINT_STATE)
    elif scorer != NO_ONE and by_yellow:
        note(s, Note.POINT_YELLOW, scorer, 1, colour, name_state(s, group))
    elif scorer != NO_ONE:
        note(s, Note.POINT_MATCH, scorer, 1, colour, name_state(s, group))
    elif colour == Colour.WHITE:
        note(s, Note.NOPOINT_WHITE, name_state(s, group))
    elif colour == Colour.YELLOW:
        note(s, Note.NOPOINT_YELLOW, name_state(s, group))
    else:
        note(s, Note.NOPOINT_LEADER, colour, name_state(s, group))


# ---------------------------------------------------------------- Buildings


@rule
def note_built(s: Huang, kind: int, price: int, leads: int, a: int, b: int, c: int, d: int) -> None:
    """A building is set up on these hexes: free, or for so many traders."""
    if kind == Building.PALACE:
        if price == 0:
            note(s, Note.PALACE_FREE, s.turn, name_of(s, a), name_of(s, b), name_of(s, c), name_of(s, d))
        else:
            told = Note.PALACE_PAID_LEADER if leads else Note.PALACE_PAID
            note(s, told, s.turn, name_of(s, a), name_of(s, b), name_of(s, c), name_of(s, d), price)
    elif price == 0:
        note(s, Note.PAGODA_FREE, s.turn, kind - PAGODA, name_of(s, a), name_of(s, b), name_of(s, c))
    else:
        told = Note.PAGODA_PAID_LEADER if leads else Note.PAGODA_PAID
        note(s, told, s.turn, kind - PAGODA, name_of(s, a), name_of(s, b), name_of(s, c), price)


@rule
def note_fall(s: Huang, kind: int, a: int, b: int, c: int, d: int) -> None:
    """huang.pagoda.fall: a building goes from these hexes to the supply."""
    if kind == Building.PALACE:
        note(s, Note.PALACE_FALLS, name_of(s, a), name_of(s, b), name_of(s, c), name_of(s, d))
    else:
        note(s, Note.PAGODA_FALLS, kind - PAGODA, name_of(s, a), name_of(s, b), name_of(s, c))


# ---------------------------------------------------------------- Revolts


@rule
def note_revolt(s: Huang, other: int, attacking: int, defending: int) -> None:
    """huang.revolt.who, huang.revolt.strength: who attacks whom, and the governors beside both leaders."""
    colour = colour_of(s.piece[s.at])
    note(s, Note.REVOLT, name_state(s, s.group[s.at]), s.turn, other, colour)
    note(s, Note.REVOLT_BASE, s.turn, attacking, other, defending)


@rule
def note_revolt_support(s: Huang, side: int, total: int) -> None:
    """huang.revolt.support: what the one who is asked has added, and what that makes."""
    many = s.sent[side]
    if s.sent_leaders[side] == 0 and many == 0:
        note(s, Note.REVOLT_ADD_NONE, s.seat, total)
    elif s.sent_leaders[side] == 0:
        note(s, Note.REVOLT_ADD, s.seat, many, total)
    elif many == 0:
        note(s, Note.REVOLT_ADD_ONLYLEADER, s.seat, total)
    else:
        note(s, Note.REVOLT_ADD_LEADER, s.seat, many, total)


@rule
def note_revolt_end(s: Huang, other: int, colour: int, attacking: int, defending: int) -> None:
    """huang.revolt.result: who wins, what for, and whose leader goes."""
    if attacking > defending:
        note(s, Note.REVOLT_WON, s.turn, attacking, defending, 1, colour)
    elif attacking == defending:
        note(s, Note.REVOLT_TIE, other, defending, attacking, 1, colour)
    else:
        note(s, Note.REVOLT_WON, other, defending, attacking, 1, colour)
    note(s, Note.REVOLT_HOME, other if attacking > defending else s.turn, colour)
    spent = s.sent[0] + s.sent[1]
    if spent > 0:
        note(s, Note.REVOLT_BOX, spent)


# ---------------------------------------------------------------- Wars


@rule
def note_war(s: Huang, clash: int) -> None:
    """huang.war.start, huang.war.sides: who fights, what for, and with what."""
    colour = colour_of(s.piece[s.at])
    note(s, Note.WAR, s.turn, colour, name_of(s, s.at), name_side(s, 0), name_side(s, 1), name_side(s, 2))
    if s.step == Step.CHAIN:
        note(s, Note.CHAIN_END_WAR)
    note(s, Note.WAR_CLASH, clash)
    for side in range(s.sides):
        owners = 0
        for one in range(COLOURS):
            owners |= (1 + leader_in(s, s.side[side], one)) << one * OWNER_BITS
        note(s, Note.WAR_SIDE, name_side(s, side), soldiers_in(s, s.side[side]), owners)
        if leaders_of(s, s.side[side]) & clash == 0:
            note(s, Note.WAR_NEUTRAL, name_side(s, side))


@rule
def note_war_support(s: Huang, side: int, many: int, leads: int, total: int) -> None:
    """huang.war.support: who sends what to whom, and what that makes."""
    if leads == 0:
        note(s, Note.WAR_SEND, s.seat, many, name_side(s, side), total)
    elif many == 0:
        note(s, Note.WAR_SEND_ONLYLEADER, s.seat, name_side(s, side), total)
    else:
        note(s, Note.WAR_SEND_LEADER, s.seat, many, name_side(s, side), total)


@rule
def note_war_sums(s: Huang) -> None:
    """huang.war.strength: what each side's strength is made of."""
    for side in range(s.sides):
        there = soldiers_in(s, s.side[side])
        sent = s.sent[side]
        leads = s.sent_leaders[side]
        note(s, Note.WAR_SUM, name_side(s, side), there, sent, leads, there + sent + leads)


@rule
def note_war_tie(s: Huang, chosen: int, best: int, level: int) -> None:
    """huang.war.winner: which sides were level, as bits, and which one the unifier chose."""
    names = (
        name_side(s, 0) if level & 1 else 0,
        name_side(s, 1) if level >> 1 & 1 else 0,
        name_side(s, 2) if level >> 2 & 1 else 0,
    )
    note(s, Note.WAR_TIE, s.turn, best, name_side(s, chosen), names[0], names[1], names[2])


@rule
def note_war_loser(s: Huang, side: int, clash: int) -> None:
    """huang.war.losers: what a side is about to lose, and which leaders stay."""
    name = name_side(s, side)
    soldiers = soldiers_in(s, s.side[side])
    if soldiers > 0:
        note(s, Note.WAR_LOSES, name, soldiers)
    else:
        note(s, Note.WAR_LOSES_NONE, name)
    for colour in range(COLOURS):
        seat = leader_in(s, s.side[side], colour)
        if seat != NO_ONE and clash >> colour & 1:
            note(s, Note.WAR_HOME, seat, colour, name)
        elif seat != NO_ONE:
            note(s, Note.WAR_STAYS, seat, colour)


@rule
def note_war_point(s: Huang, colour: int, victor: int, points: int) -> None:
    """huang.war.points: who gets what for the leaders that were driven out, or that the winner has no such leader."""
    if victor == NO_ONE:
        note(s, Note.WAR_NOPOINT, colour, colour)
    else:
        note(s, Note.WAR_POINT, victor, points, colour, name_side(s, s.winner), points)


@rule
def note_war_price(s: Huang, price: int, paid: int, there_are: int, sent_to_losers: int) -> None:
    """huang.war.price: what the winner owes, and what of that is paid at once."""
    name = name_side(s, s.winner)
    if price == 0:
        note(s, Note.WAR_PRICE_NONE, name)
    else:
        note(s, Note.WAR_PRICE, price, name)
    if paid > 0 and price == 0:
        note(s, Note.WAR_PAY_NEEDLESS, paid, name)
    elif paid > 0:
        note(s, Note.WAR_PAY_SENT, paid, name)
    if paid > price > 0:
        note(s, Note.WAR_PAY_OVER, paid - price)
    if price > paid + there_are:
        note(s, Note.WAR_PAY_SHORT, name, price - paid - there_are)
    if sent_to_losers > 0:
        note(s, Note.WAR_BOX, sent_to_losers)


@rule
def note_war_loss(s: Huang, at: int) -> None:
    """huang.war.price: a soldier that is about to go."""
    note(s, Note.WAR_PAY_BOARD, s.turn, name_side(s, s.winner), name_of(s, at))


@rule
def note_war_end(s: Huang) -> None:
    """huang.war.after: the tile stays."""
    note(s, Note.WAR_END, colour_of(s.piece[s.at]), name_of(s, s.at))


# ---------------------------------------------------------------- Bandits


@rule
def note_bandits(s: Huang, bandits: int, soldiers: int, scorer: int) -> None:
    """huang.bandits.win: who attacks them with what, and who gets the points."""
    a = name_side(s, 0)
    b = name_side(s, 1)
    c = name_side(s, 2)
    note(s, Note.BANDITS, s.turn, colour_of(s.piece[s.at]), name_of(s, s.at), bandits)
    note(s, Note.BANDITS_SOLDIERS, s.turn, soldiers, a, b, c)
    if s.sides > 1:
        note(s, Note.UNITE, a, b, c)
    if scorer == NO_ONE:
        note(s, Note.BANDITS_NOBODY, a, b, c)
    else:
        note(s, Note.BANDITS_POINTS, scorer, bandits, Colour.RED)


# ---------------------------------------------------------------- The end of a turn


@rule
def note_pagoda_points(s: Huang, group: int, colour: int, many: int) -> None:
    """huang.pagoda.score: what a leader gets for the pagodas of its colour."""
    note(s, Note.PAGODA_SCORE, s.turn, many, colour, many, name_state(s, group))


@rule
def note_granaries(s: Huang, group: int, count: int, at: int) -> None:
    """huang.kingdoms.collect: all but the one at `at`, or none."""
    if at == NOWHERE:
        note(s, Note.GRANARIES_NONE, s.turn, name_state(s, group))
    else:
        note(s, Note.GRANARIES_TAKE, s.turn, count, name_state(s, group), name_of(s, at))


@rule
def note_draw(s: Huang, colour: int) -> None:
    """huang.endturn.draw, huang.palace.hand: a tile has come into the hand of the one who draws."""
    size = s.hand_size[s.drawer]
    note(s, Note.DRAW_PALACE if size > HAND and s.step == Step.REFILL else Note.DRAW, s.drawer, size, colour)
    note_bag(s)


@rule
def note_market(s: Huang, colour: int) -> None:
    """huang.endturn.order: a tile has come to the market."""
    note(s, Note.MARKET_FILL, colour)
    note_bag(s)


@rule
def note_bag(s: Huang) -> None:
    """huang.end.trigger: the last tile has left the bag."""
    if s.bag_size == 0:
        note(s, Note.BAG_ZERO)


# ---------------------------------------------------------------- The end


@rule
def note_end(s: Huang) -> None:
    """huang.end.score, huang.end.ties: what everybody has, what it is worth, and who wins."""
    note(s, Note.END_SCREENS)
    for seat in range(s.seats):
        note_result(s, seat)
    first = 0
    for seat in range(1, s.seats):
        if beats(s, seat, first):
            first = seat
    second = 1 if first == 0 else 0
    for seat in range(s.seats):
        if seat != first and beats(s, seat, second):
            second = seat
    note_winner(s, first, second)


@rule
def note_result(s: Huang, seat: int) -> None:
    """huang.end.score, huang.kingdoms.worth: the points of a seat, and its four totals."""
    note(
        s, Note.END_POINTS, seat, s.points[seat, Colour.YELLOW], s.points[seat, Colour.RED],
        s.points[seat, Colour.BLUE], s.points[seat, Colour.GREEN], s.points[seat, Colour.WHITE],
    )  # fmt: skip
    if s.granaries[seat] > 0:
        note(s, Note.END_GRANARIES, seat, s.granaries[seat])
    outcome = result(s, seat)
    if s.points[seat, Colour.WHITE] > 0:
        note(
            s, Note.END_WHITE, added(s, seat, Colour.YELLOW), added(s, seat, Colour.RED),
            added(s, seat, Colour.BLUE), added(s, seat, Colour.GREEN),
        )  # fmt: skip
    note(s, Note.END_SCORE, seat, level(outcome, 0), level(outcome, 1), level(outcome, 2), level(outcome, 3))


@rule
def to_raise(s: Huang, seat: int, height: int) -> int:
    """How many points it takes until none of a seat's four colours is lower than this."""
    needed = 0
    for colour in range(SCORED):
        needed += max(0, height - total(s, seat, colour))
    return needed


@rule
def added(s: Huang, seat: int, colour: int) -> int:
    """huang.end.score: how many white points go to a colour; what does not raise all of the lowest raises the first."""
    white = s.points[seat, Colour.WHITE]
    height = 0
    while to_raise(s, seat, height + 1) <= white:
        height += 1
    rest = white - to_raise(s, seat, height)
    for earlier in range(colour):
        rest -= total(s, seat, earlier) <= height
    mine = total(s, seat, colour)
    return max(0, height - mine) + (mine <= height and rest > 0)


@rule
def note_winner(s: Huang, first: int, second: int) -> None:
    """huang.end.ties: who is ahead, and by what; where two are level in everything, nobody wins."""
    mine = result(s, first)
    its = result(s, second)
    place = 0
    while place < SCORED and level(mine, place) == level(its, place):
        place += 1
    if place == 0:
        note(s, Note.END_WINNER, first, level(mine, 0))
    elif place < SCORED:
        note(
            s, Note.END_TIE_SECOND, level_with(s, first, 1), level(mine, 0), place, first, level(mine, place),
            level(its, place),
        )  # fmt: skip
    elif beats(s, first, second):
        note(
            s, Note.END_TIE_WHITE, level_with(s, first, SCORED), first, s.points[first, Colour.WHITE],
            s.points[second, Colour.WHITE],
        )  # fmt: skip
    else:
        note(s, Note.END_NOBODY, level_with(s, first, SCORED + 1))


@rule
def level_with(s: Huang, seat: int, places: int) -> int:
    """The seats, as bits, whose lowest totals are a seat's; with one more than all four its white points, too."""
    found = 0
    for other in range(s.seats):
        same = places <= SCORED or s.points[other, Colour.WHITE] == s.points[seat, Colour.WHITE]
        for place in range(min(places, SCORED)):
            same = same and level(result(s, other), place) == level(result(s, seat), place)
        found |= same << other
    return found
