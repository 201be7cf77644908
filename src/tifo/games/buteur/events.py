"""What can happen on the pitch, and what the fields of each event mean."""

from enum import IntEnum


class Happening(IntEnum):
    """Kinds of event. In brackets the public fields a, b, c, d; `secret` where there is one."""

    TOSSED = 1
    """[team]"""
    DREW = 2
    """secret: the card"""
    PLAYED = 3
    """[card, option]"""
    SHED = 4
    """[card] nothing could be played"""
    EXCHANGED = 5
    """[card] no card for a restart: one is given up for another"""
    SHOWED = 6
    """[card] everybody sees a card that stays in hand"""
    STUCK = 7
    """no card for a restart, and none left to draw"""
    BALL_MOVED = 8
    """[from x, from y, x, y] under BU-6.2 and BU-11.2 the row is beyond the goal line"""
    OUT_IN_TOUCH = 9
    """[x, y]"""
    OUT_WIDE = 10
    """[side: 0 left, 1 right, as the first team sees it]"""
    SHOT = 11
    """[column where the ball is in the net]"""
    LET_IN = 12
    """the save was declined or not possible"""
    SAVED = 13
    """[card] by a keeper, or at the whistle by whatever card saves"""
    CORNER = 14
    """[colour]"""
    CORNER_CUT = 15
    """[card, 1 if goal]"""
    PENALTY = 16
    """a penalty is taken"""
    PENALTY_CUT = 17
    """[card, 1 if goal]"""
    GOAL = 18
    """[team, goals of the first team, goals of the second, seats]"""
    LAST_TURN = 19
    """[cards left] the pile is short"""
    HALF_TIME = 20
    """[goals of the first team, goals of the second]"""
    FULL_TIME = 21
    """[goals of the first team, goals of the second]"""
