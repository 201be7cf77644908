"""The one place where play goes from question to question."""

from tifo.core.events import Events, emit
from tifo.games.worldwide.apply.attack import end_of_effect, validate
from tifo.games.worldwide.apply.defence import let_pass, settle_action
from tifo.games.worldwide.apply.periods import end_of_choice, kick_off, next_builder, whistle
from tifo.games.worldwide.apply.shot import await_save, judge_aim, no_specialist, strike
from tifo.games.worldwide.apply.window import not_cancelled, resume, turn_over
from tifo.games.worldwide.cards import discarder, drawer, player_drawer
from tifo.games.worldwide.clauses import Clause
from tifo.games.worldwide.events import Happening
from tifo.games.worldwide.legal.windows import asks
from tifo.games.worldwide.state import Occasion, Phase, State


def settle(state: State, passed: bool, events: Events | None) -> None:
    """Go on until somebody draws, discards, rolls or decides."""
    while True:
        if passed:
            pass_by(state, events)
        if drawer(state) >= 0:
            state.phase = Phase.DRAW
            return
        if player_drawer(state) >= 0:
            state.phase = Phase.DRAW_PLAYER
            return
        if discarder(state) >= 0:
            state.phase = Phase.DISCARD
            return
        state.phase = state.next_phase
        if asks(state):
            return
        passed = True


def pass_by(state: State, events: Events | None) -> None:
    """What follows a phase in which nobody acts."""
    match state.phase:
        case Phase.TOSS | Phase.CAPTAINCY | Phase.BUILD | Phase.ABILITIES | Phase.KICK_OFF:
            pass_by_before_play(state, events)
        case Phase.STRIKE | Phase.REROLL | Phase.KEEPER | Phase.SPECIALIST | Phase.KEEPER_READY:
            pass_by_before_goal(state, events)
        case Phase.WITH | Phase.CANCEL | Phase.DEFEND | Phase.PARTNER_DEFENDS:
            pass_by_card(state, events)
        case Phase.DIVE | Phase.HOME_ROLL | Phase.BOOST | Phase.BOOKING:
            pass_by_defence(state, events)
        case Phase.VALIDATED | Phase.RECALL | Phase.AFTER:
            pass_by_effect(state, events)
        case _:
            pass_by_between_attacks(state, events)


def pass_by_before_play(state: State, events: Events | None) -> None:
    """What follows a step of the preparation."""
    match state.phase:
        case Phase.CAPTAINCY:
            next_builder(state, Phase.CAPTAINCY, Phase.BUILD)
        case Phase.BUILD:
            next_builder(state, Phase.BUILD, Phase.ABILITIES)
        case Phase.ABILITIES:
            end_of_choice(state, events)
        case Phase.TOSS:
            state.next_phase = Phase.KICK_OFF
        case Phase.KICK_OFF:
            kick_off(state, events)


def pass_by_card(state: State, events: Events | None) -> None:
    """What follows when nobody answers a card."""
    match state.phase:
        case Phase.WITH:
            state.next_phase = Phase.DEFEND
        case Phase.CANCEL:
            not_cancelled(state)
        case Phase.DEFEND:
            let_pass(state, events)
        case Phase.PARTNER_DEFENDS:
            emit(events, Happening.NOT_DEFENDED, Clause.WF_24_2b, state.defender)
            state.next_phase = Phase.VALIDATED


def pass_by_defence(state: State, events: Events | None) -> None:
    """What follows when nobody does more for a defence, or against it."""
    match state.phase:
        case Phase.DIVE:
            state.next_phase = Phase.HOME_ROLL
        case Phase.HOME_ROLL:
            state.next_phase = Phase.ROLL_DEFENCE
        case Phase.BOOST:
            state.next_phase = Phase.VALIDATED
        case Phase.BOOKING:
            settle_action(state, events)


def pass_by_effect(state: State, events: Events | None) -> None:
    """What follows once an attack card has got through."""
    match state.phase:
        case Phase.VALIDATED:
            validate(state, events)
        case Phase.RECALL:
            state.next_phase = Phase.AFTER
        case Phase.AFTER:
            end_of_effect(state)


def pass_by_before_goal(state: State, events: Events | None) -> None:
    """What follows when nobody does more for a shot, or against it."""
    match state.phase:
        case Phase.STRIKE:
            if next_asked(state, Phase.STRIKE, 2):
                strike(state, events)
        case Phase.REROLL:
            judge_aim(state, events)
        case Phase.KEEPER:
            if next_asked(state, Phase.KEEPER, 4):
                await_save(state)
        case Phase.SPECIALIST:
            no_specialist(state, events)
        case Phase.KEEPER_READY:
            if next_asked(state, Phase.KEEPER_READY, 4):
                state.next_phase = Phase.AIM


def pass_by_between_attacks(state: State, events: Events | None) -> None:
    """What follows where an attack ends or begins."""
    match state.phase:
        case Phase.CHANGE:
            if next_asked(state, Phase.CHANGE, 4):
                resume(state, events)
        case Phase.CAPTAIN_CALL:
            state.next_phase = Phase.ATTACK
        case Phase.GIVE_BALL:
            state.next_phase = Phase.CAPTAIN_CALL
        case Phase.RETURNED:
            end_possession(state, events)
        case Phase.TURNOVER:
            turn_over(state, events)


def next_asked(state: State, phase: int, places: int) -> bool:
    """Ask at the next place of a window; True: everybody was asked."""
    state.asked += 1
    state.next_phase = phase
    return state.asked >= places


def end_possession(state: State, events: Events | None) -> None:
    """The ball was given back: twice in a row with a pile used up ends the half (WF-12.1)."""
    state.short = 0
    used_up = state.pile_count[0] == 0 or state.pile_count[1] == 0
    if state.given_back and used_up:
        whistle(state, events)
    else:
        state.occasion = Occasion.RETURNED
        state.next_phase = Phase.TURNOVER
