"""The Great Wall: pieces are built for their bonus, and the wall is counted (dragon.wall)."""

from tianxia.core.compiled import rule
from tianxia.core.notes import note, noting
from tianxia.games.dragon.gains import receive
from tianxia.games.dragon.state import Year
from tianxia.games.dragon.tables import ALL_CARDS, BONUS_AMOUNT, BONUS_LIKE, BONUSES, MONTHS, Source
from tianxia.games.dragon.telling import note_wall_count
from tianxia.games.dragon.turns import begin_phase
from tianxia.games.dragon.values import fewest_pieces, pieces_in_wall, wall_holds
from tianxia.games.dragon.words import Note


@rule
def set_up_wall(s: Year) -> None:
    """dragon.wall.setup: one more action card, the same six pieces for everyone, and a space below each month."""
    s.cards = ALL_CARDS
    s.wall_spaces = MONTHS
    for seat in range(s.seats):
        for bonus in range(BONUSES):
            s.pieces[seat, bonus] = 1


@rule
def has_wall(s: Year) -> bool:
    """Whether there is a wall to be built and counted."""
    return s.wall_spaces > 0


@rule
def may_build_wall(s: Year, seat: int, bonus: int) -> bool:
    """dragon.wall.limit: the wall has a space left, and the piece has not been built yet."""
    return s.wall_length < s.wall_spaces and s.pieces[seat, bonus] > 0


@rule
def build_wall(s: Year, seat: int, bonus: int) -> None:
    """dragon.wall.action, dragon.wall.bonus: the piece is the next of the wall; people add nothing to its bonus."""
    s.pieces[seat, bonus] = 0
    s.wall[s.wall_length] = seat
    s.wall_length += 1
    note(s, Note.WALL, seat, s.wall_length, bonus)
    receive(s, seat, BONUS_LIKE[bonus], BONUS_AMOUNT[bonus], Source.WALL)


@rule
def count_wall(s: Year, phase: int) -> None:
    """dragon.wall.score.holds, dragon.wall.score.gap: points for own pieces, or who has fewest releases a person."""
    begin_phase(s, phase)
    fewest = fewest_pieces(s)
    if noting(s):
        note_wall_count(s, phase, fewest)
    for seat in range(s.seats):
        own = pieces_in_wall(s, seat)
        if wall_holds(s, s.month):
            s.points[seat, Source.WALL] += own
        else:
            s.owed[seat] = own == fewest
