"""What cannot be in a position of Great Wall of China: the laws that every position keeps, each with its sentence."""

from collections.abc import Iterator

from tianxia.core.fields import CHANCE, NOBODY
from tianxia.games.wall.state import NO_ONE, Step, Wall
from tianxia.games.wall.tables import COPIES, HAND, HIGHEST_TILE, PAIR, SECTIONS, SET_SIZE, TILE_COUNTS, Card

CHANCE_STEPS = {Step.START_SEAT, Step.TILE, Step.HAND, Step.DRAW}


def impossible(s: Wall) -> str | None:
    """Return the first thing that cannot be, or nothing."""
    for law in (numbers, flow, rows, stacks, cards, tiles):
        for sentence in law(s):
            return sentence
    return None


def numbers(s: Wall) -> Iterator[str]:
    """Every number is one that its field can have."""
    counts = {"unlaid": s.unlaid, "hand": s.hand, "hand_size": s.hand_size, "deck_size": s.deck_size, "laid": s.laid}
    counts |= {"supply": s.supply, "won": s.won, "fame": s.fame, "length": s.length}
    for name, table in counts.items():
        if (table < 0).any():
            yield f"{name} counts things and cannot be negative."
    for name, table in {"tiles": s.tiles, "held": s.held}.items():
        if ((table < 0) | (table > HIGHEST_TILE)).any() or any(t and not TILE_COUNTS[t] for t in table.flat):
            yield f"{name} holds a tile that does not exist."
    if s.sections != SECTIONS[s.seats]:
        yield f"with {s.seats} seats the wall has {SECTIONS[s.seats]} sections, not {s.sections}."
    for name in ("turn", "out"):
        if not (NO_ONE if name == "out" else 0) <= getattr(s, name) < s.seats:
            yield f"{name} is no seat."


def flow(s: Wall) -> Iterator[str]:
    """Who decides, what, and when fit together."""
    if s.step not in set(Step):
        yield "step is none of the steps of a turn."
    elif s.seat != (NOBODY if s.step == Step.OVER else CHANCE if s.step in CHANCE_STEPS else s.turn):
        yield f'at step "{Step(s.step).name.lower()}" it cannot be the decision of {s.seat}.'
    if not 0 <= s.section <= s.sections or (s.section == s.sections and s.step != Step.HAND):
        yield f"section {s.section} does not exist."
    if s.action not in ({2, 3} if s.step in {Step.ACTION, Step.DRAW} else {1, 2, 3} if s.step == Step.OVER else {1}):
        yield f"action {s.action} does not fit the step."
    if s.final not in {0, 1} or (s.final and s.out == NO_ONE):
        yield "final scoring comes only after somebody has run out of cards."
    if not 0 <= s.idle <= s.seats * s.final:
        yield "idle turns are counted in the final scoring only, and end it."
    if s.turns < 0 or not 0 <= s.claimed <= s.sections or (s.taken > 0) != (s.step == Step.CARRIER):
        yield "turns, claimed or taken do not fit the step."


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
    """Everybody has the same set: what is laid and what is not laid never makes more of a card than there are."""
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
            name = card.name.lower()
            if shown[card] + s.unlaid[seat, card] > COPIES[card]:
                yield f"seat {seat} has more than {COPIES[card]} cards of type {name}."
            if s.hand[seat, card] > s.unlaid[seat, card]:
                yield f"seat {seat} holds a {name} that is laid already."
        if s.hand[seat].any() and s.hand[seat].sum() != s.hand_size[seat]:
            yield f"seat {seat} holds {s.hand[seat].sum()} cards, and hand_size says {s.hand_size[seat]}."
        if s.unlaid[seat].sum() != s.hand_size[seat] + s.deck_size[seat]:
            yield f"seat {seat}: hand and deck must add up to the {s.unlaid[seat].sum()} cards not laid yet."
        if s.step == Step.DRAW and seat == s.turn and not s.deck_size[seat]:
            yield f"seat {seat} cannot draw from an empty deck."
        if s.step == Step.HAND and s.hand_size[seat] > HAND:
            yield f"seat {seat} is dealt more than {HAND} cards."


def tiles(s: Wall) -> Iterator[str]:
    """No tile is there twice, and what the players have won are tiles."""
    seen = s.supply.astype(int)
    for tile in [*s.tiles.flat, *s.held, s.taken]:
        if tile:
            seen[tile] += 1
    for tile, count in enumerate(seen):
        if count > TILE_COUNTS[tile]:
            yield f"there are only {TILE_COUNTS[tile]} tiles of {tile}, and {count} are in play."
    if s.supply.sum() % PAIR != (s.step == Step.TILE and s.tiles[s.section, 0] > 0):
        yield "tiles leave the supply in pairs."
    missing = int(TILE_COUNTS.sum() - seen.sum())
    if s.won.sum() > missing or s.fame.sum() > (TILE_COUNTS - seen) @ range(len(TILE_COUNTS)):
        yield "the players have won more tiles than are gone."
