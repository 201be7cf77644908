"""What is said of moves, events and positions: keys of the catalogue with their arguments."""

from tifo.core.contract import Say
from tifo.core.events import Event, may_see
from tifo.core.messages import Argument, Message, Who
from tifo.games.buteur.components import (
    CODE,
    GOAL_AREA_LEFT,
    KIND,
    OPTIONS,
    SECOND_START,
    SHED,
    SQUARES,
    USE,
    Direction,
    Kind,
    Symbol,
)
from tifo.games.buteur.events import Happening
from tifo.games.buteur.flight import Landing, fly, start_square
from tifo.games.buteur.moves import PASS, PLACE, SHOW, THROW, TOSS
from tifo.games.buteur.notation import COMPASS
from tifo.games.buteur.state import Phase, seat_to_move
from tifo.games.buteur.terminal import draw_pitch
from tifo.games.buteur.view import View


def card_name(card: int) -> Message:
    """The name of a card, by its code."""
    return Message(f"card-{CODE[card]}")


def square_name(x: int, y: int) -> Message:
    """A square as people say it: column and row from 1."""
    return Message("square", {"column": x + 1, "row": y + 1})


# ------------------------------------------------------------------------------------- moves
def describe_move(seen: View, move: int) -> Message:
    """Say what a legal move would do."""
    if move >= TOSS:
        return Message("move-toss", {"team": move - TOSS})
    if move >= SHOW:
        return Message("move-show", {"card": card_name(move - SHOW)})
    if move == PASS:
        return Message(f"move-pass-{_phase(seen)}")
    if move >= PLACE:
        return Message("move-place", {"square": move - PLACE + 1})
    if move >= THROW:
        return Message("move-throw", {"way": Message(f"way-{COMPASS[move - THROW]}")})
    return _describe_card(seen, move // OPTIONS, move % OPTIONS)


def _describe_card(seen: View, card: int, option: int) -> Message:
    if option == SHED:
        return Message("move-shed", {"card": card_name(card)})
    if option == USE:
        return Message("move-use", {"card": card_name(card)})
    direction = option % SECOND_START
    squares = SQUARES[3 * card + direction]
    x, y = start_square(seen, option // SECOND_START)
    landing, to_x, to_y = fly(seen, x, y, direction, squares)
    args: dict[str, Argument] = {
        "card": card_name(card),
        "direction": Message(f"direction-{Direction(direction).name.lower()}"),
        "squares": squares,
        "landing": Message(
            f"landing-{Landing(landing).name.lower()}", {"square": square_name(to_x, to_y)}
        ),
    }
    if seen.phase in (Phase.KICK_OFF, Phase.GOAL_KICK):
        return Message("move-kick-from", {**args, "start": square_name(x, y)})
    return Message("move-kick", args)


def steps(seen: View, move: int) -> tuple[str, ...]:
    """Name the parts that a person chooses one after the other: card, start square, direction."""
    if move == PASS:
        return ("pass",)
    if move >= PLACE:
        return (f"cell {GOAL_AREA_LEFT + move - PLACE}",)
    if move >= THROW:
        return (f"throw {COMPASS[move - THROW]}",)
    card, option = f"card {CODE[move // OPTIONS]}", move % OPTIONS
    if option in (SHED, USE):
        return (card, "shed" if option == SHED else "use")
    way = f"direction {'LFR'[option % SECOND_START]}"
    if seen.phase in (Phase.KICK_OFF, Phase.GOAL_KICK):
        x, y = start_square(seen, option // SECOND_START)
        return (card, f"start {x},{y}", way)
    return (card, way)


# -------------------------------------------------------------------------------- refusals
def describe_refusal(seen: View, move: int, clause: int) -> Message:
    """Say why here and now a move is refused."""
    if 0 <= move < THROW:
        card = card_name(move // OPTIONS)
        return Message(f"refusal-{_phase(seen)}", {"card": card, "kind": _kind(move // OPTIONS)})
    return Message(f"refusal-{_phase(seen)}", {"card": "", "kind": ""})


def describe_position(seen: View) -> Message:
    """Say what is due: the question that the seat to act answers."""
    if seen.phase == Phase.OVER:
        args = {"ours": seen.goals[0], "theirs": seen.goals[1]}
        return Message("position-over", {**args})
    return Message(f"position-{_phase(seen)}", {"seat": Who(seat_to_move(seen))})


def _phase(seen: View) -> str:
    return Phase(seen.phase).name.lower().replace("_", "-")


def _kind(card: int) -> Message:
    return Message(f"kind-{Kind(KIND[card]).name.lower().replace('_', '-')}")


# ---------------------------------------------------------------------------------- events
def describe_event(event: Event, seat: int) -> Message | None:
    """Tell an event to a seat, which may be in its audience or not."""
    who = Who(event.seat)
    key = f"event-{Happening(event.happening).name.lower().replace('_', '-')}"
    match event.happening:
        case Happening.DREW if may_see(event.audience, seat):
            return Message(key, {"seat": who, "card": card_name(event.secret)})
        case Happening.DREW:
            return None
        case Happening.TOSSED:
            return Message(key, {"seat": who})
        case (
            Happening.PLAYED
            | Happening.SHED
            | Happening.EXCHANGED
            | Happening.SHOWED
            | Happening.SAVED
        ):
            return Message(key, {"seat": who, "card": card_name(event.a)})
        case Happening.BALL_MOVED:
            return Message(key, {"square": square_name(event.c, event.d)})
        case Happening.OUT_IN_TOUCH:
            return Message(key, {"square": square_name(event.a, event.b)})
        case Happening.CORNER:
            return Message(key, {"seat": who, "colour": _colour(event.a)})
        case Happening.CORNER_CUT | Happening.PENALTY_CUT:
            end = "goal" if event.b else "saved"
            return Message(f"{key}-{end}", {"seat": who, "card": card_name(event.a)})
        case Happening.GOAL:
            return Message(key, {"team": event.a, "first": event.b, "second": event.c})
        case Happening.LAST_TURN:
            return Message(key, {"seat": who, "cards": event.a})
        case Happening.HALF_TIME | Happening.FULL_TIME:
            return Message(key, {"first": event.a, "second": event.b})
    return Message(key, {"seat": who})


def _colour(symbol: int) -> Message:
    return Message(f"colour-{Symbol(symbol).name.lower()}")


def draw(seen: View, say: Say) -> str:
    """Draw the pitch and the hands for a terminal."""
    return draw_pitch(seen, say)
