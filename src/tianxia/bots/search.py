"""The opponent that searches: it plays the move that did best in the worlds it can imagine, and can say why."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np

from tianxia.bots.tree import FOUND, NO_NODE, NODE, keep_below, searcher
from tianxia.core.chance import GUESSING, new_generator
from tianxia.core.compiled import Progress, let_words_wrap
from tianxia.core.fields import NOBODY, SEAT, all_rows, row
from tianxia.core.game import Game
from tianxia.core.notes import UNKNOWN
from tianxia.core.state import Move, View

DEEPEST = 512  # decisions on a way down the tree
NODES = 4_000_000  # in all trees of a search: 160 MB, of which only what is used takes up memory
BREATH = 0.005  # seconds between two looks at the clock
LINES = 3  # moves of which is told how it may go on
LONGEST_LINE = 6  # how far
RELIABLE = 10  # visits that a guess at how it goes on should rest on


@dataclass(frozen=True)
class Manner:
    """How a search plays. It ends after so many iterations or seconds, whichever comes first."""

    iterations: int | None = 1000
    seconds: float | None = None
    curiosity: float = 0.7  # how much is tried beyond what did well so far
    horizon: int = 50  # moves that are looked at in playing on before a position is judged
    guided: bool = True  # whether it is played on as a sensible player would, or at random
    keeps: bool = True  # whether what was found out for the last decision is of use for the next
    threads: int = 1  # trees of their own, whose votes are added up


class Expected(NamedTuple):
    """A move that may come."""

    seat: int
    move: str  # in notation


@dataclass(frozen=True)
class Candidate:
    """What a search thinks of a move."""

    action: int
    share: float  # of the visits
    winning: tuple[float, ...]  # how likely each seat is to win then
    points: tuple[float, ...]  # what each seat may expect to have at the end
    line: tuple[Expected, ...]  # how it may go on, this move first


class Tree:
    """A tree and all the memory that a search in it needs."""

    def __init__(self, game: Game, size: int) -> None:
        self.game = game
        self.search = searcher(game)
        self.rows = game.layout.lean_zeros(2)
        self.nodes = np.zeros(size, NODE)
        self.found = np.zeros(game.num_actions, FOUND)
        self.secret = np.array([game.secret(action) for action in range(game.num_actions)])
        self.lists = np.zeros((4, game.width), np.int32)
        self.path = np.zeros(DEEPEST, np.int32)
        self.before = np.zeros(SEAT.size)
        self.used = 0

    def look_at(self, view: View, seed: int, moves: Sequence[Move] | None) -> None:
        """Search this view from now on. What grew for these moves since the last one is kept, or else nothing."""
        size = self.game.layout.state_bytes
        self.rows[:1].view(np.uint8)[:size] = view.rows.view(np.uint8)[:size]
        self.found[:] = 0
        self.generator = new_generator(seed, GUESSING)
        self.rows[1] = self.rows[0]
        self.game.redeal(row(self.rows, 1), view.seat, self.generator)
        self.game.prospects(row(self.rows, 1), self.before)
        node = NO_NODE if moves is None or self.used == 0 else self.after(moves)
        if node == NO_NODE:
            self.nodes[0] = np.zeros((), NODE)
            self.nodes[0]["first"] = self.nodes[0]["next"] = NO_NODE
            self.used = 1
        else:
            self.used = keep_below(all_rows(self.nodes), self.used, node, np.empty(self.used, np.int32))

    def grow(self, seat: int, iterations: int, manner: Manner) -> None:
        """Search on."""
        let_words_wrap()
        game = self.game
        rules = (game.legal, game.chance, game.apply, game.must_ask, game.redeal, game.weigh, game.prospects)
        arrays = (all_rows(self.rows), all_rows(self.nodes), all_rows(self.found), self.used)
        self.used = self.search(
            *rules, game.standing, *arrays, self.secret, *self.lists, self.path, self.generator, seat, iterations,
            self.before, manner.curiosity, game.spread, manner.horizon, manner.guided,
        )  # fmt: skip

    def children(self, parent: int, seat: int | None) -> Iterator[int]:
        """Return the nodes that a seat's moves lead to from a node."""
        child = int(self.nodes[parent]["first"])
        while child != NO_NODE:
            if self.nodes[child]["seat"] == seat:
                yield child
            child = int(self.nodes[child]["next"])

    def after(self, moves: Sequence[Move], node: int = 0) -> int:
        """Return the node that these moves lead to."""
        for seat, action in moves:
            mover = NOBODY if action == UNKNOWN else seat
            here = (child for child in self.children(node, mover) if self.nodes[child]["action"] == action)
            node = next(here, NO_NODE)
            if node == NO_NODE:
                break
        return node


