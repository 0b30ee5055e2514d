"""The fast rules play the same game as the plain ones, from set-up to end, move by move."""

import numpy as np
import pytest
from tests.games.huang.plain import Table, neighbours
from tests.games.huang.twins import board_of, differences, new_state
from tests.games.twins import CHANCE, play

TABLES = [
    ("warring_states", 2, {}),
    ("warring_states", 2, {"short": True, "palace": True}),
    ("warring_states", 3, {"bandits": True}),
    ("warring_states", 4, {"bandits": True, "palace": True, "start": 2}),
    ("warring_states", 5, {"palace": True}),
    ("18_kingdoms", 2, {"short": True, "start": 0}),
    ("18_kingdoms", 3, {"palace": True}),
    ("18_kingdoms", 5, {}),
]
MANNERS = {  # how much more often moves come that begin with these words; all others come once
    "calm": {},
    "warlike": {"yellow": 3, "red": 5, "leader": 6, "green": 2, "riot": 0.2, "replace": 0.2, "war": 3, "commit": 3},
    "building": {"yellow": 6, "blue": 9, "green": 3, "pagoda": 60, "palace": 200, "replace": 0.1, "riot": 0.1},
}
CLOSE = 4  # how much each piece beside a space makes it likelier to be chosen


def random_answer(chooser: np.random.Generator, table: Table, manner: str) -> str:
    """Answer at random: first what kind of move, then which; but for the calm, rather close to other pieces."""
    answers, weights = zip(*table.question.answers.items(), strict=True)
    if table.question.asked != CHANCE:
        kinds = sorted({answer.split()[0] for answer in answers})
        liked = np.array([MANNERS[manner].get(kind, 1) for kind in kinds], float)
        kind = chooser.choice(kinds, p=liked / liked.sum())
        answers = tuple(answer for answer in answers if answer.split()[0] == kind)
        weights = tuple(1 if manner == "calm" else crowd(table, answer) ** CLOSE for answer in answers)
    return str(chooser.choice(answers, p=np.array(weights) / sum(weights)))


def crowd(table: Table, answer: str) -> int:
    """Count the pieces beside the space that a move names, and one."""
    spaces = [space for space in table.board.spaces if table.board.names[space] == answer.rsplit(maxsplit=1)[-1]]
    pieces = {*table.tiles, *table.leaders, *table.bandits}
    return 1 + sum(beside in pieces for space in spaces for beside in neighbours(space))


def play_both(board: str, seats: int, options: dict, manner: str, seed: int) -> Table:
    chooser = np.random.default_rng([seats, seed, len(manner)])
    table = Table(board_of(board), seats, **options)
    table.begin()
    state = new_state(table)
    assert differences(table, state) == {}
    while not table.is_over:
        answer = random_answer(chooser, table, manner)
        play(table, state, [answer])
        assert differences(table, state) == {}, answer
    return table


@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize(("board", "seats", "options"), TABLES)
def test_whole_games_are_the_same_move_by_move(board, seats, options, manner):
    play_both(board, seats, options, manner, seed=1)


@pytest.mark.slow
@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize(("board", "seats", "options"), TABLES)
def test_many_whole_games_are_the_same_move_by_move(board, seats, options, manner):
    for seed in range(2, 12):
        play_both(board, seats, options, manner, seed)
