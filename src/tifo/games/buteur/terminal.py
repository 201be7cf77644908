"""The pitch and the hand as text. A coach always attacks upward, as the arrows on his cards do."""

from tifo.core.contract import NOBODY, Say
from tifo.core.messages import Argument, Message, Who, spell
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
)
from tifo.games.buteur.sheet import SIGNS, unseen
from tifo.games.buteur.state import Phase, forward, seat_to_move, team_of
from tifo.games.buteur.view import View

COLUMN_LETTERS = "ABCDEFGHIJ"
ARROWS = ("↖", "↑", "↗")
SIGN = ("·", "✋", "⚑", "⚐")
"""By symbol: none, hand, red flag, blue flag."""
_STYLE = ("dim", "yellow", "red", "blue")
_BALL = "[bold yellow]●[/]"
_GRASS = ("on #1b5e20", "on #2e7d32")
_LINE = "white on #1b5e20"


def draw_pitch(seen: View, say: Say) -> str:
    """The pitch as the seat sees it, and beside it the score, the table and the hand."""
    viewer = seen.seat if seen.seat != NOBODY else 0
    upward = forward(seen, team_of(seen.seats, viewer)) > 0
    pitch = _pitch(seen, upward)
    notes = [*_score(seen, say), *_table(seen, say), "", *_hand(seen, say)]
    lines = []
    for i in range(max(len(pitch), len(notes))):
        left = pitch[i] if i < len(pitch) else " " * (3 + 3 * COLUMNS)
        right = notes[i] if i < len(notes) else ""
        lines.append(f"{left}   {right}".rstrip())
    return "\n".join(lines)


# ------------------------------------------------------------------------------------- the pitch
def _pitch(seen: View, upward: bool) -> list[str]:
    # The goal that the viewer attacks is at the top; row numbers on the left, letters below.
    rows = range(seen.rows - 1, -1, -1) if upward else range(seen.rows)
    far, near = (seen.rows, -1) if upward else (-1, seen.rows)
    lines = [_goal(seen, far, upward), *(_row(seen, y, upward) for y in rows)]
    lines.insert(1 + seen.rows // 2, _halfway(seen))
    letters = "  ".join(COLUMN_LETTERS[x] for x in _columns(upward))
    return [*lines, _goal(seen, near, upward), f"    [dim]{letters}[/] "]


def _columns(upward: bool) -> range:
    return range(COLUMNS) if upward else range(COLUMNS - 1, -1, -1)


def _goal(seen: View, y: int, upward: bool) -> str:
    cells = []
    for x in _columns(upward):
        in_mouth = seen.left_post <= x < COLUMNS - seen.left_post
        here = (seen.ball_x, seen.ball_y) == (x, y)
        cells.append(f"▒{_BALL}▒" if here else "▒▒▒" if in_mouth else "   ")
    return "   " + "".join(cells)


def _row(seen: View, y: int, upward: bool) -> str:
    cells = "".join(_cell(seen, x, y) for x in _columns(upward))
    return f"[dim]{y + 1:2d}[/] {cells}"


def _cell(seen: View, x: int, y: int) -> str:
    grass = _GRASS[y % 2]
    if (seen.ball_x, seen.ball_y) == (x, y) and seen.phase != Phase.KICK_OFF:
        return f"[{grass}] {_BALL} [/]"
    from_line = min(y, seen.rows - 1 - y)
    mark = "·"
    if from_line == 0 and GOAL_AREA_LEFT <= x < GOAL_AREA_LEFT + GOAL_AREA_CELLS:
        mark = "#"
    elif from_line < PENALTY_ROWS and PENALTY_LEFT <= x <= PENALTY_RIGHT:
        mark = "+"
    return f"[{grass}] {mark} [/]"


def _halfway(seen: View) -> str:
    half = "─" * (3 * COLUMNS // 2 - 1)
    spot = f"─{_BALL}" if seen.phase == Phase.KICK_OFF else "─○"
    return f"   [{_LINE}]{half}{spot}{half}[/]"


# ------------------------------------------------------------------------------------- the notes
def _score(seen: View, say: Say) -> list[str]:
    args: dict[str, Argument] = {"first": seen.goals[0], "second": seen.goals[1]}
    score = say(Message("board-score", {"home": _side(seen, 0), "away": _side(seen, 1), **args}))
    half = say(Message("board-half", {"half": seen.half}))
    is_last = seen.last_turn and seen.phase != Phase.OVER
    last = " [bold red]· " + say(Message("board-last-turn")) + "[/]" if is_last else ""
    return [f"[bold]{score}[/]", f"[dim]{half}[/]{last}"]


def _side(seen: View, team: int) -> Argument:
    seats = [seat for seat in range(seen.seats) if team_of(seen.seats, seat) == team]
    if len(seats) == 1:
        return Who(seats[0])
    return Message("board-pair", {"one": Who(seats[0]), "other": Who(seats[1])})


def _table(seen: View, say: Say) -> list[str]:
    pile = say(Message("board-pile", {"pile": seen.pile_count, "discard": seen.discard_count}))
    lines = [f"[dim]{pile}[/]", f"[dim]{_unseen(seen, say)}[/]", ""]
    for seat in range(seen.seats):
        hand, shown = seen.hand[seat], seen.shown[seat]
        to_move = seen.phase != Phase.OVER and seat == seat_to_move(seen)
        text = say(Message("board-seat", {"seat": Who(seat), "cards": hand.count}))
        codes = " ".join(CODE[shown.card[i]] for i in range(shown.count))
        if codes:
            text += " " + say(Message("board-shown", {"cards": codes}))
        lines.append(("[yellow]▸[/] " if to_move else "  ") + text)
    return lines


def _unseen(seen: View, say: Say) -> str:
    """How many hands and flags the seat has not seen: what a cut may still show."""
    hands, reds, blues = (unseen(seen, sign) for sign in SIGNS)
    return say(Message("board-unseen", {"hands": hands, "reds": reds, "blues": blues}))


def _hand(seen: View, say: Say) -> list[str]:
    if seen.seat == NOBODY:
        return []
    hand = seen.hand[seen.seat]
    title = "[bold]" + say(Message("board-hand")) + "[/]"
    return [title, *(_card(hand.card[i], say) for i in range(hand.count))]


def _card(card: int, say: Say) -> str:
    kind = say(Message(f"kind-{spell(Kind(KIND[card]).name)}"))
    symbol = SYMBOL[card]
    pad = " " if SIGN[symbol] == "✋" else "  "  # the hand is two columns wide
    ways = [
        f"{arrow}{squares}" if squares else "  "
        for arrow, squares in zip(ARROWS, SQUARES[3 * card : 3 * card + 3], strict=True)
    ]
    sign = f"[{_STYLE[symbol]}]{SIGN[symbol]}[/]{pad}"
    return f"[bold]{CODE[card]:3}[/] {sign}{kind:11}{' '.join(ways)}".rstrip()
