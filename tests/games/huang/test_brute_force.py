"""Brute force against the fast rules, on random positions: what is linked, triangles and rhombuses, legal moves.

Here spaces are pairs of coordinates, groups are flooded anew each time, and shapes are found by trying all spaces.
"""

import random
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from tests.games.huang.plain import CHANCE, COLOURS, Hex, linked, neighbours
from tests.games.huang.scattered import scattered
from tests.games.huang.twins import as_state, differences, play_forced

from tianxia.core.fields import readable
from tianxia.games.huang.atlas import maps
from tianxia.games.huang.board import link, put, remove
from tianxia.games.huang.boxes.palace import is_free_rhombus
from tianxia.games.huang.buildings import completes_rhombus, completes_triangle, is_free_triangle
from tianxia.games.huang.moves import rhombus, triangle
from tianxia.games.huang.state import LAYOUT, NOWHERE, RESERVE
from tianxia.games.huang.tables import LEADER, RHOMBUSES, TERRAIN, TILE, TRIANGLES
from tianxia.games.huang.tables import Building as Kind

SEATS = 4
SOME, MANY = 150, 5000  # positions: in every run of the tests, and once in a while
how_many = pytest.mark.parametrize("positions", [SOME, pytest.param(MANY, marks=pytest.mark.slow)])


class Board:
    """A map with pieces on it, for the fast rules and as plain sets, side by side."""

    def __init__(self, number: int) -> None:
        self.map = maps()[number]
        self.spaces: list[Hex] = [(one.q, one.r) for one in self.map.hexes]
        self.number = {space: place for place, space in enumerate(self.spaces)}
        self.rows = LAYOUT.lean_zeros()
        self.fast: Any = readable(self.rows)
        self.fast.seats, self.fast.board, self.fast.hexes = SEATS, number, len(self.spaces)
        self.fast.terrain[:] = TERRAIN[number]
        self.fast.leader_at[:] = RESERVE
        self.fast.site[:] = NOWHERE
        self.pieces: dict[Hex, int] = {}

    def lay(self, space: Hex, piece: int) -> None:
        at = self.number[space]
        put(self.fast, at, piece)
        if piece >= LEADER:
            self.fast.leader_at[divmod(piece - LEADER, len(COLOURS))] = at
        link(self.fast, at)
        self.pieces[space] = piece

    def take(self, space: Hex) -> None:
        remove(self.fast, self.number[space])
        del self.pieces[space]

    def linked_by_hand(self) -> tuple[list[int], list[int]]:
        """What `group` and `leaders` should hold: the lowest space of each piece's group, and its leaders' colours."""
        group, leaders = [0] * len(self.spaces), [0] * len(self.spaces)
        for spaces in linked(set(self.pieces)):
            lowest = min(self.number[space] for space in spaces)
            for space in spaces:
                group[self.number[space]] = 1 + lowest
                if self.pieces[space] >= LEADER:
                    leaders[lowest] |= 1 << (self.pieces[space] - LEADER) % len(COLOURS)
        return group, leaders


@how_many
def test_pieces_that_come_and_go_are_linked_as_a_flood_finds_them(positions):
    luck = random.Random(positions)  # noqa: S311
    board = Board(0)
    for number in range(positions):
        if number % 250 == 0:
            board = Board(luck.randrange(len(maps())))
        free = [space for space in board.spaces if space not in board.pieces]
        reserve = [piece for piece in range(LEADER, LEADER + SEATS * 5) if piece not in board.pieces.values()]
        crowd = luck.choice([20, 60, 110])
        if luck.random() * crowd > len(board.pieces) and free:
            leads = luck.random() < 0.2 and reserve
            board.lay(luck.choice(free), luck.choice(reserve) if leads else TILE + luck.randrange(5))
        elif board.pieces:
            board.take(luck.choice(sorted(board.pieces)))
        group, leaders = board.linked_by_hand()
        assert board.fast.group[: len(group)].tolist() == group
        assert board.fast.leaders[: len(leaders)].tolist() == leaders
        yellow = [sum(board.pieces.get(beside) == TILE for beside in neighbours(space)) for space in board.spaces]
        assert board.fast.governors[: len(yellow)].tolist() == yellow


