"""One game: the same luck for all who sit in a seat, and an end with a sentence whatever a bot does."""

import numpy as np
import pytest
from tests.arena.playing import SLEEPY, bots_in, plan_of, without_times

import tianxia
from tianxia.arena import playing
from tianxia.arena.playing import Luck, luck_of, play
from tianxia.core.fields import CHANCE

GAMES = tianxia.games()


@pytest.fixture
def mine(tmp_path):
    return bots_in(tmp_path)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_any_kind_is_played_to_its_end_and_told(game):
    plan = plan_of("random", "brush", game=game, deals=1)
    for fixture in plan.fixtures():
        row = play(plan, fixture)
        assert row["seats"] == list(fixture.seats)
        assert len(row["scores"]) == len(row["standing"]) == len(row["openings"]) == 2
        assert row["decisions"] > 0
        assert "failed" not in row
        for seat, points in enumerate(row["scores"] if "sources" in row else []):
            assert sum(values[seat] for values in row["sources"].values()) == points


@pytest.mark.parametrize("game", GAMES)
def test_the_same_fixture_is_the_same_game(game):
    plan = plan_of("random", "paper", game=game, deals=1)
    for fixture in plan.fixtures():
        assert without_times([play(plan, fixture)]) == without_times([play(plan, fixture)])


@pytest.mark.parametrize("game", GAMES)
def test_bots_that_play_alike_cancel_their_luck_exactly(game, mine):
    alike = plan_of(
        mine("Counting"), mine("Counting").replace("bots.py", "./bots.py"), game=game, deals=3
    )  # by two names
    for deal in range(alike.deals):
        one, other = (play(alike, fixture) for fixture in alike.of_deal(0, deal))
        assert one["seats"] == other["seats"][::-1]
        assert one["scores"] == other["scores"]


class Urn:
    """A game in which every move is followed by one draw."""

    actions = tuple(range(1000))
    weights = (1,) * 1000

    def __init__(self) -> None:
        self.luck = Luck(5)
        self.drawn: list[int] = []
        self.seat = 0

    def after(self, mover: int) -> int:
        self.seat = CHANCE
        self.luck.settle(self, mover)  # type: ignore[arg-type]  # all that is looked at is here
        return self.drawn[-1]

    def play(self, outcome: int) -> None:
        self.drawn.append(outcome)
        self.seat = 0


def test_what_a_seat_draws_does_not_depend_on_how_often_the_others_do():
    one, other = Urn(), Urn()
    alone = [one.after(0) for _ in range(5)]
    between = []
    for _ in range(5):
        other.after(1)
        between.append(other.after(0))
        other.after(CHANCE)
    assert alone == between
    assert len(set(other.drawn)) > 12


def test_two_seats_draw_from_streams_of_their_own():
    luck = Luck(5)
    assert len({tuple(stream.tolist()) for stream in luck._streams}) == len(luck._streams)
    assert not np.array_equal(Luck(5)._streams, Luck(6)._streams)


def test_bots_have_luck_of_their_own_in_every_game_and_seat():
    plan = plan_of("random", "paper", "brush", seats=3, deals=5)
    lots = [luck_of(fixture, seat) for fixture in plan.fixtures() for seat in range(3)]
    assert len(set(lots)) == len(lots)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Crashing", "has crashed in line 20: RuntimeError: lost the thread."),
        ("Leaving", "SystemExit: goodbye."),
        ("Babbling", 'plays "nonsense", which is no move now.'),
    ],
)
def test_a_bot_that_fails_ends_its_game_with_a_sentence_and_has_lost(mine, name, reason):
    plan = plan_of(mine(name), "greedy", "random", seats=3, deals=1)
    for row in (play(plan, fixture) for fixture in plan.fixtures()):
        seat = row["seats"].index(mine(name))
        assert row["failed"]["seat"] == seat
        assert reason in row["failed"]["reason"]
        assert row["standing"] == [-1 if each == seat else 0 for each in range(3)]


def test_a_program_that_ends_has_lost_and_one_that_cannot_start_too():
    for program in (SLEEPY, "no-such-program at-all"):
        plan = plan_of(program, "greedy", deals=1)
        rows = [play(plan, fixture) for fixture in plan.fixtures()]
        assert [row["standing"] for row in rows] == [[-1, 0], [0, -1]]
        assert all(row["failed"]["reason"].endswith(".") for row in rows)


def test_programs_are_sent_away_after_the_game(monkeypatch):
    ended = []

    class Program:
        def decide(self, _view, actions):
            return actions[0]

        def close(self):
            ended.append(self)

    monkeypatch.setattr(playing, "bot", lambda *_: Program())
    plan = plan_of("random", "greedy", deals=1)
    play(plan, next(plan.fixtures()))
    assert len(ended) == 2


def test_a_game_that_does_not_end_is_broken_off(monkeypatch):
    monkeypatch.setattr(playing, "MOST_DECISIONS", 5)
    plan = plan_of("random", "brush", deals=1)
    row = play(plan, next(iter(plan.fixtures())))
    assert row["decisions"] == 5
    assert "has not ended" in row["failed"]["reason"]
