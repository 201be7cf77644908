"""What a move does: `perform` carries it out, then `settle` ends what it ended."""

from tifo.core.events import EVERYONE, Events, emit, only, whisper
from tifo.core.hands import add_card, count_card, remove_card
from tifo.games.buteur.clauses import Clause
from tifo.games.buteur.components import (
    COLUMNS,
    GOAL_AREA_LEFT,
    GOAL_KICK_LEFT,
    GOAL_KICK_RIGHT,
    KIND,
    LEFT_CORNER,
    OPTIONS,
    SECOND_START,
    SHED,
    SQUARES,
    STEP_X,
    STEP_Y,
    SYMBOL,
    TURNS,
    Kind,
    Symbol,
)
from tifo.games.buteur.events import Happening
from tifo.games.buteur.flight import Landing, fly, start_square
from tifo.games.buteur.legal import is_restart, why_placed
from tifo.games.buteur.moves import PASS, PLACE, SHOW, THROW, TOSS
from tifo.games.buteur.state import (
    Hand,
    Phase,
    State,
    forward,
    home_row,
    in_their_penalty_area,
    may_hold_penalty,
    seat_at,
    seat_to_move,
    short_seat,
    team_to_move,
)
from tifo.games.buteur.turns import Result, next_up, score, settle


def apply(state: State, move: int, events: Events | None) -> None:
    """Carry out a legal move."""
    settle(state, perform(state, move, events), events)


def audience(state: State, move: int) -> int:
    """Return who may see a move in the log: a drawn card is its seat's secret (BU-D.4)."""
    if state.phase == Phase.DRAW or state.phase == Phase.REDRAW:
        return only(drawer(state))
    return EVERYONE


