"""What cannot be in a position of In the Year of the Dragon: the laws of every position, each with its sentence."""

from collections.abc import Iterator
from itertools import pairwise

from tianxia.core.codec import label
from tianxia.core.fields import CHANCE, NOBODY
from tianxia.games.dragon.boxes.super_events import may_greet
from tianxia.games.dragon.building import has_site
from tianxia.games.dragon.state import NO_EVENT, NO_ONE, TO_AGREE, TO_DRAW, Phase, Step, Year
from tianxia.games.dragon.tables import (
    ALL_CARDS,
    AMOUNT,
    BASE_CARDS,
    BONUSES,
    CONTAGION,
    COPIES,
    DRAFTED,
    EARTHQUAKE_FLOORS,
    EVENT_COPIES,
    FLOOD_SHARE,
    GROUP,
    HAND,
    HAND_SIZE,
    KINDS,
    LARGE_PRICE,
    MAX_FLOORS,
    MONTHS,
    MOST_SYMBOLS,
    PALACES,
    PEACEFUL,
    PERSON_OF,
    START_YUAN,
    SUPER_MONTH,
    TORNADO_CARDS,
    TRIBUTE,
    VALUE,
    YOUNG,
    Action,
    Event,
    Goods,
    Kind,
    Person,
    Source,
    Super,
)
from tianxia.games.dragon.values import (
    floors_of,
    money_points,
    monk_points,
    people_of,
    people_points,
    symbols,
    wall_holds,
)

ASKED_IN = {  # the phases in which each thing is asked or drawn
    Step.START_SEAT: {Phase.SETUP},
    Step.EVENT: {Phase.SETUP},
    Step.SUPER: {Phase.SETUP},
    Step.AGREE: {Phase.SETUP},
    Step.DRAFT: {Phase.DRAFT},
    Step.HOUSE: {Phase.DRAFT, Phase.PERSON, Phase.SUPER},
    Step.DEAL: {Phase.ACTION},
    Step.ACTION: {Phase.ACTION},
    Step.BUILD: {Phase.ACTION, Phase.SUPER},
    Step.CARD: {Phase.PERSON},
    Step.RELEASE: {Phase.EVENT, Phase.WALL, Phase.SUPER, Phase.LAST_WALL},
    Step.FEED: {Phase.EVENT},
    Step.LOWER: {Phase.SUPER},
    Step.GIVE: {Phase.SUPER},
    Step.DISCARD: {Phase.SUPER},
    Step.SUNRISE: {Phase.SUPER},
    Step.CHARTER: {Phase.SUPER},
    Step.OVER: {Phase.OVER},
}
ASKED_BY = {  # in the super-event, by which one
    Step.HOUSE: Super.SUNRISE,
    Step.BUILD: Super.CHARTER,
    Step.RELEASE: Super.EARTHQUAKE,
    Step.LOWER: Super.EARTHQUAKE,
    Step.GIVE: Super.FLOOD,
    Step.DISCARD: Super.TORNADO,
    Step.SUNRISE: Super.SUNRISE,
    Step.CHARTER: Super.CHARTER,
}
CHANCE_STEPS = {Step.START_SEAT, Step.EVENT, Step.SUPER, Step.DEAL}
BEFORE_MONTHS = {Phase.SETUP, Phase.DRAFT}
COUNTS_OF_WALL = {Phase.WALL, Phase.LAST_WALL}
MOST_OWED = {Event.TRIBUTE: TRIBUTE, Event.MONGOLS: 1, Event.CONTAGION: CONTAGION}
MOST_PEOPLE = DRAFTED + HAND_SIZE + 1  # the first two, one for each card, and one at sunrise
MOST_A_MONTH = int(AMOUNT.max()) + MOST_SYMBOLS * MOST_PEOPLE  # of anything, by an action or by the charter
AT_THE_END = {Source.PERSONS, Source.MONKS, Source.MONEY}


def impossible(s: Year) -> str | None:
    """Return the first thing that cannot be, or nothing."""
    for law in LAWS:
        for sentence in law(s):
            return sentence
    return None


def event_of_month(s: Year) -> int:
    """The event of this month; before the first there is none."""
    return int(s.event[s.month - 1]) if s.month else NO_EVENT


def place_of(s: Year, seat: int) -> int:
    """A seat's place in the order of this phase."""
    return next(place for place in range(s.seats) if s.line[place] == seat)


