"""The fast rules play the same game as the plain ones, from set-up to end, move by move."""

from typing import Any

import numpy as np
import pytest
from tests.games.dragon.plain import SUPER_EVENTS, Table
from tests.games.dragon.twins import DRAGON, differences
from tests.games.twins import CHANCE, play

SEATS = [2, 3, 4, 5]
MONGOLS_IN_7 = "drought festival tribute contagion mongols tribute contagion drought festival mongols"
LAST_MONGOLS = "mongols drought tribute festival contagion drought festival tribute contagion mongols"

TABLES: list[dict[str, Any]] = [
    {},
    {"edition": "2007", "start_seat": "random", "month7_decay": "before"},
    {"great_wall": True, "start_seat": 1},
    {"great_wall": True, "final_wall": "in_event", "event_row": LAST_MONGOLS},
    {"great_wall": True, "super_event": "agreed", "month7_decay": "both"},
    {"super_event": "random", "month7_decay": "before"},
    {"super_event": "eclipse", "great_wall": True, "event_row": MONGOLS_IN_7},
    *({"super_event": event, "great_wall": place % 2 > 0} for place, event in enumerate(SUPER_EVENTS)),
]


def random_answer(chooser: np.random.Generator, table: Table, eagerness: float) -> str:
    """Answer at random; the eager build rather than anything else, so that courts of many people come up, too."""
    answers, weights = zip(*table.question.answers.items(), strict=True)
    if table.question.asked != CHANCE:
        weights = tuple(eagerness if answer in {"build", "wall floor"} else 1 for answer in answers)
    return str(chooser.choice(answers, p=np.array(weights) / sum(weights)))


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("options", TABLES, ids=lambda options: " ".join(map(str, options.values())) or "plain")
def test_whole_games_are_the_same_move_by_move(seats, options):
    chooser = np.random.default_rng([seats, TABLES.index(options)])
    for eagerness in (0.1, 10):
        table = Table(seats, **options)
        table.begin()
        state = DRAGON.new(seats, seed=1, chance="manual", **options)
        assert differences(table, state) == {}
        while not table.is_over:
            play(table, state, [random_answer(chooser, table, eagerness)])
            assert differences(table, state) == {}