def perform(state: State, move: int, events: Events | None) -> int:
    """Do what the move says and return what it leads to."""
    match state.phase:
        case Phase.TOSS:
            return toss(state, move - TOSS, events)
        case Phase.DRAW | Phase.REDRAW:
            return draw(state, move - SHOW, events)
        case Phase.CORNER_CUT:
            return cut_corner(state, move - SHOW, events)
        case Phase.PENALTY_CUT:
            return cut_penalty(state, move - SHOW, events)
        case Phase.THROW_IN:
            return throw(state, move - THROW, events)
        case Phase.PLACE_BALL:
            return place(state, move - PLACE, events)
    if move == PASS:
        return decline(state, events)
    if move % OPTIONS == SHED:
        return shed(state, move // OPTIONS, events)
    return play_card(state, move // OPTIONS, move % OPTIONS, events)


def put_ball(state: State, x: int, y: int, clause: int, events: Events | None) -> int:
    """Move the ball to a square."""
    emit(
        events,
        Happening.BALL_MOVED,
        clause,
        seat_to_move(state),
        state.ball_x,
        state.ball_y,
        x,
        y,
    )
    state.ball_x = x
    state.ball_y = y
    return Result.GOES_ON


# ------------------------------------------------------------------------------- CHANCE's moves
def toss(state: State, team: int, events: Events | None) -> int:
    """Decide which team kicks off (BU-P.4)."""
    state.first_team = team
    state.turn = team
    emit(events, Happening.TOSSED, Clause.BU_P_4, seat_to_move(state), team)
    return next_up(state, Phase.KICK_OFF, 0)


def drawer(state: State) -> int:
    """The seat that the drawn card goes to."""
    return seat_to_move(state) if state.phase == Phase.REDRAW else short_seat(state)


def draw(state: State, card: int, events: Events | None) -> int:
    """Take a card from the pile into a hand."""
    seat = drawer(state)
    state.pile[card] -= 1
    state.pile_count -= 1
    add_card(state.hand[seat], card)
    whisper(events, only(seat), Happening.DREW, why_drawn(state), seat, card)
    if state.phase == Phase.DRAW:
        return Result.TURN_OVER
    state.phase = state.next_phase
    return Result.GOES_ON


def why_drawn(state: State) -> int:
    """The clause of a draw: before a half no card lies open, after that a hand is refilled."""
    if state.discard_count > 0:
        return Clause.BU_2_2
    return Clause.BU_D_3 if state.half == 1 else Clause.BU_13_3


def cut_corner(state: State, card: int, events: Events | None) -> int:
    """The shooting team (to move) cuts for the corner: the flag of that colour scores (BU-8)."""
    scores = SYMBOL[card] == state.flag
    clause = Clause.BU_8_4 if scores else Clause.BU_8_5
    emit(events, Happening.CORNER_CUT, clause, seat_to_move(state), card, scores)
    if not scores:
        return next_up(state, Phase.PLACE_BALL, 1)
    next_up(state, Phase.KICK_OFF, 1)
    return Result.I_SCORE


def cut_penalty(state: State, card: int, events: Events | None) -> int:
    """The other team cuts for the penalty of the team to move: only a hand saves (BU-9)."""
    saved = SYMBOL[card] == Symbol.HAND
    clause = Clause.BU_9_3 if saved else Clause.BU_9_4
    keeper = seat_at(state, (state.turn + 1) % TURNS)
    emit(events, Happening.PENALTY_CUT, clause, keeper, card, not saved)
    if saved:
        return next_up(state, Phase.PLACE_BALL, 1)
    next_up(state, Phase.KICK_OFF, 1)
    return Result.I_SCORE


# ---------------------------------------------------------------------------- without a card
def throw(state: State, step: int, events: Events | None) -> int:
    """Throw the ball one square into the pitch; the seat goes on with a card (BU-10.2)."""
    x, y = state.ball_x + STEP_X[step], state.ball_y + STEP_Y[step]
    state.phase = Phase.OPEN_PLAY
    return put_ball(state, x, y, Clause.BU_10_2, events)


def place(state: State, cell: int, events: Events | None) -> int:
    """Put the ball on a square of the own goal area, to be cleared (BU-8.5, BU-9.3, D40)."""
    state.phase = Phase.CLEAR_BALL
    y = home_row(state, team_to_move(state))
    return put_ball(state, GOAL_AREA_LEFT + cell, y, why_placed(state), events)


def decline(state: State, events: Events | None) -> int:
    """Let a goal in, leave a penalty, or have no card for a restart."""
    if state.phase == Phase.PENALTY_OFFER:
        return next_up(state, Phase.OPEN_PLAY, 1)
    seat = seat_to_move(state)
    if state.phase == Phase.SAVE:  # the same seat kicks off, in the same turn (D35)
        emit(events, Happening.LET_IN, Clause.BU_7_1, seat)
        score(state, 1 - team_to_move(state), Clause.BU_11_3, events)
        state.phase = Phase.KICK_OFF
        return Result.GOES_ON
    show_hand(state, events)
    emit(events, Happening.STUCK, why_this_kind(state), seat)
    return next_up(state, Phase.KICK_OFF if state.phase == Phase.KICK_OFF else Phase.OPEN_PLAY, 1)


def shed(state: State, card: int, events: Events | None) -> int:
    """Nothing can be played: give a card up; at a restart for another at once (D4, D22)."""
    if not is_restart(state):
        emit(events, Happening.SHED, Clause.BU_1_1, seat_to_move(state), card)
        lay_down(state, card)
        return next_up(state, Phase.OPEN_PLAY, 1)
    show_hand(state, events)
    emit(events, Happening.EXCHANGED, why_this_kind(state), seat_to_move(state), card)
    lay_down(state, card)
    state.next_phase = state.phase
    state.phase = Phase.REDRAW
    return Result.GOES_ON


def show_hand(state: State, events: Events | None) -> None:
    """Prove to everybody that no card fits."""
    seat = seat_to_move(state)
    hand, shown = state.hand[seat], state.shown[seat]
    for i in range(hand.count):
        card = hand.card[i]
        if count_card(shown, card) < count_card(hand, card):
            add_card(shown, card)
            emit(events, Happening.SHOWED, why_this_kind(state), seat, card)


def why_this_kind(state: State) -> int:
    """The clause that wants a certain kind of card at this restart."""
    return Clause.BU_3_1 if state.phase == Phase.KICK_OFF else Clause.BU_6_1


def lay_down(state: State, card: int) -> None:
    """Put a card of the seat to move on the open pile (BU-3.3)."""
    seat = seat_to_move(state)
    remove_card(state.hand[seat], card)
    if count_card(state.shown[seat], card) > 0:  # of two copies nobody can tell which one is left
        remove_card(state.shown[seat], card)
    state.discard[card] += 1
    state.discard_count += 1


# ---------------------------------------------------------------------------------- with a card
def play_card(state: State, card: int, option: int, events: Events | None) -> int:
    """Lay a card down and do what it says."""
    lay_down(state, card)
    emit(events, Happening.PLAYED, Clause.BU_1_1, seat_to_move(state), card, option)
    match KIND[card]:
        case Kind.CORNER:
            return take_corner(state, card, events)
        case Kind.PENALTY:
            return take_penalty(state, events)
        case Kind.KEEPER if state.phase == Phase.SAVE:
            emit(events, Happening.SAVED, Clause.BU_7_2, seat_to_move(state), card)
    state.ball_x, state.ball_y = start_square(state, option // SECOND_START)
    direction = option % SECOND_START
    squares = SQUARES[3 * card + direction]
    landing, x, y = fly(state, state.ball_x, state.ball_y, direction, squares)
    put_ball(state, x, y, crossed(landing), events)
    return after_kick(state, landing, KIND[card] == Kind.FREE_KICK, events)


def crossed(landing: int) -> int:
    """The clause of a ball's run: beyond the goal line it says how it got there."""
    if landing == Landing.GOAL:
        return Clause.BU_11_2
    return Clause.BU_6_2 if landing == Landing.WIDE else Clause.BU_1_2


def take_corner(state: State, card: int, events: Events | None) -> int:
    """Put the ball on the corner of the card's colour; the shooting team cuts in its turn (D17)."""
    if state.last_turn:  # nothing is cut after the whistle (D36)
        emit(events, Happening.SAVED, Clause.BU_12_3, seat_to_move(state), card)
        return next_up(state, Phase.KICK_OFF, 1)
    shooters = 1 - team_to_move(state)
    state.flag = SYMBOL[card]
    at_left = (state.flag == LEFT_CORNER) == (forward(state, shooters) > 0)
    emit(events, Happening.CORNER, Clause.BU_8_2, seat_to_move(state), state.flag)
    y = home_row(state, team_to_move(state))
    put_ball(state, 0 if at_left else COLUMNS - 1, y, Clause.BU_8_2, events)
    return next_up(state, Phase.CORNER_CUT, 1)


def take_penalty(state: State, events: Events | None) -> int:
    """Put the pile on the penalty spot, to be cut at once (BU-9.1)."""
    state.flag = Symbol.NONE
    state.phase = Phase.PENALTY_CUT
    emit(events, Happening.PENALTY, Clause.BU_9_1, seat_to_move(state))
    return Result.GOES_ON


def after_kick(state: State, landing: int, is_free_kick: bool, events: Events | None) -> int:
    """What a kick leads to, by where the ball landed."""
    match landing:
        case Landing.GOAL:
            return shoot(state, events)
        case Landing.WIDE:
            left = state.ball_x < state.left_post
            emit(events, Happening.OUT_WIDE, Clause.BU_6_2, seat_to_move(state), not left)
            state.ball_x = GOAL_KICK_LEFT if left else GOAL_KICK_RIGHT
            state.ball_y = home_row(state, 1 - team_to_move(state))
            return next_up(state, Phase.GOAL_KICK, 1)
        case Landing.TOUCH:
            seat = seat_to_move(state)
            emit(
                events,
                Happening.OUT_IN_TOUCH,
                Clause.BU_10_1,
                seat,
                state.ball_x,
                state.ball_y,
            )
            return next_up(state, Phase.THROW_IN, 1)
    if is_free_kick:
        state.phase = Phase.FOLLOW_UP
        return Result.GOES_ON
    if in_their_penalty_area(state) and may_hold_penalty(state, seat_to_move(state)):
        state.phase = Phase.PENALTY_OFFER
        return Result.GOES_ON
    return next_up(state, Phase.OPEN_PLAY, 1)


def shoot(state: State, events: Events | None) -> int:
    """The ball is in the net: the next seat may save; at the whistle its cards decide alone."""
    emit(events, Happening.SHOT, Clause.BU_11_2, seat_to_move(state), state.ball_x)
    if not state.last_turn:
        return next_up(state, Phase.SAVE, 1)
    next_up(state, Phase.KICK_OFF, 1)
    seat = seat_at(state, state.next_turn)
    card = saving_card(state.hand[seat])
    if card < 0:
        return Result.I_SCORE
    if saving_card(state.shown[seat]) >= 0:
        card = saving_card(state.shown[seat])
    else:
        add_card(state.shown[seat], card)  # it stays in hand (D28)
    emit(events, Happening.SAVED, Clause.BU_12_3, seat, card)
    return Result.TURN_OVER


def saving_card(hand: Hand) -> int:
    """The first keeper or corner of a hand, or -1."""
    for i in range(hand.count):
        kind = KIND[hand.card[i]]
        if kind == Kind.KEEPER or kind == Kind.CORNER:
            return hand.card[i]
    return -1
