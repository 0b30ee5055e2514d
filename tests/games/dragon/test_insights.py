"""The forecast: what it says of an event is what the event then does, and all of it follows from the position."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from tests.games.dragon.golden import Player

import tianxia
from tianxia.core.fields import readable, row
from tianxia.core.state import State
from tianxia.games.dragon.insights import LAST_WALL, WALL_COUNT, insights
from tianxia.games.dragon.persons import settle
from tianxia.games.dragon.state import Phase, Step
from tianxia.games.dragon.tables import SUPER_MONTH, Event, Source
from tianxia.games.dragon.values import people_of

DRAGON = tianxia.game("dragon")
SCORED_BY_EVENTS = [Source.FESTIVAL, Source.MONGOLS, Source.WALL]


def walk(seats: int, seed: int, **options: Any) -> Iterator[State]:
    """A random game, decision by decision. Nobody is called before there is room, so that courts grow."""
    luck = random.Random(seed)  # noqa: S311
    state = DRAGON.new(seats, seed=seed, **options)
    while not state.over:
        yield state
        state.play(luck.choice(state.actions))


def after_the_last_person(state: State, action: int) -> Any:
    """The position between the last person's arrival and the event, where no game rests."""
    rows = state.view().rows.copy()
    settle(row(rows), action)
    return rows


def people(rows: Any, seats: int) -> list[int]:
    return [int(people_of(row(rows), seat)) for seat in range(seats)]


def points_of_events(rows: Any, seats: int) -> Any:
    return rows["points"][0][:seats, SCORED_BY_EVENTS].sum(1)


@pytest.mark.parametrize("seats", [2, 4, 5])
@pytest.mark.parametrize("great_wall", [False, True])
def test_what_is_forecast_of_this_month_is_what_its_event_does(seats, great_wall):
    luck = random.Random(1)  # noqa: S311
    compared = set()
    for seed in range(8):
        state = DRAGON.new(seats, seed=seed, great_wall=great_wall)
        while not state.over:
            action = luck.choice(state.actions)
            s = state.position
            is_last = s.step == Step.HOUSE and s.phase == Phase.PERSON and s.turn == seats - 1
            if not is_last:
                state.play(action)
                continue
            month, event = int(s.month), int(s.event[s.month - 1])
            rows = after_the_last_person(state, action)
            said = [
                each
                for each in insights(readable(rows), None)["forecast"]
                if each["month"] == month and each["event"] != LAST_WALL
            ]
            before = points_of_events(rows, seats), people(rows, seats)
            state.play(action)
            while state.position.phase in {Phase.EVENT, Phase.WALL}:
                state.play(luck.choice(state.actions))
            if state.seat is None:
                break
            now = state.view().rows
            points = points_of_events(now, seats) - before[0]
            lost = np.array(before[1]) - people(now, seats)
            assert points.tolist() == np.sum([each["points"] for each in said], 0).tolist()
            owed = np.sum([each["people"] for each in said], 0)
            assert lost.tolist() == np.minimum(owed, before[1]).tolist()
            compared.add(event)
    assert compared == set(Event)


def test_the_forecast_names_each_month_to_come_once_and_in_order():
    named = []
    for state in walk(3, 2, great_wall=True, super_event="lantern"):
        months = [each["month"] for each in state.view(0).insights()["forecast"]]
        assert months == sorted(months)
        assert all(month >= state.position.month for month in months)
        named = [(each["month"], each["event"]) for each in state.view(0).insights()["forecast"]]
        assert len(set(named)) == len(named)
    assert named[-1][1] == LAST_WALL


def test_counts_of_the_wall_follow_the_mongols_where_there_is_a_wall():
    state = DRAGON.new(2, seed=1, great_wall=True)
    named = [each["event"] for each in state.view().insights()["forecast"]]
    assert [named[at - 1] for at, name in enumerate(named) if name == WALL_COUNT] == ["mongols", "mongols"]
    without = [each["event"] for each in DRAGON.new(2, seed=1).view().insights()["forecast"]]
    assert not {WALL_COUNT, LAST_WALL} & set(without)


@pytest.mark.parametrize(
    ("event", "what"),
    [("lantern", "points"), ("assassination", "pays"), ("flood", "pays"), ("tornado", "pays"), ("volcano", "pays")],
)
def test_the_super_event_stands_in_month_seven_and_tells_its_numbers(event, what):
    seen = set()
    for state in walk(4, 3, super_event=event):
        entries = [each for each in state.view().insights()["forecast"] if each["event"] == event]
        s = state.position
        assert len(entries) == (s.month < 7 or (s.month == 7 and s.phase < Phase.SUPER))
        for entry in entries:
            assert entry["month"] == 7
            seen |= set(entry[what])
    assert max(seen) > 0


ECLIPSE = """
players A B C
with great_wall, super_event eclipse
at month 7, mongols
court A: | 3: tax, warrior old, warrior young
court B: | 3: tax, lady, warrior young
court C: | 3: tax, lady, lady | 2: lady, lady
"""


@pytest.mark.parametrize(
    ("wall", "lost", "won"),
    [
        ("B rice, B yuan, B floor, B points, C rice, C yuan, C floor", [0, 0, 1], [3, 5, 3]),
        ("B rice, C rice", [1, 0, 1], [3, 1, 0]),
    ],
)
def test_an_eclipse_of_an_invasion_counts_the_wall_again_as_foretold(wall, lost, won):
    player = Player()
    for line in [*ECLIPSE.strip().splitlines(), f"wall {wall}", "then"]:
        player.run(line)
    state, seen = player.fast(), []
    while state.position.month == SUPER_MONTH:
        if not state.position.again:
            coming = [each for each in state.view().insights()["forecast"] if each["month"] == SUPER_MONTH]
            leaving = np.eye(3, dtype=int)[state.position.seat]
            seen.append((coming, people(state.view().rows, 3) - leaving, points_of_events(state.view().rows, 3)))
        state.play(state.actions[0])  # nobody with a helmet leaves
    coming, living, points = seen[-1]
    assert (coming[-1]["event"], coming[-1]["people"], coming[-1]["points"]) == ("eclipse", lost, won)
    for what, changed in (
        ("people", living - people(state.view().rows, 3)),
        ("points", points_of_events(state.view().rows, 3) - points),
    ):
        assert changed.tolist() == np.sum([each[what] for each in coming], 0).tolist()


def test_what_the_next_scoring_brings_is_what_it_then_brings():
    """Without an event in between: the months of peace, in which palaces decay as foretold."""
    compared = 0
    for seed in range(20):
        luck = random.Random(seed)  # noqa: S311
        state = DRAGON.new(3, seed=seed)
        while state.position.month < 3:
            s, action = state.position, luck.choice(state.actions)
            if s.step == Step.HOUSE and s.phase == Phase.PERSON and s.turn == 2:
                rows = after_the_last_person(state, action)
                income = insights(readable(rows), None)["income"]
                before = rows["points"][0][:3, : Source.PRIVILEGES + 1].copy()
                state.play(action)
                gained = state.view().rows["points"][0][:3, : Source.PRIVILEGES + 1] - before
                assert gained.T.tolist() == [income["palaces"], income["ladies"], income["privileges"]]
                compared += 1
            else:
                state.play(action)
    assert compared > 10


def test_the_fee_of_a_card_is_that_of_its_group():
    for state in walk(3, 5):
        s, fees = state.position, state.view().insights()["fees"]
        for name, fee in fees.items():
            action = ["tax", "build", "harvest", "fireworks", "parade", "study", "privilege", "wall"].index(name)
            assert fee == 3 * (s.group[action] in s.dragon[:3].tolist())
