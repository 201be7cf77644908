"""Positions in notation, and what follows from them."""

from tifo.games.footmania import GAME
from tifo.games.footmania.events import Happening
from tifo.games.footmania.state import Phase, State
from tifo.testing.ground import Ground

GROUND = Ground(GAME, Phase, Happening)
apply, refused, legal = GROUND.apply, GROUND.refused, GROUND.legal
due, told = GROUND.due, GROUND.told
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
    state = GROUND.at(start)
    for move in moves:
        apply(state, move)
    return state


def word(state: State, key: str) -> str:
    """One word of a state's notation."""
    words = dict(text.split("=", 1) for text in GAME.notation.format_state(state).split())
    return words.get(key, "")


def match_of(start: str, *moves: str) -> State:
    """Roll the day in and hand in both team sheets, then make these moves."""
    return play(start, "roll 1", "yes", "yes", *moves)
