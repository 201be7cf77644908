"""Who won, and how far the others came."""

from tifo.core.records import Ints
from tifo.games.worldcup.components import CHAMPION, NATIONS
from tifo.games.worldcup.state import State


def standing(state: State, out: Ints) -> None:
    """Score of each seat: how far its best team came. Rank: how many seats came further."""
    for seat in range(state.seats):
        out[2 * seat + 1] = farthest(state, seat)
    for seat in range(state.seats):
        out[2 * seat] = 0
        for other in range(state.seats):
            out[2 * seat] += out[2 * other + 1] > out[2 * seat + 1]


def farthest(state: State, seat: int) -> int:
    """The last round that a team of this seat came to; whoever won has the cup, played or not."""
    if seat == state.victor:
        return CHAMPION
    best = 0
    for team in range(NATIONS):
        if state.owner[team] == seat:
            best = max(best, state.reached[team])
    return best
