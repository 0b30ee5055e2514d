"""The table of In the Year of the Dragon as it is drawn and told: all there, nothing cut off, and true."""

import random
from collections.abc import Iterator

import pytest
from rich.cells import cell_len
from tests.cli.test_boards import NAMES, printed

import tianxia
from tianxia.cli.boards import SIGNS, board_of, dragon
from tianxia.core.state import State
from tianxia.core.words import LANGUAGES, words
from tianxia.games.dragon.moves import TEXTS
from tianxia.games.dragon.state import Step
from tianxia.games.dragon.tables import Source

DRAGON = tianxia.game("dragon")
EVENTS = ("earthquake", "flood", "tornado", "sunrise", "charter", "agreed")


def positions(every: int = 1, seats: tuple[int, ...] = (2, 4, 5)) -> Iterator[State]:
    """Positions on the way through random games, a super-event in each."""
    luck = random.Random(1)  # noqa: S311
    for number, event in enumerate(EVENTS):
        state = DRAGON.new(seats[number % len(seats)], seed=number, great_wall=number % 2 == 0, super_event=event)
        for played in range(1000):
            if played % every == 0:
                yield state.copy()
            if state.over:
                break
            state.play(luck.choice(state.actions))


def test_the_game_has_a_drawing_of_its_own():
    assert board_of("dragon") is dragon


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 100])
def test_a_drawing_fits_into_the_terminal_and_nothing_is_cut_off(lang, width):
    said, steps = words(lang), set()
    for state in positions(every=23):
        view, players = state.view(None if state.over else state.seat), NAMES[: state.seats]
        menu = dragon.menu(view, state.actions, said, players, width) if not state.over else None
        text = printed(dragon.draw(view, said, players, width), menu.drawing if menu else "", width=width)
        assert "…" not in text, text
        assert all(cell_len(line) <= width for line in text.splitlines())
        steps.add(int(state.position.step))
    assert len(steps) > 5


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_menu_numbers_every_legal_move_once_and_tells_it(lang):
    steps = set()
    for state in positions(every=3):
        if state.over:
            continue
        menu = dragon.menu(state.view(state.seat), state.actions, words(lang), NAMES[: state.seats], 80)
        assert sorted(menu.actions) == sorted(state.actions)
        drawing, told = printed(menu.drawing).split(), " ".join(menu.lines)
        for number in range(1, len(menu.actions) + 1):
            assert str(number) in drawing
            assert f"{number}: " in told
        steps.add(Step(int(state.position.step)))
    assert steps == {step for step in Step if Step.AGREE <= step <= Step.CHARTER} - {Step.DEAL}


def test_every_kind_of_move_has_a_paragraph_that_exists():
    known = {each.id for each in words("en").rules("dragon")}
    found = set()
    for state in positions(every=2):
        found |= {dragon.paragraph(state.view(), action) for action in state.actions}
    assert len(found) > 15
    assert found <= known


def test_the_year_shows_what_the_forecast_says():
    for state in positions(every=40):
        if state.over:
            continue
        text = printed(dragon.year_table(state.view(), words()))
        for entry in state.view().insights()["forecast"]:
            for people, points in zip(entry["people"], entry["points"], strict=True):
                assert f"−{people}" in text or not people
                assert f"+{points}" in text or not points


def test_every_person_of_every_court_is_drawn_and_told():
    for state in positions(every=31):
        if state.over:
            continue
        s, players = state.position, NAMES[: state.seats]
        drawing = printed(dragon.draw(state.view(0), words(), players, 80), width=80)
        told = "\n".join(dragon.tell(state.view(0), words(), players))
        for left in dragon.supply(state.view(0), words()):
            assert left.plain in drawing
        for seat in range(state.seats):
            assert f"{SIGNS[seat].mark}" in drawing
            line = next(line for line in told.splitlines() if line.startswith(f"{players[seat]}: "))
            for palace in range(int(s.palaces[seat])):
                for kind in s.people[seat, palace, : int(s.living[seat, palace])]:
                    assert dragon.short_kind(words(), int(kind)) in drawing
                    assert dragon.kind_name(words(), int(kind)) in line


def test_at_the_end_every_source_of_points_is_shown():
    state = DRAGON.new(3, seed=2)
    while not state.over:
        state.play(state.actions[0])
    text = printed(dragon.draw(state.view(), words(), NAMES[:3], 80))
    for source in Source:
        shown = words().say(f"dragon.label.source.{source.name.lower()}").lower() in text.lower()
        assert shown or not state.position.points[:3, source].any()
    for score in state.scores:
        assert f" {score}" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_of_the_table_may_be_typed(lang):
    named = {theirs.lower(): ours for theirs, ours in dragon.vocabulary(words(lang)).items()}
    written = {word for text in TEXTS for word in text.split() if word.isalpha()}
    assert written - {"super"} | {"drought"} <= set(named.values())  # "super" is said in all three languages
    assert all(theirs.strip() == theirs and theirs for theirs in named)
