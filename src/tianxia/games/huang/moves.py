"""Moves as numbers and as text, both ways. A hex is a letter for its row and its place in the row.

    red d7                      place a red tile; along the river "blue e5" is the next farmer
    leader green e5             place or move the green leader; "leader green withdraw"
    riot c4                     two farmers for the tile there; "riot c4 with leader": one
    pagoda red d7 e6 e7         build it there: free after a tile, else for two traders; "… with leader": one
    palace d7 d8 e7 e8          likewise
    no pagoda                   build nothing
    lift d7 e6 e7               the pagoda that moves
    replace 2 yellow 1 blue     replace tiles; "replace nothing" passes
    take red, take nothing      at the market
    stop                        no more farmers
    commit 2, commit 0 with leader             in a revolt
    war left 3, war right 0 with leader, war nothing    in a war: left, middle, right
    win left                    who wins a tie
    lose d7                     a soldier that is lost
    keep d7, keep all           the granary that stays, or all

Chance: "red" from the bag, "camp 7", "bandits 3", "seat 2 starts".
"""

import re
from functools import cache
from itertools import product
from typing import Final

import numpy as np

from tianxia.core.errors import NotAMove, shown
from tianxia.core.fields import CHANCE
from tianxia.games.huang.atlas import CAMPS
from tianxia.games.huang.state import Huang, Step
from tianxia.games.huang.tables import (
    COLOURS,
    HEXES,
    LOWER_LEFT,
    LOWER_RIGHT,
    MAPS,
    MAX_SEATS,
    MOST_BANDITS_IN_CAMP,
    MOST_HELD,
    MOST_REPLACED,
    NEIGHBOUR,
    OFF_MAP,
    RHOMBUS,
    RHOMBUSES,
    RIGHT,
    SIDES,
    TILE,
    TRIANGLE,
    TRIANGLES,
    Colour,
    Piece,
)

SIZES: Final = MOST_HELD + 1  # how many tiles may be sent: none to all

# Replacements: every choice of up to six tiles, the choice of nothing first, the last colour running fastest.
REPLACED = np.array(
    [tiles for tiles in product(range(MOST_REPLACED + 1), repeat=COLOURS) if sum(tiles) <= MOST_REPLACED], np.int64
)
REPLACEMENTS: Final = len(REPLACED)

PLACE: Final = 0  # + the colour * HEXES + the hex
LEAD: Final = PLACE + COLOURS * HEXES  # + the colour * HEXES + the hex
WITHDRAW: Final = LEAD + COLOURS * HEXES  # + the colour
RIOT: Final = WITHDRAW + COLOURS  # + the hex, + HEXES with the leader
REPLACE: Final = RIOT + 2 * HEXES  # + the number of the replacement; the first is nothing
PAGODA: Final = REPLACE + REPLACEMENTS  # + the triangle, + HEXES * TRIANGLES with the leader
PALACE: Final = PAGODA + 2 * HEXES * TRIANGLES  # + the rhombus, + HEXES * RHOMBUSES with the leader
NO_PAGODA: Final = PALACE + 2 * HEXES * RHOMBUSES
LIFT: Final = NO_PAGODA + 1  # + the triangle
TAKE: Final = LIFT + HEXES * TRIANGLES  # + the colour
TAKE_NOTHING: Final = TAKE + COLOURS
STOP: Final = TAKE_NOTHING + 1
COMMIT: Final = STOP + 1  # + how many, + SIZES with the leader
WAR_NOTHING: Final = COMMIT + 2 * SIZES
WAR: Final = WAR_NOTHING + 1  # + (the side * 2 + 1 with the leader) * SIZES + how many
WIN: Final = WAR + SIDES * 2 * SIZES  # + the side
LOSE: Final = WIN + SIDES  # + the hex
KEEP: Final = LOSE + HEXES  # + the hex
KEEP_ALL: Final = KEEP + HEXES
NUM_ACTIONS: Final = KEEP_ALL + 1
NUM_OUTCOMES: Final = max(COLOURS, CAMPS, MOST_BANDITS_IN_CAMP + 1, MAX_SEATS)

MOVES = "red d7, leader green e5, riot c4, pagoda red d7 e6 e7, replace 2 yellow 1 blue, commit 2, war left 3, lose d7"
OUTCOMES = "red, camp 7, bandits 3, seat 1 starts"
NAMES = [colour.name.lower() for colour in Colour]
SIDE_NAMES = {2: ("left", "right"), 3: ("left", "middle", "right")}
WITH = " with leader"


