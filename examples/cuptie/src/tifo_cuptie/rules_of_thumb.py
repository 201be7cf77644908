"""A coach who plays by rules of thumb: the best first, and the likeliest change."""

from tifo.core import written
from tifo_cuptie.components import BENCH, FACES, STRENGTH
from tifo_cuptie.moves import PASS
from tifo_cuptie.state import Phase, State, home, seat_due, total
from tifo_cuptie.view import View

FACE = 2
"""A face of the die that turns the round …"""
KEPT = 1
"""… is worth more than a card that is kept."""


def worth(seen: View, move: int) -> int:
    """How good a move looks: the strongest card, and a change if anything can come of it."""
    if seen.phase != Phase.CHANGE:
        return STRENGTH[move]
    return KEPT if move == PASS else FACE * faces_that_turn(seen, move)


def faces_that_turn(state: State, card: int) -> int:
    """How many faces of the die take the coach behind through, if this card comes on (CT-8)."""
    seat = seat_due(state)
    needed = total(state, 1 - seat) + (0 if seat == home(state) else 1)
    found = 0
    for pips in range(1, FACES + 1):
        if STRENGTH[card] + BENCH[card] * pips >= needed:
            found += 1
    return found


thumb = written.thumb(__name__)