def people(s: Year, seat: int, palace: int) -> list[int]:
    """Who lives in a palace."""
    return [int(kind) for kind in s.people[seat, palace][: s.living[seat, palace]]]


# ---------------------------------------------------------------- The table


def numbers(s: Year) -> Iterator[str]:
    """Every number is one that its field can have, so that the other laws may count on it."""
    highest = {"step": Step.OVER, "phase": Phase.OVER, "month": MONTHS, "super_event": Super.CHARTER, "palace": PALACES,
               "again": 1, "last_wall_in_event": 1, "decay_before": 1, "decay_after": 1, "turn": s.seats - 1,
               "dealt": ALL_CARDS, "wall_length": MONTHS, "tile": KINDS - 1, "next_tile": KINDS - 1}  # fmt: skip
    for name, most in highest.items():
        if getattr(s, name) > most:
            yield f"{name} cannot be more than {int(most)}."
    tables = {"event": Event.CONTAGION, "group": s.seats, "dragon": s.seats, "line": s.seats - 1, "track": s.seats - 1,
              "palaces": PALACES, "floors": MAX_FLOORS, "living": MAX_FLOORS, "people": KINDS - 1, "pieces": 1,
              "wall": s.seats - 1, "unfed": 1, "greeted": 1, "owed": TRIBUTE}  # fmt: skip
    for name, most in tables.items():
        if (getattr(s, name) > most).any() or (getattr(s, name) < (NO_EVENT if name == "event" else 0)).any():
            yield f"{name} holds a number that cannot be."
    if s.large_price not in LARGE_PRICE:
        yield f"a large privilege costs {' or '.join(map(str, LARGE_PRICE))} yuan, not {s.large_price}."
    if not (s.decay_before or s.decay_after):
        yield "palaces decay in month 7 as well, before the super-event, after it or both."


def flow(s: Year) -> Iterator[str]:
    """Who decides, what, and when fit together."""
    step, phase = Step(s.step), Phase(s.phase)
    at = f'at step "{label(step)}"'
    if step == Step.NEXT or phase not in ASKED_IN[step]:
        yield f'{at} in phase "{label(phase)}" nobody is asked.'
        return
    if s.seat != (NOBODY if step == Step.OVER else CHANCE if step in CHANCE_STEPS else s.line[s.turn]):
        yield f"{at} it cannot be the decision of {s.seat}."
    if s.turn and (step in CHANCE_STEPS or phase in {Phase.SETUP, Phase.OVER}):
        yield f"{at} no turn has come, so turn is 0."
    if (s.month == 0) != (phase in BEFORE_MONTHS) or (phase in {Phase.LAST_WALL, Phase.OVER} and s.month < MONTHS):
        yield f"{at} it cannot be month {s.month}."
    if phase == Phase.SUPER and (s.month != SUPER_MONTH or s.super_event != ASKED_BY[step] or s.again):
        yield f"{at} there must be month {SUPER_MONTH} and its super-event."
    event = event_of_month(s)
    if phase == Phase.EVENT and event not in ({Event.DROUGHT} if step == Step.FEED else {*MOST_OWED, Event.DROUGHT}):
        yield f"{at} the event of the month asks nobody."
    if s.again and (s.month != SUPER_MONTH or s.super_event != Super.ECLIPSE or phase not in {Phase.EVENT, Phase.WALL}):
        yield "an event happens a second time only in an eclipse."


def year(s: Year) -> Iterator[str]:
    """The year begins in peace; the ten events that follow come in pairs, and no two equal ones in a row."""
    events = [int(event) for event in s.event]
    row = events[PEACEFUL:]
    free = events.index(NO_EVENT) if NO_EVENT in events else MONTHS
    if events[:PEACEFUL] != [Event.PEACE] * PEACEFUL or Event.PEACE in row:
        yield f"the first {PEACEFUL} months are peaceful, and no others."
        return
    if any(row.count(event) > EVENT_COPIES for event in row if event != NO_EVENT):
        yield f"each event comes {EVENT_COPIES} times."
    if any(here == after != NO_EVENT for here, after in pairwise(row)):
        yield "no event comes twice in a row."
    if (free < MONTHS) != (s.step == Step.EVENT) and not (s.step == Step.START_SEAT and free in {PEACEFUL, MONTHS}):
        yield "the year of events is laid out before anything else, one month after the other."
    behind = [event for event in events[free + 1 :] if event != NO_EVENT]
    if behind and (free + 1 == MONTHS or [events[free - 1]] != behind or events[free + 1] == NO_EVENT):
        yield "ahead of an event no month is free, unless it made way for its equal."
    if s.super_event < 0:
        asked = Step.SUPER if s.super_event == TO_DRAW else Step.AGREE
        if s.super_event < TO_AGREE or s.step not in {Step.START_SEAT, Step.EVENT, asked}:
            yield "the super-event is named before the first people are chosen."
    elif s.step in {Step.SUPER, Step.AGREE}:
        yield "the super-event has its name already."


