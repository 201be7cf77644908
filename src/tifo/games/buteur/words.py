"""What is said of moves, events and positions: keys of the catalogue with their arguments."""

from collections.abc import Mapping
from functools import cache

from tifo.core.contract import Say
from tifo.core.events import Event
from tifo.core.messages import Argument, Message, Who, spell
from tifo.games.buteur.chance import from_discards
from tifo.games.buteur.clauses import Clause
from tifo.games.buteur.components import (
    CODE,
    GOAL_AREA_LEFT,
    KIND,
    OPTIONS,
    SECOND_START,
    SHED,
    SQUARES,
    STEP_X,
    STEP_Y,
    SYMBOL,
    USE,
    Direction,
    Kind,
    Symbol,
)
from tifo.games.buteur.events import Happening
from tifo.games.buteur.flight import Landing, fly, start_square
from tifo.games.buteur.legal import can_play, is_restart
from tifo.games.buteur.moves import PASS, PLACE, SHOW, THROW, TOSS
from tifo.games.buteur.notation import COMPASS
from tifo.games.buteur.state import Phase, forward, home_row, seat_to_move, team_to_move
from tifo.games.buteur.terminal import ARROWS, COLUMN_LETTERS, SIGN, draw_pitch
from tifo.games.buteur.view import View


# ------------------------------------------------------------------------------------- names
@cache
def card_name(card: int, attribute: str = ".the") -> Message:
    """The name of a card, with its article unless another attribute is asked for."""
    if KIND[card] == Kind.CORNER:
        return Message(f"card-corner-{Symbol(SYMBOL[card]).name.lower()}{attribute}")
    if KIND[card] == Kind.PENALTY:
        return Message(f"card-penalty{attribute}")
    return Message(f"card-{kind_of(card)}{attribute}", {"code": CODE[card]})


@cache
def kind_of(card: int) -> str:
    """The kind of a card as catalogue keys spell it."""
    return spell(Kind(KIND[card]).name)


@cache
def square_name(x: int, y: int) -> Message:
    """A square as people say it: the letter of the column and the row from 1."""
    return Message("square", {"column": COLUMN_LETTERS[x], "row": y + 1})


@cache
def direction_name(direction: int) -> Message:
    """Which way a card sends the ball."""
    return Message(f"direction-{Direction(direction).name.lower()}")


@cache
def landing_key(landing: int) -> str:
    """Where the ball ends, as catalogue keys spell it."""
    return f"landing-{spell(Landing(landing).name)}"


def symbol_name(card: int) -> Message:
    """What a card shows when the pile is cut."""
    return Message(f"symbol-{Symbol(SYMBOL[card]).name.lower()}")


def phase_of(seen: View) -> str:
    """The phase as catalogue keys spell it."""
    return spell(Phase(seen.phase).name)


