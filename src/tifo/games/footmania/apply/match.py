"""A match: line-ups, Plus cards, injuries, red cards and substitutions. No die (FM-match-1)."""

from tifo.core.events import Events, emit
from tifo.games.footmania.apply.result import Result
from tifo.games.footmania.clauses import Clause
from tifo.games.footmania.components import (
    NUMBERS,
    PLUS_AT_HOME,
    PLUS_DOES,
    PLUS_IN_A_MATCH,
    PLUS_STARS,
    Plus,
)
from tifo.games.footmania.events import Happening
from tifo.games.footmania.holdings import plus_under, show_man
from tifo.games.footmania.moves import ITEM, NUMBER, PASS, PLUS, TRAINEE
from tifo.games.footmania.pitch import bench, man_at, opponent, place_of, side_of, strength
from tifo.games.footmania.state import SENT_OFF, Phase, State


# --------------------------------------------------------------------------------- the line-ups
def choose_place(state: State, move: int, events: Events | None) -> int:
    """Ready, or change who plays in a place, each place once."""
    if move >= NUMBER:
        state.place = move - NUMBER
        state.changed |= 1 << state.place
        state.phase = Phase.FIELD
        return Result.GOES_ON
    emit(events, Happening.READY, Clause.FM_match__2, state.actor)
    state.changed = 0
    state.place = 0
    if state.actor == state.home:
        state.actor = state.away
        return Result.GOES_ON
    reveal(state, 0, events)
    reveal(state, 1, events)
    state.revealed = 1
    state.phase = Phase.TOUCHLINE
    state.actor = state.home
    return Result.GOES_ON


def field_man(state: State, move: int) -> int:
    """Put a man or a trainee into the place; a man who moves leaves his old one to a trainee."""
    side = side_of(state, state.actor)
    if move == TRAINEE:
        state.line_up[NUMBERS * side + state.place] = 0
    else:
        old = place_of(state, side, move - ITEM)
        if old >= 0:
            state.line_up[NUMBERS * side + old] = 0
        state.line_up[NUMBERS * side + state.place] = move - ITEM + 1
    state.phase = Phase.LINE_UP
    return Result.GOES_ON


def reveal(state: State, side: int, events: Events | None) -> None:
    """A side comes onto the pitch; everybody sees its men (FM-match-2)."""
    seat = state.home if side == 0 else state.away
    for place in range(NUMBERS):
        man = man_at(state, side, place)
        clause = Clause.FM_match__2 if man >= 0 else Clause.FM_train__1
        emit(events, Happening.FIELDED, clause, seat, place, man + 1)
        if man >= 0:
            show_man(state, man)
    emit(events, Happening.STRONG, Clause.FM_match__4, seat, strength(state, side))


# --------------------------------------------------------------------------------- the touchline
def touchline(state: State, move: int, events: Events | None) -> int:
    """A Plus card, a substitution, or pass; two passes in a row end the match (E23)."""
    seat = state.actor
    if move == PASS:
        state.passes += 1
        state.actor = opponent(state, seat)
        return Result.MATCH_OVER if state.passes == 2 else Result.GOES_ON
    state.passes = 0
    if move < PLUS:
        state.place = move - NUMBER
        state.phase = Phase.SUBSTITUTE
        return Result.GOES_ON
    return play_plus(state, seat, move - PLUS, events)


def play_plus(state: State, seat: int, kind: int, events: Events | None) -> int:
    """Use a Plus card on the match (FM-plus-4)."""
    side = side_of(state, seat)
    stars = PLUS_AT_HOME[kind] if side == 0 else PLUS_STARS[kind]
    spend(state, seat, kind, stars, events)
    does = PLUS_DOES[kind]
    if does == Plus.INJURY or does == Plus.RED_CARD:
        state.weapon = kind
        state.phase = Phase.TARGET
        return Result.GOES_ON
    if does == Plus.COACHING:
        state.changes[side] += 1
    state.actor = opponent(state, seat)
    return Result.GOES_ON


