"""Palaces and who lives there: floors are put and taken away, people come and leave (dragon.person, dragon.decay)."""

from tianxia.core.compiled import rule
from tianxia.core.notes import note
from tianxia.games.dragon.state import Year
from tianxia.games.dragon.tables import MAX_FLOORS
from tianxia.games.dragon.values import is_empty
from tianxia.games.dragon.words import Note


@rule
def put_floor(s: Year, seat: int, palace: int) -> None:
    """dragon.action.build: a floor raises a palace, or begins a new one behind the others."""
    if palace == s.palaces[seat]:
        s.palaces[seat] += 1
    s.floors[seat, palace] += 1
    note(s, Note.FOUND if s.floors[seat, palace] == 1 else Note.RAISE, seat, palace, s.floors[seat, palace])


@rule
def remove_palace(s: Year, seat: int, palace: int) -> None:
    """An empty palace disappears; those behind it close the gap."""
    last = s.palaces[seat] - 1
    for place in range(palace, last):
        copy_palace(s, seat, place, place + 1)
    s.palaces[seat] = last
    s.floors[seat, last] = 0
    s.living[seat, last] = 0
    for room in range(MAX_FLOORS):
        s.people[seat, last, room] = 0


@rule
def copy_palace(s: Year, seat: int, to: int, palace: int) -> None:
    """Write a palace down in another place."""
    s.floors[seat, to] = s.floors[seat, palace]
    s.living[seat, to] = s.living[seat, palace]
    for room in range(MAX_FLOORS):
        s.people[seat, to, room] = s.people[seat, palace, room]


@rule
def move_in(s: Year, seat: int, palace: int, kind: int) -> None:
    """dragon.person.place: a person takes a room; who lives in a palace stands in the order of the kinds."""
    room = s.living[seat, palace]
    while room > 0 and s.people[seat, palace, room - 1] > kind:
        s.people[seat, palace, room] = s.people[seat, palace, room - 1]
        room -= 1
    s.people[seat, palace, room] = kind
    s.living[seat, palace] += 1


@rule
def move_out(s: Year, seat: int, palace: int, kind: int) -> None:
    """dragon.idea.words: a person leaves the game for good."""
    room = 0
    while s.people[seat, palace, room] != kind:
        room += 1
    s.living[seat, palace] -= 1
    for place in range(room, s.living[seat, palace]):
        s.people[seat, palace, place] = s.people[seat, palace, place + 1]
    s.people[seat, palace, s.living[seat, palace]] = 0


@rule
def release(s: Year, seat: int, palace: int, kind: int) -> None:
    """dragon.event.order: a person leaves because a rule says so."""
    move_out(s, seat, palace, kind)
    note(s, Note.RELEASE, seat, palace, kind)


@rule
def release_all(s: Year, seat: int) -> None:
    """dragon.event.order: who has too few people releases all of them."""
    for palace in range(s.palaces[seat]):
        while s.living[seat, palace] > 0:
            release(s, seat, palace, s.people[seat, palace, 0])


@rule
def decay(s: Year) -> None:
    """dragon.decay: every empty palace loses a floor, and disappears without one."""
    for seat in range(s.seats):
        for palace in range(s.palaces[seat] - 1, -1, -1):  # from the last, so that each has its number in the log
            if is_empty(s, seat, palace):
                s.floors[seat, palace] -= 1
                if s.floors[seat, palace] > 0:
                    note(s, Note.DECAY, seat, palace, s.floors[seat, palace])
                else:
                    note(s, Note.DECAY_GONE, seat, palace)
                    remove_palace(s, seat, palace)
