from tifo.core.records import Ints
from tifo.core.rng import below
from tifo.games.footmania.view import View


def thumb(seen: View, moves: Ints, count: int, rng: Ints) -> int:
    return moves[below(rng, count)]
