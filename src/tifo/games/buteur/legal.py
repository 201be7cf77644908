"""Which moves are legal, and which clause forbids the others."""

from tifo.core.contract import CHANCE, NO_SUCH_MOVE, NOBODY, NOT_NOW, NOT_YOURS
from tifo.core.hands import count_card
from tifo.core.records import Ints
from tifo.games.buteur.chance import chance_moves, is_chance, weight
from tifo.games.buteur.clauses import Clause
from tifo.games.buteur.components import (
    COLUMNS,
    GOAL_AREA_CELLS,
    KIND,
    OPTION,
    OPTION_COUNT,
    OPTIONS,
    SECOND_START,
    SHED,
    SQUARES,
    STEP_X,
    STEP_Y,
    STEPS,
    USE,
    Kind,
    Symbol,
)
from tifo.games.buteur.flight import Landing, fly
from tifo.games.buteur.moves import MOVE_COUNT, PASS, PLACE, SHOW, THROW, TOSS, play
from tifo.games.buteur.state import (
    Hand,
    Phase,
    State,
    holds_kind,
    in_penalty_area,
    in_their_penalty_area,
    seat_to_move,
)


def to_act(state: State) -> int:
    """Return the seat that decides now, CHANCE, or NOBODY after the end."""
    if is_chance(state):
        return CHANCE
    return NOBODY if state.phase == Phase.OVER else seat_to_move(state)


# ------------------------------------------------------------------------------ the single rules
def kind_refusal(state: State, kind: int) -> int:
    """Why a card of this kind may not be played now, or 0."""
    match state.phase:
        case Phase.KICK_OFF:
            return 0 if kind == Kind.ATTACKER else Clause.BU_3_6
        case Phase.FOLLOW_UP:
            return 0 if kind == Kind.ATTACKER else Clause.BU_5_3
        case Phase.GOAL_KICK | Phase.CLEAR_BALL:
            return 0 if kind == Kind.ATTACKER or kind == Kind.KEEPER else Clause.BU_6_1
        case Phase.PENALTY_OFFER:
            return 0 if kind == Kind.PENALTY else Clause.BU_1_1
        case Phase.SAVE:
            return 0 if kind == Kind.KEEPER or kind == Kind.CORNER else Clause.BU_7_1
    match kind:  # open play
        case Kind.FREE_KICK:
            return Clause.BU_5_1 if in_penalty_area(state) else 0
        case Kind.PENALTY:
            return 0 if in_their_penalty_area(state) else Clause.BU_9_1
        case Kind.KEEPER:
            return Clause.BU_7_2
        case Kind.CORNER:
            return Clause.BU_8_1
    return 0


def arrow_refusal(state: State, card: int, direction: int) -> int:
    """Why this arrow of a playable card may not be chosen, or 0."""
    squares = SQUARES[3 * card + direction]
    if squares == 0:
        return Clause.BU_1_2
    return free_kick_refusal(state, direction, squares) if KIND[card] == Kind.FREE_KICK else 0


def free_kick_refusal(state: State, direction: int, squares: int) -> int:
    """A free kick must score, or stay on the pitch and be followed by an attacker."""
    landing, _, _ = fly(state, state.ball_x, state.ball_y, direction, squares)
    if landing == Landing.GOAL:  # BU-5.6
        return 0
    if landing == Landing.IN_PLAY and holds_kind(state.hand[seat_to_move(state)], Kind.ATTACKER):
        return 0
    return Clause.BU_5_3


def throw_refusal(state: State, step: int) -> int:
    """A throw-in stays on the pitch (BU-10.2)."""
    x, y = state.ball_x + STEP_X[step], state.ball_y + STEP_Y[step]
    return 0 if 0 <= x < COLUMNS and 0 <= y < state.rows else Clause.BU_10_2


def why_placed(state: State) -> int:
    """The clause by which the ball is put down: after a penalty no flag was cut for."""
    return Clause.BU_9_3 if state.flag == Symbol.NONE else Clause.BU_8_5


def starts(state: State) -> int:
    """How many squares the ball may start from."""
    return 2 if state.phase == Phase.KICK_OFF or state.phase == Phase.GOAL_KICK else 1


def is_restart(state: State) -> bool:
    """Must the ball be brought into play with a certain kind of card?"""
    return Phase.KICK_OFF <= state.phase <= Phase.CLEAR_BALL


def may_pass(state: State) -> bool:
    """May the seat do nothing with a card that it could play?"""
    return state.phase == Phase.SAVE or state.phase == Phase.PENALTY_OFFER


