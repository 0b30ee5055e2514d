"""How HUANG is played: the table at the beginning, each move, and what a seat cannot know dealt anew.

Every rule ends by asking a seat or chance (`ask`, `ask_chance`), or by ending the game. What may be chosen stands in
choices.py; the actions in leaders.py, tiles.py and actions.py, what they set off in conflicts.py and buildings.py, the
end of a turn and of the game in endings.py, what lies on the board in board.py, what the log tells in telling.py.
"""

from typing import Final

import numpy as np

from tianxia.core.chance import Generator, below, pick
from tianxia.core.compiled import rule
from tianxia.core.fields import CHANCE, Counts
from tianxia.core.notes import note, noting
from tianxia.games.huang.actions import pay_for_building, replace, riot
from tianxia.games.huang.atlas import CAMPS
from tianxia.games.huang.board import colour_of, is_tile, link, put
from tianxia.games.huang.boxes.bandits import lose_to_bandits
from tianxia.games.huang.boxes.granaries import BLUE_PAGODAS
from tianxia.games.huang.boxes.palace import ROW as PALACE_ROW
from tianxia.games.huang.conflicts import break_tie, commit, pay_soldier, sent_of, support
from tianxia.games.huang.endings import (
    ask_chance,
    begin_turn,
    draw_replacement,
    draw_to_hand,
    draw_up,
    end_action,
    fill_market,
    market_size,
    take_from_bag,
    take_granaries,
)
from tianxia.games.huang.leaders import position_leader, withdraw_leader
from tianxia.games.huang.moves import (
    KEEP,
    KEEP_ALL,
    LEAD,
    LIFT,
    LOSE,
    NO_PAGODA,
    PALACE,
    PLACE,
    REPLACE,
    RIOT,
    STOP,
    TAKE,
    TAKE_NOTHING,
    WIN,
    WITHDRAW,
)
from tianxia.games.huang.moves import (
    PAGODA as BUILD,
)
from tianxia.games.huang.state import NO_ONE, NOWHERE, RESERVE, Huang, Step
from tianxia.games.huang.tables import (
    BANDITS,
    CAMP,
    CAMPS_USED,
    CAPITAL,
    COLOURS,
    HAND,
    HAS_GRANARIES,
    HEX_COUNT,
    HEXES,
    KINDS,
    LEFT_OUT,
    MARKET,
    MAX_SEATS,
    PAGODA,
    PAGODAS,
    PAIR,
    RHOMBUSES,
    TERRAIN,
    TILE,
    TILES,
    TRIANGLES,
    Building,
    Colour,
    Piece,
)
from tianxia.games.huang.telling import name_of, note_first_market, note_hand, note_start
from tianxia.games.huang.tiles import (
    build_here,
    decline_building,
    lift_other,
    offer_building,
    pick_nothing,
    pick_tile,
    place_tile,
)
from tianxia.games.huang.words import Note

COPIES = np.array([0, *(row.copies for row in PAGODAS), PALACE_ROW.copies, 0], np.int64)  # of each kind of building
THE_PALACE: Final = int(Building.PALACE)

# ---------------------------------------------------------------- Setting up


@rule
def setup(s: Huang, seats: int, settings: Counts) -> None:
    """huang.setup.steps: the board with its capitals, the bag, all leaders in reserve. Chance draws.

    The settings are the map, bandits, the palace, the short game, and the seat that begins, counted from 1 (0: by lot).
    """
    s.seats = seats
    s.turn = settings[4] - 1
    s.board = settings[0]
    clear_board(s)
    fill_bag(s, settings[3])
    supply_buildings(s, settings[2])
    capitals = lay_capitals(s)
    if noting(s):
        options = settings[1] | settings[2] << 1 | settings[3] << 2 | (seats == MAX_SEATS) << 3
        note_start(s, options, capitals, capitals * HAS_GRANARIES[s.board], LEFT_OUT * settings[3])
    if settings[1] == 1:
        ask_chance(s, Step.CAMP)
    else:
        begin_dealing(s)


@rule
def clear_board(s: Huang) -> None:
    """huang.setup.steps: the map without anything on it."""
    s.at = NOWHERE
    s.drawer = NO_ONE
    s.winner = NO_ONE
    s.lost = NOWHERE
    s.site_chosen = NOWHERE
    s.hexes = HEX_COUNT[s.board]
    for at in range(HEXES):
        s.terrain[at] = TERRAIN[s.board, at]
    for kind in range(KINDS):
        for copy in range(PAIR):
            s.site[kind, copy] = NOWHERE
    for seat in range(s.seats):
        for colour in range(COLOURS):
            s.leader_at[seat, colour] = RESERVE


@rule
def fill_bag(s: Huang, is_short: int) -> None:
    """huang.setup.bag, huang.short: all tiles; in the short game some leave the bag unseen.

    Which ones that are nobody knows, so they are as good as in the bag, and are never drawn.
    """
    for colour in range(COLOURS):
        s.bag[colour] = TILES[colour]
        s.bag_size += TILES[colour]
    s.bag_size -= LEFT_OUT * is_short


