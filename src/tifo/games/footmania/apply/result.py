"""What a move leads to."""

from enum import IntEnum


class Result(IntEnum):
    """Passed from the phases to `settle`."""

    GOES_ON = 0
    """`phase` and `actor` say what comes next."""
    LAND = 1
    """The pawn of the seat whose turn it is has stopped."""
    COLLECT = 2
    """Debts are to be paid."""
    MATCH_OVER = 3
    NEXT_MATCH = 4
    TEAM_SHOWN = 9
    """A complete team is to be shown."""
    RIVAL_MET = 10
    """A European team is to be played."""
    TURN_OVER = 5
    TALK = 6
    """Every seat gets its chance before `next_turn`."""
    ASKED = 7
    """The next seat gets its chance."""
    NEXT_TURN = 8
