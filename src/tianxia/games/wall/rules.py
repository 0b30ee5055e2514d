"""How Great Wall of China is played. Every function is small and named after its rule; paragraphs open docstrings.

Each rule ends by asking a seat or chance (`ask`, `ask_chance`), by ending the game, or at the step SCORE, from which
`go_on` scores one section after another and turn after turn until somebody is asked. Nothing rests half-way.
What may be chosen stands in choices.py, what cards count in values.py, what the log tells in telling.py.
"""

import numpy as np

from tianxia.core.chance import Generator, pick
from tianxia.core.compiled import rule
from tianxia.core.fields import CHANCE, NOBODY, Counts, Weights
from tianxia.core.notes import note, noting
from tianxia.games.wall.choices import is_forced_to_ride
from tianxia.games.wall.moves import CARRY, COVER, DRAW, LAPSE, LAY, TAKE
from tianxia.games.wall.state import NO_ONE, Step, Wall
from tianxia.games.wall.tables import (
    ACTIONS_FROM,
    ACTIONS_TO,
    CARDS,
    COPIES,
    EQUAL_PAIRS_LEAVE,
    HAND,
    HIGHEST_TILE,
    MAX_SLOTS,
    MOST_COPIES,
    SECTIONS,
    SET_SIZE,
    TILE_COUNTS,
    Card,
)
from tianxia.games.wall.telling import note_covering, note_end, note_laid, note_laying, note_lead
from tianxia.games.wall.values import is_open, leads, open_sections, total
from tianxia.games.wall.words import Note

# ---------------------------------------------------------------- Setting up


@rule
def setup(s: Wall, seats: int, settings: Counts) -> None:
    """wall.setup: everybody's cards in their deck, the tiles face down. Chance deals."""
    s.seats = seats
    s.sections = SECTIONS[seats]
    s.out = NO_ONE
    s.action = ACTIONS_FROM - 1
    for seat in range(seats):
        s.beneath_owner[seat] = NO_ONE
        s.deck_size[seat] = SET_SIZE
        for card in range(CARDS):
            s.unlaid[seat, card] = COPIES[card]
    for tile in range(HIGHEST_TILE + 1):
        s.supply[tile] = TILE_COUNTS[tile]
    if settings[0] == 0:
        ask_chance(s, Step.START_SEAT)
    else:
        start(s, settings[0] - 1)


@rule
def start(s: Wall, seat: int) -> None:
    """wall.setup.start: `seat` begins; first the tiles are laid out, then come the hands."""
    s.turn = seat
    note(s, Note.START, seat, s.sections)
    s.section = 0
    ask_chance(s, Step.TILE)


@rule
def turn_up_tile(s: Wall, tile: int) -> None:
    """wall.setup.tiles, wall.score.clear: a tile for the section, then another; the pair is complete with two."""
    section = s.section
    s.supply[tile] -= 1
    if s.tiles[section, 0] == 0:
        s.tiles[section, 0] = tile
        return
    s.tiles[section, 1] = min(tile, s.tiles[section, 0])
    s.tiles[section, 0] = max(tile, s.tiles[section, 0])
    if s.tiles[section, 0] == s.tiles[section, 1] and s.seats == EQUAL_PAIRS_LEAVE:
        throw_pair_out(s)
    else:
        note(s, Note.TILES if s.turns == 0 else Note.REFILL, section, s.tiles[section, 0], s.tiles[section, 1])
        if noting(s) and tiles_in_supply(s) == 0:
            note(s, Note.SUPPLY_EMPTY)
        section_is_ready(s)


@rule
def throw_pair_out(s: Wall) -> None:
    """wall.setup.two: an equal pair leaves the game and the section gets a new one, or closes if there is none."""
    section = s.section
    note(s, Note.PAIR_OUT, section, s.tiles[section, 0])
    s.tiles[section, 0] = 0
    s.tiles[section, 1] = 0
    if tiles_in_supply(s) == 0:
        close(s, section)


@rule
def section_is_ready(s: Wall) -> None:
    """Go on after a section got its tiles: in set-up with the next section or the hands, later with the scoring."""
    s.section += 1
    while s.turns == 0 and s.section < s.sections and tiles_in_supply(s) == 0:  # wall.setup.two: all pairs were equal
        note(s, Note.CLOSE, s.section)
        s.section += 1
    if s.turns > 0:
        s.step = Step.SCORE
    elif s.section == s.sections:
        ask_chance(s, Step.HAND)


