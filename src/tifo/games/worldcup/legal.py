"""Which moves are legal, and which clause forbids the others."""

from tifo.core.contract import CHANCE, NO_SUCH_MOVE, NOBODY, NOT_NOW, NOT_YOURS
from tifo.core.records import Ints
from tifo.games.worldcup.board import end_match, first_match, is_involved, is_last_phase, is_strong
from tifo.games.worldcup.chance import block, chance_moves, claim_in_question, is_chance, weight
from tifo.games.worldcup.clauses import Clause
from tifo.games.worldcup.components import FLIPPED, Kind, Token
from tifo.games.worldcup.hands import holds
from tifo.games.worldcup.moves import (
    CANCEL,
    DISCARD,
    DRAW,
    ENOUGH,
    LIFT,
    MOVE_COUNT,
    PLACE,
    PLAY,
    PLAY_ON,
)
from tifo.games.worldcup.state import Phase, State


def to_act(state: State) -> int:
    """Return the seat that decides now, CHANCE, or NOBODY after the end."""
    if is_chance(state):
        return CHANCE
    return NOBODY if state.phase == Phase.OVER else state.turn


# ------------------------------------------------------------------------------ the single rules
def places_tokens(kind: int) -> bool:
    """Does a card of this kind put a token on the board?"""
    return kind != Kind.FOUL and kind != Kind.OFFSIDE


def cancels(kind: int) -> bool:
    """May a card of this kind cancel a token?"""
    return kind == Kind.DEFENCE or kind == Kind.FOUL or kind == Kind.OFFSIDE


def is_multiple(kind: int) -> bool:
    """Does a card of this kind bring goals for several teams?"""
    return Kind.TWO_AND_ONE <= kind <= Kind.ONE_EACH_FOR_TWO


def can_cancel(kind: int, token: int) -> bool:
    """May a card of this kind cancel this token (WC-VI.h.ii, WC-VI.i.1, WC-VI.j.1)?"""
    if token == Token.ATTACK:
        return kind == Kind.DEFENCE or kind == Kind.OFFSIDE
    return Token.GOAL <= token <= Token.THREE_GOALS and kind != Kind.DEFENCE


def play_refusal(state: State, kind: int) -> int:
    """Why a card of this kind can have no effect now, or 0."""
    if is_last_phase(state):
        return last_phase_refusal(state, kind)
    match kind:
        case Kind.DEFENCE:
            return 0 if state.open_rows + state.attack_tops > 0 else Clause.WC_VI_h_ii
        case Kind.FOUL:
            return 0 if state.goal_tops > 0 else Clause.WC_VI_i_1
        case Kind.OFFSIDE:
            return 0 if state.goal_tops + state.attack_tops > 0 else Clause.WC_VI_j_1
        case Kind.TWO_AND_ONE:
            return 0 if state.open_strong > 0 and state.open_teams > 1 else Clause.WC_VI_d_3
        case Kind.ONE_EACH_FOR_THREE:
            return 0 if state.open_teams > 2 else Clause.WC_VI_e
        case Kind.ONE_EACH_FOR_TWO:
            return 0 if state.open_teams > 1 else Clause.WC_VI_f
    return 0 if state.open_rows > 0 else Clause.WC_VI_l


def last_phase_refusal(state: State, kind: int) -> int:
    """The same where only the matches of one's own teams count, and one token is enough."""
    first, end = round_rows(state)
    for row in range(first, end):
        if is_involved(state, row):
            if places_tokens(kind) and state.room[row] > 0:
                return 0
            if cancels(kind) and can_cancel(kind, state.top[row]):
                return 0
    return Clause.WC_XI_p_2


