"""The end of a turn: the card is discarded, another drawn, and the pile runs out (WC-V)."""

from tifo.core.events import Events, emit, only, whisper
from tifo.core.hands import add_card
from tifo.games.worldcup.apply.results import Result
from tifo.games.worldcup.board import clear_card, clear_scoring, next_seat
from tifo.games.worldcup.clauses import Clause
from tifo.games.worldcup.components import KINDS, MANY_SEATS, Round
from tifo.games.worldcup.events import Happening
from tifo.games.worldcup.state import Phase, State


def end_card(state: State) -> int:
    """Put the card on the discards; then its seat draws, but for the last turn of many seats."""
    state.discard[state.card] += 1
    state.discard_count += 1
    clear_card(state)
    if state.extra_turns > 0:
        return Result.TURN_OVER
    state.phase = Phase.DRAW
    return Result.GOES_ON


def draw(state: State, kind: int, events: Events | None) -> int:
    """Take the top card of the pile (WC-V.0)."""
    state.pool[kind] -= 1
    state.pool_count -= 1
    state.draws_left -= 1
    state.last_drawer = state.turn
    add_card(state.hand[state.turn], kind)
    whisper(events, only(state.turn), Happening.DREW, Clause.WC_V_0, state.turn, kind)
    return Result.TURN_OVER


def end_turn(state: State, events: Events | None) -> int:
    """Pass the turn on, unless the pile is empty and with it the round (WC-V.a.3)."""
    last_turns = state.extra_turns > 0
    if last_turns:
        state.extra_turns -= 1
    if state.draws_left == 0 and state.extra_turns == 0:
        if last_turns or not refresh(state, events):
            return blow(state)
    state.turn = next_seat(state, state.turn)
    state.phase = Phase.CARD
    return Result.GOES_ON


def refresh(state: State, events: Events | None) -> bool:
    """The pile of the groups is empty: is there another pass, or a last turn for many seats?"""
    if state.round != Round.GROUPS or state.replay > 0:
        return False
    if state.passes_left > 0:  # WC-VIII.a.2
        state.passes_left -= 1
        shuffle_discards(state)
        state.draws_left = state.pool_count
        emit(events, Happening.RESHUFFLED, Clause.WC_VIII_a_2, -1, state.pool_count)
        return True
    if state.seats >= MANY_SEATS:  # WC-VIII.b.2
        state.extra_turns = state.seats
        emit(events, Happening.LAST_TURNS, Clause.WC_VIII_b_2, -1)
        return True
    return False


def shuffle_discards(state: State) -> None:
    """All cards that are not in hands lie face down again."""
    for kind in range(KINDS):
        state.pool[kind] += state.discard[kind]
        state.discard[kind] = 0
    state.pool_count += state.discard_count
    state.discard_count = 0


def blow(state: State) -> int:
    """The round is played; the dice are next, or the whistle where they are left in the box."""
    clear_scoring(state)
    state.phase = Phase.DICE if state.dice else Phase.WHISTLE
    return Result.GOES_ON
