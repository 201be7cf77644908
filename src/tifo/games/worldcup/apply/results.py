"""What a move leads to."""

from enum import IntEnum


class Result(IntEnum):
    """Each member but the first is taken further by `settle`, in this order."""

    GOES_ON = 0
    """`phase` says what comes next."""
    CARD_DONE = 1
    """The card has had its effect, or none."""
    TURN_OVER = 2
    """A card was drawn, or need not be."""
    ROLLED = 3
    """The dice of a group or a round are rolled."""
    SCORED = 4
    """Results are on the sheet; who goes on is to be found."""
    DECIDED = 5
    """It is known who goes on."""
    READY = 6
    """A round is laid out, or somebody was dealt a card."""
