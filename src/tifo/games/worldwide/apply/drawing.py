"""Cards that are owed: draws from the piles, and discards."""

from tifo.core.events import Events, emit, only, whisper
from tifo.games.worldwide.cards import (
    drawer,
    excess_actions,
    gain,
    local,
    player_drawer,
    side_of,
    spend_player,
    throw_away,
)
from tifo.games.worldwide.clauses import Clause
from tifo.games.worldwide.components import KINDS, MOST_SEATS
from tifo.games.worldwide.events import Happening
from tifo.games.worldwide.state import State


def owe(state: State, seat: int, count: int) -> None:
    """A coach will draw so many Action cards; from an empty pile none (WF-F1)."""
    if state.pile_count[side_of(seat)] > 0:
        state.owed[seat] += count


def owe_players(state: State, seat: int, count: int) -> None:
    """The same of Player cards."""
    if state.bench_count[side_of(seat)] > 0:
        state.owed_players[seat] += count


def charge(state: State, seat: int, count: int) -> None:
    """A coach must discard so many cards of his choice, at most all (B25)."""
    state.due[seat] = min(count, state.hand_count[seat] + state.squad_count[seat])


def draw(state: State, kind: int, events: Events | None) -> None:
    """Take an Action card from the pile."""
    seat = drawer(state)
    side = side_of(seat)
    state.pile[KINDS * side + kind] -= 1
    state.pile_count[side] -= 1
    state.owed[seat] -= 1
    gain(state, seat, kind)
    if state.pile_count[side] == 0:
        for other in range(side, MOST_SEATS, 2):
            state.owed[other] = 0
    whisper(events, only(seat), Happening.DREW, Clause.WF_5_1, seat, kind)


def draw_player(state: State, card: int, events: Events | None) -> None:
    """Take a Player card from the pile."""
    seat = player_drawer(state)
    side = side_of(seat)
    state.bench[side] -= 1 << local(card)
    state.bench_count[side] -= 1
    state.owed_players[seat] -= 1
    state.squad[seat] += 1 << local(card)
    state.squad_count[seat] += 1
    if state.bench_count[side] == 0:
        for other in range(side, MOST_SEATS, 2):
            state.owed_players[other] = 0
    whisper(events, only(seat), Happening.DREW_PLAYER, Clause.WF_5_1, seat, card)


def discard_action(state: State, seat: int, kind: int, events: Events | None) -> None:
    """Give up an Action card that is due, in excess, or the price of a long pass."""
    if state.due[seat] > 0:
        state.due[seat] -= 1
    elif excess_actions(state, seat) <= 0 and state.due_actions[seat] > 0:
        state.due_actions[seat] -= 1
    throw_away(state, seat, kind)
    emit(events, Happening.DISCARDED, Clause.WF_5_2, seat, kind)


def discard_player(state: State, seat: int, card: int, events: Events | None) -> None:
    """Give up a Player card."""
    if state.due[seat] > 0:
        state.due[seat] -= 1
    spend_player(state, seat, card)
    emit(events, Happening.DISCARDED_PLAYER, Clause.WF_5_2, seat, card)