@rule
def supply_buildings(s: Huang, has_palace: int) -> None:
    """huang.components, huang.kingdoms.setup, huang.palace.build: what stands beside the board."""
    for kind in range(KINDS):
        s.supply[kind] = COPIES[kind]
    s.supply[Building.PALACE] *= has_palace
    if HAS_GRANARIES[s.board]:
        s.supply[Building.BLUE_PAGODA] = BLUE_PAGODAS.copies


@rule
def lay_capitals(s: Huang) -> int:
    """huang.setup.steps, huang.kingdoms.setup: a governor on each capital, and a granary on the back of the board."""
    count = 0
    for at in range(s.hexes):
        if CAPITAL[s.board, at] > 0:
            take_from_bag(s, Colour.YELLOW)
            put(s, at, Piece.YELLOW)
            link(s, at)
            s.building[at] = Building.GRANARY if HAS_GRANARIES[s.board] else Building.NONE
            count += 1
    return count


@rule
def name_camp(s: Huang, camp: int) -> None:
    """huang.bandits.setup: a tile has named a camp."""
    s.at = CAMP[s.board, camp]
    ask_chance(s, Step.BANDITS)


@rule
def lay_bandits(s: Huang, bandits: int) -> None:
    """huang.bandits.setup: another tile lies there; five times."""
    s.piece[s.at] = BANDITS + bandits
    s.camps += 1
    if noting(s):
        note(s, Note.CAMP, bandits, camp_at(s, s.at), name_of(s, s.at))
    s.at = NOWHERE
    if s.camps < CAMPS_USED:
        ask_chance(s, Step.CAMP)
    else:
        begin_dealing(s)


@rule
def camp_at(s: Huang, at: int) -> int:
    """Return which camp is on a hex."""
    found = 0
    for camp in range(CAMPS):
        if CAMP[s.board, camp] == at:
            found = camp
    return found


@rule
def begin_dealing(s: Huang) -> None:
    """huang.setup.steps: hands, seat by seat."""
    s.drawer = 0
    ask_chance(s, Step.HAND)


@rule
def deal_tile(s: Huang, colour: int) -> None:
    """huang.setup.steps: six tiles for everybody; then the market."""
    draw_to_hand(s, colour)
    if s.hand_size[s.drawer] == HAND:
        if noting(s):
            note_hand(s, s.drawer)
        s.drawer += 1
        if s.drawer == s.seats:
            s.drawer = NO_ONE
            ask_chance(s, Step.MARKET)


@rule
def open_market(s: Huang, colour: int) -> None:
    """huang.setup.steps: six open tiles; then the lot says who begins, where it has not been agreed on."""
    take_from_bag(s, colour)
    s.market[colour] += 1
    if market_size(s) == MARKET:
        if noting(s):
            note_first_market(s)
        if s.turn == NO_ONE:
            ask_chance(s, Step.START_SEAT)
        else:
            begin_turn(s, s.turn)


@rule
def draw_lot(s: Huang, seat: int) -> None:
    """huang.setup.steps: who begins."""
    note(s, Note.FIRST, seat)
    begin_turn(s, seat)


# ---------------------------------------------------------------- Every move


@rule
def apply(s: Huang, action: int) -> None:
    """Carry out a legal move, or an outcome of chance. It does not check."""
    if s.seat == CHANCE:
        happen(s, action)
    elif s.step == Step.ACTION:
        act(s, action)
    else:
        answer(s, action)


@rule
def happen(s: Huang, outcome: int) -> None:
    """Carry out what chance brings."""
    if s.step == Step.REFILL:
        draw_up(s, outcome)
    elif s.step == Step.FILL:
        fill_market(s, outcome)
    elif s.step == Step.REPLACE:
        draw_replacement(s, outcome)
    elif s.step == Step.HAND:
        deal_tile(s, outcome)
    elif s.step == Step.MARKET:
        open_market(s, outcome)
    elif s.step == Step.START_SEAT:
        draw_lot(s, outcome)
    elif s.step == Step.CAMP:
        name_camp(s, outcome)
    else:
        lay_bandits(s, outcome)


