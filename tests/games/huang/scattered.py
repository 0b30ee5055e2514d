"""Positions that no game has led to: anything that may lie on a board, at random."""

import random

from tests.games.huang.plain import COLOURS, TILES, Building, Hex, Leader, Table, neighbours
from tests.games.huang.twins import board_of


def scattered(luck: random.Random) -> Table:
    """Anything that may lie on a board, at random, in somebody's turn."""
    name = luck.choice(["warring_states", "warring_states", "18_kingdoms", "test_board"])
    has_bandits = name == "warring_states" and luck.random() < 0.5
    table = Table(board_of(name), luck.randrange(2, 6), bandits=has_bandits, palace=luck.random() < 0.5)
    table.is_set_up = True
    tiles = [colour for colour in COLOURS for _ in range(TILES[colour])]
    luck.shuffle(tiles)
    if has_bandits:
        numbers = luck.sample(sorted(table.board.camps), 10)
        for camp, tile in zip(numbers[:5], numbers[5:], strict=True):
            if luck.random() < 0.8:
                table.bandits[table.board.camps[camp]] = table.board.bandits[tile]
    for space in crowded(luck, table.board.spaces, luck.randrange(5, 75)):
        grounds = {"blue"} if space in table.board.rivers else {*COLOURS} - {"blue"}
        fits = [colour for colour in tiles if colour in grounds]
        if fits and table.is_empty(space):
            table.tiles[space] = luck.choice(fits)
            tiles.remove(table.tiles[space])
    station_leaders(luck, table)
    erect_buildings(luck, table)
    for seat in range(table.seats):
        for _ in range(luck.choice([6, 6, 6, 3, 0])):
            table.hands[seat][tiles.pop()] += 1
        for colour in COLOURS:
            table.points[seat][colour] = luck.randrange(9)
    for _ in range(luck.choice([6, 5, 0])):
        table.market[tiles.pop()] += 1
    for colour in COLOURS:
        table.bag[colour] = tiles.count(colour)
    table.turn = luck.randrange(table.seats)
    action = luck.choice([1, 2])
    table.turns_begun = action - 1
    table.begin(action)
    return table


def crowded(luck: random.Random, spaces: list[Hex], count: int) -> list[Hex]:
    """Choose spaces, most of them beside others."""
    chosen = [luck.choice(spaces)]
    while len(chosen) < count:
        beside = [space for space in neighbours(luck.choice(chosen)) if space in spaces]
        chosen.append(luck.choice(beside if beside and luck.random() < 0.85 else spaces))
    return chosen


def station_leaders(luck: random.Random, table: Table) -> None:
    """Leaders stand beside governors, and no two of a colour in one state."""
    for seat in range(table.seats):
        for colour in COLOURS:
            spaces = [
                space
                for space in table.board.land
                if table.is_empty(space) and table.governors_beside(space) and not table.bandits_beside(space)
            ]
            if spaces and luck.random() < 0.6:
                space = luck.choice(sorted(spaces))
                table.leaders[space] = Leader(seat, colour)
                colours = [leader.colour for leader in table.leaders_of(table.state_of(space) or ())]
                if len(set(colours)) < len(colours):
                    del table.leaders[space]


def erect_buildings(luck: random.Random, table: Table) -> None:
    if table.board.granaries:
        capitals = [space for space in table.board.capitals if table.tiles.get(space) == "yellow"]
        table.granaries = {space for space in capitals if luck.random() < 0.7}
    for _ in range(luck.randrange(4)):
        possible: list[Building] = []
        for building in table.possible_buildings():
            standing = sum(other.kind == building.kind for other in table.buildings)
            if standing < (1 if building.kind == "palace" else table.board.pagodas[building.kind]):
                possible.append(building)
        if possible:
            table.buildings.append(luck.choice(sorted(possible, key=lambda one: (one.kind, sorted(one.spaces)))))
