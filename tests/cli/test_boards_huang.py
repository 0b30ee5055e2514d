"""The table of HUANG in the terminal: it shows what a seat knows, what moves do, and every move can be typed."""

import random
import re
from functools import cache
from typing import Literal

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

import tianxia
from tianxia.cli.boards import SIGNS, huang
from tianxia.cli.terminal import Sitting
from tianxia.core.fields import CHANCE
from tianxia.core.saying import say
from tianxia.core.state import State
from tianxia.core.words import LANGUAGES, words
from tianxia.games.huang.game import GAME as HUANG
from tianxia.games.huang.insights import groups_of
from tianxia.games.huang.moves import hex_names
from tianxia.games.huang.reasons import why
from tianxia.games.huang.state import Step

MOVES, BETWEEN, MANY_KINDS = 90, 6, 2
NAMES = ["Mei", "Ravi", "Li", "Noor", "Jan"]
TABLES = (
    (2, {"palace": True}),
    (3, {"bandits": True}),
    (5, {"map": "18_kingdoms"}),
)


@cache
def walked() -> tuple[State, ...]:
    """Positions on the way through games in which any kind of move is as likely as the others."""
    luck = random.Random(2)  # noqa: S311
    found = []
    for seats, options in TABLES:
        state = tianxia.game("huang").new(seats, seed=seats, **options)
        for number in range(MOVES):
            if state.over:
                break
            if number % BETWEEN == 0:
                found.append(state.copy())
            kinds: dict[str, list[int]] = {}
            for action in state.actions:
                kinds.setdefault(state.notation(action).split()[0], []).append(action)
            kind = luck.choice(sorted(kinds.keys() - ({"riot", "replace"} if len(kinds) > MANY_KINDS else set())))
            state.play(luck.choice(kinds[kind]))
    return tuple(found)


def positions(every: int = 3) -> list[State]:
    return [state.copy() for state in walked()[::every]]


def printed(*drawings: RenderableType, width: int = 80, colour: bool = False) -> str:
    system: Literal["truecolor"] | None = "truecolor" if colour else None
    console = Console(width=width, force_terminal=colour, color_system=system)
    with console.capture() as capture:
        for drawing in drawings:
            console.print(drawing, soft_wrap=isinstance(drawing, str), markup=False)
    return capture.get()


def drawn(state: State, seat: int | None, lang: str = "en", width: int = 100) -> str:
    """All that a seat is shown and told."""
    players, view, said = NAMES[: state.seats], state.view(seat), words(lang)
    parts: list[RenderableType] = [huang.draw(view, said, players, width), "\n".join(huang.tell(view, said, players))]
    if seat is not None and seat == state.seat:
        menu = huang.menu(view, state.actions, said, players, width)
        parts += [menu.drawing, "\n".join(menu.lines)]
    return printed(*parts, width=width)


def test_a_drawing_does_not_change_when_what_the_seat_cannot_know_is_dealt_anew():
    changed = 0
    for number, state in enumerate(positions(4)):
        world = state.sample_world(0, seed=number)
        assert drawn(world, 0) == drawn(state, 0)
        changed += world.to_bytes() != state.to_bytes()
    assert changed > 5


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [60, 100])
def test_a_drawing_fits_into_the_terminal_and_nothing_is_cut_off(lang, width):
    said = words(lang)
    for state in positions(8):
        view, players = state.view(state.seat), NAMES[: state.seats]
        menu = huang.menu(view, state.actions, said, players, width)
        text = printed(huang.draw(view, said, players, width), menu.drawing, width=width)
        assert "…" not in text
        assert all(cell_len(line) <= width for line in text.splitlines())


def test_the_map_names_every_hex_and_marks_whose_leaders_stand_there():
    for state in positions(6):
        text = drawn(state, 0)
        assert all(re.search(rf"\b{name}\b", text) for name in hex_names(int(state.position.board)))
        for group in groups_of(state.position):
            for leader in group.leaders:
                name = hex_names(int(state.position.board))[leader.at]
                assert re.search(rf"{SIGNS[leader.seat].mark} *{name}\b", text)


def test_a_menu_lists_every_legal_move_once_and_numbers_the_few():
    for state in positions():
        menu = huang.menu(state.view(state.seat), state.actions, words(), NAMES[: state.seats], 100)
        assert sorted(menu.actions) == sorted(state.actions)
        drawing, told = printed(menu.drawing, width=100).split(), " ".join(menu.lines)
        for number in range(1, menu.last_number + 1):
            assert str(number) in drawing
            assert f"{number}: " in told
        assert menu.last_number > 0


def test_a_menu_says_first_what_is_good_to_know_with_the_question():
    for state in positions():
        players, reason = NAMES[: state.seats], why(state.position, state.seat)
        if reason is not None:
            menu = huang.menu(state.view(state.seat), state.actions, words(), players, 100)
            assert menu.lines[0] == say(HUANG, reason, "en", players)
            assert menu.lines[0].split()[0] in printed(menu.drawing).splitlines()[0]


def test_a_menu_of_hundreds_of_moves_stays_on_a_screen():
    longest = max(positions(1), key=lambda state: len(state.actions))
    assert len(longest.actions) > 400
    menu = huang.menu(longest.view(longest.seat), longest.actions, words(), NAMES, 100)
    assert printed(menu.drawing, width=100).count("\n") < 45


def test_what_a_menu_promises_comes_true():
    kinds = set()
    for state in positions(2):
        if state.position.step not in {Step.ACTION, Step.CHAIN} or state.position.action == 2:
            continue  # after the second action pagodas score as well
        luck = random.Random(len(state.moves))  # noqa: S311
        for action in luck.sample(state.actions, min(15, len(state.actions))):
            if not re.fullmatch(r"(leader )?\w+ \w\d+", state.notation(action)):
                continue
            effect = huang.effect_of(state.view(state.seat), action)
            after = state.copy()
            after.play(action)
            step = Step(int(after.position.step))
            assert (effect.kind == "war") == (step == Step.SUPPORT)
            assert (effect.kind == "revolt") == (step == Step.ATTACK)
            if step not in {Step.SUPPORT, Step.ATTACK} and after.seat == state.seat:
                gained = after.position.points - state.position.points
                assert gained.sum() == sum(effect.points)
                assert not effect.points or gained[effect.seat].sum() == sum(effect.points)
            kinds.add(effect.kind)
    assert kinds >= {"point", "revolt", "nothing"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_can_be_typed_in_the_readers_words(lang):
    kinds = set()
    for state in positions(3):
        if state.seat == CHANCE:
            continue
        table = Sitting(state, NAMES[: state.seats], words(lang))
        luck = random.Random(len(state.moves))  # noqa: S311
        for action in luck.sample(state.actions, min(12, len(state.actions))):
            assert table.meant(table.spoken(action), state.actions) == [action], table.spoken(action)
            kinds.add(state.notation(action).split()[0])
    assert len(kinds) > 7


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_move_has_a_paragraph_that_exists(lang):
    known = {each.id for each in words(lang).rules("huang")}
    found = set()
    for state in positions():
        found |= {huang.paragraph(state.view(0), action) for action in state.actions}
    assert len(found) >= 7
    assert found <= known


def test_every_piece_can_be_told_without_any_colour():
    for state in positions(4):
        text = drawn(state, 0)
        assert "\033" not in text
        told = "\n".join(huang.tell(state.view(0), words(), NAMES[: state.seats]))
        names = hex_names(int(state.position.board))
        assert all(names[at] in told for at in range(len(names)) if state.position.piece[at])