def boxes(s: Year) -> Iterator[str]:
    """The Great Wall brings a card, spaces and pieces."""
    if s.cards != (ALL_CARDS if s.wall_spaces else BASE_CARDS) or s.wall_spaces not in {0, MONTHS}:
        yield f"there are {BASE_CARDS} action cards, and with the Great Wall {ALL_CARDS} and {MONTHS} spaces for it."


def track(s: Year) -> Iterator[str]:
    """Everybody has a place on the track and in the order of the phase, which is the track's as the phase began."""
    on_track, line = [int(seat) for seat in s.track[: s.seats]], [int(seat) for seat in s.line[: s.seats]]
    if sorted(on_track) != list(range(s.seats)):
        yield "everybody has one place on the person track."
        return
    if any(s.space[ahead] < s.space[behind] for ahead, behind in pairwise(on_track)):
        yield "on the person track those come first who are further ahead."
    if max(s.space) > (int(s.month) + 2) * (MOST_A_MONTH + 2 * VALUE.max()):
        yield "nobody comes so far on the person track."
    if s.step == Step.START_SEAT:
        if any(line):
            yield "nobody has a turn before it is known who starts."
        return
    if sorted(line) != list(range(s.seats)):
        yield "everybody has one place in the order of the phase."
        return
    if s.phase in BEFORE_MONTHS:
        if any((ahead + 1) % s.seats != behind for ahead, behind in pairwise(line)):
            yield "the first people are chosen clockwise."
    elif s.phase not in {Phase.ACTION, Phase.PERSON, Phase.SUPER} or s.step == Step.DEAL:
        if line != on_track:
            yield "the order of the phase is that of the person track."
    elif sorted(line[s.turn :], key=on_track.index) != line[s.turn :]:
        yield "those whose turn is still to come have it in the order of the person track."


def groups(s: Year) -> Iterator[str]:
    """The action cards lie in groups as even as can be, and a dragon stands where somebody has taken an action."""
    dealt = 0 if s.phase in BEFORE_MONTHS else s.cards
    if (s.dealt >= s.cards) if s.step == Step.DEAL else s.dealt != dealt:
        yield f"{s.dealt} action cards cannot have been dealt."
        return
    due = [int(group) for group in GROUP[s.seats, s.cards][: s.dealt]]
    if sorted(int(group) for group in s.group if group) != due or (s.group[Action.WALL] and s.cards < ALL_CARDS):
        yield "the action cards do not lie in groups of the right size."
    for seat in range(s.seats):
        acts = s.step == Step.BUILD and s.phase == Phase.ACTION and s.seat == seat
        early = s.phase in BEFORE_MONTHS or s.step in {Step.DEAL, Step.START_SEAT}
        if s.dragon[seat] and (early or (s.phase == Phase.ACTION and place_of(s, seat) >= s.turn and not acts)):
            yield f"seat {seat} has not acted yet, so its dragon is at home."
        if acts and s.dragon[seat] not in {s.group[Action.BUILD], s.group[Action.WALL]} - {0}:
            yield f"the dragon of seat {seat} does not stand where floors are to be had."


# ---------------------------------------------------------------- People


