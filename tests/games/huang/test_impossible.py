"""Every position that can come up is let in; one that was bent is refused, or plays on to an end like any other."""

from collections.abc import Iterator

import numpy as np
import pytest
from tests.games.bending import ODD, bent, leaves, play_to_the_end, refused
from tests.games.huang.golden import Player, goldens
from tests.games.huang.plain import Table
from tests.games.huang.test_twins import TABLES, random_answer
from tests.games.huang.twins import HUANG, as_state, board_of, differences

from tianxia.core.errors import BadPosition
from tianxia.core.fields import Seen


def positions(board: str, seats: int, options: dict, count: int, every: int) -> Iterator[Table]:
    """Stop every so many moves of a warlike game, and begin another when it is over."""
    chooser = np.random.default_rng([seats, count, every])
    found = 0
    while found < count:
        table = Table(board_of(board), seats, **options)
        table.begin()
        while found < count:
            for _ in range(int(chooser.integers(1, 2 * every))):
                if not table.is_over:
                    table.play(random_answer(chooser, table, "warlike"))
            yield table
            found += 1
            if table.is_over:
                break


def is_asked(table: Table) -> bool:
    question = table.question
    return table.is_over or question.asked == "chance" or len(question.answers) > 1 or question.hides_a_hand


@pytest.mark.parametrize(("board", "seats", "options"), TABLES)
def test_every_position_of_a_game_is_let_in_and_stands_as_it_was(board, seats, options):
    for table in positions(board, seats, options, 20, every=15):
        if is_asked(table):
            assert differences(table, as_state(table)) == {}


@pytest.mark.slow
@pytest.mark.parametrize(("board", "seats", "options"), TABLES)
def test_a_bent_position_is_refused_or_plays_on_to_an_end(board, seats, options):
    chooser = np.random.default_rng([seats, 77])
    let_in = 0
    for table in positions(board, seats, options, 20, every=13):
        if not is_asked(table):
            continue
        given = as_state(table).to_dict()
        paths = list(leaves(given["position"]))
        for _ in range(25):
            changed = bent(given, paths[chooser.integers(len(paths))], int(chooser.choice(ODD)))
            if not refused(HUANG, changed):
                let_in += 1
                play_to_the_end(HUANG.from_dict(changed, seed=let_in), chooser)
    assert let_in > 0


def test_of_every_field_there_is_a_law():
    unguarded = {field.name for field in HUANG.layout.fields if field.seen is not Seen.NOTES} - {"seats"}
    chooser = np.random.default_rng(5)
    for golden in goldens():
        player = Player()
        for line in golden.lines:
            player.run(line)
        given = player.fast().to_dict()
        paths = [path for path in leaves(given["position"]) if path[0] in unguarded]
        for place in chooser.permutation(len(paths))[:40]:
            path = paths[place]
            if path[0] in unguarded and any(refused(HUANG, bent(given, path, value)) for value in (-1, 5, 127)):
                unguarded.discard(path[0])
        if not unguarded:
            return
    assert not unguarded


def middle() -> Player:
    """A table where much has happened: states, a pagoda, replaced tiles."""
    player = Player()
    for line in (
        "players A B C",
        "turn A, action 1",
        "board Y(0,0) A.y@(1,0) R(-1,0) R(-2,0) R(-2,1) P.red[(-1,0),(-2,0),(-2,1)] B.r@(0,1) Y(4,0) C.y@(4,-1)",
        "hand A: Y1 G1",
        "then",
    ):
        player.run(line)
    return player


REFUSED = [
    ("board", 5, "none of the maps"),
    ("hexes", 90, "must be a list of 90"),
    ("turn", 3, "turn is no seat"),
    ("turn", -1, "turn is no seat"),
    ("turns", 0, "0 turns cannot have begun"),
    ("turns", 30001, "lasts 30000 turns"),
    ("seat", 2, "cannot be the decision of 2"),
    ("step", "fill", "cannot be the decision of 0"),
    ("step", "offer", "cannot be about hex -1"),
    ("action", 0, "it cannot be action 0"),
    ("at", 3, "cannot be about hex 3"),
    ("drawer", 1, "the seat that draws cannot be 1"),
    ("to_draw", 2, "2 tiles cannot be drawn"),
    ("owed", 1, "1 soldiers cannot be owed"),
    ("winner", 0, "side 0 cannot have won"),
    ("kind_chosen", "red pagoda", "no building moves"),
    (("terrain", 0), "none", "every hex is land or river"),
    (("terrain", 45), "river", "what may not lie on such ground"),
    ("camps", 1, "camps says 1"),
    (("governors", 40), 1, "governors does not say"),
    (("piece", 0), "red", "the group of hex 0 is called 0, not 1"),
    (("piece", 0), "tiger white", "is not where leader_at says"),
    (("leader_at", 0, "red"), 5, "and it does not"),
    (("group", 0), 1, "without a piece that links"),
    (("leaders", 0), 1, "leaders does not say"),
    (("building", 0), "granary", "building does not say"),
    (("site", "red pagoda"), [5, -1], "is not on tiles of its colour"),
    (("supply", "red pagoda"), 2, "there are 3 of red_pagoda"),
    (("supply", "granary"), 1, "granary has neither sites nor a supply"),
    ("sides", 1, "there are sides only where"),
    (("sent", 0), 1, "more has been sent"),
    (("bag", "red"), 20, "there are 36 tiles of red"),
    ("bag_size", 20, "cannot be all that may be drawn"),
    (("hand_size", 0), 3, "seat 0 holds 2 tiles"),
    (("replaced_size", 0), 1, "seat 0 has replaced 0 tiles"),
    (("surely_held", 0), {"red": 1}, "does not hold what surely_held"),
    (("points", 0), {"red": 1001}, "more than 1000 points"),
    (("granaries", 0), 20, "there are not so many granaries"),
]


@pytest.mark.parametrize(("path", "value", "sentence"), REFUSED)
def test_what_cannot_be_is_refused_with_its_reason(path, value, sentence):
    given = middle().fast().to_dict()
    with pytest.raises(BadPosition) as found:
        HUANG.from_dict(bent(given, path if isinstance(path, tuple) else (path,), value))
    assert sentence in str(found.value)
