"""Player cards and what may be done when play pauses."""

from tifo.core.events import Events, emit
from tifo.games.worldwide.apply.drawing import owe
from tifo.games.worldwide.beginning import clear_attack, clear_shot
from tifo.games.worldwide.cards import drop_player, local, side_of, spend_player
from tifo.games.worldwide.clauses import Clause
from tifo.games.worldwide.components import (
    CANCEL_NEEDS,
    KINDS,
    NO_DISCARD,
    PLAYER_DICE,
    PLAYER_DRAW,
    PLAYER_PA,
    PLAYER_QUALITY,
    PLAYER_STARS,
    POSITION,
    SIDES,
    TAKES_BACK,
    TRIGGER,
    UNDEFENDED,
    Position,
    Trigger,
)
from tifo.games.worldwide.events import Happening
from tifo.games.worldwide.state import Award, Occasion, Phase, Restart, State


def play_player(state: State, seat: int, card: int, events: Events | None) -> None:
    """Play a Player card; an M or an A may be cancelled before it has its effect (WF-F4)."""
    spend_player(state, seat, card)
    emit(events, Happening.PLAYER_PLAYED, Clause.WF_11_1, seat, card)
    state.player = card
    state.player_seat = seat
    state.player_from = state.phase
    state.trigger_used = 1
    forward = POSITION[card] == Position.M or POSITION[card] == Position.A
    state.cancel_asked = 0 if forward else 2
    state.next_phase = Phase.CANCEL


def cancel(state: State, seat: int, card: int, events: Events | None) -> None:
    """Answer a Player card with a D card that says so (WF-11.3, WF-F8)."""
    spend_player(state, seat, card)
    state.canceller = card
    state.canceller_seat = seat
    if CANCEL_NEEDS[card] > 1:
        emit(events, Happening.PLAYER_PLAYED, Clause.WF_F4, seat, card)
        state.next_phase = Phase.ROLL_CANCEL
    else:
        cancelled(state, events)


def cancelled(state: State, events: Events | None) -> None:
    """The Player card has no effect; both are discarded (B34)."""
    card, seat = state.canceller, state.canceller_seat
    emit(events, Happening.CANCELLED, Clause.WF_F4, seat, state.player, card)
    owe(state, seat, PLAYER_DRAW[card])
    state.player = -1
    state.canceller = -1
    state.next_phase = state.player_from


def roll_cancel(state: State, natural: int, events: Events | None) -> bool:
    """Some cancel only with luck, and no defensive block helps them (WF-F13)."""
    needs = CANCEL_NEEDS[state.canceller]
    emit(
        events, Happening.CANCEL_ROLLED, Clause.WF_F13, state.canceller_seat,
        state.canceller, natural, needs,
    )  # fmt: skip
    state.natural = natural
    if natural >= needs:
        cancelled(state, events)
        return False
    state.canceller = -1
    state.phase = Phase.CANCEL
    return True


def not_cancelled(state: State) -> None:
    """Ask the next coach, or let the Player card have its effect."""
    state.cancel_asked += 1
    state.next_phase = Phase.CANCEL
    if state.cancel_asked >= 2:
        have_effect(state, state.player)


def have_effect(state: State, card: int) -> None:
    """What a Player card does, and back to where it was played."""
    seat, side = state.player_seat, side_of(state.player_seat)
    state.player = -1
    state.next_phase = state.player_from
    match TRIGGER[card]:
        case Trigger.WITH:
            state.with_pa = PLAYER_PA[card]
            state.undefended = UNDEFENDED[card]
            return
        case Trigger.SHOT:
            state.bonus += PLAYER_QUALITY[card]
            state.dice = PLAYER_DICE[card]
            return
        case Trigger.ROLLED:
            state.die = 0
            state.dice = PLAYER_DICE[card]
            state.next_phase = Phase.ROLL_SHOT
            return
    state.pa += PLAYER_PA[card]
    state.stars[side] += PLAYER_STARS[card]
    state.no_discard = NO_DISCARD[card]
    owe(state, seat, PLAYER_DRAW[card])
    if TAKES_BACK[card]:
        state.next_phase = Phase.TAKE_BACK


def substitute(state: State, seat: int, card: int, events: Events | None) -> None:
    """A star for a Player card that never returns (WF-20.3)."""
    side = side_of(seat)
    drop_player(state, seat, card)
    state.removed[side] += 1 << local(card)
    state.tokens[side] -= 1
    state.stars[side] += 1
    emit(events, Happening.SUBSTITUTED, Clause.WF_20_3, seat, card, state.tokens[side])
    state.next_phase = Phase.CHANGE


def turn_over(state: State, events: Events | None) -> None:
    """The ball changes side: PA are lost and the used cards are discarded (WF-8)."""
    defender, lost = state.defender, state.pa
    for i in range(KINDS * SIDES):
        state.discard[i] += state.table[i]
        state.table[i] = 0
    clear_attack(state)
    state.side = 1 - state.side
    state.holder = state.captain[state.side]
    state.defender = defender
    state.lost_pa = lost
    state.given_back = state.occasion == Occasion.RETURNED
    if state.occasion == Occasion.WON_BY_CARD or state.occasion == Occasion.WON:
        emit(events, Happening.BALL_WON, Clause.WF_9_5, state.holder, lost)
    state.next_phase = Phase.CHANGE


def resume(state: State, events: Events | None) -> None:
    """Everybody was asked: play goes on (WF-15.3, WF-17.2)."""
    seat = state.holder
    state.next_phase = Phase.CAPTAIN_CALL
    if state.occasion == Occasion.CORNER:
        state.restart = Restart.CORNER
        return
    match state.award:
        case Award.NONE:
            state.next_phase = Phase.GIVE_BALL
        case Award.INDIRECT:
            state.restart = Restart.FREE_KICK
            state.last = -1
            emit(events, Happening.FREE_KICK, Clause.WF_15_3, seat, state.pa)
        case Award.DIRECT:
            clear_shot(state)
            emit(events, Happening.DIRECT_FREE_KICK, Clause.WF_15_6, seat)
            state.next_phase = Phase.SPECIALIST
        case Award.PENALTY:
            clear_shot(state)
            state.asked = 2
            emit(events, Happening.PENALTY, Clause.WF_15_8, seat)
            state.next_phase = Phase.KEEPER_READY
    state.award = Award.NONE