def courts(s: Year) -> Iterator[str]:
    """Palaces have one to three floors, one person for each; who lives there stands in the order of the kinds."""
    for seat in range(s.seats):
        count = int(s.palaces[seat])
        if s.floors[seat, count:].any() or s.living[seat, count:].any() or s.people[seat, count:].any():
            yield f"seat {seat} has only {count} palaces."
            return
        for palace in range(count):
            here = people(s, seat, palace)
            if not s.floors[seat, palace]:
                yield f"palace {palace} of seat {seat} has no floor."
            if len(here) > s.floors[seat, palace] and not may_be_crowded(s, seat, palace):
                yield f"palace {palace} of seat {seat} has more people than floors."
            if here != sorted(here) or s.people[seat, palace, len(here) :].any():
                yield f"the people in palace {palace} of seat {seat} stand in the order of their kinds."


def may_be_crowded(s: Year, seat: int, palace: int) -> bool:
    """Between the floors that an earthquake takes and those who must leave there may be more people than floors."""
    leaving = s.step == Step.RELEASE and palace >= s.palace
    return (
        s.phase == Phase.SUPER and s.seat == seat and (leaving or (s.step == Step.LOWER and s.left < EARTHQUAKE_FLOORS))
    )


def supply(s: Year) -> Iterator[str]:
    """No person is there twice, and nobody comes out of nothing."""
    there = s.supply.astype(int)
    for seat in range(s.seats):
        for palace in range(s.palaces[seat]):
            for kind in people(s, seat, palace):
                there[kind] += 1
    for kind in (s.tile, s.next_tile):
        if kind != NO_ONE:
            there[kind] += 1
    for kind in Kind:
        if there[kind] > COPIES[s.seats, kind]:
            yield f"there are only {COPIES[s.seats, kind]} of {label(kind)}, and {there[kind]} are in play."
        if there[kind] < COPIES[s.seats, kind] and s.phase in BEFORE_MONTHS:
            yield f"nobody has left yet, and of {label(kind)} only {there[kind]} are there."
    for seat in range(s.seats):
        sunrise = s.super_event == Super.SUNRISE and s.month >= SUPER_MONTH
        called = DRAFTED + HAND_SIZE - int(s.hand[seat].sum()) + sunrise
        if people_of(s, seat) + (s.tile != NO_ONE and s.seat == seat) > called:
            yield f"seat {seat} cannot have called so many people."


def hands(s: Year) -> Iterator[str]:
    """Everybody has the same cards at first and plays one a month; a tornado takes two."""
    for seat in range(s.seats):
        if (s.hand[seat] > HAND).any():
            yield f"seat {seat} has a card more often than it is there."
        if s.hand[seat].sum() != HAND_SIZE - cards_gone(s, seat):
            yield f"seat {seat} must hold {HAND_SIZE - cards_gone(s, seat)} person cards by now."


def cards_gone(s: Year, seat: int) -> int:
    """How many cards a seat has played and discarded."""
    if s.step == Step.START_SEAT or not s.month:
        return 0
    before = place_of(s, seat) < s.turn
    in_turn = place_of(s, seat) == s.turn
    had_turn = s.phase > Phase.PERSON or (s.phase == Phase.PERSON and (before or (in_turn and s.step == Step.HOUSE)))
    blown = s.super_event == Super.TORNADO and (s.month > SUPER_MONTH or (s.phase == Phase.SUPER and before))
    return min(HAND_SIZE, int(s.month) - 1 + had_turn + TORNADO_CARDS * blown)


def draft(s: Year) -> Iterator[str]:
    """The first two people are young, of different kinds, and nobody has the same two as anybody before."""
    if s.phase not in BEFORE_MONTHS:
        return
    pairs = []
    for place in range(s.seats):
        seat = int(s.line[place]) if s.step != Step.START_SEAT else place
        living = [kind for palace in range(s.palaces[seat]) for kind in people(s, seat, palace)]
        arriving = [kind for kind in (int(s.tile), int(s.next_tile)) if kind != NO_ONE] if s.seat == seat else []
        chosen = s.phase == Phase.DRAFT and (place < s.turn or (place == s.turn and s.step == Step.HOUSE))
        pair = {int(PERSON_OF[kind]) for kind in living + arriving}
        if len(living + arriving) != DRAFTED * chosen or len(pair) != DRAFTED * chosen:
            yield f"seat {seat} begins with two people of different kinds when its turn has come."
        if not set(living + arriving) <= set(map(int, YOUNG)):
            yield f"seat {seat} begins with young people."
        if chosen and pair in pairs:
            yield f"seat {seat} has the same two people as somebody before."
        if s.space[seat] != sum(int(VALUE[kind]) for kind in living):
            yield f"seat {seat} stands where its first people have brought it."
        pairs.append(pair)


