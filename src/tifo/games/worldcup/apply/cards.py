"""Playing a card: tokens are placed, flipped and replaced (WC-VI, WC-VII)."""

from tifo.core.events import Events, emit
from tifo.core.hands import remove_card
from tifo.games.worldcup.apply.results import Result
from tifo.games.worldcup.board import colour_of, is_strong, squares_of
from tifo.games.worldcup.clauses import Clause
from tifo.games.worldcup.components import (
    FLIPPED,
    GOAL_LIMIT,
    HALVES,
    MOST_SQUARES,
    TOKEN_COUNT,
    Colour,
    Kind,
    Token,
)
from tifo.games.worldcup.events import Happening
from tifo.games.worldcup.state import Phase, State

PENALTY_TOKEN = int(Token.PENALTY)


def play(state: State, kind: int, events: Events | None) -> int:
    """Show a card and say that it shall have its effect (WC-V.a.2)."""
    remove_card(state.hand[state.turn], kind)
    state.card = kind
    state.phase = Phase.TARGET
    emit(events, Happening.PLAYED, Clause.WC_V_a_2, state.turn, kind)
    return Result.GOES_ON


def discard(state: State, kind: int, events: Events | None) -> int:
    """Give a card up without effect (WC-V.b.2)."""
    remove_card(state.hand[state.turn], kind)
    state.card = kind
    emit(events, Happening.DISCARDED, Clause.WC_V_b_2, state.turn, kind)
    return Result.CARD_DONE


def place(state: State, row: int, events: Events | None) -> int:
    """Place the card's next token; a penalty has to be rolled for first."""
    if state.card == Kind.PENALTY:
        state.target = row
        state.phase = Phase.PENALTY
        return Result.GOES_ON
    token = token_for(state, row)
    put_token(state, row, token)
    emit_row(state, row, Happening.PLACED, place_clause(state, row), token, events)
    if state.placed < 2:
        state.taken[state.placed] = state.team[row]
    state.placed += 1
    return Result.CARD_DONE if state.placed == TOKEN_COUNT[state.card] else Result.GOES_ON


def enough(state: State) -> int:
    """Place no more tokens; of a 2+1 card give up the two goals first (WC-XI.p.3)."""
    if state.taken[0] >= 0:
        return Result.CARD_DONE
    state.placed = 1
    return Result.GOES_ON


def token_for(state: State, row: int) -> int:
    """The token that the card places on this team: as many goals as its colour allows."""
    limit = GOAL_LIMIT[colour_of(state, state.team[row])]
    match state.card:
        case Kind.ATTACK:
            return Token.ATTACK
        case Kind.DEFENCE:
            return Token.DEFENCE
        case Kind.THREE_GOALS:
            return min(3, limit)
        case Kind.TWO_GOALS:
            return min(2, limit)
        case Kind.TWO_AND_ONE if state.placed == 0:
            return Token.TWO_GOALS
    return Token.GOAL


def place_clause(state: State, row: int) -> int:
    """The clause under which the card's token is placed."""
    colour = colour_of(state, state.team[row])
    match state.card:
        case Kind.ATTACK:
            return Clause.WC_VI_g_1
        case Kind.DEFENCE:
            return Clause.WC_VI_h_i
        case Kind.GOAL:
            return Clause.WC_VI_c
        case Kind.TWO_GOALS:
            return Clause.WC_VI_b_1 if colour <= Colour.GREEN else Clause.WC_VI_b_2
        case Kind.THREE_GOALS:
            return Clause.WC_VI_a_1 if colour <= Colour.BLUE else Clause.WC_VI_a_2
        case Kind.TWO_AND_ONE:
            return Clause.WC_VI_d_1
        case Kind.ONE_EACH_FOR_THREE:
            return Clause.WC_VI_e
    return Clause.WC_VI_f


def take_penalty(state: State, colour: int, events: Events | None) -> int:
    """Any colour but black scores, and the goal can never be cancelled (WC-VI.k)."""
    row = state.target
    if colour == Colour.BLACK:
        emit_row(state, row, Happening.PENALTY_MISSED, Clause.WC_VI_k_1, colour, events)
    else:
        put_token(state, row, PENALTY_TOKEN)
        emit_row(state, row, Happening.PENALTY_SCORED, Clause.WC_VI_k_2, colour, events)
    return Result.CARD_DONE


def cancel(state: State, row: int, events: Events | None) -> int:
    """Flip the outermost token; two or three goals leave one less (WC-VI.h to WC-VI.j)."""
    token = state.top[row]
    if token == Token.TWO_GOALS or token == Token.THREE_GOALS:
        last_square = state.room[row] == 0
        clause = Clause.WC_VI_j_2 if last_square else Clause.WC_VI_i_2
        if last_square:
            set_top(state, row, token - 1)
        else:
            set_top(state, row, token + FLIPPED)
            put_token(state, row, token - 1)
        emit_row(state, row, Happening.REDUCED, clause, token, events)
        return Result.CARD_DONE
    set_top(state, row, token + FLIPPED)
    emit_row(state, row, Happening.CANCELLED, cancel_clause(state.card), token, events)
    return Result.CARD_DONE


def cancel_clause(kind: int) -> int:
    """The clause under which a card cancels."""
    if kind == Kind.DEFENCE:
        return Clause.WC_VI_h_ii
    return Clause.WC_VI_i_1 if kind == Kind.FOUL else Clause.WC_VI_j_1


def put_token(state: State, row: int, token: int) -> None:
    """Put a token on the innermost free square (WC-VI.0.2)."""
    count_top(state, row, -1)
    state.square[MOST_SQUARES * row + squares_of(state, row) - state.room[row]] = token
    state.top[row] = token
    state.halves[row] += HALVES[token]
    count_top(state, row, 1)
    state.room[row] -= 1
    if state.room[row] == 0:
        close_row(state, state.team[row])


def set_top(state: State, row: int, token: int) -> None:
    """Turn the outermost token over, or put another in its place."""
    count_top(state, row, -1)
    state.halves[row] += HALVES[token] - HALVES[state.top[row]]
    state.square[MOST_SQUARES * row + squares_of(state, row) - state.room[row] - 1] = token
    state.top[row] = token
    count_top(state, row, 1)


def count_top(state: State, row: int, change: int) -> None:
    """Count the outermost token of a row among the vulnerable ones, or no longer."""
    token = state.top[row]
    if token == Token.ATTACK:
        state.attack_tops += change
    elif Token.GOAL <= token <= Token.THREE_GOALS:
        state.goal_tops += change


def close_row(state: State, team: int) -> None:
    """A row of a team is full."""
    state.open_rows -= 1
    state.open_of[team] -= 1
    if state.open_of[team] == 0:
        state.open_teams -= 1
        state.open_strong -= is_strong(state, team)


def emit_row(
    state: State, row: int, happening: int, clause: int, what: int, events: Events | None
) -> None:
    """Tell what happened in a row, for whom and in which match."""
    ours, theirs = state.team[row], state.team[row ^ 1]
    emit(events, happening, clause, state.turn, what, ours, theirs, row // 2)
