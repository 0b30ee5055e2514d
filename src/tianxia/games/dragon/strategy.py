"""What a sensible player of In the Year of the Dragon knows: which moves look good, and what a position is worth.

A move is liked for what the court may expect after it (prospects.py), and if more is to be chosen then, for the best of
that. Nothing is tried out on the position: a court in numbers is changed instead.
"""

from typing import Final

import numpy as np

from tianxia.core.compiled import rule
from tianxia.core.fields import NOBODY, Actions, Counts, Points, Weights
from tianxia.games.dragon.boxes.super_events import charter_amount
from tianxia.games.dragon.moves import (
    ACT,
    BUILD,
    BUILD_NEW,
    BUY,
    CHARTER,
    DISCARD,
    DISCARD_PAIRS,
    DRAFT,
    DRAFT_PAIRS,
    FEED,
    GIVE,
    HOUSE,
    LOWER,
    PASS,
    REFUSE,
    RELEASE,
    SUNRISE,
    SWAP,
    WALL,
)
from tianxia.games.dragon.persons import card_played, kind_called
from tianxia.games.dragon.prospects import COURT, FUTURE, Count, expected, look_ahead, look_at
from tianxia.games.dragon.state import NO_ONE, Step, Year
from tianxia.games.dragon.tables import (
    AMOUNT,
    BONUS_AMOUNT,
    BONUS_LIKE,
    HELPER,
    KINDS,
    MAX_FLOORS,
    PERSON_OF,
    PRIVILEGE_DRAGONS,
    SYMBOLS,
    TOP_UP,
    VALUE,
    YOUNG,
    Action,
    Card,
    Goods,
    Person,
)
from tianxia.games.dragon.values import fee, has_room, is_empty, price
from tianxia.games.dragon.worths import MATTERS

SPREAD: Final = 8.0  # points by which the end usually differs from what was expected
DOUBT: Final = 2.5  # points: a move that loses more is not thought of
FINE: Final = 1000  # steps from there up to the best move
HOPELESS: Final = -1.0e6  # points
WILD_MISSED: Final = 8.0  # points that a question mark may bring: it calls whoever is needed most


@rule
def worth(s: Year, out: Points) -> None:
    """dragon.end.winner: the points that each seat may expect: what it has, and what its court will bring."""
    court = np.empty(COURT, np.int64)
    ahead = np.empty(FUTURE, np.int64)
    matters = np.empty(MATTERS, np.float64)
    for seat in range(s.seats):
        look_at(s, seat, court)
        out[seat] = court[Count.POINTS]
        if s.seat != NOBODY:
            look_ahead(s, seat, ahead)
            out[seat] = expected(court, ahead, matters)


@rule
def weigh(s: Year, actions: Actions, count: int, weights: Weights) -> None:
    """How much a sensible player likes each of the moves that the seat to move has."""
    court = np.empty(COURT, np.int64)
    after = np.empty(COURT, np.int64)
    ahead = np.empty(FUTURE, np.int64)
    matters = np.empty(MATTERS, np.float64)
    hopes = np.zeros(count, np.float64)
    look_at(s, s.seat, court)
    look_ahead(s, s.seat, ahead)
    leaver = dispensable(s, court, after, ahead, matters) if needs_room(s, court) else NO_ONE
    for place in range(count):
        after[:] = court
        hopes[place] = hope(s, actions[place], leaver, court, after, ahead, matters)
    best = hopes.max()
    for place in range(count):
        liking = max(0.0, 1.0 + (hopes[place] - best) / DOUBT)
        weights[place] = 1 + int(FINE * liking * liking * liking)


