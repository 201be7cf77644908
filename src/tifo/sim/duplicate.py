"""Matches in which only bots that search are asked, compiled. Bound to a game by the compiler.

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
ASKED = -3
"""A coach that is none of these mixes the first two: the number is its share of random moves in a
hundred."""


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


def kick_off(records: Any) -> None:
    """Begin a match."""
    states, _, options = records
    new_state(states[0], options[0])


def play_on(
    records: Any, coaches: Ints, chance: Ints, minds: Any, buffers: Any, plies: int, last: int
) -> tuple[int, int]:
    """Play until a coach must be asked or the match is over; return the ply and what is left.

    Where a coach is asked, his view and his moves lie in the buffers, and their number is returned;
    at the end the standing does, and 0 is returned. A match that goes on beyond `last` returns -1.
    """
    states, views, _ = records
    moves, final = buffers
    state, seen = states[0], views[0]
    for ply in range(plies, last + 1):
        seat = to_act(state)
        if seat == NOBODY:
            standing(state, final)
            return ply, 0
        if seat == CHANCE:
            apply(state, int(pick(state, below(chance, total_odds(state)))), None)
            continue
        view(state, seat, seen)
        count = legal_moves(state, moves)
        if coaches[seat] == ASKED:
            return ply, count
        apply(state, int(decide(coaches[seat], seen, moves, count, minds[seat])), None)
    return last, -1


def answer(records: Any, move: int) -> None:
    """Carry out the move of a coach who was asked."""
    states, _, _ = records
    apply(states[0], move, None)
