"""What can happen, and the names of what is told of it."""

from tifo.core.events import Happenings


class Happening(Happenings):
    """Kinds of event, each with the names of its fields and of its secret."""

    DREW = 1, "", "card"
    FIELDED = 2, "", "card"
    """Face down."""
    TURNED = 3, "home away"
    """Both cards lie open."""
    THREW = 4, "pips total"
    CAME_ON = 5, "card"
    NO_CHANGE = 6
    WENT_THROUGH = 7, "round points first second"
    """The points of that round, and those of both coaches after it."""
    ENDED = 8, "first second"
