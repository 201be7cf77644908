"""Who won."""

from tifo.core.records import Ints
from tifo.games.worldwide.state import State


def standing(state: State, out: Ints) -> None:
    """Rank (partners share it, and so do both sides of a draw) and goals of each seat (WF-1)."""
    for seat in range(state.seats):
        ours, theirs = seat % 2, 1 - seat % 2
        behind = state.goals[ours] < state.goals[theirs]
        if state.goals[ours] == state.goals[theirs]:
            behind = state.scored[ours] < state.scored[theirs]
        out[2 * seat] = 1 if behind else 0
        out[2 * seat + 1] = state.goals[ours]
