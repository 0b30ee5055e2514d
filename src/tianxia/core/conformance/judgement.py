"""Laws of judgement. How good it is, matches tell; here it is seen that opponents can rely on it."""

import numpy as np

from tianxia.core.conformance.table import Table, rows_of
from tianxia.core.fields import CHANCE, SEAT, Rows, row

MOST = 1 << 31  # all weights of a position together: a draw has no more bits
FARTHEST = 10_000  # points, more than any game has


def moves_are_weighed_by_what_the_mover_knows(table: Table) -> None:
    """Every listed move has a weight of at least 1, the same from the view as from the truth, and nothing changes."""
    for state in table.walk(share=0.5):
        if state.over or state.seat == CHANCE:
            continue
        rows = rows_of(state)
        weights = weigh(table, rows, state.actions)
        table.require(rows.tobytes() == rows_of(state).tobytes(), "weighing moves has changed the position")
        table.require(min(weights) >= 1, f"a move has a weight of {min(weights)}")
        table.require(sum(weights) < MOST, "the weights together are too heavy to be drawn by")
        view = state.view(state.seat)
        table.require(weigh(table, view.rows, state.actions) == weights, "weights hang on what the mover cannot know")


def weigh(table: Table, rows: Rows, actions: list[int]) -> list[int]:
    """Return the weights of these moves."""
    listed, weights = np.zeros((2, table.game.width), np.int32)
    listed[: len(actions)] = actions
    table.game.weigh(row(rows), listed, len(actions), weights)
    found: list[int] = weights[: len(actions)].tolist()
    return found


def worth_ends_as_the_scores(table: Table) -> None:
    """What each seat may expect is a number of points, and at the end the points that it has."""
    for state in table.walk(share=0.5):
        rows, out = rows_of(state), np.full(SEAT.size, np.nan)
        table.game.prospects(row(rows), out)
        worth = out[: table.seats]
        table.require(rows.tobytes() == rows_of(state).tobytes(), "asking for the worth has changed the position")
        table.require((np.abs(worth) < FARTHEST).all(), f"the seats may expect {worth.tolist()} points")
        if state.over:
            table.require(tuple(worth.tolist()) == state.scores, f"at {state.scores} the worth is {worth.tolist()}")
