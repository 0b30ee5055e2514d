"""The command line: what each command prints, for people and for programs, and how it says that something is wrong."""

import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pexpect
import pytest

import tianxia
from tianxia import cli, record
from tianxia.arena.spread import bars_of
from tianxia.cli import COMMANDS, bench, simulate, terminal
from tianxia.cli.boards import board_of, in_our_words
from tianxia.core.fields import OWNER
from tianxia.core.words import LANGUAGES, words

GAMES = tianxia.games()
TABLES = [(name, seats) for name in GAMES for seats in tianxia.game(name).seats]


@pytest.fixture(autouse=True)
def _english_and_eighty_columns(monkeypatch):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture
def tianxia_prints(capsys):
    """Run the command; give what it printed."""

    def run(*arguments: object, status: int = 0, page: bool = False) -> str:
        assert cli.main([str(each) for each in arguments]) == status
        told = capsys.readouterr()
        if status == 0 or page:
            assert told.err == ""
            return str(told.out)
        assert told.err.count("\n") == 1, "one sentence"
        assert told.out == ""
        return str(told.err).strip()

    return run


@pytest.fixture
def folder(tmp_path, tianxia_prints):
    """Three records of each game."""
    for name in GAMES:
        tianxia_prints("simulate", name, "--games", 3, "--seed", 7, "--out", tmp_path)
    return tmp_path


# ------------------------------------------------------------------------------------------------------ overview


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tianxia_alone_says_what_there_is(tianxia_prints, lang):
    page = tianxia_prints("--lang", lang)
    assert words(lang).say("cli.about") in " ".join(page.split())
    for name in (*COMMANDS, *GAMES):
        assert name in page
    assert max(map(len, page.splitlines())) <= 80
    assert tianxia_prints("--help", f"--lang={lang}") == page


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_explains_itself_in_every_language(tianxia_prints, command, lang):
    page = tianxia_prints(command, "--help", "--lang", lang)
    assert page.startswith(f"{words(lang).say('cli.usage')}: tianxia {command}")
    assert words(lang).say(f"cli.{command}.help") in " ".join(page.split())
    assert max(map(len, page.splitlines())) <= 80


def test_the_version(tianxia_prints):
    assert tianxia_prints("--version") == f"tianxia {tianxia.__version__}\n"


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "nl_NL"}, "nl"),
        ({"LC_MESSAGES": "nl", "LANG": "C"}, "nl"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "de"}, "de"),
        ({}, "en"),
    ],
)
def test_the_language_is_the_systems(tianxia_prints, monkeypatch, environment, lang):
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert tianxia_prints().endswith(words(lang).say("cli.more", example="tianxia play --help") + "\n")


def test_help_and_rules_do_not_wait_for_numba():
    code = "import sys; from tianxia.cli import main; main(sys.argv[1:]); sys.exit('numba' in sys.modules)"
    for arguments in ([], ["play", "--help"], ["rules", GAMES[0]], ["rules", GAMES[0], GAMES[0], "--json"]):
        subprocess.run([sys.executable, "-c", code, *arguments], check=True, capture_output=True)


def test_the_package_is_a_program():
    done = subprocess.run([sys.executable, "-m", "tianxia", "--version"], capture_output=True, check=True, text=True)
    assert done.stdout.startswith("tianxia ")


# --------------------------------------------------------------------------------------------------------- games


def test_games_for_programs_are_the_registry(tianxia_prints):
    listed = json.loads(tianxia_prints("games", "--json"))
    assert [one["name"] for one in listed] == list(GAMES)
    for one in listed:
        game = tianxia.game(one["name"])
        assert tuple(one["seats"]) == game.seats
        options = [(each["name"], each["default"], tuple(each["values"])) for each in one["options"]]
        assert options == [(each.name, each.default, each.values) for each in game.options]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_for_people(tianxia_prints, lang):
    page = tianxia_prints("games", "--lang", lang)
    for name in GAMES:
        assert words(lang).say(f"app.term.game-{name}") in page
        assert all(option.name in page for option in tianxia.game(name).options)


# ---------------------------------------------------------------------------------------------------------- play


class Table:
    """Stands in for the terminal, and keeps what it was called with."""

    def __init__(self) -> None:
        self.called: tuple[Any, ...] = ()

    def play(self, *arguments: Any, **more: Any) -> int:
        self.called = (arguments[0].name, *arguments[1:], more)
        return 0