@cache
def hex_names(board: int) -> tuple[str, ...]:
    """Return the names of a map's hexes, in order."""
    return tuple(one.name for one in MAPS[board].hexes)


@cache
def hexes_by_name(board: int) -> dict[str, int]:
    """Return where a map's hexes are, by their names."""
    return {name: place for place, name in enumerate(hex_names(board))}


def triangle(board: int, number: int) -> tuple[int, ...] | None:
    """Return the three hexes of a triangle in order, or None where there are not three."""
    first, is_upper_point = divmod(number, TRIANGLES)
    beside = NEIGHBOUR[board, first]
    second = beside[LOWER_LEFT] if is_upper_point else beside[RIGHT]
    return _on_map(first, int(second), int(beside[LOWER_RIGHT]))


def rhombus(board: int, number: int) -> tuple[int, ...] | None:
    """Return the four hexes of a rhombus in order, or None where there are not four."""
    first, form = divmod(number, RHOMBUSES)
    beside = NEIGHBOUR[board, first]
    right, lower_left, lower_right = (int(beside[way]) for way in (RIGHT, LOWER_LEFT, LOWER_RIGHT))
    forms = (
        (first, right, lower_left, lower_right),
        (first, right, lower_right, int(NEIGHBOUR[board, lower_right, RIGHT])),
        (first, lower_left, lower_right, int(NEIGHBOUR[board, lower_left, LOWER_RIGHT])),
    )
    return _on_map(*forms[form])


def _on_map(*hexes: int) -> tuple[int, ...] | None:
    return None if OFF_MAP in hexes else hexes


@cache
def shapes(board: int) -> dict[tuple[int, ...], int]:
    """Return the numbers of a map's triangles and rhombuses, by their hexes."""
    found: dict[tuple[int, ...], int] = {}
    for first in range(len(MAPS[board].hexes)):
        for turned in range(TRIANGLES):
            found[triangle(board, first * TRIANGLES + turned) or ()] = first * TRIANGLES + turned
        for form in range(RHOMBUSES):
            found[rhombus(board, first * RHOMBUSES + form) or ()] = first * RHOMBUSES + form
    found.pop((), None)
    return found


def side_names(s: Huang) -> tuple[str, ...]:
    """Return what the sides of the war are called, from the left."""
    return SIDE_NAMES.get(int(s.sides), SIDE_NAMES[SIDES])


def is_secret(action: int) -> bool:
    """huang.replace.how: tiles are replaced face down; only how many there were is for all to see."""
    return REPLACE < action < PAGODA


# ---------------------------------------------------------------- To text


def notation(s: Huang, action: int) -> str:
    """Write a move, or an outcome of chance."""
    if s.seat == CHANCE:
        return outcome_notation(s, action)
    name = _Names(int(s.board))
    if action < WITHDRAW:
        word = "" if action < LEAD else "leader "
        colour, at = divmod(action - (PLACE if action < LEAD else LEAD), HEXES)
        return f"{word}{NAMES[colour]} {name[at]}"
    if action < RIOT:
        return f"leader {NAMES[action - WITHDRAW]} withdraw"
    if action < REPLACE:
        leads, at = divmod(action - RIOT, HEXES)
        return f"riot {name[at]}{WITH * leads}"
    if action < PAGODA:
        tiles = [f"{count} {NAMES[colour]}" for colour, count in enumerate(REPLACED[action - REPLACE]) if count]
        return f"replace {' '.join(tiles) or 'nothing'}"
    if action < PALACE:
        leads, number = divmod(action - PAGODA, HEXES * TRIANGLES)
        hexes = triangle(int(s.board), number)
        return f"pagoda{_colour_of(s, hexes)} {name.of(hexes, number)}{WITH * leads}"
    if action < NO_PAGODA:
        leads, number = divmod(action - PALACE, HEXES * RHOMBUSES)
        return f"palace {name.of(rhombus(int(s.board), number), number)}{WITH * leads}"
    if action >= LIFT and action < TAKE:
        return f"lift {name.of(triangle(int(s.board), action - LIFT), action - LIFT)}"
    return late_notation(s, action, name)


