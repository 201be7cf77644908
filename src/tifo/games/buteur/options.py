"""What may be chosen before a match."""

from tifo.core.options import Option, numbers
from tifo.games.buteur.components import (
    GOAL_MOUTH,
    GOAL_MOUTHS_OFFERED,
    ROWS,
    ROWS_OFFERED,
)
from tifo.games.buteur.state import KickOff, Options, SecondHalf

OPTIONS_OFFERED = (
    numbers("seats", (2, 3, 4), 2),
    Option(
        "kick_off",
        {"toss": KickOff.TOSS, "first": KickOff.FIRST_TEAM, "second": KickOff.SECOND_TEAM},
        "toss",
    ),
    Option(
        "second_half",
        {"in-turn": SecondHalf.IN_TURN, "fixed": SecondHalf.FIRST_SEAT},
        "in-turn",
    ),
    numbers("rows", ROWS_OFFERED, ROWS),
    numbers("goal_mouth", GOAL_MOUTHS_OFFERED, GOAL_MOUTH),
)


def check_options(options: Options) -> None:
    """Every combination can be played."""
