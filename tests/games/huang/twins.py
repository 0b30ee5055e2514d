"""The plain table and the fast rules side by side: one position, told by both; one game, played by both."""

import json
from pathlib import Path
from typing import Any

from tests.games import twins
from tests.games.huang.plain import COLOURS, PAGODAS, Board, Hex, Hexes, Leader, Table, linked

import tianxia
from tianxia.core.state import State
from tianxia.games import huang

HUANG = tianxia.game("huang")
MAPS = Path(huang.__file__).parent / "maps"
DYNASTIES = ("tiger", "rabbit", "rat", "goat", "dragon")
SIDES = 3


def board_of(name: str) -> Board:
    """Read a map's file, as data."""
    given = json.loads((MAPS / f"{name}.json").read_text("utf8"))
    spaces = {(one["q"], one["r"]): one for one in given["hexes"]}
    granaries = given.get("granaries", False)
    return Board(
        land={space for space, one in spaces.items() if one["terrain"] == "land"},
        rivers={space for space, one in spaces.items() if one["terrain"] == "river"},
        capitals={space for space, one in spaces.items() if one.get("capital")},
        camps={one["camp"]: space for space, one in spaces.items() if one.get("camp")},
        bandits={one["number"]: one["bandits"] for one in given.get("bandit_tiles", [])},
        granaries=granaries,
        pagodas={**PAGODAS, "blue": 0} if granaries else PAGODAS,
        name=name,
    )


def options(table: Table) -> dict[str, Any]:
    start = "random" if table.told_start is None else table.told_start
    name = table.board.name if table.board.name != "test_board" else "warring_states"
    return {
        "map": name,
        "bandits": table.has_bandits,
        "palace": table.has_palace,
        "short": table.is_short,
        "start_seat": start,
    }


def new_state(table: Table) -> State:
    return HUANG.new(table.seats, seed=1, chance="manual", **options(table))


