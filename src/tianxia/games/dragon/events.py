"""Phase 3: the event of the month, and who must leave because of it (dragon.event)."""

from tianxia.core.compiled import rule
from tianxia.core.notes import note, noting
from tianxia.games.dragon.moves import FEED
from tianxia.games.dragon.palaces import release_all
from tianxia.games.dragon.state import Phase, Step, Year
from tianxia.games.dragon.tables import TRIBUTE, Event, Source
from tianxia.games.dragon.telling import note_contagion, note_drought, note_festival, note_mongols, note_tribute
from tianxia.games.dragon.turns import ask, begin_phase, end_turn
from tianxia.games.dragon.values import (
    MORE_THAN_ANY,
    contagion_short,
    fewest_helmets,
    half_rounded_up,
    helmets,
    inhabited,
    is_empty,
    most_rockets,
    people_of,
    prize,
    tribute_short,
)
from tianxia.games.dragon.words import Note


@rule
def event_now(s: Year) -> int:
    """The event of this month."""
    return s.event[s.month - 1]


@rule
def begin_event(s: Year) -> None:
    """dragon.event.count: all is counted and paid as the event begins; then, in order, people leave."""
    begin_phase(s, Phase.EVENT)
    event = event_now(s)
    if event == Event.PEACE:
        note(s, Note.PEACE)
    elif s.again == 0:
        note(s, Note.EVENT, event)
    if event == Event.TRIBUTE:
        pay_tribute(s)
    elif event == Event.FESTIVAL:
        hold_festival(s)
    elif event == Event.MONGOLS:
        fight_mongols(s)
    elif event == Event.CONTAGION:
        spread_contagion(s)


@rule
def pay_tribute(s: Year) -> None:
    """dragon.event.tribute: 4 yuan, or all there are and a person for each that is missing."""
    for seat in range(s.seats):
        short = tribute_short(s, seat)
        if noting(s):
            note_tribute(s, seat, short)
        s.yuan[seat] -= TRIBUTE - short
        s.owed[seat] = short


@rule
def hold_festival(s: Year) -> None:
    """dragon.event.festival: points for most and next most rockets; who scored gives half back, rounded up."""
    most = most_rockets(s, MORE_THAN_ANY)
    next_most = most_rockets(s, most)
    if noting(s):
        note_festival(s, most, next_most)
    for seat in range(s.seats):
        points = prize(s.rockets[seat], most, next_most)
        if points > 0:
            back = half_rounded_up(s.rockets[seat])
            s.points[seat, Source.FESTIVAL] += points
            s.rockets[seat] -= back
            note(s, Note.FESTIVAL_BACK, seat, back, s.rockets[seat])


@rule
def fight_mongols(s: Year) -> None:
    """dragon.event.mongols: a point for each helmet; all who have the fewest release a person."""
    fewest = fewest_helmets(s)
    if noting(s):
        note_mongols(s, fewest)
    for seat in range(s.seats):
        own = helmets(s, seat)
        s.points[seat, Source.MONGOLS] += own
        s.owed[seat] = own == fewest


@rule
def spread_contagion(s: Year) -> None:
    """dragon.event.contagion: three people leave, one fewer for each mortar."""
    for seat in range(s.seats):
        s.owed[seat] = contagion_short(s, seat)
        if noting(s):
            note_contagion(s, seat)


# ---------------------------------------------------------------- Who leaves


@rule
def take_event_turn(s: Year) -> None:
    """dragon.event.order: one after another, in order of the track."""
    if s.phase == Phase.EVENT and event_now(s) == Event.DROUGHT:
        suffer_drought(s)
    else:
        ask_release(s)


@rule
def ask_release(s: Year) -> None:
    """dragon.event.order: whoever owes people chooses whom; who has too few, or just as many, releases all."""
    seat = s.line[s.turn]
    people = people_of(s, seat) if s.owed[seat] > 0 else 0
    if s.owed[seat] < people:
        ask(s, Step.RELEASE)
        return
    if s.owed[seat] > 0:
        release_all(s, seat)
        if s.owed[seat] > people:
            note(s, Note.RELEASE_ALL, seat)
        s.owed[seat] = 0
    end_turn(s)


@rule
def is_told_where(s: Year) -> bool:
    """dragon.event.drought.short, dragon.super.earthquake: who leaves must come from one palace, the one looked at."""
    return s.phase == Phase.SUPER or (s.phase == Phase.EVENT and event_now(s) == Event.DROUGHT)


# ---------------------------------------------------------------- Drought


@rule
def suffer_drought(s: Year) -> None:
    """dragon.event.drought: a rice for each inhabited palace; if there is too little, all of it, and a choice."""
    seat = s.line[s.turn]
    hungry = inhabited(s, seat)
    if noting(s):
        note_drought(s, seat, hungry)
    if hungry <= s.rice[seat]:
        s.rice[seat] -= hungry
        end_turn(s)
        return
    for palace in range(s.palaces[seat]):
        s.unfed[palace] = not is_empty(s, seat, palace)
    s.palace = 0
    go_on_feeding(s, seat)


@rule
def go_on_feeding(s: Year, seat: int) -> None:
    """dragon.event.drought.short: as long as there is rice somebody gets it; then a person leaves each other palace."""
    if s.rice[seat] > 0:
        ask(s, Step.FEED)
    else:
        go_on_starving(s, seat)


@rule
def feed(s: Year, move: int) -> None:
    """dragon.event.drought.short: a palace gets rice; the next one lies behind it, so that each choice is made once."""
    palace = move - FEED
    s.rice[s.seat] -= 1
    s.unfed[palace] = 0
    s.palace = palace + 1
    go_on_feeding(s, s.seat)


@rule
def go_on_starving(s: Year, seat: int) -> None:
    """dragon.event.drought.short: exactly one person leaves each palace without rice."""
    for palace in range(s.palaces[seat]):
        if s.unfed[palace] > 0:
            s.unfed[palace] = 0
            s.palace = palace
            note(s, Note.UNFED, seat, palace)
            ask(s, Step.RELEASE)
            return
    s.palace = 0
    end_turn(s)
