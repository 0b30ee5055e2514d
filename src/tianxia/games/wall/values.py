"""What lies at a section is worth, and who leads there (wall.card, wall.score)."""

from tianxia.core.compiled import rule
from tianxia.games.wall.state import Wall
from tianxia.games.wall.tables import HIGHEST_TILE, MAX_SEATS, VALUE, Card

# Totals of all seats in one number: a lane of so many bits for each, raised so that a tile cannot make it negative.
LANE_BITS = 8
LANE = (1 << LANE_BITS) - 1
ABOVE_ZERO = sum(HIGHEST_TILE << seat * LANE_BITS for seat in range(MAX_SEATS))


@rule
def leads(s: Wall, section: int, seat: int) -> bool:
    """wall.score.lead, wall.score.rival, wall.score.alone: more than every other seat with a card here."""
    sums = totals(s, section)
    mine = its_total(sums, seat)
    ahead = is_present(s, section, seat)
    for rival in range(s.seats):
        ahead &= (rival == seat) | (not is_present(s, section, rival)) | (its_total(sums, rival) < mine)
    return ahead


@rule
def is_present(s: Wall, section: int, seat: int) -> bool:
    """wall.score.rival: who has laid a card here is there, and be it under a dragon [D 8.2.1]."""
    return s.laid[section, seat] > 0


@rule
def total(s: Wall, section: int, seat: int) -> int:
    """wall.score.total: the seat's visible cards, less the tile that lies on one of them."""
    return its_total(totals(s, section), seat)


@rule
def totals(s: Wall, section: int) -> int:
    """wall.score.total for all seats at once, side by side in one number; `its_total` reads one.

    One walk along the row, without branches, for the machine cannot guess whose card comes next: scoring is where
    the time of a random game goes.
    """
    values = 0
    cards = 0
    soldiers = 0
    nobles = 0
    for slot in range(s.length[section]):
        card = s.card[section, slot]
        lane = s.owner[section, slot] * LANE_BITS
        is_soldier = card == Card.SOLDIER
        values += (VALUE[card] + is_soldier * ((soldiers >> lane) & LANE)) << lane  # wall.card.soldier
        soldiers += is_soldier << lane
        cards += VALUE[Card.NOBLE] << lane
        nobles += card == Card.NOBLE
    if nobles > 0:  # wall.card.noble: every visible card counts the same
        values = cards
    if s.held[section] > 0:
        values -= s.held[section] << s.owner[section, s.held_slot[section]] * LANE_BITS
    return values + ABOVE_ZERO


@rule
def its_total(sums: int, seat: int) -> int:
    """Read one seat's total."""
    return ((sums >> seat * LANE_BITS) & LANE) - HIGHEST_TILE


@rule
def shows_noble(s: Wall, section: int) -> bool:
    """Whether a noble is visible in the section."""
    for slot in range(s.length[section]):
        if s.card[section, slot] == Card.NOBLE:
            return True
    return False


@rule
def is_open(s: Wall, section: int) -> bool:
    """wall.score.clear: a section without tiles is closed."""
    return s.tiles[section, 0] > 0


@rule
def open_sections(s: Wall) -> int:
    """How many sections still have tiles."""
    count = 0
    for section in range(s.sections):
        if is_open(s, section):
            count += 1
    return count
