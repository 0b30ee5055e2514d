"""What a player sees at a glance is what the rules do, on positions that no game has led to."""

import json
import random
from collections.abc import Iterator

from tests.games.huang.golden import Player
from tests.games.huang.plain import CHANCE, Table
from tests.games.huang.scattered import scattered
from tests.games.huang.twins import as_state, play_forced

from tianxia.core.state import State
from tianxia.games.huang.state import Step

POSITIONS = 20


def positions() -> Iterator[tuple[Table, State]]:
    luck = random.Random(7)  # noqa: S311
    for _ in range(POSITIONS):
        table = scattered(luck)
        state = as_state(table)
        play_forced(table)
        if table.question.asked != CHANCE:
            yield table, state


def position(*lines: str) -> State:
    player = Player()
    for line in (*lines, "then"):
        player.run(line)
    return player.fast()


def named(moves: list[str], piece: str) -> set[str]:
    """The hexes of the moves of a piece."""
    found = {move.removeprefix(f"{piece} ") for move in moves if move.startswith(f"{piece} ")}
    return {hex_ for hex_ in found if " " not in hex_} - {"withdraw"}


def test_states_are_told_with_their_leaders_and_soldiers():
    for table, state in positions():
        told = {
            frozenset(table.board.names[space] for space in group): (
                len(table.soldiers_of(group)),
                {(leader.owner, leader.colour) for leader in table.leaders_of(group)},
            )
            for group in table.states()
        }
        found = {
            frozenset(each["hexes"]): (each["soldiers"], {(one["seat"], one["colour"]) for one in each["leaders"]})
            for each in state.view().insights()["states"]
        }
        assert found == told


def test_every_hex_is_told_for_every_piece_allowed_or_with_the_reason_why_not():
    for table, state in positions():
        seen = state.view(state.seat).insights()
        moves = [state.notation(action) for action in state.actions]
        for piece, places in seen["places"].items():
            assert set(places) == named(moves, piece), piece
            refused = [hex_ for hexes in seen["refused"][piece].values() for hex_ in hexes]
            assert sorted([*places, *refused]) == sorted(table.board.names.values())
            for reason, hexes in seen["refused"][piece].items():
                action = state.game.parse(state.position, f"{piece} {hexes[0]}")
                message = state.refusal(action)
                assert message is not None
                assert message.id == reason
        held = {colour for colour, count in table.hands[table.turn].items() if count}
        assert set(seen["places"]) >= held


def test_wars_and_revolts_are_foretold_with_their_strengths():
    found, luck = set(), random.Random(3)  # noqa: S311
    for _, state in positions():
        seen = state.view(state.seat).insights()
        for piece, places in seen["places"].items():
            foretold = [hex_ for hex_ in places if hex_ in seen["wars"] or hex_ in seen["revolts"].get(piece, {})]
            for hex_ in {*luck.sample(foretold, min(2, len(foretold))), *luck.sample(places, min(2, len(places)))}:
                after = state.copy()
                after.play(f"{piece} {hex_}")
                step = Step(int(after.position.step)) if not after.over else Step.OVER
                revolt = seen["revolts"].get(piece, {}).get(hex_)
                war = seen["wars"].get(hex_) if not piece.startswith("leader") else None
                assert (step == Step.ATTACK) == (revolt is not None)
                assert (step == Step.SUPPORT) == (war is not None)
                standing = after.view().insights()["standing"]
                if revolt:
                    assert standing == [revolt["attack"], revolt["defend"]]
                elif war:
                    assert standing == [side["strength"] for side in war]
                found.add(step)
    assert found > {Step.ATTACK, Step.SUPPORT}


def test_only_the_one_who_decides_is_told_what_their_tiles_may_do():
    state = position("players A B", "board Y(0,0) A.y@(1,0)", "hand A: R2 W1", "hand B: G2")
    assert set(state.view(0).insights()["places"]) >= {"red", "white", "leader green"}
    for reader in (1, None):
        seen = state.view(reader).insights()
        assert not any(seen[name] for name in ("places", "refused", "wars", "revolts"))
        assert seen["states"]


def test_along_the_river_only_farmers_are_told():
    state = position("players A B", "river (0,0) (1,0) (2,0)", "hand A: B2 R1", "turn A, action 1")
    state.play("blue f6")
    assert Step(int(state.position.step)) == Step.CHAIN
    assert state.view(0).insights()["places"] == {"blue": ["f7"]}


def test_what_is_told_can_be_written_as_json():
    for _, state in positions():
        seen = state.view(state.seat).insights()
        assert json.loads(json.dumps(seen)) == seen
