"""Who is asked, and whether there is anything to ask: public facts alone decide (B68)."""

from tifo.core.contract import CHANCE, NOBODY
from tifo.games.worldwide.cards import (
    candidates,
    coach_at,
    discarder,
    keeper_of,
    side_of,
)
from tifo.games.worldwide.chance import is_chance
from tifo.games.worldwide.components import KINDS, RECALLS, STADIUM, Ability, Mode, Stadium
from tifo.games.worldwide.legal.abilities import (
    ability_refusal,
    can_be_defended,
    substitution_refusal,
)
from tifo.games.worldwide.state import FIRST_EXTRA_PERIOD, SHOOT_OUT, KickOff, Phase, State


def to_act(state: State) -> int:
    """Return the seat that decides now, CHANCE, or NOBODY after the end."""
    if is_chance(state):
        return CHANCE
    return NOBODY if state.phase == Phase.OVER else actor(state)


def actor(state: State) -> int:
    """The seat that a phase belongs to; -1 for a place in a window where nobody sits."""
    match state.phase:
        case Phase.CAPTAINCY | Phase.BUILD | Phase.ABILITIES:
            return state.captain[state.builder]
        case Phase.GIVE_BALL | Phase.CAPTAIN_CALL | Phase.DIVE:
            return state.captain[state.side]
        case Phase.CANCEL:
            captain = state.captain[1 - side_of(state.player_seat)]
            if state.cancel_asked == 0:
                return captain
            return captain ^ 2 if state.seats == 4 and state.cancel_asked == 1 else -1
        case Phase.DEFEND | Phase.SAVE:
            return keeper_of(state)
        case Phase.PARTNER_DEFENDS:
            return keeper_of(state) ^ 2
        case Phase.HOME_ROLL | Phase.BOOST:
            return state.defender
        case Phase.STRIKE | Phase.KEEPER | Phase.KEEPER_READY | Phase.CHANGE:
            return coach_at(state, state.asked)
        case Phase.DISCARD:
            return discarder(state)
    return state.holder


def asks(state: State) -> bool:
    """Is there something to decide in this phase, for all that everybody knows?"""
    match state.phase:
        case Phase.TOSS | Phase.CAPTAINCY | Phase.BUILD | Phase.ABILITIES | Phase.GIVE_BALL:
            return asks_before_play(state)
        case Phase.VALIDATED | Phase.BOOKING | Phase.TURNOVER | Phase.KICK_OFF:
            return False
        case Phase.DEFEND | Phase.DIVE | Phase.HOME_ROLL:
            return asks_about_defence(state)
        case Phase.CANCEL | Phase.KEEPER | Phase.KEEPER_READY | Phase.STRIKE | Phase.CHANGE:
            return asks_in_window(state, actor(state))
        case Phase.CAPTAIN_CALL:
            return asks_captain(state, state.captain[state.side])
        case Phase.WITH | Phase.AFTER | Phase.REROLL | Phase.BOOST:
            return candidates(state, actor(state)) != 0
        case Phase.SPECIALIST:
            return state.specialists == 1 and candidates(state, state.holder) != 0
        case Phase.RECALL:
            recalled = RECALLS[state.card]
            return recalled >= 0 and state.discard[KINDS * state.side + recalled] > 0
        case Phase.RETURNED:
            return state.short == 1 and state.hand_count[state.holder] > 0
    return True


def asks_captain(state: State, captain: int) -> bool:
    """May the captain push on an attack that his partner leads (WF-24.3)?"""
    return state.holder != captain and ability_refusal(state, captain, Ability.OFFENSIVE) == 0


def asks_about_defence(state: State) -> bool:
    """Is there something to decide about a defence, before it is rolled for?"""
    match state.phase:
        case Phase.DEFEND:
            captain = keeper_of(state)
            return can_be_defended(state) or ability_refusal(state, captain, Ability.BLOCK) == 0
        case Phase.DIVE:
            return ability_refusal(state, actor(state), Ability.DIVE) == 0
    return has_home_roll(state)


def asks_before_play(state: State) -> bool:
    """Is there something to decide before a period or an attack begins?"""
    match state.phase:
        case Phase.TOSS:
            if state.half == 1:
                return state.kick_off == KickOff.TOSS
            return state.half == FIRST_EXTRA_PERIOD or state.half == SHOOT_OUT  # B66
        case Phase.CAPTAINCY:
            return state.seats == 4 and state.half == 2
        case Phase.BUILD:
            return state.mode == Mode.INTERNATIONAL or state.half >= FIRST_EXTRA_PERIOD
        case Phase.ABILITIES:
            return state.team_cards == 1 and state.half < FIRST_EXTRA_PERIOD
    return state.seats == 4


def asks_in_window(state: State, seat: int) -> bool:
    """Has the coach at this place of a window something to decide?"""
    if seat < 0:
        return False
    if state.phase == Phase.KEEPER_READY and state.keeper_on_penalty == 0:
        return False
    if candidates(state, seat) != 0:
        return True
    if state.phase == Phase.STRIKE:
        return ability_refusal(state, seat, Ability.CLINICAL) == 0
    if state.squad_count[seat] > 0 and substitution_refusal(state, seat) == 0:
        return True
    if ability_refusal(state, seat, Ability.COUNTER) == 0:
        return True
    return ability_refusal(state, seat, Ability.STAMINA) == 0


def has_home_roll(state: State) -> bool:
    """May the defender's stadium help this roll (WF-21)?"""
    side = side_of(state.defender)
    if state.home != side or state.home_used == 1:
        return False
    return STADIUM[state.team[side]] == Stadium.DEFENCE_BONUS
