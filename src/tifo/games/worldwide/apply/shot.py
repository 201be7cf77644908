"""Shots, free kicks, penalties and the shoot-out."""

from tifo.core.events import Events, emit, only, whisper
from tifo.games.worldwide.apply.drawing import owe
from tifo.games.worldwide.beginning import clear_shot
from tifo.games.worldwide.cards import keeper_of, spend_player
from tifo.games.worldwide.clauses import Clause
from tifo.games.worldwide.components import (
    CORNER_PA,
    D6,
    DIRECT_BONUS,
    HOME_SHOT_MALUS,
    LIFTS,
    MOST_PA,
    OFF_TARGET,
    PLAYER_DICE,
    PLAYER_DRAW,
    PLAYER_SAVE,
    SHOOT_OUT_KICKS,
    SHOOT_OUT_MOST,
    SHOT_BONUS,
    SPECIALIST_BONUS,
    STADIUM,
    Stadium,
)
from tifo.games.worldwide.events import Happening
from tifo.games.worldwide.state import SHOOT_OUT, Occasion, Phase, State


def strike(state: State, events: Events | None) -> None:
    """Take the shot: the card's bonus and what was added before (WF-7.2)."""
    state.trigger_used = 0
    bonus = SHOT_BONUS[(MOST_PA + 1) * state.card + state.pa]
    if state.last >= 0:
        bonus += LIFTS[state.last]
    shoot(state, state.card, bonus, events)
    if state.dice == 0:
        state.dice = 1


def shoot(state: State, kind: int, bonus: int, events: Events | None) -> None:
    """One die, and the stadium of the side that is shot at (WF-21, B64)."""
    keepers = 1 - state.side
    state.bonus += bonus
    if state.home == keepers and STADIUM[state.team[keepers]] == Stadium.SHOT_MALUS:
        if state.home_used == 0:
            state.bonus -= HOME_SHOT_MALUS
            emit(events, Happening.HOME_USED, Clause.WF_21, keeper_of(state))
            state.home_used = 1
    state.die = 0
    emit(events, Happening.SHOT, Clause.WF_7_2, state.holder, kind, state.pa, state.bonus)
    state.next_phase = Phase.ROLL_SHOT


def direct_free_kick(state: State, bonus: int, events: Events | None) -> None:
    """A shot without a card (WF-15.6)."""
    state.card = -1
    state.dice = 1
    shoot(state, -1, bonus, events)


def call_specialist(state: State, card: int, events: Events | None) -> None:
    """Discard a specialist for a better free kick (WF-15.7)."""
    spend_player(state, state.holder, card)
    emit(events, Happening.DISCARDED_PLAYER, Clause.WF_15_7, state.holder, card)
    direct_free_kick(state, SPECIALIST_BONUS, events)


def no_specialist(state: State, events: Events | None) -> None:
    """The plain bonus."""
    direct_free_kick(state, DIRECT_BONUS, events)


def roll_shot(state: State, face: int, events: Events | None) -> None:
    """Roll a die of the shot; of two the better counts."""
    state.dice -= 1
    state.die = max(state.die, face)
    counts = state.die if state.dice == 0 else 0
    emit(events, Happening.SHOT_ROLLED, Clause.WF_7_2, state.holder, face, state.bonus, counts)
    state.next_phase = Phase.ROLL_SHOT if state.dice > 0 else Phase.REROLL


def judge_aim(state: State, events: Events | None) -> None:
    """Off target, or on its way to the keeper (WF-19, B60)."""
    if state.off_target and state.card >= 0 and state.die <= OFF_TARGET[state.card]:
        emit(events, Happening.OFF_TARGET, Clause.WF_19, state.holder, state.die)
        state.occasion = Occasion.CHANGED
        state.next_phase = Phase.TURNOVER
        return
    state.asked = 2
    state.next_phase = Phase.KEEPER


def play_keeper(state: State, seat: int, card: int, events: Events | None) -> None:
    """Play a keeper once the quality is known (WF-F6)."""
    spend_player(state, seat, card)
    emit(events, Happening.PLAYER_PLAYED, Clause.WF_F6, seat, card)
    state.keeper = card
    state.keeper_seat = seat
    state.save_bonus = PLAYER_SAVE[card]
    await_save(state)


def await_save(state: State) -> None:
    """The keeper's die, or dice."""
    state.dice = 1
    if state.keeper >= 0:
        state.dice = max(state.dice, PLAYER_DICE[state.keeper])
    state.natural = 0
    state.next_phase = Phase.ROLL_SAVE


