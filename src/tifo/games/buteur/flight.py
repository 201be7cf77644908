"""Where the ball goes: lines, posts and touch."""

from enum import IntEnum

from tifo.games.buteur.components import COLUMNS, GOAL_KICK_RIGHT, KICK_OFF_LEFT
from tifo.games.buteur.state import Phase, State, forward, team_to_move


class Landing(IntEnum):
    """How a kick ends."""

    IN_PLAY = 0
    TOUCH = 1
    """Over the side line; a diagonal through the corner counts as touch (BU-10.3, BU-10.4)."""
    WIDE = 2
    """Over the goal line beside the goal (BU-6.2)."""
    GOAL = 3
    """Over the goal line between the posts; no exact count needed (BU-11.1, BU-11.2)."""


def start_square(state: State, start: int) -> tuple[int, int]:
    """Column and row of the first (0) or second (1) square that the ball may start from."""
    if state.phase == Phase.KICK_OFF:  # BU-3.4
        half_way = state.rows // 2
        own_side = half_way - 1 if forward(state, team_to_move(state)) > 0 else half_way
        return KICK_OFF_LEFT + start, own_side
    if state.phase == Phase.GOAL_KICK:  # BU-6.3
        outward = start if state.ball_x >= GOAL_KICK_RIGHT else -start
        return state.ball_x + outward, state.ball_y
    return state.ball_x, state.ball_y


def fly(state: State, x: int, y: int, direction: int, squares: int) -> tuple[int, int, int]:
    """Return landing, column and row of a kick by the team to move.

    The square is the last one on the pitch, or the one beyond the goal line that was crossed.
    """
    ahead = forward(state, team_to_move(state))
    side = (direction - 1) * ahead
    to_line = state.rows - y if ahead > 0 else y + 1  # the step that crosses the goal line
    to_touch = state.rows + 2 if side == 0 else (COLUMNS - x if side > 0 else x + 1)
    if squares < to_line and squares < to_touch:
        return Landing.IN_PLAY, x + side * squares, y + ahead * squares
    if to_touch <= to_line:
        return Landing.TOUCH, x + side * (to_touch - 1), y + ahead * (to_touch - 1)
    x += side * to_line
    between_posts = state.left_post <= x < COLUMNS - state.left_post
    return Landing.GOAL if between_posts else Landing.WIDE, x, y + ahead * to_line
