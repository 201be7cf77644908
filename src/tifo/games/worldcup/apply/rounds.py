"""From one round to the next: places in the bracket, seats that are out, a new pile (WC-XI)."""

from tifo.core.events import PAIR, Events, emit
from tifo.games.worldcup.apply.results import Result
from tifo.games.worldcup.apply.turns import shuffle_discards
from tifo.games.worldcup.board import (
    clear_scoring,
    end_match,
    final_match,
    first_match,
    knock_out_index,
    lay_out,
    next_seat,
    owner_at,
    short_seat,
)
from tifo.games.worldcup.clauses import Clause
from tifo.games.worldcup.components import (
    CHAMPION,
    FINAL_CARDS,
    HALF,
    HAND_SIZE,
    LOSER_OF,
    MATCHES,
    QUARTER,
    ROWS,
    SEMI_FINAL_CARDS,
    SOURCE,
    WINNER_OF,
    Cup,
    Round,
)
from tifo.games.worldcup.events import Happening
from tifo.games.worldcup.hands import clear_hand
from tifo.games.worldcup.moves import LIFT
from tifo.games.worldcup.state import Phase, State
from tifo.games.worldcup.tables import team_placed


def advance(state: State, events: Events | None) -> int:
    """After the final the cup is won; otherwise the next round is laid out."""
    if state.round == Round.FINAL:
        return lift_cup(state, events)
    end_previous(state)
    for match in range(first_match(state, state.round), end_match(state, state.round)):
        fill_match(state, match)
    lay_out_round(state)
    eliminate(state, events)
    shuffle_discards(state)
    build_pile(state, cards_of_round(state))
    announce_round(state, events)
    owner = sole_owner(state)
    if owner >= 0 and not state.playing_on:
        return offer(state, owner, events)
    return Result.READY


def end_previous(state: State) -> None:
    """Take the tokens of the old round off the board and go on to the next (WC-XI.a)."""
    for match in range(MATCHES):
        state.playing[match] = 0
    lay_out(state, 2 * first_match(state, state.round), 2 * end_match(state, state.round))
    state.replay = 0
    clear_scoring(state)
    state.round += 1
    while first_match(state, state.round) == end_match(state, state.round):
        state.round += 1


def fill_match(state: State, match: int) -> None:
    """Put the flags of two teams on the dots of their colours (WC-III.d.2)."""
    for row in range(2 * match, 2 * match + 2):
        team = team_from(state, SOURCE[ROWS * state.cup + row])
        state.team[row] = team
        if state.round < Round.FINAL or match == final_match(state):
            state.reached[team] = state.round
    state.playing[match] = 1


def announce_round(state: State, events: Events | None) -> None:
    """Say which matches are next, and with how many cards (WC-EX.15)."""
    clause = Clause.WC_III_b_2 if state.cup == Cup.URUGUAY_1930 else Clause.WC_III_b_1
    emit(events, Happening.ROUND_OPENED, clause, -1, state.round, state.draws_left, state.cup)
    for match in range(first_match(state, state.round), end_match(state, state.round)):
        teams = PAIR * state.team[2 * match] + state.team[2 * match + 1]
        emit(events, Happening.PAIRED, Clause.WC_III_d_2, -1, match, teams)