def roll_save(state: State, face: int, events: Events | None) -> None:
    """Below the quality: goal; equal: a corner where there are corners; else saved (WF-7.3)."""
    quality = state.die + state.bonus
    state.dice -= 1
    state.natural = max(state.natural, face)
    counts = state.natural if state.dice == 0 else 0
    emit(
        events, Happening.SAVE_ROLLED, Clause.WF_7_3, keeper_of(state),
        face, state.save_bonus, quality, counts,
    )  # fmt: skip
    if state.dice > 0:
        state.next_phase = Phase.ROLL_SAVE
        return
    saved = state.natural + state.save_bonus
    state.occasion = Occasion.CHANGED
    state.next_phase = Phase.TURNOVER
    if saved < quality:
        goal(state, Clause.WF_7_3, events)
        return
    if state.keeper >= 0:
        owe(state, state.keeper_seat, PLAYER_DRAW[state.keeper])
    if saved == quality and state.corners and state.card >= 0:
        win_corner(state, events)
    else:
        emit(events, Happening.SAVED, Clause.WF_7_4, keeper_of(state))


def win_corner(state: State, events: Events | None) -> None:
    """The attack goes on from the corner flag (WF-17)."""
    state.pa = CORNER_PA
    state.last = -1
    clear_shot(state)
    emit(events, Happening.CORNER, Clause.WF_17_1, state.holder, CORNER_PA)
    state.occasion = Occasion.CORNER
    state.asked = 0
    state.next_phase = Phase.CHANGE


def goal(state: State, clause: int, events: Events | None) -> None:
    """Count a goal."""
    state.goals[state.side] += 1
    emit(events, Happening.GOAL, clause, state.holder, state.side, state.goals[0], state.goals[1])


# -------------------------------------------------------------------------------------- penalties
def ready_keeper(state: State, seat: int, card: int, events: Events | None) -> None:
    """Discard a keeper before a penalty: he covers two numbers (WF-23a)."""
    spend_player(state, seat, card)
    state.keeper = card
    emit(events, Happening.KEEPER_READY, Clause.WF_23a, seat, card)
    state.next_phase = Phase.AIM


def aim(state: State, face: int, events: Events | None) -> None:
    """The shooter's number stays secret until the keeper has chosen (WF-15.8)."""
    state.aim = face
    whisper(events, only(state.holder), Happening.AIMED, Clause.WF_15_8, state.holder, face)
    state.next_phase = Phase.SAVE


def dive(state: State, face: int, events: Events | None) -> None:
    """Both numbers are shown: the same one saves, with a keeper's card the next one too."""
    covered = state.aim == face
    if state.keeper >= 0:
        covered = covered or state.aim == face % D6 + 1
    emit(
        events, Happening.PENALTY_TAKEN, Clause.WF_15_8, state.holder,
        state.aim, face, not covered, state.keeper,
    )  # fmt: skip
    state.aim = 0
    if state.half == SHOOT_OUT:
        count_kick(state, not covered, events)
        return
    state.occasion = Occasion.CHANGED
    state.next_phase = Phase.TURNOVER
    if covered:
        emit(events, Happening.SAVED, Clause.WF_15_8, keeper_of(state))
    else:
        goal(state, Clause.WF_15_8, events)


def count_kick(state: State, scored: bool, events: Events | None) -> None:
    """A kick of the shoot-out, and who takes the next (WF-F15, B48)."""
    side = state.side
    state.kicks[side] += 1
    state.scored[side] += scored
    emit(
        events, Happening.KICK_TAKEN, Clause.WF_F15, state.holder,
        state.scored[0], state.scored[1],
    )  # fmt: skip
    state.side = 1 - side
    state.holder = kicker(state)
    state.next_phase = Phase.AIM
    if is_shoot_out_over(state):
        emit(events, Happening.FULL_TIME, Clause.WF_F15, 0, state.goals[0], state.goals[1])
        state.next_phase = Phase.OVER


def kicker(state: State) -> int:
    """The coach who takes the next kick: partners take turns."""
    captain = state.captain[state.side]
    return captain ^ 2 if state.seats == 4 and state.kicks[state.side] % 2 == 1 else captain


def is_shoot_out_over(state: State) -> bool:
    """Is it decided, or has it gone on for too long?"""
    if state.kicks[0] == state.kicks[1] and state.kicks[0] >= SHOOT_OUT_KICKS:
        return state.scored[0] != state.scored[1] or state.kicks[0] >= SHOOT_OUT_MOST
    if state.all_kicks or state.kicks[0] > SHOOT_OUT_KICKS or state.kicks[1] > SHOOT_OUT_KICKS:
        return False
    lead = state.scored[0] - state.scored[1]
    left_first = SHOOT_OUT_KICKS - state.kicks[0]
    left_second = SHOOT_OUT_KICKS - state.kicks[1]
    return lead > left_second or -lead > left_first