# ------------------------------------------------------------------------------------- moves
def describe_move(seen: View, move: int) -> Message:
    """Say what a legal move would do."""
    if move >= TOSS:
        return Message("move-toss", {"seat": Who(move - TOSS)})
    if move >= SHOW:
        return Message("move-show", {"card": card_name(move - SHOW)})
    if move == PASS:
        return Message(f"move-pass-{phase_of(seen)}")
    if move >= PLACE:
        y = home_row(seen, team_to_move(seen))
        return Message("move-place", {"square": square_name(GOAL_AREA_LEFT + move - PLACE, y)})
    if move >= THROW:
        return describe_throw(seen, move - THROW)
    return describe_card(seen, move // OPTIONS, move % OPTIONS)


def describe_throw(seen: View, step: int) -> Message:
    """A throw-in, as the one who throws sees it."""
    ahead = forward(seen, team_to_move(seen))
    across, along = STEP_X[step] * ahead, STEP_Y[step] * ahead
    words = (("back", "", "forward")[along + 1], ("left", "", "right")[across + 1])
    return Message(
        "move-throw",
        {
            "way": Message("way-" + "-".join(word for word in words if word)),
            "arrow": ("↙↓↘", "←·→", "↖↑↗")[along + 1][across + 1],
            "square": square_name(seen.ball_x + STEP_X[step], seen.ball_y + STEP_Y[step]),
        },
    )


def describe_card(seen: View, card: int, option: int) -> Message:
    """A card given up, laid down, or played along one of its arrows."""
    if option == SHED:
        return Message("move-shed", {"card": card_name(card)})
    if option == USE:
        last = "-last" if KIND[card] == Kind.CORNER and seen.last_turn else ""
        return Message(f"move-use-{kind_of(card)}{last}", {"card": card_name(card)})
    direction, squares = option % SECOND_START, SQUARES[3 * card + option % SECOND_START]
    x, y = start_square(seen, option // SECOND_START)
    landing, to_x, to_y = fly(seen, x, y, direction, squares)
    on_pitch = landing in (Landing.IN_PLAY, Landing.TOUCH)
    where: dict[str, Argument] = {"square": square_name(to_x, to_y)} if on_pitch else {}
    ends = landing_key(landing)
    args: dict[str, Argument] = {
        "card": card_name(card),
        "name": card_name(card, ""),
        "sign": SIGN[SYMBOL[card]],
        "direction": direction_name(direction),
        "arrow": ARROWS[direction],
        "squares": squares,
        "landing": Message(ends, where),
        "to": Message(f"{ends}.short", where),
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
_BY_CLAUSE = {
    Clause.BU_D_4: "not-in-hand",
    Clause.BU_3_6: "kick-off",
    Clause.BU_3_4: "one-square",
    Clause.BU_5_1: "free-kick-area",
    Clause.BU_6_1: "clear",
    Clause.BU_7_1: "save",
    Clause.BU_7_2: "keeper",
    Clause.BU_8_1: "corner",
    Clause.BU_8_5: "place-first",
    Clause.BU_9_3: "place-first",
    Clause.BU_9_1: "penalty-area",
    Clause.BU_2_2: "shed-empty",
    Clause.BU_14: "over",
}


def describe_refusal(seen: View, move: int, clause: int) -> Message:
    """Say why here and now a move is refused."""
    args: dict[str, Argument] = {}
    if 0 <= move < THROW:
        args["card"] = card_name(move // OPTIONS)
    match clause:
        case Clause.BU_1_1:
            return Message(f"refusal-{_turn_refusal(seen, move)}", args)
        case Clause.BU_1_2:
            return _arrow_refusal(move // OPTIONS, move % OPTIONS)
        case Clause.BU_5_3:
            return Message(f"refusal-{_free_kick_refusal(seen, move)}", args)
        case Clause.BU_10_2:
            is_throw = THROW <= move < PLACE
            return Message("refusal-throw-out" if is_throw else "refusal-throw-first")
        case Clause.BU_5_1 | Clause.BU_9_1:
            args["square"] = square_name(seen.ball_x, seen.ball_y)
    return Message(f"refusal-{_BY_CLAUSE[Clause(clause)]}", args)


def _turn_refusal(seen: View, move: int) -> str:
    if move == PASS:
        return _pass_refusal(seen)
    if move % OPTIONS != SHED:
        return "penalty-offer"
    return "shed-pass" if seen.phase in (Phase.SAVE, Phase.PENALTY_OFFER) else "shed"


def _pass_refusal(seen: View) -> str:
    if can_play(seen):
        return "pass"
    return "pass-exchange" if is_restart(seen) else "pass-shed"


def _arrow_refusal(card: int, option: int) -> Message:
    args: dict[str, Argument] = {"card": card_name(card)}
    if option == USE:
        return Message("refusal-needs-arrow", args)
    if KIND[card] in (Kind.CORNER, Kind.PENALTY):
        return Message("refusal-no-arrows", args)
    return Message("refusal-no-arrow", {**args, "direction": direction_name(option % SECOND_START)})


def _free_kick_refusal(seen: View, move: int) -> str:
    if seen.phase == Phase.FOLLOW_UP:
        return "follow-up"
    card, direction = move // OPTIONS, move % OPTIONS
    squares = SQUARES[3 * card + direction]
    landing, _, _ = fly(seen, seen.ball_x, seen.ball_y, direction, squares)
    return "free-kick-alone" if landing == Landing.IN_PLAY else "free-kick-out"


# ------------------------------------------------------------------------------- positions
def describe_position(seen: View) -> Message:
    """Say what is due: the question that the seat to act answers."""
    args: dict[str, Argument] = {}
    match seen.phase:
        case Phase.OVER:
            return _describe_end(seen)
        case Phase.TOSS | Phase.DRAW | Phase.REDRAW | Phase.CORNER_CUT | Phase.PENALTY_CUT:
            return Message(f"position-{phase_of(seen)}{'-discards' if from_discards(seen) else ''}")
        case Phase.OPEN_PLAY | Phase.FOLLOW_UP | Phase.THROW_IN:
            args["square"] = square_name(seen.ball_x, seen.ball_y)
    return Message(f"position-{phase_of(seen)}", {"seat": Who(seat_to_move(seen)), **args})


def _describe_end(seen: View) -> Message:
    first, second = seen.goals
    args: dict[str, Argument] = {"first": first, "second": second}
    if first == second:
        return Message("position-over-drawn", args)
    # Seat 0 is in the first side and seat 1 in the second, whatever the number of seats.
    args["seat"] = Who(0 if first > second else 1)
    return Message("position-over-won" if seen.seats == 2 else "position-over-won-side", args)


# ---------------------------------------------------------------------------------- events
def describe_event(event: Event, seat: int) -> Message | None:
    """Tell an event to a seat, which may be in its audience or not."""
    happening = Happening(event.happening)
    told, key = happening.told(event, seat), f"event-{spell(happening.name)}"
    who: dict[str, Argument] = {"seat": Who(event.seat)}
    match happening:
        case Happening.DREW:
            return Message(key, {**who, "card": card_name(told["card"])}) if told else None
        case Happening.BALL_MOVED:
            return _describe_run(event.clause, **told)
        case Happening.GOAL:
            return _describe_goal(key, **told)
        case Happening.LAST_TURN:
            return Message(key, {**who, **told})
        case Happening.HALF_TIME | Happening.FULL_TIME:
            return Message(key, {**told})
        case Happening.TOSSED | Happening.STUCK | Happening.LET_IN | Happening.PENALTY:
            return Message(key, who)
        case Happening.OUT_IN_TOUCH | Happening.OUT_WIDE | Happening.SHOT | Happening.CORNER:
            return _describe_out(event, key, told)
        case Happening.PLAYED if KIND[told["card"]] in (Kind.CORNER, Kind.PENALTY):
            return None  # the next event says it better
    return _describe_shown_card(event, key, **told)


def _describe_out(event: Event, key: str, told: Mapping[str, int]) -> Message:
    """The ball leaves the pitch."""
    match event.happening:
        case Happening.OUT_IN_TOUCH:
            return Message(key, {"square": square_name(**told)})
        case Happening.CORNER:
            colour = Symbol(told["colour"]).name.lower()
            return Message(key, {"seat": Who(event.seat), "colour": Message(f"colour-{colour}")})
    return Message(key)


def _describe_goal(key: str, team: int, first: int, second: int, seats: int) -> Message:
    side = "" if seats == 2 else "-side"
    return Message(f"{key}{side}", {"seat": Who(team), "first": first, "second": second})


LONG = 4
"""Squares from which a ball is a long one."""


def _describe_run(clause: int, from_x: int, from_y: int, x: int, y: int) -> Message | None:
    if (from_x, from_y) == (x, y):
        return None
    match clause:
        case Clause.BU_6_2 | Clause.BU_8_2 | Clause.BU_11_2:
            return None  # the event before or after it says it better
        case Clause.BU_10_2:
            run = "thrown"
        case Clause.BU_8_5 | Clause.BU_9_3:
            run = "placed"
        case _ if from_x != x:
            run = "across"
        case _:
            run = "long" if abs(y - from_y) >= LONG else "short"
    return Message(f"event-ball-{run}", {"square": square_name(x, y)})


def _describe_shown_card(
    event: Event, key: str, card: int, goal: int = 0, option: int = 0
) -> Message:
    args: dict[str, Argument] = {"seat": Who(event.seat), "card": card_name(card)}
    match event.happening:
        case Happening.CORNER_CUT | Happening.PENALTY_CUT:
            outcome = "goal" if goal else "saved"
            return Message(f"{key}-{outcome}", {**args, "symbol": symbol_name(card)})
        case Happening.SAVED if event.clause == Clause.BU_12_3:
            return Message(f"{key}-at-whistle", args)
        case Happening.SAVED:
            return Message(key, {"seat": Who(event.seat)})
    return Message(key, args)


def draw(seen: View, say: Say) -> str:
    """Draw the pitch and the hands for a terminal."""
    return draw_pitch(seen, say)
