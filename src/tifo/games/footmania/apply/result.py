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
    TURN_OVER = 5
    TALK = 6
    """Every seat gets its chance before `next_turn`."""
    ASKED = 7
    """The next seat gets its chance."""
    NEXT_TURN = 8
