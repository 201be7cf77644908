"""Question marks, the debts they make, and Plus cards drawn."""

from tifo.core.events import EVERYONE, Events, emit, only, whisper
from tifo.games.footmania.apply.market import sell
from tifo.games.footmania.apply.result import Result
from tifo.games.footmania.apply.turns import stop_at_pack
from tifo.games.footmania.clauses import Clause
from tifo.games.footmania.components import (
    AMOUNT,
    EFFECT,
    MEN,
    MOST_AMOUNT,
    NATIONAL_PACK,
    PLUS_IN_HAND,
    PLUS_PACK,
    QUESTION_PACK,
    SHIRT,
    SPONSOR_CARDS,
    TAX_PERCENT,
    Effect,
    Shirt,
)
from tifo.games.footmania.eleven import owns
from tifo.games.footmania.events import Happening
from tifo.games.footmania.holdings import (
    draw_plus,
    gain_sponsor,
    has_items,
    has_sponsor,
    plus_knower,
    plus_under,
    question_under,
    show_man,
    sponsor_count,
    take_from_bank,
    take_top,
)
from tifo.games.footmania.moves import ITEM, PAY
from tifo.games.footmania.state import SCOUTING, Phase, Place, State


def draw_question(state: State, card: int, events: Events | None) -> int:
    """Draw and obey at once (FM-q-1)."""
    seat = state.turn
    take_top(state, QUESTION_PACK)
    state.question[card] = Place.TABLE
    state.asked = card + 1
    state.actor = seat
    emit(events, Happening.QUESTION, Clause.FM_q__1, seat, card)
    if EFFECT[card] == Effect.SPONSOR:
        back = gain_sponsor(state, seat, card)
        if back != card:
            emit(events, Happening.SPONSORED, Clause.FM_spon__1, seat, card)
        if back >= 0:
            emit(events, Happening.SPONSOR_BACK, Clause.FM_spon__5, seat, back)
        return Result.TURN_OVER
    question_under(state, card)
    return obey(state, card, events)


def obey(state: State, card: int, events: Events | None) -> int:
    """Gains come from the bank, losses go to the pactole (FM-q-2)."""
    match EFFECT[card]:
        case Effect.GAIN:
            return receive(state, AMOUNT[card], events)
        case Effect.SEASON_TICKETS:
            blues = show_blues(state, events)
            return receive(state, min(MOST_AMOUNT[card], AMOUNT[card] * blues), events)
        case Effect.RAFFLE:
            return hold_raffle(state, AMOUNT[card], events)
        case Effect.SCOUT:
            state.draw_from = SCOUTING
            return stop_at_pack(state, NATIONAL_PACK, Phase.DRAW_MAN)
        case Effect.TRAINING:
            return stop_at_pack(state, PLUS_PACK, Phase.DRAW_PLUS)
    return suffer(state, card, events)


