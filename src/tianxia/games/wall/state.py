"""One position of Great Wall of China: every field with its meaning, and who may know it."""

from enum import IntEnum

from tianxia.core.fields import OWNER, PUBLIC, REMEMBERED, SEAT, Axis, Counts, Position, layout, number, table
from tianxia.games.wall.tables import HIGHEST_TILE, MAX_SECTIONS, MAX_SLOTS, PAIR, Card

NO_ONE = -1


class Step(IntEnum):
    """What is to be decided now, or drawn."""

    START_SEAT = 0  # chance: who begins
    TILE = 1  # chance: a fame tile for `section`
    HAND = 2  # chance: a card of `turn`'s first hand
    CLAIM = 3  # which of two free tiles to take
    CARRIER = 4  # on which card to put it
    ACTION = 5  # lay or draw: action 2 or 3
    DRAW = 6  # chance: the card that is drawn
    SCORE = 7  # nobody: the rules go on scoring; no position rests here
    OVER = 8


SECTION = Axis("section", MAX_SECTIONS)
SLOT = Axis("slot", MAX_SLOTS)
TILE = Axis("tile", PAIR)
TILE_VALUE = Axis("tile value", HIGHEST_TILE + 1)
CARD = Axis("card", len(Card), Card)


class Wall(Position):
    """A position. Seats, sections, slots and cards count from 0 here, and from 1 in what people read."""

    step: int = number("i1", PUBLIC, "what is to be decided or drawn", values=Step)
    turn: int = number("i1", PUBLIC, "whose turn it is")
    turns: int = number("i2", PUBLIC, "turns that have begun")
    action: int = number("i1", PUBLIC, "the action that is next: 2 or 3, or 1 while scoring")
    section: int = number("i1", PUBLIC, "the section that is being scored or gets tiles")
    taken: int = number("i1", PUBLIC, "the tile that was taken and waits for a card to carry it, or 0")
    claimed: int = number("i1", PUBLIC, "tiles that were claimed in this turn")
    out: int = number("i1", PUBLIC, "who ran out of cards first and began the last round, or -1", least=NO_ONE)
    final: int = number("i1", PUBLIC, "1 in the final scoring")
    idle: int = number("i1", PUBLIC, "turns of the final scoring in a row in which nobody took a tile")
    sections: int = number("i1", PUBLIC, "sections of this wall, open or closed")

    tiles: Counts = table("i1", (SECTION, TILE), PUBLIC, "free tiles, the higher first; 0 is none")
    held: Counts = table("i1", (SECTION,), PUBLIC, "the tile that lies on a card, or 0")
    held_slot: Counts = table("i1", (SECTION,), PUBLIC, "where that card lies")
    length: Counts = table("i1", (SECTION,), PUBLIC, "slots in the section's row")
    card: Counts = table("u1", (SECTION, SLOT), PUBLIC, "each slot's visible card", values=Card, filled=("length",))
    owner: Counts = table("u1", (SECTION, SLOT), PUBLIC, "whose visible card it is", filled=("length",))
    laid: Counts = table("i1", (SECTION, SEAT), PUBLIC, "cards each seat has in the section, covered ones included")
    beneath_card: Counts = table("i1", (SEAT,), PUBLIC, "the card right under each seat's dragon", values=Card)
    beneath_owner: Counts = table("i1", (SEAT,), PUBLIC, "whose card that is, or -1 for none", least=NO_ONE)

    unlaid: Counts = table("i1", (SEAT, CARD), PUBLIC, "cards not laid yet, in hand or deck: who kept count knows them")
    hand: Counts = table("i1", (SEAT, CARD), OWNER, "cards in hand")
    hand_size: Counts = table("i1", (SEAT,), PUBLIC, "how many cards are in hand")
    deck_size: Counts = table("i1", (SEAT,), PUBLIC, "how many cards are in the deck; its order does not exist")

    supply: Counts = table("i1", (TILE_VALUE,), PUBLIC, "tiles face down, by value: all others have been seen")
    won: Counts = table("i1", (SEAT,), PUBLIC, "how many tiles each seat has won")
    fame: Counts = table("i2", (SEAT,), REMEMBERED, "their sum: each was seen when it was taken, and lies face down")


LAYOUT = layout(Wall)