@pytest.fixture
def table(monkeypatch):
    found = Table()
    monkeypatch.setattr(terminal, "play", found.play)
    return found


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_play_sits_down_at_the_table_that_was_asked_for(tianxia_prints, table, name, seats):
    tianxia_prints("play", name, "--seats", seats, "--seed", "0x1f", "--lang", "de", "--plain")
    settings = tianxia.game(name).read_settings(seats, {})
    assert table.called == (name, seats, settings, 31, "de", None, ["2"] * (seats - 1), {"plain": True})


def test_play_goes_on_with_a_saved_game(tianxia_prints, table, folder):
    for path in folder.glob("*.json"):
        saved = record.load(path)
        tianxia_prints("play", "--load", path)
        assert table.called == (
            saved.game,
            saved.seats,
            saved.options,
            None,
            "en",
            path,
            ["2"] * (saved.seats - 1),
            {"plain": False},
        )


def test_options_are_set_by_name(tianxia_prints, table):
    for game in map(tianxia.game, GAMES):
        usual = {option.name: option.default for option in game.options}
        for option in game.options:
            for value in option.values[:2]:
                seats = next(seats for seats in game.seats if not game.forbidden(seats, usual | {option.name: value}))
                tianxia_prints("play", game.name, "--seats", seats, "--set", f"{option.name}={str(value).lower()}")
                assert table.called[2][option.name] == value


