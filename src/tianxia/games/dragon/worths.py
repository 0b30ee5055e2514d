"""What matters in a court, and how much: found, not thought out.

A game that judgement played against itself gives, for each decision in it, what mattered then and the points that still
came. The worths are the straight line through these (least squares), found anew, from guesses on, from thousands of
games that the last ones played, in both editions, with boxes and without. They stopped where a table of four had the
highest scores and older worths were not beaten by more: who races ahead on the person track alone, beats them; who
answers that, ruins both.
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
    FARMERS_AT_DROUGHTS = 39  # symbols, for each of those that are still to come
    FIREWORKERS_AT_FESTIVALS = 40
    COINS_AT_TRIBUTES = 41
    MORTARS_AT_CONTAGIONS = 42
    RICE_TO_EAT = 43  # rice that droughts will ask for
    TROUBLES = 44  # events of the next months that would cost people
    MORE_TROUBLES = 45  # beyond the first
    TRIBUTE = 46  # people lost: this month, the next, the one after, later; and the second time, soon or late
    DROUGHT = TRIBUTE + 6
    CONTAGION = DROUGHT + 6
    MONGOLS = CONTAGION + 6
    FESTIVAL = MONGOLS + 6  # points won
    KEPT = FESTIVAL + 6  # cards still in hand, by type


MATTERS: Final = Matter.KEPT + PERSONS

WORTHS = (  # points, and points for each scoring that is left
    (-7.05, 2.183),  # year
    (1.86, 0.222),  # action
    (0.78, 0.375),  # wilds
    (0.39, -0.037),  # first yuan
    (-0.36, 0.150),  # more yuan
    (0.36, 0.006),  # much yuan
    (0.71, -0.016),  # rice
    (0.85, -0.171),  # rockets
    (0.90, 0.015),  # dragon scorings
    (2.11, 0.464),  # people
    (-0.80, 0.149),  # inhabited
    (-0.69, -0.222),  # empty
    (1.13, 0.696),  # first room
    (0.80, 0.300),  # second room
    (-1.67, 0.652),  # more rooms
    (1.20, -0.287),  # rooms short
    (0.76, -0.080),  # monks
    (2.06, -0.077),  # place
    (-0.12, 0.042),  # lead
    (0.60, -0.289),  # first craftsman
    (0.00, -0.402),  # more craftsmen
    (2.13, 0.008),  # ladies
    (-0.02, 0.060),  # first tax
    (-0.17, 0.079),  # more tax
    (-0.24, 0.036),  # fireworkers
    (-0.06, -0.010),  # warriors
    (0.95, -0.159),  # buddhas
    (-0.23, 0.114),  # healers
    (-0.08, 0.099),  # farmers
    (0.49, -0.033),  # first books
    (0.67, 0.081),  # more books
    (1.44, -0.120),  # helmet points
    (-0.15, 0.087),  # rockets used
    (-1.20, 0.166),  # fewest pieces
    (0.53, 0.064),  # piece points
    (1.09, 0.123),  # people at lantern
    (1.19, -0.042),  # monks at buddha
    (-2.60, -0.568),  # full at earthquake
    (-0.36, -0.009),  # half at flood
    (0.26, -0.066),  # farmers at droughts
    (0.40, -0.035),  # fireworkers at festivals
    (0.00, -0.017),  # coins at tributes
    (0.16, -0.062),  # mortars at contagions
    (-0.02, -0.014),  # rice to eat
    (0.51, 0.007),  # troubles
    (-0.27, 0.039),  # more troubles
    (-0.95, -0.417),  # tribute, this month
    (-0.68, -0.196),  # tribute, the next
    (-0.30, -0.168),  # tribute, the one after
    (-0.37, -0.088),  # tribute, later
    (-0.48, -0.066),  # tribute, the second time, soon
    (-0.68, -0.005),  # tribute, the second time, late
    (-1.72, -0.267),  # drought, this month
    (-0.79, -0.360),  # drought, the next
    (0.11, -0.387),  # drought, the one after
    (0.38, -0.315),  # drought, later
    (-0.88, -0.053),  # drought, the second time, soon
    (-0.33, -0.065),  # drought, the second time, late
    (-0.90, -0.464),  # contagion, this month
    (-1.15, -0.348),  # contagion, the next
    (-1.63, -0.217),  # contagion, the one after
    (-1.69, -0.145),  # contagion, later
    (-5.10, 0.706),  # contagion, the second time, soon
    (-5.43, 0.734),  # contagion, the second time, late
    (-0.26, -0.284),  # mongols, this month
    (-0.54, -0.264),  # mongols, the next
    (-0.67, -0.185),  # mongols, the one after
    (-1.36, 0.004),  # mongols, later
    (-3.12, 0.455),  # mongols, the second time, soon
    (-3.40, 0.469),  # mongols, the second time, late
    (1.10, -0.020),  # festival, this month
    (0.94, -0.022),  # festival, the next
    (0.81, -0.019),  # festival, the one after
    (0.74, -0.021),  # festival, later
    (1.20, -0.036),  # festival, the second time, soon
    (1.18, -0.045),  # festival, the second time, late
    (-0.16, 0.349),  # card kept: craftsman
    (-0.40, 0.382),  # card kept: lady
    (0.03, 0.260),  # card kept: tax
    (0.02, 0.288),  # card kept: fireworker
    (-0.16, 0.337),  # card kept: warrior
    (1.47, 0.238),  # card kept: monk
    (0.45, 0.191),  # card kept: healer
    (0.03, 0.239),  # card kept: farmer
    (-0.50, 0.432),  # card kept: scholar
)
FIXED = np.array([fixed for fixed, _ in WORTHS])
MONTHLY = np.array([monthly for _, monthly in WORTHS])
