"""What a learner reads of a position: numbers between about -1 and 1, from the seat's own view, own seat first."""

from typing import Final

from tianxia.core.compiled import rule
from tianxia.core.fields import Planes
from tianxia.games.wall.rules import next_seat
from tianxia.games.wall.state import Step, Wall
from tianxia.games.wall.tables import (
    ACTIONS_TO,
    CARDS,
    COPIES,
    HIGHEST_TILE,
    MAX_SEATS,
    MAX_SECTIONS,
    SET_SIZE,
    TILE_COUNTS,
    Card,
)
from tianxia.games.wall.values import is_present, shows_noble, total

TABLE: Final = 8 + HIGHEST_TILE + 1
BY_SEAT: Final = 6 + CARDS
BY_SECTION: Final = 6
BY_SECTION_AND_SEAT: Final = 5
NUM_PLANES: Final = TABLE + CARDS + MAX_SEATS * BY_SEAT + MAX_SECTIONS * (BY_SECTION + MAX_SEATS * BY_SECTION_AND_SEAT)


@rule
def planes(s: Wall, seat: int, out: Planes) -> None:
    """Write all that a player at the table looks at: the table, the own hand, each seat, each section."""
    out[:] = 0
    place = table_planes(s, seat, out)
    for card in range(CARDS):
        out[place + card] = s.hand[seat, card] / COPIES[card]
    place += CARDS
    other = seat
    for _ in range(s.seats):
        seat_planes(s, other, out, place)
        place += BY_SEAT
        other = next_seat(s, other)
    place = NUM_PLANES - MAX_SECTIONS * (BY_SECTION + MAX_SEATS * BY_SECTION_AND_SEAT)
    for section in range(s.sections):
        section_planes(s, section, seat, out, place)
        place += BY_SECTION + MAX_SEATS * BY_SECTION_AND_SEAT


@rule
def table_planes(s: Wall, seat: int, out: Planes) -> int:
    """Write what belongs to nobody in particular."""
    out[0] = s.seat == seat
    out[1] = s.turn == seat
    out[2] = s.step == Step.CLAIM
    out[3] = s.step == Step.CARRIER
    out[4] = s.step == Step.ACTION
    out[5] = s.action / ACTIONS_TO
    out[6] = s.final
    out[7] = s.taken / HIGHEST_TILE
    for tile in range(HIGHEST_TILE + 1):
        if TILE_COUNTS[tile] > 0:
            out[8 + tile] = s.supply[tile] / TILE_COUNTS[tile]
    return TABLE


@rule
def seat_planes(s: Wall, seat: int, out: Planes, place: int) -> None:
    """Write what is known of one seat."""
    out[place] = 1
    out[place + 1] = s.hand_size[seat] / SET_SIZE
    out[place + 2] = s.deck_size[seat] / SET_SIZE
    out[place + 3] = s.fame[seat] / SET_SIZE
    out[place + 4] = s.won[seat] / SET_SIZE
    out[place + 5] = s.out == seat
    for card in range(CARDS):
        out[place + 6 + card] = s.unlaid[seat, card] / COPIES[card]


@rule
def section_planes(s: Wall, section: int, seat: int, out: Planes, place: int) -> None:
    """Write what a section offers, and how each seat stands there."""
    out[place] = s.tiles[section, 0] / HIGHEST_TILE
    out[place + 1] = s.tiles[section, 1] / HIGHEST_TILE
    out[place + 2] = s.held[section] / HIGHEST_TILE
    out[place + 3] = s.length[section] / SET_SIZE
    out[place + 4] = shows_noble(s, section)
    out[place + 5] = s.section == section
    place += BY_SECTION
    other = seat
    for _ in range(s.seats):
        out[place] = is_present(s, section, other)
        out[place + 1] = total(s, section, other) / SET_SIZE
        for slot in range(s.length[section]):
            if s.owner[section, slot] == other:
                out[place + 2] += 1 / SET_SIZE
                if s.card[section, slot] == Card.SOLDIER:
                    out[place + 3] += 1 / COPIES[Card.SOLDIER]
        if s.held[section] > 0 and s.owner[section, s.held_slot[section]] == other:
            out[place + 4] = 1
        place += BY_SECTION_AND_SEAT
        other = next_seat(s, other)
