"""How many walks of so many moves there are from a position, outcomes of chance counted as moves."""

from collections import Counter

import pytest
from tests.games.walks import plain_walks, walks
from tests.games.wall.plain import Card, Table
from tests.games.wall.twins import WALL, as_state


def opening(seats: int):
    def build() -> Table:
        table = Table(seats)
        table.begin()
        return table

    return build


def late(hands: str, decks: str, rows: str, action: int = 2):
    """A table for two near its end, with rows in both sections."""
    kinds = {"W": "wall", "G": "gate", "T": "tower", "N": "noble", "S": "soldier", "H": "rider", "D": "dragon"}

    def build() -> Table:
        table = Table(2)
        table.is_set_up, table.turns_begun = True, 30
        for section, row, tiles in zip(table.sections, rows.split("/"), ([5, 4], [7, 3]), strict=True):
            section.free = sorted(tiles, reverse=True)
            section.row = [[Card(int(card[0]), kinds[card[1]])] for card in row.split()]
            table.supply.subtract(tiles)
        table.won[1] = [3, 2]
        table.supply.subtract([3, 2])
        table.hands = [Counter(kinds[card] for card in hand) for hand in hands.split("/")]
        table.decks = [Counter(kinds[card] for card in deck) for deck in decks.split("/")]
        table.begin(action)
        return table

    return build


WALKS = [
    # By hand: a tile is one of 7 values, and so are the next two, but for a third 1 or a third 8.
    ("opening", opening(2), [7, 49, 7 * 7 * 7 - 2]),
    ("opening of four", opening(4), [7, 49, 7 * 7 * 7 - 2]),
    # Seven cards at two sections, and the dragon on four cards.
    ("a hand of each kind", late("WGTNSHD/W", "/", "1W 0G/1S 1S"), [7 * 2 + 4, 276, 1320]),
    # A wall or a rider at two sections.
    ("riders and little else", late("HHW/HG", "/", "0T/1G"), [2 * 2, 14, 36, 124]),
    ("forced riders and the end", late("HH/HHW", "/", "0T 1G/1G"), [2, 2 * 3, 20, 72, 200]),
    # Draw, a dragon or a soldier at two sections, or the dragon on three cards.
    ("decks and a dragon", late("DS/W", "W/SSG", "1N 0S/0W"), [1 + 2 * 2 + 3, 30, 82, 180]),
]


@pytest.mark.parametrize(("build", "known"), [each[1:] for each in WALKS], ids=[each[0] for each in WALKS])
def test_walks_are_as_many_as_the_plain_rules_have(build, known):
    table = build()
    state = as_state(table) if table.is_set_up else WALL.new(table.seats, 1, "manual")
    counts = [walks(state, depth) for depth in range(1, len(known) + 1)]
    assert counts == known
    assert counts == [plain_walks(build, depth) for depth in range(1, len(known) + 1)]