@rule
def act(s: Huang, action: int) -> None:
    """huang.turn.actions: carry out one of the five actions."""
    if action < LEAD:
        place_tile(s, (action - PLACE) // HEXES, (action - PLACE) % HEXES)
    elif action < WITHDRAW:
        position_leader(s, (action - LEAD) // HEXES, (action - LEAD) % HEXES)
    elif action < RIOT:
        withdraw_leader(s, action - WITHDRAW)
    elif action < REPLACE:
        riot(s, (action - RIOT) % HEXES, (action - RIOT) // HEXES)
    elif action < BUILD:
        replace(s, action - REPLACE)
    elif action < PALACE:
        site = (action - BUILD) % (HEXES * TRIANGLES)
        kind = PAGODA + s.piece[site // TRIANGLES] - TILE
        pay_for_building(s, kind, site, (action - BUILD) // (HEXES * TRIANGLES))
    else:
        site = (action - PALACE) % (HEXES * RHOMBUSES)
        pay_for_building(s, THE_PALACE, site, (action - PALACE) // (HEXES * RHOMBUSES))


@rule
def answer(s: Huang, action: int) -> None:
    """Carry out the answer to what an action, or the end of a turn, has brought up."""
    if s.step == Step.OFFER:
        if action == NO_PAGODA:
            decline_building(s)
        elif action < PALACE:
            build_here(s, PAGODA + s.piece[s.at] - TILE, action - BUILD, 0, 0)
        else:
            build_here(s, THE_PALACE, action - PALACE, 0, 0)
    elif s.step == Step.LIFT:
        lift_other(s, action - LIFT)
    elif s.step == Step.PICK:
        if action == TAKE_NOTHING:
            pick_nothing(s)
        else:
            pick_tile(s, action - TAKE)
    elif s.step == Step.CHAIN:
        if action == STOP:
            end_action(s)
        else:
            place_tile(s, Colour.BLUE, (action - PLACE) % HEXES)
    elif s.step == Step.SUPPORT:
        support(s, action)
    elif s.step == Step.TIE:
        break_tie(s, action - WIN)
    elif s.step == Step.LOSSES:
        pay_soldier(s, action - LOSE)
    elif s.step == Step.BANDIT_LOSSES:
        beat_bandits(s, action - LOSE)
    elif s.step == Step.GRANARIES:
        take_granaries(s, NOWHERE if action == KEEP_ALL else action - KEEP)
    else:
        commit(s, action)


@rule
def beat_bandits(s: Huang, at: int) -> None:
    """huang.bandits.after: with the last soldier lost to them, the tile does what else it does."""
    lose_to_bandits(s, at)
    if s.owed == 0:
        offer_building(s, s.at)


# ---------------------------------------------------------------- What a seat cannot know


@rule
def redeal(s: Huang, seat: int, generator: Generator) -> None:
    """huang.hidden: deal anew what a seat cannot know: the others' hands, what they have replaced, and the bag.

    What surely is in a hand, or in a hand or replaced, goes there first; all the rest is as likely to be anywhere.
    """
    unseen = np.empty(COLOURS, np.int32)
    collect_unseen(s, seat, unseen)
    for other in range(s.seats):
        if other != seat:
            deal_known(s, other, unseen, generator)
    for other in range(s.seats):
        if other != seat:
            deal_rest(s, other, unseen, generator)
    for colour in range(COLOURS):
        s.bag[colour] = unseen[colour]


@rule
def collect_unseen(s: Huang, seat: int, unseen: Counts) -> None:
    """Count the tiles that a seat has not seen: all but those that lie open, and its own."""
    for colour in range(COLOURS):
        unseen[colour] = TILES[colour] - s.market[colour] - s.box[colour] - sent_of(s, colour)
        if seat >= 0:
            unseen[colour] -= s.hand[seat, colour] + s.replaced[seat, colour]
    for at in range(s.hexes):
        if is_tile(s.piece[at]):
            unseen[colour_of(s.piece[at])] -= 1


@rule
def deal_known(s: Huang, other: int, unseen: Counts, generator: Generator) -> None:
    """Give a seat what it surely holds, or holds or has replaced."""
    held = 0
    gone = 0
    for colour in range(COLOURS):
        s.hand[other, colour] = s.surely_held[other, colour]
        s.replaced[other, colour] = 0
        held += s.surely_held[other, colour]
        unseen[colour] -= s.surely_had[other, colour]
    for colour in range(COLOURS):
        for _ in range(s.surely_had[other, colour] - s.surely_held[other, colour]):
            in_hand = s.hand_size[other] - held
            if below(generator, in_hand + s.replaced_size[other] - gone) < in_hand:
                s.hand[other, colour] += 1
                held += 1
            else:
                s.replaced[other, colour] += 1
                gone += 1


@rule
def deal_rest(s: Huang, other: int, unseen: Counts, generator: Generator) -> None:
    """Fill a seat's hand, and what it has replaced, with any tiles that it may have."""
    held = 0
    gone = 0
    for colour in range(COLOURS):
        held += s.hand[other, colour]
        gone += s.replaced[other, colour]
    for _ in range(s.hand_size[other] - held):
        colour = pick(generator, unseen, COLOURS)
        unseen[colour] -= 1
        s.hand[other, colour] += 1
    for _ in range(s.replaced_size[other] - gone):
        colour = pick(generator, unseen, COLOURS)
        unseen[colour] -= 1
        s.replaced[other, colour] += 1
