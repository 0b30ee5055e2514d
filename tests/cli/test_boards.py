"""Drawings of the table: they show what a seat knows, all of it, and nothing more."""

import io
import random
from collections.abc import Iterator
from typing import Literal

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

import tianxia
from tianxia.cli.boards import SIGNS, bare, board_of, wall
from tianxia.core.state import State
from tianxia.core.words import LANGUAGES, words
from tianxia.games.wall.moves import COVER, LAY, laid
from tianxia.games.wall.tables import MAX_SLOTS, Card
from tianxia.games.wall.values import total

NAMES = ["Mei", "Ravi", "Li", "Noor", "Jan"]


def positions(count: int = 60, seats: tuple[int, ...] = (2, 3, 5), every: int = 1) -> Iterator[State]:
    """Positions on the way through random games, in which more is laid than drawn."""
    luck = random.Random(1)  # noqa: S311
    for game in range(len(seats) * 2):
        state = tianxia.game("wall").new(seats=seats[game % len(seats)], seed=game)
        for number in range(count):
            if state.over:
                break
            if number % every == 0:
                yield state.copy()
            lays = [action for action in state.actions if action > 0]
            state.play(luck.choice(lays or state.actions))


def printed(*drawings: RenderableType, width: int = 80, colour: bool = False) -> str:
    system: Literal["truecolor"] | None = "truecolor" if colour else None
    console = Console(file=io.StringIO(), width=width, force_terminal=colour, color_system=system)
    with console.capture() as capture:
        for drawing in drawings:
            console.print(drawing, soft_wrap=isinstance(drawing, str), markup=False)
    return capture.get()


def drawn(state: State, seat: int | None, lang: str = "en", width: int = 80) -> str:
    """All that a seat is shown and told."""
    players, view, said = NAMES[: state.seats], state.view(seat), words(lang)
    parts: list[RenderableType] = [wall.draw(view, said, players, width), "\n".join(wall.tell(view, said, players))]
    if seat is not None and seat == state.seat:
        menu = wall.menu(view, state.actions, said, players, width)
        parts += [menu.drawing, "\n".join(menu.lines)]
    return printed(*parts, width=width)


def test_a_drawing_does_not_change_when_what_the_seat_cannot_know_is_dealt_anew():
    changed = 0
    for number, state in enumerate(positions(60, (3,), every=3)):
        world = state.sample_world(0, seed=number)
        assert drawn(world, 0) == drawn(state, 0)
        changed += world.to_bytes() != state.to_bytes()
    assert changed > 10


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 120])
def test_a_drawing_fits_into_the_terminal_and_nothing_is_cut_off(lang, width):
    said = words(lang)
    for state in positions(60, every=7):
        view, players = state.view(state.seat), NAMES[: state.seats]
        for section in wall.sections_of(view):
            assert all(brick.cell_len <= width for brick in wall.bricks(section.slots, said, width))
        menu = wall.menu(view, state.actions, said, players, width)
        text = printed(wall.draw(view, said, players, width), menu.drawing, width=width)
        assert "…" not in text
        assert all(cell_len(line) <= width for line in text.splitlines())


def test_what_the_cards_of_a_row_count_adds_up_to_the_totals_of_the_rules():
    seen = set()
    for state in positions():
        for section in wall.sections_of(state.view()):
            for seat, points in section.totals.items():
                own = [slot for slot in section.slots if slot.owner == seat]
                assert sum(slot.value - slot.tile for slot in own) == points
                seen |= {slot.card for slot in own}
    assert seen == set(Card)


def test_a_row_of_more_than_twenty_cards_is_wrapped_and_every_place_is_there():
    state = tianxia.game("wall").new(seats=2, seed=1)
    given = state.to_dict()
    position = given["position"]
    length = 26
    position["length"][0] = length
    position["card"][0] = (["wall"] * 7 + ["gate"] * 3 + ["soldier"] * 3) * 2
    position["owner"][0] = [0] * 13 + [1] * 13
    position["laid"][0] = [13, 13]
    for seat in range(2):
        position["unlaid"][seat] = {"tower": 1, "noble": 1, "soldier": 2, "rider": 2, "dragon": 1}
        position["hand"][seat] = {"tower": 1, "noble": 1}
        position["hand_size"][seat], position["deck_size"][seat] = 2, 5
    state = tianxia.game("wall").from_dict(given)
    text = drawn(state, 0)
    for place in range(1, length + 1):
        assert f"{SIGNS[place > 13].mark} {place} " in text
    assert "Place 26: soldier, Ravi, counts 3" in text


