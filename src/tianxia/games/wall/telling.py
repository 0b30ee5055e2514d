"""What the log tells, and why it came so. None of this changes the game; simulations leave it out."""

from tianxia.core.compiled import rule
from tianxia.core.notes import note
from tianxia.games.wall.choices import is_forced_to_ride
from tianxia.games.wall.state import NO_ONE, Wall
from tianxia.games.wall.tables import Card
from tianxia.games.wall.values import is_present, shows_noble, total
from tianxia.games.wall.words import ABSENT, Note


@rule
def note_laying(s: Wall, section: int, card: int, many: int) -> None:
    """Before cards are laid: what will have to be said of a noble or soldiers depends on what is there."""
    if card == Card.NOBLE:
        note(s, Note.NOBLE_SECOND if shows_noble(s, section) else Note.NOBLE, s.turn, section)


@rule
def note_laid(s: Wall, section: int, card: int, many: int) -> None:
    """After cards were laid: the total, and why it is what it is."""
    seat = s.turn
    if card == Card.NOBLE:
        note_totals(s, section)
        return
    if card == Card.RIDER:
        note(s, Note.RIDE_FORCED if is_forced_to_ride(s) else Note.RIDE, seat, section, total(s, section, seat))
    elif card == Card.DRAGON:
        note(s, Note.DRAGON_END, seat, section, total(s, section, seat))
    else:
        note(s, Note.LAY, seat, card, many, section, total(s, section, seat))
    if shows_noble(s, section):
        note(s, Note.CAPPED, section)
    elif card == Card.SOLDIER:
        soldiers = own_soldiers(s, section, seat)
        if many > 1:
            note(s, Note.SOLDIERS, seat, soldiers)
        elif soldiers > 1:
            note(s, Note.SOLDIER, soldiers, soldiers - 1)


@rule
def note_totals(s: Wall, section: int) -> None:
    """wall.score.total: everybody's, after what changed more than one."""
    note(
        s, Note.TOTALS, section,
        total_here(s, section, 0), total_here(s, section, 1), total_here(s, section, 2),
        total_here(s, section, 3), total_here(s, section, 4),
    )  # fmt: skip


@rule
def total_here(s: Wall, section: int, seat: int) -> int:
    """wall.score.rival: the total of a seat with a card in the section; the others are not compared."""
    return total(s, section, seat) if is_present(s, section, seat) else ABSENT


@rule
def note_covering(s: Wall, section: int, slot: int) -> None:
    """A dragon landed on a card: on which, and what that changes."""
    seat = s.turn
    card = s.beneath_card[seat]
    owner = s.beneath_owner[seat]
    if owner == seat:
        note(s, Note.DRAGON_COVER_OWN, seat, card, section, slot)
    else:
        note(s, Note.DRAGON_COVER, seat, card, owner, section, slot)
    if card == Card.DRAGON:
        note(s, Note.DRAGON_STACK)
    elif card == Card.NOBLE:
        note(s, Note.NOBLE_STAYS if shows_noble(s, section) else Note.NOBLE_FREED, section)
    elif card == Card.SOLDIER and not shows_noble(s, section):
        lowered = 0
        for later in range(slot + 1, s.length[section]):
            if s.card[section, later] == Card.SOLDIER and s.owner[section, later] == owner:
                lowered += 1
        if lowered > 0:
            note(s, Note.SOLDIERS_LOWERED, lowered)
    note_totals(s, section)


@rule
def own_soldiers(s: Wall, section: int, seat: int) -> int:
    """How many soldiers of a seat are visible in the section."""
    count = 0
    for slot in range(s.length[section]):
        if s.card[section, slot] == Card.SOLDIER and s.owner[section, slot] == seat:
            count += 1
    return count


@rule
def note_lead(s: Wall, section: int) -> None:
    """Who leads, and how far ahead of whom."""
    rival = NO_ONE
    rival_total = 0
    for seat in range(s.seats):
        if seat != s.turn and is_present(s, section, seat):
            its_total = total(s, section, seat)
            if rival == NO_ONE or its_total > rival_total:
                rival = seat
                rival_total = its_total
    if rival == NO_ONE:
        note(s, Note.ALONE, s.turn, section, total(s, section, s.turn))
    else:
        note(s, Note.LEAD, s.turn, section, total(s, section, s.turn), rival, rival_total)


@rule
def note_end(s: Wall) -> None:
    """What was left over, what each has won, and who wins."""
    for section in range(s.sections):
        if s.held[section] > 0:
            note(s, Note.LEFT_HELD, s.owner[section, s.held_slot[section]], section, s.held[section])
        if s.tiles[section, 0] > 0:
            note(s, Note.LEFT_FREE, section, s.tiles[section, 0], s.tiles[section, 1])
    best = 0
    for seat in range(s.seats):
        best = max(best, s.fame[seat])
        if s.won[seat] > 0:
            note(s, Note.REVEAL, seat, s.fame[seat])
        else:
            note(s, Note.REVEAL_NONE, seat)
    winners = 0
    last = NO_ONE
    for seat in range(s.seats):
        if s.fame[seat] == best:
            winners |= 1 << seat
            last = seat
    if winners == 1 << last:
        note(s, Note.WIN, last, best)
    else:
        note(s, Note.WIN_SHARED, winners, best)
