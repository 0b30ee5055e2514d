"""Moves as numbers and as text, both ways.

    draft tax scholar                       take the first two people
    person scholar young > p2               house the one who waits in the second palace
    person monk old > p1 for tax, refuse    with a full house: whom the person replaces, or that nobody moves in
    tax, build, harvest, fireworks, parade, study, privilege small, wall rice, pass
    build p1, build new                     put a floor
    card farmer old, card wild tax          play a card for such a person; "card tax", "card wild" where nobody is left
    release p1 monk young                   let a person go
    feed p1, lower p2, give rice            drought, earthquake, flood, one palace or good at a time
    discard monk wild                       two cards for the tornado
    sunrise monk, charter farmer            choose a type
    super flood                             name the super-event that was agreed on

Chance: "seat 2 starts", "drought" for the next month, "super flood", "harvest" for the next place of a group.
"""

import re
from typing import Final

import numpy as np

from tianxia.core.codec import label
from tianxia.core.errors import NotAMove, shown
from tianxia.core.fields import CHANCE
from tianxia.games.dragon.state import NO_ONE, Step, Year
from tianxia.games.dragon.tables import (
    BONUSES,
    CARDS,
    EVENTS,
    HAND,
    KINDS,
    MAX_SEATS,
    ONE_AGE,
    PALACES,
    PERSONS,
    SUPERS,
    Action,
    Bonus,
    Card,
    Event,
    Goods,
    Kind,
    Person,
    Privilege,
    Super,
)

DRAFT_PAIRS = np.array([(a, b) for a in range(PERSONS) for b in range(a + 1, PERSONS)], np.int64)
DISCARD_PAIRS = np.array([(a, b) for a in range(CARDS) for b in range(a, CARDS) if a < b or HAND[a] > 1], np.int64)

AGREE: Final = 0  # + the super-event - 1
DRAFT: Final = AGREE + SUPERS  # + the pair
HOUSE: Final = DRAFT + len(DRAFT_PAIRS)  # + the palace; who moves in is the tile that waits
SWAP: Final = HOUSE + PALACES  # + palace * KINDS + the kind that leaves
REFUSE: Final = SWAP + PALACES * KINDS
ACT: Final = REFUSE + 1  # + the action card, from taxes to study
BUY: Final = ACT + Action.PRIVILEGE  # + the privilege
WALL: Final = BUY + len(Privilege)  # + the bonus
PASS: Final = WALL + BONUSES
BUILD: Final = PASS + 1  # + the palace
BUILD_NEW: Final = BUILD + PALACES
CALL: Final = BUILD_NEW + 1  # + the kind: the card of its type
CALL_NOBODY: Final = CALL + KINDS  # + the type less ONE_AGE: nobody of it is left, young or old
WILD: Final = CALL_NOBODY + PERSONS - ONE_AGE  # + the kind: a question mark
WILD_NOBODY: Final = WILD + KINDS  # nobody at all is left
RELEASE: Final = WILD_NOBODY + 1  # + palace * KINDS + the kind
FEED: Final = RELEASE + PALACES * KINDS  # + the palace
LOWER: Final = FEED + PALACES  # + the palace
GIVE: Final = LOWER + PALACES  # + which of the goods
DISCARD: Final = GIVE + len(Goods)  # + the pair
SUNRISE: Final = DISCARD + len(DISCARD_PAIRS)  # + the type
CHARTER: Final = SUNRISE + PERSONS  # + the type
NUM_ACTIONS: Final = CHARTER + PERSONS
NUM_OUTCOMES: Final = max(MAX_SEATS, EVENTS, SUPERS + 1, len(Action))

MOVES = "harvest, pass, build p1, card farmer old, person tax > p2, release p1 monk young"
OUTCOMES = "seat 1 starts, drought, super flood, harvest"


