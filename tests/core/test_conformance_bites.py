"""Each law is shown to catch a game that breaks it: the first game, with one of its functions spoilt."""

import json
from dataclasses import replace
from itertools import count, cycle
from typing import Any

import numpy as np
import pytest

from tianxia.core import conformance, record
from tianxia.core.compiled import rule
from tianxia.core.conformance import LAWS, BrokenLaw, chances, check, tables, twins
from tianxia.core.game import Game, Message, Rule
from tianxia.core.notes import noting
from tianxia.core.options import Option
from tianxia.core.registry import game
from tianxia.games.wall.moves import DRAW
from tianxia.games.wall.state import Step

WALL = game("wall")


def spoilt(**functions: Any) -> Game:
    """The game with other functions, which stay interpreted."""
    WALL.compile()
    twin = replace(WALL, **functions)
    twin._ready.append(True)
    return twin


def spoilt_words(**functions: Any) -> Game:
    return spoilt(words=replace(WALL.words, **functions))


def number(s: Any, name: str) -> int:
    return int(s[name]) if isinstance(s, np.void) else int(getattr(s, name))


def lists_a_move_twice(s, actions):
    many = WALL.legal(s, actions)
    actions[many] = actions[0]
    return many + 1


def says_in_turn(*answers: Any) -> Rule:
    turns = cycle(answers)
    return lambda _s: next(turns)


def lists_another_order_each_time() -> Rule:
    turns = cycle((1, -1))

    def legal(s, actions):
        many = WALL.legal(s, actions)
        actions[:many] = actions[:many][:: next(turns)].copy()
        return many

    return legal


def wins_a_tile_at_every_move(s, action):
    WALL.apply(s, action)
    s["won"][0] = min(number(s, "turns") + 1, 100)


def takes_from_the_supply_what_is_not_there(s, action):
    WALL.apply(s, action)
    s["supply"][1] = -1


def remembers_outside_the_position() -> Rule:
    moves = count()

    def apply(s, action):
        WALL.apply(s, action)
        s["fame"][0] = next(moves) % 100

    return apply


def changes_the_position_before() -> Rule:
    before: list[Any] = []

    def apply(s, action):
        WALL.apply(s, action)
        if before:
            before[-1]["fame"][0] += 1
        before.append(s)

    return apply


def redeals_what_is_public(s, seat, generator):
    WALL.redeal(s, seat, generator)
    s["fame"][0] += 1


def redeals_the_first_cards(s, seat, _generator):
    for other in range(number(s, "seats")):
        if other != seat:
            s["hand"][other] = 0
            for _ in range(int(s["hand_size"][other])):
                left = s["unlaid"][other] - s["hand"][other]
                s["hand"][other][int(np.argmax(left > 0))] += 1


def draws_whatever_is_done_and_sometimes_swaps_a_card(s, action):
    if number(s, "seat") < 0 or number(s, "step") != Step.ACTION or s["deck_size"][number(s, "turn")] == 0:
        WALL.apply(s, action)
        return
    WALL.apply(s, DRAW)
    hand, unlaid = s["hand"][number(s, "turn")], s["unlaid"][number(s, "turn")]
    held, in_deck = np.flatnonzero(hand), np.flatnonzero(unlaid - hand)
    if action % 2 and len(held):
        hand[held[0]] -= 1
        hand[in_deck[-1]] += 1


def planes_that_peek(s, seat, out):
    WALL.planes(s, seat, out)
    out[0] = s["hand"][(seat + 1) % number(s, "seats")][0] / 8


def weighs_what_the_next_seat_holds(s, actions, count, weights):
    WALL.weigh(s, actions, count, weights)
    weights[0] = 1 + s["hand"][(s["seat"] + 1) % s["seats"]][0]


def lays_a_card_to_look_and_leaves_it(s, actions, count, weights):
    WALL.weigh(s, actions, count, weights)
    s["length"][0] += 1


def prompt_that_peeks(s, reader):
    return Message("wall.prompt.claim.where", {"tile": int(s.hand[(s.turn + 1) % s.seats][0])})


def refusal_that_plays(s, action):
    s.won[0] += 1
    return WALL.words.refusal(s, action)


@rule
def lists_otherwise_with_notes(s, actions):
    many = WALL_LEGAL(s, actions)
    if noting(s) and many > 1:
        actions[0], actions[many - 1] = actions[many - 1], actions[0]
    return many


WALL_LEGAL = WALL.legal


class Careless(Option):
    """An option that trusts what it is given."""

    def read(self, given):
        return {value: value for value in self.values}[given]


