"""The end of turns, goals and halves: `settle` is the one place where they pass."""

from enum import IntEnum

from tifo.core.events import Events, emit
from tifo.games.buteur.clauses import Clause
from tifo.games.buteur.components import CARDS, FEW_CARDS, TURNS
from tifo.games.buteur.events import Happening
from tifo.games.buteur.state import (
    Phase,
    SecondHalf,
    State,
    seat_at,
    seat_to_move,
    short_seat,
    team_to_move,
    to_centre,
)


class Result(IntEnum):
    """What a move leads to."""

    GOES_ON = 0
    """`phase` says what comes next."""
    TURN_OVER = 1
    """`next_phase` and `next_turn` do, once the cards are drawn."""
    I_SCORE = 2
    """The turn is over with a goal for the team that had it."""


def next_up(state: State, phase: int, turns: int) -> int:
    """End the turn; `turns` places on in the order of play somebody faces `phase`."""
    state.next_phase = phase
    state.next_turn = (state.turn + turns) % TURNS
    return Result.TURN_OVER


def score(state: State, team: int, clause: int, events: Events | None) -> None:
    """Count a goal and put the ball back on the centre spot."""
    state.goals[team] += 1
    to_centre(state)
    emit(
        events,
        Happening.GOAL,
        clause,
        seat_to_move(state),
        team,
        state.goals[0],
        state.goals[1],
        state.seats,
    )


def settle(state: State, result: int, events: Events | None) -> None:
    """The one place where turns pass, hands are refilled and halves end."""
    if result == Result.GOES_ON:
        return
    if result == Result.I_SCORE:
        score(state, team_to_move(state), Clause.BU_11_3, events)
    seat = short_seat(state)
    if state.last_turn and seat < 0:
        end_half(state, events)
        if state.phase == Phase.OVER:
            return
        seat = short_seat(state)
    if seat >= 0:
        state.phase = Phase.DRAW
        return
    if state.pile_count <= FEW_CARDS:  # BU-12.2
        state.last_turn = 1
        emit(
            events,
            Happening.LAST_TURN,
            Clause.BU_12_2,
            seat_at(state, state.next_turn),
            state.pile_count,
        )
    state.phase = state.next_phase
    state.turn = state.next_turn


def end_half(state: State, events: Events | None) -> None:
    """Blow the whistle; after the first half shuffle all cards but the hands (BU-13)."""
    goals, theirs = state.goals[0], state.goals[1]
    if state.half == 2:
        emit(events, Happening.FULL_TIME, Clause.BU_14, 0, goals, theirs)
        state.phase = Phase.OVER
        return
    emit(events, Happening.HALF_TIME, Clause.BU_12_1, 0, goals, theirs)
    state.half = 2
    state.last_turn = 0
    for card in range(CARDS):
        state.pile[card] += state.discard[card]
        state.discard[card] = 0
    state.pile_count += state.discard_count
    state.discard_count = 0
    to_centre(state)
    next_up(state, Phase.KICK_OFF, turns_to_second_half(state))


def turns_to_second_half(state: State) -> int:
    """How many places on sits the seat that kicks off the second half (BU-13.5, D38)."""
    other = 1 - state.first_team
    if state.second_half == SecondHalf.FIRST_SEAT:
        return (other - state.turn) % TURNS
    return 2 if team_to_move(state) == other else 1