def suffer(state: State, card: int, events: Events | None) -> int:
    """What a question mark costs: a footballer or a sponsor where it says so, else a fine."""
    seat = state.turn
    match EFFECT[card]:
        case Effect.TAX:
            return fine(state, state.cash[seat] * TAX_PERCENT // 100, events)
        case Effect.BONUSES:
            return fine(state, min(MOST_AMOUNT[card], AMOUNT[card] * state.squad[seat]), events)
        case Effect.BREAKDOWN:
            state.miss[seat] += 1
            emit(events, Happening.WILL_MISS, Clause.FM_q__2, seat)
        case Effect.FAILED_TRANSFER if state.squad[seat] > 0:
            state.phase = Phase.FAILED_TRANSFER
            return Result.GOES_ON
        case Effect.BANKRUPT if sponsor_count(state, seat) > 1:
            state.phase = Phase.BANKRUPT
            return Result.GOES_ON
        case Effect.BANKRUPT if sponsor_count(state, seat) == 1:
            return lose_only_sponsor(state, events)
    return fine(state, AMOUNT[card], events)


def hold_raffle(state: State, notes: int, events: Events | None) -> int:
    """Every other coach owes money to the seat whose turn it is."""
    for other in range(state.seats):
        if other != state.turn:
            owe(state, other, notes, state.turn + 1, events)
    return Result.COLLECT


def receive(state: State, notes: int, events: Events | None) -> int:
    """The bank pays the seat whose turn it is."""
    take_from_bank(state, state.turn, notes)
    emit(events, Happening.RECEIVED, Clause.FM_q__2, state.turn, notes, state.asked)
    return Result.TURN_OVER


def show_blues(state: State, events: Events | None) -> int:
    """Internationals are paid for when they are shown; how many there are."""
    seat = state.turn
    blues = 0
    for man in range(MEN):
        if SHIRT[man] == Shirt.BLUE and owns(state, seat, man):
            blues += 1
            if show_man(state, man):
                emit(events, Happening.SHOWED, Clause.FM_q__2, seat, man)
    return blues


def fail_transfer(state: State, move: int, events: Events | None) -> int:
    """A footballer goes to the bank, or money to the pactole."""
    if move == PAY:
        return fine(state, AMOUNT[state.asked - 1], events)
    sell(state, state.actor, move - ITEM, events)
    return Result.TURN_OVER


def lose_sponsor(state: State, item: int, events: Events | None) -> int:
    """A sponsor goes back under the pack."""
    question_under(state, item - MEN)
    emit(events, Happening.SPONSOR_BACK, Clause.FM_q__2, state.actor, item - MEN)
    return Result.TURN_OVER


def lose_only_sponsor(state: State, events: Events | None) -> int:
    """The only sponsor there is."""
    for card in range(SPONSOR_CARDS):
        if has_sponsor(state, state.turn, card):
            return lose_sponsor(state, MEN + card, events)
    return Result.TURN_OVER


# --------------------------------------------------------------------------------------- debts
def fine(state: State, notes: int, events: Events | None) -> int:
    """The seat whose turn it is owes money to the pactole (FM-pact)."""
    owe(state, state.turn, notes, 0, events)
    return Result.COLLECT


def owe(state: State, seat: int, notes: int, creditor: int, events: Events | None) -> None:
    """A seat owes money: to the pactole (0), or to a seat + 1."""
    if notes == 0:
        return
    state.debt[seat] = notes
    state.creditor = creditor
    state.offered = 0
    emit(events, Happening.OWES, Clause.FM_q__2, seat, notes, creditor)


def collect(state: State, events: Events | None) -> int:
    """Who can pay pays, who has nothing is let off; then the others sell (FM-trans-2, E12, E52)."""
    for i in range(state.seats):
        seat = (state.turn + i) % state.seats
        if state.debt[seat] > 0 and not must_sell(state, seat):
            settle_debt(state, seat, events)
    for i in range(state.seats):
        seat = (state.turn + i) % state.seats
        if state.debt[seat] > 0:
            state.phase = Phase.FORCED
            state.actor = seat
            return Result.GOES_ON
    state.creditor = 0
    return Result.TURN_OVER


def must_sell(state: State, seat: int) -> bool:
    """Does a debt exceed the cash while there is something to sell?"""
    return state.debt[seat] > state.cash[seat] and has_items(state, seat)


def settle_debt(state: State, seat: int, events: Events | None) -> None:
    """Pay what there is; the rest is dropped."""
    notes = min(state.debt[seat], state.cash[seat])
    state.cash[seat] -= notes
    if state.creditor > 0:
        state.cash[state.creditor - 1] += notes
    else:
        state.pactole += notes
    if notes > 0:
        clause = Clause.FM_q__2 if state.creditor > 0 else Clause.FM_pact
        emit(events, Happening.PAID, clause, seat, notes, state.creditor)
    if notes < state.debt[seat]:
        emit(events, Happening.LET_OFF, Clause.FM_trans__2, seat, state.debt[seat] - notes)
    state.debt[seat] = 0
    state.offered = 0


# --------------------------------------------------------------------------------- Plus cards
def take_plus(state: State, kind: int, events: Events | None) -> int:
    """Draw a Plus card; a seventh makes one of them go under the pack (FM-plus-2)."""
    seat = state.turn
    knower = plus_knower(state)
    seers = only(seat)
    if knower == 0:
        seers = EVERYONE
    elif knower > 0:
        seers |= only(knower - 1)
    seen = kind + 1 if knower == 0 else 0
    whisper(events, seers, Happening.DREW_PLUS, Clause.FM_plus__2, seat, kind + 1, seen)
    draw_plus(state, seat, kind)
    if state.plus_count[seat] <= PLUS_IN_HAND:
        return Result.TURN_OVER
    state.phase = Phase.SHED
    state.actor = seat
    return Result.GOES_ON


def throw_plus(state: State, kind: int, events: Events | None) -> int:
    """Put one of seven under the pack, unseen."""
    seat = state.actor
    whisper(events, only(seat), Happening.SHED_PLUS, Clause.FM_plus__2, seat, kind + 1)
    plus_under(state, seat, kind, False)
    return Result.TURN_OVER