@rule
def hope(s: Year, move: int, leaver: int, court: Counts, after: Counts, ahead: Counts, matters: Points) -> float:
    """The points that the seat to move may expect after a move. `after` is the court, to be changed."""
    step = s.step
    if step == Step.ACTION:
        return hope_of_action(s, move, after, ahead, matters)
    if step == Step.CARD:
        after[Count.CARDS] -= 1
        after[Count.HAND + card_played(move)] -= 1
        return hope_of_person(s, kind_called(s, move), leaver, court, after, ahead, matters)
    if step == Step.SUNRISE:
        return hope_of_person(s, YOUNG[move - SUNRISE], leaver, court, after, ahead, matters)
    if step == Step.CHARTER:
        person = move - CHARTER
        return hope_of_gain(s, person, charter_amount(s, s.seat, person), after, ahead, matters)
    if step == Step.FEED:
        return -hope_of_loss(s, move - FEED, court, after, ahead, matters)
    if step == Step.DISCARD:
        return hope_of_discard(s, move, leaver, court, after, ahead, matters)
    if step == Step.HOUSE:
        settle(s, move, after)
    elif step == Step.RELEASE:
        leave(s, (move - RELEASE) // KINDS, (move - RELEASE) % KINDS, after)
    elif step == Step.BUILD:
        put(s, move, after)
    elif step == Step.DRAFT:
        take_pair(move - DRAFT, after)
    elif step == Step.LOWER:
        return hope_of_lower(s, move - LOWER, court, after, ahead, matters)
    elif step == Step.GIVE:
        after[Count.YUAN] -= move - GIVE == Goods.YUAN
        after[Count.RICE] -= move - GIVE == Goods.RICE
        after[Count.ROCKETS] -= move - GIVE == Goods.ROCKET
    return expected(after, ahead, matters)


# ---------------------------------------------------------------- Actions


@rule
def hope_of_action(s: Year, move: int, after: Counts, ahead: Counts, matters: Points) -> float:
    """dragon.action: what is paid, and what is gained."""
    after[Count.TURNS] = 0
    if move == PASS:
        after[Count.YUAN] = max(after[Count.YUAN], TOP_UP)
        return expected(after, ahead, matters)
    action = Action.PRIVILEGE if BUY <= move < WALL else Action.WALL if move >= WALL else move - ACT
    after[Count.YUAN] -= fee(s, s.group[action])
    if move >= WALL:
        after[Count.PIECES] += 1
        return hope_of_gain(s, BONUS_LIKE[move - WALL], BONUS_AMOUNT[move - WALL], after, ahead, matters)
    if move >= BUY:
        after[Count.YUAN] -= price(s, move - BUY)
        after[Count.DRAGONS] += PRIVILEGE_DRAGONS[move - BUY]
        return expected(after, ahead, matters)
    amount = AMOUNT[action] + after[Count.SYMBOLS + HELPER[action]]
    return hope_of_gain(s, HELPER[action], amount, after, ahead, matters)


@rule
def hope_of_gain(s: Year, person: int, amount: int, after: Counts, ahead: Counts, matters: Points) -> float:
    """dragon.action: goods, floors, spaces or points."""
    if person == Person.CRAFTSMAN:
        return hope_of_floors(s, amount, after, ahead, matters)
    if person == Person.TAX:
        after[Count.YUAN] += amount
    elif person == Person.FARMER:
        after[Count.RICE] += amount
    elif person == Person.FIREWORKER:
        after[Count.ROCKETS] += amount
    elif person == Person.WARRIOR:
        after[Count.SPACE] += amount
    else:
        after[Count.POINTS] += amount
    return expected(after, ahead, matters)


@rule
def hope_of_floors(s: Year, amount: int, after: Counts, ahead: Counts, matters: Points) -> float:
    """dragon.action.build: the better of a new palace and higher ones."""
    after[Count.ROOMS] += amount
    after[Count.EMPTY] += 1
    best = expected(after, ahead, matters)
    after[Count.EMPTY] -= 1
    sites = 0
    for palace in range(s.palaces[s.seat]):
        sites += MAX_FLOORS - s.floors[s.seat, palace]
    if sites >= amount:
        after[Count.MONKS] += best_raise(s, amount)
        best = max(best, expected(after, ahead, matters))
    return best


@rule
def best_raise(s: Year, amount: int) -> int:
    """dragon.end.monks: what monks can gain if their palace grows by so many floors."""
    best = 0
    for palace in range(s.palaces[s.seat]):
        higher = min(amount, MAX_FLOORS - s.floors[s.seat, palace])
        best = max(best, higher * buddhas_in(s, palace))
    return best


@rule
def buddhas_in(s: Year, palace: int) -> int:
    """dragon.end.monks: the symbols of the monks of a palace."""
    count = 0
    for room in range(s.living[s.seat, palace]):
        kind = s.people[s.seat, palace, room]
        count += (PERSON_OF[kind] == Person.MONK) * SYMBOLS[kind]
    return count


@rule
def put(s: Year, move: int, after: Counts) -> None:
    """dragon.action.build: a floor; it is counted as room already."""
    if move == BUILD_NEW:
        after[Count.EMPTY] += 1
    else:
        after[Count.MONKS] += buddhas_in(s, move - BUILD)


# ---------------------------------------------------------------- People


@rule
def needs_room(s: Year, court: Counts) -> bool:
    """dragon.person.swap: whether somebody would have to make room."""
    return (s.step == Step.CARD or s.step == Step.SUNRISE or s.step == Step.DISCARD) and court[Count.ROOMS] == 0


@rule
def dispensable(s: Year, court: Counts, after: Counts, ahead: Counts, matters: Points) -> int:
    """dragon.person.swap: whom the court would miss least, as a place in the list of palaces and kinds."""
    found = NO_ONE
    best = HOPELESS
    for palace in range(s.palaces[s.seat]):
        for room in range(s.living[s.seat, palace]):
            after[:] = court
            leave(s, palace, s.people[s.seat, palace, room], after)
            hopes = expected(after, ahead, matters)
            if hopes > best:
                best = hopes
                found = palace * KINDS + s.people[s.seat, palace, room]
    return found


@rule
def hope_of_person(
    s: Year, kind: int, leaver: int, court: Counts, after: Counts, ahead: Counts, matters: Points
) -> float:
    """dragon.person.place: somebody moves in where it is best, or in place of the one who is missed least."""
    if kind == NO_ONE:
        return expected(after, ahead, matters)
    best = HOPELESS
    if court[Count.ROOMS] == 0:
        best = expected(after, ahead, matters)
        if leaver != NO_ONE:
            leave(s, leaver // KINDS, leaver % KINDS, after)
            enter(s, leaver // KINDS, kind, after, s.living[s.seat, leaver // KINDS] - 1)
            best = max(best, expected(after, ahead, matters))
        return best
    is_monk = PERSON_OF[kind] == Person.MONK
    tried_empty = False
    tried_inhabited = False
    for palace in range(s.palaces[s.seat]):
        empty = is_empty(s, s.seat, palace)
        if not has_room(s, s.seat, palace) or ((tried_empty if empty else tried_inhabited) and not is_monk):
            continue
        tried_empty |= empty
        tried_inhabited |= not empty
        enter(s, palace, kind, after, s.living[s.seat, palace])
        best = max(best, expected(after, ahead, matters))
        enter_back(s, palace, kind, after, s.living[s.seat, palace])
    return best


@rule
def enter(s: Year, palace: int, kind: int, after: Counts, living: int) -> None:
    """dragon.person.place, dragon.person.move: a person moves into a palace where so many live."""
    after[Count.SPACE] += VALUE[kind]
    change(s, palace, kind, after, living, 1)


@rule
def enter_back(s: Year, palace: int, kind: int, after: Counts, living: int) -> None:
    """Take it back."""
    after[Count.SPACE] -= VALUE[kind]
    change(s, palace, kind, after, living, -1)


@rule
def leave(s: Year, palace: int, kind: int, after: Counts) -> None:
    """dragon.idea.words: a person leaves."""
    change(s, palace, kind, after, s.living[s.seat, palace] - 1, -1)


@rule
def change(s: Year, palace: int, kind: int, after: Counts, others: int, more: int) -> None:
    """A person more or less, beside so many others in the palace."""
    after[Count.PEOPLE] += more
    after[Count.ROOMS] -= more
    after[Count.SYMBOLS + PERSON_OF[kind]] += more * SYMBOLS[kind]
    if PERSON_OF[kind] == Person.MONK:
        after[Count.MONKS] += more * SYMBOLS[kind] * s.floors[s.seat, palace]
    if others == 0:
        after[Count.INHABITED] += more
        after[Count.EMPTY] -= more


@rule
def settle(s: Year, move: int, after: Counts) -> None:
    """dragon.person.place, dragon.person.swap, dragon.person.refuse: the one who waits moves in, or not."""
    if move == REFUSE:
        return
    if move < SWAP:
        palace = move - HOUSE
        enter(s, palace, s.tile, after, s.living[s.seat, palace])
        return
    palace = (move - SWAP) // KINDS
    leave(s, palace, (move - SWAP) % KINDS, after)
    enter(s, palace, s.tile, after, s.living[s.seat, palace] - 1)


@rule
def take_pair(pair: int, after: Counts) -> None:
    """dragon.setup.draft: the first two people, each in a palace of their own."""
    for each in range(2):
        kind = YOUNG[DRAFT_PAIRS[pair, each]]
        after[Count.SPACE] += VALUE[kind]
        after[Count.PEOPLE] += 1
        after[Count.ROOMS] -= 1
        after[Count.INHABITED] += 1
        after[Count.EMPTY] -= 1
        after[Count.SYMBOLS + PERSON_OF[kind]] += SYMBOLS[kind]
        if PERSON_OF[kind] == Person.MONK:
            after[Count.MONKS] += 2 * SYMBOLS[kind]


# ---------------------------------------------------------------- Losses


@rule
def hope_of_loss(s: Year, palace: int, court: Counts, after: Counts, ahead: Counts, matters: Points) -> float:
    """dragon.event.drought.short: somebody leaves a palace, the one who is missed least."""
    best = HOPELESS
    for room in range(s.living[s.seat, palace]):
        after[:] = court
        leave(s, palace, s.people[s.seat, palace, room], after)
        best = max(best, expected(after, ahead, matters))
    return best


@rule
def hope_of_lower(s: Year, palace: int, court: Counts, after: Counts, ahead: Counts, matters: Points) -> float:
    """dragon.super.earthquake: a palace loses a floor, and perhaps somebody who lived there, or it vanishes."""
    seat = s.seat
    after[Count.MONKS] -= buddhas_in(s, palace)
    if s.floors[seat, palace] > 1 and has_room(s, seat, palace):
        after[Count.ROOMS] -= 1
        return expected(after, ahead, matters)
    if s.floors[seat, palace] > 1:
        return hope_of_loss(s, palace, court, after, ahead, matters)
    for room in range(s.living[seat, palace]):
        after[Count.PEOPLE] -= 1
        after[Count.SYMBOLS + PERSON_OF[s.people[seat, palace, room]]] -= SYMBOLS[s.people[seat, palace, room]]
    after[Count.EMPTY if is_empty(s, seat, palace) else Count.INHABITED] -= 1
    after[Count.ROOMS] -= is_empty(s, seat, palace)
    return expected(after, ahead, matters)


@rule
def hope_of_discard(
    s: Year, move: int, leaver: int, court: Counts, after: Counts, ahead: Counts, matters: Points
) -> float:
    """dragon.super.tornado: the cards whose people would be missed least."""
    missed = 0.0
    for each in range(2):
        card = DISCARD_PAIRS[move - DISCARD, each]
        after[:] = court
        if card == Card.WILD:
            missed += expected(after, ahead, matters) + WILD_MISSED
        else:
            missed += hope_of_person(s, YOUNG[card], leaver, court, after, ahead, matters)
    return -missed
