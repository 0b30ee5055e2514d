"""Every position that can come up is let in; one that was bent is refused, or plays on to an end like any other."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from tests.games.bending import ODD, Path, bent, leaves, play_to_the_end, refused
from tests.games.dragon.golden import Player
from tests.games.dragon.plain import SUPER_EVENTS, Table
from tests.games.dragon.twins import DRAGON, as_state, differences
from tests.games.twins import listed, play_forced

from tianxia.core.errors import BadPosition
from tianxia.core.fields import Seen
from tianxia.games.dragon.tables import (
    AMOUNT,
    DRAFTED,
    HAND,
    HAND_SIZE,
    MAX_FLOORS,
    PALACES,
    SUPER_MONTH,
    SYMBOLS,
    Action,
    Card,
    Kind,
)

SEATS = [2, 3, 4, 5]
NOTHING_YET: list[Path] = [("given", "yuan"), ("greeted", "monk")]  # most positions have none of these


def options(number: int) -> dict[str, Any]:
    """Another table each time: with and without the wall, and every super-event."""
    names = ("off", "random", "agreed", *SUPER_EVENTS)
    return {"great_wall": number % 2 > 0, "super_event": names[number % len(names)]}


def walk(table: Table, chooser: np.random.Generator, moves: int) -> None:
    for _ in range(moves):
        if table.is_over:
            return
        table.play(str(chooser.choice(list(table.question.answers))))
        play_forced(table)


def positions(seats: int, count: int, every: int = 7) -> Iterator[Table]:
    chooser = np.random.default_rng([seats, count])
    found = 0
    while found < count:
        table = Table(seats, "random" if found % 2 else 0, **options(found))
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
        assert differences(table, as_state(table)) == {}


@pytest.mark.parametrize("seats", SEATS)
def test_a_bent_position_is_refused_or_plays_on_to_an_end(seats):
    chooser = np.random.default_rng([seats, 77])
    let_in = 0
    for table in positions(seats, 60, every=19):
        given = as_state(table).to_dict()
        paths = list(leaves(given["position"]))
        for _ in range(12):
            changed = bent(given, paths[chooser.integers(len(paths))], int(chooser.choice(ODD)))
            if not refused(DRAGON, changed):
                let_in += 1
                play_to_the_end(DRAGON.from_dict(changed, seed=let_in), chooser)
    assert let_in > 0


def test_of_every_field_there_is_a_law():
    unguarded = {field.name for field in DRAGON.layout.fields if field.seen is not Seen.NOTES} - {"seats"}
    for table in positions(3, 500, every=5):
        given = as_state(table).to_dict()
        paths = [*leaves({name: value for name, value in given["position"].items() if name in unguarded}), *NOTHING_YET]
        for path in paths:
            if path[0] in unguarded and any(refused(DRAGON, bent(given, path, value)) for value in ODD[4:9]):
                unguarded.discard(str(path[0]))
    assert not unguarded


ROW = "drought tribute drought festival mongols festival tribute contagion mongols contagion"
COURT = "court A: 3 yuan | 2: tax, lady | 2: monk young"
SCENES = {
    "events": ["new 3", "play drought; tribute"],
    "draft": [f"new 3, event_row {ROW}", "play draft tax scholar"],
    "action": [COURT, "then"],
    "build": [COURT, "cards build tax | harvest fireworks | parade study | privilege", "play build"],
    "person": ["at month 4, person", COURT, "play card monk old"],
    "tribute": ["at month 8, tribute", COURT.replace("3 yuan", "2 yuan"), "then"],
    "drought": ["at month 9, drought", COURT.replace("3 yuan", "1 rice"), "then"],
    "hungry": ["at month 9, drought", COURT, "then"],
    "gap": ["at month 6, mongols", "with great_wall", COURT, "wall B rice, C rice, D rice", "play release p1 tax"],
    "earthquake": ["at month 7, festival", "with super_event earthquake", COURT, "then"],
    "shaken": ["at month 7, festival", "with super_event earthquake", COURT, "play lower p1; lower p2"],
    "flood": ["at month 7, festival", "with super_event flood", COURT.replace("3 yuan", "5 yuan, 1 rice"), "then"],
    "sunrise": [
        "at month 7, festival",
        "with super_event sunrise",
        "court A: | 2: lady | 2: lady",
        "play sunrise monk",
    ],
    "over": ["at month 12, festival", COURT, "then", "over"],
}
# A scene bent in one place: where, to what, and what is said of it.
REFUSED: list[tuple[str, tuple[str | int, ...], object, str]] = [
    ("action", ("step",), "next", "nobody is asked"),
    ("action", ("step",), "card", "nobody is asked"),
    ("action", ("month",), 13, "month cannot be more than 12"),
    ("action", ("month",), 0, "it cannot be month 0"),
    ("action", ("seat",), 1, "cannot be the decision of 1"),
    ("action", ("turn",), 4, "turn cannot be more than 3"),
    ("events", ("turn",), 1, "so turn is 0"),
    ("action", ("again",), 1, "only in an eclipse"),
    ("sunrise", ("super_event",), "charter", "its super-event"),
    ("tribute", ("event", 7), "festival", "asks nobody"),
    ("action", ("large_price",), 8, "a large privilege costs 7 or 6 yuan, not 8"),
    ("action", ("decay_after",), 0, "before the super-event, after it or both"),
    ("action", ("event", 0), "drought", "the first 2 months are peaceful"),
    ("action", ("event", 2), "contagion", "each event comes 2 times"),
    ("events", ("event", 5), "mongols", "ahead of an event no month is free"),
    ("action", ("event", 4), -1, "laid out before anything else"),
    ("action", ("super_event",), -1, "named before the first people are chosen"),
    ("action", ("cards",), 8, "with the Great Wall 8"),
    ("action", ("track",), [0, 1, 2, 2], "one place on the person track"),
    ("action", ("space",), [40, 30, 20, 21], "come first who are further ahead"),
    ("action", ("space", 0), 3000, "so far on the person track"),
    ("action", ("line",), [0, 1, 3, 3], "one place in the order of the phase"),
    ("action", ("line",), [0, 1, 3, 2], "in the order of the person track"),
    ("draft", ("line",), [0, 2, 1], "clockwise"),
    ("action", ("dealt",), 6, "6 action cards cannot have been dealt"),
    ("action", ("group", "tax"), 2, "groups of the right size"),
    ("action", ("dragon", 2), 1, "its dragon is at home"),
    ("build", ("dragon", 0), 2, "does not stand where floors are to be had"),
    ("action", ("palaces", 0), 27, "must be a list of 26"),
    ("action", ("floors", 0, 0), 0, "has no floor"),
    ("action", ("floors", 0, 0), 1, "more people than floors"),
    ("action", ("people", 0, 0), ["tax", "lady"], "in the order of their kinds"),
    ("action", ("supply", "monk old"), 4, "only 3 of monk old, and 4 are in play"),
    ("draft", ("supply", "monk old"), 1, "nobody has left yet"),
    ("action", ("hand", 0, "wild"), 1, "must hold 9 person cards"),
    ("draft", ("tile",), "monk young", "nobody has left yet"),
    ("draft", ("space", 0), 3, "where its first people have brought it"),
    ("action", ("yuan", 0), 999, "so much in store"),
    ("action", ("privileges", 0), {"small": 4}, "more privileges than there were months"),
    ("over", ("rice", 0), 1, "has sold all rice and rockets"),
    ("action", ("points", 0), {"study": 999}, "so many points for study"),
    ("action", ("points", 0), {"money": 1}, "these are (0, 0, 0)"),
    ("gap", ("wall",), [0, 2, 3], "1 pieces in the wall, and 6 left"),
    ("gap", ("pieces", 0), {"rice": 1}, "0 pieces in the wall, and 1 left"),
    ("sunrise", ("tile",), -1, "tile and next_tile cannot be"),
    ("action", ("left",), 1, "left cannot be 1"),
    ("build", ("left",), 2, "cannot have 2 floors to build"),
    ("action", ("owed", 0), 1, "nobody owes people now"),
    ("tribute", ("owed", 0), 4, "has no choice of people"),
    ("tribute", ("yuan", 0), 1, "pays its money before people leave"),
    ("gap", ("owed", 0), 2, "cannot owe 2 people"),
    ("action", ("unfed", 0), 1, "in a drought only"),
    ("action", ("palace",), 1, "no palace is looked at"),
    ("drought", ("rice", 0), 0, "has no choice of palaces to feed"),
    ("hungry", ("palace",), 2, "nobody must leave palace 2"),
    ("earthquake", ("left",), 4, "has no choice of floors"),
    ("shaken", ("floors", 0, 0), 2, "nobody must leave palace 0"),
    ("flood", ("left",), 2, "of 6 goods 4 cannot have to go"),
    ("action", ("given",), {"rice": 1}, "in a flood only"),
    ("action", ("greeted",), {"monk": 1}, "at sunrise only"),
    ("sunrise", ("greeted",), {"tax": 1}, "of a type that has been taken"),
]


@pytest.mark.parametrize(("scene", "path", "value", "sentence"), REFUSED)
def test_what_cannot_be_is_refused_with_its_reason(scene, path, value, sentence):
    player = Player()
    for line in SCENES[scene]:
        player.run(line)
    with pytest.raises(BadPosition) as found:
        DRAGON.from_dict(bent(player.fast().to_dict(), path, value))
    assert sentence in str(found.value)


def test_no_game_comes_to_more_palaces_than_a_position_holds():
    """Each palace where somebody ever lived stands for another person; all others are new, and lose a floor a month."""
    craftsmen = int(HAND[Card.CRAFTSMAN] + HAND[Card.WILD]) + 1 + 1  # by card, at first, and at sunrise
    floors = int(AMOUNT[Action.BUILD]) + craftsmen * int(SYMBOLS[Kind.CRAFTSMAN])
    empty = sum(
        floors // height for height in range(1, MAX_FLOORS + 1)
    )  # of this month, of the last, of the one before
    people = DRAFTED + HAND_SIZE + 1
    at_the_charter = DRAFTED + SUPER_MONTH + empty + craftsmen * int(SYMBOLS[Kind.CRAFTSMAN])
    assert max(people + empty, at_the_charter) < PALACES


def test_a_court_has_no_site_for_more_palaces_than_any_game_brings():
    player = Player()
    for line in (
        "court A: | 2: tax | 2: lady",
        "cards build tax | harvest fireworks | parade study | privilege",
        "then",
    ):
        player.run(line)
    given = player.fast().to_dict()
    position = given["position"]
    position["palaces"][0] = PALACES
    position["floors"][0] += [3] * (PALACES - 2)
    position["living"][0] += [0] * (PALACES - 2)
    position["people"][0] += [[] for _ in range(PALACES - 2)]
    state = DRAGON.from_dict(given, seed=1, chance="manual")
    state.play("build")
    assert listed(state) == {"build p1": 1, "build p2": 1}
    reason = state.refusal(DRAGON.parse(state.position, "build new"))
    assert reason is not None
    assert reason.id == "dragon.no.no-site"
