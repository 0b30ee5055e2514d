"""What matters in a court, and how much: found, not thought out.

A game that judgement played against itself gives, for each decision in it, what mattered then and the points that still
came. The worths are the straight line through these (least squares), found anew from games that were played by the
last ones, until they beat those no more: five thousand games a time, in all editions, with boxes and without.
"""

from enum import IntEnum
from typing import Final

import numpy as np

from tianxia.games.dragon.tables import PERSONS


class Matter(IntEnum):
    """What a player weighs up."""

    YEAR = 0  # that there is any time left at all
    ACTION = 1  # this month's action, if it is still to come
    WILDS = 2
    FIRST_YUAN = 3  # up to the price of a fee
    MORE_YUAN = 4  # up to that of a large privilege
    MUCH_YUAN = 5
    RICE = 6
    ROCKETS = 7
    DRAGON_SCORINGS = 8  # points that privileges will bring
    PEOPLE = 9
    INHABITED = 10
    EMPTY = 11
    FIRST_ROOM = 12
    SECOND_ROOM = 13
    MORE_ROOMS = 14
    ROOMS_SHORT = 15  # for the cards in hand
    MONKS = 16
    PLACE = 17  # the share of rivals who stand behind on the person track
    LEAD = 18  # spaces before or behind the middle
    FIRST_CRAFTSMAN = 19
    MORE_CRAFTSMEN = 20
    LADIES = 21
    FIRST_TAX = 22  # coins
    MORE_TAX = 23
    FIREWORKERS = 24  # rockets
    WARRIORS = 25
    BUDDHAS = 26
    HEALERS = 27
    FARMERS = 28
    FIRST_BOOKS = 29
    MORE_BOOKS = 30
    HELMET_POINTS = 31  # for all Mongols to come
    ROCKETS_USED = 32  # rockets, if there is a festival to come
    FEWEST_PIECES = 33  # counts of the wall at which one would have the fewest
    PIECE_POINTS = 34  # pieces, at all counts to come
    PEOPLE_AT_LANTERN = 35
    MONKS_AT_BUDDHA = 36
    FULL_AT_EARTHQUAKE = 37  # floors that would be missed
    HALF_AT_FLOOD = 38
    TRIBUTE = 39  # people lost: this month, next month, later, and the second time
    DROUGHT = TRIBUTE + 4
    CONTAGION = DROUGHT + 4
    MONGOLS = CONTAGION + 4
    FESTIVAL = MONGOLS + 4  # points won
    KEPT = FESTIVAL + 4  # cards still in hand, by type


MATTERS: Final = Matter.KEPT + PERSONS

WORTHS = (  # points, and points for each scoring that is left
    (-6.86, 2.259),  # year
    (1.76, 0.202),  # action
    (0.67, 0.334),  # wilds
    (0.49, -0.044),  # first yuan
    (-0.37, 0.136),  # more yuan
    (0.33, 0.020),  # much yuan
    (0.71, -0.022),  # rice
    (0.88, -0.204),  # rockets
    (0.92, 0.012),  # dragon scorings
    (2.08, 0.442),  # people
    (-0.59, 0.173),  # inhabited
    (-0.55, -0.202),  # empty
    (1.00, 0.717),  # first room
    (0.50, 0.374),  # second room
    (-1.78, 0.701),  # more rooms
    (1.08, -0.234),  # rooms short
    (0.80, -0.077),  # monks
    (2.07, -0.055),  # place
    (-0.11, 0.041),  # lead
    (0.75, -0.311),  # first craftsman
    (0.95, -0.526),  # more craftsmen
    (2.00, 0.070),  # ladies
    (0.06, 0.030),  # first tax
    (-0.08, 0.048),  # more tax
    (-0.16, 0.058),  # fireworkers
    (-0.11, 0.015),  # warriors
    (0.77, -0.128),  # buddhas
    (-0.04, 0.057),  # healers
    (0.17, 0.039),  # farmers
    (0.48, -0.022),  # first books
    (0.63, 0.085),  # more books
    (1.44, -0.122),  # helmet points
    (-0.13, 0.124),  # rockets used
    (-1.15, 0.183),  # fewest pieces
    (0.53, 0.073),  # piece points
    (1.19, 0.096),  # people at lantern
    (1.18, -0.045),  # monks at buddha
    (-3.87, -0.421),  # full at earthquake
    (-0.53, 0.015),  # half at flood
    (-0.76, -0.435),  # tribute, now
    (-0.51, -0.224),  # tribute, next month
    (-0.34, -0.115),  # tribute, later
    (-0.69, -0.013),  # tribute, the second time
    (-1.61, -0.279),  # drought, now
    (-0.60, -0.370),  # drought, next month
    (0.18, -0.303),  # drought, later
    (-0.67, -0.046),  # drought, the second time
    (-0.97, -0.407),  # contagion, now
    (-1.20, -0.293),  # contagion, next month
    (-1.85, -0.103),  # contagion, later
    (-5.24, 0.693),  # contagion, the second time
    (0.05, -0.264),  # mongols, now
    (-0.17, -0.262),  # mongols, next month
    (-0.99, -0.067),  # mongols, later
    (-3.19, 0.431),  # mongols, the second time
    (1.08, -0.014),  # festival, now
    (0.91, -0.018),  # festival, next month
    (0.70, -0.011),  # festival, later
    (1.28, -0.058),  # festival, the second time
    (0.06, 0.257),  # card kept: craftsman
    (-0.67, 0.341),  # card kept: lady
    (0.32, 0.196),  # card kept: tax
    (0.25, 0.213),  # card kept: fireworker
    (-0.19, 0.298),  # card kept: warrior
    (1.10, 0.214),  # card kept: monk
    (0.60, 0.124),  # card kept: healer
    (0.29, 0.180),  # card kept: farmer
    (-0.13, 0.330),  # card kept: scholar
)
FIXED = np.array([fixed for fixed, _ in WORTHS])
MONTHLY = np.array([monthly for _, monthly in WORTHS])
