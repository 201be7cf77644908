"""A coach who plays by rules of thumb: shoot, save, and press up the middle."""

from tifo.core import written
from tifo.games.buteur.components import (
    COLUMNS,
    KIND,
    OPTIONS,
    PENALTY_LEFT,
    PENALTY_RIGHT,
    PENALTY_ROWS,
    SECOND_START,
    SHED,
    SQUARES,
    STEP_X,
    STEP_Y,
    Kind,
)
from tifo.games.buteur.flight import Landing, fly, start_square
from tifo.games.buteur.moves import PLACE, THROW
from tifo.games.buteur.state import (
    Phase,
    State,
    forward,
    holds_kind,
    seat_to_move,
    team_to_move,
)
from tifo.games.buteur.view import View

SHOT = 1000
"""Nothing is better than the ball in the net."""
PENALTY_CARD = 900
SHOT_TO_COME = 800
"""The next card of this turn can score."""
KEEPER_SAVE = 700
CORNER_SAVE = 500
SQUARE = 10
"""A square nearer to their goal."""
CENTRAL = 3
"""A column nearer to the middle."""
CLEARED = 15
"""A keeper that clears will save no goal."""
AGAIN = 40
"""A free kick moves the ball, and an attacker moves it again in the same turn."""
SHED_VALUE = (4, 3, 1, 2, 0)
"""What to give up first, by kind of card; keepers and the penalty last."""


def worth(seen: View, move: int) -> int:
    """How good a move looks."""
    if move >= PLACE:  # any square to clear from, and a pass if nothing is better
        return 0
    if move >= THROW:
        x, y = seen.ball_x + STEP_X[move - THROW], seen.ball_y + STEP_Y[move - THROW]
        return SHOT_TO_COME if can_shoot(seen, x, y) else place_value(seen, x, y)
    card, option = move // OPTIONS, move % OPTIONS
    if option == SHED:
        return SHED_VALUE[KIND[card]]
    match KIND[card]:
        case Kind.PENALTY:
            return PENALTY_CARD
        case Kind.CORNER:
            return CORNER_SAVE
    return kick_value(seen, card, option)


def kick_value(seen: View, card: int, option: int) -> int:
    """The value of where the ball would land, and of keeping the card."""
    x, y = start_square(seen, option // SECOND_START)
    direction = option % SECOND_START
    landing, x, y = fly(seen, x, y, direction, SQUARES[3 * card + direction])
    if landing == Landing.GOAL:
        return SHOT
    value = place_value(seen, x, y)
    match KIND[card]:
        case Kind.KEEPER:
            return value + KEEPER_SAVE if seen.phase == Phase.SAVE else value - CLEARED
        case Kind.FREE_KICK:
            return SHOT_TO_COME if can_shoot(seen, x, y) else value + AGAIN
    return SHOT_TO_COME if may_take_penalty(seen, x, y) else value


def can_shoot(seen: State, x: int, y: int) -> bool:
    """Does an attacker in hand score from this square?"""
    hand = seen.hand[seat_to_move(seen)]
    for i in range(hand.count):
        card = hand.card[i]
        if KIND[card] == Kind.ATTACKER:
            for direction in range(3):
                landing, _, _ = fly(seen, x, y, direction, SQUARES[3 * card + direction])
                if landing == Landing.GOAL:
                    return True
    return False


def may_take_penalty(seen: View, x: int, y: int) -> bool:
    """Is this square in their penalty area, and the penalty card in hand?"""
    to_line = seen.rows - y if forward(seen, team_to_move(seen)) > 0 else y + 1
    return (
        1 <= to_line <= PENALTY_ROWS
        and PENALTY_LEFT <= x <= PENALTY_RIGHT
        and holds_kind(seen.hand[seat_to_move(seen)], Kind.PENALTY)
    )


def place_value(seen: View, x: int, y: int) -> int:
    """How far up the pitch, and how central."""
    from_line = y + 1 if forward(seen, team_to_move(seen)) > 0 else seen.rows - y
    return SQUARE * from_line - CENTRAL * abs(2 * x + 1 - COLUMNS) // 2


thumb = written.thumb(__name__)
