"""The Super-Events: what month 7 brings besides its event (dragon.super)."""

from tianxia.core.compiled import rule
from tianxia.core.notes import note, noting
from tianxia.games.dragon.building import ask_floor
from tianxia.games.dragon.events import begin_event, event_now
from tianxia.games.dragon.gains import receive
from tianxia.games.dragon.moves import CHARTER, DISCARD, DISCARD_PAIRS, GIVE, LOWER, SUNRISE
from tianxia.games.dragon.options import AGREED, OFF, RANDOM
from tianxia.games.dragon.palaces import release, remove_palace
from tianxia.games.dragon.persons import take
from tianxia.games.dragon.state import TO_AGREE, TO_DRAW, Phase, Step, Year
from tianxia.games.dragon.tables import (
    EARTHQUAKE_FLOORS,
    FLOOD_SHARE,
    GOODS,
    PERSONS,
    YOUNG,
    Goods,
    Person,
    Privilege,
    Source,
    Super,
)
from tianxia.games.dragon.telling import note_buddha, note_charter, note_flood, note_lantern, note_order
from tianxia.games.dragon.turns import ask, begin_phase, end_turn
from tianxia.games.dragon.values import (
    floors_of,
    monk_points,
    people_of,
    people_points,
    symbols,
)
from tianxia.games.dragon.words import Note


@rule
def set_up_super(s: Year, setting: int) -> None:
    """dragon.super.choose: none, one to be drawn, one to be agreed on, or the one that was agreed on before."""
    if setting == OFF:
        s.super_event = Super.NONE
    elif setting == RANDOM:
        s.super_event = TO_DRAW
    elif setting == AGREED:
        s.super_event = TO_AGREE
    else:
        s.super_event = setting - AGREED


@rule
def begin_super(s: Year) -> None:
    """dragon.super.when, dragon.super.order: what concerns all happens at once; the rest has its turns."""
    begin_phase(s, Phase.SUPER)
    note(s, Note.SUPER, s.super_event)
    if s.super_event == Super.ECLIPSE:
        s.again = 1
        note(s, Note.ECLIPSE, event_now(s))
        begin_event(s)
    elif s.super_event == Super.LANTERN:
        score_lantern(s)
    elif s.super_event == Super.BUDDHA:
        score_buddha(s)
    elif s.super_event == Super.VOLCANO:
        erupt(s)
    elif s.super_event == Super.ASSASSINATION:
        take_privileges(s)
    else:
        note_order(s)


@rule
def take_super_turn(s: Year) -> None:
    """dragon.super.order: one after another, where each has a choice."""
    seat = s.line[s.turn]
    if s.super_event == Super.EARTHQUAKE:
        shake(s, seat)
    elif s.super_event == Super.FLOOD:
        flood(s, seat)
    elif s.super_event == Super.TORNADO:
        ask(s, Step.DISCARD)  # dragon.super.tornado: everybody holds four cards in month 7
    elif s.super_event == Super.SUNRISE:
        rise(s, seat)
    elif s.super_event == Super.CHARTER:
        ask_charter(s, seat)
    else:
        end_turn(s)


# ---------------------------------------------------------------- Without a choice


@rule
def score_lantern(s: Year) -> None:
    """dragon.super.lantern: 2 points for each person."""
    for seat in range(s.seats):
        s.points[seat, Source.SUPER] += people_points(s, seat)
        if noting(s):
            note_lantern(s, seat)


@rule
def score_buddha(s: Year) -> None:
    """dragon.super.buddha: monks score as they will at the end."""
    for seat in range(s.seats):
        s.points[seat, Source.SUPER] += monk_points(s, seat)
        if noting(s):
            note_buddha(s, seat)


@rule
def erupt(s: Year) -> None:
    """dragon.super.volcano: all markers go to space 0, in one stack and in the same order."""
    note(s, Note.VOLCANO)
    for seat in range(s.seats):
        s.space[seat] = 0


@rule
def take_privileges(s: Year) -> None:
    """dragon.super.assassination: all privileges are given back for nothing."""
    for seat in range(s.seats):
        lost = s.privileges[seat, Privilege.SMALL] + s.privileges[seat, Privilege.LARGE]
        if lost > 0:
            note(s, Note.ASSASSINATION, seat, lost)
        else:
            note(s, Note.ASSASSINATION_NONE, seat)
        s.privileges[seat, Privilege.SMALL] = 0
        s.privileges[seat, Privilege.LARGE] = 0


# ---------------------------------------------------------------- Earthquake


@rule
def shake(s: Year, seat: int) -> None:
    """dragon.super.earthquake: two floors of one's own choice; who has no more loses all there is."""
    if floors_of(s, seat) > EARTHQUAKE_FLOORS:
        s.left = EARTHQUAKE_FLOORS
        ask(s, Step.LOWER)
        return
    for palace in range(s.palaces[seat] - 1, -1, -1):
        collapse(s, seat, palace)
    end_turn(s)


