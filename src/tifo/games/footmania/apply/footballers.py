"""Drawing footballers, buying them, and auctions."""

from tifo.core.events import EVERYONE, Events, emit, only, whisper
from tifo.games.footmania.apply.market import sell
from tifo.games.footmania.apply.result import Result
from tifo.games.footmania.clauses import Clause
from tifo.games.footmania.components import HIGHEST_BID, PRICE, REDUCED
from tifo.games.footmania.events import Happening
from tifo.games.footmania.holdings import (
    gain_man,
    has_items,
    is_tail,
    man_under,
    men_deck,
    pay_bank,
    take_top,
)
from tifo.games.footmania.legal.refusals import lowest_bid
from tifo.games.footmania.moves import BID, ITEM, PASS, YES
from tifo.games.footmania.state import SCOUTING, Phase, Place, State


def answer_draw(state: State, move: int, events: Events | None) -> int:
    """Draw or not (FM-buy-1)."""
    if move == YES:
        state.phase = Phase.DRAW_MAN
        return Result.GOES_ON
    emit(events, Happening.LEFT_PACK, Clause.FM_buy__1, state.turn)
    return Result.TURN_OVER


def draw_man(state: State, man: int, events: Events | None) -> int:
    """Take the top footballer into the hand, or turn him up for a question mark."""
    deck = men_deck(state)
    scouting = state.draw_from == SCOUTING
    state.face_up = 1 if scouting or is_tail(state, deck) else 0
    take_top(state, deck)
    state.man[man] = Place.TABLE
    state.drawn = man + 1
    state.actor = state.turn
    if scouting:
        emit(events, Happening.SCOUTED, Clause.FM_q__2, state.turn, man, REDUCED[man])
        state.phase = Phase.SCOUTED
        return Result.GOES_ON
    seers = EVERYONE if state.face_up == 1 else only(state.turn)
    seen = man + 1 if state.face_up == 1 else 0
    whisper(events, seers, Happening.DREW_MAN, Clause.FM_foot__4, state.turn, man + 1, deck, seen)
    state.phase = Phase.BUY
    return Result.GOES_ON


def take_drawn(state: State) -> int:
    """The footballer on the table leaves it; who he is."""
    man = state.drawn - 1
    state.drawn = 0
    state.face_up = 0
    return man


def buy_or_not(state: State, move: int, events: Events | None) -> int:
    """Pay the price on the back and keep him unseen, or show him to the others (FM-buy-2)."""
    seat = state.actor
    if move >= ITEM:
        sell(state, seat, move - ITEM, events)
        return Result.GOES_ON
    man = state.drawn - 1
    if move == PASS:
        state.face_up = 1
        emit(events, Happening.DECLINED, Clause.FM_buy__3, seat, man, REDUCED[man])
        state.out_of_auction = 1 << seat
        state.bid = 0
        state.bidder = 0
        return next_bidder(state, seat, events)
    pay_bank(state, seat, PRICE[man])
    seers = EVERYONE if state.face_up == 1 else only(seat)
    seen = man + 1 if state.face_up == 1 else 0
    whisper(events, seers, Happening.BOUGHT, Clause.FM_buy__2, seat, man + 1, PRICE[man], seen)
    gain_man(state, seat, man, state.face_up == 1)
    take_drawn(state)
    return Result.TURN_OVER


def answer_scout(state: State, move: int, events: Events | None) -> int:
    """Buy the man that was turned up at the reduced price, or put him under the pack."""
    seat = state.actor
    if move >= ITEM:
        sell(state, seat, move - ITEM, events)
        return Result.GOES_ON
    man = take_drawn(state)
    if move == YES:
        pay_bank(state, seat, REDUCED[man])
        paid = REDUCED[man]
        whisper(events, EVERYONE, Happening.BOUGHT, Clause.FM_q__2, seat, man + 1, paid, man + 1)
        gain_man(state, seat, man, True)
    else:
        emit(events, Happening.UNSOLD, Clause.FM_q__2, seat, man)
        man_under(state, man)
    return Result.TURN_OVER


# ------------------------------------------------------------------------------------- auctions
def bid(state: State, move: int, events: Events | None) -> int:
    """Bid, leave the auction for good, or sell something first (E48)."""
    seat = state.actor
    if move == PASS:
        state.out_of_auction |= 1 << seat
        emit(events, Happening.LEFT_AUCTION, Clause.FM_buy__3, seat)
        return next_bidder(state, seat, events)
    if move < BID:
        sell(state, seat, move - ITEM, events)
        return Result.GOES_ON
    state.bid = move - BID
    state.bidder = seat + 1
    emit(events, Happening.BID, Clause.FM_buy__3, seat, state.bid)
    return next_bidder(state, seat, events)


def next_bidder(state: State, after: int, events: Events | None) -> int:
    """The next seat to the left that is still in; when there is none the hammer falls."""
    for i in range(1, state.seats + 1):
        seat = (after + i) % state.seats
        is_in = state.out_of_auction >> seat & 1 == 0 and state.bidder != seat + 1
        if is_in and lowest_bid(state) <= HIGHEST_BID:
            if state.cash[seat] >= lowest_bid(state) or has_items(state, seat):
                state.phase = Phase.AUCTION
                state.actor = seat
                return Result.GOES_ON
    return hammer(state, events)


def hammer(state: State, events: Events | None) -> int:
    """The highest bidder pays the bank; without a bid the card goes under the pack (FM-buy-4)."""
    man = take_drawn(state)
    if state.bidder > 0:
        seat = state.bidder - 1
        pay_bank(state, seat, state.bid)
        state.first_word = seat + 1
        emit(events, Happening.AUCTIONED, Clause.FM_buy__3, seat, man, state.bid)
        gain_man(state, seat, man, True)
    else:
        emit(events, Happening.UNSOLD, Clause.FM_buy__4, state.turn, man)
        man_under(state, man)
    state.bid = 0
    state.bidder = 0
    state.out_of_auction = 0
    return Result.TURN_OVER