def team_from(state: State, source: int) -> int:
    """The team that a place of the bracket is for."""
    if source >= LOSER_OF:
        return side_of(state, source - LOSER_OF, 2)
    if source >= WINNER_OF:
        return side_of(state, source - WINNER_OF, 1)
    return team_placed(state, source // 2, source % 2)


def side_of(state: State, match: int, rank: int) -> int:
    """Winner (1) or loser (2) of a match of the bracket."""
    winner = state.winner[knock_out_index(state, match)] - 1
    return state.team[2 * match + (winner if rank == 1 else 1 - winner)]


def lay_out_round(state: State) -> None:
    """Clear the rows of this round; who has a team in one of its matches takes part."""
    first, end = 2 * first_match(state, state.round), 2 * end_match(state, state.round)
    lay_out(state, first, end)
    for seat in range(state.seats):
        state.active[seat] = 0
    for row in range(first, end):
        if state.playing[row // 2]:
            state.active[owner_at(state, row)] = 1


def eliminate(state: State, events: Events | None) -> None:
    """Who has no team left is out, and his cards are discarded (WC-XI.0)."""
    for seat in range(state.seats):
        if not state.active[seat] and not state.out[seat]:
            state.out[seat] = 1
            hand = state.hand[seat]
            for i in range(hand.count):
                state.discard[hand.card[i]] += 1
            state.discard_count += hand.count
            clear_hand(hand)
            emit(events, Happening.ELIMINATED, Clause.WC_XI_0, seat)


def cards_of_round(state: State) -> int:
    """How many of the free cards make the pile of a knock-out round."""
    match state.round:
        case Round.ROUND_OF_16:
            return state.pool_count // HALF
        case Round.QUARTER_FINALS:
            return state.pool_count // QUARTER
        case Round.SEMI_FINALS:
            return SEMI_FINAL_CARDS
    return FINAL_CARDS[state.cup]


def build_pile(state: State, cards: int) -> None:
    """So many of the free cards are the pile, but never those that fill up the hands."""
    missing = 0
    for seat in range(state.seats):
        if state.active[seat]:
            missing += HAND_SIZE - state.hand[seat].count
    state.draws_left = min(cards, state.pool_count - missing)


def sole_owner(state: State) -> int:
    """The seat that owns both finalists, or every team left before the final; else -1."""
    first, end = 2 * first_match(state, state.round), 2 * end_match(state, state.round)
    if state.round == Round.FINAL:
        first = 2 * final_match(state)
    owner = owner_at(state, first)
    for row in range(first + 1, end):
        if owner_at(state, row) != owner:
            return -1
    return owner


def offer(state: State, owner: int, events: Events | None) -> int:
    """The match is decided; its winner may still play it out (WC-XI.f)."""
    final = 2 * final_match(state)
    state.turn = owner
    state.phase = Phase.OFFER
    emit(events, Happening.OFFERED, Clause.WC_XI_f, owner, state.team[final], state.team[final + 1])
    return Result.GOES_ON


def answer_offer(state: State, move: int, events: Events | None) -> int:
    """Lift the cup, or play on."""
    if move == LIFT:
        state.victor = state.turn
        state.phase = Phase.OVER
        emit(events, Happening.CUP_WON, Clause.WC_XI_f, state.turn, -1)
        return Result.GOES_ON
    state.playing_on = 1
    emit(events, Happening.PLAYS_ON, Clause.WC_XI_f, state.turn)
    return Result.READY


def lift_cup(state: State, events: Events | None) -> int:
    """The owner of the team that won the final wins (WC-I.1)."""
    in_1930 = state.cup == Cup.URUGUAY_1930
    if not in_1930:
        third = side_of(state, final_match(state) - 1, 1)
        emit(events, Happening.THIRD, Clause.WC_XI_p_4, state.owner[third], third)
    state.champion = side_of(state, final_match(state), 1)
    state.reached[state.champion] = CHAMPION
    state.victor = state.owner[state.champion]
    state.phase = Phase.OVER
    clause = Clause.WC_XI_i if in_1930 else Clause.WC_XI_q
    emit(events, Happening.CUP_WON, clause, state.victor, state.champion)
    return Result.GOES_ON


def open_turns(state: State) -> None:
    """Fill the hands up to three; then left of the last drawer begins (WC-XI.c.3)."""
    if short_seat(state) >= 0:
        state.phase = Phase.DEAL_CARD
        return
    if state.round == Round.GROUPS and state.replay == 0:
        state.draws_left = state.pool_count
    state.turn = next_seat(state, state.last_drawer)
    state.phase = Phase.CARD