class Told:
    """Tells a plain table as `State.to_dict` does, every field of it. Spaces and shapes get their numbers here."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.board = table.board
        self.number = {space: number for number, space in enumerate(self.board.spaces)}

    def at(self, space: Hex | None) -> int:
        return -1 if space is None else self.number[space]

    def shape(self, spaces: Hexes) -> int:
        """A triangle is twice its first space, and one more if that is its upper point; a rhombus likewise of three."""
        ordered = self.board.ordered(spaces)
        q, r = ordered[0]
        if len(ordered) == 3:
            return 2 * self.number[ordered[0]] + ((q + 1, r) not in spaces)
        if (q + 1, r) not in spaces:
            return 3 * self.number[ordered[0]] + 2
        return 3 * self.number[ordered[0]] + ((q - 1, r + 1) not in spaces)

    def piece(self, space: Hex) -> str:
        table = self.table
        if space in table.leaders:
            leader = table.leaders[space]
            return f"{DYNASTIES[leader.owner]} {leader.colour}"
        return f"bandits {table.bandits[space]}" if space in table.bandits else table.tiles.get(space, "empty")

    def building(self, space: Hex) -> str:
        if space in self.table.granaries:
            return "granary"
        kind = next((building.kind for building in self.table.buildings if space in building.spaces), "none")
        return kind if kind in {"none", "palace"} else f"{kind} pagoda"

    def groups(self) -> dict[Hex, int]:
        """1 + the first space of what each piece is linked with; states at war are as they were before."""
        pieces = {*self.table.tiles, *self.table.leaders}
        apart = self.apart()
        groups = list(apart)
        if apart and self.table.at is not None:
            groups += linked(pieces - {self.table.at}.union(*apart))
        else:
            groups += linked(pieces)
        return {space: 1 + min(self.number[other] for other in group) for group in groups for space in group & pieces}

    def apart(self) -> list[Hexes]:
        """The states that a tile has set at war, or joined against bandits."""
        return [side.spaces for side in self.table.sides if side.spaces]

    def leader_bits(self, groups: dict[Hex, int]) -> list[int]:
        bits = [0] * len(self.number)
        for space, leader in self.table.leaders.items():
            bits[groups[space] - 1] |= 1 << COLOURS.index(leader.colour)
        return bits

    def leaders_at(self, seat: int) -> dict[str, int]:
        """Where each leader stands; what is 0 is not written."""
        places = {colour: self.at(self.table.where(Leader(seat, colour))) for colour in COLOURS}
        return {colour: place for colour, place in places.items() if place}

    def sites(self, kind: str) -> list[int]:
        found = sorted(self.shape(building.spaces) for building in self.table.buildings if building.kind == kind)
        return [*found, -1, -1][:2]

    def supplied(self, kind: str) -> int:
        copies = int(self.table.has_palace) if kind == "palace" else self.board.pagodas[kind]
        return copies - sum(building.kind == kind for building in self.table.buildings)

    def by_side(self, values: list[int]) -> list[int]:
        return [*values, 0, 0, 0][:SIDES]

    def position(self) -> dict[str, Any]:
        table, seats = self.table, range(self.table.seats)
        spaces, groups = self.board.spaces, self.groups()
        kinds = {f"{colour} pagoda": colour for colour in COLOURS} | {"palace": "palace"}
        supply = {name: self.supplied(kind) for name, kind in kinds.items()}
        site, apart = table.to_build, self.apart()
        step = "over" if table.is_over else table.step
        undrawn = -1 if table.told_start is None else table.told_start
        return {
            "seat": "nobody" if table.is_over else table.question.asked,
            "step": step,
            "turn": table.turn if table.is_set_up else undrawn,
            "turns": table.turns_begun,
            "action": 0 if step in {"granaries", "refill", "fill", "over"} else table.action,
            "at": -1 if table.is_over else self.at(table.at),
            "drawer": -1 if table.is_over or table.drawer is None else table.drawer,
            "to_draw": table.to_draw if step == "replace" else 0,
            "board": self.board.name.replace("_", " "),
            "hexes": len(spaces),
            "terrain": ["river" if space in self.board.rivers else "land" for space in spaces],
            "piece": [self.piece(space) for space in spaces],
            "building": [self.building(space) for space in spaces],
            "group": [groups.get(space, 0) for space in spaces],
            "leaders": self.leader_bits(groups),
            "governors": [table.governors_beside(space) for space in spaces],
            "camps": len(table.bandits),
            "leader_at": [self.leaders_at(seat) for seat in seats],
            "site": {"none": [-1, -1], "granary": [-1, -1]} | {name: self.sites(kind) for name, kind in kinds.items()},
            "supply": {name: count for name, count in supply.items() if count},
            "bag": self.tiles(table.bag),
            "bag_size": table.bag.total() - table.undrawn,
            "market": self.tiles(table.market),
            "box": self.tiles(table.box),
            "hand": [self.tiles(hand) for hand in table.hands],
            "hand_size": [hand.total() for hand in table.hands],
            "replaced": [self.tiles(tiles) for tiles in table.replaced],
            "replaced_size": [tiles.total() for tiles in table.replaced],
            "surely_held": [self.tiles(tiles) for tiles in table.surely_held],
            "surely_had": [self.tiles(tiles) for tiles in table.surely_had],
            "points": [self.tiles(points) for points in table.points],
            "granaries": table.granaries_taken,
            "site_chosen": -1 if site is None else self.shape(site.spaces),
            "kind_chosen": "none" if site is None else f"{site.kind} pagoda",
            "sides": len(apart),
            "side": self.by_side([1 + min(self.number[space] for space in spaces) for spaces in apart]),
            "sent": self.by_side([side.sent for side in table.sides]),
            "sent_leaders": self.by_side([side.leaders_sent for side in table.sides]),
            "winner": -1 if table.winner is None else table.sides.index(table.winner),
            "owed": table.owed,
            "lost": self.at(table.lost),
        }

    def tiles(self, tiles: Any) -> dict[str, int]:
        return {colour: tiles[colour] for colour in COLOURS if tiles[colour]}


def as_position(table: Table) -> dict[str, Any]:
    return Told(table).position()


def as_state(table: Table) -> State:
    """Hand a plain table to the fast rules. Chance is left to whoever plays on."""
    given = {"game": "huang", "seats": table.seats, "options": options(table), "position": as_position(table)}
    return HUANG.from_dict(given, seed=1, chance="manual")


def play_forced(table: Table) -> None:
    twins.play_forced(table)


def differences(table: Table, state: State) -> dict[str, tuple[Any, Any]]:
    """Where the two do not tell the same: field, plain, fast."""
    found = twins.differences(table, as_position(table), state)
    if table.winners() != list(state.winners) or table.scores() != list(state.scores):
        found["winners"] = (table.winners(), state.winners)
    return found
