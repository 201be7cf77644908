"""Positions in notation, and what follows from them."""

from tifo.core.events import Event, Events
from tifo.games.buteur import GAME
from tifo.games.buteur.chance import weight
from tifo.games.buteur.components import CARDS
from tifo.games.buteur.events import Happening
from tifo.games.buteur.moves import SHOW
from tifo.games.buteur.state import Phase, State

parse_state = GAME.notation.parse_state
parse_move = GAME.notation.parse_move


def play(start: str | State, *moves: str) -> State:
    """The state after these moves, each of which must be legal; hands are refilled in between."""
    state = parse_state(start) if isinstance(start, str) else start.copy()
    for move in moves:
        apply(state, move)
        refill(state)
    return state


def apply(state: State, move: str) -> list[Event]:
    """Make one legal move and return what happened."""
    assert refused(state, move) == "", f"{move} is refused by {refused(state, move)}"
    events = Events()
    GAME.rules.apply(state, parse_move(move), events)
    GAME.conserved(state)
    return [events.event[i] for i in range(events.count)]


def refill(state: State) -> None:
    """Let CHANCE draw the first cards of the pile until all hands are full."""
    while state.phase == Phase.DRAW:
        card = next(card for card in range(CARDS) if weight(state, card) > 0)
        GAME.rules.apply(state, SHOW + card, None)


def refused(state: str | State, move: str) -> str:
    """The clause that forbids a move, its number where there is none, or an empty text."""
    if isinstance(state, str):
        state = parse_state(state)
    why = GAME.rules.refusal(state, parse_move(move))
    if why == 0:
        return ""
    return GAME.clause_id(why) if why > 0 else str(why)


def legal(state: str | State) -> list[str]:
    """The legal moves as text."""
    if isinstance(state, str):
        state = parse_state(state)
    return [GAME.notation.format_move(move) for move in GAME.legal(state)]


def ball(state: State) -> tuple[int, int]:
    """Where the ball lies."""
    return state.ball_x, state.ball_y


def due(state: State) -> tuple[Phase, int]:
    """What is asked of whom."""
    return Phase(state.phase), GAME.rules.to_act(state)


def told(events: list[Event]) -> list[tuple[Happening, str]]:
    """What happened, and by which clause."""
    return [(Happening(event.happening), GAME.clause_id(event.clause)) for event in events]
