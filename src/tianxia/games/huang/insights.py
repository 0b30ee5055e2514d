"""What a player of HUANG sees at a glance or works out: states, their leaders and soldiers, and what a piece would do.

All of it comes from the fields that the rules keep and from the rules' own functions; hexes are written by their names.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from tianxia.games.huang.board import beside, leaders_of, soldiers_in, would_clash
from tianxia.games.huang.conflicts import ATTACKER, DEFENDER, revolt_strength, war_strength
from tianxia.games.huang.moves import LEAD, NAMES, PLACE, hex_names
from tianxia.games.huang.reasons import refusal, without
from tianxia.games.huang.state import RESERVE, Huang, Step
from tianxia.games.huang.tables import BANDITS, COLOURS, FROM_LEFT, HEXES, LEADER, TILE, Colour

REVOLT: tuple[Step, ...] = (Step.ATTACK, Step.DEFEND)
WAR: tuple[Step, ...] = (Step.SUPPORT, Step.TIE)


class Leader(NamedTuple):
    """A leader on the board."""

    seat: int
    colour: int
    at: int


class Group(NamedTuple):
    """Linked pieces: a state where there is a leader among them (huang.state), else a loose group (huang.group)."""

    number: int  # as the field `group` has it
    hexes: tuple[int, ...]
    leaders: tuple[Leader, ...]
    soldiers: int

    @property
    def is_state(self) -> bool:
        """huang.state: pieces with a leader."""
        return bool(self.leaders)


def groups_of(s: Huang) -> Iterator[Group]:
    """huang.adjacent: the linked pieces on the board, in map order."""
    hexes: dict[int, list[int]] = {}
    for at in range(int(s.hexes)):
        if s.group[at]:
            hexes.setdefault(int(s.group[at]), []).append(at)
    for number in sorted(hexes):
        inside = tuple(hexes[number])
        leaders = [leader_on(s, at) for at in inside if LEADER <= s.piece[at] <= BANDITS]
        soldiers = sum(int(s.piece[at]) == TILE + Colour.RED for at in inside)
        yield Group(number, inside, tuple(sorted(leaders, key=lambda one: one.colour)), soldiers)


def leader_on(s: Huang, at: int) -> Leader:
    """Return the leader on a hex."""
    return Leader(*divmod(int(s.piece[at]) - LEADER, COLOURS), at)


def insights(s: Huang, reader: int | None) -> dict[str, Any]:
    """huang.state, huang.war.strength, huang.revolt.strength: states and loose groups; standings; where pieces may go.

    `places` and `refused` are told to the one who may place a piece now: for each colour held, and each leader, the
    hexes where it may lie, and for every reason the hexes where it may not. `wars` tells for each hex where a tile
    would start one the sides from the left; `revolts`, for each leader and hex, the strengths before hidden tiles.
    """
    seen: dict[str, Any] = {
        "states": [told_group(s, group) for group in groups_of(s) if group.is_state],
        "groups": [told_group(s, group)["hexes"] for group in groups_of(s) if not group.is_state],
        "standing": standing_now(s),
        "places": {},
        "refused": {},
        "wars": {},
        "revolts": {},
    }
    if reader is not None and reader == s.seat and s.step in {Step.ACTION, Step.CHAIN}:
        seen |= prospects(s)
    return seen


def told_group(s: Huang, group: Group) -> dict[str, Any]:
    """Tell what belongs to a group."""
    names = hex_names(int(s.board))
    leaders = [{"seat": one.seat, "colour": NAMES[one.colour], "at": names[one.at]} for one in group.leaders]
    return {"hexes": [names[at] for at in group.hexes], "leaders": leaders, "soldiers": group.soldiers}


def standing_now(s: Huang) -> list[int]:
    """huang.revolt.strength, huang.war.strength: how the sides of a conflict stand, as far as all have seen."""
    if s.step in REVOLT:
        return [int(revolt_strength(s, side)) for side in (ATTACKER, DEFENDER)]
    return [int(war_strength(s, side)) for side in range(int(s.sides))] if s.step in WAR else []


def prospects(s: Huang) -> dict[str, Any]:
    """huang.tile.where, huang.leader.where: where each piece may go, why not elsewhere, and what it would set off."""
    names = hex_names(int(s.board))
    places: dict[str, list[str]] = {}
    refused: dict[str, dict[str, list[str]]] = {}
    revolts: dict[str, dict[str, dict[str, int]]] = {}
    for piece, first in pieces_of(s):
        places[piece], refused[piece] = [], {}
        for at, name in enumerate(names):
            reason = refusal(s, first + at)
            if reason is None:
                places[piece].append(name)
            else:
                refused[piece].setdefault(reason.id, []).append(name)
    if s.step == Step.ACTION:
        for colour in range(COLOURS):
            found = {name: revolt_at(s, colour, at) for at, name in enumerate(names) if name in places[leader(colour)]}
            told = {name: standing for name, standing in found.items() if standing is not None}
            revolts |= {leader(colour): told} if told else {}
    reached = {name for colour in NAMES for name in places.get(colour, ())}
    wars = {name: war_at(s, at) for at, name in enumerate(names) if name in reached and would_clash(s, at)}
    return {"places": places, "refused": refused, "wars": wars, "revolts": revolts}


def pieces_of(s: Huang) -> Iterator[tuple[str, int]]:
    """The tiles in the mover's hand and the leaders, each with its move to the first hex."""
    for colour in range(COLOURS):
        if s.hand[s.seat, colour] and (s.step == Step.ACTION or colour == Colour.BLUE):
            yield NAMES[colour], PLACE + colour * HEXES
    for colour in range(COLOURS) if s.step == Step.ACTION else ():
        yield leader(colour), LEAD + colour * HEXES


def leader(colour: int) -> str:
    """Call a leader as moves do."""
    return f"leader {NAMES[colour]}"


def war_at(s: Huang, at: int) -> list[dict[str, Any]]:
    """huang.war.sides, huang.war.strength: the states that a tile here would set against each other, from the left."""
    groups: list[int] = []
    for way in FROM_LEFT:
        group = int(s.group[beside(s, at, int(way))])
        if leaders_of(s, group) and group not in groups:
            groups.append(group)
    name = hex_names(int(s.board))
    return [{"state": name[group - 1], "strength": int(soldiers_in(s, group))} for group in groups]


def revolt_at(s: Huang, colour: int, at: int) -> dict[str, int] | None:
    """huang.revolt.who, huang.revolt.strength: whom a leader here would rise against, and the governors beside both."""
    stands_at = int(s.leader_at[s.seat, colour])
    there = s if stands_at == RESERVE else without(s, stands_at)
    groups = {int(there.group[beside(there, at, int(way))]) for way in FROM_LEFT} - {0}
    for seat in range(int(s.seats)):
        defends_at = int(s.leader_at[seat, colour])
        if seat != s.seat and defends_at != RESERVE and there.group[defends_at] in groups:
            return {"against": seat, "attack": int(s.governors[at]), "defend": int(s.governors[defends_at])}
    return None
