"""What cannot be in a position of Great Wall of China: the laws that every position keeps, each with its sentence."""

from collections.abc import Iterator

import numpy as np

from tianxia.core.fields import CHANCE, NOBODY
from tianxia.games.wall.state import NO_ONE, Step, Wall
from tianxia.games.wall.tables import (
    ACTIONS_FROM,
    ACTIONS_TO,
    COPIES,
    EQUAL_PAIRS_LEAVE,
    HAND,
    HIGHEST_TILE,
    PAIR,
    SECTIONS,
    SET_SIZE,
    TILE_COUNTS,
    Card,
)
from tianxia.games.wall.values import leads

CHANCE_STEPS = {Step.START_SEAT, Step.TILE, Step.HAND, Step.DRAW}
SETTING_UP = {Step.START_SEAT, Step.TILE, Step.HAND}
PLAYING = set(Step) - {Step.START_SEAT, Step.HAND, Step.SCORE}
CLAIMING = {Step.CLAIM, Step.CARRIER}


def impossible(s: Wall) -> str | None:
    """Return the first thing that cannot be, or nothing."""
    for law in (numbers, flow, rows, stacks, cards, hands, last_round, sections, tiles, fame, turns):
        for sentence in law(s):
            return sentence
    return None


def numbers(s: Wall) -> Iterator[str]:
    """Every number is one that its field can have."""
    for name, table in {"tiles": s.tiles, "held": s.held, "taken": np.array(s.taken)}.items():
        if (table > HIGHEST_TILE).any() or any(t and not TILE_COUNTS[t] for t in table.flat):
            yield f"{name} holds a tile that does not exist."
    if s.sections != SECTIONS[s.seats]:
        yield f"with {s.seats} seats the wall has {SECTIONS[s.seats]} sections, not {s.sections}."
    for name in ("turn", "out"):
        if not (NO_ONE if name == "out" else 0) <= getattr(s, name) < s.seats:
            yield f"{name} is no seat."


def flow(s: Wall) -> Iterator[str]:
    """Who decides, what, and when fit together."""
    if s.step not in set(Step) - {Step.SCORE}:
        yield "step is none of the steps at which somebody is asked, or the game is over."
        return
    step = Step(s.step)
    at = f'at step "{step.name.lower().replace("_", " ")}"'
    if s.seat != (NOBODY if step == Step.OVER else CHANCE if step in CHANCE_STEPS else s.turn):
        yield f"{at} it cannot be the decision of {s.seat}."
    if step not in (SETTING_UP if s.turns == 0 else PLAYING):
        yield f"{at} {s.turns} turns cannot have begun."
    if step in {Step.TILE, *CLAIMING}:
        if not 0 <= s.section < s.sections:
            yield f"section {s.section} does not exist."
    elif s.section != (s.sections if step == Step.HAND else 0):
        yield f"{at} no section is scored or gets tiles, so section cannot be {s.section}."
    if s.action not in ({ACTIONS_FROM, ACTIONS_TO} if step in {Step.ACTION, Step.DRAW} else {ACTIONS_FROM - 1}):
        yield f"{at} the next action cannot be {s.action}."
    if (s.taken > 0) != (step == Step.CARRIER):
        yield f"{at} taken cannot be {s.taken}."
    now = step in {Step.TILE, *CLAIMING} and s.turns > 0  # a claim is what brought us here
    most = s.section + 1 if now else s.sections if s.turns > 0 else 0
    if not now <= s.claimed <= most:
        yield f"{at} the tiles claimed in this turn cannot be {s.claimed}."


def turns(s: Wall) -> Iterator[str]:
    """A turn uses up a card of the deck or the hand, or is one of the final scoring."""
    laid = sum(SET_SIZE - int(s.unlaid[seat].sum()) for seat in range(s.seats))
    drawn = sum(max(0, SET_SIZE - HAND - int(s.deck_size[seat])) for seat in range(s.seats))
    rounds = int(s.final) * (PAIR * int(s.sections) + 1)  # of the final scoring: one between a tile and the next
    if int(s.turns) > 1 + laid + drawn + rounds * int(s.seats):
        yield f"{s.turns} turns cannot have begun while {laid} cards have been laid and {drawn} drawn."