@rule
def deal_card(s: Wall, card: int) -> None:
    """wall.setup.hand: five cards to the one who starts, then five to the next, and so on."""
    seat = s.turn
    take_card(s, card)
    if s.hand_size[seat] == HAND:
        s.turn = next_seat(s, seat)
        if s.hand_size[s.turn] == HAND:
            note(s, Note.HANDS)
            begin_turn(s)


@rule
def tiles_in_supply(s: Wall) -> int:
    """Tiles that are still face down."""
    count = 0
    for tile in range(HIGHEST_TILE + 1):
        count += s.supply[tile]
    return count


# ---------------------------------------------------------------- Who is asked


@rule
def ask(s: Wall, step: int) -> None:
    """The one whose turn it is decides."""
    s.step = step
    s.seat = s.turn


@rule
def ask_chance(s: Wall, step: int) -> None:
    """Chance decides."""
    s.step = step
    s.seat = CHANCE


@rule
def next_seat(s: Wall, seat: int) -> int:
    """wall.setup.start: play goes clockwise."""
    return seat + 1 if seat + 1 < s.seats else 0


# ---------------------------------------------------------------- A turn


@rule
def apply(s: Wall, action: int) -> None:
    """Carry out a legal move, or an outcome of chance. It does not check.

    Both halves end with `go_on`: a function with two callers is not copied into them, which on a graphics card keeps
    the registers few, and triples the speed.
    """
    if s.seat == CHANCE:
        happen(s, action)
    else:
        act(s, action)


@rule
def act(s: Wall, action: int) -> None:
    """Carry out a seat's move."""
    if s.step == Step.ACTION:
        take_action(s, action)
    elif s.step == Step.CLAIM:
        take_first_tile(s, action - TAKE)
    elif s.step == Step.CARRIER:
        put_first_tile(s, action - CARRY)
    go_on(s)


@rule
def happen(s: Wall, outcome: int) -> None:
    """Carry out what chance brings."""
    if s.step == Step.DRAW:
        draw(s, outcome)
    elif s.step == Step.HAND:
        deal_card(s, outcome)
    elif s.step == Step.TILE:
        turn_up_tile(s, outcome)
    elif s.step == Step.START_SEAT:
        start(s, outcome)
    go_on(s)


@rule
def go_on(s: Wall) -> None:
    """Score on until a seat or chance is asked, or the game is over."""
    while s.step == Step.SCORE:
        if s.section < s.sections:
            score(s, s.section)
        else:
            end_scoring(s)


