"""Who wins a knock-out match: replays in 1930 (WC-XI.d), shoot-outs in 2002 (WC-XII)."""

from tifo.core.events import PAIR, Events, emit
from tifo.games.worldcup.apply.results import Result
from tifo.games.worldcup.apply.rounds import build_pile, lay_out_round, side_of
from tifo.games.worldcup.apply.turns import shuffle_discards
from tifo.games.worldcup.board import end_match, first_match, knock_out_index
from tifo.games.worldcup.clauses import Clause
from tifo.games.worldcup.components import (
    FINAL_CARDS,
    KICKS,
    MOST_KICKS,
    MOST_REPLAYS,
    REPLAY_CARDS,
    Colour,
    Cup,
    Round,
)
from tifo.games.worldcup.events import Happening
from tifo.games.worldcup.state import Phase, State

"""After so many the lot decides."""


def decide(state: State, events: Events | None) -> int:
    """Note the winners; the first drawn match is settled as the cup has it, or all are played."""
    drawn = -1
    first, end = first_match(state, state.round), end_match(state, state.round)
    for match in range(first, end):
        if state.winner[knock_out_index(state, match)] == 0:
            if not find_winner(state, match, events) and drawn < 0:
                drawn = match
    if drawn < 0:
        return Result.DECIDED
    if state.cup == Cup.KOREA_JAPAN_2002:
        return begin_shoot_out(state, drawn, events)
    if state.replay < MOST_REPLAYS:
        return order_replays(state, events)
    return call_lot(state, drawn)


def find_winner(state: State, match: int, events: Events | None) -> bool:
    """Did the goals, or those of the replay, decide a match?"""
    left = 2 * match
    ours, theirs = state.goals[left], state.goals[left + 1]
    if state.replay > 0:
        ours, theirs = state.decider[left], state.decider[left + 1]
    if ours == theirs:
        return False
    win_match(state, match, 1 if ours > theirs else 2, events)
    return True


def win_match(state: State, match: int, side: int, events: Events | None) -> None:
    """A team wins a knock-out match; the final and the match for third place say so later."""
    state.winner[knock_out_index(state, match)] = side
    if state.round < Round.FINAL:
        team = side_of(state, match, 1)
        emit(events, Happening.THROUGH, through(state), state.owner[team], team, state.round)


def through(state: State) -> int:
    """The clause under which the winners of this round go on."""
    match state.round:
        case Round.ROUND_OF_16:
            return Clause.WC_XI_l_1
        case Round.QUARTER_FINALS:
            return Clause.WC_XI_n
    return Clause.WC_XI_e if state.cup == Cup.URUGUAY_1930 else Clause.WC_XI_o_3


def order_replays(state: State, events: Events | None) -> int:
    """Play the drawn matches again: six cards each, or eight for the final (WC-XI.d, WC-XI.h.2)."""
    state.replay += 1
    count = 0
    for match in range(first_match(state, state.round), end_match(state, state.round)):
        again = state.winner[knock_out_index(state, match)] == 0
        state.playing[match] = 1 if again else 0
        if again:
            count += 1
            state.replays[match] += 1
            teams = PAIR * state.team[2 * match] + state.team[2 * match + 1]
            clause = Clause.WC_XI_h_2 if state.round == Round.FINAL else Clause.WC_XI_d
            emit(events, Happening.REPLAY_ORDERED, clause, -1, match, teams)
    lay_out_round(state)
    shuffle_discards(state)
    cards = FINAL_CARDS[state.cup] if state.round == Round.FINAL else REPLAY_CARDS * count
    build_pile(state, cards)
    return Result.READY


# -------------------------------------------------------------------------------- the shoot-outs
def begin_shoot_out(state: State, match: int, events: Events | None) -> int:
    """Drawn matches go to penalties, in the order of the bracket (WC-XII.0)."""
    state.match = match
    state.kicks = 0
    state.decider[2 * match] = 0
    state.decider[2 * match + 1] = 0
    state.phase = Phase.KICK
    teams = PAIR * state.team[2 * match] + state.team[2 * match + 1]
    emit(events, Happening.SHOOT_OUT, Clause.WC_XII_0, -1, match, teams)
    return Result.GOES_ON


def kick(state: State, colour: int, events: Events | None) -> int:
    """One kick, left and right in turn: any colour but black scores (WC-XII.i)."""
    left = 2 * state.match
    row = left + state.kicks % 2
    team = state.team[row]
    happening = Happening.KICK_MISSED
    if colour != Colour.BLACK:
        state.decider[row] += 1
        happening = Happening.KICK_SCORED
    state.kicks += 1
    ours, theirs = state.decider[left], state.decider[left + 1]
    clause = Clause.WC_XII_i_2 if state.kicks <= 2 * KICKS else Clause.WC_XII_iii
    emit(events, happening, clause, state.owner[team], colour, team, ours, theirs)
    if not is_decided(state, ours, theirs):
        return call_lot(state, state.match) if state.kicks == MOST_KICKS else Result.GOES_ON
    return end_shoot_out(state, 1 if ours > theirs else 2, events)


def is_decided(state: State, ours: int, theirs: int) -> bool:
    """Is the shoot-out over (WC-XII.ii, WC-XII.iii), or beyond reach where it stops early?"""
    if state.kicks >= 2 * KICKS:
        return state.kicks % 2 == 0 and ours != theirs
    if not state.early_stop:
        return False
    our_kicks, their_kicks = KICKS - (state.kicks + 1) // 2, KICKS - state.kicks // 2
    return ours > theirs + their_kicks or theirs > ours + our_kicks


def end_shoot_out(state: State, side: int, events: Events | None) -> int:
    """The team with more goals from the spot wins."""
    match = state.match
    ours, theirs = state.decider[2 * match], state.decider[2 * match + 1]
    winner, loser = state.team[2 * match + side - 1], state.team[2 * match + 2 - side]
    clause = Clause.WC_XII_ii if state.kicks <= 2 * KICKS else Clause.WC_XII_iii
    emit(events, Happening.SHOOT_OUT_WON, clause, state.owner[winner], winner, ours, theirs, loser)
    state.match = 0
    state.kicks = 0
    win_match(state, match, side, events)
    return Result.SCORED


# ------------------------------------------------------------------- so that every match has an end
def call_lot(state: State, match: int) -> int:
    """Replays or kicks without end: the lot decides."""
    state.match = match
    state.phase = Phase.LOT
    return Result.GOES_ON


def draw_match_lot(state: State, team: int, events: Events | None) -> int:
    """The lot decides a match."""
    match = state.match
    emit(events, Happening.LOT_DRAWN, Clause.WC_X_iv, state.owner[team], team)
    state.match = 0
    state.kicks = 0
    win_match(state, match, 1 if team == state.team[2 * match] else 2, events)
    return Result.SCORED