def row_refusal(state: State, row: int) -> int:
    """Why nothing may be done in this row now, or 0."""
    if not state.playing[row // 2]:
        return Clause.WC_EX_15_a__d
    return Clause.WC_XI_p_2 if is_last_phase(state) and not is_involved(state, row) else 0


def place_refusal(state: State, row: int) -> int:
    """Why the next token of the card may not be placed in this row, or 0."""
    why = row_refusal(state, row)
    if why != 0:
        return why
    if not places_tokens(state.card):
        return Clause.WC_VI_i_1
    if state.room[row] == 0:
        return Clause.WC_VI_l
    if state.taken[0] == state.team[row] or state.taken[1] == state.team[row]:
        return different_teams(state.card)
    if state.card == Kind.TWO_AND_ONE and state.placed == 0:
        return 0 if is_strong(state, state.team[row]) else Clause.WC_VI_d_2
    return 0


def different_teams(kind: int) -> int:
    """The clause that asks for different teams."""
    match kind:
        case Kind.TWO_AND_ONE:
            return Clause.WC_VI_d_1
        case Kind.ONE_EACH_FOR_THREE:
            return Clause.WC_VI_e
    return Clause.WC_VI_f


def cancel_refusal(state: State, row: int) -> int:
    """Why the card may not cancel the outermost token of this row, or 0 (WC-VII)."""
    why = row_refusal(state, row)
    if why != 0:
        return why
    if not cancels(state.card):
        return Clause.WC_VI_0_2
    if can_cancel(state.card, state.top[row]):
        return 0
    match state.top[row]:
        case Token.NONE:
            return Clause.WC_VII_1
        case Token.DEFENCE:
            return Clause.WC_VI_h_i
        case Token.PENALTY:
            return Clause.WC_VI_k_3
        case Token.ATTACK:
            return Clause.WC_VI_i_1
    return Clause.WC_VII_3 if state.top[row] > FLIPPED else Clause.WC_VI_h_ii


def may_stop(state: State) -> bool:
    """May the rest of the card's tokens be given up (WC-XI.p.3)?"""
    if not is_last_phase(state) or not is_multiple(state.card):
        return False
    if state.taken[0] >= 0:
        return True
    return state.card == Kind.TWO_AND_ONE and state.placed == 0


# ------------------------------------------------------------------------------ the two questions
def legal_moves(state: State, out: Ints) -> int:
    """Write the legal moves, ascending, and return how many."""
    if is_chance(state):
        return chance_moves(state, out)
    match state.phase:
        case Phase.CARD:
            return card_moves(state, out)
        case Phase.TARGET:
            return target_moves(state, out)
        case Phase.OFFER:
            out[0], out[1] = LIFT, PLAY_ON
            return 2
    return 0


def card_moves(state: State, out: Ints) -> int:
    """Play or discard one of the cards in hand (WC-V.b)."""
    hand = state.hand[state.turn]
    count = 0
    last = -1
    for i in range(hand.count):
        kind = hand.card[i]
        if kind != last and play_refusal(state, kind) == 0:
            out[count] = PLAY + kind
            count += 1
        last = kind
    last = -1
    for i in range(hand.count):
        kind = hand.card[i]
        if kind != last:
            out[count] = DISCARD + kind
            count += 1
        last = kind
    return count


def round_rows(state: State) -> tuple[int, int]:
    """The rows of this round."""
    return 2 * first_match(state, state.round), 2 * end_match(state, state.round)


def target_moves(state: State, out: Ints) -> int:
    """Where the next token may go, and what may be cancelled."""
    count = 0
    if places_tokens(state.card):
        count = place_moves(state, out)
    if cancels(state.card):
        count = cancel_moves(state, out, count)
    if may_stop(state):
        out[count] = ENOUGH
        count += 1
    return count


def place_moves(state: State, out: Ints) -> int:
    """Rows for the next token. A row is written first and kept if it is legal."""
    first, end = round_rows(state)
    count = 0
    if is_multiple(state.card) or is_last_phase(state):
        for row in range(first, end):
            if place_refusal(state, row) == 0:
                out[count] = PLACE + row
                count += 1
        return count
    for row in range(first, end):
        out[count] = PLACE + row
        count += state.room[row] > 0
    return count


def cancel_moves(state: State, out: Ints, count: int) -> int:
    """Rows whose outermost token the card may cancel, written after `count` others."""
    first, end = round_rows(state)
    last_phase = is_last_phase(state)
    for row in range(first, end):
        if can_cancel(state.card, state.top[row]):
            if not last_phase or is_involved(state, row):
                out[count] = CANCEL + row
                count += 1
    return count


def refusal(state: State, move: int) -> int:
    """Return 0, or the clause that forbids the move."""
    if move < 0 or move >= MOVE_COUNT:
        return NO_SUCH_MOVE
    if is_chance(state):
        return chance_refusal(state, move)
    if state.phase == Phase.OVER:
        return Clause.WC_I_1
    if move >= DRAW:
        return NOT_YOURS
    match state.phase:
        case Phase.CARD:
            return card_refusal(state, move) if move < PLACE else NOT_NOW
        case Phase.TARGET:
            return target_refusal(state, move)
    return 0 if LIFT <= move <= PLAY_ON else NOT_NOW


def chance_refusal(state: State, move: int) -> int:
    """Why CHANCE cannot make this move, or 0."""
    first, end = block(state)
    if first <= move < end and weight(state, move - first, claim_in_question(state)) > 0:
        return 0
    return NOT_YOURS


def card_refusal(state: State, move: int) -> int:
    """Why this card may not be played or discarded, or 0."""
    if move >= DISCARD:
        return 0 if holds(state.hand[state.turn], move - DISCARD) else Clause.WC_V_b_1
    if not holds(state.hand[state.turn], move - PLAY):
        return Clause.WC_V_b_1
    return play_refusal(state, move - PLAY)


def target_refusal(state: State, move: int) -> int:
    """Why the card in play may not be used this way, or 0."""
    if move == ENOUGH:
        return 0 if may_stop(state) else Clause.WC_V_b_3
    if PLACE <= move < CANCEL:
        return place_refusal(state, move - PLACE)
    if CANCEL <= move < ENOUGH:
        return cancel_refusal(state, move - CANCEL)
    return NOT_NOW if move > ENOUGH else Clause.WC_V_b_1
