"""Phase 4, and the end of the year (dragon.score, dragon.end)."""

from tianxia.core.compiled import rule
from tianxia.core.fields import NOBODY
from tianxia.core.notes import noting
from tianxia.games.dragon.state import Phase, Step, Year
from tianxia.games.dragon.tables import Person, Source
from tianxia.games.dragon.telling import note_end, note_final, note_score
from tianxia.games.dragon.turns import begin_phase
from tianxia.games.dragon.values import (
    money_points,
    monk_points,
    people_points,
    privilege_dragons,
    symbols,
    yuan_at_end,
)


@rule
def score_month(s: Year) -> None:
    """dragon.score.month: a point for each palace, each dragon on a court lady and each dragon on a privilege."""
    for seat in range(s.seats):
        s.points[seat, Source.PALACES] += s.palaces[seat]
        s.points[seat, Source.LADIES] += symbols(s, seat, Person.LADY)
        s.points[seat, Source.PRIVILEGES] += privilege_dragons(s, seat)
        if noting(s):
            note_score(s, seat)


@rule
def end_year(s: Year) -> None:
    """dragon.end.final: people, monks and money; what can be sold is sold."""
    for seat in range(s.seats):
        if noting(s):
            note_final(s, seat)
        s.points[seat, Source.PERSONS] += people_points(s, seat)
        s.points[seat, Source.MONKS] += monk_points(s, seat)
        s.points[seat, Source.MONEY] += money_points(s, seat)
        s.yuan[seat] = yuan_at_end(s, seat)
        s.rice[seat] = 0
        s.rockets[seat] = 0
    begin_phase(s, Phase.OVER)
    s.step = Step.OVER
    s.seat = NOBODY
    if noting(s):
        note_end(s)