def texts() -> list[str]:
    """Write every move. Who moves in, in "person … > p1", is left out here."""
    courts = [f"p{palace + 1}" for palace in range(PALACES)]
    kinds = [label(kind) for kind in Kind]
    persons = [label(person) for person in Person]
    cards = [label(card) for card in Card]
    return [
        *(f"super {label(event)}" for event in Super if event != Super.NONE),
        *(f"draft {persons[a]} {persons[b]}" for a, b in DRAFT_PAIRS),
        *(f"person > {court}" for court in courts),
        *(f"person > {court} for {kind}" for court in courts for kind in kinds),
        "refuse",
        *(label(action) for action in Action if action < Action.PRIVILEGE),
        *(f"privilege {label(size)}" for size in Privilege),
        *(f"wall {label(bonus)}" for bonus in Bonus),
        "pass",
        *(f"build {court}" for court in courts),
        "build new",
        *(f"card {kind}" for kind in kinds),
        *(f"card {person}" for person in persons[ONE_AGE:]),
        *(f"card wild {kind}" for kind in kinds),
        "card wild",
        *(f"release {court} {kind}" for court in courts for kind in kinds),
        *(f"feed {court}" for court in courts),
        *(f"lower {court}" for court in courts),
        *(f"give {label(goods)}" for goods in Goods),
        *(f"discard {cards[a]} {cards[b]}" for a, b in DISCARD_PAIRS),
        *(f"sunrise {person}" for person in persons),
        *(f"charter {person}" for person in persons),
    ]


TEXTS = texts()
NUMBERS = {text: action for action, text in reversed([*enumerate(TEXTS)])}
HOUSED = re.compile(r"person ?(.*?) > (.*)")
PAIR = re.compile(r"(draft|discard) (\S+) (\S+)")
SEVERAL = re.compile(r"(feed|lower) (p\d+),? p\d+.*")


def notation(s: Year, action: int) -> str:
    """Write a move, or an outcome of chance."""
    if s.seat == CHANCE:
        return outcome_notation(s, action)
    if HOUSE <= action < REFUSE and s.tile != NO_ONE:
        return TEXTS[action].replace("person", f"person {label(Kind(s.tile))}", 1)
    return TEXTS[action]


def outcome_notation(s: Year, outcome: int) -> str:
    """Write what chance brings."""
    if s.step == Step.START_SEAT:
        return f"seat {outcome + 1} starts"
    if s.step == Step.EVENT and outcome < EVENTS:
        return label(Event(outcome))
    if s.step == Step.SUPER:
        return f"super {label(Super(outcome))}"
    return label(Action(outcome)) if outcome < len(Action) else f"outcome {outcome}"


def parse(s: Year, text: str) -> int:
    """Read a move, or an outcome of chance."""
    words = " ".join(text.lower().replace(">", " > ").split())
    action = parse_outcome(s, words) if s.seat == CHANCE else parse_action(s, words)
    if action is None:
        examples = OUTCOMES if s.seat == CHANCE else MOVES
        message = f"{shown(text)} is no move of this game. Written like: {examples}."
        raise NotAMove(message)
    return action


def parse_action(s: Year, words: str) -> int | None:
    """Return the number of a seat's move. Of two people or cards either may come first."""
    if housed := HOUSED.fullmatch(words):
        return parse_housing(s, housed[1], housed[2])
    if (pair := PAIR.fullmatch(words)) and words not in NUMBERS:
        words = f"{pair[1]} {pair[3]} {pair[2]}"
    if several := SEVERAL.fullmatch(words):
        verb, first = several.groups()
        message = f"{shown(words)} is more than one move: {verb} one palace at a time, as in {verb} {first}."
        raise NotAMove(message)
    return NUMBERS.get(words)


def parse_housing(s: Year, who: str, where: str) -> int | None:
    """Return the number of a move that houses the one who waits; the name may be left out.

    While a card is to be played anybody may be named: the move is read, and then refused, for nobody is called yet.
    """
    waiting = "" if s.tile == NO_ONE else label(Kind(s.tile))
    known = who in map(label, Kind)
    if known and s.step == Step.CARD:
        return NUMBERS.get(f"person > {where}")
    if known and who != waiting:
        message = f"{who} does not wait to be housed now; {waiting or 'nobody'} does."
        raise NotAMove(message)
    return NUMBERS.get(f"person > {where}") if who in {"", waiting} else None


def parse_outcome(s: Year, words: str) -> int | None:
    """Return the number of an outcome."""
    return next((outcome for outcome in range(NUM_OUTCOMES) if outcome_notation(s, outcome) == words), None)
