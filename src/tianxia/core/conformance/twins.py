"""The law of twins: a game interpreted and compiled is the same game, byte for byte.

The interpreter runs in a process of its own, which plays the same games and sends back what it saw, as digests.
"""

import hashlib
import json
import os
import subprocess
import sys
from functools import cache
from typing import Any

import numpy as np

from tianxia.core import gpu
from tianxia.core.chance import GUESSING, new_generator
from tianxia.core.conformance.judgement import weigh
from tianxia.core.conformance.table import RandomPlayers, Table, rows_of, tables
from tianxia.core.fields import CHANCE, SEAT, row
from tianxia.core.game import Game
from tianxia.core.registry import game as named
from tianxia.core.simulate import simulate
from tianxia.core.state import State

THOROUGHLY = 10  # every so many plies planes, worlds and the log are compared as well, which take their time
ON_THE_CARD = 1000  # games side by side
WHOLE_GAMES = 3  # simulated, for each one that is looked at move by move

CHILD = "from tianxia.core.conformance.twins import answer; answer()"


def interpreted_and_compiled_are_the_same(table: Table) -> None:
    """Every rule says the same after every move, and whole games end with the same bytes."""
    theirs = interpreted(table.game.name, table.games, table.seed, table.together)[place_of(table)]
    ours = journal(table)
    table.looked_at += len(ours["plies"])
    for ply, (one, other) in enumerate(zip(ours["plies"], theirs["plies"], strict=False)):
        if one != other:
            replay(table, ply)
        table.require(one == other, f"ply {ply} is not the same interpreted and compiled")
    table.require(ours["ends"] == theirs["ends"], "simulated games end otherwise interpreted than compiled")


def card_and_processor_play_the_same(table: Table) -> None:
    """Where there is a graphics card that CUDA can use, games on it end with the same bytes as on the processor."""
    try:
        arena = gpu.Arena(table.game, table.seats, table.settings, ON_THE_CARD)
    except gpu.NoGpu:
        return
    arena.play(table.seed)
    rows = arena.rows()
    table.looked_at += len(rows)
    played = [
        one
        for chunk in simulate(table.game, table.seats, table.settings, ON_THE_CARD, table.seed)
        for one in chunk.rows
    ]
    for place, one in enumerate(played):
        same = one.tobytes() == rows[place].tobytes()
        table.require(same, f"the game with seed {table.seed + place} ends otherwise on the card")


def place_of(table: Table) -> str:
    """Name a table."""
    return json.dumps([table.seats, table.settings])


def journal(table: Table) -> dict[str, Any]:
    """Write down what the rules say of random games: after each move of the first, and how several end."""
    plies = []
    players = RandomPlayers(table.seed)
    state = table.new(table.seed)
    while not state.over:
        plies.append(digest(table, state))
        players.play(state)
    plies.append(digest(table, state))
    games = table.games * WHOLE_GAMES
    played = list(simulate(table.game, table.seats, table.settings, games, table.seed))
    size = table.game.layout.state_bytes
    ends = [hashlib.sha256(one.tobytes()[:size]).hexdigest() for chunk in played for one in chunk.rows]
    return {"plies": plies, "ends": ends}


def digest(table: Table, state: State) -> str:
    """Return a digest of what every rule says of a position."""
    said = hashlib.sha256(state.to_bytes())
    said.update(repr((state.actions, state.weights, state.scores, state.standing)).encode())
    if len(state.moves) % THOROUGHLY == 0 or state.over:
        worth = np.zeros(SEAT.size)
        table.game.prospects(row(rows_of(state)), worth)
        said.update(worth.tobytes())
        if state.seat is not None and state.seat != CHANCE:
            said.update(repr(weigh(table, rows_of(state), state.actions)).encode())
        said.update(repr([(int(kind), dict(numbers)) for kind, numbers in state.told(None)]).encode())
        for seat in range(table.seats):
            rows, out = rows_of(state), np.zeros(table.game.num_planes, np.float32)
            table.game.planes(row(rows), seat, out)
            said.update(out.tobytes())
            table.game.redeal(row(rows), seat, new_generator(table.seed, GUESSING))
            said.update(rows.tobytes()[: table.game.layout.state_bytes])
    return said.hexdigest()[:16]


def replay(table: Table, plies: int) -> None:
    """Bring a table to where the twins part, for the report."""
    players = RandomPlayers(table.seed)
    table.state = table.new(table.seed)
    for _ in range(plies):
        players.play(table.state)


@cache
def interpreted(game: str, games: int, seed: int, together: int) -> dict[str, dict[str, Any]]:
    """Let a process of its own play the games at every table interpreted."""
    call = [sys.executable, "-c", CHILD, game, str(games), str(seed), str(together)]
    asked = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(call, env=asked, capture_output=True, text=True, check=False)  # noqa: S603  # ourselves
    if done.returncode:
        raise AssertionError(f"interpreted, the rules fail:\n{done.stderr}")
    found: dict[str, dict[str, Any]] = json.loads(done.stdout)
    return found


def answer() -> None:
    """Play as the process that interprets."""
    found: Game = named(sys.argv[1])
    games, seed, together = map(int, sys.argv[2:])
    journals = {place_of(table): journal(table) for table in tables(found, games, seed, together)}
    sys.stdout.write(json.dumps(journals))
