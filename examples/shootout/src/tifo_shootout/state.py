"""The record of a shoot-out."""

from enum import IntEnum

from tifo.core.contract import CHANCE, NOBODY
from tifo.core.fields import OPEN, BySeat, Count, OneOf, Seat, when
from tifo.core.records import Ints, Record

SEATS = 2
MOST_KICKS = 5
SIDES = 2
UNKNOWN = 0
"""No side; sides count from 1, so that a blank tells nothing."""


class Phase(IntEnum):
    """Which decision is due."""

    AIM = 0
    DIVE = 1
    STRIKE = 2
    """CHANCE rolls the die."""
    OVER = 3


class Options(Record):
    """What may be chosen before a match."""

    seats: int = Count(SEATS, OPEN)
    kicks: int = Count(MOST_KICKS, OPEN)


class State(Record):
    """The whole truth."""

    seats: int = Count(SEATS, OPEN)
    kicks: int = Count(MOST_KICKS, OPEN)
    """Kicks each seat has in all (SO-1)."""
    phase: int = OneOf(Phase, OPEN)
    kick: int = Count(SEATS * MOST_KICKS, OPEN)
    """Kicks taken; the first seat takes the even ones."""
    aim: int = OneOf(SIDES + 1, when("knows_aim"))
    """Side the kicker aims at; the keeper's secret to find out (SO-2)."""
    dive: int = OneOf(SIDES + 1, OPEN)
    goals: Ints = BySeat(SEATS, Count(MOST_KICKS), OPEN)


class View(State):
    """A state in which the other seat's aim is blank."""

    seat: int = Seat(SEATS, OPEN)


def new_state(state: State, options: Options) -> None:
    """The position before the first kick."""
    state.seats = options.seats
    state.kicks = options.kicks
    state.phase = Phase.AIM
    state.kick = 0
    state.aim = UNKNOWN
    state.dive = UNKNOWN
    state.goals[0] = 0
    state.goals[1] = 0


def kicker(state: State) -> int:
    """The seat that kicks."""
    return state.kick % SEATS


def to_act(state: State) -> int:
    """Who decides now."""
    match state.phase:
        case Phase.AIM:
            return kicker(state)
        case Phase.DIVE:
            return 1 - kicker(state)
        case Phase.STRIKE:
            return CHANCE
    return NOBODY


def standing(state: State, out: Ints) -> None:
    """Rank and goals of each seat (SO-5)."""
    for seat in range(SEATS):
        out[2 * seat] = 1 if state.goals[seat] < state.goals[1 - seat] else 0
        out[2 * seat + 1] = state.goals[seat]