def rows(s: Wall) -> Iterator[str]:
    """The rows are made of cards that are there, and a tile lies on one of them."""
    for section in range(len(s.length)):
        length, owners = int(s.length[section]), s.owner[section]
        if section >= s.sections and (length or s.held[section] or s.tiles[section].any()):
            yield f"section {section} is not part of this wall."
            return
        if length > SET_SIZE * s.seats:
            yield f"the row of section {section} is longer than there are cards."
            return
        if any(not 0 <= owner < s.seats for owner in owners[:length]):
            yield f"a card in section {section} belongs to no seat."
        if any(not 0 <= card < len(Card) for card in s.card[section][:length]):
            yield f"a card in section {section} does not exist."
        if s.card[section][length:].any() or owners[length:].any():
            yield f"there is something behind the end of the row of section {section}."
        if s.held[section] and not 0 <= s.held_slot[section] < length:
            yield f"the tile on a card in section {section} lies on nothing."
        if not s.held[section] and s.held_slot[section]:
            yield f"no tile lies on a card in section {section}, so held_slot is 0."


def stacks(s: Wall) -> Iterator[str]:
    """What lies under dragons: a stack ends at a card that is no dragon or a dragon at the bottom; laid counts all."""
    found = [[0] * s.seats for _ in range(len(s.length))]
    under: set[int] = set()
    for section in range(s.sections):
        for slot in range(s.length[section]):
            card, owner = int(s.card[section, slot]), int(s.owner[section, slot])
            found[section][owner] += 1
            while card == Card.DRAGON and s.beneath_owner[owner] != NO_ONE:
                below = int(s.beneath_owner[owner])
                if owner in under or not 0 <= below < s.seats:
                    yield f"the stack at slot {slot} of section {section} cannot be."
                    return
                under.add(owner)
                card, owner = int(s.beneath_card[owner]), below
                found[section][owner] += 1
    for section, counts in enumerate(found):
        if counts != [int(count) for count in s.laid[section][: s.seats]]:
            yield f"laid says {s.laid[section][: s.seats].tolist()} for section {section}, the row shows {counts}."
    for seat in range(s.seats):
        if (s.beneath_owner[seat] != NO_ONE) != (seat in under):
            yield f"something lies under the dragon of seat {seat}, which is in no row."
        if not 0 <= s.beneath_card[seat] < len(Card) or (seat not in under and s.beneath_card[seat]):
            yield f"beneath_card of seat {seat} cannot be."


def cards(s: Wall) -> Iterator[str]:
    """Everybody has the same set; cards leave it only when a section is cleared, and then two tiles are won."""
    for seat in range(s.seats):
        shown = [0] * len(Card)
        for section in range(s.sections):
            for slot in range(s.length[section]):
                if s.owner[section, slot] == seat:
                    shown[s.card[section, slot]] += 1
        for other in range(s.seats):
            if s.beneath_owner[other] == seat:
                shown[s.beneath_card[other]] += 1
        for card in Card:
            name, count = card.name.lower(), shown[card] + int(s.unlaid[seat, card])
            if count > COPIES[card]:
                yield f"seat {seat} has more than {COPIES[card]} cards of type {name}."
            if count < COPIES[card] and not s.won.any():
                yield f"seat {seat} misses a {name}, and no section has been cleared."


def hands(s: Wall) -> Iterator[str]:
    """Hand and deck hold what is not laid yet; the first five are dealt one seat after the other."""
    for seat in range(s.seats):
        for card in Card:
            if s.hand[seat, card] > s.unlaid[seat, card]:
                yield f"seat {seat} holds a {card.name.lower()} that is laid already."
        if s.hand[seat].sum() != s.hand_size[seat]:
            yield f"seat {seat} holds {s.hand[seat].sum()} cards, and hand_size says {s.hand_size[seat]}."
        if s.unlaid[seat].sum() != int(s.hand_size[seat]) + int(s.deck_size[seat]):
            yield f"seat {seat}: hand and deck must add up to the {s.unlaid[seat].sum()} cards not laid yet."
        if s.turns > 0 and s.deck_size[seat] > SET_SIZE - HAND:
            yield f"seat {seat} has not been dealt {HAND} cards."
    if s.step == Step.DRAW and not s.deck_size[s.turn]:
        yield f"seat {s.turn} cannot draw from an empty deck."
    if s.turns == 0:
        dealt = [int(s.hand_size[(s.turn + place) % s.seats]) for place in range(s.seats)]
        done = dealt.count(HAND) if s.step == Step.HAND else 0
        due = [0] * (s.seats - 1 - done) + [HAND] * done
        if dealt[1:] != due or dealt[0] not in (range(HAND) if s.step == Step.HAND else {0}):
            yield f"five cards are dealt to each seat in turn: from seat {s.turn} on, {dealt} cannot be."


