"""Before and between the periods: captains, decks, abilities, the coin, and the whistle."""

from tifo.core.events import Events, emit, only, whisper
from tifo.games.worldwide.apply.shot import kicker
from tifo.games.worldwide.beginning import clear_period, deal
from tifo.games.worldwide.clauses import Clause
from tifo.games.worldwide.components import (
    FREE_ABILITIES,
    KINDS,
    PRESET_DECK,
    PRINTED,
    SIDES,
    STARS_REGAINED,
)
from tifo.games.worldwide.events import Happening
from tifo.games.worldwide.legal.building import deck_target
from tifo.games.worldwide.moves import DONE, PRESET, PUT_IN, TAKE_OUT
from tifo.games.worldwide.state import FIRST_EXTRA_PERIOD, SHOOT_OUT, Phase, State


def hand_armband(state: State, events: Events | None) -> bool:
    """The partner is captain from now on (WF-23b.1)."""
    side = state.builder
    state.captain[side] ^= 2
    emit(events, Happening.CAPTAIN_NAMED, Clause.WF_23b_1, state.captain[side])
    return True


def next_builder(state: State, again: int, then: int) -> None:
    """The other side does the same, or both are done."""
    state.builder += 1
    state.edits = 0
    state.next_phase = again
    if state.builder == SIDES:
        state.builder = 0
        state.next_phase = then


def build(state: State, move: int, events: Events | None) -> bool:
    """Change the deck, or declare it ready (WF-22.1)."""
    side = state.builder
    if move == DONE:
        emit(events, Happening.DECK_DONE, Clause.WF_22_1, state.captain[side])
        return True
    base = KINDS * side
    if move < TAKE_OUT:
        for kind in range(KINDS):
            state.deck[base + kind] = PRESET_DECK[KINDS * (move - PRESET) + kind]
        state.deck_size[side] = deck_target(state)
        state.edits += 1
    elif move < PUT_IN:
        state.deck[base + move - TAKE_OUT] -= 1
        state.deck_size[side] -= 1
        state.edits += 1
    else:
        state.deck[base + move - PUT_IN] += 1
        state.deck_size[side] += 1
    own = only(side) | only(side ^ 2)
    seat = state.captain[side]
    whisper(events, own, Happening.DECK_CHANGED, Clause.WF_22_1, seat, move)
    state.next_phase = Phase.BUILD
    return False


def choose(state: State, ability: int, events: Events | None) -> bool:
    """Choose a free ability in secret (WF-14.c, WF-18.4, B39)."""
    side = state.builder
    state.choice[side] |= 1 << ability
    state.picked += 1
    own = only(side) | only(side ^ 2)
    seat = state.captain[side]
    whisper(events, own, Happening.ABILITY_CHOSEN, Clause.WF_14_c, seat, ability)
    state.next_phase = Phase.ABILITIES
    return state.picked % FREE_ABILITIES == 0


def end_of_choice(state: State, events: Events | None) -> None:
    """The other side chooses, or both turn their abilities face up."""
    next_builder(state, Phase.ABILITIES, Phase.TOSS)
    if state.next_phase == Phase.ABILITIES or state.picked == 0:
        return
    state.picked = 0
    for side in range(SIDES):
        state.abilities[side] = PRINTED[state.team[side]] | state.choice[side]
        state.choice[side] = 0
        emit(
            events, Happening.ABILITIES_SHOWN, Clause.WF_14_c, state.captain[side],
            state.abilities[side],
        )  # fmt: skip


def toss(state: State, side: int, events: Events | None) -> None:
    """A coin for the kick-off, or for the first kick of a shoot-out (WF-4.d, B66)."""
    state.kick_side = side
    shoot_out = state.half == SHOOT_OUT
    emit(events, Happening.TOSSED, Clause.WF_4_d, state.captain[side], shoot_out)
    state.next_phase = Phase.KICK_OFF
    if shoot_out:
        state.side = side
        state.holder = kicker(state)
        state.next_phase = Phase.AIM


def kick_off(state: State, events: Events | None) -> None:
    """Deal, and let the ball roll."""
    deal(state)
    emit(events, Happening.KICKED_OFF, Clause.WF_4_e, state.holder, state.half)
    state.next_phase = Phase.GIVE_BALL


def whistle(state: State, events: Events | None) -> None:
    """A period is over (WF-12, WF-F15)."""
    first, second = state.goals[0], state.goals[1]
    level = first == second
    if state.half == 1:
        emit(events, Happening.HALF_TIME, Clause.WF_12_2, 0, first, second)
        regain_stars(state, events)
        next_period(state, 2)
    elif state.half == FIRST_EXTRA_PERIOD:
        emit(events, Happening.HALF_TIME, Clause.WF_F15, 0, first, second)
        next_period(state, FIRST_EXTRA_PERIOD + 1)
    elif state.half == 2 and level and state.extra_time:
        emit(events, Happening.EXTRA_TIME, Clause.WF_F15, 0, first, second)
        next_period(state, FIRST_EXTRA_PERIOD)
    elif level and state.shoot_out:
        emit(events, Happening.SHOOT_OUT, Clause.WF_F15, 0, first, second)
        next_period(state, SHOOT_OUT)
        state.next_phase = Phase.TOSS
    else:
        emit(events, Happening.FULL_TIME, Clause.WF_1, 0, first, second)
        state.next_phase = Phase.OVER


def regain_stars(state: State, events: Events | None) -> None:
    """Two stars at half-time, never more than at the start (WF-10.6, WF-18.3)."""
    for side in range(SIDES):
        stars = min(state.stars[side] + STARS_REGAINED, state.most_stars[side])
        state.stars[side] = stars
        emit(events, Happening.STARS_REGAINED, Clause.WF_10_6, state.captain[side], stars)


def next_period(state: State, half: int) -> None:
    """Gather all cards; the other side kicks off (WF-12.2); extra time has decks of its own."""
    state.half = half
    state.kick_side = 1 - state.kick_side
    if half >= FIRST_EXTRA_PERIOD:
        for i in range(KINDS * SIDES):
            state.deck[i] = 0
        for side in range(SIDES):
            state.deck_size[side] = 0
    clear_period(state)
    state.next_phase = Phase.CAPTAINCY
