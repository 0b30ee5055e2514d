"""The first two people, and phase 2: a card is played, and a person moves in (dragon.setup.draft, dragon.person)."""

from tianxia.core.compiled import rule
from tianxia.core.notes import note, noting
from tianxia.games.dragon.moves import CALL, CALL_NOBODY, DRAFT, DRAFT_PAIRS, HOUSE, REFUSE, SWAP, WILD, WILD_NOBODY
from tianxia.games.dragon.palaces import move_in, move_out
from tianxia.games.dragon.state import NO_ONE, Phase, Step, Year
from tianxia.games.dragon.tables import KINDS, ONE_AGE, PERSON_OF, VALUE, YOUNG, Card
from tianxia.games.dragon.telling import note_order
from tianxia.games.dragon.turns import advance, ask, begin_phase, end_turn
from tianxia.games.dragon.values import cards_in_hand
from tianxia.games.dragon.words import Note

# ---------------------------------------------------------------- The first two people


@rule
def begin_draft(s: Year) -> None:
    """dragon.setup.draft: from the start seat clockwise; the line stands already."""
    s.phase = Phase.DRAFT
    s.turn = 0
    ask(s, Step.DRAFT)


@rule
def draft(s: Year, move: int) -> None:
    """dragon.setup.draft: two young people of different kinds, without a card."""
    first = YOUNG[DRAFT_PAIRS[move - DRAFT, 0]]
    second = YOUNG[DRAFT_PAIRS[move - DRAFT, 1]]
    note(s, Note.DRAFT, s.seat, first, second)
    take(s, first)
    take(s, second)
    s.tile = first
    s.next_tile = second
    ask(s, Step.HOUSE)


@rule
def house_second(s: Year, kind: int) -> None:
    """dragon.setup.draft.place: after the first of the two the second one moves in."""
    if s.next_tile == NO_ONE:
        if noting(s):
            note(s, Note.DRAFT_MOVE, s.seat, s.space[s.seat], s.space[s.seat] - VALUE[kind], VALUE[kind])
        end_turn(s)
    else:
        s.tile = s.next_tile
        s.next_tile = NO_ONE
        ask(s, Step.HOUSE)


# ---------------------------------------------------------------- Cards


@rule
def begin_persons(s: Year) -> None:
    """dragon.month.phases, dragon.person.last: phase 2, unless nobody has a card left."""
    begin_phase(s, Phase.PERSON)
    if noting(s):
        cards = 0
        for seat in range(s.seats):
            cards += cards_in_hand(s, seat)
        if cards == 0:
            note(s, Note.NO_PHASE)
        else:
            note_order(s)


@rule
def ask_card(s: Year) -> None:
    """dragon.person.card: who holds a card plays one."""
    if cards_in_hand(s, s.line[s.turn]) > 0:
        ask(s, Step.CARD)
    else:
        end_turn(s)


@rule
def card_played(move: int) -> int:
    """The card that a move of phase 2 spends."""
    if move >= WILD:
        return Card.WILD
    if move >= CALL_NOBODY:
        return move - CALL_NOBODY + ONE_AGE
    return PERSON_OF[move - CALL]


@rule
def kind_called(s: Year, move: int) -> int:
    """dragon.person.age, dragon.person.none: whom the card calls, or nobody."""
    if move >= WILD:
        return move - WILD if move < WILD_NOBODY else NO_ONE
    if move < CALL_NOBODY and s.supply[move - CALL] > 0:
        return move - CALL
    return NO_ONE


@rule
def play_card(s: Year, move: int) -> None:
    """dragon.person.card, dragon.person.wild: the card is spent, and calls a person who is left, young or old."""
    card = card_played(move)
    kind = kind_called(s, move)
    s.hand[s.seat, card] -= 1
    if card == Card.WILD and kind != NO_ONE:
        note(s, Note.WILD, s.seat, kind)
    else:
        note(s, Note.CARD, s.seat, card)
    if kind == NO_ONE:
        note(s, Note.NOBODY_AT_ALL if card == Card.WILD else Note.NOBODY_LEFT, s.seat)
        end_turn(s)
    else:
        s.tile = kind
        take(s, kind)
        ask(s, Step.HOUSE)


@rule
def take(s: Year, kind: int) -> None:
    """A person is taken from the supply, and never comes back to it."""
    s.supply[kind] -= 1
    if s.supply[kind] == 0:
        note(s, Note.LAST_OF_KIND, kind)


# ---------------------------------------------------------------- Moving in


@rule
def settle(s: Year, move: int) -> None:
    """dragon.person.place, dragon.person.swap, dragon.person.refuse: a room, another's room, or none."""
    seat = s.seat
    kind = s.tile
    s.tile = NO_ONE
    if move == REFUSE:
        note(s, Note.REFUSE, seat, kind, s.space[seat])
    elif move >= SWAP:
        palace = (move - SWAP) // KINDS
        leaving = (move - SWAP) % KINDS
        note(s, Note.SWAP, seat, leaving, kind, palace)
        move_out(s, seat, palace, leaving)
        move_in(s, seat, palace, kind)
        step_forward(s, seat, kind)
    else:
        note(s, Note.DRAFT_PLACE if s.phase == Phase.DRAFT else Note.RECRUIT, seat, kind, move - HOUSE)
        move_in(s, seat, move - HOUSE, kind)
        step_forward(s, seat, kind)
    if s.phase == Phase.DRAFT:
        house_second(s, kind)
    else:
        end_turn(s)


@rule
def step_forward(s: Year, seat: int, kind: int) -> None:
    """dragon.person.move: who has moved in moves the marker by the value."""
    if s.phase != Phase.DRAFT:
        note(s, Note.MOVE, seat, VALUE[kind], s.space[seat] + VALUE[kind])
    advance(s, seat, VALUE[kind])
