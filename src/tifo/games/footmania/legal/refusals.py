"""Which clause forbids a move; `legal` asks the same small questions."""

from tifo.core.contract import NO_SUCH_MOVE, NOT_NOW, NOT_YOURS
from tifo.games.footmania.chance import chance_has, is_chance
from tifo.games.footmania.clauses import Clause
from tifo.games.footmania.components import (
    COUNTERS,
    MEN,
    PLUS_DOES,
    PRICE,
    REDUCED,
    STEP,
)
from tifo.games.footmania.eleven import owns
from tifo.games.footmania.holdings import has_items, has_sponsor, owns_item
from tifo.games.footmania.legal.bargain import (
    can_accept,
    can_deal,
    in_debt,
    may_ask,
    may_give,
    may_hand_over,
    may_name,
    may_offer,
    may_stop_asking,
    may_stop_giving,
    may_want,
)
from tifo.games.footmania.moves import (
    BID,
    COUNTER,
    GET,
    GO,
    ITEM,
    MOVE_COUNT,
    NUMBER,
    OFFER,
    PASS,
    PAY,
    PLUS,
    ROLL,
    SEAT,
    SELL,
    SHOW_TEAM,
    YES,
)
from tifo.games.footmania.pitch import (
    fits,
    holds,
    is_within_limit,
    may_be_struck,
    may_change,
    may_come_on,
    opponent,
    side_of,
    suits,
)
from tifo.games.footmania.state import Phase, State
from tifo.games.footmania.track import way_to


# ------------------------------------------------------------------------------ the single rules
def may_pass(state: State) -> bool:
    """May the seat do nothing, or no more?"""
    match state.phase:
        case Phase.GIVING:
            return may_stop_giving(state)
        case Phase.ASKING:
            return may_stop_asking(state)
        case (
            Phase.MARKET
            | Phase.ANSWER
            | Phase.STOP
            | Phase.BUY
            | Phase.SCOUTED
            | Phase.AUCTION
            | Phase.TOUCHLINE
            | Phase.PROTEST
            | Phase.EUROMATCH
            | Phase.BOOST
        ):
            return True
    return False


def yes_refusal(state: State) -> int:
    """Why the seat may not say yes, or 0."""
    match state.phase:
        case Phase.STOP | Phase.LINE_UP | Phase.EUROMATCH:
            return 0
        case Phase.BUY:
            poor = state.cash[state.actor] < PRICE[state.drawn - 1]
            return Clause.FM_trans__2 if poor else 0
        case Phase.SCOUTED:
            poor = state.cash[state.actor] < REDUCED[state.drawn - 1]
            return Clause.FM_trans__2 if poor else 0
        case Phase.ANSWER:
            return 0 if can_accept(state) else Clause.FM_foot__1
    return NOT_NOW


def simple_refusal(state: State, move: int) -> int:
    """Why a move of one word is not possible now, or 0."""
    phase = state.phase
    if move == PASS:
        return 0 if may_pass(state) else pass_clause(state)
    if move == YES:
        return yes_refusal(state)
    if move == SHOW_TEAM:
        if phase != Phase.MARKET or state.stage != 1:
            return NOT_NOW
        return 0 if state.complete[state.actor] == 1 else Clause.FM_end1__1
    if move == SELL:
        return 0 if phase == Phase.MARKET and has_items(state, state.actor) else NOT_NOW
    if move == OFFER:
        return offer_refusal(state)
    if move == COUNTER:
        if phase != Phase.ANSWER:
            return NOT_NOW
        return 0 if may_counter(state) else Clause.FM_trans__1
    if move == PAY:
        return 0 if phase == Phase.FAILED_TRANSFER else NOT_NOW
    return 0 if phase == Phase.FIELD or phase == Phase.REPLACE else NOT_NOW


def offer_refusal(state: State) -> int:
    """Why no offer can be opened now, or 0."""
    if state.phase != Phase.MARKET and state.phase != Phase.FORCED:
        return NOT_NOW
    if state.banned == 1:
        return Clause.FM_trans__3
    return 0 if may_offer(state, state.actor) else Clause.FM_trans__1


def pass_clause(state: State) -> int:
    """The clause that calls for an answer."""
    match state.phase:
        case Phase.FORCED | Phase.GIVING | Phase.ASKING:
            return Clause.FM_trans__2
        case Phase.FAILED_TRANSFER | Phase.BANKRUPT:
            return Clause.FM_q__1
        case Phase.SHED:
            return Clause.FM_plus__2
        case Phase.WAY:
            return Clause.FM_move__2
    return NOT_NOW


def may_counter(state: State) -> bool:
    """May the offer be answered with another?"""
    return state.counters < COUNTERS and not in_debt(state)


def is_selling(state: State) -> bool:
    """Does naming an item now mean selling it to the bank?"""
    match state.phase:
        case Phase.SALE | Phase.BUY | Phase.SCOUTED | Phase.AUCTION | Phase.FORCED:
            return True
    return False


