"""The record of a cup: every field says what it is, how far it goes and who may know it."""

from collections.abc import Sequence
from enum import IntEnum

from tifo.core import written
from tifo.core.contract import CHANCE, NOBODY
from tifo.core.fields import HIDDEN, OPEN, OWN, BySeat, Count, Each, Flag, OneOf, when
from tifo.core.records import Ints, Record
from tifo_cuptie.components import (
    BENCH,
    CARDS,
    COPIES,
    DECK_SIZE,
    FACES,
    MOST_CARDS,
    MOST_COPIES,
    POINTS,
    ROUNDS,
    SEATS,
    STRENGTH,
)


class Phase(IntEnum):
    """What is due."""

    DRAW = 0
    """CHANCE deals."""
    FIELD_HOME = 1
    FIELD_AWAY = 2
    THROW = 3
    """CHANCE throws a die for whoever has none."""
    CHANGE = 4
    OVER = 5


class Options(Record):
    """What may be chosen before a match."""

    seats: int = Count(SEATS, OPEN)
    squad: int = Count(MOST_CARDS, OPEN)


class Hand(Record):
    """Cards, ascending: a sorted hand has no order that could tell anything."""

    count: int = Count(MOST_CARDS, OPEN)
    card: Ints = Each(MOST_CARDS, OneOf(CARDS))


class State(Record):
    """The whole truth of a cup."""

    seats: int = Count(SEATS, OPEN)
    phase: int = OneOf(Phase, OPEN)
    round: int = Count(ROUNDS, OPEN)
    """Rounds that are over."""
    won: Ints = Each(ROUNDS, OneOf(SEATS + 1), OPEN)
    """Who went through, seat + 1; 0 before. The points follow from it."""
    owed: Ints = BySeat(SEATS, Count(MOST_CARDS), OPEN)
    """Cards still to draw."""
    hand: Sequence[Hand] = BySeat(SEATS, Hand, OWN)
    fielded: Ints = BySeat(SEATS, OneOf(CARDS + 1), when("knows_fielded"))
    """Card + 1, so that a blank tells nothing; face down until both lie there (CT-4)."""
    came_on: Ints = BySeat(SEATS, Flag(), OPEN)
    """Did this card come on in a change?"""
    die: Ints = BySeat(SEATS, Count(FACES), OPEN)
    """Pips; 0 where none is thrown."""
    discard: Ints = Each(CARDS, Count(MOST_COPIES), OPEN)
    pile_count: int = Count(DECK_SIZE, OPEN)
    pile: Ints = Each(CARDS, Count(MOST_COPIES), HIDDEN)
    """How many of each card lie face down: counted, and in no order."""


clear_hand = written.clear(Hand, __name__)


def new_state(state: State, options: Options) -> None:
    """Fill every field, whatever was in the record before."""
    state.seats = options.seats
    state.phase = Phase.DRAW
    state.round = 0
    state.pile_count = DECK_SIZE
    for i in range(ROUNDS):
        state.won[i] = 0
    for card in range(CARDS):
        state.pile[card] = COPIES[card]
        state.discard[card] = 0
    for seat in range(SEATS):
        state.owed[seat] = options.squad
        clear_hand(state.hand[seat])
        clear_place(state, seat)


def clear_place(state: State, seat: int) -> None:
    """Nothing lies in front of this coach."""
    state.fielded[seat] = 0
    state.came_on[seat] = 0
    state.die[seat] = 0


# ---------------------------------------------------------------------------- what follows from it
def points(state: State, seat: int) -> int:
    """What a coach has won so far (CT-1)."""
    found = 0
    for i in range(ROUNDS):
        if state.won[i] == seat + 1:
            found += POINTS[i]
    return found


def home(state: State) -> int:
    """The coach at home: the one with fewer points, at first the first (CT-2)."""
    return 1 if points(state, 1) < points(state, 0) else 0


def total(state: State, seat: int) -> int:
    """Strength and die, which counts twice for a youngster who came on (CT-5, CT-7)."""
    card = state.fielded[seat] - 1
    times = BENCH[card] if state.came_on[seat] == 1 else 1
    return STRENGTH[card] + times * state.die[seat]


def ahead(state: State) -> int:
    """Who would go through as it stands: the higher total, level the home coach (CT-8)."""
    host = home(state)
    return host if total(state, host) >= total(state, 1 - host) else 1 - host


def seat_due(state: State) -> int:
    """Whose card is drawn, whose die is thrown, or who decides."""
    match state.phase:
        case Phase.DRAW:
            return 0 if state.owed[0] > 0 else 1
        case Phase.FIELD_AWAY:
            return 1 - home(state)
        case Phase.THROW:
            return home(state) if state.die[home(state)] == 0 else 1 - home(state)
        case Phase.CHANGE:
            return 1 - ahead(state)
    return home(state)


def to_act(state: State) -> int:
    """Who decides now."""
    match state.phase:
        case Phase.DRAW | Phase.THROW:
            return CHANCE
        case Phase.OVER:
            return NOBODY
    return seat_due(state)


def standing(state: State, out: Ints) -> None:
    """Rank and points of each seat (CT-9)."""
    for seat in range(SEATS):
        out[2 * seat] = 1 if points(state, seat) < points(state, 1 - seat) else 0
        out[2 * seat + 1] = points(state, seat)