def shapes(spaces: list[Hex]) -> tuple[set[frozenset[Hex]], set[frozenset[Hex]]]:
    """All triangles, and all rhombuses: two triangles with an edge in common."""
    there = set(spaces)
    triangles = {
        frozenset({space, *two})
        for space in spaces
        for two in combinations([beside for beside in neighbours(space) if beside in there], 2)
        if two[0] in neighbours(two[1])
    }
    by_edge: dict[frozenset[Hex], list[frozenset[Hex]]] = {}
    for three in triangles:
        for edge in combinations(sorted(three), 2):
            by_edge.setdefault(frozenset(edge), []).append(three)
    return triangles, {one | other for found in by_edge.values() for one, other in combinations(found, 2)}


@pytest.mark.parametrize("number", range(len(maps())))
def test_triangles_and_rhombuses_are_numbered_each_once(number):
    board = Board(number)
    for all_of, forms, numbered in zip(shapes(board.spaces), (TRIANGLES, RHOMBUSES), (triangle, rhombus), strict=True):
        found = [numbered(number, shape) for shape in range(len(board.spaces) * forms)]
        told = [frozenset(board.spaces[at] for at in hexes) for hexes in found if hexes is not None]
        assert len(told) == len(set(told))
        assert set(told) == all_of


@how_many
def test_what_may_be_built_on_is_what_trying_all_spaces_finds(positions):
    luck = random.Random(positions)  # noqa: S311
    for _ in range(positions // 15):
        number = luck.randrange(len(maps()))
        board = Board(number)
        colours = luck.sample(range(5), luck.choice([1, 2, 3]))
        for space in luck.sample(board.spaces, luck.randrange(10, len(board.spaces) // 2)):
            board.lay(space, TILE + luck.choice(colours))
        covered = set(luck.sample(sorted(board.pieces), len(board.pieces) // 8))
        for space in covered:
            board.fast.building[board.number[space]] = luck.choice([Kind.RED_PAGODA, Kind.PALACE, Kind.GRANARY])
        board.fast.supply[: Kind.GRANARY] = 1
        triangles, rhombuses = shapes(board.spaces)
        kinds = {frozenset(three): {board.pieces.get(space, 0) for space in three} for three in triangles | rhombuses}
        free = {
            shape for shape, pieces in kinds.items() if len(pieces) == 1 and 0 not in pieces and not shape & covered
        }
        fast = list(numbered_shapes(board, number))
        assert {shape for shape, is_free in fast if is_free and len(shape) == 3} == free & triangles
        yellow = {shape for shape in free & rhombuses if kinds[shape] == {TILE}}
        assert {shape for shape, is_free in fast if is_free and len(shape) == 4} == yellow
        for space in board.pieces:
            at = board.number[space]
            assert completes_triangle(board.fast, at) == any(space in shape for shape in free & triangles)
            if board.pieces[space] == TILE:
                assert completes_rhombus(board.fast, at) == any(space in shape for shape in yellow)


def numbered_shapes(board: Board, number: int) -> Iterator[tuple[frozenset[Hex], bool]]:
    for shape in range(len(board.spaces) * TRIANGLES):
        hexes = triangle(number, shape)
        yield frozenset(board.spaces[at] for at in hexes or ()), bool(is_free_triangle(board.fast, shape))
    for shape in range(len(board.spaces) * RHOMBUSES):
        hexes = rhombus(number, shape)
        yield frozenset(board.spaces[at] for at in hexes or ()), bool(is_free_rhombus(board.fast, shape))


@how_many
def test_what_may_be_done_is_what_trying_everything_finds(positions):
    luck = random.Random(positions)  # noqa: S311
    kinds = set()
    for _ in range(positions):
        table = scattered(luck)
        state = as_state(table)
        play_forced(table)
        assert differences(table, state) == {}
        while not table.is_over and table.question.asked != CHANCE:
            moves = sorted(table.question.answers)
            kind = luck.choice(sorted({move.split()[0] for move in moves}))
            move = luck.choice([move for move in moves if move.split()[0] == kind])
            kinds.add(kind)
            state.play(move)
            table.play(move)
            play_forced(table)
            assert differences(table, state) == {}, move
    often = {*COLOURS, "leader", "riot", "pagoda", "replace", "take", "stop", "commit", "war"}
    assert kinds >= (often if positions == SOME else often | {"no", "palace", "win", "lose", "keep"})
