"""What In the Year of the Dragon asks, and why a move is not allowed now: the same facts that the rules look at."""

from tianxia.core.fields import CHANCE, NOBODY
from tianxia.core.game import Message
from tianxia.games.dragon.boxes.great_wall import has_wall
from tianxia.games.dragon.choices import is_pair_taken
from tianxia.games.dragon.events import event_now
from tianxia.games.dragon.moves import (
    ACT,
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
from tianxia.games.dragon.state import Phase, Step, Year
from tianxia.games.dragon.tables import (
    AMOUNT,
    BONUS_AMOUNT,
    KINDS,
    OLD,
    ONE_AGE,
    PERSON_OF,
    YOUNG,
    Action,
    Bonus,
    Card,
    Event,
    Goods,
    Person,
    Privilege,
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
    symbols,
    total,
)

# ---------------------------------------------------------------- What is asked

ASKED = {
    Step.AGREE: "dragon.prompt.agree",
    Step.DRAFT: "dragon.prompt.draft",
    Step.ACTION: "dragon.prompt.action",
    Step.CARD: "dragon.prompt.card",
    Step.DISCARD: "dragon.prompt.tornado",
    Step.SUNRISE: "dragon.prompt.sunrise",
    Step.CHARTER: "dragon.prompt.charter",
}
COUNTED = {
    Step.BUILD: "dragon.prompt.build",
    Step.LOWER: "dragon.prompt.earthquake",
    Step.GIVE: "dragon.prompt.flood",
}
RELEASES = {
    Event.TRIBUTE: "dragon.prompt.release-tribute",
    Event.DROUGHT: "dragon.prompt.release-drought",
    Event.MONGOLS: "dragon.prompt.release-mongols",
    Event.CONTAGION: "dragon.prompt.release-contagion",
}


def prompt(s: Year, reader: int | None) -> Message:
    """Say what is asked now, to the one who is asked or to one who waits."""
    if s.seat == NOBODY:
        winner = int(max(s.track[: s.seats], key=lambda seat: total(s, seat)))  # equals: who is further ahead
        return Message("dragon.prompt.over", {"player": winner, "points": int(total(s, winner))})
    if s.seat == CHANCE:
        return Message("dragon.prompt.chance")
    if reader is None:
        return Message("dragon.prompt.watch", {"player": s.seat})
    if reader != s.seat:
        rank = [int(seat) for seat in s.line[: s.seats]].index(reader) + 1
        return Message("dragon.prompt.wait", {"player": s.seat, "rank": rank})
    if s.step in ASKED:
        return Message(ASKED[Step(s.step)])
    return prompt_of_many(s)


def prompt_of_many(s: Year) -> Message:
    """Ask for one of several floors, goods or people, and say of how many."""
    if s.step == Step.HOUSE:
        return Message(prompt_of_housing(s), {"person": s.tile})
    if s.step == Step.FEED:
        return Message("dragon.prompt.feed", {"n": int(s.rice[s.seat]), "unfed": unfed_number(s).numbers["n"]})
    if s.step == Step.RELEASE:
        return prompt_of_release(s)
    return Message(COUNTED[Step(s.step)], {"n": s.left})


def prompt_of_housing(s: Year) -> str:
    """Ask for a palace, or for somebody who makes room."""
    if s.phase == Phase.DRAFT:
        return "dragon.prompt.draft-place"
    return "dragon.prompt.place" if has_room_anywhere(s, s.seat) else "dragon.prompt.swap"


def prompt_of_release(s: Year) -> Message:
    """Say what somebody must leave for."""
    if s.phase == Phase.SUPER:
        surplus = int(s.living[s.seat, s.palace]) - int(s.floors[s.seat, s.palace])
        return Message("dragon.prompt.release-earthquake", {"n": surplus, "palace": s.palace})
    if s.phase in {Phase.WALL, Phase.LAST_WALL}:
        return Message("dragon.prompt.release-wall")
    event = Event(int(event_now(s)))
    numbers = {"palace": s.palace} if event == Event.DROUGHT else {"n": int(s.owed[s.seat])}
    return Message(RELEASES[event], numbers if event != Event.MONGOLS else {})


# ---------------------------------------------------------------- Why not

# The moves in the order of their numbers: the first of each kind, and when it is asked for.
STEPS = (
    (0, Step.AGREE),
    (DRAFT, Step.DRAFT),
    (HOUSE, Step.HOUSE),
    (ACT, Step.ACTION),
    (BUILD, Step.BUILD),
    (CALL, Step.CARD),
    (RELEASE, Step.RELEASE),
    (FEED, Step.FEED),
    (LOWER, Step.LOWER),
    (GIVE, Step.GIVE),
    (DISCARD, Step.DISCARD),
    (SUNRISE, Step.SUNRISE),
    (CHARTER, Step.CHARTER),
)


MUST = {  # what is said to those who would pass where they may not
    Step.CARD: "dragon.no.card-must",
    Step.RELEASE: "dragon.no.release-must",
    Step.FEED: "dragon.no.unfed-number",
    Step.LOWER: "dragon.no.quake-must",
    Step.GIVE: "dragon.no.flood-must",
    Step.DISCARD: "dragon.no.tornado-two",
    Step.CHARTER: "dragon.no.charter-must",
}


def refusal(s: Year, action: int) -> Message | None:
    """Return the reason why the seat to move may not do this, or nothing if it may."""
    step = next(step for first, step in reversed(STEPS) if action >= first)
    if step != s.step:
        return refuse_now(s, action, step)
    refuse = {
        Step.DRAFT: refuse_pair,
        Step.HOUSE: refuse_room,
        Step.ACTION: refuse_action,
        Step.BUILD: refuse_site,
        Step.CARD: refuse_card,
        Step.RELEASE: refuse_release,
        Step.FEED: refuse_feed,
        Step.LOWER: refuse_lower,
        Step.GIVE: refuse_gift,
        Step.DISCARD: refuse_discard,
        Step.SUNRISE: refuse_greeting,
        Step.CHARTER: refuse_charter,
    }
    return refuse[step](s, action) if step in refuse else None


def refuse_now(s: Year, action: int, step: Step) -> Message:
    """Something else is asked."""
    if s.step == Step.BUILD:
        return Message("dragon.no.build-left", {"n": s.left})
    if step == Step.RELEASE:
        return Message("dragon.no.no-saving" if s.step == Step.FEED else "dragon.no.no-release")
    if action == PASS and s.step in MUST:
        return refuse_pass(s)
    if step == Step.HOUSE and s.step == Step.CARD:
        return Message("dragon.no.card-first")
    if step == Step.ACTION and s.phase > Phase.ACTION:
        return Message("dragon.no.one-action")
    return Message("dragon.no.not-now", {"phase": s.phase})


def refuse_pass(s: Year) -> Message:
    """Only an action may be passed up."""
    if s.step == Step.FEED:
        return unfed_number(s)
    counted = s.step in {Step.LOWER, Step.GIVE}
    return Message(MUST[Step(s.step)], {"n": s.left} if counted else {})


def refuse_pair(s: Year, action: int) -> Message | None:
    """Two people of whom nobody has exactly the same."""
    first, second = (int(YOUNG[person]) for person in DRAFT_PAIRS[action - DRAFT])
    for kind in (first, second):
        if not s.supply[kind]:
            return Message("dragon.no.kind-gone", {"kind": int(PERSON_OF[kind])})
    if not is_pair_taken(s, first, second):
        return None
    before = [int(seat) for seat in s.line[: s.turn]]
    holder = next(
        seat for seat in before if has_person(s, seat, PERSON_OF[first]) and has_person(s, seat, PERSON_OF[second])
    )
    return Message("dragon.no.draft-taken", {"player": holder})


def refuse_room(s: Year, action: int) -> Message | None:
    """A free floor must be used; only in a full house somebody makes room, or the new person is turned away."""
    full = not has_room_anywhere(s, s.seat)
    if action == REFUSE:
        return None if full else Message("dragon.no.must-house")
    palace = action - HOUSE if action < SWAP else (action - SWAP) // KINDS
    if palace >= s.palaces[s.seat]:
        return no_palace(palace)
    if action < SWAP:
        floors = int(s.floors[s.seat, palace])
        return (
            None if has_room(s, s.seat, palace) else Message("dragon.no.palace-full", {"palace": palace, "n": floors})
        )
    if not full:
        return Message("dragon.no.must-house")
    return None if lives(s, palace, (action - SWAP) % KINDS) else Message("dragon.no.not-yours")


def refuse_action(s: Year, action: int) -> Message | None:
    """The fee comes first, then what the action itself wants."""
    if action == PASS:
        return None
    card = Action.WALL if action >= WALL else Action.PRIVILEGE if action >= BUY else Action(action - ACT)
    if card == Action.WALL and not has_wall(s):
        return Message("dragon.no.wall-not-used")
    yuan = int(s.yuan[s.seat]) - int(fee(s, s.group[card]))
    if yuan < 0:
        pays_itself = yuan + yuan_from(s, action) >= 0
        return (
            Message("dragon.no.fee-income") if pays_itself else Message("dragon.no.fee", {"yuan": int(s.yuan[s.seat])})
        )
    if card == Action.PRIVILEGE:
        return refuse_privilege(s, Privilege(action - BUY), yuan)
    return refuse_piece(s, action - WALL) if card == Action.WALL else None


def yuan_from(s: Year, action: int) -> int:
    """The money that an action brings."""
    if action == ACT + Action.TAX:
        return int(AMOUNT[Action.TAX] + symbols(s, s.seat, Person.TAX))
    return int(BONUS_AMOUNT[Bonus.YUAN]) if action == WALL + Bonus.YUAN else 0


def refuse_privilege(s: Year, size: Privilege, yuan: int) -> Message | None:
    """A privilege is for those who have the money left after any fee."""
    if price(s, size) <= yuan:
        return None
    paid = yuan < s.yuan[s.seat]
    if size == Privilege.LARGE:
        reason = "dragon.no.privilege-large-fee" if paid else "dragon.no.privilege-large"
        return Message(reason, {"price": s.large_price, "yuan": yuan})
    return Message("dragon.no.privilege-fee" if paid else "dragon.no.privilege-none", {"yuan": yuan})


def refuse_piece(s: Year, bonus: int) -> Message | None:
    """The wall has twelve spaces, and everybody six pieces for it."""
    if s.wall_length >= s.wall_spaces:
        return Message("dragon.no.wall-full")
    if not s.pieces[s.seat].any():
        return Message("dragon.no.wall-none")
    return None if s.pieces[s.seat, bonus] else Message("dragon.no.wall-used")


def refuse_site(s: Year, action: int) -> Message | None:
    """A floor goes on a palace of less than three, or begins a new one."""
    seat, palace = s.seat, action - BUILD
    if action == BUILD_NEW:
        return Message("dragon.no.no-site") if s.palaces[seat] >= len(s.floors[seat]) else None
    if palace >= s.palaces[seat]:
        return no_palace(palace)
    return None if may_rise(s, seat, palace) else Message("dragon.no.build-height", {"palace": palace})


def refuse_card(s: Year, action: int) -> Message | None:
    """The card must be in hand, and somebody whom it calls must be left, if anybody is."""
    if action >= WILD:
        return refuse_wild(s, action)
    person = Person(action - CALL_NOBODY + ONE_AGE if action >= CALL_NOBODY else int(PERSON_OF[action - CALL]))
    if not s.hand[s.seat, person]:
        return Message("dragon.no.card-hand")
    if action >= CALL_NOBODY:
        return Message("dragon.no.say-age") if s.supply[YOUNG[person]] or s.supply[OLD[person]] else None
    return None if person < ONE_AGE else refuse_kind(s, action - CALL)


def refuse_wild(s: Year, action: int) -> Message | None:
    """A question mark calls anybody who is left."""
    if not s.hand[s.seat, Card.WILD]:
        return Message("dragon.no.card-hand")
    if action == WILD_NOBODY:
        return Message("dragon.no.wild-somebody") if people_left(s) else None
    return refuse_kind(s, action - WILD)


def refuse_kind(s: Year, kind: int) -> Message | None:
    """People of both ages may run out."""
    if s.supply[kind]:
        return None
    person = int(PERSON_OF[kind])
    if not s.supply[YOUNG[person]] and not s.supply[OLD[person]]:
        return Message("dragon.no.kind-gone", {"kind": person})
    return Message("dragon.no.young-gone" if kind == YOUNG[person] else "dragon.no.old-gone")


def refuse_release(s: Year, action: int) -> Message | None:
    """Who leaves lives here, and in the palace that must lose somebody."""
    palace, kind = divmod(action - RELEASE, KINDS)
    if palace >= s.palaces[s.seat]:
        return no_palace(palace)
    drought = s.phase == Phase.EVENT and event_now(s) == Event.DROUGHT
    if palace != s.palace and (drought or s.phase == Phase.SUPER):
        return Message("dragon.no.release-palace", {"palace": s.palace})
    return None if lives(s, palace, kind) else Message("dragon.no.not-yours")


def refuse_feed(s: Year, action: int) -> Message | None:
    """Rice goes to inhabited palaces, from the first to the last, and none is kept."""
    seat, palace = s.seat, action - FEED
    if palace >= s.palaces[seat]:
        return no_palace(palace)
    if is_empty(s, seat, palace):
        return Message("dragon.no.unfed-empty", {"palace": palace})
    if palace < s.palace:
        return Message("dragon.no.feed-order", {"palace": palace})
    behind = sum(not is_empty(s, seat, other) for other in range(palace, int(s.palaces[seat])))
    return None if behind >= s.rice[seat] else unfed_number(s)


def unfed_number(s: Year) -> Message:
    """So many palaces go without rice, no more and no fewer."""
    return Message("dragon.no.unfed-number", {"n": int(s.unfed.sum()) - int(s.rice[s.seat])})


def refuse_lower(s: Year, action: int) -> Message | None:
    """An earthquake takes floors of palaces that stand."""
    return None if action - LOWER < s.palaces[s.seat] else no_palace(action - LOWER)


def refuse_gift(s: Year, action: int) -> Message | None:
    """Yuan, rice and rockets are given in this order, and half of all there was."""
    seat = s.seat
    goods = Goods(action - GIVE)
    stores = (int(s.yuan[seat]), int(s.rice[seat]), int(s.rockets[seat]))
    if s.given[goods + 1 :].any():
        return Message("dragon.no.flood-order")
    if not stores[goods]:
        return Message("dragon.no.flood-have")
    return None if sum(stores[goods:]) >= s.left else Message("dragon.no.flood-rest", {"n": s.left})


def refuse_discard(s: Year, action: int) -> Message | None:
    """Both cards must be in hand."""
    first, second = (int(card) for card in DISCARD_PAIRS[action - DISCARD])
    held = s.hand[s.seat]
    return None if held[first] > (first == second) and held[second] else Message("dragon.no.card-hand")


def refuse_greeting(s: Year, action: int) -> Message | None:
    """A sunrise brings each type once, and young."""
    person = action - SUNRISE
    if s.greeted[person]:
        return Message("dragon.no.sunrise-taken")
    return None if s.supply[YOUNG[person]] else Message("dragon.no.sunrise-gone", {"kind": person})


def refuse_charter(s: Year, action: int) -> Message | None:
    """The charter names people who live here."""
    return None if has_person(s, s.seat, action - CHARTER) else Message("dragon.no.charter-own")


def lives(s: Year, palace: int, kind: int) -> bool:
    """Whether such a person lives in a palace of the one who is asked."""
    return kind in {int(other) for other in s.people[s.seat, palace][: s.living[s.seat, palace]]}


def no_palace(palace: int) -> Message:
    """There is no such palace."""
    return Message("dragon.no.no-palace", {"palace": palace})
