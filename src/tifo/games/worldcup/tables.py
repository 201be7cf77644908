"""Who stands where in a group. Level teams share a place until a criterion divides them."""

from enum import IntEnum

from tifo.core.events import Events, emit
from tifo.games.worldcup.clauses import Clause
from tifo.games.worldcup.components import (
    DRAW_POINTS,
    FIRST_OF_GROUP,
    GROUP_SIZE,
    MEMBER,
    MOST_GROUPS,
    QUALIFIERS,
    WIN_POINTS,
    Cup,
)
from tifo.games.worldcup.events import Happening
from tifo.games.worldcup.state import State


class Criterion(IntEnum):
    """What divides teams, in the order in which it is asked."""

    POINTS = 0
    HEAD_TO_HEAD = 1
    """Points in the matches among the level teams (WC-X.i)."""
    DIFFERENCE = 2
    """Goals for minus goals against in the group (WC-X.ii)."""
    GOALS = 3
    """Goals scored in the group (WC-X.iii)."""
    REPLAYS = 4
    """Points in the replays among the level teams of 1930 (WC-IX)."""


POINTS = int(Criterion.POINTS)
REPLAYS = int(Criterion.REPLAYS)
BEATEN = 16
"""While a class is divided: a place plus BEATEN for each level team that is better."""


def member(state: State, group: int, i: int) -> int:
    """The i-th team of a group; -1 where there are only three."""
    return MEMBER[GROUP_SIZE * (MOST_GROUPS * state.cup + group) + i]


def first_of_group(state: State, group: int) -> int:
    """The first match of a group."""
    return FIRST_OF_GROUP[(MOST_GROUPS + 1) * state.cup + group]


def is_at(state: State, team: int, place: int) -> bool:
    """Does a team share this place?"""
    return team >= 0 and state.place[team] % BEATEN == place


def level_count(state: State, group: int, place: int) -> int:
    """How many teams of a group share a place."""
    count = 0
    for i in range(GROUP_SIZE):
        count += is_at(state, member(state, group, i), place)
    return count


def points(state: State, ours: int, theirs: int) -> int:
    """Points of a result (WC-VIII.e.2)."""
    if ours > theirs:
        return WIN_POINTS[state.cup]
    return DRAW_POINTS if ours == theirs else 0


def tie_value(state: State, group: int, team: int, place: int, criterion: int) -> int:
    """What a criterion says of a team that shares a place."""
    value = 0
    for row in range(2 * first_of_group(state, group), 2 * first_of_group(state, group + 1)):
        if state.team[row] != team:
            continue
        ours, theirs = state.goals[row], state.goals[row ^ 1]
        among = is_at(state, state.team[row ^ 1], place)
        match criterion:
            case Criterion.POINTS:
                value += points(state, ours, theirs)
            case Criterion.HEAD_TO_HEAD:
                value += points(state, ours, theirs) if among else 0
            case Criterion.DIFFERENCE:
                value += ours - theirs
            case Criterion.GOALS:
                value += ours
            case Criterion.REPLAYS:
                if among and state.playing[row // 2]:
                    value += points(state, state.decider[row], state.decider[row ^ 1])
    return value


def divide(state: State, group: int, place: int, criterion: int) -> bool:
    """Put those who share a place in order by one criterion; did it tell any apart?"""
    divided = False
    for i in range(GROUP_SIZE):
        team = member(state, group, i)
        if is_at(state, team, place):
            value = tie_value(state, group, team, place, criterion)
            for j in range(GROUP_SIZE):
                rival = member(state, group, j)
                if is_at(state, rival, place):
                    if tie_value(state, group, rival, place, criterion) > value:
                        state.place[team] += BEATEN
                        divided = True
    if divided:
        for i in range(GROUP_SIZE):
            team = member(state, group, i)
            if team >= 0:
                state.place[team] = state.place[team] % BEATEN + state.place[team] // BEATEN
    return divided


def break_tie(state: State, group: int, place: int, events: Events | None) -> bool:
    """Ask the criteria of 2002 in turn until one divides those who share a place (WC-X)."""
    for criterion in range(POINTS + 1, REPLAYS):
        if divide(state, group, place, criterion):
            clause = Clause.WC_X_i + criterion - Criterion.HEAD_TO_HEAD
            emit(events, Happening.TIE_BROKEN, clause, -1, group, place, criterion, state.cup)
            return True
    return False


def order_group(state: State, group: int, events: Events | None) -> int:
    """Order a group by points and then, in 2002, by the criteria; the place for a lot, or -1."""
    divide(state, group, 0, POINTS)
    if state.cup == Cup.URUGUAY_1930:
        return -1
    place = 0
    while place < GROUP_SIZE:
        level = level_count(state, group, place)
        if level > 1 and break_tie(state, group, place, events):
            continue
        if level > 1 and place < QUALIFIERS[state.cup]:
            return place
        place += max(level, 1)
    return -1


def put_first(state: State, group: int, place: int, team: int) -> None:
    """The lot puts one of those who share a place before the others (WC-X.iv)."""
    for i in range(GROUP_SIZE):
        rival = member(state, group, i)
        if is_at(state, rival, place) and rival != team:
            state.place[rival] += 1


def team_placed(state: State, group: int, place: int) -> int:
    """The team at a place of a group."""
    for i in range(GROUP_SIZE):
        team = member(state, group, i)
        if is_at(state, team, place):
            return team
    return -1


def replay_place(state: State, group: int) -> int:
    """The best place of a group that a replay must decide, or -1 (WC-IX.1)."""
    for place in range(GROUP_SIZE if state.every_tie else 1):
        if level_count(state, group, place) > 1:
            return place
    return -1
