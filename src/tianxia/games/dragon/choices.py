"""What a seat may do, and what chance may bring: the lists that are chosen from."""

from tianxia.core.chance import list_outcome
from tianxia.core.compiled import rule
from tianxia.core.fields import Actions, Weights
from tianxia.games.dragon.boxes.great_wall import may_build_wall
from tianxia.games.dragon.boxes.super_events import may_greet
from tianxia.games.dragon.events import is_told_where
from tianxia.games.dragon.moves import (
    ACT,
    AGREE,
    BUILD,
    BUILD_NEW,
    BUY,
    CALL,
    CALL_NOBODY,
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
    WILD,
    WILD_NOBODY,
)
from tianxia.games.dragon.state import NO_ONE, Step, Year
from tianxia.games.dragon.tables import (
    BONUSES,
    EVENT_COPIES,
    EVENTS,
    KINDS,
    MONTHS,
    OLD,
    ONE_AGE,
    PALACES,
    PERSON_OF,
    PERSONS,
    PRIVILEGES,
    SUPERS,
    YOUNG,
    Action,
    Card,
    Event,
    Goods,
)
from tianxia.games.dragon.values import (
    fee,
    has_person,
    has_room,
    has_room_anywhere,
    is_empty,
    may_rise,
    people_left,
    price,
)


@rule
def legal(s: Year, actions: Actions) -> int:
    """List what the seat to move may do, and return how many that are."""
    if s.step == Step.ACTION:
        return legal_actions(s, actions)
    if s.step == Step.CARD:
        return legal_cards(s, actions)
    if s.step == Step.HOUSE:
        return legal_rooms(s, actions)
    if s.step == Step.RELEASE:
        return legal_releases(s, actions)
    if s.step == Step.BUILD:
        return legal_sites(s, actions)
    if s.step == Step.FEED:
        return legal_feeds(s, actions)
    if s.step == Step.DRAFT:
        return legal_pairs(s, actions)
    return legal_in_super(s, actions)


@rule
def legal_in_super(s: Year, actions: Actions) -> int:
    """List what may be chosen only because of a super-event."""
    if s.step == Step.LOWER:
        return legal_lowers(s, actions)
    if s.step == Step.GIVE:
        return legal_gifts(s, actions)
    if s.step == Step.DISCARD:
        return legal_discards(s, actions)
    if s.step == Step.SUNRISE:
        return legal_greetings(s, actions)
    if s.step == Step.CHARTER:
        return legal_charters(s, actions)
    return legal_supers(actions)


# ---------------------------------------------------------------- The first two people


@rule
def legal_pairs(s: Year, actions: Actions) -> int:
    """dragon.setup.draft: two young people of different kinds, and no pair that somebody has already."""
    count = 0
    for pair in range(len(DRAFT_PAIRS)):
        first = YOUNG[DRAFT_PAIRS[pair, 0]]
        second = YOUNG[DRAFT_PAIRS[pair, 1]]
        if s.supply[first] > 0 and s.supply[second] > 0 and not is_pair_taken(s, first, second):
            actions[count] = DRAFT + pair
            count += 1
    return count


@rule
def is_pair_taken(s: Year, first: int, second: int) -> bool:
    """dragon.setup.draft: whether somebody before has exactly these two; nobody has more people yet."""
    for place in range(s.turn):
        seat = s.line[place]
        if has_person(s, seat, PERSON_OF[first]) and has_person(s, seat, PERSON_OF[second]):
            return True
    return False


# ---------------------------------------------------------------- Actions


@rule
def legal_actions(s: Year, actions: Actions) -> int:
    """dragon.action.choose, dragon.action.fee: a card of any group whose fee can be paid, or pass."""
    seat = s.seat
    count = 0
    for action in range(s.cards):
        yuan = s.yuan[seat] - fee(s, s.group[action])
        if yuan < 0:
            continue
        if action < Action.PRIVILEGE:
            actions[count] = ACT + action
            count += 1
        elif action == Action.PRIVILEGE:
            for size in range(PRIVILEGES):
                if price(s, size) <= yuan:  # dragon.action.privilege: only with the money
                    actions[count] = BUY + size
                    count += 1
        else:
            for bonus in range(BONUSES):
                if may_build_wall(s, seat, bonus):
                    actions[count] = WALL + bonus
                    count += 1
    actions[count] = PASS
    return count + 1


@rule
def legal_sites(s: Year, actions: Actions) -> int:
    """dragon.action.build: a palace with less than three floors, or a new one."""
    seat = s.seat
    count = 0
    for palace in range(s.palaces[seat]):
        if may_rise(s, seat, palace):
            actions[count] = BUILD + palace
            count += 1
    if s.palaces[seat] < PALACES:
        actions[count] = BUILD_NEW
        count += 1
    return count


# ---------------------------------------------------------------- People


@rule
def legal_cards(s: Year, actions: Actions) -> int:
    """dragon.person.card, dragon.person.wild: any card in hand, for anybody it calls, young or old."""
    seat = s.seat
    count = 0
    for person in range(PERSONS):
        if s.hand[seat, person] > 0:
            count = legal_calls(s, person, actions, count)
    if s.hand[seat, Card.WILD] > 0:
        if people_left(s) == 0:
            actions[count] = WILD_NOBODY
            count += 1
        for kind in range(KINDS):
            if s.supply[kind] > 0:
                actions[count] = WILD + kind
                count += 1
    return count


