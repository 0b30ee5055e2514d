"""What a player works out at the table: the forecast, incomes, symbols, the order, and what an action would cost."""

from typing import Any

from tianxia.core.codec import label
from tianxia.games.dragon.forecast import (
    event_comes,
    goods_paid,
    goods_paid_at_super,
    last_wall_comes,
    palaces_to_score,
    people_lost,
    people_lost_at_super,
    people_lost_at_wall,
    points_won,
    points_won_at_super,
    points_won_at_wall,
    super_comes,
    wall_count_comes,
)
from tianxia.games.dragon.state import Year
from tianxia.games.dragon.tables import MONTHS, SUPER_MONTH, Action, Event, Person, Privilege, Super
from tianxia.games.dragon.values import (
    fee,
    money_points,
    monk_points,
    people_of,
    people_points,
    price,
    privilege_dragons,
    symbols,
)

WALL_COUNT, LAST_WALL = "wall", "last-wall"  # the counts of the wall, among the events of a forecast


def insights(s: Year, _reader: int | None) -> dict[str, Any]:
    """All that lies open and is worth reckoning, by seat; `forecast` has what comes, as it would be if it came now."""
    seats = range(s.seats)
    return {
        "order": [int(s.track[place]) for place in seats],
        "people": [int(people_of(s, seat)) for seat in seats],
        "symbols": {label(person): [int(symbols(s, seat, person)) for seat in seats] for person in Person},
        "income": {  # dragon.score.month: what the next scoring brings, after decay
            "palaces": [int(palaces_to_score(s, seat)) for seat in seats],
            "ladies": [int(symbols(s, seat, Person.LADY)) for seat in seats],
            "privileges": [int(privilege_dragons(s, seat)) for seat in seats],
        },
        "final": {  # dragon.end.final: what the final scoring would bring now
            "persons": [int(people_points(s, seat)) for seat in seats],
            "monks": [int(monk_points(s, seat)) for seat in seats],
            "money": [int(money_points(s, seat)) for seat in seats],
        },
        "fees": {label(action): int(fee(s, s.group[action])) for action in Action if s.group[action] > 0},
        "prices": {label(size): int(price(s, size)) for size in Privilege},
        "forecast": forecast(s),
    }


def forecast(s: Year) -> list[dict[str, Any]]:
    """dragon.event, dragon.super, dragon.wall: what is still to come, in its order.

    For each: the month, the event, and for each seat the people it would lose, the points it would win, and what it
    would pay (yuan for a tribute, rice for a drought, rockets for a festival).
    """
    seats = range(s.seats)
    coming = []

    def add(month: int, event: str, people: list[int], points: list[int], pays: list[int]) -> None:
        counts = {"people": people, "points": points, "pays": pays}
        coming.append({"month": month, "event": event, **{name: list(map(int, each)) for name, each in counts.items()}})

    def add_wall(month: int, name: str) -> None:
        people = [people_lost_at_wall(s, seat, month) for seat in seats]
        add(month, name, people, [points_won_at_wall(s, seat, month) for seat in seats], [0] * s.seats)

    for month in range(max(s.month, 1), MONTHS + 1):
        event = int(s.event[month - 1])
        if event_comes(s, month):
            people = [people_lost(s, seat, event) for seat in seats]
            points = [points_won(s, seat, event) for seat in seats]
            add(month, label(Event(event)), people, points, [goods_paid(s, seat, event) for seat in seats])
        if wall_count_comes(s, month):
            add_wall(month, WALL_COUNT)
        if month == SUPER_MONTH and super_comes(s):
            people = [people_lost_at_super(s, seat) for seat in seats]
            points = [points_won_at_super(s, seat) for seat in seats]
            pays = [goods_paid_at_super(s, seat) for seat in seats]
            add(month, label(Super(s.super_event)), people, points, pays)
    if last_wall_comes(s):
        add_wall(MONTHS, LAST_WALL)
    return coming
