"""Positions in notation, and what follows from them."""

from tifo.games.buteur import GAME
from tifo.games.buteur.chance import weight
from tifo.games.buteur.components import CARDS
from tifo.games.buteur.events import Happening
from tifo.games.buteur.moves import SHOW
from tifo.games.buteur.state import Phase, State
from tifo.testing.ground import Ground

GROUND = Ground(GAME, Phase, Happening)
apply, refused, legal = GROUND.apply, GROUND.refused, GROUND.legal
due, told = GROUND.due, GROUND.told
parse_state = GAME.notation.parse_state
parse_move = GAME.notation.parse_move


def play(start: str | State, *moves: str) -> State:
    """The state after these moves, each of which must be legal; hands are refilled in between."""
    state = GROUND.at(start)
    for move in moves:
        apply(state, move)
        refill(state)
    return state


def refill(state: State) -> None:
    """Let CHANCE draw the first cards of the pile until all hands are full."""
    while state.phase == Phase.DRAW:
        card = next(card for card in range(CARDS) if weight(state, card) > 0)
        GAME.rules.apply(state, SHOW + card, None)


def ball(state: State) -> tuple[int, int]:
    """Where the ball lies."""
    return state.ball_x, state.ball_y
