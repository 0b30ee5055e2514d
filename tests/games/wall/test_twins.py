"""The fast rules play the same game as the plain ones, from set-up to end, move by move."""

import numpy as np
import pytest
from tests.games.twins import CHANCE, play
from tests.games.wall.plain import Table
from tests.games.wall.twins import WALL, differences

from tianxia.games.wall import values

GAMES = 5


def random_answer(chooser: np.random.Generator, table: Table, eagerness: float) -> str:
    """Answer at random; the eager lay rather than draw, so that long rows and early ends come up, too."""
    answers, weights = zip(*table.question.answers.items(), strict=True)
    if table.question.asked != CHANCE:
        weights = tuple(eagerness if answer == "draw" else 1 for answer in answers)
    return str(chooser.choice(answers, p=np.array(weights) / sum(weights)))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("eagerness", [0.02, 1, 30], ids=["laying", "mixed", "drawing"])
def test_whole_games_are_the_same_move_by_move(seats, eagerness):
    chooser = np.random.default_rng([seats, int(100 * eagerness)])
    for number in range(GAMES):
        start = number % seats if number % 2 else None
        table = Table(seats, start)
        table.begin()
        state = WALL.new(seats, seed=1, chance="manual", start_seat="random" if start is None else start)
        assert differences(table, state) == {}
        while not table.is_over:
            play(table, state, [random_answer(chooser, table, eagerness)])
            assert differences(table, state) == {}
            for section, laid in enumerate(table.sections):
                totals = [values.total(state._row, section, seat) for seat in range(seats)]
                leads = [bool(values.leads(state._row, section, seat)) for seat in range(seats)]
                assert totals == [laid.total(seat) for seat in range(seats)]
                assert leads == [laid.leads(seat, seats) for seat in range(seats)]
