"""What is said of moves, events and positions: keys of the catalogues with arguments."""

from tifo.core.events import Event
from tifo.core.messages import Argument, Message, Who
from tifo_cuptie.clauses import Clause
from tifo_cuptie.components import NAME, ROUND
from tifo_cuptie.events import Happening
from tifo_cuptie.moves import DRAW, PASS, THROW
from tifo_cuptie.notation import format_move
from tifo_cuptie.state import Phase, ahead, points, seat_due, total
from tifo_cuptie.terminal import draw as draw
from tifo_cuptie.view import View


def the(card: int) -> Message:
    """A card as it stands in a sentence."""
    return Message(f"the-{NAME[card]}")


def describe_move(seen: View, move: int) -> Message:
    """Say what a move would do."""
    if move >= THROW:
        return Message("move-throw", {"pips": move - THROW + 1})
    if move == PASS:
        return Message("move-pass")
    if move >= DRAW:
        return Message("move-draw", {"card": the(move - DRAW)})
    key = "move-change" if seen.phase == Phase.CHANGE else "move-field"
    return Message(key, {"card": the(move)})


def describe_event(event: Event, seat: int) -> Message | None:
    """Tell an event to a seat."""
    happening = Happening(event.happening)
    told = happening.told(event, seat)
    args: dict[str, Argument] = {"seat": Who(event.seat), **told}
    if "card" in told:
        args["card"] = the(told["card"])
    key = f"event-{happening.name.lower().replace('_', '-')}"
    match happening:
        case Happening.DREW | Happening.FIELDED if "card" in told:
            return Message(f"{key}-mine", args)
        case Happening.TURNED:
            cards = {"card": the(told["home"]), "other": the(told["away"])}
            return Message(key, {"seat": Who(event.seat), "guest": Who(1 - event.seat), **cards})
        case Happening.THREW if event.clause == Clause.CT_7:
            return Message(f"{key}-twice", args)
        case Happening.WENT_THROUGH:
            return Message(f"{key}-{ROUND[told['round'] - 1]}", args)
        case Happening.ENDED:
            return ending(told["first"], told["second"])
    return Message(key, args)


def ending(first: int, second: int) -> Message:
    """Who has won the cup."""
    if first == second:
        return Message("ended-shared", {"points": first})
    winner = 0 if first > second else 1
    args = {"most": max(first, second), "least": min(first, second)}
    return Message("ended", {"seat": Who(winner), **args})


def describe_refusal(seen: View, move: int, clause: int) -> Message:
    """Say why here and now a move is refused."""
    if clause == Clause.CT_9:
        return Message("refusal-over")
    if move == PASS:
        return Message("refusal-pass")
    return Message("refusal-not-held", {"card": the(move)})


def describe_position(seen: View) -> Message:
    """Say what is due."""
    seat = seat_due(seen)
    args: dict[str, Argument] = {"seat": Who(seat)}
    match seen.phase:
        case Phase.FIELD_HOME | Phase.FIELD_AWAY:
            return Message(f"position-field-{ROUND[seen.round]}", args)
        case Phase.CHANGE:
            args |= {"least": total(seen, seat), "most": total(seen, ahead(seen))}
        case Phase.OVER:
            return ending(points(seen, 0), points(seen, 1))
    return Message(f"position-{Phase(seen.phase).name.lower()}", args)


def steps(seen: View, move: int) -> tuple[str, ...]:
    """One choice, one step; `card …` is a card of the hand."""
    return (f"card {format_move(move)}" if move < PASS else format_move(move),)
