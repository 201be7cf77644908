"""How a cup looks before its end: four weights, fitted to matches by rules of thumb."""

from tifo.core.growth import write_duel
from tifo.core.records import Ints
from tifo_cuptie.components import FINAL, POINTS, SEATS, STRENGTH
from tifo_cuptie.state import Phase, State, points, total

LEAD = (0, 650, 280)
"""Thousandths of the logarithm of the odds: for a point, by the round that is on …"""
HELD = 30
"""… for the strength of a hand …"""
TIE = 35
"""… and for a lead on the table, for each point of the round."""
DRAW = 670
"""The part of a shared cup: a quarter of all, where nobody leads."""


def outlook(state: State, out: Ints) -> None:
    """Write the side of each seat and its parts of a chance to win; then those of a draw."""
    for seat in range(SEATS):
        out[2 * seat] = seat
    balance = LEAD[min(state.round, FINAL)] * (points(state, 0) - points(state, 1))
    balance += HELD * (held(state, 0) - held(state, 1))
    if state.phase == Phase.THROW or state.phase == Phase.CHANGE:
        balance += TIE * POINTS[state.round] * (total(state, 0) - total(state, 1))
    write_duel(balance, DRAW, SEATS, out)


def held(state: State, seat: int) -> int:
    """The strength of a hand."""
    found = 0
    for i in range(state.hand[seat].count):
        found += STRENGTH[state.hand[seat].card[i]]
    return found
