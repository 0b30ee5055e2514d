"""Everything that Great Wall of China prints on cardboard: cards, tiles, counts. No behaviour here."""

from enum import IntEnum
from typing import NamedTuple

import numpy as np

MIN_SEATS, MAX_SEATS = 2, 5


class Card(IntEnum):
    """The seven types of cards."""

    WALL = 0
    GATE = 1
    TOWER = 2
    NOBLE = 3
    SOLDIER = 4
    RIDER = 5
    DRAGON = 6


class CardFace(NamedTuple):
    """One type of card, as every player has it."""

    card: Card
    copies: int
    value: int  # on its own; soldiers grow
    rule: str


# wall.setup.hand, wall.card
FACES = (
    CardFace(Card.WALL, 7, 1, "wall.card.wall"),
    CardFace(Card.GATE, 3, 2, "wall.card.gate"),
    CardFace(Card.TOWER, 1, 3, "wall.card.tower"),
    CardFace(Card.NOBLE, 1, 1, "wall.card.noble"),
    CardFace(Card.SOLDIER, 5, 1, "wall.card.soldier"),
    CardFace(Card.RIDER, 2, 2, "wall.card.rider"),
    CardFace(Card.DRAGON, 1, 1, "wall.card.dragon"),
)
CARDS = len(FACES)
COPIES = np.array([face.copies for face in FACES], np.int64)
VALUE = np.array([face.value for face in FACES], np.int64)
ONE_RIDER = 1  # riders go one at a time (wall.card.rider)
SET_SIZE = int(COPIES.sum())
MOST_COPIES = int(COPIES.max())

HAND = 5  # cards each player draws before the game (wall.setup.hand)
ACTIONS_FROM, ACTIONS_TO = 2, 3  # scoring is the first action, then come two to lay or draw (wall.turn.order)

# wall.setup.tiles: how many fame tiles there are of each value
TILES = {1: 2, 2: 6, 3: 7, 4: 7, 5: 8, 7: 4, 8: 2}
HIGHEST_TILE = max(TILES)
TILE_COUNTS = np.array([TILES.get(value, 0) for value in range(HIGHEST_TILE + 1)], np.int64)
PAIR = 2  # tiles that a section offers

# wall.setup.sections: how many there are for so many players
SECTIONS = np.array([0, 0, 2, 3, 4, 4], np.int64)
MAX_SECTIONS = int(SECTIONS.max())
EQUAL_PAIRS_LEAVE = 2  # with so many players a pair of equal tiles leaves the game (wall.setup.two)

# A row can hold every card there is, should they all be laid at one section.
MAX_SLOTS = MAX_SEATS * SET_SIZE
