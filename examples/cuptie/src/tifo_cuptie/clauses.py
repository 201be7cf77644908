"""The rulebook by number; README.md and the catalogues say it in words."""

from enum import IntEnum


class Clause(IntEnum):
    """CT_4 is clause CT-4."""

    CT_1 = 1  # three rounds, worth 1, 2 and 3 points
    CT_2 = 2  # who has fewer points is at home
    CT_3 = 3  # cards are drawn
    CT_4 = 4  # each coach fields a card, face down
    CT_5 = 5  # strength and die
    CT_6 = 6  # the coach behind may make a change
    CT_7 = 7  # a youngster who comes on counts the die twice
    CT_8 = 8  # the higher total goes through, level the home coach
    CT_9 = 9  # most points win the cup
