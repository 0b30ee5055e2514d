"""The table before the first month: people, the year of events, what everybody begins with (dragon.setup)."""

from tianxia.core.compiled import rule
from tianxia.core.fields import Counts
from tianxia.core.notes import note
from tianxia.games.dragon.boxes.great_wall import set_up_wall
from tianxia.games.dragon.boxes.super_events import set_up_super
from tianxia.games.dragon.options import AFTER, BEFORE, EVENTS_DRAWN, Setting
from tianxia.games.dragon.persons import begin_draft
from tianxia.games.dragon.state import NO_EVENT, NO_ONE, TO_AGREE, TO_DRAW, Step, Year
from tianxia.games.dragon.tables import (
    BASE_CARDS,
    CARDS,
    COPIES,
    HAND,
    KINDS,
    LARGE_PRICE,
    MONTHS,
    PEACEFUL,
    START_FLOORS,
    START_PALACES,
    START_YUAN,
    Event,
    Super,
)
from tianxia.games.dragon.telling import note_boxes
from tianxia.games.dragon.turns import ask, ask_chance
from tianxia.games.dragon.words import Note


@rule
def setup(s: Year, seats: int, settings: Counts) -> None:
    """dragon.setup: people, goods and cards lie ready. Chance lays the year of events out."""
    s.seats = seats
    s.tile = NO_ONE
    s.next_tile = NO_ONE
    for kind in range(KINDS):
        s.supply[kind] = COPIES[seats, kind]
    for seat in range(seats):
        s.track[seat] = seat
        set_up_seat(s, seat)
    agree_on(s, settings)
    note(s, Note.START, settings[Setting.EDITION])
    note_boxes(s)
    if s.super_event > Super.NONE:
        note(s, Note.SUPER_CHOSEN, s.super_event)
    for month in range(MONTHS):
        s.event[month] = Event.PEACE if month < PEACEFUL else NO_EVENT
    for place in range(EVENTS_DRAWN):
        if settings[Setting.EVENT_ROW + place] > 0:
            lay_event(s, settings[Setting.EVENT_ROW + place])
    if settings[Setting.START_SEAT] == 0:
        ask_chance(s, Step.START_SEAT)
    else:
        start(s, settings[Setting.START_SEAT] - 1)


@rule
def set_up_seat(s: Year, seat: int) -> None:
    """dragon.setup.player: two palaces of two floors, 6 yuan and eleven person cards."""
    s.yuan[seat] = START_YUAN
    s.palaces[seat] = START_PALACES
    for palace in range(START_PALACES):
        s.floors[seat, palace] = START_FLOORS
    for card in range(CARDS):
        s.hand[seat, card] = HAND[card]


@rule
def agree_on(s: Year, settings: Counts) -> None:
    """dragon.option: the edition, the boxes, and the rulings that tables dispute."""
    s.large_price = LARGE_PRICE[settings[Setting.EDITION]]
    s.last_wall_in_event = settings[Setting.FINAL_WALL]
    s.decay_before = settings[Setting.MONTH7_DECAY] != AFTER
    s.decay_after = settings[Setting.MONTH7_DECAY] != BEFORE
    s.cards = BASE_CARDS
    if settings[Setting.GREAT_WALL] > 0:
        set_up_wall(s)
    set_up_super(s, settings[Setting.SUPER_EVENT])


@rule
def start(s: Year, seat: int) -> None:
    """dragon.setup.draft: a seat begins, and from there it goes round clockwise."""
    note(s, Note.START_SEAT, seat)
    for place in range(s.seats):
        s.line[place] = (seat + place) % s.seats
    go_on_laying(s)


# ---------------------------------------------------------------- The year of events


@rule
def lay_event(s: Year, event: int) -> None:
    """dragon.setup.events, dragon.setup.events.shift: on the next free month, or behind it if its equal is next."""
    month = next_free_month(s)
    if s.event[month - 1] != event:
        s.event[month] = event
        note(s, Note.ROW, month + 1, event)
    elif month + 1 < MONTHS:
        s.event[month + 1] = event
        note(s, Note.ROW_SHIFT, month + 2, event)
    else:
        s.event[month] = event
        change_places(s, month - 1)


@rule
def next_free_month(s: Year) -> int:
    """The first month, counted from 0, that has no event yet."""
    month = 0
    while month < MONTHS and s.event[month] != NO_EVENT:
        month += 1
    return month


@rule
def change_places(s: Year, month: int) -> None:
    """dragon.setup.events.shift: the last two would be equal, so the month before them changes places with its left."""
    moved = s.event[month]
    s.event[month] = s.event[month - 1]
    s.event[month - 1] = moved
    note(s, Note.ROW_REPAIR)


@rule
def go_on_laying(s: Year) -> None:
    """dragon.setup.events: chance brings one event after another; then the super-event, and the first two people."""
    if next_free_month(s) < MONTHS:
        ask_chance(s, Step.EVENT)
    elif s.super_event == TO_DRAW:
        ask_chance(s, Step.SUPER)
    elif s.super_event == TO_AGREE:
        ask(s, Step.AGREE)
    else:
        begin_draft(s)


@rule
def turn_up_event(s: Year, event: int) -> None:
    """dragon.setup.events: the next tile of the year."""
    lay_event(s, event)
    go_on_laying(s)


@rule
def name_super(s: Year, event: int) -> None:
    """dragon.super.choose: one of the ten is drawn, or agreed on after the events are laid out."""
    note(s, Note.SUPER_DRAWN if s.step == Step.SUPER else Note.SUPER_CHOSEN, event)
    s.super_event = event
    begin_draft(s)
