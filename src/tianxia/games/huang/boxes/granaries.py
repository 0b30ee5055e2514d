"""18 Kingdoms: granaries on the capitals, and who collects them (huang.kingdoms.building, huang.kingdoms.collect)."""

from typing import Final

from tianxia.core.compiled import rule
from tianxia.games.huang.state import RESERVE, Huang
from tianxia.games.huang.tables import HEXES, Building, BuildingRow, Colour

BLUE_PAGODAS = BuildingRow(Building.BLUE_PAGODA, 0, "huang.kingdoms.setup")  # they stay in the box
WORTH: Final = 2  # blue points at the end (huang.kingdoms.worth)
STAYS: Final = 1  # of the granaries in a state (huang.kingdoms.collect)


@rule
def granaries_in(s: Huang, group: int) -> int:
    """How many granaries stand in a state."""
    count = 0
    for at in range(HEXES):
        count += (s.building[at] == Building.GRANARY) & (s.group[at] == group)
    return count


@rule
def granary_state(s: Huang) -> int:
    """huang.kingdoms.collect: the state of the blue leader of the one whose turn it is, or 0."""
    at = s.leader_at[s.turn, Colour.BLUE]
    return s.group[at] if at != RESERVE else 0


@rule
def may_collect(s: Huang) -> bool:
    """huang.kingdoms.collect: two granaries or more in that state."""
    group = granary_state(s)
    return group > 0 and granaries_in(s, group) > STAYS


@rule
def collect(s: Huang, at: int) -> int:
    """huang.kingdoms.collect: all go behind the screen but the one at `at`. Return how many."""
    group = granary_state(s)
    count = 0
    for other in range(HEXES):
        if s.building[other] == Building.GRANARY and s.group[other] == group and other != at:
            s.building[other] = Building.NONE
            count += 1
    s.granaries[s.turn] += count
    return count