def test_where_nobody_can_type_play_says_so_in_one_line(tianxia_prints, monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert tianxia_prints("play", GAMES[0], status=2) == words().say("terminal.no-terminal")


# ------------------------------------------------------------------------------------------------------ simulate


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_simulate_reports_what_random_play_brings(tianxia_prints, name, seats):
    command = ("simulate", name, "--seats", seats, "--games", 40, "--seed", 5)
    found = json.loads(tianxia_prints(*command, "--json", "--jobs", 1))
    assert (found["game"], found["seats"], found["games"], found["seed"]) == (name, seats, 40, 5)
    assert sum(one["wins"]["share"] for one in found["by_seat"]) + found["nobody"] == pytest.approx(1)
    for one in found["by_seat"]:
        assert 0 <= one["wins"]["from"] <= one["wins"]["share"] <= one["wins"]["to"] <= 1
        score = one["score"]
        assert score["least"] <= score["quarter"] <= score["half"] <= score["three_quarters"] <= score["most"]
        assert score["least"] <= score["mean"] <= score["most"]
    assert sum(bar["share"] for bar in found["histogram"]) == pytest.approx(1)
    assert found["decisions"]["least"] > 0
    if found["sources"]:
        assert sum(one["mean"] for one in found["sources"].values()) == pytest.approx(found["score"]["mean"])
    again = json.loads(tianxia_prints(*command, "--json", "--jobs", 2))
    for timed in ("seconds", "decisions_per_second"):
        del found[timed], again[timed]
    assert again == found
    page = tianxia_prints(*command)
    assert max(map(len, page.splitlines())) <= 80


@pytest.mark.parametrize("name", GAMES)
def test_simulate_writes_the_records_of_its_games(tianxia_prints, tmp_path, name):
    found = json.loads(tianxia_prints("simulate", name, "--games", 5, "--seed", 9, "--out", tmp_path, "--json"))
    games = [record.load(path) for path in sorted(tmp_path.iterdir())]
    assert len(games) == 5
    results = [one.result for one in games if one.result is not None]
    for seat in range(found["seats"]):
        mean = sum(each.scores[seat] for each in results) / 5
        assert mean == pytest.approx(found["by_seat"][seat]["score"]["mean"])
    assert found["records"] == str(tmp_path)
    assert {one.seed for one in games} == set(range(9, 14))


def test_an_interval_holds_the_share_and_narrows_with_the_games():
    np = pytest.importorskip("numpy")
    few, many = simulate.wins_of(np.array([1.0] * 5 + [0.0] * 5)), simulate.wins_of(np.array([1.0, 0.0] * 500))
    assert (round(few["from"], 3), round(few["to"], 3)) == (0.237, 0.763)  # Wilson's, as tables give it
    assert few["from"] < many["from"] < 0.5 < many["to"] < few["to"]
    never = simulate.wins_of(np.zeros(10))
    assert never["from"] == 0
    assert 0.2 < never["to"] < 0.35


def test_a_histogram_has_round_limits_and_counts_all():
    np = pytest.importorskip("numpy")
    bars = bars_of(np.array([-3, 0, 7, 7, 96]), simulate.BARS)
    assert [(bar["from"], bar["to"]) for bar in bars][:2] == [(-10, -1), (0, 9)]
    assert [bar["share"] for bar in bars] == [0.2, 0.6, 0, 0, 0, 0, 0, 0, 0, 0, 0.2]
    assert bars_of(np.array([4, 4]), simulate.BARS) == [{"from": 4, "to": 4, "share": 1.0}]


def test_whoever_stops_a_simulation_sees_what_was_played(monkeypatch, capsys):
    count = simulate.Found.count
    counted: list[int] = []

    def stop(self: Any, played: Any) -> None:
        if counted:
            raise KeyboardInterrupt
        count(self, played)
        counted.append(self.games)

    monkeypatch.setattr(simulate.Found, "count", stop)
    assert cli.main(["simulate", GAMES[0], "--games", "100000", "--seed", "1", "--jobs", "1", "--json"]) == 130
    told = capsys.readouterr()
    assert json.loads(told.out)["games"] == counted[0]
    assert told.err == "Stopped. What was finished is kept.\n"


# --------------------------------------------------------------------------------------------------------- bench

FIGURES = {"decisions_per_second", "games_per_second", "state_bytes", "first_compile_s", "start_s"}


@pytest.mark.parametrize("name", GAMES)
def test_bench_measures(tianxia_prints, monkeypatch, name):
    monkeypatch.setattr(bench, "RUN_SECONDS", 0.01)
    monkeypatch.setattr(bench, "start", lambda _game, _seats, _settings, cache: 0.5 if cache is None else 9.0)
    found = json.loads(tianxia_prints("bench", name, "--json"))
    assert set(found) >= FIGURES
    assert found["decisions_per_second"] > found["games_per_second"] > 0
    assert found["state_bytes"] == tianxia.game(name).layout.state_bytes
    assert (found["first_compile_s"], found["start_s"]) == (9.0, 0.5)
    page = tianxia_prints("bench", name, "--lang", "de")
    assert "9,0 s" in page
    assert "0,50 s" in page


def test_bench_measures_every_game_a_line_each(tianxia_prints, monkeypatch):
    monkeypatch.setattr(bench, "on_core", lambda game, *_: {"game": game.name})
    lines = tianxia_prints("bench", "--json").splitlines()
    assert [json.loads(line)["game"] for line in lines] == list(GAMES)


def test_a_start_is_timed_in_a_program_of_its_own():
    game = tianxia.game(GAMES[0])
    seconds = bench.start(game, game.seats[0], game.read_settings(game.seats[0], {}), None)
    assert 0 < seconds < 60


def test_without_a_graphics_card_bench_says_what_it_takes(tianxia_prints, monkeypatch):
    monkeypatch.setitem(sys.modules, "tianxia.core.gpu", None)
    assert "tianxia[gpu]" in tianxia_prints("bench", GAMES[0], "--gpu", "--json", status=2)


# ------------------------------------------------------------------------------------------------ replay, verify


@pytest.mark.parametrize("lang", LANGUAGES)
def test_replay_prints_every_move_where_there_is_no_terminal(tianxia_prints, folder, lang):
    for path in folder.glob("*.json"):
        saved = record.load(path)
        page = tianxia_prints("replay", path, "--lang", lang)
        moves = re.findall(r"^(\d+)\. (.*?): (.*)$", page, re.MULTILINE)
        ours = tuple(in_our_words(move, board_of(saved.game), words(lang)) for move in saved.moves)
        assert tuple(move for _, _, move in moves) == ours
        assert {name for _, name, _ in moves} == {*saved.players, words(lang).say("cli.replay.chance")}
        assert saved.result is not None
        assert f"{saved.players[0]} {saved.result.scores[0]}" in page.splitlines()[-1]
        later = tianxia_prints("replay", path, "--lang", lang, "--from-move", 30)
        assert page.endswith(later)
        assert len(later) < len(page)


def test_replay_for_programs(tianxia_prints, folder):
    for path in folder.glob("*.json"):
        saved = record.load(path)
        told = json.loads(tianxia_prints("replay", path, "--json"))
        assert [one["move"] for one in told["moves"]] == list(saved.moves)
        assert [one["number"] for one in told["moves"]] == list(range(1, len(saved.moves) + 1))
        assert {one["seat"] for one in told["moves"]} == {None, *range(saved.seats)}
        assert any(one["log"] for one in told["moves"])
        assert told["result"] == (saved.result.to_dict() if saved.result else None)


@pytest.mark.parametrize("name", GAMES)
def test_replay_through_a_seats_eyes_hides_the_draws_that_it_could_not_see(tianxia_prints, folder, name):
    path = next(path for path in folder.glob("*.json") if record.load(path).game == name)
    told = json.loads(tianxia_prints("replay", path, "--json", "--seat-view", 1))
    state = record.load(path).replay(0)
    state.chance = "manual"
    for one, move in zip(told["moves"], record.load(path).moves, strict=True):
        action, is_draw = state.game.parse(state.position, move), state.seat == tianxia.CHANCE
        others = [other for other in state.actions if other != action] if is_draw else []
        views = [after(state, other).view(0).to_dict() for other in others]
        state.play(move)
        if is_draw:
            assert (one["move"] is None) == (state.view(0).to_dict() in views)
    owners = {field.seen for field in state.game.layout.fields}
    assert any(one["move"] is None for one in told["moves"]) == (OWNER in owners)


def after(state: tianxia.State, action: int) -> tianxia.State:
    later = state.copy()
    later.play(action)
    return later


def test_replay_in_a_terminal_steps_forth_and_back(folder):
    path = next(iter(folder.glob("*.json")))
    count = len(record.load(path).moves)
    environment = os.environ | {"TERM": "xterm-256color"}
    command = ["-m", "tianxia", "replay", str(path)]
    child = pexpect.spawn(sys.executable, command, env=environment, encoding="utf8", timeout=120, dimensions=(60, 100))
    for key, shown in ((" ", 0), (" ", 1), ("b", 2), ("b", 1), ("\x1b[C", 0), ("q", 1)):
        child.expect(f"Move {shown} of {count}")
        child.send(key)
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_verify_gives_each_file_a_line(tianxia_prints, folder):
    page = tianxia_prints("verify", folder).splitlines()
    assert len(page) == 3 * len(GAMES) + 1
    assert all("All in order" in line for line in page[:-1])
    assert page[-1] == f"{3 * len(GAMES)} of {3 * len(GAMES)} records are in order."
    one = min(folder.glob("*.json"))
    assert len(tianxia_prints("verify", one).splitlines()) == 1


def spoil(path: Path) -> int:
    """Change one move of a seat to another that is not allowed there; return its line."""
    saved = record.load(path)
    index = next(i for i in range(25, len(saved.moves)) if saved.replay(i).seat != tianxia.CHANCE)
    state = saved.replay(index)
    other = next(a for a in range(state.game.num_actions) if a not in state.actions and state.refusal(a))
    lines = path.read_text("utf8").splitlines(keepends=True)
    line = saved.lines[index]
    lines[line - 1] = lines[line - 1].replace(json.dumps(saved.moves[index]), json.dumps(state.notation(other)))
    path.write_text("".join(lines), "utf8")
    return line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_verify_sees_one_changed_move_and_says_where(tianxia_prints, folder, lang):
    path = min(folder.glob("*.json"))
    line = spoil(path)
    page = tianxia_prints("verify", folder, "--lang", lang, status=2, page=True)
    told = next(each for each in page.splitlines() if each.startswith(str(path)))
    assert words(lang).say("cli.verify.line", line=line, reason="").strip() in told
    assert page.splitlines()[-1].startswith(f"{3 * len(GAMES) - 1} ")
    checked = json.loads(tianxia_prints("verify", folder, "--json", status=2, page=True))
    assert [one["line"] for one in checked if not one["ok"]] == [line]
    assert {"file", "ok", "line", "text", "game", "moves"} == set(checked[-1])
    for command in (["replay", path], ["replay", path, "--json"]):
        assert str(line) in tianxia_prints(*command, "--lang", lang, status=2)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_way_in_which_a_record_can_be_broken_is_said_in_every_language(tianxia_prints, folder, lang):
    path = min(folder.glob("*.json"))
    good = json.loads(path.read_text("utf8"))
    for change in (
        {"seal": "0" * 64},
        {"seed": "0" * 32, "seal": record.seal(0)},
        {"final": "0" * 64},
        {"result": good["result"] | {"winners": []}},
        {"tianxia": 99},
        {"game": "chess"},
        {"moves": ["nonsense"]},
        {"moves": [*good["moves"], "more"]},
        {"moves": ["x" * 9999]},
        {"moves": ["\x1b[2Jnonsense"]},
    ):
        path.write_text(json.dumps(good | change), "utf8")
        page = tianxia_prints("verify", path, "--lang", lang, status=2, page=True)
        assert len(page.splitlines()) == 1
        assert "\x1b" not in page
    path.write_text("{", "utf8")
    assert "1" in tianxia_prints("verify", path, "--lang", lang, status=2, page=True)


def test_a_record_without_seed_is_in_order_but_not_sealed(tianxia_prints, folder):
    path = min(folder.glob("*.json"))
    good = json.loads(path.read_text("utf8"))
    del good["seed"], good["seal"]
    path.write_text(json.dumps(good), "utf8")
    assert "cannot be checked" in tianxia_prints("verify", path)


# --------------------------------------------------------------------------------------------------------- rules


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_rules_are_one_page_a_chapter_a_paragraph_or_all(tianxia_prints, name, lang):
    page = tianxia_prints("rules", name, "--lang", lang)
    for line in words(lang).quick(name):
        assert line.paragraph in page
    assert max(map(len, page.splitlines())) <= 80
    everything = tianxia_prints("rules", name, "--full", "--lang", lang)
    rules = words(lang).rules(name)
    assert all(f"[{one.id}]" in everything for one in rules)
    chapter = next(one for one in rules if one.level == 2)
    inside = tianxia_prints("rules", name, chapter.id, "--lang", lang)
    assert inside.strip() in everything
    chapters = [place for place, one in enumerate(rules) if one.level == 2]
    told = json.loads(tianxia_prints("rules", name, chapter.id, "--lang", lang, "--json"))
    assert [one["id"] for one in told] == [one.id for one in rules[chapters[0] : chapters[1]]]
    last = tianxia_prints("rules", name, rules[chapters[-1]].id, "--lang", lang)
    assert everything.endswith(last)
    paragraph = next(one for one in rules if one.level == 3)
    for wanted in (paragraph.id, paragraph.id.removeprefix(f"{name}."), paragraph.id.upper()):
        assert tianxia_prints("rules", name, wanted, "--lang", lang).startswith(f"{paragraph.title}  [{paragraph.id}]")


@pytest.mark.parametrize("name", GAMES)
def test_rules_for_programs(tianxia_prints, name):
    page = json.loads(tianxia_prints("rules", name, "--json"))
    assert set(page[0]) == {"section", "text", "paragraph"}
    everything = json.loads(tianxia_prints("rules", name, "--full", "--json"))
    assert set(everything[0]) == {"id", "level", "title", "text"}
    assert len(everything) == len(words().rules(name))


def test_printed_rules_are_free_of_marks(tianxia_prints):
    for name in GAMES:
        for part in ((), ("--full",)):
            assert not re.search(r"\]\(#|\*\S", tianxia_prints("rules", name, *part))


def test_an_unknown_paragraph_brings_suggestions(tianxia_prints):
    for name in GAMES:
        wanted = words().rules(name)[5].id
        assert wanted in tianxia_prints("rules", name, wanted[:-1], status=2)


# ----------------------------------------------------------------------------------------------------- what goes wrong

GAME = GAMES[0]
MOST = tianxia.game(GAME).seats[-1]
WRONG = {
    "a command that is not there": (["pley"], "There is no command “pley”. Did you mean tianxia play?"),
    "a command like no other": (["xyzzy"], "Did you mean tianxia --help?"),
    "a game that is not there": (["simulate", "chess"], f"There is no game “chess”. Choose from: {', '.join(GAMES)}."),
    "its rules": (["rules", "chess"], "There is no game “chess”."),
    "a language that is not there": (["games", "--lang", "fr"], "There is no language “fr”."),
    "no language": (["games", "--lang"], "A value is missing after --lang."),
    "no game": (["simulate"], "Something is missing: GAME. More: tianxia simulate --help"),
    "no number": (["simulate", GAME, "--games"], "A value is missing after --games."),
    "a word for a number": (["simulate", GAME, "--games", "ten"], "--games needs a number from 1 to"),
    "a huge number": (["simulate", GAME, "--games", "9" * 9999], "--games needs a number"),
    "too few": (["simulate", GAME, "--games", "0"], "--games needs a number"),
    "an odd seed": (["simulate", GAME, "--seed", "x"], "A seed is a whole number of up to 128 bits, not “x”."),
    "a negative seed": (["simulate", GAME, "--seed=-1"], "A seed is a whole number"),
    "a seed that is too large": (["simulate", GAME, "--seed", str(1 << 128)], "A seed is a whole number"),
    "too many seats": (["simulate", GAME, "--seats", str(MOST + 1)], f"has room for {MOST} at most"),
    "too few seats": (["simulate", GAME, "--seats", "1"], "needs at least"),
    "an unknown option": (["simulate", GAME, "--set", "weather=fair"], "has no option “weather”"),
    "an option without value": (["simulate", GAME, "--set", "weather"], "given as name=value, not “weather”"),
    "an unknown flag": (["games", "--fast"], "“--fast” is not understood here. What is: tianxia games --help"),
    "an argument too many": (["games", "now"], "“now” is not understood here."),
    "no such file": (["replay", "no/such/file"], "no/such/file cannot be read: No such file or directory"),
    "no such saved game": (["play", "--load", "no/such/file"], "cannot be read"),
    "a saved game with other seats": (
        ["play", "--load", "{record}", "--seats", "3"],
        "--seats cannot be given besides",
    ),
    "a saved game of another game": (["play", GAME, "--load", "{record}"], "GAME cannot be given besides"),
    "a folder without records": (["verify", "{empty}"], "There is no record in"),
    "a seat that nobody has": (["replay", "{record}", "--seat-view", "9"], "--seat-view needs a number from 1 to"),
    "a game with an endless name": (["simulate", "a" * 9999], "There is no game “aaaa"),
    "an endless option": (["simulate", GAME, "--set", "x" * 9999], "given as name=value"),
    "an endless path": (["replay", "x/" * 4000], "cannot be read"),
    "a name that would clear the screen": (["simulate", "\x1b[2Jwall"], "There is no game “?[2Jwall”."),
    "a folder that cannot be": (["simulate", GAME, "--games", "1", "--out", "/dev/null/x"], "cannot be written"),
}


@pytest.mark.parametrize(("arguments", "sentence"), WRONG.values(), ids=WRONG)
def test_what_is_wrong_is_said_in_one_sentence(tianxia_prints, folder, arguments, sentence):
    (folder / "empty").mkdir()
    places = {"empty": folder / "empty", "record": min(folder.glob("*.json"))}
    assert sentence in tianxia_prints(*(each.format(**places) for each in arguments), status=2)


@pytest.mark.parametrize("lang", ["de", "nl"])
@pytest.mark.parametrize("key", ["a command that is not there", "no game", "a word for a number", "too many seats"])
def test_what_is_wrong_is_said_in_the_readers_language(tianxia_prints, key, lang):
    arguments, english = WRONG[key]
    assert english not in tianxia_prints(*arguments, "--lang", lang, status=2)


def test_an_option_that_cannot_be_so_is_told_its_values(tianxia_prints):
    for name in GAMES:
        for option in tianxia.game(name).options:
            told = tianxia_prints("simulate", name, "--set", f"{option.name}=?", status=2)
            assert all(str(value).lower() in told for value in option.values)


def test_a_file_that_cannot_be_read_makes_verify_go_on_and_exit_with_2(capsys, folder):
    good = min(folder.glob("*.json"))
    assert cli.main(["verify", "no/such/file", str(good)]) == 2
    first, second, _ = capsys.readouterr().out.splitlines()
    assert "cannot be read" in first
    assert "All in order" in second


def test_whoever_stops_listening_is_not_told_anything():
    code = "import sys; from tianxia.cli import main; sys.exit(main(['rules', sys.argv[1], '--full']))"
    command = f'{sys.executable} -c "{code}" {GAMES[0]} | head -1'
    done = subprocess.run(["bash", "-c", command], capture_output=True, check=True, text=True)
    assert done.stdout.count("\n") == 1
    assert done.stderr == ""
