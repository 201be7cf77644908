"""CHANCE's moves: the toss, the draws and the cuts, with their integer weights."""

from tifo.core.hands import nth_card
from tifo.core.messages import spell
from tifo.core.records import Ints
from tifo.games.buteur.components import CARDS, FEW_CARDS
from tifo.games.buteur.moves import SHOW, TOSS
from tifo.games.buteur.state import Phase, State


def is_chance(state: State) -> bool:
    """Is it CHANCE's move?"""
    return state.phase <= Phase.PENALTY_CUT


def chance(state: State) -> str:
    """The name of what CHANCE decides now."""
    return spell(Phase(state.phase).name)


def is_cut(state: State) -> bool:
    """Is a card shown and put back, rather than drawn?"""
    return state.phase == Phase.CORNER_CUT or state.phase == Phase.PENALTY_CUT


def from_discards(state: State) -> bool:
    """With three or fewer cards in the pile the discards are cut (BU-12.4)."""
    return is_cut(state) and state.pile_count <= FEW_CARDS


def weight(state: State, card: int) -> int:
    """How many of this card CHANCE may show now."""
    return state.discard[card] if from_discards(state) else state.pile[card]


def chance_moves(state: State, out: Ints) -> int:
    """Write CHANCE's legal moves and return how many."""
    if state.phase == Phase.TOSS:
        out[0], out[1] = TOSS, TOSS + 1
        return 2
    count = 0
    for card in range(CARDS):
        if weight(state, card) > 0:
            out[count] = SHOW + card
            count += 1
    return count


def odds(state: State, out: Ints) -> int:
    """Write the weights of CHANCE's legal moves and return how many."""
    if state.phase == Phase.TOSS:
        out[0], out[1] = 1, 1
        return 2
    count = 0
    for card in range(CARDS):
        if weight(state, card) > 0:
            out[count] = weight(state, card)
            count += 1
    return count


def total_odds(state: State) -> int:
    """Return the sum of the weights."""
    if state.phase == Phase.TOSS:
        return 2
    return state.discard_count if from_discards(state) else state.pile_count


def pick(state: State, ticket: int) -> int:
    """Return the move that holds this ticket: the weights laid end to end."""
    if state.phase == Phase.TOSS:
        return TOSS + ticket
    if from_discards(state):
        return SHOW + nth_card(state.discard, ticket)
    return SHOW + nth_card(state.pile, ticket)