def last_round(s: Wall) -> Iterator[str]:
    """The one who ran out of cards first began the last round; in it others may run out, each in their own turn."""
    empty = {seat for seat in range(s.seats) if s.hand_size[seat] + s.deck_size[seat] == 0}
    if s.final not in {0, 1} or (s.final and s.out == NO_ONE):
        yield "final scoring comes only after somebody has run out of cards."
    if s.final and s.step not in {*CLAIMING, Step.OVER}:
        yield "in the final scoring nobody lays or draws, and no new tiles come."
    if s.out != NO_ONE and s.out not in empty:
        yield f"seat {s.out} has cards and cannot have run out of them."
    if s.turn == s.out and not s.final:
        yield f"when it is the turn of seat {s.out} again, the final scoring begins."
    since = 0 if s.out == NO_ONE else (s.turn - s.out) % s.seats
    had_last_turn = {(s.out + place) % s.seats for place in range(since)}
    if not s.final and not empty <= had_last_turn:
        yield f"seat {min(empty - had_last_turn)} has no cards, and has not begun the last round or played in it."
    if not 0 <= s.idle <= s.seats * s.final or (s.idle == s.seats and s.step != Step.OVER):
        yield "idle turns are counted in the final scoring only, and end it."


def sections(s: Wall) -> Iterator[str]:
    """An open section has two tiles, and at most one of them on a card; a closed one has nothing."""
    still_open = 0
    for section in range(s.sections):
        high, low, held = int(s.tiles[section, 0]), int(s.tiles[section, 1]), int(s.held[section])
        here = s.section == section
        coming = s.step == Step.TILE and here
        later = s.turns == 0 and (s.step == Step.START_SEAT or section > s.section)
        still_open += high > 0
        if low > high:
            yield f"the tiles of section {section} stand the higher first."
        if coming or later or not high:
            if low or held or s.length[section] or (later and high):
                yield f"section {section} has no two tiles, so there can be nothing."
            if not coming and not later and not s.final and s.supply.any():
                yield f"section {section} cannot be closed while there are tiles in the supply."
            continue
        if (low > 0) + (held > 0) + (s.step == Step.CARRIER and here) != 1:
            yield f"section {section} must have two tiles, free or one of them on a card."
        if s.seats == EQUAL_PAIRS_LEAVE and high in {low, held, s.taken if here else 0}:
            yield f"with {s.seats} seats the tiles of section {section} cannot be equal."
        if s.step in CLAIMING and here and (held or not leads(s, section, s.turn)):
            yield f"seat {s.turn} has no first tile to take in section {section}."
    if s.step == Step.OVER and still_open and s.idle < s.seats:
        yield "the game is not over while a section is open, but for a round of idle turns in the final scoring."
    if s.turns > 0 and s.step not in {Step.OVER, Step.TILE} and not still_open:
        yield "the game is over when no section is open."


def tiles(s: Wall) -> Iterator[str]:
    """No tile is there twice, and they leave the supply in pairs."""
    for tile, count in enumerate(not_gone(s)):
        if count > TILE_COUNTS[tile]:
            yield f"there are only {TILE_COUNTS[tile]} tiles of {tile}, and {count} are in play."
    if s.step == Step.TILE and not s.supply.any():
        yield "no tile can come from an empty supply."
    if s.supply.sum() % PAIR != (s.step == Step.TILE and s.tiles[s.section, 0] > 0):
        yield "tiles leave the supply in pairs."


def fame(s: Wall) -> Iterator[str]:
    """What the players have won are the tiles that are gone, but for equal pairs that two players threw out."""
    gone = TILE_COUNTS - not_gone(s)
    values = np.repeat(np.arange(len(gone)), gone)
    thrown_out = len(values) - int(s.won.sum())
    lost = int(values.sum()) - int(s.fame.sum())
    if s.won.sum() % PAIR or thrown_out % PAIR or lost % PAIR:
        yield "tiles are won in pairs, and leave the game in equal pairs."
    if thrown_out < 0 or (s.seats != EQUAL_PAIRS_LEAVE and thrown_out > 0):
        yield f"{len(values)} tiles are gone, and the players have won {s.won.sum()}."
        return
    if not values[:thrown_out].sum() <= lost <= values[len(values) - thrown_out :].sum():
        yield f"the tiles that are gone are worth {values.sum()}, and the players have {s.fame.sum()}."
    for seat in range(s.seats):
        won = int(s.won[seat])
        if not values[:won].sum() <= s.fame[seat] <= values[len(values) - won :].sum():
            yield f"seat {seat} cannot have won {s.fame[seat]} with {won} tiles."


def not_gone(s: Wall) -> "np.ndarray[tuple[int], np.dtype[np.int64]]":
    """How many tiles of each value are face down, free or on a card."""
    counts = s.supply.astype(np.int64)
    for tile in [*s.tiles.flat, *s.held, s.taken]:
        counts[tile] += tile > 0
    return counts
