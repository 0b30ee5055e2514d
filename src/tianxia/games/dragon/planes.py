"""What a learner reads of a position: numbers between about -1 and 1, own seat first. All of it lies open."""

from typing import Final

from tianxia.core.compiled import rule
from tianxia.core.fields import Planes
from tianxia.games.dragon.forecast import event_comes, people_lost, points_won
from tianxia.games.dragon.state import Step, Year
from tianxia.games.dragon.tables import (
    ALL_CARDS,
    BONUSES,
    CARDS,
    COPIES,
    EVENTS,
    HAND,
    KINDS,
    MAX_FLOORS,
    MAX_SEATS,
    MONTHS,
    PALACES,
    PERSONS,
    SUPERS,
    Goods,
    Privilege,
)
from tianxia.games.dragon.values import income, monk_points, people_of, symbols, total

STEPS: Final = len(Step)
GOODS: Final = len(Goods)
FEW, SOME, MANY = 6, 12, 100  # what counts of people, of goods, and of points are measured by

TABLE: Final = 1 + STEPS + 2 + MONTHS * EVENTS + SUPERS + 1 + 2 * ALL_CARDS + 2 * KINDS + KINDS + 4 + GOODS + PERSONS
BY_SEAT: Final = 13 + PERSONS + CARDS + BONUSES + EVENTS * 2 + GOODS + MAX_FLOORS * 2
BY_PALACE: Final = 3 + KINDS
NUM_PLANES: Final = TABLE + MAX_SEATS * BY_SEAT + PALACES * BY_PALACE


@rule
def planes(s: Year, seat: int, out: Planes) -> None:
    """Write all that a player looks at: the table, each court from the own one on, and the own palaces one by one."""
    out[:] = 0
    place = year_planes(s, seat, out)
    place = card_planes(s, out, place)
    for step in range(s.seats):
        other = (seat + step) % s.seats
        end = seat_planes(s, other, out, TABLE + step * BY_SEAT)
        event_planes(s, other, out, end)
    place = TABLE + MAX_SEATS * BY_SEAT
    for palace in range(s.palaces[seat]):
        palace_planes(s, seat, palace, out, place + palace * BY_PALACE)


@rule
def year_planes(s: Year, seat: int, out: Planes) -> int:
    """Write whose decision it is, where in the year we are, and what comes."""
    out[0] = s.seat == seat
    out[1 + s.step] = 1
    place = 1 + STEPS
    out[place] = s.month / MONTHS
    out[place + 1] = s.again
    place += 2
    for month in range(MONTHS):
        if event_comes(s, month + 1):
            out[place + month * EVENTS + s.event[month]] = 1
    place += MONTHS * EVENTS
    if s.super_event >= 0:
        out[place + s.super_event] = 1
    return place + SUPERS + 1


@rule
def card_planes(s: Year, out: Planes, start: int) -> int:
    """Write the groups, where dragons stand, the people who are left, and what is in hand just now."""
    place = start
    for action in range(ALL_CARDS):
        out[place] = s.group[action] / MAX_SEATS
        for seat in range(s.seats):
            if s.group[action] > 0 and s.dragon[seat] == s.group[action]:
                out[place + 1] = 1
        place += 2
    for kind in range(KINDS):
        out[place] = s.supply[kind] / COPIES[s.seats, kind]
        out[place + 1] = s.supply[kind] > 0
        place += 2
    if s.tile >= 0:
        out[place + s.tile] = 1
    place += KINDS
    out[place] = s.left / SOME
    out[place + 1] = s.wall_length / MONTHS
    out[place + 2] = s.wall_spaces / MONTHS
    out[place + 3] = s.large_price / SOME
    place += 4
    for goods in range(GOODS):
        out[place + goods] = s.given[goods] / SOME
    place += GOODS
    for person in range(PERSONS):
        out[place + person] = s.greeted[person]
    return place + PERSONS


@rule
def seat_planes(s: Year, seat: int, out: Planes, start: int) -> int:
    """Write what a court has, and where its owner stands."""
    place = start
    out[place] = 1
    out[place + 1] = s.dragon[seat] / MAX_SEATS
    out[place + 2] = (s.space[seat] - s.space[s.track[0]]) / MANY
    for ahead in range(s.seats):
        if s.track[ahead] == seat:
            out[place + 3] = ahead / MAX_SEATS
        if s.line[ahead] == seat:
            out[place + 4] = (ahead - s.turn) / MAX_SEATS
    out[place + 5] = s.privileges[seat, Privilege.SMALL] / FEW
    out[place + 6] = s.privileges[seat, Privilege.LARGE] / FEW
    out[place + 7] = total(s, seat) / MANY
    out[place + 8] = income(s, seat) / SOME
    out[place + 9] = people_of(s, seat) / SOME
    out[place + 10] = monk_points(s, seat) / SOME
    out[place + 11] = s.palaces[seat] / FEW
    out[place + 12] = s.owed[seat] / FEW
    place += 13
    for person in range(PERSONS):
        out[place + person] = symbols(s, seat, person) / FEW
    place += PERSONS
    for card in range(CARDS):
        out[place + card] = s.hand[seat, card] / HAND[card]
    place += CARDS
    for bonus in range(BONUSES):
        out[place + bonus] = s.pieces[seat, bonus]
    place += BONUSES
    out[place + Goods.YUAN] = s.yuan[seat] / SOME
    out[place + Goods.RICE] = s.rice[seat] / SOME
    out[place + Goods.ROCKET] = s.rockets[seat] / SOME
    place += GOODS
    for palace in range(s.palaces[seat]):
        height = place + 2 * (s.floors[seat, palace] - 1)
        out[height] += 1 / FEW
        out[height + 1] += (s.floors[seat, palace] - s.living[seat, palace]) / FEW
    return place + 2 * MAX_FLOORS


@rule
def event_planes(s: Year, seat: int, out: Planes, place: int) -> None:
    """Write the forecast: what each kind of event would cost or bring."""
    for event in range(EVENTS):
        out[place + 2 * event] = people_lost(s, seat, event) / FEW
        out[place + 2 * event + 1] = points_won(s, seat, event) / FEW


@rule
def palace_planes(s: Year, seat: int, palace: int, out: Planes, place: int) -> None:
    """Write a palace and who lives there."""
    out[place] = s.floors[seat, palace] / MAX_FLOORS
    out[place + 1] = s.palace == palace
    out[place + 2] = s.unfed[palace]
    for room in range(s.living[seat, palace]):
        out[place + 3 + s.people[seat, palace, room]] += 1 / MAX_FLOORS
