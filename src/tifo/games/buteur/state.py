"""The record of a match, and the questions about it that several rules ask."""

from collections.abc import Sequence
from enum import IntEnum

from tifo.core import written
from tifo.core.fields import (
    HIDDEN,
    OPEN,
    OWN,
    BySeat,
    BySide,
    Count,
    Each,
    Flag,
    Number,
    OneOf,
    Side,
)
from tifo.core.hands import count_card
from tifo.core.records import Ints, Record
from tifo.games.buteur.components import (
    CARDS,
    COLUMNS,
    COPIES,
    DECK_SIZE,
    FIRST_PENALTY,
    HAND_SIZE,
    KICK_OFF_LEFT,
    KIND,
    MOST_CARDS,
    MOST_COPIES,
    MOST_GOALS,
    MOST_ROWS,
    MOST_SEATS,
    PENALTY_LEFT,
    PENALTY_RIGHT,
    PENALTY_ROWS,
    SEAT_AT,
    TEAM_OF,
    TEAMS,
    TURNS,
    Kind,
    Symbol,
)


class Phase(IntEnum):
    """Which decision is due. The phases of CHANCE come first."""

    TOSS = 0
    """Which team kicks off."""
    DRAW = 1
    """The next card for the first seat that is short of cards."""
    REDRAW = 2
    """A card for the one just given up at a restart (the event EXCHANGED, D4)."""
    CORNER_CUT = 3
    PENALTY_CUT = 4
    KICK_OFF = 5
    """An attacker, from one of two squares at the halfway line."""
    GOAL_KICK = 6
    """An attacker or a keeper, from one of two squares beside the goal area."""
    CLEAR_BALL = 7
    """An attacker or a keeper, from where the ball was placed."""
    OPEN_PLAY = 8
    """An attacker, a free kick, or a penalty in the other team's area."""
    FOLLOW_UP = 9
    """The attacker that a free kick calls for."""
    PENALTY_OFFER = 10
    """The ball came into the penalty area: the penalty card, or pass."""
    SAVE = 11
    """The ball is in the net: a keeper, a corner, or pass."""
    PLACE_BALL = 12
    """A square of the own goal area, to clear from."""
    THROW_IN = 13
    """One square in any direction, then open play."""
    OVER = 14


class KickOff(IntEnum):
    """Who kicks off the match (BU-P.4)."""

    TOSS = 0
    FIRST_TEAM = 1
    SECOND_TEAM = 2


class SecondHalf(IntEnum):
    """Which seat of the other team kicks off the second half (BU-13.5, D38)."""

    IN_TURN = 0
    FIRST_SEAT = 1


class Options(Record):
    """What may be chosen before a match."""

    seats: int = Count(MOST_SEATS, OPEN)
    kick_off: int = OneOf(KickOff, OPEN)
    second_half: int = OneOf(SecondHalf, OPEN)
    rows: int = Count(MOST_ROWS, OPEN)
    goal_mouth: int = Count(COLUMNS, OPEN)


class Hand(Record):
    """Cards, ascending: a sorted hand has no order that could tell anything."""

    count: int = Count(MOST_CARDS, OPEN)
    card: Ints = Each(MOST_CARDS, OneOf(CARDS))


class State(Record):
    """The whole truth of a match."""

    seats: int = Count(MOST_SEATS, OPEN)
    phase: int = OneOf(Phase, OPEN)
    turn: int = OneOf(TURNS, OPEN)
    """Place in the order of play, 0 … 3; even for team 0."""
    next_phase: int = OneOf(Phase, OPEN)
    """What awaits …"""
    next_turn: int = OneOf(TURNS, OPEN)
    """… whom, when the cards of this turn are drawn."""
    half: int = Count(2, OPEN)
    first_team: int = Side(TEAMS, OPEN)
    """Who kicked off the first half."""
    last_turn: int = Flag(OPEN)
    """The pile is short: this turn ends the half (BU-12.2)."""
    second_half: int = OneOf(SecondHalf, OPEN)
    """Option: who kicks off the second half."""
    rows: int = Count(MOST_ROWS, OPEN)
    left_post: int = Count(COLUMNS, OPEN)
    """First column of the goal mouth; the other post mirrors it."""
    ball_x: int = Count(COLUMNS - 1, OPEN)
    ball_y: int = Number(-1, MOST_ROWS, OPEN)
    """-1 and `rows`: in the net."""
    flag: int = OneOf(Symbol, OPEN)
    """What is cut for: the colour of the corner; none for a penalty."""
    goals: Ints = BySide(TEAMS, Count(MOST_GOALS), OPEN)
    hand: Sequence[Hand] = BySeat(MOST_SEATS, Hand, OWN)
    shown: Sequence[Hand] = BySeat(MOST_SEATS, Hand, OPEN)
    """Cards in hand that everybody has seen."""
    pile_count: int = Count(DECK_SIZE, OPEN)
    discard_count: int = Count(DECK_SIZE, OPEN)
    discard: Ints = Each(CARDS, Count(MOST_COPIES), OPEN)
    """How many of each card lie open."""
    pile: Ints = Each(CARDS, Count(MOST_COPIES), HIDDEN)
    """How many of each card lie face down."""


