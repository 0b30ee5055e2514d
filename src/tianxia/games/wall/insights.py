"""What a player works out at the table: what everybody counts at each section, and who leads there."""

from typing import Any

from tianxia.games.wall.state import Wall
from tianxia.games.wall.values import is_open, is_present, leads, total


def insights(s: Wall, _reader: int | None) -> dict[str, Any]:
    """wall.score.total, wall.score.lead: a total for each seat (none without a card there), and the leader or none."""
    seats = range(s.seats)
    sections = range(s.sections)
    return {
        "totals": [
            [int(total(s, section, seat)) if is_present(s, section, seat) else None for seat in seats]
            for section in sections
        ],
        "leaders": [
            next((seat for seat in seats if is_open(s, section) and leads(s, section, seat)), None)
            for section in sections
        ],
    }
