"""The opponent that searches: it plays the move that did best in the worlds it can imagine, and can say why."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import numpy as np

from tianxia.bots.tree import FOUND, NO_NODE, NODE, TO_THE_END, searcher
from tianxia.core.chance import GUESSING, new_generator
from tianxia.core.compiled import let_words_wrap
from tianxia.core.fields import all_rows
from tianxia.core.game import Game
from tianxia.core.state import View

DEEPEST = 512  # decisions on a way down the tree
NODES = 1_000_000  # in a tree: 40 MB
CHUNK = 20  # iterations between two looks at the clock
LINES = 3  # moves of which is told how it may go on
LONGEST_LINE = 6  # how far
RELIABLE = 10  # visits that a guess at how it goes on should rest on


@dataclass(frozen=True)
class Manner:
    """How a search plays. It ends after so many iterations or seconds, whichever comes first."""

    iterations: int | None = 1000
    seconds: float | None = None
    curiosity: float = 1.0  # how much is tried beyond what did well so far
    horizon: int = TO_THE_END  # decisions that are played on before a position is judged
    guided: bool = False  # whether they are played as a sensible player would, or at random
    threads: int = 1  # trees of their own, whose votes are added up


@dataclass(frozen=True)
class Candidate:
    """What a search thinks of a move."""

    action: int
    share: float  # of the visits
    winning: tuple[float, ...]  # how likely each seat is to win then
    points: tuple[float, ...]  # what each seat may expect to have at the end
    line: tuple[str, ...]  # how it may go on, in notation, this move first


class Tree:
    """A tree and all the memory that a search in it needs."""

    def __init__(self, game: Game, size: int = NODES) -> None:
        self.game = game
        self.search = searcher(game)
        self.rows = game.layout.lean_zeros(2)
        self.nodes = np.zeros(size, NODE)
        self.found = np.zeros(game.num_actions, FOUND)
        self.lists = np.zeros((3, game.width), np.int32)
        self.path = np.zeros(DEEPEST, np.int32)
        self.used = 0

    def start(self, view: View, seed: int) -> None:
        """Forget everything, and look at this."""
        lean = view.rows.dtype.itemsize - self.rows.dtype.itemsize
        assert lean >= 0
        size = self.game.layout.state_bytes
        self.rows[:1].view(np.uint8)[:size] = view.rows.view(np.uint8)[:size]
        self.nodes[0] = (NO_NODE, NO_NODE, 0, 0, 0, 0, 0.0)
        self.found[:] = 0
        self.used = 1
        self.generator = new_generator(seed, GUESSING)

    def grow(self, seat: int, iterations: int, manner: Manner) -> None:
        """Search on."""
        let_words_wrap()
        game = self.game
        rules = (game.legal, game.chance, game.apply, game.must_ask, game.redeal, game.weigh, game.prospects)
        arrays = (all_rows(self.rows), all_rows(self.nodes), all_rows(self.found), self.used)
        self.used = self.search(
            *rules, game.standing, *arrays, *self.lists, self.path, self.generator, seat, iterations,
            manner.curiosity, game.spread, manner.horizon, manner.guided,
        )  # fmt: skip

    def children(self, parent: int, seat: int | None) -> Iterator[int]:
        """Return the nodes that a seat's moves lead to from a node."""
        child = int(self.nodes[parent]["first"])
        while child != NO_NODE:
            if self.nodes[child]["seat"] == seat:
                yield child
            child = int(self.nodes[child]["next"])


class Search:
    """Plays by searching. The same seed and number of iterations give the same moves everywhere."""

    def __init__(self, manner: Manner | None = None, seed: int = 0) -> None:
        self.manner = manner or Manner()
        self.seed = seed
        self.asked = 0
        self._trees: list[Tree] = []

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
        if not self._trees or self._trees[0].game is not view.game:
            self._trees = [Tree(view.game) for _ in range(self.manner.threads)]
        for number, tree in enumerate(self._trees):
            tree.start(view, self.seed + (self.asked << 16) + (number << 64))
        self.asked += 1
        if self.manner.threads == 1:
            self._grow(self._trees[0], view.seat)
        else:
            with ThreadPoolExecutor(self.manner.threads) as pool:
                list(pool.map(lambda tree: self._grow(tree, view.seat or 0), self._trees))

    def _grow(self, tree: Tree, seat: int) -> None:
        left = self.manner.iterations
        end = None if self.manner.seconds is None else perf_counter() + self.manner.seconds
        while left is None or left > 0:
            chunk = left if end is None and left is not None else CHUNK if left is None else min(CHUNK, left)
            tree.grow(seat, chunk, self.manner)
            left = None if left is None else left - chunk
            if end is not None and perf_counter() > end:
                break

    def _visits(self, seat: int | None) -> dict[int, int]:
        visits: dict[int, int] = {}
        for tree in self._trees:
            for child in tree.children(0, seat):
                action = int(tree.nodes[child]["action"])
                visits[action] = visits.get(action, 0) + int(tree.nodes[child]["visits"])
        return visits

    def explained(self, view: View, actions: Sequence[int]) -> list[Candidate]:
        """Say of every move what the last search found, the best first."""
        visits = self._visits(view.seat)
        seats = int(view.position.seats)
        found: Any = {name: sum(tree.found[name] for tree in self._trees) for name in ("won", "points")}
        total = sum(visits.values())
        candidates = []
        for place, action in enumerate(sorted(actions, key=lambda action: -visits.get(action, 0))):
            count = max(1, visits.get(action, 0))
            winning, points = (tuple((found[name][action][:seats] / count).tolist()) for name in ("won", "points"))
            line = self._line(view, action) if place < LINES else (view.game.notation(view.position, action),)
            candidates.append(Candidate(action, visits.get(action, 0) / total, winning, points, line))
        return candidates

    def _line(self, view: View, first: int) -> tuple[str, ...]:
        """Follow the moves that were tried most, in a world that may be the true one, while enough was tried."""
        tree, world, node, action = self._trees[0], view.sample_world(self.seed), 0, first
        line: list[str] = []
        while len(line) < LONGEST_LINE:
            line.append(world.notation(action))
            below = {int(tree.nodes[child]["action"]): child for child in tree.children(node, world.seat)}
            node = below.get(action, NO_NODE)
            world.play(action)
            if node == NO_NODE or world.over:
                break
            visits = {
                int(tree.nodes[child]["action"]): int(tree.nodes[child]["visits"])
                for child in tree.children(node, world.seat)
            }
            action = max(world.actions, key=lambda action: visits.get(action, 0))
            if visits.get(action, 0) < RELIABLE:
                break
        return tuple(line)