def spend(state: State, seat: int, kind: int, stars: int, events: Events | None) -> None:
    """Count a Plus card and put it under its pack (FM-plus-3, FM-plus-5)."""
    side = side_of(state, seat)
    state.boost[side] += stars
    if PLUS_DOES[kind] != Plus.FREE:
        state.used[side] += 1
    state.tie_plus = 1
    plus_under(state, seat, kind, True)
    emit(events, Happening.PLAYED_PLUS, Clause.FM_plus__4, seat, kind, stars)


def strike_at(state: State, place: int, events: Events | None) -> int:
    """Name whom the card strikes; his coach may cancel it if he could hold the card (E24)."""
    victim = opponent(state, state.actor)
    side = side_of(state, victim)
    state.place = place
    man = man_at(state, side, place)
    emit(events, Happening.STRUCK, Clause.FM_plus__4, victim, state.weapon, place, man)
    state.actor = victim
    if state.plus_count[victim] > 0 and state.used[side] < PLUS_IN_A_MATCH:
        state.phase = Phase.PROTEST
        return Result.GOES_ON
    return strike(state, events)


def protest(state: State, move: int, events: Events | None) -> int:
    """Cancel the card that strikes, or not."""
    if move == PASS:
        return strike(state, events)
    spend(state, state.actor, move - PLUS, 0, events)
    emit(events, Happening.PROTESTED, Clause.FM_plus__4, state.actor, state.weapon)
    return back_to_touchline(state)


def back_to_touchline(state: State) -> int:
    """The seat that acted last goes on."""
    state.weapon = 0
    state.place = 0
    state.phase = Phase.TOUCHLINE
    return Result.GOES_ON


def strike(state: State, events: Events | None) -> int:
    """He leaves the pitch: a red card leaves a gap, an injury a place to fill (E25, E26)."""
    seat = state.actor
    side = side_of(state, seat)
    man = man_at(state, side, state.place)
    leave(state, man)
    if PLUS_DOES[state.weapon] == Plus.RED_CARD:
        state.line_up[NUMBERS * side + state.place] = SENT_OFF
        emit(events, Happening.SENT_OFF, Clause.FM_plus__4, seat, state.place, man)
        return back_to_touchline(state)
    state.line_up[NUMBERS * side + state.place] = 0
    emit(events, Happening.INJURED, Clause.FM_plus__4, seat, state.place, man)
    if state.changes[side] > 0 and bench(state, seat) > 0:
        state.phase = Phase.REPLACE
        return Result.GOES_ON
    emit(events, Happening.CAME_ON, Clause.FM_train__1, seat, state.place, 0)
    return back_to_touchline(state)


def leave(state: State, man: int) -> None:
    """A man has left the pitch for this match."""
    state.off[state.off_count] = man + 1
    state.off_count += 1


def replace(state: State, move: int, events: Events | None) -> int:
    """A man from the bench, or a trainee, comes on for the injured one."""
    if move != TRAINEE:
        return bring_on(state, move - ITEM, events)
    emit(events, Happening.CAME_ON, Clause.FM_train__1, state.actor, state.place, 0)
    return back_to_touchline(state)


def substitute(state: State, man: int, events: Events | None) -> int:
    """A man from the bench for the one in the place; the coach goes on (FM-match-6)."""
    gone = man_at(state, side_of(state, state.actor), state.place)
    if gone >= 0:
        leave(state, gone)
    return bring_on(state, man, events)


def bring_on(state: State, man: int, events: Events | None) -> int:
    """Use a substitution."""
    seat = state.actor
    side = side_of(state, seat)
    state.changes[side] -= 1
    state.line_up[NUMBERS * side + state.place] = man + 1
    show_man(state, man)
    emit(events, Happening.CAME_ON, Clause.FM_match__6, seat, state.place, man + 1)
    return back_to_touchline(state)
