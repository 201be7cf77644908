"""Numbers, match days, points, and the end of the match."""

from tifo.core.events import Events, emit
from tifo.core.records import Ints
from tifo.games.footmania.apply.result import Result
from tifo.games.footmania.chance import is_numbered
from tifo.games.footmania.clauses import Clause
from tifo.games.footmania.components import (
    DAY_MATCHES,
    DAYS,
    DRAW,
    GATE,
    MOST_DAYS,
    MOST_SEATS,
    SCHEDULE,
    SUBSTITUTIONS,
    WIN,
)
from tifo.games.footmania.events import Happening
from tifo.games.footmania.holdings import take_from_bank
from tifo.games.footmania.pitch import strength
from tifo.games.footmania.state import Phase, State, lay_match


def take_number(state: State, seat: int, events: Events | None) -> int:
    """A lot gives a seat its championship number; the last needs none (E21)."""
    number_seat(state, seat, events)
    if state.numbered < state.seats - 1:
        return Result.GOES_ON
    for other in range(state.seats):
        if not is_numbered(state, other):
            number_seat(state, other, events)
            break
    return Result.TALK


def number_seat(state: State, seat: int, events: Events | None) -> None:
    """The next number is this seat's."""
    state.seat_of[state.numbered] = seat
    state.numbered += 1
    emit(events, Happening.NUMBERED, Clause.FM_day__2, seat, state.numbered)


# ---------------------------------------------------------------------------------- the matches
def scheduled(state: State, match: int, side: int) -> int:
    """The seat that plays in this match of the day (FM-day-2)."""
    row = (state.seats - 2) * MOST_DAYS + state.day
    return state.seat_of[SCHEDULE[4 * row + 2 * match + side]]


def kick_off(state: State, events: Events | None) -> None:
    """The next match: of the day, or of the play-off."""
    if state.contenders > 0:
        pair_up(state)
    else:
        state.home = scheduled(state, state.match, 0)
        state.away = scheduled(state, state.match, 1)
    lay_match(state)
    state.changes[0] = SUBSTITUTIONS
    state.changes[1] = SUBSTITUTIONS
    state.phase = Phase.LINE_UP
    state.actor = state.home
    day = 0 if state.contenders > 0 else state.day + 1
    clause = Clause.FM_fin__3 if state.contenders > 0 else Clause.FM_day__2
    emit(events, Happening.KICK_OFF, clause, state.home, state.away, day)


def pair_up(state: State) -> None:
    """The pair of this match among the level seats, in order of their numbers."""
    pair = 0
    for i in range(state.seats):
        for k in range(i + 1, state.seats):
            first, second = state.seat_of[i], state.seat_of[k]
            if state.contenders >> first & 1 == 1 and state.contenders >> second & 1 == 1:
                if pair == state.match:
                    state.home = first
                    state.away = second
                pair += 1


def whistle(state: State, events: Events | None) -> int:
    """The stronger side wins, level sides share the points (FM-match-7)."""
    stars, theirs = strength(state, 0), strength(state, 1)
    points, other_points = DRAW, DRAW
    if stars > theirs:
        points, other_points = WIN, 0
    elif stars < theirs:
        points, other_points = 0, WIN
    emit(
        events,
        Happening.RESULT,
        Clause.FM_match__7,
        state.home,
        state.away,
        stars,
        theirs,
        points,
    )
    lay_match(state)
    state.match += 1
    if state.contenders > 0:
        state.tie_points[state.home] += points
        state.tie_points[state.away] += other_points
        return end_play_off_match(state, events)
    state.points[state.home] += points
    state.points[state.away] += other_points
    if state.match < DAY_MATCHES[state.seats - 2]:
        return Result.NEXT_MATCH
    return end_day(state, events)


def end_day(state: State, events: Events | None) -> int:
    """Share out the gate, bring the pawns back (FM-match-8, FM-match-9); the last?"""
    for match in range(DAY_MATCHES[state.seats - 2]):
        for side in range(2):
            seat = scheduled(state, match, side)
            take_from_bank(state, seat, GATE)
            emit(events, Happening.GATE, Clause.FM_match__8, seat, GATE)
    for seat in range(MOST_SEATS):
        state.square[seat] = 0
    state.day += 1
    state.match = 0
    if state.day < DAYS[state.seats - 2]:
        state.next_turn = state.turn
        return Result.TALK
    return end_season(state, events)


# -------------------------------------------------------------------------------------- the end
def merit(state: State, seat: int) -> int:
    """Points, then pennants, then the play-off, in one number (FM-fin-1, FM-fin-2, FM-fin-3)."""
    return (state.points[seat] * 128 + state.pennants[seat]) * 128 + state.survived[seat]


def leaders(state: State) -> int:
    """Bit mask of the seats that nobody is ahead of."""
    best = 0
    for seat in range(state.seats):
        best = max(best, merit(state, seat))
    mask = 0
    for seat in range(state.seats):
        if merit(state, seat) == best:
            mask |= 1 << seat
    return mask


def is_one(mask: int) -> bool:
    """Does the mask hold a single seat?"""
    return mask & (mask - 1) == 0


def end_season(state: State, events: Events | None) -> int:
    """Most points, then pennants; level leaders play off (E29)."""
    level = leaders(state)
    if is_one(level):
        return crown(state, events)
    emit(events, Happening.PLAY_OFF, Clause.FM_fin__3, state.turn, level)
    return start_round(state, level)


def start_round(state: State, level: int) -> int:
    """Each of the level seats meets each other once."""
    state.contenders = level
    state.match = 0
    state.tie_plus = 0
    for seat in range(MOST_SEATS):
        state.tie_points[seat] = 0
    return Result.NEXT_MATCH


def pairs_of(state: State) -> int:
    """How many matches a round of the play-off has."""
    teams = 0
    for seat in range(state.seats):
        teams += state.contenders >> seat & 1
    return teams * (teams - 1) // 2


def end_play_off_match(state: State, events: Events | None) -> int:
    """After a round the best go on; if it told nobody apart and no Plus was played, they share."""
    if state.match < pairs_of(state):
        return Result.NEXT_MATCH
    best = 0
    for seat in range(state.seats):
        if state.contenders >> seat & 1 == 1:
            best = max(best, int(state.tie_points[seat]))
    for seat in range(state.seats):
        if state.contenders >> seat & 1 == 1 and state.tie_points[seat] == best:
            state.survived[seat] += 1
    level = leaders(state)
    if is_one(level) or (level == state.contenders and state.tie_plus == 0):
        return crown(state, events)
    emit(events, Happening.PLAY_OFF, Clause.FM_fin__3, state.turn, level)
    return start_round(state, level)


def crown(state: State, events: Events | None) -> int:
    """The championship is won (FM-goal)."""
    level = leaders(state)
    for seat in range(state.seats):
        if level >> seat & 1 == 1:
            emit(events, Happening.CHAMPION, Clause.FM_goal, seat, state.points[seat])
    state.phase = Phase.OVER
    return Result.GOES_ON


def standing(state: State, out: Ints) -> None:
    """Rank and points of each seat; who cannot be told apart shares a rank."""
    for seat in range(state.seats):
        rank = 0
        for other in range(state.seats):
            if merit(state, other) > merit(state, seat):
                rank += 1
        out[2 * seat] = rank
        out[2 * seat + 1] = state.points[seat]
