"""One game of an arena, from the first deal to the last point."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter
from typing import Any

import numpy as np

from tianxia.arena.plan import Fixture, Plan
from tianxia.bots.levels import bot
from tianxia.bots.plain import Bot, BotFailed
from tianxia.core.chance import WORD, Generator, mix, new_generator, pick
from tianxia.core.codec import label
from tianxia.core.compiled import let_words_wrap
from tianxia.core.errors import TianxiaError
from tianxia.core.fields import CHANCE, SEAT, Field
from tianxia.core.game import Game
from tianxia.core.registry import game
from tianxia.core.state import State
from tianxia.core.variants import numbers_of

Row = dict[str, Any]  # what is written down of a game: plain values

THINKING = 32  # stream of a deal's seed that the bots' own luck comes from
DRAWING = 64  # the first of the streams that a deal's chances come from
LOST, NOT_LOST = -1, 0  # the standing of a bot that failed, and of those whom it failed
MOST_DECISIONS = 20_000  # in a game: no game that anybody means to end comes near


class Luck:
    """A deal's chances, the same in all its rotations as far as games that part can have the same.

    Each seat has a stream of its own: what chance decides after a seat has moved comes from it. So the draws from a
    seat's own deck come in one order whatever the others do, and draws for everybody depend on whoever brought them
    about. What is dealt before anybody has moved comes from a stream of the table's.
    """

    def __init__(self, seed: int) -> None:
        self._streams: list[Generator] = [new_generator(seed, DRAWING + place) for place in range(SEAT.size + 1)]

    def settle(self, state: State, mover: int) -> None:
        """Let chance decide until a seat is asked or the game is over; `mover` is who moved last, or CHANCE."""
        stream = self._streams[mover]
        while state.seat == CHANCE:
            weights = state.weights
            state.play(state.actions[pick(stream, np.array(weights, np.int32), len(weights))])


def play(plan: Plan, fixture: Fixture) -> Row:
    """Play a game. A bot that fails ends it, and has lost."""
    let_words_wrap()
    assert numbers_of(plan.game) == plan.numbers, "a process plays the real game or one variant"
    began = perf_counter()
    played = game(plan.game)
    assert played.rules == plan.rules, "this machine has another version of the rules"
    state = played.new(plan.seats, fixture.seed, "manual", **plan.options)
    luck = Luck(fixture.seed)
    luck.settle(state, CHANCE)
    decisions = 0
    openings: dict[int, str] = {}
    failed: Row | None = None
    with seated_bots(fixture) as bots:
        while not state.over and failed is None:
            seat = state.seat
            assert seat is not None
            if decisions == MOST_DECISIONS:  # some games go on for as long as nobody wants them to end
                failed = {"seat": seat, "reason": f"the game has not ended after {MOST_DECISIONS} decisions."}
                break
            try:
                action = decision(bots, state, seat)
            except BotFailed as error:
                failed = {"seat": seat, "reason": str(error)}
                break
            openings.setdefault(seat, state.notation(action))
            state.play(action)
            decisions += 1
            luck.settle(state, seat)
    return {
        "table": fixture.table,
        "deal": fixture.deal,
        "rotation": fixture.rotation,
        "seats": list(fixture.seats),
        "seed": fixture.seed,
        "scores": list(state.scores),
        "standing": list(state.standing) if failed is None else lost_by(failed["seat"], plan.seats),
        "decisions": decisions,
        "openings": [openings.get(seat) for seat in range(plan.seats)],
        **({} if (sources := sources_of(state)) is None else {"sources": sources}),
        **({} if failed is None else {"failed": failed}),
        "seconds": round(perf_counter() - began, 4),
    }


def lost_by(seat: int, seats: int) -> list[int]:
    """Return the standing of a game that a bot has broken off."""
    return [LOST if each == seat else NOT_LOST for each in range(seats)]


@contextmanager
def seated_bots(fixture: Fixture) -> Iterator[dict[int, Bot | TianxiaError]]:
    """Seat new bots, who remember no other game, and send them away afterwards."""
    bots: dict[int, Bot | TianxiaError] = {}
    try:
        for seat, name in enumerate(fixture.seats):
            try:
                bots[seat] = bot(name, luck_of(fixture, seat))
            except TianxiaError as error:  # a program that does not start
                bots[seat] = error
        yield bots
    finally:
        for each in bots.values():
            if hasattr(each, "close"):
                each.close()


def luck_of(fixture: Fixture, seat: int) -> int:
    """Return the seed of a bot's own luck: another for every game and seat, the same in every run."""
    place = np.uint64((fixture.table << 24) + (fixture.rotation << 8) + seat)
    return int(mix(np.uint64(fixture.seed & WORD) ^ mix(place + np.uint64(THINKING))))


def decision(bots: dict[int, Bot | TianxiaError], state: State, seat: int) -> int:
    """Ask a bot."""
    player = bots[seat]
    if isinstance(player, TianxiaError):
        raise BotFailed(str(player)) from player
    return player.decide(state.view(seat), state.actions)


def kept_sources(played: Game) -> Field | None:
    """Return the field in which a game keeps points by seat and source, if it does."""
    kept = (each for each in played.layout.fields if [axis.name for axis in each.axes] == ["seat", "source"])
    return next(kept, None)


def sources_of(state: State) -> dict[str, Sequence[int]] | None:
    """Return where each seat's points came from, in a game that keeps count of it."""
    kept = kept_sources(state.game)
    if kept is None:
        return None
    points = getattr(state.position, kept.name)
    return {label(each): [int(points[seat][each]) for seat in range(state.seats)] for each in kept.axes[1].labels or ()}
