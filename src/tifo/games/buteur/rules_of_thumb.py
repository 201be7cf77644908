"""A coach who plays by rules of thumb: score, save, threaten, and never leave the ball to them."""

from tifo.core.records import Ints
from tifo.core.rng import below
from tifo.games.buteur.components import (
    COLUMNS,
    KIND,
    OPTIONS,
    PENALTY_ROWS,
    SECOND_START,
    SHED,
    SQUARES,
    STEP_X,
    STEP_Y,
    Kind,
)
from tifo.games.buteur.flight import Landing, fly, start_square
from tifo.games.buteur.moves import PASS, PLACE, THROW
from tifo.games.buteur.state import (
    Phase,
    forward,
    holds_kind,
    seat_to_move,
    team_to_move,
)
from tifo.games.buteur.view import View

SHOT = 1000
"""Nothing is better than the ball in the net."""
PENALTY_CARD = 900
KEEPER_SAVE = 700
CORNER_SAVE = 500
SQUARE = 10
"""A square nearer to their goal."""
IN_RANGE = 60
"""The ball stands where a forward arrow reaches their goal."""
CENTRAL = 6
"""A column nearer to the middle."""
LOST = 45
"""The ball is out: they restart where we would not like it."""
SHED_VALUE = (4, 3, 1, 2, 0)
"""What to give up first, by kind of card; keepers and the penalty last."""


def thumb(seen: View, moves: Ints, count: int, rng: Ints) -> int:
    """Choose the move with the best value; among equals any."""
    best, best_value, ties = moves[0], -10_000, 0
    for i in range(count):
        value = worth(seen, moves[i])
        if value > best_value:
            best, best_value, ties = moves[i], value, 1
        elif value == best_value:
            ties += 1
            if below(rng, ties) == 0:
                best = moves[i]
    return best


def worth(seen: View, move: int) -> int:
    """How good a move looks."""
    if move == PASS:
        return 0
    if move >= PLACE:  # clear from the flank: their way to our goal is longer
        cell = move - PLACE
        return cell if cell > 1 else 3 - cell
    if move >= THROW:
        step = move - THROW
        return place_value(seen, seen.ball_x + STEP_X[step], seen.ball_y + STEP_Y[step])
    card, option = move // OPTIONS, move % OPTIONS
    if option == SHED:
        return SHED_VALUE[KIND[card]]
    match KIND[card]:
        case Kind.PENALTY:
            return PENALTY_CARD
        case Kind.CORNER:
            return CORNER_SAVE
    value = kick_value(seen, card, option)
    if KIND[card] == Kind.KEEPER:
        # A keeper saves; spent on a clearance it cannot.
        return KEEPER_SAVE + value if seen.phase == Phase.SAVE else value - LOST
    return value


def kick_value(seen: View, card: int, option: int) -> int:
    """The value of where the ball would land."""
    x, y = start_square(seen, option // SECOND_START)
    direction = option % SECOND_START
    landing, x, y = fly(seen, x, y, direction, SQUARES[3 * card + direction])
    match landing:
        case Landing.GOAL:
            return SHOT
        case Landing.WIDE:
            return -LOST
        case Landing.TOUCH:
            return place_value(seen, x, y) - LOST
    return place_value(seen, x, y)


def place_value(seen: View, x: int, y: int) -> int:
    """How near and how central the ball would be, as the team to move sees it."""
    ahead = forward(seen, team_to_move(seen))
    to_line = seen.rows - y if ahead > 0 else y + 1
    aside = 2 * x + 1 - COLUMNS
    value = -SQUARE * to_line - CENTRAL * (aside if aside > 0 else -aside) // 2
    if to_line <= PENALTY_ROWS + 2 and seen.left_post <= x < COLUMNS - seen.left_post:
        value += IN_RANGE
    if to_line <= PENALTY_ROWS and holds_kind(seen.hand[seat_to_move(seen)], Kind.PENALTY):
        value += IN_RANGE
    return value