def late_notation(s: Huang, action: int, name: "_Names") -> str:
    """Write a move that answers what an action has set off."""
    if action in ANSWERS:
        return ANSWERS[action]
    if action < TAKE_NOTHING:
        return f"take {NAMES[action - TAKE]}"
    if action < WAR_NOTHING:
        leads, count = divmod(action - COMMIT, SIZES)
        return f"commit {count}{WITH * leads}"
    if action < WIN:
        side, leads, count = war_support(action)
        return f"war {_side_name(s, side)} {count}{WITH * leads}"
    if action < LOSE:
        return f"win {_side_name(s, action - WIN)}"
    return f"lose {name[action - LOSE]}" if action < KEEP else f"keep {name[action - KEEP]}"


ANSWERS = {
    NO_PAGODA: "no pagoda",
    TAKE_NOTHING: "take nothing",
    STOP: "stop",
    WAR_NOTHING: "war nothing",
    KEEP_ALL: "keep all",
}


def war_support(action: int) -> tuple[int, int, int]:
    """Return the side that a move supports, whether with the leader, and with how many tiles."""
    side, rest = divmod(action - WAR, 2 * SIZES)
    return side, *divmod(rest, SIZES)


def outcome_notation(s: Huang, outcome: int) -> str:
    """Write what chance brings."""
    if s.step == Step.CAMP:
        return f"camp {outcome + 1}"
    if s.step == Step.BANDITS:
        return f"bandits {outcome}"
    if s.step == Step.START_SEAT or outcome >= COLOURS:
        return f"seat {outcome + 1} starts"
    return NAMES[outcome]


class _Names:
    """Names of hexes; a number that no hex has is written as one, so that every move can be written."""

    def __init__(self, board: int) -> None:
        self.names = hex_names(board)

    def __getitem__(self, at: int) -> str:
        return self.names[at] if at < len(self.names) else f"hex-{at}"

    def of(self, hexes: tuple[int, ...] | None, number: int) -> str:
        return " ".join(self[at] for at in hexes) if hexes else f"shape-{number}"


def _colour_of(s: Huang, hexes: tuple[int, ...] | None) -> str:
    pieces = {int(s.piece[at]) for at in hexes or ()}
    piece = pieces.pop() if len(pieces) == 1 else int(Piece.EMPTY)
    return f" {NAMES[piece - TILE]}" if TILE <= piece < TILE + COLOURS else ""


def _side_name(s: Huang, side: int) -> str:
    names = side_names(s)
    return names[side] if side < len(names) else f"side-{side + 1}"


# ---------------------------------------------------------------- From text


def parse(s: Huang, text: str) -> int:
    """Read a move, or an outcome of chance."""
    words = " ".join(text.lower().split())
    action = parse_outcome(s, words) if s.seat == CHANCE else parse_action(s, words)
    if action is None:
        examples = OUTCOMES if s.seat == CHANCE else MOVES
        message = f"{shown(text)} is no move of this game. Written like: {examples}."
        raise NotAMove(message)
    return action


def parse_action(s: Huang, words: str) -> int | None:
    """Return the number of a seat's move."""
    for number, answer in ANSWERS.items():
        if words == answer:
            return number
    plain = words.removesuffix(WITH)
    first, _, rest = plain.partition(" ")
    leads = int(plain != words)
    if first in READERS_WITH_LEADER:
        return READERS_WITH_LEADER[first](s, rest, leads)
    if leads:
        return None
    if first in NAMES:
        at = hexes_by_name(int(s.board)).get(rest)
        return None if at is None else PLACE + NAMES.index(first) * HEXES + at
    return READERS[first](s, rest) if first in READERS else None


def _parse_leader(s: Huang, rest: str) -> int | None:
    colour, _, where = rest.partition(" ")
    if colour not in NAMES:
        return None
    if where == "withdraw":
        return WITHDRAW + NAMES.index(colour)
    at = hexes_by_name(int(s.board)).get(where)
    return None if at is None else LEAD + NAMES.index(colour) * HEXES + at


def _parse_riot(s: Huang, rest: str, leads: int) -> int | None:
    at = hexes_by_name(int(s.board)).get(rest)
    return None if at is None else RIOT + leads * HEXES + at


def _parse_shape(s: Huang, words: str, size: int) -> int | None:
    """Read the hexes of a triangle or rhombus, in any order; if all are of one colour, one before them must be that."""
    colour, _, rest = words.partition(" ")
    names = (rest if colour in NAMES else words).split()
    hexes = tuple(sorted(hexes_by_name(int(s.board)).get(name, OFF_MAP) for name in names))
    if colour in NAMES and _colour_of(s, hexes) not in {"", f" {colour}"}:
        return None
    return shapes(int(s.board)).get(hexes) if len(hexes) == size else None


