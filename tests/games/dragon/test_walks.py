"""Walks of a few moves are counted with both tellings, and the first of them by hand."""

from collections.abc import Callable

import pytest
from tests.games.dragon.golden import Player
from tests.games.dragon.plain import Table
from tests.games.dragon.twins import DRAGON, as_state
from tests.games.walks import plain_walks, walks

ROW = "drought tribute drought festival mongols festival tribute contagion mongols contagion"


def opening(seats: int, row: str = "random") -> Callable[[], Table]:
    def build() -> Table:
        table = Table(seats, event_row=row)
        table.begin()
        return table

    return build


def later(*lines: str) -> Callable[[], Table]:
    """Set a table up as a golden does."""

    def build() -> Table:
        player = Player()
        for line in (*lines, "then"):
            player.run(line)
        table = player.table
        assert isinstance(table, Table)
        return table

    return build


COURTS = ("players A B", "court A: 5 yuan | 2: tax, lady | 2: monk young", "court B: 2 yuan | 2: tax, tax | 1: lady")
HEALER = "court A: | 3: healer young, lady, tax | 2: monk young"
HUNGRY = "court A: 1 rice | 2: tax, lady | 2: monk young, tax"
RICH = "court A: 3 yuan, 4 rice | 2: lady"
CARDS = "cards tax build harvest fireworks | parade study privilege"
WALKS = [
    # By hand: five events twice; after one of them all five still.
    ("the year", opening(2), [5, 25, 5 * 5 * 5 - 5]),
    # 36 pairs, and two palaces for each of the two people.
    ("the first people", opening(2, ROW), [36, 36 * 2, 36 * 4]),
    # Six actions, a small privilege, or pass. After one of the first group the other has four choices left, after one
    # of the second five, after a pass all eight; who builds has three places for the floor.
    ("actions", later(*COURTS, CARDS), [8, 3 * 4 + 3 + 3 * 5 + 8, 861]),
    # Two cards that call one kind each, and a question mark for fifteen.
    ("cards", later("at month 9, person", *COURTS, "hand B: tax warrior wild"), [2 + 15, 297]),
    # Two of four people leave, one after the other; the next court has no choice, and seven cards follow.
    ("contagion", later("at month 8, contagion", HEALER, "players A B"), [4, 4 * 3, 4 * 3 * 7]),
    # One of two palaces is fed, one of two people leaves the other.
    ("drought", later("at month 9, drought", HUNGRY, "players A B"), [2, 2 * 2, 2 * 2 * 7]),
    ("earthquake", later("at month 7, festival", "with super_event earthquake", *COURTS), [2, 4, 8, 26]),
    # Whoever gives back a yuan may give another or rice; with rice the rest is fixed, and the cards follow.
    (
        "flood",
        later("at month 7, festival", "with super_event flood", RICH, "players A B"),
        [2, 2 + 7, 2 + 7 + 7 * 6, 266],
    ),
    # Of a craftsman, a tax collector and two question marks four pairs can be made; and of a monk instead of him.
    ("tornado", later("at month 7, festival", "with super_event tornado", *COURTS), [4, 4 * 4, 4 * 4 * 7]),
    # Eight types, then seven; in a full house two people who may make room, or nobody.
    ("sunrise", later("at month 7, festival", "with super_event sunrise", *COURTS), [8, 8 * 7, 8 * 7 * 3]),
    ("charter", later("at month 7, festival", "with super_event charter", *COURTS), [3, 3 * 2, 3 * 2 * 7]),
    # The eight from above and six pieces of the wall.
    ("the wall", later("at month 12, action", "with great_wall", *COURTS), [8 + 6, 90, 277]),
]


@pytest.mark.parametrize(("build", "known"), [each[1:] for each in WALKS], ids=[each[0] for each in WALKS])
def test_walks_are_as_many_as_the_plain_rules_have(build, known):
    table = build()
    state = as_state(table) if table.month else DRAGON.new(table.seats, 1, "manual", **options(table))
    counts = [walks(state, depth) for depth in range(1, len(known) + 1)]
    assert counts == [plain_walks(build, depth) for depth in range(1, len(known) + 1)]
    assert counts == known


def options(table: Table) -> dict[str, str]:
    return {"event_row": ROW} if len(table.row) == 12 else {}