@rule
def lower(s: Year, move: int) -> None:
    """dragon.super.earthquake: a palace loses a floor, and vanishes without one, with all its people."""
    seat = s.seat
    palace = move - LOWER
    if s.floors[seat, palace] > 1:
        s.floors[seat, palace] -= 1
        note(s, Note.EARTHQUAKE, seat, palace, s.floors[seat, palace])
    else:
        collapse(s, seat, palace)
    s.left -= 1
    if s.left > 0:
        ask(s, Step.LOWER)
    else:
        go_on_leaving(s, seat)


@rule
def collapse(s: Year, seat: int, palace: int) -> None:
    """dragon.super.earthquake: a palace without floors vanishes with all its people."""
    if s.living[seat, palace] > 0:
        note(s, Note.EARTHQUAKE_GONE, seat, palace, s.living[seat, palace])
    else:
        note(s, Note.EARTHQUAKE_EMPTY, seat, palace)
    while s.living[seat, palace] > 0:
        release(s, seat, palace, s.people[seat, palace, 0])
    remove_palace(s, seat, palace)


@rule
def go_on_leaving(s: Year, seat: int) -> None:
    """dragon.super.earthquake: as many leave each palace as no longer fit."""
    for palace in range(s.palaces[seat]):
        if s.living[seat, palace] > s.floors[seat, palace]:
            s.palace = palace
            ask(s, Step.RELEASE)
            return
    s.palace = 0
    end_turn(s)


# ---------------------------------------------------------------- Flood


@rule
def flood(s: Year, seat: int) -> None:
    """dragon.super.flood: half of all yuan, rice and rockets, rounded down."""
    s.left = (s.yuan[seat] + s.rice[seat] + s.rockets[seat]) // FLOOD_SHARE
    if s.left > 0:
        ask(s, Step.GIVE)
    else:
        note(s, Note.FLOOD_NONE, seat)
        end_turn(s)


@rule
def give(s: Year, move: int) -> None:
    """dragon.super.flood: in any mixture, but first yuan, then rice, then rockets, so that each is chosen once."""
    seat = s.seat
    goods = move - GIVE
    if goods == Goods.YUAN:
        s.yuan[seat] -= 1
    elif goods == Goods.RICE:
        s.rice[seat] -= 1
    else:
        s.rockets[seat] -= 1
    s.given[goods] += 1
    s.left -= 1
    if s.left > 0:
        ask(s, Step.GIVE)
        return
    if noting(s):
        note_flood(s, seat)
    for each in range(GOODS):
        s.given[each] = 0
    end_turn(s)


# ---------------------------------------------------------------- Tornado


@rule
def discard(s: Year, move: int) -> None:
    """dragon.super.tornado: both at once, and openly."""
    first = DISCARD_PAIRS[move - DISCARD, 0]
    second = DISCARD_PAIRS[move - DISCARD, 1]
    s.hand[s.seat, first] -= 1
    s.hand[s.seat, second] -= 1
    note(s, Note.TORNADO, s.seat, first, second)
    end_turn(s)


# ---------------------------------------------------------------- Sunrise


@rule
def may_greet(s: Year, person: int) -> bool:
    """dragon.super.sunrise, dragon.super.sunrise.taken: a young person whose type nobody has taken at this sunrise."""
    return s.supply[YOUNG[person]] > 0 and s.greeted[person] == 0


@rule
def rise(s: Year, seat: int) -> None:
    """dragon.super.sunrise.taken: if no type is left, one goes without."""
    for person in range(PERSONS):
        if may_greet(s, person):
            ask(s, Step.SUNRISE)
            return
    note(s, Note.SUNRISE_NONE, seat)
    end_turn(s)


@rule
def greet(s: Year, move: int) -> None:
    """dragon.super.sunrise: a young person without a card; the type is taken, even if the person is turned away."""
    person = move - SUNRISE
    kind = YOUNG[person]
    note(s, Note.SUNRISE, s.seat, kind)
    s.greeted[person] = 1
    s.tile = kind
    take(s, kind)
    ask(s, Step.HOUSE)


# ---------------------------------------------------------------- Charter


@rule
def ask_charter(s: Year, seat: int) -> None:
    """dragon.super.charter.kinds: who has people must choose; who has none is passed over."""
    if people_of(s, seat) > 0:
        ask(s, Step.CHARTER)
    else:
        note(s, Note.CHARTER_SKIP, seat)
        end_turn(s)


@rule
def charter_amount(s: Year, seat: int, person: int) -> int:
    """dragon.super.charter, dragon.super.charter.kinds: all symbols of a type, without a card's basic amount."""
    if person == Person.MONK:
        return monk_points(s, seat)
    return 0 if person == Person.HEALER else symbols(s, seat, person)


@rule
def use_charter(s: Year, move: int) -> None:
    """dragon.super.charter: one type of one's own people gives what its symbols are worth."""
    seat = s.seat
    person = move - CHARTER
    amount = charter_amount(s, seat, person)
    if noting(s):
        note_charter(s, seat, person, amount)
    receive(s, seat, person, amount, Source.SUPER)
    ask_floor(s)


# ---------------------------------------------------------------- The end of it


@rule
def forget_super(s: Year) -> None:
    """What was remembered for the time of the super-event only."""
    s.again = 0
    for person in range(PERSONS):
        s.greeted[person] = 0
