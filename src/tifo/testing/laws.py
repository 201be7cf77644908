"""The laws of the contract, each a check of one moment of a match. A breach raises RuleBug."""

from collections.abc import Callable

from tifo.core.contract import CHANCE, AnyGame
from tifo.core.errors import RuleBug
from tifo.core.events import MOST_EVENTS, Events
from tifo.core.knowledge import beyond_range
from tifo.core.rng import generator
from tifo.testing.walk import Moment

Law = Callable[[AnyGame, Moment], None]


def holds(condition: bool, law: str, moment: Moment) -> None:
    """Raise where a law is broken."""
    if not condition:
        raise RuleBug(f"{law} at ply {moment.ply} (seat {moment.seat}, move {moment.move})")


def legal_moves_are_ascending_and_not_empty(game: AnyGame, moment: Moment) -> None:
    """Sorted, each once, at least one before the end, with room left in the buffer."""
    legal = moment.legal
    holds(len(legal) > 0, "no legal move", moment)
    holds(legal == sorted(set(legal)), "legal moves are not ascending", moment)
    holds(legal[-1] < game.rules.MOVE_COUNT, "a move beyond the count", moment)


def legal_moves_are_those_not_refused(game: AnyGame, moment: Moment) -> None:
    """`legal_moves` and `refusal` agree on every move of the game."""
    refusal = game.rules.refusal
    free = [m for m in range(game.rules.MOVE_COUNT) if refusal(moment.state, m) == 0]
    holds(free == moment.legal, "legal moves and refusals differ", moment)
    for move in (-1, game.rules.MOVE_COUNT):
        holds(refusal(moment.state, move) != 0, "a number that is no move is legal", moment)


def asking_changes_nothing(game: AnyGame, moment: Moment) -> None:
    """Questions leave the state as it was; so do a view and a look at the standing."""
    before = moment.state.tobytes()
    game.legal(moment.state)
    game.rules.refusal(moment.state, moment.move)
    game.rules.audience(moment.state, moment.move)
    game.seen_by(moment.state, 0)
    game.standing(moment.state)
    holds(moment.state.tobytes() == before, "a question changed the state", moment)


def pick_lays_the_odds_end_to_end(game: AnyGame, moment: Moment) -> None:
    """Weights are positive, their sum is `total_odds`, and `pick` over all tickets is the odds."""
    if moment.seat != CHANCE:
        return
    weights = [0] * game.rules.MOST_LEGAL
    count = game.rules.odds(moment.state, weights)
    weights = weights[:count]
    total = game.rules.total_odds(moment.state)
    holds(count == len(moment.legal), "odds and legal moves differ in number", moment)
    holds(all(weight > 0 for weight in weights), "a weight is not positive", moment)
    holds(sum(weights) == total, "the weights do not add up", moment)
    expanded = [m for m, weight in zip(moment.legal, weights, strict=True) for _ in range(weight)]
    tickets = range(total) if total <= 500 else range(0, total, total // 250)
    picked = [game.rules.pick(moment.state, ticket) for ticket in tickets]
    holds(picked == [expanded[ticket] for ticket in tickets], "pick and odds differ", moment)


def apply_is_pure(game: AnyGame, moment: Moment) -> None:
    """The same state and move give the same result, whether somebody listens or not."""
    alone, heard, events = moment.state.copy(), moment.state.copy(), Events()
    game.rules.apply(alone, moment.move, None)
    game.rules.apply(heard, moment.move, events)
    holds(alone.tobytes() == heard.tobytes(), "listening changes the result", moment)
    holds(events.count <= MOST_EVENTS, "too many events", moment)
    for i in range(events.count):
        happening = game.happenings(events.event[i].happening)
        unnamed = any(happening.unnamed(events.event[i]))
        holds(not unnamed, f"{happening.name} tells what has no name", moment)
        game.clauses(events.event[i].clause)


def nothing_is_lost(game: AnyGame, moment: Moment) -> None:
    """Cards, tokens and money are conserved, and every value is in the range of its field."""
    moment.state.tobytes()
    beyond = beyond_range(moment.state)
    holds(not beyond, f"out of range: {', '.join(beyond)}", moment)
    game.conserved(moment.state)


def a_seat_decides_from_its_view(game: AnyGame, moment: Moment) -> None:
    """The legal moves of the seat to act are the same in its view; so is who is to act."""
    for seat in range(game.seat_count(moment.state)):
        seen = game.seen_by(moment.state, seat)
        holds(game.rules.to_act(seen) == moment.seat, "a view misses who is to act", moment)
        if seat == moment.seat:
            holds(game.legal(seen) == moment.legal, "a view changes the legal moves", moment)


def notation_has_exact_inverses(game: AnyGame, moment: Moment) -> None:
    """`parse(format(x)) == x` for the moves here and the state."""
    notation = game.notation
    for move in moment.legal:
        text = notation.format_move(move)
        holds(notation.parse_move(text) == move, f"{text} reads as another move", moment)
    again = notation.parse_state(notation.format_state(moment.state))
    holds(again.tobytes() == moment.state.tobytes(), "the state reads differently", moment)


def rules_of_thumb_choose_a_legal_move(game: AnyGame, moment: Moment) -> None:
    """`thumb` answers with one of the moves, and twice the same."""
    if moment.seat < 0:
        return
    seen = game.seen_by(moment.state, moment.seat)
    answers = [
        game.rules.thumb(seen, list(moment.legal), len(moment.legal), generator(moment.ply))
        for _ in range(2)
    ]
    holds(answers[0] in moment.legal, "a rule of thumb is against the rules", moment)
    holds(answers[0] == answers[1], "a rule of thumb changes its mind", moment)


LAWS: tuple[Law, ...] = (
    asking_changes_nothing,
    legal_moves_are_ascending_and_not_empty,
    legal_moves_are_those_not_refused,
    pick_lays_the_odds_end_to_end,
    apply_is_pure,
    nothing_is_lost,
    a_seat_decides_from_its_view,
    notation_has_exact_inverses,
    rules_of_thumb_choose_a_legal_move,
)
EVERY_PLY: tuple[Law, ...] = (legal_moves_are_ascending_and_not_empty, nothing_is_lost)
"""Cheap enough for every ply; the others are asked now and then."""
