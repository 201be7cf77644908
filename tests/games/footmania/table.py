"""Positions in notation, and what follows from them."""

from tifo.core.events import Event, Events
from tifo.games.footmania import GAME
from tifo.games.footmania.events import Happening
from tifo.games.footmania.state import Phase, State

parse_state = GAME.notation.parse_state
parse_move = GAME.notation.parse_move

YELLOWS = "N01.N03.N05.N07.N09.N11.N13.N15.N17.N19.N21"
"""Eleven men of two stars, one for each number: 22 stars."""
GREENS = "N23.N25.N27.N29.N31.N33.N35.N37.N39.N41.N43"
"""Eleven men of three stars: 33 stars."""
LAP = "seats=2 stage=2 numbered=2 seat_of=0,1 phase=roll"
"""Two coaches in the championship, the first to roll."""
KICK_OFF = f"{LAP} square=P31,P0 open0={YELLOWS} open1={GREENS}"
"""A roll away from the first match day."""


def play(start: str | State, *moves: str) -> State:
    """The state after these moves, each of which must be legal."""
    state = parse_state(start) if isinstance(start, str) else start.copy()
    for move in moves:
        apply(state, move)
    return state


def apply(state: State, move: str) -> list[Event]:
    """Make one legal move and return what happened."""
    assert refused(state, move) == "", f"{move} is refused by {refused(state, move)}"
    events = Events()
    GAME.rules.apply(state, parse_move(move), events)
    GAME.conserved(state)
    return [events.event[i] for i in range(events.count)]


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


def due(state: State) -> tuple[Phase, int]:
    """What is asked of whom."""
    return Phase(state.phase), GAME.rules.to_act(state)


def told(events: list[Event]) -> list[tuple[Happening, str]]:
    """What happened, and by which clause."""
    return [(Happening(event.happening), GAME.clause_id(event.clause)) for event in events]


def word(state: State, key: str) -> str:
    """One word of a state's notation."""
    words = dict(text.split("=", 1) for text in GAME.notation.format_state(state).split())
    return words.get(key, "")


def match_of(start: str, *moves: str) -> State:
    """Roll the day in and hand in both team sheets, then make these moves."""
    return play(start, "roll 1", "yes", "yes", *moves)
