"""What was played is kept, whatever happens; what is left is played, and all is as if nothing had happened."""

import json
from itertools import islice
from pathlib import Path

import pytest
from tests.arena.playing import bots_in, plan_of, without_times

from tianxia.arena.plan import Plan
from tianxia.arena.playing import Row, play
from tianxia.arena.results import BadResults, Results, parts_of
from tianxia.arena.workers import on_cores, one_after_another, run


def played(plan: Plan, path: Path | None, games: int | None = None) -> Results:
    """Play so many games, as if somebody had stopped it then."""
    results = Results(plan, path)
    for _ in islice(run(results, one_after_another), games):
        pass
    return results


@pytest.fixture
def path(tmp_path):
    return tmp_path / "results.jsonl"


def lines_of(path: Path) -> list[Row]:
    return [json.loads(line) for line in path.read_text("utf8").splitlines()]


@pytest.mark.parametrize("games", [1, 3, 6, 11])
def test_an_arena_that_was_stopped_goes_on_where_it_was_and_ends_as_if_it_had_not_been(path, tmp_path, games):
    plan = plan_of("paper", "brush", "random", deals=2)
    whole = played(plan, tmp_path / "whole.jsonl").counted()
    played(plan, path, games)
    kept = path.read_bytes()
    assert len(kept.splitlines()) == 1 + games
    again = Results.load(path)
    assert len(again.rows) == games
    for _ in run(again, one_after_another):
        pass
    assert again.complete
    assert without_times(again.counted()) == without_times(whole)
    assert without_times(lines_of(path)) == without_times(lines_of(tmp_path / "whole.jsonl"))
    assert path.read_bytes().startswith(kept[: kept.index(b"\n")])


def test_a_line_that_was_cut_off_is_played_again(path, tmp_path):
    plan = plan_of("paper", "brush", deals=2)
    whole = played(plan, tmp_path / "whole.jsonl")
    path.write_bytes((tmp_path / "whole.jsonl").read_bytes()[:-40])
    again = Results.load(path)
    assert len(again.rows) == 3
    for _ in run(again, one_after_another):
        pass
    assert without_times(again.counted()) == without_times(whole.counted())
    assert without_times(lines_of(path)) == without_times(lines_of(tmp_path / "whole.jsonl"))


def test_what_is_complete_has_nothing_left(path):
    played(plan_of("paper", "brush", deals=1), path)
    before = path.read_bytes()
    again = Results.load(path)
    assert again.complete
    assert [*run(again, one_after_another)] == []
    assert path.read_bytes() == before


def test_a_game_is_in_the_file_as_soon_as_it_is_played(path):
    results = Results(plan_of("paper", "brush", deals=3), path)
    for number, row in enumerate(run(results, one_after_another), 1):
        assert lines_of(path)[number] == row
        if number == 4:
            break


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "nonsense\n",
        "[]\n",
        '{"tianxia_arena": 2}\n',
        '{"tianxia_arena": 1}\n',
        '{"tianxia": 1, "game": "wall"}\n',
    ],
)
def test_a_file_that_is_no_arenas_is_refused(path, text):
    path.write_text(text)
    with pytest.raises(BadResults, match="not a file that an arena has written"):
        Results.load(path)


@pytest.mark.parametrize(
    "change",
    [
        {"seats": ["brush", "brush"]},
        {"table": 5},
        {"table": None},
        {"deal": 77},
        {"rotation": 9},
        {"seed": 1},
        {"standing": None},
        {"standing": [1]},
    ],
)
def test_a_line_that_does_not_belong_there_is_named(path, change):
    played(plan_of("paper", "brush", deals=1), path)
    header, first, second = lines_of(path)
    path.write_text("".join(json.dumps(line) + "\n" for line in (header, first, {**second, **change})))
    with pytest.raises(BadResults, match="line 3"):
        Results.load(path)


def test_results_of_other_rules_are_not_mixed_with_these(path):
    played(plan_of("paper", "brush", deals=1), path)
    header, *rows = lines_of(path)
    path.write_text("".join(json.dumps(line) + "\n" for line in ({**header, "rules": 99}, *rows)))
    with pytest.raises(BadResults, match="version 99 of the rules"):
        Results.load(path)


def test_a_question_that_is_answered_ends_a_table_at_the_same_deal_however_games_come_in(tmp_path):
    plan = plan_of("greedy", "random", deals=40, question=(0.3, 0.6))
    results = played(plan, None)
    assert results.complete
    assert results.progress[0].answer is True
    assert len(results.counted()) < plan.games
    shuffled = Results(plan)
    for row in reversed([*results.rows.values()]):
        shuffled.add(row)
    for row in (play(plan, fixture) for fixture in islice(plan.fixtures(), len(results.rows), len(results.rows) + 6)):
        shuffled.add(row)  # more was handed out before the answer was known
    assert without_times(shuffled.counted()) == without_times(results.counted())


def test_victories_that_are_shared_count_in_part():
    assert parts_of([3, 5, 5]) == [0, 0.5, 0.5]
    assert parts_of([-1, 0, 0]) == [0, 0.5, 0.5]
    assert parts_of([-1, -1]) == [0, 0]


def test_several_processes_play_the_same_games_as_one_and_write_the_same_file(path, tmp_path):
    plan = plan_of("paper", "brush", "random", deals=3)
    whole = played(plan, tmp_path / "whole.jsonl")
    results = Results(plan, path)
    assert len([*run(results, on_cores(2))]) == plan.games
    assert without_times(results.counted()) == without_times(whole.counted())
    assert without_times(lines_of(path)) == without_times(lines_of(tmp_path / "whole.jsonl"))


def test_a_process_that_is_killed_loses_no_game(tmp_path):
    plan = plan_of(bots_in(tmp_path)("Deadly"), "greedy", deals=3)
    results = Results(plan)
    for _ in run(results, on_cores(2)):
        pass
    assert (tmp_path / "killed").exists()
    assert results.complete
    assert without_times(results.counted()) == without_times([play(plan, fixture) for fixture in plan.fixtures()])