@rule
def take_action(s: Wall, action: int) -> None:
    """wall.turn: draw, lay, ride or cover, or let the action lapse."""
    if action == DRAW:
        ask_chance(s, Step.DRAW)
        return
    if action == LAPSE:
        note(s, Note.LAPSE_CHOICE, s.turn)
        end_turn(s)
        return
    rides = False
    if action >= COVER:
        cover(s, (action - COVER) // MAX_SLOTS, (action - COVER) % MAX_SLOTS)
    else:
        place = (action - LAY) // MOST_COPIES
        card = place % CARDS
        rides = card == Card.RIDER
        forced = rides and is_forced_to_ride(s)
        lay_cards(s, place // CARDS, card, (action - LAY) % MOST_COPIES + 1)
        rides = rides and not forced
    if s.hand_size[s.turn] + s.deck_size[s.turn] == 0:
        run_out(s, ACTIONS_TO - s.action + rides)
    elif not rides:
        end_action(s)


@rule
def draw(s: Wall, card: int) -> None:
    """wall.turn.draw: one card from one's own deck."""
    take_card(s, card)
    note(s, Note.DRAW, s.turn, s.deck_size[s.turn], card)
    end_action(s)


@rule
def take_card(s: Wall, card: int) -> None:
    """Move a card of the one whose turn it is from the deck to the hand."""
    s.hand[s.turn, card] += 1
    s.hand_size[s.turn] += 1
    s.deck_size[s.turn] -= 1


@rule
def lay_cards(s: Wall, section: int, card: int, many: int) -> None:
    """wall.turn.right: the cards join at the right end of the row."""
    seat = s.turn
    if noting(s):
        note_laying(s, section, card, many)
    for slot in range(s.length[section], s.length[section] + many):
        s.card[section, slot] = card
        s.owner[section, slot] = seat
    s.length[section] += many
    leave_hand(s, section, card, many)
    if noting(s):
        note_laid(s, section, card, many)


@rule
def leave_hand(s: Wall, section: int, card: int, many: int) -> None:
    """Cards go from the hand to a section."""
    s.hand[s.turn, card] -= many
    s.unlaid[s.turn, card] -= many
    s.hand_size[s.turn] -= many
    s.laid[section, s.turn] += many


@rule
def cover(s: Wall, section: int, slot: int) -> None:
    """wall.card.dragon.under: the dragon takes the place of the card, which counts and does nothing any more."""
    seat = s.turn
    s.beneath_card[seat] = s.card[section, slot]
    s.beneath_owner[seat] = s.owner[section, slot]
    s.card[section, slot] = Card.DRAGON
    s.owner[section, slot] = seat
    leave_hand(s, section, Card.DRAGON, 1)
    if noting(s):
        note_covering(s, section, slot)


@rule
def end_action(s: Wall) -> None:
    """wall.turn.order: the third action follows the second; after it the turn is over."""
    if s.action < ACTIONS_TO:
        s.action += 1
        ask(s, Step.ACTION)
    else:
        end_turn(s)


@rule
def run_out(s: Wall, lapsing: int) -> None:
    """wall.end.out: who has laid the last card starts the last round; the actions that are left lapse."""
    if s.out == NO_ONE:
        s.out = s.turn
        note(s, Note.OUT, s.turn)
    else:
        note(s, Note.OUT_AGAIN, s.turn)
    if lapsing > 0:
        note(s, Note.LAPSE_NO_CARDS, s.turn, lapsing)
    end_turn(s)


@rule
def end_turn(s: Wall) -> None:
    """wall.end.round, wall.end.final: the next seat, and final scoring when it is the turn of who ran out."""
    s.turn = next_seat(s, s.turn)
    if s.turn == s.out and s.final == 0:
        s.final = 1
        note(s, Note.FINAL_BEGIN, s.turn)
    begin_turn(s)


@rule
def begin_turn(s: Wall) -> None:
    """wall.turn.order: the first action is to score."""
    s.turns += 1
    s.claimed = 0
    s.section = 0
    s.action = ACTIONS_FROM - 1
    if s.final == 0:
        note(s, Note.TURN, s.turn, s.turns)
        if s.out != NO_ONE:
            note(s, Note.LAST_TURN, s.turn)
    s.step = Step.SCORE


# ---------------------------------------------------------------- Scoring


@rule
def score(s: Wall, section: int) -> None:
    """wall.score: one section; who leads takes a tile (wall.score.must), and is asked where there is a choice."""
    if not is_open(s, section) or not leads(s, section, s.turn):
        s.section += 1
        return
    s.claimed += 1
    if noting(s):
        note_lead(s, section)
    if s.held[section] == 0:
        ask(s, Step.CLAIM)
    else:
        take_second_tile(s, section)


@rule
def take_first_tile(s: Wall, tile: int) -> None:
    """wall.score.first: the tile is chosen; which card carries it is the next question."""
    section = s.section
    if s.tiles[section, 0] == tile:
        s.tiles[section, 0] = s.tiles[section, 1]
    s.tiles[section, 1] = 0
    s.taken = tile
    ask(s, Step.CARRIER)


@rule
def put_first_tile(s: Wall, slot: int) -> None:
    """wall.score.first: it lies on the card, is not won yet, and counts against its holder here."""
    section = s.section
    if noting(s):
        before = total(s, section, s.turn)
        note(s, Note.CLAIM_FIRST, s.turn, s.taken, section, s.card[section, slot], slot, before)
    s.held[section] = s.taken
    s.held_slot[section] = slot
    s.taken = 0
    s.section += 1
    s.step = Step.SCORE


@rule
def take_second_tile(s: Wall, section: int) -> None:
    """wall.score.second: the leader wins the free tile, the holder the one on the card; the section is cleared."""
    holder = s.owner[section, s.held_slot[section]]
    if holder == s.turn:
        note(s, Note.CLAIM_BOTH, s.turn, s.tiles[section, 0], section, s.held[section])
    else:
        note(s, Note.CLAIM_SECOND, s.turn, s.tiles[section, 0], section, s.held[section], holder)
    win_tile(s, s.turn, s.tiles[section, 0])
    win_tile(s, holder, s.held[section])
    clear(s, section)
    if s.final == 0 and tiles_in_supply(s) > 0:
        ask_chance(s, Step.TILE)
    else:  # wall.score.clear, wall.end.final
        close(s, section)


@rule
def close(s: Wall, section: int) -> None:
    """wall.score.clear, wall.end.final, wall.end.tile: no new tiles, and without an open section no more game."""
    if s.final == 0:
        note(s, Note.CLOSE, section)
    if open_sections(s) > 0:
        section_is_ready(s)
    else:
        note(s, Note.END_NO_SECTION if s.final == 1 else Note.END_TILE)
        end_game(s)


@rule
def win_tile(s: Wall, seat: int, tile: int) -> None:
    """A tile goes face down to its winner."""
    s.fame[seat] += tile
    s.won[seat] += 1


@rule
def clear(s: Wall, section: int) -> None:
    """wall.score.clear: every card of the section leaves the game."""
    if noting(s):
        count = 0
        for seat in range(s.seats):
            count += s.laid[section, seat]
        note(s, Note.CLOSE_FINAL if s.final == 1 else Note.CLEAR, section, count)
    for slot in range(s.length[section]):
        if s.card[section, slot] == Card.DRAGON:
            forget_stack(s, s.owner[section, slot])
        s.card[section, slot] = 0
        s.owner[section, slot] = 0
    for seat in range(s.seats):
        s.laid[section, seat] = 0
    s.length[section] = 0
    s.held[section] = 0
    s.held_slot[section] = 0
    s.tiles[section, 0] = 0


@rule
def forget_stack(s: Wall, seat: int) -> None:
    """The cards under a seat's dragon leave the game with it."""
    while seat != NO_ONE:
        below = s.beneath_owner[seat] if s.beneath_card[seat] == Card.DRAGON else NO_ONE
        s.beneath_owner[seat] = NO_ONE
        s.beneath_card[seat] = 0
        seat = below


@rule
def end_scoring(s: Wall) -> None:
    """Scoring is done: the actions follow; in the final scoring the next seat, until nothing moves any more."""
    if s.final == 0:
        if s.claimed == 0:
            note(s, Note.LEAD_NONE, s.turn)
        s.action = ACTIONS_FROM
        s.section = 0
        ask(s, Step.ACTION)
    elif s.claimed > 0:
        s.idle = 0
        end_turn(s)
    else:
        s.idle += 1
        if s.idle == s.seats:  # wall.end.stop
            note(s, Note.END_IDLE)
            end_game(s)
        else:
            note(s, Note.FINAL_IDLE, s.turn, s.seats - s.idle)
            end_turn(s)


# ---------------------------------------------------------------- The end


@rule
def end_game(s: Wall) -> None:
    """wall.end.win: the highest sum wins, equals share; what lies about belongs to nobody (wall.end.left)."""
    s.step = Step.OVER
    s.seat = NOBODY
    s.section = 0
    if noting(s):
        note_end(s)


@rule
def scores(s: Wall, out: Weights) -> None:
    """wall.end.win: points are the fame of the tiles won."""
    for seat in range(s.seats):
        out[seat] = s.fame[seat]


@rule
def redeal(s: Wall, seat: int, generator: Generator) -> None:
    """wall.table.hidden: deal anew what `seat` cannot know, which is the others' hands, from their unlaid cards."""
    in_deck = np.empty(CARDS, np.int32)
    for other in range(s.seats):
        if other != seat:
            for card in range(CARDS):
                s.hand[other, card] = 0
                in_deck[card] = s.unlaid[other, card]
            for _ in range(s.hand_size[other]):
                card = pick(generator, in_deck, CARDS)
                in_deck[card] -= 1
                s.hand[other, card] += 1
