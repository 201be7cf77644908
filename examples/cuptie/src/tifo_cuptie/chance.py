"""CHANCE's moves: cards from a counted pile and a fair die, with integer weights."""

from tifo.core.hands import nth_card
from tifo.core.records import Ints
from tifo_cuptie.components import CARDS, FACES
from tifo_cuptie.moves import DRAW, THROW
from tifo_cuptie.state import Phase, State


def chance(state: State) -> str:
    """The name of what CHANCE decides now."""
    return "draw" if state.phase == Phase.DRAW else "throw"


def chance_moves(state: State, out: Ints) -> int:
    """Write CHANCE's legal moves and return how many."""
    if state.phase == Phase.THROW:
        for face in range(FACES):
            out[face] = THROW + face
        return FACES
    count = 0
    for card in range(CARDS):
        if state.pile[card] > 0:
            out[count] = DRAW + card
            count += 1
    return count


def odds(state: State, out: Ints) -> int:
    """Write the weights of these moves and return how many."""
    if state.phase == Phase.THROW:
        for face in range(FACES):
            out[face] = 1
        return FACES
    count = 0
    for card in range(CARDS):
        if state.pile[card] > 0:
            out[count] = state.pile[card]
            count += 1
    return count


def total_odds(state: State) -> int:
    """Return the sum of the weights."""
    return FACES if state.phase == Phase.THROW else state.pile_count


def pick(state: State, ticket: int) -> int:
    """Return the move that holds this ticket: the weights laid end to end."""
    return THROW + ticket if state.phase == Phase.THROW else DRAW + nth_card(state.pile, ticket)
