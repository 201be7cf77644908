"""Euromatches: a coach against a team from the pack, in the championship only."""

from tifo.core.events import Events, emit
from tifo.games.footmania.apply.match import reveal, spend
from tifo.games.footmania.apply.result import Result
from tifo.games.footmania.clauses import Clause
from tifo.games.footmania.components import (
    EURO_GATE,
    EURO_PACK,
    EURO_STARS,
    PENNANTS,
    PLUS_STARS,
)
from tifo.games.footmania.events import Happening
from tifo.games.footmania.holdings import put_under, take_from_bank, take_top
from tifo.games.footmania.moves import PASS, PLUS
from tifo.games.footmania.pitch import strength
from tifo.games.footmania.state import Phase, Place, State, lay_match


def meet_rival(state: State, team: int, events: Events | None) -> int:
    """Draw a European team; everybody sees it (FM-euro-1)."""
    take_top(state, EURO_PACK)
    state.european[team] = Place.TABLE
    state.rival = team + 1
    state.phase = Phase.EUROMATCH
    state.actor = state.turn
    emit(events, Happening.RIVAL, Clause.FM_euro__1, state.turn, team)
    return Result.GOES_ON


def answer_rival(state: State, move: int, events: Events | None) -> int:
    """Decline, and the team stays unseen (FM-euro-5); or line up the strongest eleven."""
    seat = state.actor
    if move == PASS:
        emit(events, Happening.AVOIDED, Clause.FM_euro__5, seat, state.rival - 1)
        return send_home(state)
    lay_match(state)
    state.home = seat
    state.away = seat
    return Result.RIVAL_MET


def face_rival(state: State, events: Events | None) -> int:
    """Show the eleven that was lined up (FM-euro-1)."""
    seat = state.actor
    reveal(state, 0, events)
    state.revealed = 1
    if state.plus_count[seat] == 0:
        return compare(state, events)
    state.phase = Phase.BOOST
    return Result.GOES_ON


def boost(state: State, move: int, events: Events | None) -> int:
    """Use certain Plus cards (FM-euro-6), or compare the stars."""
    if move == PASS:
        return compare(state, events)
    kind = move - PLUS
    spend(state, state.actor, kind, PLUS_STARS[kind], events)
    return Result.GOES_ON


def compare(state: State, events: Events | None) -> int:
    """Only the stronger team wins: it keeps the card and takes the gate (FM-euro-2, FM-euro-3)."""
    seat = state.actor
    team = state.rival - 1
    stars = strength(state, 0)
    lay_match(state)
    if stars <= EURO_STARS[team]:
        emit(events, Happening.LOST_EUROMATCH, Clause.FM_euro__2, seat, team, stars)
        return send_home(state)
    state.european[team] = Place.OPEN + seat
    state.rival = 0
    state.pennants[seat] += PENNANTS[team]
    take_from_bank(state, seat, EURO_GATE[team])
    emit(
        events,
        Happening.WON_EUROMATCH,
        Clause.FM_euro__3,
        seat,
        team,
        stars,
        EURO_GATE[team],
        state.pennants[seat],
    )
    return Result.TURN_OVER


def send_home(state: State) -> int:
    """The card goes under its pack and the turn is over."""
    state.european[state.rival - 1] = Place.UNDER
    put_under(state, EURO_PACK, state.rival - 1)
    state.rival = 0
    return Result.TURN_OVER