# ---------------------------------------------------------------- Goods and points


def stores(s: Year) -> Iterator[str]:
    """Nobody has more than twelve months could bring; at the end rice and rockets are sold."""
    most = START_YUAN + (int(s.month) + 1) * MOST_A_MONTH
    for seat in range(s.seats):
        if max(s.yuan[seat] // 2, s.rice[seat], s.rockets[seat]) > most:
            yield f"seat {seat} cannot have so much in store."
        if s.privileges[seat].sum() > s.month:
            yield f"seat {seat} has more privileges than there were months to buy them in."
        if s.phase == Phase.OVER and (s.rice[seat] or s.rockets[seat]):
            yield f"seat {seat} has sold all rice and rockets at the end."


def points(s: Year) -> Iterator[str]:
    """Points for people, monks and money come at the end, and no source gives more than twelve months could bring."""
    for seat in range(s.seats):
        for source in Source:
            if s.points[seat, source] > (int(s.month) + 1) * MOST_A_MONTH:
                yield f"seat {seat} cannot have so many points for {label(source)}."
        if s.phase != Phase.OVER:
            due = (0, 0, 0)
        else:
            due = (int(people_points(s, seat)), int(monk_points(s, seat)), int(money_points(s, seat)))
        if tuple(int(s.points[seat, source]) for source in sorted(AT_THE_END)) != due:
            yield f"seat {seat} has points for people, monks and money at the end, and these are {due}."


def wall(s: Year) -> Iterator[str]:
    """Every piece in the wall is one of its owner's six."""
    built = [int(seat) for seat in s.wall[: s.wall_length]]
    if s.wall_length > s.wall_spaces or s.wall[s.wall_length :].any():
        yield "the wall has more pieces than there are."
    for seat in range(s.seats):
        if s.pieces[seat].sum() != (BONUSES - built.count(seat) if s.wall_spaces else 0):
            yield f"seat {seat} has {built.count(seat)} pieces in the wall, and {s.pieces[seat].sum()} left."
        if built.count(seat) > s.month:
            yield f"seat {seat} has more pieces in the wall than there were months to build them in."


# ---------------------------------------------------------------- What is asked


def questions(s: Year) -> Iterator[str]:
    """What is asked can be answered."""
    step, seat, left = Step(s.step), int(s.seat), int(s.left)
    if (s.tile != NO_ONE) != (step == Step.HOUSE) or (s.next_tile != NO_ONE and s.phase != Phase.DRAFT):
        yield f'at step "{label(step)}" tile and next_tile cannot be {s.tile} and {s.next_tile}.'
    if step == Step.HOUSE and s.next_tile == NO_ONE and s.phase == Phase.DRAFT and not people_of(s, seat):
        yield "the second of the first two people waits behind the first."
    if (left > 0) != (step in {Step.BUILD, Step.LOWER, Step.GIVE}):
        yield f'at step "{label(step)}" left cannot be {left}.'
    if step == Step.BUILD:
        hammers = int(symbols(s, seat, Person.CRAFTSMAN))
        by_action = s.phase == Phase.ACTION and s.dragon[seat] == s.group[Action.BUILD]
        most = hammers + AMOUNT[Action.BUILD] if by_action else 1 if s.phase == Phase.ACTION else hammers
        if left > most or not has_site(s, seat):
            yield f"seat {seat} cannot have {left} floors to build."
    if step == Step.CARD and not s.hand[seat].any():
        yield f"seat {seat} has no card to play."
    if step == Step.CHARTER and not people_of(s, seat):
        yield f"seat {seat} has nobody to name."


def owed(s: Year) -> Iterator[str]:
    """People are owed in the events that say so, by those whose turn is still to come."""
    asks = s.step == Step.RELEASE and s.phase != Phase.SUPER and not is_drought(s)
    if not asks and s.owed.any():
        yield "nobody owes people now."
    if not asks:
        return
    if s.phase in COUNTS_OF_WALL and (not s.wall_spaces or wall_holds(s, s.month)):
        yield "the wall has no gap."
    if s.phase == Phase.WALL and event_of_month(s) != Event.MONGOLS:
        yield "the wall is counted after an invasion of the Mongols."
    most = 1 if s.phase in COUNTS_OF_WALL else MOST_OWED[Event(event_of_month(s))]
    for seat in range(s.seats):
        due = int(s.owed[seat])
        if due > most or (due and place_of(s, seat) < s.turn):
            yield f"seat {seat} cannot owe {due} people."
        if due and s.yuan[seat] and s.phase == Phase.EVENT and event_of_month(s) == Event.TRIBUTE:
            yield f"seat {seat} pays its money before people leave."
    if not 0 < s.owed[s.seat] < people_of(s, s.seat):
        yield f"seat {s.seat} has no choice of people."


def is_drought(s: Year) -> bool:
    """Whether there is a drought now."""
    return s.phase == Phase.EVENT and event_of_month(s) == Event.DROUGHT


def drought(s: Year) -> Iterator[str]:
    """In a drought the palaces without rice are marked, and people leave one after the other, in their order."""
    if not is_drought(s):
        if s.unfed.any():
            yield "palaces go without rice in a drought only."
        if s.palace and not (s.phase == Phase.SUPER and s.step == Step.RELEASE):
            yield "no palace is looked at."
        return
    seat, palace, count, rice = int(s.seat), int(s.palace), int(s.palaces[s.seat]), int(s.rice[s.seat])
    inhabited = [bool(people(s, seat, each)) for each in range(count)] + [False] * (PALACES - count)
    if any(unfed and not lives for unfed, lives in zip(s.unfed, inhabited, strict=True)):
        yield "an empty palace needs no rice."
    if s.step == Step.RELEASE:
        if rice or palace >= count or not inhabited[palace] or s.unfed[: palace + 1].any():
            yield f"nobody must leave palace {palace} of seat {seat}."
        return
    behind = inhabited[palace:]
    if [bool(unfed) for unfed in s.unfed[palace:]] != behind or not 0 < rice <= sum(behind) or s.unfed.sum() <= rice:
        yield f"seat {seat} has no choice of palaces to feed."


def earthquake(s: Year) -> Iterator[str]:
    """An earthquake takes two floors of those who have more, and then people who no longer fit."""
    if s.step == Step.LOWER and (s.left > EARTHQUAKE_FLOORS or floors_of(s, s.seat) <= s.left):
        yield f"seat {s.seat} has no choice of floors."
    if s.step == Step.RELEASE and s.phase == Phase.SUPER:
        palace = int(s.palace)
        if palace >= s.palaces[s.seat] or s.living[s.seat, palace] <= s.floors[s.seat, palace]:
            yield f"nobody must leave palace {palace} of seat {s.seat}."


def flood(s: Year) -> Iterator[str]:
    """A flood takes half of all goods: yuan, then rice, then rockets."""
    if s.step != Step.GIVE:
        if s.given.any():
            yield "goods are given back in a flood only."
        return
    seat, left = int(s.seat), int(s.left)
    had = [int(s.yuan[seat]), int(s.rice[seat]), int(s.rockets[seat])]
    given = [int(count) for count in s.given]
    if left + sum(given) != (sum(had) + sum(given)) // FLOOD_SHARE:
        yield f"of {sum(had) + sum(given)} goods {left + sum(given)} cannot have to go."
    last = max((goods for goods in Goods if given[goods]), default=Goods.YUAN)
    if sum(had[last:]) < left:
        yield f"seat {seat} cannot give back {left} more."


def sunrise(s: Year) -> Iterator[str]:
    """At sunrise nobody takes what another has taken, and who may take none is not asked."""
    taken = int(s.greeted.sum())
    if taken and not (s.phase == Phase.SUPER and s.super_event == Super.SUNRISE):
        yield "types are taken at sunrise only."
    if s.phase != Phase.SUPER:
        return
    if taken > s.turn + (s.step == Step.HOUSE):
        yield "more types have been taken than people have had their turn."
    if s.step == Step.HOUSE and (not s.greeted[PERSON_OF[s.tile]] or s.tile not in YOUNG):
        yield "who comes at sunrise is young, and of a type that has been taken."
    if s.step == Step.SUNRISE and not any(may_greet(s, person) for person in Person):
        yield "nobody is left to come at sunrise."


LAWS = (
    *(numbers, flow, year, boxes, track, groups),
    *(courts, supply, hands, draft),
    *(stores, points, wall),
    *(questions, owed, drought, earthquake, flood, sunrise),
)
