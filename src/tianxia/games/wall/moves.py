"""Moves as numbers and as text, both ways.

    draw              draw a card
    3 walls > 2       lay three walls at section 2; "tower > 1" lays one
    rider > 4         send a rider to section 4
    dragon > 2 on 5   lay the dragon on the fifth card of section 2
    take 7            take the tile of 7
    on 3              put it on the third card
    lapse             let the third action lapse

Chance: "tile 5" comes from the supply, "gate" from a deck, "seat 2 starts".
"""

import re
from typing import Final

from tianxia.core.errors import NotAMove, shown
from tianxia.core.fields import CHANCE
from tianxia.games.wall.state import Step, Wall
from tianxia.games.wall.tables import CARDS, HIGHEST_TILE, MAX_SEATS, MAX_SECTIONS, MAX_SLOTS, MOST_COPIES, Card

DRAW: Final = 0
LAPSE: Final = 1
TAKE: Final = 2  # + the tile
CARRY: Final = TAKE + HIGHEST_TILE + 1  # + the slot
LAY: Final = CARRY + MAX_SLOTS  # + ((section * CARDS) + card) * MOST_COPIES + how many - 1
COVER: Final = LAY + MAX_SECTIONS * CARDS * MOST_COPIES  # + section * MAX_SLOTS + slot
NUM_ACTIONS: Final = COVER + MAX_SECTIONS * MAX_SLOTS
NUM_OUTCOMES: Final = max(HIGHEST_TILE + 1, CARDS, MAX_SEATS)

MOVES = "draw, wall > 1, 3 walls > 2, rider > 1, dragon > 1 on 4, take 5, on 2, lapse"
OUTCOMES = "tile 5, gate, seat 1 starts"
PLURALS = {card: f"{card.name.lower()}s" for card in Card}
NAMES = {name: card for card in Card for name in (card.name.lower(), PLURALS[card])}
LAID = re.compile(r"(?:(\d{1,2}) )?([a-z]+) > (\d{1,2})(?: on (\d{1,3}))?")


def notation(s: Wall, action: int) -> str:
    """Write a move, or an outcome of chance."""
    if s.seat == CHANCE:
        return outcome_notation(s, action)
    if action >= COVER:
        section, slot = divmod(action - COVER, MAX_SLOTS)
        return f"dragon > {section + 1} on {slot + 1}"
    if action >= LAY:
        section, card, count = laid(action)
        name = f"{count} {PLURALS[card]}" if count > 1 else card.name.lower()
        return f"{name} > {section + 1}"
    if action >= CARRY:
        return f"on {action - CARRY + 1}"
    if action >= TAKE:
        return f"take {action - TAKE}"
    return "draw" if action == DRAW else "lapse"


def outcome_notation(s: Wall, outcome: int) -> str:
    """Write what chance brings."""
    if s.step == Step.START_SEAT:
        return f"seat {outcome + 1} starts"
    if s.step == Step.TILE or outcome >= CARDS:
        return f"tile {outcome}"
    return Card(outcome).name.lower()


def laid(action: int) -> tuple[int, Card, int]:
    """Return the section, the card and how many, of a move that lays."""
    place, more = divmod(action - LAY, MOST_COPIES)
    section, card = divmod(place, CARDS)
    return section, Card(card), more + 1


def parse(s: Wall, text: str) -> int:
    """Read a move, or an outcome of chance."""
    words = " ".join(text.lower().replace(">", " > ").split())
    action = parse_outcome(s, words) if s.seat == CHANCE else parse_action(words)
    if action is None:
        examples = OUTCOMES if s.seat == CHANCE else MOVES
        message = f"{shown(text)} is no move of this game. Written like: {examples}."
        raise NotAMove(message)
    return action


def parse_action(words: str) -> int | None:
    """Return the number of a seat's move."""
    if words in {"draw", "lapse"}:
        return DRAW if words == "draw" else LAPSE
    if found := re.fullmatch(r"take (\d)", words):
        return TAKE + int(found[1]) if int(found[1]) <= HIGHEST_TILE else None
    if found := re.fullmatch(r"on (\d{1,3})", words):
        return CARRY + int(found[1]) - 1 if 1 <= int(found[1]) <= MAX_SLOTS else None
    found = LAID.fullmatch(words)
    if found is None or found[2] not in NAMES or not 1 <= int(found[3]) <= MAX_SECTIONS:
        return None
    count, card, section = int(found[1] or 1), NAMES[found[2]], int(found[3]) - 1
    if found[4] is not None:
        slot = int(found[4])
        if card != Card.DRAGON or count != 1 or not 1 <= slot <= MAX_SLOTS:
            return None
        return COVER + section * MAX_SLOTS + slot - 1
    return LAY + (section * CARDS + card) * MOST_COPIES + count - 1 if 1 <= count <= MOST_COPIES else None


def parse_outcome(s: Wall, words: str) -> int | None:
    """Return the number of an outcome."""
    if s.step == Step.START_SEAT:
        found = re.fullmatch(r"seat (\d) starts", words)
        return int(found[1]) - 1 if found and 1 <= int(found[1]) <= MAX_SEATS else None
    if s.step == Step.TILE:
        found = re.fullmatch(r"tile (\d)", words)
        return int(found[1]) if found and int(found[1]) <= HIGHEST_TILE else None
    return int(NAMES[words]) if words in NAMES else None  # a plain number, as the compiled rules know it
