"""The plain table and the fast rules side by side: one position, told by both; one game, played by both."""

from typing import Any

from tests.games import twins
from tests.games.dragon.plain import BONUSES, EVENTS, KINDS, SYMBOLS, Table
from tests.games.twins import CHANCE

import tianxia
from tianxia.core.state import State

DRAGON = tianxia.game("dragon")
MOST_PALACES = 26
STEPS = {"seat": "start seat", "draft": "draft", "person": "house", "card": "card", "sunrise": "sunrise"}
STEPS |= {name: name for name in ("release", "feed", "lower", "give", "discard", "charter", "build")}
PHASES = {"set-up": "setup", "cards": "action"}
SUPERS = {"off": "none", "random": -1, "agreed": -2}


def step(table: Table) -> str:
    if table.is_over:
        return "over"
    answers = table.question.answers
    first = next(iter(answers)).split()[0]
    if first == "super":
        return "super" if table.question.asked == CHANCE else "agree"
    if table.question.asked == CHANCE and first != "seat":
        return "event" if first in EVENTS else "deal"
    return "action" if "pass" in answers else STEPS[first]


def phase(table: Table) -> str:
    if table.phase == "set-up" and step(table) in {"draft", "house"}:
        return "draft"
    return PHASES.get(table.phase, table.phase)


def line(table: Table) -> list[int]:
    """In which order all have their turn in this phase."""
    if phase(table) == "setup":
        start = table.start_seat
        return [0 if start == "random" else (int(start) + place) % table.seats for place in range(table.seats)]
    return table.order() if step(table) in {"deal", "over"} else table.line


def left_pieces(table: Table, seat: int) -> dict[str, int]:
    return {bonus: 1 for bonus in BONUSES if table.has_wall and (seat, bonus) not in table.wall}


def counted(counts: dict[str, int]) -> dict[str, int]:
    return {name: count for name, count in counts.items() if count}


def in_order(persons: list[str]) -> list[str]:
    return sorted(persons, key=list(SYMBOLS).index)


def as_position(table: Table) -> dict[str, Any]:
    """Tell a plain table as `State.to_dict` does, every field of it."""
    seats = range(table.seats)
    princes = table.princes
    now = step(table)
    arriving = [*table.arriving, -1, -1] if now == "house" else [-1, -1]
    groups = {card: number for number, group in enumerate(table.groups, 1) for card in group}
    building = table.building if now == "build" else table.owed if now in {"lower", "give"} else 0
    owed = list(table.due)
    if now == "release" and any(owed):
        owed[int(table.question.asked)] = table.owed
    super_event = SUPERS.get(table.super_event, table.super_event)
    return {
        "seat": "nobody" if table.is_over else table.question.asked,
        "step": now,
        "phase": phase(table),
        "month": table.month,
        "event": [table.row.get(month, -1) for month in range(1, 13)],
        "super_event": super_event,
        "again": int(table.is_dark),
        "cards": len(table.cards),
        "large_price": table.large_price,
        "wall_spaces": 12 * table.has_wall,
        "last_wall_in_event": int(table.final_wall == "in_event"),
        "decay_before": int(table.month7_decay != "after"),
        "decay_after": int(table.month7_decay != "before"),
        "dealt": len(groups),
        "group": groups,
        "dragon": [table.dragons.get(seat, -1) + 1 for seat in seats],
        "track": table.order(),
        "space": [table.space(seat) for seat in seats],
        "line": line(table),
        "turn": 0 if table.is_over else table.turn,
        "supply": counted(table.pool),
        "hand": [counted(prince.hand) for prince in princes],
        "palaces": [len(prince.palaces) for prince in princes],
        "floors": [[palace.floors for palace in prince.palaces] for prince in princes],
        "living": [[len(palace.persons) for palace in prince.palaces] for prince in princes],
        "people": [[in_order(palace.persons) for palace in prince.palaces] for prince in princes],
        "yuan": [prince.yuan for prince in princes],
        "rice": [prince.rice for prince in princes],
        "rockets": [prince.rockets for prince in princes],
        "privileges": [counted({"small": prince.small, "large": prince.large}) for prince in princes],
        "points": [counted(prince.points) for prince in princes],
        "pieces": [left_pieces(table, seat) for seat in seats],
        "wall_length": len(table.wall),
        "wall": [seat for seat, _ in table.wall],
        "tile": arriving[0],
        "next_tile": arriving[1],
        "left": building,
        "palace": table.number if now in {"feed", "release"} else 0,
        "given": counted(table.given),
        "unfed": [int(place in table.unfed) for place in range(MOST_PALACES)],
        "owed": owed,
        "greeted": {kind_: 1 for kind_ in KINDS if table.phase == "super" and kind_ in table.greeted.values()},
    }  # fmt: skip


def as_state(table: Table) -> State:
    """Hand a plain table to the fast rules. Chance is left to whoever plays on."""
    given = {"game": "dragon", "seats": table.seats, "position": as_position(table)}
    return DRAGON.from_dict(given, seed=1, chance="manual")


def differences(table: Table, state: State) -> dict[str, tuple[Any, Any]]:
    """Where the two do not tell the same: field, plain, fast."""
    found = twins.differences(table, as_position(table), state)
    if table.scores() != list(state.scores) or (table.winner(),) != state.winners:
        found["points"] = ((table.scores(), table.winner()), (state.scores, state.winners))
    return found
