"""Without the ball: defence cards, their rolls, fouls and bookings."""

from tifo.core.events import Events, emit
from tifo.games.worldwide.apply.drawing import charge, owe
from tifo.games.worldwide.cards import keeper_of, lose, may_hold, side_of, spend_player, triggered
from tifo.games.worldwide.clauses import Clause
from tifo.games.worldwide.components import (
    BLOCK_BONUS,
    DECLINE_DRAW,
    DECLINE_DRAW_FOUR,
    DEFENCE_BONUS,
    DEFENCES,
    DIRECT_AT,
    DIVE_DISCARDS,
    DIVE_NEEDS,
    FIRST_DEFENCE,
    FOUL,
    HOME_DEFENCE_BONUS,
    IS_SHOT,
    KINDS,
    PA,
    PLAYER_BOOST,
    RED,
    RED_DISCARDS,
    ROLL_NEEDED,
    SQUAD,
    TRAP_NEEDS,
    YELLOW,
    YELLOW_DISCARDS,
    Trigger,
)
from tifo.games.worldwide.events import Happening
from tifo.games.worldwide.legal.abilities import is_shielded
from tifo.games.worldwide.state import Award, Occasion, Phase, Restart, State


def needed(state: State, defence: int) -> int:
    """What the defender must roll: less by the validated PA and every bonus (WF-9.4)."""
    listed = DEFENCE_BONUS[DEFENCES * state.card + defence - FIRST_DEFENCE]
    helped = BLOCK_BONUS * state.block + HOME_DEFENCE_BONUS * state.home_bonus
    return ROLL_NEEDED[defence] - state.pa - listed - helped


def play_defence(state: State, seat: int, kind: int, events: Events | None) -> None:
    """Answer the Action card with a defence card (WF-9.1)."""
    lose(state, seat, kind)
    state.table[KINDS * side_of(seat) + kind] += 1
    state.defence = kind
    state.defender = seat
    emit(events, Happening.DEFENDED, Clause.WF_9_1, seat, kind, needed(state, state.defence))
    state.next_phase = Phase.DIVE


def decline(state: State, events: Events | None) -> None:
    """Do not intervene, and draw (WF-9.1, WF-24.2a)."""
    captain = keeper_of(state)
    cards = DECLINE_DRAW if state.seats == 2 else DECLINE_DRAW_FOUR
    owe(state, captain, cards)
    if state.seats == 4:
        owe(state, captain ^ 2, cards)
    emit(events, Happening.DECLINED, Clause.WF_9_1, captain, cards)
    state.next_phase = Phase.VALIDATED


def let_pass(state: State, events: Events | None) -> None:
    """Nobody may defend: after a free kick cards are drawn all the same (WF-9.2, B55)."""
    if state.restart == Restart.FREE_KICK and state.free_kick_draw and not is_shielded(state):
        decline(state, events)
    state.next_phase = Phase.VALIDATED


def roll_defence(state: State, natural: int, events: Events | None) -> None:
    """Judge the roll: the referee looks at the natural number first (WF-9.5, WF-15.1, WF-16.1)."""
    state.natural = natural
    if state.bookings and natural <= YELLOW[state.defence]:
        state.booked = 2 if natural <= RED[state.defence] else 1
    foul = state.fouls and natural <= FOUL[state.defence]
    needs = needed(state, state.defence)
    won = not foul and natural >= needs
    emit(
        events, Happening.DEFENCE_ROLLED, Clause.WF_9_4, state.defender,
        natural, needs, won, state.defence,
    )  # fmt: skip
    if foul:
        award_foul(state, state.pa + PA[state.card] + state.with_pa, events)
        state.next_phase = Phase.VALIDATED
    elif won:
        state.award = Award.BALL_WON
        state.next_phase = Phase.BOOKING
    else:
        state.next_phase = Phase.BOOST if natural + best_boost(state) >= needs else Phase.VALIDATED


def best_boost(state: State) -> int:
    """What a Player card of the defender's team adds to a roll."""
    team = state.team[side_of(state.defender)]
    mask = may_hold(state, state.defender, triggered(state, state.defender, Trigger.BOOST))
    best = 0
    for i in range(SQUAD):
        if mask >> i & 1 == 1:
            best = max(best, PLAYER_BOOST[SQUAD * team + i])
    return best


def boost(state: State, card: int, events: Events | None) -> None:
    """Raise a roll that failed with a Player card (WF-F3)."""
    spend_player(state, state.defender, card)
    won = state.natural + PLAYER_BOOST[card] >= needed(state, state.defence)
    emit(
        events, Happening.BOOSTED, Clause.WF_F3, state.defender,
        card, state.natural, needed(state, state.defence), won,
    )  # fmt: skip
    if won:
        state.award = Award.BALL_WON
    state.next_phase = Phase.BOOKING if won else Phase.VALIDATED


def award_foul(state: State, pa: int, events: Events | None) -> None:
    """A free kick or a penalty, by the PA (WF-15.3, WF-15.6, WF-15.8)."""
    if pa < DIRECT_AT:
        state.award = Award.INDIRECT
    elif pa == DIRECT_AT:
        state.award = Award.DIRECT
    else:
        state.award = Award.PENALTY
    emit(events, Happening.FOUL, Clause.WF_15_1, state.holder, state.award, pa)


def roll_trap(state: State, natural: int, events: Events | None) -> None:
    """The offside trap wins the ball, or the card is validated (WF-F11)."""
    emit(
        events, Happening.TRAP_ROLLED, Clause.WF_F11, keeper_of(state), natural, TRAP_NEEDS,
    )  # fmt: skip
    state.natural = natural
    state.occasion = Occasion.WON
    state.next_phase = Phase.TURNOVER if natural >= TRAP_NEEDS else Phase.VALIDATED


def roll_dive(state: State, natural: int, events: Events | None) -> None:
    """The referee is fooled, or the ball is lost; the card is not validated (WF-F14, B49)."""
    emit(
        events, Happening.DIVE_ROLLED, Clause.WF_F14, state.captain[state.side],
        natural, DIVE_NEEDS,
    )  # fmt: skip
    state.natural = natural
    if natural >= DIVE_NEEDS:
        award_foul(state, state.pa, events)
        state.next_phase = Phase.BOOKING
    else:
        charge(state, state.holder, DIVE_DISCARDS)
        state.occasion = Occasion.WON
        state.next_phase = Phase.TURNOVER


def settle_action(state: State, events: Events | None) -> None:
    """The referee's book, then what the action led to (WF-16.2, WF-16.3, B14)."""
    if state.booked > 0:
        show_card(state, events)
    match state.award:
        case Award.NONE:
            state.next_phase = Phase.STRIKE if IS_SHOT[state.card] else Phase.CAPTAIN_CALL
        case Award.BALL_WON:
            state.occasion = Occasion.WON_BY_CARD
            state.next_phase = Phase.TURNOVER
        case _:
            state.occasion = Occasion.FOUL
            state.asked = 0
            state.next_phase = Phase.CHANGE


def show_card(state: State, events: Events | None) -> None:
    """Book the defender: discards, and after a red card a smaller hand to the end (WF-16.4)."""
    seat = state.defender
    if state.booked == 1:
        state.yellows[seat] += 1
        emit(events, Happening.YELLOW, Clause.WF_16_2, seat)
        charge(state, seat, YELLOW_DISCARDS)
    else:
        state.reds[seat] += 1
        emit(events, Happening.RED, Clause.WF_16_3, seat, state.reds[seat])
        charge(state, seat, RED_DISCARDS)
