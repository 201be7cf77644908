"""The pitch and the hand as text. A coach always attacks upward, as the arrows on his cards do."""

from tifo.core.contract import NOBODY, Say
from tifo.core.messages import Message, Who
from tifo.games.buteur.components import (
    CODE,
    COLUMNS,
    GOAL_AREA_CELLS,
    GOAL_AREA_LEFT,
    KIND,
    PENALTY_LEFT,
    PENALTY_RIGHT,
    PENALTY_ROWS,
    SQUARES,
    SYMBOL,
    Kind,
    Symbol,
)
from tifo.games.buteur.state import Phase, forward, seat_to_move, team_of
from tifo.games.buteur.view import View

BALL = "[bold yellow]●[/]"
SIGN = {Symbol.NONE: " ", Symbol.HAND: "✋", Symbol.RED: "[red]▲[/]", Symbol.BLUE: "[blue]■[/]"}


def draw_pitch(seen: View, say: Say) -> str:
    """The score, the pitch as the seat sees it, and its hand."""
    viewer = seen.seat if seen.seat != NOBODY else 0
    upward = forward(seen, team_of(seen.seats, viewer)) > 0
    pitch = _pitch(seen, upward)
    notes = [_score(seen, say), "", *_table(seen, say), "", *_hand(seen, say)]
    lines = []
    for i in range(max(len(pitch), len(notes))):
        left = pitch[i] if i < len(pitch) else " " * _width()
        right = notes[i] if i < len(notes) else ""
        lines.append(f"{left}   {right}".rstrip())
    return "\n".join(lines)


def _width() -> int:
    return 3 + 2 * COLUMNS + 1


def _pitch(seen: View, upward: bool) -> list[str]:
    # Row numbers on the left; the goal that the viewer attacks is at the top.
    rows = range(seen.rows - 1, -1, -1) if upward else range(seen.rows)
    far, near = (seen.rows, -1) if upward else (-1, seen.rows)
    return [
        _goal(seen, far, upward),
        *(_row(seen, y, upward) for y in rows),
        _goal(seen, near, upward),
    ]


def _columns(upward: bool) -> range:
    return range(COLUMNS) if upward else range(COLUMNS - 1, -1, -1)


def _goal(seen: View, y: int, upward: bool) -> str:
    cells = []
    for x in _columns(upward):
        in_mouth = seen.left_post <= x < COLUMNS - seen.left_post
        here = (seen.ball_x, seen.ball_y) == (x, y)
        cells.append(BALL if here else "[white]▒[/]" if in_mouth else " ")
    return "    " + " ".join(cells) + " "


def _row(seen: View, y: int, upward: bool) -> str:
    cells = [_cell(seen, x, y) for x in _columns(upward)]
    return f"[dim]{y + 1:2d}[/]  " + " ".join(cells) + " "


def _cell(seen: View, x: int, y: int) -> str:
    if (seen.ball_x, seen.ball_y) == (x, y):
        return BALL
    from_line = min(y, seen.rows - 1 - y)
    if from_line == 0 and GOAL_AREA_LEFT <= x < GOAL_AREA_LEFT + GOAL_AREA_CELLS:
        return "[green]#[/]"
    if from_line < PENALTY_ROWS and PENALTY_LEFT <= x <= PENALTY_RIGHT:
        return "[green]+[/]"
    if y in (seen.rows // 2 - 1, seen.rows // 2):
        return "[green]-[/]"
    return "[green]·[/]"


def _score(seen: View, say: Say) -> str:
    args = {"first": seen.goals[0], "second": seen.goals[1], "half": seen.half}
    return "[bold]" + say(Message("board-score", {**args})) + "[/]"


def _table(seen: View, say: Say) -> list[str]:
    lines = [say(Message("board-pile", {"pile": seen.pile_count, "discard": seen.discard_count}))]
    for seat in range(seen.seats):
        hand, shown = seen.hand[seat], seen.shown[seat]
        to_move = seen.phase != Phase.OVER and seat == seat_to_move(seen)
        text = say(Message("board-seat", {"seat": Who(seat), "cards": hand.count}))
        codes = " ".join(CODE[shown.card[i]] for i in range(shown.count))
        if codes:
            text += " " + say(Message("board-shown", {"cards": codes}))
        lines.append(("[yellow]▸[/] " if to_move else "  ") + text)
    return lines


def _hand(seen: View, say: Say) -> list[str]:
    if seen.seat == NOBODY:
        return []
    hand = seen.hand[seen.seat]
    return [_card(hand.card[i], say) for i in range(hand.count)]


def _card(card: int, say: Say) -> str:
    kind = say(Message(f"kind-{Kind(KIND[card]).name.lower().replace('_', '-')}"))
    left, ahead, right = SQUARES[3 * card : 3 * card + 3]
    arrows = " ".join(
        f"{sign}{squares}" if squares else "  "
        for sign, squares in (("↖", left), ("↑", ahead), ("↗", right))
    )
    return f"[bold]{CODE[card]:3}[/] {SIGN[Symbol(SYMBOL[card])]} {kind:13} {arrows}".rstrip()
