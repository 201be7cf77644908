"""What a star may buy, and when: the small questions behind windows, legality and refusals."""

from tifo.core.contract import NOT_NOW
from tifo.games.worldwide.cards import side_of
from tifo.games.worldwide.clauses import Clause
from tifo.games.worldwide.components import (
    COUNTER_MOST,
    COUNTER_PA,
    CREATIVITY_MOST,
    DIVE_FEWEST,
    KINDS,
    MOST_PA,
    OFFENSIVE_MOST,
    PRESSING,
    SHIELDS,
    SHOT_KIND,
    TACKLE,
    TRAP_KINDS,
    Ability,
)
from tifo.games.worldwide.state import Occasion, Phase, Restart, State


def ability_refusal(state: State, seat: int, ability: int) -> int:
    """Why this coach may not use an ability now, or 0. Nothing here is secret."""
    side = side_of(seat)
    if state.abilities[side] >> ability & 1 == 0:
        return Clause.WF_18_1
    if state.stars[side] == 0:
        return Clause.WF_10_5
    if seat != state.captain[side] and not touches_a_hand(ability):
        return Clause.WF_24_3
    return moment_refusal(state, side, ability)


def moment_refusal(state: State, side: int, ability: int) -> int:
    """Why this is not the moment for an ability, or 0."""
    match ability:
        case Ability.OFFENSIVE:
            return offensive_refusal(state)
        case Ability.SCHEME:
            return fetch_refusal_now(state, side, Clause.WF_10_3)
        case Ability.CREATIVITY:
            return creativity_refusal(state, side)
        case Ability.COUNTER:
            return counter_refusal(state, side)
        case Ability.STAMINA:
            return 0 if state.phase == Phase.CHANGE and state.pile_count[side] > 0 else NOT_NOW
        case Ability.BLOCK:
            return block_refusal(state)
        case Ability.TRAP:
            return trap_refusal(state)
        case Ability.DIVE:
            return dive_refusal(state)
    return 0 if state.phase == Phase.STRIKE else NOT_NOW


def touches_a_hand(ability: int) -> bool:
    """May every coach use it, not the captain alone (WF-24.3)?"""
    return ability == Ability.SCHEME or ability == Ability.CREATIVITY or ability == Ability.STAMINA


def offensive_refusal(state: State) -> int:
    """With the ball and 0 to 5 PA, in open play (WF-10.2, WF-F10)."""
    if state.phase != Phase.ATTACK and state.phase != Phase.CAPTAIN_CALL:
        return NOT_NOW
    if state.restart != Restart.NONE:
        return Clause.WF_F10
    return 0 if state.pa <= OFFENSIVE_MOST else Clause.WF_10_2


def fetch_refusal_now(state: State, side: int, clause: int) -> int:
    """With the ball, and a card to fetch: from the pile, or a Tir from the discards (WF-10.3)."""
    if state.phase != Phase.ATTACK:
        return NOT_NOW
    if state.pile_count[side] > 0 or state.discard[KINDS * side + SHOT_KIND] > 0:
        return 0
    return clause


def creativity_refusal(state: State, side: int) -> int:
    """With the ball and few PA, as for a scheme (WF-18.1)."""
    if state.pa > CREATIVITY_MOST:
        return Clause.WF_18_1
    return fetch_refusal_now(state, side, Clause.WF_18_1)


def counter_refusal(state: State, side: int) -> int:
    """The ball was just won from a side with 2 PA or fewer (WF-10.4, B9, B56)."""
    if state.phase != Phase.CHANGE or side != state.side:
        return NOT_NOW
    won = state.occasion == Occasion.WON_BY_CARD or state.occasion == Occasion.WON
    if not won or state.lost_pa > COUNTER_MOST or state.pa + COUNTER_PA > MOST_PA:
        return Clause.WF_10_4
    return Clause.WF_10_4 if state.counter_once and state.counter_used else 0


def is_shielded(state: State) -> bool:
    """Does the effect of a card forbid defending on the Action card (WF-9.2)?"""
    return state.undefended == 1 or (state.last >= 0 and SHIELDS[state.last] == 1)


def can_be_defended(state: State) -> bool:
    """May a defence card answer the Action card at all (WF-15.5)?"""
    return not is_shielded(state) and state.restart != Restart.FREE_KICK


def block_refusal(state: State) -> int:
    """On the first card of an attack (WF-F12)."""
    if state.phase != Phase.DEFEND:
        return NOT_NOW
    return 0 if state.played == 1 else Clause.WF_F12


def trap_refusal(state: State) -> int:
    """Only on certain cards, and where a defence were possible (B52)."""
    if state.phase != Phase.DEFEND:
        return NOT_NOW
    if not can_be_defended(state):
        return Clause.WF_9_2
    return 0 if TRAP_KINDS >> state.card & 1 == 1 else Clause.WF_F11


def dive_refusal(state: State) -> int:
    """On a tackle or a pressing, with 3 validated PA or more (WF-F14)."""
    if state.phase != Phase.DIVE:
        return NOT_NOW
    challenge = state.defence == TACKLE or state.defence == PRESSING
    return 0 if challenge and state.pa >= DIVE_FEWEST else Clause.WF_F14


def substitution_refusal(state: State, seat: int) -> int:
    """A token, a star to regain, by the captain, when play pauses (WF-20, B26)."""
    side = side_of(seat)
    if state.phase != Phase.CHANGE:
        return Clause.WF_20_2
    if state.tokens[side] == 0:
        return Clause.WF_20_1
    if state.stars[side] >= state.most_stars[side]:
        return Clause.WF_20_3
    return 0 if seat == state.captain[side] else Clause.WF_24_3
