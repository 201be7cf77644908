"""What is said of moves, events and positions."""

from tifo.core.contract import NOBODY, Say
from tifo.core.events import Event
from tifo.core.messages import Message, Who
from tifo_shootout.events import Happening
from tifo_shootout.notation import format_move
from tifo_shootout.rulebook import FACE
from tifo_shootout.state import Phase, View, to_act


def side(number: int) -> Message:
    """The name of a side."""
    return Message(f"side-{('left', 'right')[number - 1]}")


def describe_move(seen: View, move: int) -> Message:
    """Say what a move would do."""
    if move >= FACE:
        return Message("move-roll", {"pips": move - FACE + 1})
    return Message(f"move-{phase(seen)}", {"side": side(move + 1)})


def describe_event(event: Event, seat: int) -> Message | None:
    """Tell an event to a seat."""
    who, happening = Who(event.seat), Happening(event.happening)
    told = happening.told(event, seat)
    match happening:
        case Happening.AIMED if told:
            return Message("event-aimed-mine", {"side": side(told["side"])})
        case Happening.AIMED:
            return Message("event-aimed", {"seat": who})
        case Happening.DIVED:
            return Message("event-dived", {"seat": who, "side": side(told["side"])})
        case Happening.ENDED:
            return Message("event-ended", {**told})
    key = "event-scored" if happening == Happening.SCORED else "event-missed"
    return Message(key, {"seat": who, "pips": told["pips"], "side": side(told["side"])})


def describe_refusal(seen: View, move: int, clause: int) -> Message:
    """Say why a move is refused: the match is over."""
    return Message("refusal-over")


def describe_position(seen: View) -> Message:
    """Say what is due."""
    if seen.phase == Phase.OVER:
        args = {"first": seen.goals[0], "second": seen.goals[1]}
        return Message("event-ended", {**args})
    return Message(f"position-{phase(seen)}", {"seat": Who(max(to_act(seen), 0))})


def phase(seen: View) -> str:
    """The phase in lower case."""
    return Phase(seen.phase).name.lower()


def steps(seen: View, move: int) -> tuple[str, ...]:
    """One choice, one step."""
    return (f"side {format_move(move)}",)


def draw(seen: View, say: Say) -> str:
    """The goal, the keeper's dive, and the score."""
    args = {"first": seen.goals[0], "second": seen.goals[1]}
    score = say(Message("board-score", {**args, "kick": seen.kick // 2 + 1}))
    aim = {0: "      ", 1: " ●    ", 2: "    ● "}[seen.aim if seen.seat != NOBODY else 0]
    return f"{score}\n ┌──────┐\n │{aim}│"