def test_every_card_shows_whose_it_is_without_any_colour():
    for state in positions(40, (5,), every=5):
        text = drawn(state, 0)
        assert "\033" not in text
        for section in wall.sections_of(state.view(0)):
            assert all(f"{SIGNS[slot.owner].mark} {slot.place} " in text for slot in section.slots)
    assert len({sign.mark for sign in SIGNS}) == len(SIGNS)


def test_every_card_shows_its_owner_in_colour():
    state = list(positions(20, (3,)))[-1]
    text = printed(wall.draw(state.view(0), words(), NAMES[:3], 80), colour=True)
    owners = {slot.owner for section in wall.sections_of(state.view(0)) for slot in section.slots}
    assert len(owners) > 1
    for owner in owners:
        red, green, blue = (int(SIGNS[owner].colour[at : at + 2], 16) for at in (1, 3, 5))
        assert f"48;2;{red};{green};{blue}" in text


def test_the_fame_of_others_is_not_shown_until_the_game_is_over():
    state = next(state for state in positions(200, (2,)) if state.position.fame[1] > 0)
    assert wall.fame_of(state.view(0), 0) == state.position.fame[0]
    assert wall.fame_of(state.view(0), 1) is None
    assert wall.fame_of(state.view(), 1) is None
    while not state.over:
        state.play(state.actions[-1])
    assert wall.fame_of(state.view(0), 1) == state.scores[1]


def test_a_covered_card_is_told_with_its_owner():
    for state in positions(100, (3, 5)):
        for section in wall.sections_of(state.view(0)):
            for slot in section.slots:
                if slot.beneath:
                    card, owner = slot.beneath[0]
                    assert f"under it {card.name.lower()} ({NAMES[owner]}" in drawn(state, 0).replace("watch", "")
                    return
    pytest.fail("no dragon has covered a card")


def test_a_menu_numbers_every_legal_move_once():
    for state in positions(80, every=4):
        seat = state.seat
        menu = wall.menu(state.view(seat), state.actions, words(), NAMES[: state.seats], 80)
        assert sorted(menu.actions) == sorted(state.actions)
        drawing = printed(menu.drawing).split()
        told = " ".join(menu.lines)
        for number in range(1, len(menu.actions) + 1):
            assert str(number) in drawing
            assert f"{number}: " in told


def test_a_menu_of_many_moves_stays_short():
    longest = max(positions(80, (5,)), key=lambda state: len(state.actions))
    assert len(longest.actions) > 30
    menu = wall.menu(longest.view(longest.seat), longest.actions, words(), NAMES, 80)
    assert printed(menu.drawing).count("\n") < 24


def test_what_a_menu_promises_comes_true():
    checked = 0
    for state in positions(60, every=3):
        seat = state.seat
        assert seat is not None
        for action in state.actions:
            if action < LAY or state.position.action != 2:  # after the third action the next one scores
                continue
            section = (action - COVER) // MAX_SLOTS if action >= COVER else laid(action)[0]
            outlook = wall.outlook(state.view(seat), action)
            after = state.copy()
            after.play(action)
            if after.position.turns == state.position.turns:
                assert outlook.total == int(total(after._row, section, seat))
                checked += 1
    assert checked > 100


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_move_has_a_paragraph_that_exists(lang):
    known = {each.id for each in words(lang).rules("wall")}
    found = set()
    for state in positions(120, (2,)):
        found |= {wall.paragraph(state.view(0), action) for action in state.actions}
    assert len(found) >= 9
    assert found <= known


def test_a_game_without_a_drawing_is_shown_field_by_field():
    assert board_of("wall") is wall
    assert board_of("chess") is bare
    state = tianxia.game("wall").new(seats=2, seed=1)
    view = state.view(0)
    assert "turns: 1" in bare.tell(view, words(), NAMES[:2])
    menu = bare.menu(view, state.actions, words(), NAMES[:2], 80)
    assert menu.lines[0] == "1: draw"
    assert bare.paragraph(view, 0) is None
    assert "Mei · Ravi" in printed(bare.draw(view, words(), NAMES[:2], 80))
