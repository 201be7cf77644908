"""What can happen on the pitch, and the names of what is told of it."""

from tifo.core.events import Happenings


class Happening(Happenings):
    """Kinds of event, each with the names of its fields and of its secret."""

    TOSSED = 1, "team"
    DREW = 2, "", "card"
    PLAYED = 3, "card option"
    SHED = 4, "card"
    """Nothing could be played."""
    EXCHANGED = 5, "card"
    """No card for a restart: one is given up for another."""
    SHOWED = 6, "card"
    """Everybody sees a card that stays in hand."""
    STUCK = 7
    """No card for a restart, and none left to draw."""
    BALL_MOVED = 8, "from_x from_y x y"
    """Under BU-6.2 and BU-11.2 the row is beyond the goal line."""
    OUT_IN_TOUCH = 9, "x y"
    OUT_WIDE = 10, "right"
    """0 left, 1 right, as the first team sees it."""
    SHOT = 11, "x"
    """The column where the ball is in the net."""
    LET_IN = 12
    """The save was declined or not possible."""
    SAVED = 13, "card"
    """By a keeper, or at the whistle by whatever card saves."""
    CORNER = 14, "colour"
    CORNER_CUT = 15, "card goal"
    PENALTY = 16
    """A penalty is taken."""
    PENALTY_CUT = 17, "card goal"
    GOAL = 18, "team first second seats"
    LAST_TURN = 19, "cards"
    """The pile is short."""
    HALF_TIME = 20, "first second"
    FULL_TIME = 21, "first second"
