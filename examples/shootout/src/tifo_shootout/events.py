"""What can happen."""

from tifo.core.events import Happenings


class Happening(Happenings):
    """Kinds of event, each with the names of its fields and of its secret."""

    AIMED = 1, "", "side"
    DIVED = 2, "side"
    SCORED = 3, "pips side"
    MISSED = 4, "pips side"
    ENDED = 5, "first second"
