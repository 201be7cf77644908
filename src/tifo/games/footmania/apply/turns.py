"""Turns, rolls, squares, and the end of phase one."""

from tifo.core.events import Events, emit
from tifo.games.footmania.apply.result import Result
from tifo.games.footmania.clauses import Clause
from tifo.games.footmania.components import (
    AMOUNT,
    DAYS,
    EURO_PACK,
    FOREIGN_PACK,
    KIND_OF,
    LAP,
    MOST_SEATS,
    NATIONAL_PACK,
    PLUS_PACK,
    QUESTION_PACK,
    ROUNDS,
    SPONSOR_OF,
    Square,
)
from tifo.games.footmania.events import Happening
from tifo.games.footmania.holdings import (
    has_items,
    pack_size,
    sponsor_of_kind,
    take_from_bank,
)
from tifo.games.footmania.legal.bargain import may_offer
from tifo.games.footmania.state import Phase, State
from tifo.games.footmania.track import has_choice, walk, way_to


def begin_match(state: State, seat: int, events: Events | None) -> int:
    """The lot says who begins (E46)."""
    state.next_turn = seat
    emit(events, Happening.BEGAN, Clause.FM_move__1, seat)
    return Result.NEXT_TURN


def begin_turn(state: State, events: Events | None) -> None:
    """The next seat rolls; phase one has an end even where nobody shows a team."""
    if state.stage == 1 and state.turns >= ROUNDS * state.seats:
        emit(events, Happening.TIME_UP, Clause.FM_end1__1, state.next_turn, ROUNDS)
        open_championship(state, state.next_turn)
        return
    while state.miss[state.next_turn] > 0:
        state.miss[state.next_turn] -= 1
        emit(events, Happening.MISSED, Clause.FM_q__1, state.next_turn)
        state.next_turn = (state.next_turn + 1) % state.seats
    state.turn = state.next_turn
    state.first_word = 0
    state.actor = state.turn
    state.phase = Phase.ROLL
    if state.stage == 1:
        state.turns += 1


def next_in_window(state: State) -> int:
    """Find the next seat that could do anything before the next turn (FM-trans-1)."""
    state.offered = 0
    while state.window < state.seats:
        seat = seat_in_window(state)
        if has_items(state, seat) or may_offer(state, seat):
            state.phase = Phase.MARKET
            state.actor = seat
            return Result.GOES_ON
        state.window += 1
    return Result.NEXT_TURN


def seat_in_window(state: State) -> int:
    """Who is asked now: whoever has just played or won the auction (FM-end1-1), then the others."""
    first = state.first_word - 1 if state.first_word > 0 else state.turn
    if state.window == 0:
        return first
    before = (first - state.next_turn) % state.seats
    step = state.window - 1 if state.window <= before else state.window
    return (state.next_turn + step) % state.seats


def open_championship(state: State, seat: int) -> None:
    """Bring all pawns to the championship square; this seat starts (FM-ch-2, E18)."""
    state.stage = 2
    state.first_word = seat + 1
    state.next_turn = seat
    state.phase = Phase.NUMBERING
    for other in range(MOST_SEATS):
        state.square[other] = 0
        state.came[other] = 0
        state.complete[other] = 0


# --------------------------------------------------------------------------------- the pawn
def roll(state: State, pips: int, events: Events | None) -> int:
    """Roll and go; in phase one choose the way where there is a choice (FM-move-2, FM-ch-3)."""
    seat = state.turn
    state.die = pips
    emit(events, Happening.ROLLED, Clause.FM_move__2, seat, pips)
    if state.stage == 1:
        if has_choice(state):
            state.phase = Phase.WAY
            state.actor = seat
            return Result.GOES_ON
        square, _, _ = walk(state.square[seat], state.came[seat] - 1, pips, 0)
        return go_to(state, square, events)
    start = state.square[seat]
    if start + pips >= LAP:
        state.square[seat] = 0
        emit(events, Happening.MOVED, Clause.FM_ch__4, seat, start, 0)
        return start_day(state, events)
    state.square[seat] = start + pips
    emit(events, Happening.MOVED, Clause.FM_ch__3, seat, start, start + pips)
    return Result.LAND


def go_to(state: State, goal: int, events: Events | None) -> int:
    """Move the pawn in phase one; it keeps its heading (FM-move-3)."""
    seat = state.turn
    start = state.square[seat]
    _, back, _ = walk(start, state.came[seat] - 1, state.die, way_to(state, goal))
    state.square[seat] = goal
    state.came[seat] = back + 1
    emit(events, Happening.MOVED, Clause.FM_move__4, seat, start, goal)
    return Result.LAND


def start_day(state: State, events: Events | None) -> int:
    """The first pawn round brings on the matches at once (FM-ch-4, FM-trans-3)."""
    emit(events, Happening.DAY, Clause.FM_ch__4, state.turn, state.day + 1)
    if state.banned == 0 and state.day >= DAYS[state.seats - 2] - 2:
        state.banned = 1
        emit(events, Happening.TRANSFERS_OVER, Clause.FM_trans__3, state.turn)
    state.match = 0
    return Result.NEXT_MATCH


# ------------------------------------------------------------------------------- the squares
def land(state: State, events: Events | None) -> int:
    """Do what the square says."""
    seat = state.turn
    match KIND_OF[state.square[seat]]:
        case Square.BLUE:
            return stop_at_pack(state, NATIONAL_PACK, Phase.STOP)
        case Square.RED:
            return stop_at_pack(state, FOREIGN_PACK, Phase.STOP)
        case Square.QUESTION:
            return stop_at_pack(state, QUESTION_PACK, Phase.DRAW_QUESTION)
        case Square.PLUS:
            return stop_at_pack(state, PLUS_PACK, Phase.DRAW_PLUS)
        case Square.EUROMATCH:
            if state.stage == 1:
                emit(events, Happening.ROLLS_AGAIN, Clause.FM_euro__0, seat)
                state.phase = Phase.ROLL
                return Result.GOES_ON
            return stop_at_pack(state, EURO_PACK, Phase.DRAW_EUROPEAN)
        case Square.SPONSOR:
            collect_sponsor(state, SPONSOR_OF[state.square[seat]], events)
        case Square.PACTOLE:
            take_pactole(state, events)
    return Result.TURN_OVER


def stop_at_pack(state: State, deck: int, phase: int) -> int:
    """A square with a pack: an empty one gives nothing (E41)."""
    if pack_size(state, deck) == 0:
        return Result.TURN_OVER
    state.phase = phase
    state.actor = state.turn
    if phase == Phase.STOP:
        state.draw_from = deck
    return Result.GOES_ON


def collect_sponsor(state: State, kind: int, events: Events | None) -> None:
    """A matching sponsor pays (FM-spon-2); without a card nobody does (FM-spon-3)."""
    seat = state.turn
    card = sponsor_of_kind(state, seat, kind)
    if card < 0:
        emit(events, Happening.NO_SPONSOR, Clause.FM_spon__3, seat, kind)
        return
    take_from_bank(state, seat, AMOUNT[card])
    emit(events, Happening.SPONSOR_PAID, Clause.FM_spon__2, seat, card, AMOUNT[card])


def take_pactole(state: State, events: Events | None) -> None:
    """All the money beside the square (FM-pact)."""
    seat = state.turn
    emit(events, Happening.PACTOLE, Clause.FM_pact, seat, state.pactole)
    state.cash[seat] += state.pactole
    state.pactole = 0
