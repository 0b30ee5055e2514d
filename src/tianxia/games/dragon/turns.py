"""Who has their turn: asking, the order of a phase, and the person track that it is read from (dragon.order)."""

from tianxia.core.compiled import rule
from tianxia.core.fields import CHANCE
from tianxia.core.notes import note, noting
from tianxia.games.dragon.state import Step, Year
from tianxia.games.dragon.words import Note


@rule
def ask(s: Year, step: int) -> None:
    """The one whose turn it is decides."""
    s.step = step
    s.seat = s.line[s.turn]


@rule
def ask_chance(s: Year, step: int) -> None:
    """Chance decides."""
    s.step = step
    s.seat = CHANCE


@rule
def begin_phase(s: Year, phase: int) -> None:
    """dragon.order.when: the order of a phase is read from the person track as it begins."""
    s.phase = phase
    s.turn = 0
    s.step = Step.NEXT
    for place in range(s.seats):
        s.line[place] = s.track[place]


@rule
def end_turn(s: Year) -> None:
    """The next in order has their turn."""
    s.turn += 1
    s.step = Step.NEXT


@rule
def advance(s: Year, seat: int, spaces: int) -> None:
    """dragon.order.track, dragon.order.stack: forward, on top of the stack there; without a step nothing moves."""
    if spaces <= 0:
        return
    s.space[seat] += spaces
    place = 0
    while s.track[place] != seat:
        place += 1
    while place > 0 and s.space[s.track[place - 1]] <= s.space[seat]:
        s.track[place] = s.track[place - 1]
        place -= 1
    s.track[place] = seat
    if noting(s) and place + 1 < s.seats and s.space[s.track[place + 1]] == s.space[seat]:
        note(s, Note.ON_TOP, seat, s.track[place + 1])
