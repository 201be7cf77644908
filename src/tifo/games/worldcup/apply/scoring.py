"""The dice, the results, and the order of the groups (WC-VIII, WC-IX, WC-X)."""

from tifo.core.events import PAIR, Events, emit
from tifo.games.worldcup.apply.results import Result
from tifo.games.worldcup.apply.rounds import build_pile, lay_out_round
from tifo.games.worldcup.apply.turns import shuffle_discards
from tifo.games.worldcup.board import colour_of, end_match, first_match
from tifo.games.worldcup.clauses import Clause
from tifo.games.worldcup.components import (
    COLOURS,
    DICE,
    GROUP_SIZE,
    GROUPS,
    MOST_REPLAYS,
    QUALIFIERS,
    REPLAY_CARDS,
    Cup,
    Round,
)
from tifo.games.worldcup.events import Happening
from tifo.games.worldcup.state import Phase, State
from tifo.games.worldcup.tables import (
    REPLAYS,
    divide,
    first_of_group,
    is_at,
    level_count,
    order_group,
    put_first,
    replay_place,
    team_placed,
)


def roll(state: State, colour: int, events: Events | None) -> int:
    """Roll the next of the four dice (WC-VIII.d.1)."""
    in_groups = state.round == Round.GROUPS and state.replay == 0
    clause = Clause.WC_VIII_d_1 if in_groups else Clause.WC_EX_15_a__d
    group = state.group if in_groups else -1
    emit(events, Happening.ROLLED, clause, -1, colour, state.die, group, state.cup)
    state.pips[colour] += 1
    state.die += 1
    return Result.ROLLED if state.die == DICE else Result.GOES_ON


def final_score(state: State, row: int) -> int:
    """Two halves make a goal, a lone one is lost (WC-VIII.d.3)."""
    return (state.halves[row] + state.pips[colour_of(state, state.team[row])]) // 2


def score(state: State, events: Events | None) -> int:
    """Write down the results of a group, a round, or the replays (WC-VIII.c)."""
    first, end = first_match(state, state.round), end_match(state, state.round)
    if state.round == Round.GROUPS and state.replay == 0:
        group = int(state.group)
        first, end = first_of_group(state, group), first_of_group(state, group + 1)
    for match in range(first, end):
        if state.playing[match]:
            score_match(state, match, events)
    state.die = 0
    for colour in range(COLOURS):
        state.pips[colour] = 0
    return Result.SCORED


def score_match(state: State, match: int, events: Events | None) -> None:
    """Write down one result."""
    left, right = 2 * match, 2 * match + 1
    ours, theirs = final_score(state, left), final_score(state, right)
    teams = PAIR * state.team[left] + state.team[right]
    if state.replay == 0:
        state.goals[left] = ours
        state.goals[right] = theirs
        emit(events, Happening.FULL_TIME, Clause.WC_VIII_e_1, -1, match, ours, theirs, teams)
    else:
        state.decider[left] = ours
        state.decider[right] = theirs
        emit(events, Happening.REPLAYED, Clause.WC_IX_e, -1, match, ours, theirs, teams)


def rank(state: State, events: Events | None) -> int:
    """Order the group just scored and go on to the next; after the last see who qualifies."""
    if state.replay > 0:
        return rank_replays(state, events)
    group = int(state.group)
    place = order_group(state, group, events)
    if place >= 0:
        return call_lot(state, group, place)
    if state.cup == Cup.KOREA_JAPAN_2002:
        announce(state, group, events)
    state.group += 1
    if state.group < GROUPS[state.cup]:
        state.phase = Phase.DICE if state.dice else Phase.WHISTLE
        return Result.GOES_ON
    return end_groups(state, events)


def announce(state: State, group: int, events: Events | None) -> None:
    """Say who goes on from a group (WC-VIII.e.3, WC-VIII.e.4)."""
    clause = Clause.WC_VIII_e_3 if state.cup == Cup.URUGUAY_1930 else Clause.WC_VIII_e_4
    for place in range(QUALIFIERS[state.cup]):
        team = team_placed(state, group, place)
        emit(events, Happening.QUALIFIED, clause, state.owner[team], team, group, place, state.cup)


def call_lot(state: State, group: int, place: int) -> int:
    """Only a lot can tell the teams at a place apart (WC-X.iv)."""
    state.group = group
    state.lot_place = place
    state.phase = Phase.LOT
    return Result.GOES_ON


def draw_group_lot(state: State, team: int, events: Events | None) -> int:
    """The lot puts a team first; the others are looked at again."""
    put_first(state, state.group, state.lot_place, team)
    state.lot_place = 0
    emit(events, Happening.LOT_DRAWN, Clause.WC_X_iv, state.owner[team], team)
    return end_groups(state, events) if state.replay > 0 else Result.SCORED


# ---------------------------------------------------------------------------- the replays of 1930
def rank_replays(state: State, events: Events | None) -> int:
    """Order those who were level by the points of their replays (WC-IX.g.1)."""
    for group in range(GROUPS[state.cup]):
        place = 0
        while place < GROUP_SIZE:
            # Places that a split has just made are for the next replays to decide.
            level = level_count(state, group, place)
            divide(state, group, place, REPLAYS)
            place += max(level, 1)
    return end_groups(state, events)


def end_groups(state: State, events: Events | None) -> int:
    """Is every place that counts decided? In 1930 ties are replayed (WC-IX.1)."""
    if state.cup == Cup.URUGUAY_1930:
        for group in range(GROUPS[state.cup]):
            place = replay_place(state, group)
            if place >= 0 and state.replay < MOST_REPLAYS:
                return order_replays(state, events)
            if place >= 0:
                return call_lot(state, group, place)
        for group in range(GROUPS[state.cup]):
            announce(state, group, events)
    return Result.DECIDED


def order_replays(state: State, events: Events | None) -> int:
    """Clear the board; every match among teams that are level is played again (WC-IX.a-c)."""
    state.replay += 1
    count = 0
    for group in range(GROUPS[state.cup]):
        for match in range(first_of_group(state, group), first_of_group(state, group + 1)):
            again = is_tied(state, group, state.team[2 * match], state.team[2 * match + 1])
            state.playing[match] = 1 if again else 0
            if again:
                count += 1
                state.replays[match] += 1
                teams = PAIR * state.team[2 * match] + state.team[2 * match + 1]
                emit(events, Happening.REPLAY_ORDERED, Clause.WC_IX_1, -1, match, teams)
    lay_out_round(state)
    shuffle_discards(state)
    build_pile(state, REPLAY_CARDS * count)
    return Result.READY


def is_tied(state: State, group: int, left: int, right: int) -> bool:
    """Do two teams share a place that must be decided?"""
    place = state.place[left]
    if place > 0 and not state.every_tie:
        return False
    return is_at(state, right, place)
