"""A coach who plays by rules of thumb."""

from tifo.core.records import Ints
from tifo.core.rng import below
from tifo.games.worldwide.view import View


def thumb(seen: View, moves: Ints, count: int, rng: Ints) -> int:
    """Choose any."""
    return moves[below(rng, count)]