class Search:
    """Plays by searching. The same seed and number of iterations give the same moves everywhere."""

    def __init__(self, manner: Manner | None = None, seed: int = 0) -> None:
        self.manner = manner or Manner()
        self.seed = seed
        self.asked = 0
        self._trees: list[Tree] = []
        self._last: View | None = None

    def prepare(self, game: Game, progress: Progress | None = None) -> None:
        """Get ready for a game now, so that the first decision does not have to wait for it."""
        game.compile_lean(progress, "search")
        if not self._trees or self._trees[0].game is not game:
            threads = self.manner.threads
            self._trees = [Tree(game, NODES // threads) for _ in range(threads)]
            self._last = None

    def decide(self, view: View, actions: Sequence[int]) -> int:
        """Return the move that was tried most often."""
        if len(actions) == 1:
            return actions[0]
        self._think(view)
        visits = self._visits(view.seat)
        return max(actions, key=lambda action: visits.get(action, 0))

    def candidates(self, view: View, actions: Sequence[int]) -> list[Candidate]:
        """Think, and say of every move what comes of it, the best first."""
        self._think(view)
        return self.explained(view, actions)

    def _think(self, view: View) -> None:
        assert view.seat is not None, "a spectator has nothing to decide"
        end = None if self.manner.seconds is None else perf_counter() + self.manner.seconds
        self.prepare(view.game)
        moves = moves_between(self._last, view) if self._last is not None and self.manner.keeps else None
        for number, tree in enumerate(self._trees):
            tree.look_at(view, self.seed + (self.asked << 16) + (number << 64), moves)
        self._last = view
        self.asked += 1
        if self.manner.threads == 1:
            self._grow(self._trees[0], view.seat, end)
        else:
            with ThreadPoolExecutor(self.manner.threads) as pool:
                list(pool.map(lambda tree: self._grow(tree, view.seat or 0, end), self._trees))

    def _grow(self, tree: Tree, seat: int, end: float | None) -> None:
        left = self.manner.iterations
        if end is None:
            tree.grow(seat, left or 0, self.manner)
            return
        now, some = perf_counter(), 1
        while now < end and left != 0:
            some = some if left is None else min(some, left)
            tree.grow(seat, some, self.manner)
            left = None if left is None else left - some
            before, now = now, perf_counter()
            some = max(1, int(some * min(2.0, BREATH / max(now - before, 1e-9))))

    def _visits(self, seat: int | None) -> dict[int, int]:
        visits: dict[int, int] = {}
        for tree in self._trees:
            for child in tree.nodes[list(tree.children(0, seat))]:
                action = int(child["action"])
                visits[action] = visits.get(action, 0) + int(child["visits"])
        return visits

    def explained(self, view: View, actions: Sequence[int]) -> list[Candidate]:
        """Say of every move what the last search found, the best first."""
        visits = self._visits(view.seat)
        seats = int(view.position.seats)
        found: Any = {name: sum(tree.found[name] for tree in self._trees) for name in ("visits", "won", "points")}
        total = sum(visits.get(action, 0) for action in actions)
        candidates = []
        for place, action in enumerate(sorted(actions, key=lambda action: -visits.get(action, 0))):
            count = max(1, found["visits"][action])
            winning, points = (tuple((found[name][action][:seats] / count).tolist()) for name in ("won", "points"))
            line = self._line(view, action, LONGEST_LINE if place < LINES else 1)
            candidates.append(Candidate(action, visits.get(action, 0) / max(1, total), winning, points, line))
        return candidates

    def _line(self, view: View, first: int, longest: int) -> tuple[Expected, ...]:
        """Follow the moves that were tried most, in a world that may be the true one, while enough was tried."""
        tree, world, node, action = self._trees[0], view.sample_world(self.seed), 0, first
        line: list[Expected] = []
        while True:
            seat = world.seat
            assert seat is not None
            line.append(Expected(seat, world.notation(action)))
            node = tree.after([Move(seat, action)], node)
            if node == NO_NODE or len(line) == longest:
                break
            world.play(action)
            tried = {int(n["action"]): int(n["visits"]) for n in tree.nodes[list(tree.children(node, world.seat))]}
            action = max(world.actions, key=lambda action: tried.get(action, 0), default=NO_NODE)
            if tried.get(action, 0) < RELIABLE:
                break
        return tuple(line)


def moves_between(before: View, now: View) -> list[Move] | None:
    """Return what was decided between two views of a seat, if they are of one game and nothing was taken back."""
    is_one_game = (
        before.seat == now.seat
        and before.settings == now.settings
        and before.moves == now.moves[: len(before.moves)]
        and before.log == now.log[: len(before.log)]
    )
    return now.moves[len(before.moves) :] if is_one_game else None
