"""Whole matches of bots that need no search, compiled. Bound to a game by the compiler.

CHANCE has a generator of its own, seeded by the deal, so that everybody gets the same cards; each
seat has one for its whims.
"""

from typing import Any

from tifo.core.contract import CHANCE, NOBODY
from tifo.core.records import Ints
from tifo.core.rng import below
from tifo.native.hole import (
    apply,
    legal_moves,
    new_state,
    pick,
    standing,
    thumb,
    to_act,
    total_odds,
    view,
)

UNIFORM = -1
THUMB = -2
"""A coach that is neither mixes the two: the number is its share of random moves in a hundred."""


def decide(coach: int, seen: Any, moves: Ints, count: int, mind: Ints) -> int:
    """What a coach plays; it draws from its mind as the interpreted bot of the same name does."""
    if coach == UNIFORM:
        return moves[below(mind, count)]
    if coach == THUMB:
        return thumb(seen, moves, count, mind)
    if count == 1:
        return moves[0]
    if below(mind, 100) < coach:
        return moves[below(mind, count)]
    return thumb(seen, moves, count, mind)


def duel(
    records: Any, coaches: Ints, chance: Ints, minds: Any, buffers: Any, most_plies: int
) -> int:
    """Play one match and write its standing; return its plies, or -1 without an end."""
    states, views, options = records
    moves, final = buffers
    state, seen = states[0], views[0]
    new_state(state, options[0])
    for ply in range(most_plies + 1):
        seat = to_act(state)
        if seat == NOBODY:
            standing(state, final)
            return ply
        if seat == CHANCE:
            apply(state, int(pick(state, below(chance, total_odds(state)))), None)
            continue
        view(state, seat, seen)
        count = legal_moves(state, moves)
        apply(state, int(decide(coaches[seat], seen, moves, count, minds[seat])), None)
    return -1
