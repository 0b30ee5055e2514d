"""Laws of positions: what they may be, and how they are written, copied, taken back and played again."""

import json
from typing import Any

import numpy as np

from tianxia.core.conformance.moves import kept
from tianxia.core.conformance.table import LONGEST, RandomPlayers, Table, watched
from tianxia.core.errors import TianxiaError
from tianxia.core.fields import CHANCE, Seen
from tianxia.core.simulate import simulate
from tianxia.core.state import State

EDITS = 4  # tries at each position
LOOK_AGAIN = 25  # moves on from an edited position
SIMULATED = 50  # games at each table, more than are walked, for they are quick


def what_is_impossible_never_comes(table: Table) -> None:
    """No game comes to a position that cannot be: pieces, cards and coins are conserved and nothing is negative."""

    def after(s: Any) -> None:
        for field in game.layout.fields:
            least = np.min(getattr(s, field.name), initial=field.least)
            table.require(field.seen is Seen.NOTES or least >= field.least, f"{field.name} is {least}")
        reason = game.impossible(s)
        table.require(reason is None, f"a position that cannot be: {reason}")

    game, table.game = table.game, watched(table.game, after)
    for _ in table.walk():
        pass
    table.game = game


def dict_and_back_is_the_same_position(table: Table) -> None:
    """A position survives to_dict, JSON and from_dict."""
    for state in table.walk(share=0.4):
        written = state.to_dict()
        text = json.dumps(written, allow_nan=False)
        read = table.game.from_dict(json.loads(text), state.seed, state.chance)
        table.require(read.to_bytes() == state.to_bytes(), f"from_dict reads another position than {text}")
        table.require(read.to_dict() == written, f"to_dict writes another position than it read: {text}")
        table.require(read.settings == state.settings, f"the options have become {read.settings}")


def edited_dict_is_refused_or_can_be_played(table: Table) -> None:
    """A position that somebody has edited is refused, or it can be: then it can be played to the end."""
    for state in table.walk(share=0.15):
        text = json.dumps(state.to_dict())
        for _ in range(EDITS):
            edited = json.loads(text)
            changes = [edit(table, edited["position"]) for _ in range(table.dice.choice((1, 1, 2, 3)))]
            try:
                read = table.game.from_dict(edited, table.dice.getrandbits(64), "manual")
            except TianxiaError:
                continue
            try:
                play_edited(table, read)
            except Exception as error:
                error.add_note(f"  edited: {'; '.join(changes)}, in {text}")
                raise


def play_edited(table: Table, state: State) -> None:
    """Play on from an edited position; whatever comes can be."""
    players = RandomPlayers(state.seed)
    moves = 0
    while True:
        if moves % LOOK_AGAIN == 0 or state.over:
            reason = table.game.impossible(state.position)
            table.require(reason is None, f"from_dict has let through, or it led to, what cannot be: {reason}")
        if state.over or moves > LONGEST:
            return
        table.require(state.actions, "nobody has a move, and the game is not over")
        players.play(state)
        moves += 1


def edit(table: Table, position: Any) -> str:
    """Change one number somewhere in a position, and tell which."""
    path = ""
    while True:
        key = table.dice.choice(list(position) if isinstance(position, dict) else range(len(position)))
        path += f".{key}" if isinstance(position, dict) else f"[{key}]"
        if not isinstance(position[key], dict | list):
            break
        if not position[key]:
            return f"{path} is empty, and stays so"
        position = position[key]
    before = position[key]
    if isinstance(before, int):
        position[key] = table.dice.choice((before - 1, before + 1, before + 1, 0, 1, table.dice.randrange(-3, 128)))
    elif isinstance(position, list):
        position[key] = table.dice.choice(position)
    else:
        position[key] = table.dice.randrange(8)
    return f"{path} = {before!r} became {position[key]!r}"


def moves_played_again_give_the_same_bytes(table: Table) -> None:
    """The moves, by their notation, are the game: played again they lead to the same bytes and the same log."""
    for state in table.walk(share=0.0):
        again = table.new(state.seed)
        for seat, action in state.moves:
            again.play(again.notation(action), None if seat == CHANCE else seat)
        table.require(again.to_bytes() == state.to_bytes(), "played again, the moves lead to another position")
        table.require(again.moves == state.moves, "played again, the moves are others")
        for reader in table.readers:
            table.require(again.told(reader) == state.told(reader), f"played again, the log of {reader} is another")


def copy_stepped_leaves_its_parent_alone(table: Table) -> None:
    """A copy stands as its parent does; played on, it leaves the parent as it was, and so do the lists it gives."""
    for state in table.walk(share=0.2):
        before, log = kept(state), [state.told(reader) for reader in table.readers]
        twin = state.copy()
        table.require(kept(twin) == before, "a copy does not stand as its parent does")
        listed = twin.actions
        twin.actions.append(table.game.num_actions - 1)
        twin.weights.clear()
        table.require(twin.actions == state.actions == listed, "a list that was handed out is the game's own")
        players = RandomPlayers(table.dice.getrandbits(64))
        for _ in range(3):
            if not twin.over:
                players.play(twin)
        table.require(kept(state) == before, "a copy, played on, has changed its parent")
        table.require([state.told(reader) for reader in table.readers] == log, "a copy has changed its parent's log")


def undo_returns_the_same_bytes(table: Table) -> None:
    """A move taken back leaves the bytes, the log and the moves as they were; made again it leads to the same."""
    for chance in ("manual", "seeded"):
        for state in table.walk(share=0.15, chance=chance):
            if state.over:
                continue
            before = kept(state)
            action = table.dice.choice(state.actions)
            twin = state.copy()
            twin.play(action)
            after = kept(twin)
            twin.undo()
            table.require(kept(twin) == before, f"{state.notation(action)}, taken back, leaves another game")
            twin.play(action)
            table.require(kept(twin) == after, f"{state.notation(action)}, taken back and made again, leads elsewhere")


def one_seed_is_one_game(table: Table) -> None:
    """The same seed gives the same game, at the table and in a simulation, which chooses with the seed's own stream."""
    rows, decisions = [], []
    for played in simulate(table.game, table.seats, table.settings, table.games * SIMULATED, table.seed):
        rows += [row.tobytes()[: table.game.layout.state_bytes] for row in played.rows]
        decisions += played.decisions.tolist()
    finals = [(state.to_bytes(), sum(move.seat != CHANCE for move in state.moves)) for state in table.walk(share=0.0)]
    table.require(
        finals == list(zip(rows, decisions, strict=True))[: len(finals)], "`simulate` plays another game than `new`"
    )
    for state in table.walk(share=0.0, chance="seeded", games=1):
        table.require(state.to_bytes() == finals[0][0], "seeded chance deals another game than its generator")
