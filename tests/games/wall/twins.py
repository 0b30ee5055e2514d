"""The plain table and the fast rules side by side: one position, told by both; one game, played by both."""

from typing import Any

from tests.games import twins
from tests.games.twins import CHANCE
from tests.games.wall.plain import SET, Card, Table

import tianxia
from tianxia.core.state import State

WALL = tianxia.game("wall")
MOST_SECTIONS = 4
STEPS = {"take": "claim", "on": "carrier", "tile": "tile", "seat": "start seat"}


def step(table: Table) -> str:
    if table.is_over:
        return "over"
    first = next(iter(table.question.answers)).split()[0]
    by_chance = "draw" if table.is_set_up else "hand"
    return STEPS.get(first, by_chance if table.question.asked == CHANCE else "action")


def scored_section(table: Table) -> int:
    return 0 if step(table) in {"action", "draw", "over"} else table.number


def beneath(table: Table, seat: int) -> tuple[str, int]:
    """What lies right under a seat's dragon."""
    for section in table.sections:
        for stack in section.row:
            if Card(seat, "dragon") in stack[1:]:
                below = stack[stack.index(Card(seat, "dragon")) - 1]
                return below.kind, below.owner
    return "wall", -1


def as_position(table: Table) -> dict[str, Any]:
    """Tell a plain table as `State.to_dict` does, every field of it."""
    shut = [[0, 0]] * (MOST_SECTIONS - len(table.sections))
    nothing: list[Any] = [0] * len(shut)
    asked = "nobody" if table.is_over else table.question.asked
    free = [sorted(section.free, reverse=True) for section in table.sections]
    seats = range(table.seats)
    unlaid = [table.hands[seat] + table.decks[seat] for seat in seats]
    return {
        "seat": asked,
        "step": step(table),
        "turn": table.turn,
        "turns": table.turns_begun,
        "action": 1 if step(table) not in {"action", "draw"} else table.action,
        "section": scored_section(table),
        "taken": table.taken,
        "claimed": table.claimed,
        "out": -1 if table.out is None else table.out,
        "final": int(table.final),
        "idle": table.idle,
        "sections": len(table.sections),
        "tiles": [[*tiles, 0, 0][:2] for tiles in free] + shut,
        "held": [section.held[0] if section.held else 0 for section in table.sections] + nothing,
        "held_slot": [section.held[1] if section.held else 0 for section in table.sections] + nothing,
        "length": [len(section.row) for section in table.sections] + nothing,
        "card": [[card.kind for card in section.visible()] for section in table.sections] + [[] for _ in shut],
        "owner": [[card.owner for card in section.visible()] for section in table.sections] + [[] for _ in shut],
        "laid": [
            [sum(card.owner == seat for stack in section.row for card in stack) for seat in seats]
            for section in table.sections
        ]
        + [[0 for _ in seats] for _ in shut],
        "beneath_card": [beneath(table, seat)[0] for seat in seats],
        "beneath_owner": [beneath(table, seat)[1] for seat in seats],
        "unlaid": [{kind: unlaid[seat][kind] for kind in SET if unlaid[seat][kind]} for seat in seats],
        "hand": [{kind: table.hands[seat][kind] for kind in SET if table.hands[seat][kind]} for seat in seats],
        "hand_size": [table.hands[seat].total() for seat in seats],
        "deck_size": [table.decks[seat].total() for seat in seats],
        "supply": [table.supply[tile] for tile in range(9)],
        "won": [len(tiles) for tiles in table.won],
        "fame": table.fame(),
    }


def as_state(table: Table) -> State:
    """Hand a plain table to the fast rules. Chance is left to whoever plays on."""
    given = {"game": "wall", "seats": table.seats, "position": as_position(table)}
    return WALL.from_dict(given, seed=1, chance="manual")


def differences(table: Table, state: State) -> dict[str, tuple[Any, Any]]:
    """Where the two do not tell the same: field, plain, fast."""
    found = twins.differences(table, as_position(table), state)
    if table.winners() != list(state.winners) or table.fame() != list(state.scores):
        found["winners"] = (table.winners(), state.winners)
    return found
