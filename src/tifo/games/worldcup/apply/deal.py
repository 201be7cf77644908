"""The teams and the cards are dealt (WC-IV)."""

from tifo.core.events import Events, emit, only, whisper
from tifo.core.hands import add_card
from tifo.games.worldcup.apply.results import Result
from tifo.games.worldcup.board import claim, colour_of, first_claim, share, short_seat
from tifo.games.worldcup.clauses import Clause
from tifo.games.worldcup.components import NATIONS, TEAMS, Colour, Round
from tifo.games.worldcup.events import Happening
from tifo.games.worldcup.state import Phase, State


def draw_first_seat(state: State, seat: int, events: Events | None) -> int:
    """The lot says who begins; the dealer sits before him (WC-V.a.1)."""
    state.last_drawer = (seat + state.seats - 1) % state.seats
    state.phase = Phase.DEAL_TEAM
    emit(events, Happening.BEGINS, Clause.WC_V_a_1, seat)
    return Result.GOES_ON


def give_team(state: State, team: int) -> None:
    """A team has an owner."""
    state.owner[team] = state.turn
    state.dealt += 1


def deal_team(state: State, team: int, events: Events | None) -> int:
    """Everybody draws an equal share of the bag, in turn (WC-IV.c.2)."""
    emit(events, Happening.TEAM_DEALT, Clause.WC_IV_c_2, state.turn, team)
    give_team(state, team)
    state.turn = (state.turn + 1) % state.seats
    if state.dealt < share(state) * state.seats:
        return Result.GOES_ON
    return next_leftover(state)


def next_leftover(state: State) -> int:
    """Find who gets a leftover team: the weakest collection of those in line (WC-IV.c.5)."""
    if state.dealt == TEAMS[state.cup]:
        return Result.READY
    best = first_claim(state)
    level = 0
    for seat in range(state.seats):
        if claim(state, seat) == best:
            state.turn = seat
            level += 1
    state.phase = Phase.LEFTOVER if level == 1 else Phase.WEAKEST
    return Result.GOES_ON


def draw_weakest(state: State, seat: int) -> int:
    """The lot falls on one of several equally weak collections."""
    state.turn = seat
    state.phase = Phase.LEFTOVER
    return Result.GOES_ON


def leftover_clause(state: State) -> int:
    """Why this seat is in line: a grey team, a yellow one, or nobody else is left."""
    clause = Clause.WC_IV_c_6
    for team in range(NATIONS):
        if state.owner[team] == state.turn:
            if colour_of(state, team) == Colour.GREY:
                return Clause.WC_IV_c_3
            if colour_of(state, team) == Colour.YELLOW:
                clause = Clause.WC_IV_c_4
    return clause


def deal_leftover(state: State, team: int, events: Events | None) -> int:
    """A seat draws one of the teams left over, blind (WC-IV.c.3)."""
    emit(events, Happening.LEFTOVER, leftover_clause(state), state.turn, team)
    give_team(state, team)
    return next_leftover(state)


def deal_card(state: State, kind: int, events: Events | None) -> int:
    """A card for the first seat that is short; not from the pile of the round (WC-XI.c.2)."""
    seat = short_seat(state)
    state.pool[kind] -= 1
    state.pool_count -= 1
    add_card(state.hand[seat], kind)
    whisper(events, only(seat), Happening.DREW, deal_clause(state), seat, kind)
    return Result.READY


def deal_clause(state: State) -> int:
    """Why a hand is filled up: at the start, for a replay, or for the knock-out rounds."""
    if state.replay > 0:
        return Clause.WC_IX_g_2
    match state.round:
        case Round.GROUPS:
            return Clause.WC_IV_g_1
        case Round.ROUND_OF_16:
            return Clause.WC_XI_k_2
    return Clause.WC_XI_c_2