@rule
def legal_calls(s: Year, person: int, actions: Actions, count: int) -> int:
    """dragon.person.age, dragon.person.none: young or old, as long as there are any; otherwise the card is spent."""
    called = count
    for kind in range(YOUNG[person], OLD[person] + 1):
        if s.supply[kind] > 0:
            actions[called] = CALL + kind
            called += 1
    if called == count:
        actions[called] = CALL + person if person < ONE_AGE else CALL_NOBODY + person - ONE_AGE
        called += 1
    return called


@rule
def legal_rooms(s: Year, actions: Actions) -> int:
    """dragon.person.place: any free room; dragon.person.swap, dragon.person.refuse: only in a full house."""
    seat = s.seat
    count = 0
    if has_room_anywhere(s, seat):
        for palace in range(s.palaces[seat]):
            if has_room(s, seat, palace):
                actions[count] = HOUSE + palace
                count += 1
        return count
    for palace in range(s.palaces[seat]):
        count = list_people(s, seat, palace, SWAP, actions, count)
    actions[count] = REFUSE
    return count + 1


@rule
def list_people(s: Year, seat: int, palace: int, first: int, actions: Actions, count: int) -> int:
    """dragon.small.same: who lives in a palace; equal people there are one choice."""
    before = NO_ONE
    for room in range(s.living[seat, palace]):
        kind = s.people[seat, palace, room]
        if kind != before:
            actions[count] = first + palace * KINDS + kind
            count += 1
        before = kind
    return count


# ---------------------------------------------------------------- Events


@rule
def legal_releases(s: Year, actions: Actions) -> int:
    """dragon.event.order: anybody of one's own, or, where a palace must lose somebody, anybody there."""
    seat = s.seat
    if is_told_where(s):
        return list_people(s, seat, s.palace, RELEASE, actions, 0)
    count = 0
    for palace in range(s.palaces[seat]):
        count = list_people(s, seat, palace, RELEASE, actions, count)
    return count


@rule
def legal_feeds(s: Year, actions: Actions) -> int:
    """dragon.event.drought.short: a palace behind the last one fed, as long as there are enough for all the rice."""
    seat = s.seat
    count = 0
    behind = 0
    for palace in range(s.palace, s.palaces[seat]):
        behind += not is_empty(s, seat, palace)
    for palace in range(s.palace, s.palaces[seat]):
        if not is_empty(s, seat, palace) and behind >= s.rice[seat]:
            actions[count] = FEED + palace
            count += 1
            behind -= 1
    return count


# ---------------------------------------------------------------- Super-events


@rule
def legal_supers(actions: Actions) -> int:
    """dragon.super.choose: any of the ten."""
    for event in range(SUPERS):
        actions[event] = AGREE + event
    return SUPERS


@rule
def legal_lowers(s: Year, actions: Actions) -> int:
    """dragon.super.earthquake: any palace."""
    count = s.palaces[s.seat]
    for palace in range(count):
        actions[palace] = LOWER + palace
    return count


@rule
def legal_gifts(s: Year, actions: Actions) -> int:
    """dragon.super.flood: yuan, then rice, then rockets, as long as there are enough behind for all that is left."""
    seat = s.seat
    count = 0
    if s.given[Goods.RICE] + s.given[Goods.ROCKET] == 0 and s.yuan[seat] > 0:
        actions[count] = GIVE + Goods.YUAN
        count += 1
    if s.given[Goods.ROCKET] == 0 and s.rice[seat] > 0 and s.rice[seat] + s.rockets[seat] >= s.left:
        actions[count] = GIVE + Goods.RICE
        count += 1
    if s.rockets[seat] >= s.left:
        actions[count] = GIVE + Goods.ROCKET
        count += 1
    return count


@rule
def legal_discards(s: Year, actions: Actions) -> int:
    """dragon.super.tornado: any two cards in hand."""
    seat = s.seat
    count = 0
    for pair in range(len(DISCARD_PAIRS)):
        first = DISCARD_PAIRS[pair, 0]
        second = DISCARD_PAIRS[pair, 1]
        if s.hand[seat, first] > (first == second) and s.hand[seat, second] > 0:
            actions[count] = DISCARD + pair
            count += 1
    return count


@rule
def legal_greetings(s: Year, actions: Actions) -> int:
    """dragon.super.sunrise: a young person of a type that nobody has taken yet."""
    count = 0
    for person in range(PERSONS):
        if may_greet(s, person):
            actions[count] = SUNRISE + person
            count += 1
    return count


@rule
def legal_charters(s: Year, actions: Actions) -> int:
    """dragon.super.charter: a type of one's own people."""
    count = 0
    for person in range(PERSONS):
        if has_person(s, s.seat, person):
            actions[count] = CHARTER + person
            count += 1
    return count


# ---------------------------------------------------------------- Chance


@rule
def must_ask(_s: Year) -> bool:
    """A single answer is never asked for: all lies open."""
    return False


@rule
def chance(s: Year, outcomes: Actions, weights: Weights) -> int:
    """List what chance may bring and how likely it is: every tile and every card as likely as any other."""
    count = 0
    if s.step == Step.DEAL:
        for action in range(s.cards):
            count = list_outcome(outcomes, weights, count, action, s.group[action] == 0)
    elif s.step == Step.EVENT:
        for event in range(Event.TRIBUTE, EVENTS):
            count = list_outcome(outcomes, weights, count, event, events_left(s, event))
    elif s.step == Step.SUPER:
        for event in range(SUPERS):
            count = list_outcome(outcomes, weights, count, event + 1, 1)
    else:
        for seat in range(s.seats):
            count = list_outcome(outcomes, weights, count, seat, 1)
    return count


@rule
def events_left(s: Year, event: int) -> int:
    """dragon.setup.events: tiles of an event that have not been laid."""
    count = EVENT_COPIES
    for month in range(MONTHS):
        count -= s.event[month] == event
    return count