WITHOUT_A_LINE = {kind: line for kind, line in WALL.words.lines.items() if kind.name != "TURN"}
WITHOUT_SECRETS = {kind: replace(line, hidden=(), own_message=None) for kind, line in WALL.words.lines.items()}
WITHOUT_TEXT = {kind: replace(line, message="wall.log.sing") for kind, line in WALL.words.lines.items()}
WITHOUT_NUMBERS = {kind: replace(line, numbers=line.numbers[:1]) for kind, line in WALL.words.lines.items()}

SPOILT = [
    ("list_is_empty_exactly_at_the_end", lambda: spoilt(legal=lists_a_move_twice)),
    (
        "seat_is_asked_only_where_it_has_a_choice",
        lambda: spoilt(must_ask=says_in_turn(True, False)),
    ),
    ("every_listed_move_applies", lambda: spoilt(apply=wins_a_tile_at_every_move)),
    ("notation_and_parse_are_inverse", lambda: spoilt(notation=lambda _s, _action: "draw")),
    ("notation_and_parse_are_inverse", lambda: spoilt(parse=lambda s, text: WALL.parse(s, text) + 1)),
    ("nobody_plays_out_of_turn", lambda: spoilt_words(refusal=refusal_that_plays)),
    ("every_game_ends", lambda: spoilt(apply=lambda _s, _action: None)),
    ("what_is_impossible_never_comes", lambda: spoilt(apply=wins_a_tile_at_every_move)),
    (
        "what_is_impossible_never_comes",
        lambda: spoilt(apply=takes_from_the_supply_what_is_not_there, impossible=lambda _s: None),
    ),
    ("dict_and_back_is_the_same_position", lambda: spoilt(impossible=lambda _s: "never.")),
    (
        "edited_dict_is_refused_or_can_be_played",
        lambda: spoilt(impossible=says_in_turn(None, "no.")),
    ),
    ("moves_played_again_give_the_same_bytes", lambda: spoilt(apply=remembers_outside_the_position())),
    ("record_replays_to_the_same_bytes", lambda: spoilt(apply=remembers_outside_the_position())),
    ("copy_stepped_leaves_its_parent_alone", lambda: spoilt(apply=changes_the_position_before())),
    ("undo_returns_the_same_bytes", lambda: spoilt(apply=remembers_outside_the_position())),
    ("seat_cannot_tell_a_world_from_the_truth", lambda: spoilt(redeal=redeals_what_is_public)),
    ("seat_cannot_tell_a_world_from_the_truth", lambda: spoilt(planes=planes_that_peek)),
    ("seat_cannot_tell_a_world_from_the_truth", lambda: spoilt_words(prompt=prompt_that_peeks)),
    ("planes_read_the_view_alone", lambda: spoilt(planes=planes_that_peek)),
    ("planes_read_the_view_alone", lambda: spoilt(planes=lambda _s, _seat, out: out[1:].fill(0))),
    ("log_tells_nothing_hidden", lambda: spoilt_words(lines=WITHOUT_SECRETS)),
    ("moves_tell_nothing_hidden", lambda: spoilt(apply=draws_whatever_is_done_and_sometimes_swaps_a_card)),
    ("world_is_a_game_like_the_true_one", lambda: spoilt(redeal=lambda *_: None)),
    ("every_world_comes_up", lambda: spoilt(redeal=redeals_the_first_cards)),
    ("worlds_are_dealt_as_games_are", lambda: spoilt(redeal=redeals_the_first_cards)),
    ("chance_hangs_on_nothing_but_the_position", lambda: spoilt(legal=lists_another_order_each_time())),
    (
        "moves_are_weighed_by_what_the_mover_knows",
        lambda: spoilt(weigh=weighs_what_the_next_seat_holds),
    ),
    (
        "moves_are_weighed_by_what_the_mover_knows",
        lambda: spoilt(weigh=lays_a_card_to_look_and_leaves_it),
    ),
    (
        "moves_are_weighed_by_what_the_mover_knows",
        lambda: spoilt(weigh=lambda _s, _actions, count, weights: weights[:count].fill(0)),
    ),
    ("worth_ends_as_the_scores", lambda: spoilt(worth=lambda _s, out: out.fill(7))),
    ("worth_ends_as_the_scores", lambda: spoilt(worth=lambda _s, _out: None)),
    ("prompt_is_there_for_everybody", lambda: spoilt_words(prompt=lambda _s, _reader: Message("wall.prompt.sing"))),
    ("move_is_refused_with_a_reason_exactly_where_it_is_not_listed", lambda: spoilt_words(refusal=lambda *_: None)),
    (
        "move_is_refused_with_a_reason_exactly_where_it_is_not_listed",
        lambda: spoilt_words(refusal=lambda *_: Message("wall.no.lapse")),
    ),
    ("notes_fit_and_are_told", lambda: spoilt_words(lines=WITHOUT_A_LINE)),
    ("notes_fit_and_are_told", lambda: spoilt_words(lines=WITHOUT_TEXT)),
    ("notes_fit_and_are_told", lambda: spoilt_words(lines=WITHOUT_NUMBERS)),
    ("refused_move_changes_nothing", lambda: spoilt(parse=lambda _s, text: {"draw": 0}[text])),
    ("broken_dict_is_refused", lambda: spoilt(impossible=lambda s: str(100 // s.sections))),
    ("broken_options_are_refused", lambda: replace(WALL, options=(Careless(*vars(WALL.options[0]).values()),))),
    ("interpreted_and_compiled_are_the_same", lambda: spoilt(apply=wins_a_tile_at_every_move)),
]

LISTS_OF_ALL = property(lambda state: state.__dict__.setdefault("handed_out", list(state._listed[0])))


class IdleCard:
    """A graphics card that plays nothing."""

    def __init__(self, game, _seats, _settings, at_once):
        self.rows = lambda: game.layout.lean_zeros(at_once)

    def play(self, seed):
        """Leave every game as it was."""


SPOILT_CORE = [
    ("card_and_processor_play_the_same", f"{twins.__name__}.gpu.Arena", IdleCard),
    ("copy_stepped_leaves_its_parent_alone", "tianxia.core.state.State.actions", LISTS_OF_ALL),
    ("view_shows_nothing_hidden", "tianxia.core.state.blank", lambda _layout, rows, _seat: rows.copy()),
    ("outcomes_come_as_their_weights_say", f"{chances.__name__}.pick", lambda *_: 0),
    ("outcomes_come_as_their_weights_say", f"{chances.__name__}.pick", lambda *_: 99),
    ("changed_record_does_not_verify", f"{record.__name__}.Record.verify", lambda _self: None),
    ("broken_record_is_refused", f"{record.__name__}.loads", json.loads),
    ("one_seed_is_one_game", "tianxia.core.state.DEALING", 7),
]


def unspoilt(*_):
    """What the other process would say of the first table: it plays the game as it is."""
    table = tables(WALL)[0]
    return {twins.place_of(table): twins.journal(table)}


@pytest.mark.parametrize(("law", "broken"), SPOILT, ids=[f"{law}-{place}" for place, (law, _) in enumerate(SPOILT)])
def test_a_spoilt_game_breaks_the_law(monkeypatch, law, broken):
    monkeypatch.setattr(twins, "interpreted", unspoilt)
    with pytest.raises(BrokenLaw) as caught:
        check(broken(), law)
    told = str(caught.value)
    assert told.startswith(f'wall breaks the law "{law.replace("_", " ")}"')
    assert "table: seats=2, options={'start_seat': " in told


@pytest.mark.parametrize(
    ("law", "place", "instead"), SPOILT_CORE, ids=[f"{each[0]}-{place}" for place, each in enumerate(SPOILT_CORE)]
)
def test_a_spoilt_core_breaks_the_law(monkeypatch, law, place, instead):
    monkeypatch.setattr(place, instead)
    with pytest.raises(BrokenLaw):
        check(WALL, law)


@pytest.mark.slow  # compiles most of the game anew
def test_a_rule_that_asks_whether_notes_are_kept_breaks_the_law_of_one_game():
    with pytest.raises(BrokenLaw, match="`simulate` plays another game than `new`"):
        check(replace(WALL, legal=lists_otherwise_with_notes), "one_seed_is_one_game")


def test_every_law_has_been_seen_to_bite():
    assert {law for law, *_ in [*SPOILT, *SPOILT_CORE]} == set(LAWS)


def test_the_report_tells_how_to_come_there_again():
    with pytest.raises(BrokenLaw) as caught:
        check(spoilt(planes=planes_that_peek), "planes_read_the_view_alone", seed=7)
    first, what, table, played, moves = str(caught.value).splitlines()
    assert first == 'wall breaks the law "planes read the view alone"'
    assert what == "  planes of 0 read what it cannot"
    assert table == "  table: seats=2, options={'start_seat': 'random'}"
    assert played.startswith("  game: seed=7, ply ")
    texts = [text.split(": ")[-1] for text in moves.removeprefix("  moves: ").split("; ")]
    again = WALL.new(2, 7, "manual", start_seat="random")
    for text in texts:
        again.play(text)
    assert f"ply {len(again.moves)}," in played


def test_a_law_that_fails_otherwise_is_reported_alike(monkeypatch):
    def falls_over(_table):
        raise ZeroDivisionError("by nothing")

    monkeypatch.setitem(conformance.LAWS, "falls_over", falls_over)
    with pytest.raises(BrokenLaw, match=r"falls over(.|\n)*ZeroDivisionError: by nothing"):
        check(WALL, "falls_over")
