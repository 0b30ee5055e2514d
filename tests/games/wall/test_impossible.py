"""Every position that can come up is let in; one that was bent is refused, or plays on to an end like any other."""

from collections.abc import Iterator

import numpy as np
import pytest
from tests.games.bending import ODD, bent, leaves, play_to_the_end, refused
from tests.games.wall.plain import Table
from tests.games.wall.twins import WALL, as_state, differences

from tianxia.core.errors import BadPosition
from tianxia.core.fields import Seen

SEATS = [2, 3, 4, 5]


def walk(table: Table, chooser: np.random.Generator, moves: int) -> None:
    """Play at random, laying rather than drawing, so that the end comes sooner."""
    for _ in range(moves):
        if table.is_over:
            return
        answers = list(table.question.answers)
        eager = [answer for answer in answers if answer != "draw"] or answers
        table.play(str(chooser.choice(eager if chooser.random() < 0.7 else answers)))


def positions(seats: int, count: int, every: int = 7) -> Iterator[Table]:
    chooser = np.random.default_rng([seats, count])
    found = 0
    while found < count:
        table = Table(seats, None if found % 2 else 0)
        table.begin()
        walk(table, chooser, int(chooser.integers(every)))
        while found < count:
            yield table
            found += 1
            if table.is_over:
                break
            walk(table, chooser, every)


@pytest.mark.parametrize("seats", SEATS)
def test_every_position_of_a_game_is_let_in_and_stands_as_it_was(seats):
    for table in positions(seats, 150):
        if table.is_over or len(table.question.answers) > 1 or table.question.asked == "chance":
            assert differences(table, as_state(table)) == {}


@pytest.mark.parametrize("seats", SEATS)
def test_a_bent_position_is_refused_or_plays_on_to_an_end(seats):
    chooser = np.random.default_rng([seats, 77])
    let_in = 0
    for table in positions(seats, 40, every=13):
        given = as_state(table).to_dict()
        paths = list(leaves(given["position"]))
        for _ in range(12):
            changed = bent(given, paths[chooser.integers(len(paths))], int(chooser.choice(ODD)))
            if not refused(WALL, changed):
                let_in += 1
                play_to_the_end(WALL.from_dict(changed, seed=let_in), chooser)
    assert let_in > 0


def test_of_every_field_there_is_a_law():
    unguarded = {field.name for field in WALL.layout.fields if field.seen is not Seen.NOTES} - {"seats"}
    for table in positions(3, 60, every=11):
        given = as_state(table).to_dict()
        for path in leaves(given["position"]):
            if path[0] in unguarded and any(refused(WALL, bent(given, path, value)) for value in ODD[3:9]):
                unguarded.discard(path[0])
    assert not unguarded


REFUSED = [
    ("step", "score", "none of the steps"),
    ("turns", 0, "0 turns cannot have begun"),
    ("turns", 1001, "1001 turns cannot have begun"),
    ("turn", 3, "turn is no seat"),
    ("seat", 2, "cannot be the decision of 2"),
    ("action", 1, "the next action cannot be 1"),
    ("section", 1, "section cannot be 1"),
    ("taken", 5, "taken cannot be 5"),
    ("taken", 6, "taken holds a tile that does not exist"),
    ("claimed", 4, "cannot be 4"),
    ("out", 1, "seat 1 has cards and cannot have run out"),
    ("final", 1, "final scoring comes only after"),
    ("idle", 1, "idle turns are counted in the final scoring only"),
    ("sections", 4, "with 3 seats the wall has 3 sections, not 4"),
    (("tiles", 0), [3, 7], "stand the higher first"),
    (("tiles", 0), [0, 0], "cannot be closed while there are tiles"),
    (("tiles", 0), [7, 0], "must have two tiles"),
    (("tiles", 3), [7, 3], "section 3 is not part of this wall"),
    (("held", 0), 5, "lies on nothing"),
    (("held_slot", 0), 1, "so held_slot is 0"),
    (("laid", 0), [1, 0, 0], "laid says [1, 0, 0]"),
    (("beneath_owner", 0), 1, "which is in no row"),
    (("beneath_card", 0), "gate", "beneath_card of seat 0 cannot be"),
    (("unlaid", 0, "wall"), 8, "more than 7 cards of type wall"),
    (("unlaid", 0, "wall"), 6, "misses a wall, and no section has been cleared"),
    (("hand", 0), {"wall": 4}, "hand_size says 5"),
    (("hand_size", 0), 4, "hand_size says 4"),
    (("deck_size", 0), 14, "must add up to the 20 cards"),
    (("supply", 6), 1, "only 0 tiles of 6"),
    (("supply", 5), 7, "tiles leave the supply in pairs"),
    (("won", 0), 2, "the players have won 2"),
    (("fame", 0), 2, "tiles that are gone are worth 0"),
]


@pytest.mark.parametrize(("path", "value", "sentence"), REFUSED)
def test_what_cannot_be_is_refused_with_its_reason(path, value, sentence):
    table = Table(3, 0)
    table.begin()
    for tile in ("7", "3", "7", "1", "3", "2"):
        table.play(f"tile {tile}")
    for card in ["wall", "wall", "gate", "soldier", "rider"] * 3:
        table.play(card)
    given = as_state(table).to_dict()
    with pytest.raises(BadPosition) as found:
        WALL.from_dict(bent(given, path if isinstance(path, tuple) else (path,), value))
    assert sentence in str(found.value)
