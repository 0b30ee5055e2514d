"""The laboratory: variants are played in processes of their own, and compared on the same deals."""

import json
import re

import pytest
from tests.arena.playing import plan_of

import tianxia
from tianxia.arena.lab import FEWEST, compare, variants_of
from tianxia.arena.lab_page import lab_page
from tianxia.arena.page import Reader
from tianxia.arena.playing import play
from tianxia.arena.rehearsal import CannotBePlayed, check, rehearse
from tianxia.arena.results import Results
from tianxia.arena.workers import on_cores, one_after_another, run
from tianxia.core.errors import BadOption
from tianxia.core.words import LANGUAGES, words


def test_every_combination_of_values_is_a_variant():
    found = variants_of("wall", [("HAND", ["4", "5"]), ("start_seat", ["0", "random", "0"])])
    assert [each.name for each in found] == [
        "HAND = 4, start_seat = 0",
        "HAND = 4, start_seat = random",
        "HAND = 5, start_seat = 0",
        "HAND = 5, start_seat = random",
    ]
    assert [each.is_usual for each in found] == [False, False, True, False]
    # A number as it is printed is the real game.
    assert [dict(each.numbers) for each in found] == [
        {"HAND": 4},
        {"HAND": 4},
        {},
        {},
    ]
    assert found[1].options == {"start_seat": "random"}


@pytest.mark.parametrize(
    ("name", "values"),
    [("HANDS", ["4"]), ("HAND", ["many"]), ("HAND", ["-4"]), ("start_seat", ["9"]), ("TILES[3]", [""]), ("x", ["1"])],
)
def test_what_cannot_be_varied_is_refused(name, values):
    with pytest.raises(BadOption, match=r"\.$"):
        variants_of("wall", [(name, values)])


def test_more_variants_than_anybody_can_compare_are_refused():
    with pytest.raises(BadOption, match="at most"):
        variants_of("wall", [("HAND", [*map(str, range(1, 20))]), ("start_seat", ["0", "1"])])


@pytest.mark.parametrize("numbers", [{"HAND": 200}, {"PAIR": 1}, {"ACTIONS_TO": 900}])
def test_a_number_with_which_the_game_does_not_work_is_refused_in_a_sentence(numbers):
    ((name, value),) = numbers.items()
    with pytest.raises(CannotBePlayed, match=rf"With {re.escape(name)} = {value} this game cannot be played: .*\.$"):
        check(plan_of("brush", numbers=numbers))


def test_a_number_with_which_it_works_passes_and_the_game_as_it_is_needs_no_rehearsal(monkeypatch):
    check(plan_of("brush", numbers={"HAND": 6}))
    monkeypatch.setattr("tianxia.arena.rehearsal.subprocess.run", None)
    check(plan_of("brush"))


@pytest.mark.parametrize("game", tianxia.games())
def test_every_game_as_it_is_passes_a_rehearsal(game):
    assert rehearse(plan_of("brush", game=game)) is None


def test_a_process_that_has_loaded_the_game_does_not_play_a_variant_by_mistake():
    plan = plan_of("brush", numbers={"HAND": 6})
    with pytest.raises(AssertionError, match="one variant"):
        play(plan, next(plan.fixtures()))


@pytest.fixture(scope="module")
def played():
    """Two variants: one in which everybody starts with another hand, in processes of its own."""
    both = []
    for variant in variants_of("wall", [("HAND", ["5", "9"])]):
        results = Results(variant.of(plan_of("paper", seats=3, deals=FEWEST), {}))
        with pytest.MonkeyPatch.context() as environment:
            environment.setenv("NUMBA_DISABLE_JIT", "1")  # a few games are played before their rules are compiled
            for _ in run(results, on_cores(1) if variant.numbers else one_after_another):
                pass
        both.append((variant, results))
    return both


def test_a_longer_hand_makes_shorter_games_for_certain(played):
    found = compare(played)
    assert found["base"] == 0
    (length,) = (figure for figure in found["figures"] if figure["kind"] == "decisions")
    usual, long_hand = length["values"]
    assert "difference" not in usual
    assert long_hand["difference"]["certain"]
    assert long_hand["difference"]["to"] < 0
    seats = [figure["values"][0]["value"] for figure in found["figures"] if figure["kind"] == "seat"]
    assert sum(seats) == pytest.approx(1)
    assert [one["numbers"] for one in found["variants"]] == [{}, {"HAND": 9}]
    json.dumps(found, allow_nan=False)


def test_the_same_variant_twice_differs_in_nothing(played):
    (usual, results), _ = played
    for figure in compare([(usual, results), (usual, results)])["figures"]:
        for value in figure["values"]:
            assert not value.get("difference", {}).get("certain")
            assert value.get("difference", {"value": 0})["value"] == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_tells_what_differs(played, lang):
    reader = Reader(words(lang), lambda value, digits=0: f"{value:.{digits}f}", "Wall", {}, "1")
    written = lab_page(compare(played), reader)
    assert "HAND = 9: " + words(lang).say("lab.decisions") in written
    assert "<script" not in written
    assert "nan" not in written.split("</style>")[1]