# ------------------------------------------------------------------------------ the two questions
def legal_moves(state: State, out: Ints) -> int:
    """Write the legal moves, ascending, and return how many."""
    if is_chance(state):
        return chance_moves(state, out)
    match state.phase:
        case Phase.OVER:
            return 0
        case Phase.THROW_IN:
            return throws(state, out)
        case Phase.PLACE_BALL:
            for cell in range(GOAL_AREA_CELLS):
                out[cell] = PLACE + cell
            return GOAL_AREA_CELLS
    hand = state.hand[seat_to_move(state)]
    count = plays(state, hand, out)
    if count == 0 and not may_pass(state) and not (is_restart(state) and state.pile_count == 0):
        return sheds(hand, out)
    if count == 0 or may_pass(state):
        out[count] = PASS
        count += 1
    return count


def throws(state: State, out: Ints) -> int:
    """The squares to which the ball may be thrown in."""
    count = 0
    for step in range(STEPS):
        out[count] = THROW + step
        if throw_refusal(state, step) == 0:
            count += 1
    return count


def plays(state: State, hand: Hand, out: Ints) -> int:
    """Every playable card in every way. An option is written first and kept if it is legal."""
    count = 0
    last = -1
    start_count = starts(state)
    for i in range(hand.count):
        card = hand.card[i]
        if card != last and kind_refusal(state, KIND[card]) == 0:
            if KIND[card] == Kind.FREE_KICK:
                for direction in range(3):
                    out[count] = play(card, direction)
                    if arrow_refusal(state, card, direction) == 0:
                        count += 1
            else:
                for start in range(start_count):
                    for k in range(3):
                        out[count + k] = play(card, SECOND_START * start + OPTION[3 * card + k])
                    count += OPTION_COUNT[card]
        last = card
    return count


def sheds(hand: Hand, out: Ints) -> int:
    """Give up one card of any kind: nothing can be played (D4, D22)."""
    count = 0
    last = -1
    for i in range(hand.count):
        card = hand.card[i]
        if card != last:
            out[count] = play(card, SHED)
            count += 1
        last = card
    return count


def can_play(state: State) -> bool:
    """Has the seat to move a card that may be played?"""
    hand = state.hand[seat_to_move(state)]
    for i in range(hand.count):
        card = hand.card[i]
        if kind_refusal(state, KIND[card]) == 0:
            if KIND[card] != Kind.FREE_KICK:
                return True
            for direction in range(3):
                if arrow_refusal(state, card, direction) == 0:
                    return True
    return False


def refusal(state: State, move: int) -> int:
    """Return 0, or the clause that forbids the move."""
    if move < 0 or move >= MOVE_COUNT:
        return NO_SUCH_MOVE
    if is_chance(state) or state.phase == Phase.OVER:
        return chance_refusal(state, move)
    if move >= SHOW:
        return NOT_YOURS
    if state.phase == Phase.THROW_IN:
        return throw_refusal(state, move - THROW) if THROW <= move < PLACE else Clause.BU_10_2
    if state.phase == Phase.PLACE_BALL:
        return 0 if PLACE <= move < PASS else why_placed(state)
    if move == PASS:
        return pass_refusal(state)
    if move >= THROW:
        return NOT_NOW
    return card_refusal(state, move // OPTIONS, move % OPTIONS)


def chance_refusal(state: State, move: int) -> int:
    """Why CHANCE cannot make this move, or 0."""
    if state.phase == Phase.OVER:
        return Clause.BU_14
    if state.phase == Phase.TOSS:
        return 0 if move >= TOSS else NOT_YOURS
    if SHOW <= move < TOSS and weight(state, move - SHOW) > 0:
        return 0
    return NOT_YOURS


def pass_refusal(state: State) -> int:
    """Only a save or a penalty may be declined; a restart only where no card is left to draw."""
    if may_pass(state):
        return 0
    stuck = is_restart(state) and state.pile_count == 0 and not can_play(state)
    return 0 if stuck else Clause.BU_1_1


def card_refusal(state: State, card: int, option: int) -> int:
    """Why this card may not be used this way now, or 0."""
    if count_card(state.hand[seat_to_move(state)], card) == 0:
        return Clause.BU_D_4
    if option == SHED:
        return shed_refusal(state)
    why = kind_refusal(state, KIND[card])
    if why != 0:
        return why
    if option == USE:
        return 0 if OPTION[3 * card] == USE else Clause.BU_1_2
    if OPTION[3 * card] == USE:
        return Clause.BU_1_2
    if option >= SECOND_START * starts(state):
        return Clause.BU_3_4
    return arrow_refusal(state, card, option % SECOND_START)


def shed_refusal(state: State) -> int:
    """A card is given up only by a seat that can play none (D4, D22, D23)."""
    if may_pass(state) or can_play(state):
        return Clause.BU_1_1
    return Clause.BU_2_2 if is_restart(state) and state.pile_count == 0 else 0
