"""How many walks of so many moves there are: counted by hand where that can be done, and by the plain rules."""

from collections.abc import Callable

import pytest
from tests.games.huang.golden import Player
from tests.games.huang.plain import Table
from tests.games.huang.twins import as_state, new_state
from tests.games.walks import plain_walks, walks

# The counts of the first moves are made by hand; the plain rules, which walk from space to space, have the others.
WALKS = [
    # Five colours are in the bag, at each draw.
    ("opening", ["new 2, A begins"], [5, 25, 125]),
    # Ten tiles name a camp; then one, two, three or four bandits lie there.
    ("camps", ["new 2, bandits, A begins"], [10, 10 * 4]),
    # Five leaders on five spaces beside the governor, or to pass.
    ("a revolt", ["players A B", "board Y(0,0) B.r@(1,0)", "hand A: none", "hand B: Y1"], [5 * 5 + 1, 476]),
    # Three supporters in turn, one soldier each: nobody, or to the left or the right, with the leader or without it.
    (
        "a war",
        [
            "turn A, action 2", "board Y(-1,0) A.b@(-1,-1) Y(1,0) B.b@(1,1)",
            "hand A: R1 W1", "hand B: R1", "hand C: R1", "market: R6", "bag: none", "play white (0,0)",
        ],
        [1 + 2 * 3, 49],
    ),
]  # fmt: skip


def builder(lines: list[str]) -> Callable[[], Table]:
    def build() -> Table:
        player = Player()
        for line in (*lines, "then"):
            player.run(line)
        return player.both()[0]

    return build


@pytest.mark.parametrize(("lines", "known"), [each[1:] for each in WALKS], ids=[each[0] for each in WALKS])
def test_walks_are_as_many_as_the_plain_rules_have(lines, known):
    build = builder(lines)
    table = build()
    state = as_state(table) if table.is_set_up else new_state(table)
    counts = [walks(state, depth) for depth in range(1, len(known) + 1)]
    assert counts == known
    assert counts == [plain_walks(build, depth) for depth in range(1, len(known) + 1)]
