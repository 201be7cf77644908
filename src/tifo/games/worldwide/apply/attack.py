"""With the ball: cards, abilities, the partner, and the ball given back."""

from tifo.core.events import Events, emit, only, whisper
from tifo.games.worldwide.apply.drawing import owe, owe_players
from tifo.games.worldwide.beginning import clear_card, clear_shot
from tifo.games.worldwide.cards import gain, lose, pick_up
from tifo.games.worldwide.clauses import Clause
from tifo.games.worldwide.components import (
    CREATIVITY_DRAW,
    DISCARDS,
    DRAWS,
    DRAWS_PLAYER,
    GIVE_BACK_DRAW,
    IS_SHOT,
    KINDS,
    OFFENSIVE_PA,
    PA,
    Ability,
)
from tifo.games.worldwide.events import Happening
from tifo.games.worldwide.state import CHAIN_ROOM, Award, Phase, Restart, State


def play_attack(state: State, kind: int, events: Events | None) -> None:
    """Lay an attack or shot card on the table (WF-6.1)."""
    seat = state.holder
    clear_card(state)
    lose(state, seat, kind)
    state.table[KINDS * state.side + kind] += 1
    state.card = kind
    state.played += 1
    state.received = 0
    state.award = Award.NONE
    state.booked = 0
    state.trigger_used = 0
    emit(events, Happening.ATTACKED, Clause.WF_6_1, seat, kind, state.pa)
    state.next_phase = Phase.WITH


def validate(state: State, events: Events | None) -> None:
    """The card was not stopped: its PA count and its effect begins (WF-6.4, WF-15.2)."""
    kind = state.card
    state.trigger_used = 0
    state.restart = Restart.NONE
    if IS_SHOT[kind]:
        state.asked = 0
        clear_shot(state)
        state.next_phase = Phase.BOOKING
        return
    state.pa += PA[kind] + state.with_pa
    state.last = kind
    remember(state, kind)
    clause = Clause.WF_6_4 if state.award == Award.NONE else Clause.WF_15_2
    emit(events, Happening.VALIDATED, clause, state.holder, kind, state.pa)
    owe(state, state.holder, DRAWS[kind])
    owe_players(state, state.holder, DRAWS_PLAYER[kind])
    state.next_phase = Phase.RECALL


def remember(state: State, kind: int) -> None:
    """Add a card to the chain of this attack; a very long chain forgets its beginning."""
    if state.chain_count == CHAIN_ROOM:
        for i in range(CHAIN_ROOM - 1):
            state.chain[i] = state.chain[i + 1]
        state.chain_count -= 1
    state.chain[state.chain_count] = kind
    state.chain_count += 1


def end_of_effect(state: State) -> None:
    """The discard that the card asks for, after the Player cards (WF-13)."""
    if state.no_discard == 0 and DISCARDS[state.card] > 0:
        state.due_actions[state.holder] = min(DISCARDS[state.card], state.hand_count[state.holder])
    state.next_phase = Phase.BOOKING


def give_back(state: State, events: Events | None) -> None:
    """Give up the attack: draw three, discard one; a received ball earns nothing (WF-6.6)."""
    seat = state.holder
    clause = Clause.WF_24_1b if state.received else Clause.WF_6_6
    emit(events, Happening.GAVE_BACK, clause, seat, state.pa, state.received)
    if state.received == 0:
        if state.pile_count[state.side] < GIVE_BACK_DRAW:
            state.short = 1
        else:
            state.due_actions[seat] = 1
        owe(state, seat, GIVE_BACK_DRAW)
    state.next_phase = Phase.RETURNED


def pass_ball(state: State, events: Events | None) -> None:
    """Let the partner go on (WF-24.1a)."""
    seat = state.holder
    state.holder = seat ^ 2
    state.received = 1
    emit(events, Happening.PASSED, Clause.WF_24_1a, seat, state.holder)
    state.next_phase = Phase.CAPTAIN_CALL


def use_with_ball(state: State, ability: int) -> None:
    """A point of attack, or a card of choice (WF-10.2, WF-10.3)."""
    if ability == Ability.OFFENSIVE:
        state.pa += OFFENSIVE_PA
        state.next_phase = Phase.CAPTAIN_CALL
        return
    state.inspired = CREATIVITY_DRAW if ability == Ability.CREATIVITY else 0
    state.next_phase = Phase.FETCH


def fetch(state: State, kind: int, events: Events | None) -> None:
    """Take a card of choice from the pile; a Tir from the discards if the pile has none."""
    seat, slot = state.holder, KINDS * state.side + kind
    owe_players(state, seat, state.inspired)
    state.inspired = 0
    state.next_phase = Phase.CAPTAIN_CALL
    if state.pile[slot] > 0:
        state.pile[slot] -= 1
        state.pile_count[state.side] -= 1
        gain(state, seat, kind)
        whisper(events, only(seat), Happening.FETCHED, Clause.WF_10_3, seat, kind)
    else:
        pick_up(state, seat, kind)
        emit(events, Happening.TOOK_BACK, Clause.WF_10_3, seat, kind)


def take_back(state: State, kind: int, events: Events | None) -> None:
    """Take a card of choice from the discards (WF-F7)."""
    pick_up(state, state.holder, kind)
    emit(events, Happening.TOOK_BACK, Clause.WF_F7, state.holder, kind)
    state.next_phase = Phase.AFTER
