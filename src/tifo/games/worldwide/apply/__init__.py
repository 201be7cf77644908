"""What a move does: `perform` carries it out, `settle`, once, finds out who is asked next."""

from tifo.core.events import EVERYONE, Events, only
from tifo.games.worldwide.apply.perform import perform
from tifo.games.worldwide.apply.settle import settle
from tifo.games.worldwide.cards import drawer, player_drawer
from tifo.games.worldwide.components import FREE_ABILITIES, KINDS, SIDES
from tifo.games.worldwide.moves import DONE, FETCH
from tifo.games.worldwide.state import Phase, State

__all__ = ["apply", "audience"]


def apply(state: State, move: int, events: Events | None) -> None:
    """Carry out a legal move."""
    settle(state, perform(state, move, events), events)


def audience(state: State, move: int) -> int:
    """Return who may see a move in the log: draws, decks, free abilities and aims are secret."""
    match state.phase:
        case Phase.DRAW:
            return only(drawer(state))
        case Phase.DRAW_PLAYER:
            return only(player_drawer(state))
        case Phase.BUILD if move == DONE:
            return EVERYONE
        case Phase.ABILITIES if state.picked == SIDES * FREE_ABILITIES - 1:
            return EVERYONE  # the last choice turns all of them face up
        case Phase.BUILD | Phase.ABILITIES:
            return only(state.builder) | only(state.builder ^ 2)
        case Phase.FETCH if state.pile[KINDS * state.side + move - FETCH] > 0:
            return only(state.holder)
        case Phase.AIM:
            return only(state.holder)
    return EVERYONE