def item_refusal(state: State, item: int) -> int:
    """Why this footballer or sponsor may not be named now, or 0."""
    seat = state.actor
    if is_selling(state):
        return 0 if owns_item(state, seat, item) else Clause.FM_sell__1
    match state.phase:
        case Phase.GIVING:
            return 0 if may_give(state, item) else Clause.FM_sell__2
        case Phase.ASKING:
            return 0 if may_ask(state, item) else Clause.FM_buy__2
        case Phase.HAND_OVER:
            return 0 if item < MEN and may_hand_over(state, item) else Clause.FM_foot__1
        case Phase.FAILED_TRANSFER:
            return 0 if item < MEN and owns(state, seat, item) else Clause.FM_q__1
        case Phase.BANKRUPT:
            return 0 if item >= MEN and has_sponsor(state, seat, item - MEN) else Clause.FM_q__1
        case Phase.FIELD:
            return field_refusal(state, item)
        case Phase.REPLACE | Phase.SUBSTITUTE:
            can = item < MEN and may_come_on(state, seat, state.place, item)
            return 0 if can else Clause.FM_match__6
    return NOT_NOW


def field_refusal(state: State, item: int) -> int:
    """Why this man may not be lined up in the place at issue, or 0."""
    seat = state.actor
    if item >= MEN or not owns(state, seat, item):
        return Clause.FM_match__2
    if fits(state, side_of(state, seat), state.place, item):
        return 0
    return Clause.FM_match__3


def number_refusal(state: State, place: int) -> int:
    """Why this number may not be named now, or 0."""
    seat = state.actor
    match state.phase:
        case Phase.ASKING:
            return 0 if may_want(state) else Clause.FM_buy__2
        case Phase.LINE_UP:
            return Clause.FM_match__2 if state.changed >> place & 1 == 1 else 0
        case Phase.TOUCHLINE:
            return 0 if may_change(state, seat, place) else Clause.FM_match__6
        case Phase.TARGET:
            side = side_of(state, opponent(state, seat))
            struck = may_be_struck(state, side, place, PLUS_DOES[state.weapon])
            return 0 if struck else Clause.FM_plus__4
    return NOT_NOW


def plus_refusal(state: State, kind: int) -> int:
    """Why a Plus card of this kind may not be used now, or 0."""
    seat = state.actor
    match state.phase:
        case Phase.SHED:
            return 0 if holds(state, seat, kind) else Clause.FM_plus__2
        case Phase.TOUCHLINE | Phase.PROTEST | Phase.BOOST:
            if not suits(state, seat, kind):
                return Clause.FM_euro__6 if state.phase == Phase.BOOST else Clause.FM_plus__4
            if not is_within_limit(state, seat, kind):
                return Clause.FM_plus__3
            return 0 if holds(state, seat, kind) else Clause.FM_plus__4
    return Clause.FM_plus__1


def lowest_bid(state: State) -> int:
    """The next bid: the reduced price, or a step more than the highest (FM-buy-3)."""
    return state.bid + STEP if state.bidder > 0 else REDUCED[state.drawn - 1]


def bid_refusal(state: State, notes: int) -> int:
    """Why this sum may not be bid, or 0."""
    if state.phase != Phase.AUCTION:
        return NOT_NOW
    if notes > state.cash[state.actor]:
        return Clause.FM_trans__2
    return 0 if notes >= lowest_bid(state) else Clause.FM_buy__3


def go_refusal(state: State, square: int) -> int:
    """Why the pawn may not go there, or 0."""
    if state.phase != Phase.WAY:
        return NOT_NOW
    return 0 if way_to(state, square) >= 0 else Clause.FM_move__3


def refusal(state: State, move: int) -> int:
    """Return 0, or the clause that forbids the move."""
    if move < 0 or move >= MOVE_COUNT:
        return NO_SUCH_MOVE
    if state.phase == Phase.OVER:
        return Clause.FM_goal
    if is_chance(state):
        return 0 if chance_has(state, move) else NOT_YOURS
    if move >= ROLL:
        return NOT_YOURS
    if move < SEAT:
        return simple_refusal(state, move)
    if move < GET:
        return naming_refusal(state, move)
    if move < BID:
        return money_refusal(state, move)
    return bid_refusal(state, move - BID) if move < GO else go_refusal(state, move - GO)


def naming_refusal(state: State, move: int) -> int:
    """Why this coach, item, number or Plus card may not be named now, or 0."""
    if move < ITEM:
        return partner_refusal(state, move - SEAT)
    if move < NUMBER:
        return item_refusal(state, move - ITEM)
    if move < PLUS:
        return number_refusal(state, move - NUMBER)
    return plus_refusal(state, move - PLUS)


def partner_refusal(state: State, seat: int) -> int:
    """Why no offer may go to this seat, or 0."""
    if state.phase != Phase.WHOM:
        return NOT_NOW
    there = seat < state.seats
    return 0 if there and can_deal(state, state.actor, seat) else Clause.FM_trans__1


def money_refusal(state: State, move: int) -> int:
    """Why this sum may not go with the offer, or 0."""
    if state.phase != Phase.MONEY:
        return NOT_NOW
    return 0 if may_name(state, move) else Clause.FM_trans__2
