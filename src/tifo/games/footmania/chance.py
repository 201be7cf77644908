"""CHANCE's moves: lots, the die and the draws, with their integer weights.

The rest of a pack is drawn from by weight; once it is used up the tail comes back card by card.
"""

from tifo.core.messages import spell
from tifo.core.records import Ints
from tifo.games.footmania.components import (
    EURO_PACK,
    EUROPEANS,
    KINDS,
    MEN,
    NATIONALS,
    PIPS,
    PLUS_PACK,
    QUESTION_PACK,
    QUESTIONS,
)
from tifo.games.footmania.holdings import is_tail, men_deck
from tifo.games.footmania.moves import ASK, DEAL, LOT, MAN, RIVAL, ROLL
from tifo.games.footmania.state import Phase, Place, State


def is_chance(state: State) -> bool:
    """Is it CHANCE's move?"""
    return state.phase <= Phase.NUMBERING


def chance(state: State) -> str:
    """The name of what CHANCE decides now."""
    return spell(Phase(state.phase).name)


def deck_drawn(state: State) -> int:
    """The pack that is drawn from now, or -1."""
    match state.phase:
        case Phase.DRAW_MAN:
            return men_deck(state)
        case Phase.DRAW_PLUS:
            return PLUS_PACK
        case Phase.DRAW_QUESTION:
            return QUESTION_PACK
        case Phase.DRAW_EUROPEAN:
            return EURO_PACK
    return -1


def first_move(state: State) -> int:
    """Where the block of CHANCE's moves begins in this phase."""
    match state.phase:
        case Phase.ROLL:
            return ROLL
        case Phase.DRAW_MAN:
            return MAN
        case Phase.DRAW_PLUS:
            return DEAL
        case Phase.DRAW_QUESTION:
            return ASK
        case Phase.DRAW_EUROPEAN:
            return RIVAL
    return LOT


def outcomes(state: State) -> int:
    """How many moves that block has."""
    match state.phase:
        case Phase.ROLL:
            return PIPS
        case Phase.DRAW_MAN:
            return MEN
        case Phase.DRAW_PLUS:
            return KINDS
        case Phase.DRAW_QUESTION:
            return QUESTIONS
        case Phase.DRAW_EUROPEAN:
            return EUROPEANS
    return state.seats


def weight(state: State, outcome: int) -> int:
    """How many tickets an outcome has."""
    deck = deck_drawn(state)
    if deck >= 0 and is_tail(state, deck):
        return 1 if state.pack[deck].card[0] == outcome else 0
    match state.phase:
        case Phase.DRAW_MAN:
            in_deck = (outcome >= NATIONALS) == (deck == 1)
            return 1 if in_deck and state.man[outcome] == Place.PACK else 0
        case Phase.DRAW_PLUS:
            return state.plus_rest[outcome]
        case Phase.DRAW_QUESTION:
            return 1 if state.question[outcome] == Place.PACK else 0
        case Phase.DRAW_EUROPEAN:
            return 1 if state.european[outcome] == Place.PACK else 0
        case Phase.NUMBERING:
            return 0 if is_numbered(state, outcome) else 1
    return 1


def is_numbered(state: State, seat: int) -> bool:
    """Has this seat its championship number?"""
    for number in range(state.numbered):
        if state.seat_of[number] == seat:
            return True
    return False


def chance_has(state: State, move: int) -> bool:
    """May CHANCE make this move?"""
    outcome = move - first_move(state)
    return 0 <= outcome < outcomes(state) and weight(state, outcome) > 0


def chance_moves(state: State, out: Ints) -> int:
    """Write CHANCE's legal moves and return how many."""
    count = 0
    first = first_move(state)
    for outcome in range(outcomes(state)):
        if weight(state, outcome) > 0:
            out[count] = first + outcome
            count += 1
    return count


def odds(state: State, out: Ints) -> int:
    """Write the weights of CHANCE's legal moves and return how many."""
    count = 0
    for outcome in range(outcomes(state)):
        if weight(state, outcome) > 0:
            out[count] = weight(state, outcome)
            count += 1
    return count


def total_odds(state: State) -> int:
    """Return the sum of the weights."""
    deck = deck_drawn(state)
    if deck >= 0:
        return 1 if is_tail(state, deck) else state.pack[deck].rest
    if state.phase == Phase.ROLL:
        return PIPS
    return state.seats - state.numbered


def pick(state: State, ticket: int) -> int:
    """Return the move that holds this ticket: the weights laid end to end."""
    first = first_move(state)
    if state.phase == Phase.ROLL or state.phase == Phase.FIRST:
        return first + ticket
    deck = deck_drawn(state)
    if deck >= 0 and is_tail(state, deck):
        return first + state.pack[deck].card[0]
    outcome = NATIONALS if deck == 1 else 0
    left = ticket - weight(state, outcome)
    while left >= 0:
        outcome += 1
        left -= weight(state, outcome)
    return first + outcome