clear_hand = written.clear(Hand, __name__)


def new_state(state: State, options: Options) -> None:
    """Lay out the board, whatever was in the record before (BU-D.2, BU-P.1)."""
    state.seats = options.seats
    state.phase = Phase.TOSS
    state.turn = 0
    state.next_phase = Phase.TOSS
    state.next_turn = 0
    state.half = 1
    state.first_team = 0
    state.last_turn = 0
    state.second_half = options.second_half
    state.rows = options.rows
    state.left_post = (COLUMNS - options.goal_mouth) // 2
    state.flag = 0
    state.goals[0] = 0
    state.goals[1] = 0
    to_centre(state)
    lay_cards(state)
    if options.kick_off != KickOff.TOSS:
        state.first_team = options.kick_off - KickOff.FIRST_TEAM
        state.turn = state.first_team
        state.next_turn = state.turn
        state.next_phase = Phase.KICK_OFF
        state.phase = Phase.DRAW


def lay_cards(state: State) -> None:
    """All cards lie in the pile (BU-D.2)."""
    for seat in range(MOST_SEATS):
        clear_hand(state.hand[seat])
        clear_hand(state.shown[seat])
    for card in range(CARDS):
        state.pile[card] = COPIES[card]
        state.discard[card] = 0
    state.pile_count = DECK_SIZE
    state.discard_count = 0


# ------------------------------------------------------------------------- who, and which way
def seat_at(state: State, turn: int) -> int:
    """The seat that has this place in the order of play."""
    return SEAT_AT[4 * (state.seats - 2) + turn]


def seat_to_move(state: State) -> int:
    """The seat whose turn it is."""
    return seat_at(state, state.turn)


def team_to_move(state: State) -> int:
    """The team whose turn it is."""
    return state.turn % 2


def team_of(seats: int, seat: int) -> int:
    """The team of a seat (BU-D.1)."""
    return TEAM_OF[4 * (seats - 2) + seat]


def forward(state: State, team: int) -> int:
    """The way a team plays: 1 up the rows, -1 down; ends change at half-time (BU-13.4)."""
    return 1 if (team == 0) == (state.half == 1) else -1


def home_row(state: State, team: int) -> int:
    """The row in front of a team's own goal."""
    return 0 if forward(state, team) > 0 else state.rows - 1


# -------------------------------------------------------------------------- where the ball is
def to_centre(state: State) -> None:
    """Put the ball on the centre spot, which is drawn at the corner of this square."""
    state.ball_x = KICK_OFF_LEFT
    state.ball_y = state.rows // 2 - 1


def in_penalty_area(state: State) -> bool:
    """Is the ball in one of the two penalty areas?"""
    return PENALTY_LEFT <= state.ball_x <= PENALTY_RIGHT and (
        state.ball_y < PENALTY_ROWS or state.ball_y >= state.rows - PENALTY_ROWS
    )


def in_their_penalty_area(state: State) -> bool:
    """Is it in the one that the team to move attacks?"""
    away = state.ball_y - home_row(state, 1 - team_to_move(state))
    return in_penalty_area(state) and -PENALTY_ROWS < away < PENALTY_ROWS


# ------------------------------------------------------------------------------------ the cards
def holds_kind(hand: Hand, kind: int) -> bool:
    """Is there a card of this kind?"""
    for i in range(hand.count):
        if KIND[hand.card[i]] == kind:
            return True
    return False


def may_hold_penalty(state: State, seat: int) -> bool:
    """For all that the others know, could this seat hold a penalty card?"""
    if holds_kind(state.shown[seat], Kind.PENALTY):
        return True
    if state.shown[seat].count == state.hand[seat].count:
        return False
    for card in range(FIRST_PENALTY, CARDS):
        elsewhere = state.discard[card]
        for other in range(state.seats):
            elsewhere += count_card(state.shown[other], card)
        if elsewhere < COPIES[card]:
            return True
    return False


def hand_size(state: State, seat: int) -> int:
    """How many cards a seat holds at the start of a turn (BU-D.3)."""
    return HAND_SIZE[4 * (state.seats - 2) + seat]


def short_seat(state: State) -> int:
    """The first seat that still draws, or -1."""
    if state.pile_count > 0:
        for seat in range(state.seats):
            if state.hand[seat].count < hand_size(state, seat):
                return seat
    return -1


def standing(state: State, out: Ints) -> None:
    """Rank (partners share it, and so do both sides of a draw) and goals of each seat (BU-15)."""
    for seat in range(state.seats):
        team = team_of(state.seats, seat)
        out[2 * seat] = 1 if state.goals[team] < state.goals[1 - team] else 0
        out[2 * seat + 1] = state.goals[team]