def _parse_pagoda(s: Huang, rest: str, leads: int) -> int | None:
    number = _parse_shape(s, rest, TRIANGLE)
    return None if number is None else PAGODA + leads * HEXES * TRIANGLES + number


def _parse_palace(s: Huang, rest: str, leads: int) -> int | None:
    number = _parse_shape(s, rest, RHOMBUS)
    return None if number is None else PALACE + leads * HEXES * RHOMBUSES + number


def _parse_lift(s: Huang, rest: str) -> int | None:
    number = _parse_shape(s, rest, TRIANGLE)
    return None if number is None else LIFT + number


def _parse_replace(_s: Huang, rest: str) -> int | None:
    if rest == "nothing":
        return REPLACE
    if not re.fullmatch(r"[1-9] [a-z]+( [1-9] [a-z]+)*", rest):
        return None
    words = rest.split()
    counts = dict(zip(words[1::2], map(int, words[::2]), strict=True))
    if not counts.keys() <= set(NAMES) or len(words) != 2 * len(counts) or sum(counts.values()) > MOST_REPLACED:
        return None
    return REPLACE + replacement(tuple(counts.get(name, 0) for name in NAMES))


@cache
def replacement(tiles: tuple[int, ...]) -> int:
    """Return the number of a replacement: how many tiles of each colour."""
    return REPLACED.tolist().index(list(tiles))


def _parse_take(_s: Huang, rest: str) -> int | None:
    return TAKE + NAMES.index(rest) if rest in NAMES else None


def _parse_commit(_s: Huang, rest: str, leads: int) -> int | None:
    return COMMIT + leads * SIZES + int(rest) if re.fullmatch(rf"[0-{MOST_HELD}]", rest) else None


def _parse_war(s: Huang, rest: str, leads: int) -> int | None:
    name, _, count = rest.partition(" ")
    side = _side_called(s, name)
    if side is None or not re.fullmatch(rf"[0-{MOST_HELD}]", count):
        return None
    if count == "0" and not leads:  # who sends nothing names no side
        return WAR_NOTHING
    return WAR + (side * 2 + leads) * SIZES + int(count)


def _parse_win(s: Huang, rest: str) -> int | None:
    side = _side_called(s, rest)
    return None if side is None else WIN + side


def _side_called(s: Huang, name: str) -> int | None:
    """Return a side; the middle one is none of two, but a side that there might be."""
    names = side_names(s)
    if name in names:
        return names.index(name)
    return len(names) if name in SIDE_NAMES[SIDES] else None


def _parse_lose(s: Huang, rest: str) -> int | None:
    at = hexes_by_name(int(s.board)).get(rest)
    return None if at is None else LOSE + at


def _parse_keep(s: Huang, rest: str) -> int | None:
    at = hexes_by_name(int(s.board)).get(rest)
    return None if at is None else KEEP + at


READERS = {
    "leader": _parse_leader,
    "lift": _parse_lift,
    "replace": _parse_replace,
    "take": _parse_take,
    "win": _parse_win,
    "lose": _parse_lose,
    "keep": _parse_keep,
}
READERS_WITH_LEADER = {
    "riot": _parse_riot,
    "pagoda": _parse_pagoda,
    "palace": _parse_palace,
    "commit": _parse_commit,
    "war": _parse_war,
}


def parse_outcome(s: Huang, words: str) -> int | None:
    """Return the number of an outcome."""
    found = re.fullmatch(r"(?:(camp|bandits|seat) ([1-9][0-9]?)( starts)?|[a-z]+)", words)
    if found is None or (found[3] is not None) != (found[1] == "seat"):
        return None
    if found[1] is None:
        return NAMES.index(words) if words in NAMES else None
    number, most = int(found[2]), {"camp": CAMPS, "bandits": MOST_BANDITS_IN_CAMP, "seat": MAX_SEATS}[found[1]]
    asked = {int(Step.CAMP): "camp", int(Step.BANDITS): "bandits", int(Step.START_SEAT): "seat"}.get(int(s.step))
    if number > most or found[1] != asked:
        return None
    return number if found[1] == "bandits" else number - 1
