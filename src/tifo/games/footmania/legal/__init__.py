"""Who is to act, which moves are legal, and which clause forbids the others."""

from tifo.core.contract import CHANCE, NOBODY
from tifo.core.records import Ints
from tifo.games.footmania.chance import chance_moves, is_chance
from tifo.games.footmania.components import (
    HIGHEST_BID,
    ITEMS,
    KINDS,
    NUMBERS,
)
from tifo.games.footmania.legal.bargain import (
    can_deal,
    may_name,
    may_want,
)
from tifo.games.footmania.legal.refusals import (
    is_selling,
    item_refusal,
    lowest_bid,
    number_refusal,
    plus_refusal,
    refusal as refusal,
    simple_refusal,
)
from tifo.games.footmania.moves import (
    BID,
    GET,
    ITEM,
    NUMBER,
    PLUS,
    SEAT,
)
from tifo.games.footmania.pitch import (
    holds,
)
from tifo.games.footmania.state import Phase, State
from tifo.games.footmania.track import goals


def to_act(state: State) -> int:
    """Return the seat that decides now, CHANCE, or NOBODY after the end."""
    if is_chance(state):
        return CHANCE
    return NOBODY if state.phase == Phase.OVER else state.actor


def legal_moves(state: State, out: Ints) -> int:
    """Write the legal moves, ascending, and return how many."""
    if is_chance(state):
        return chance_moves(state, out)
    match state.phase:
        case Phase.OVER:
            return 0
        case Phase.WAY:
            return goals(state, out)
        case Phase.WHOM | Phase.ASKING | Phase.MONEY:
            return bargains(state, out)
    count = simple_moves(state, out)
    if names_items(state):
        count = items(state, out, count)
    if names_numbers(state):
        count = numbers(state, out, count)
    if uses_plus(state):
        count = plus_cards(state, out, count)
    if state.phase == Phase.AUCTION:
        count = bids(state, out, count)
    return count


def bargains(state: State, out: Ints) -> int:
    """Whom an offer is for, what it asks, and the money that goes with it."""
    match state.phase:
        case Phase.WHOM:
            return partners(state, out)
        case Phase.MONEY:
            return sums(state, out)
    count = items(state, out, simple_moves(state, out))
    if may_want(state):
        for place in range(NUMBERS):
            out[count + place] = NUMBER + place
        count += NUMBERS
    return count


def simple_moves(state: State, out: Ints) -> int:
    """The moves of one word."""
    count = 0
    match state.phase:
        case Phase.SALE | Phase.HAND_OVER | Phase.BANKRUPT | Phase.SHED:
            return 0
        case Phase.TARGET | Phase.SUBSTITUTE:
            return 0
    for move in range(SEAT):
        if simple_refusal(state, move) == 0:
            out[count] = move
            count += 1
    return count


def names_items(state: State) -> bool:
    """May items be named in this phase?"""
    match state.phase:
        case (
            Phase.GIVING
            | Phase.HAND_OVER
            | Phase.FAILED_TRANSFER
            | Phase.BANKRUPT
            | Phase.FIELD
            | Phase.REPLACE
            | Phase.SUBSTITUTE
        ):
            return True
    return is_selling(state)


def names_numbers(state: State) -> bool:
    """May numbers be named in this phase?"""
    match state.phase:
        case Phase.LINE_UP | Phase.TOUCHLINE | Phase.TARGET:
            return True
    return False


def uses_plus(state: State) -> bool:
    """May Plus cards be used in this phase?"""
    match state.phase:
        case Phase.SHED | Phase.TOUCHLINE | Phase.PROTEST | Phase.BOOST:
            return True
    return False


def items(state: State, out: Ints, count: int) -> int:
    """Every item that may be named."""
    for item in range(ITEMS):
        if item_refusal(state, item) == 0:
            out[count] = ITEM + item
            count += 1
    return count


def numbers(state: State, out: Ints, count: int) -> int:
    """Every number that may be named."""
    for place in range(NUMBERS):
        if number_refusal(state, place) == 0:
            out[count] = NUMBER + place
            count += 1
    return count


def plus_cards(state: State, out: Ints, count: int) -> int:
    """Every kind of Plus card that may be used."""
    for kind in range(KINDS):
        if holds(state, state.actor, kind) and plus_refusal(state, kind) == 0:
            out[count] = PLUS + kind
            count += 1
    return count


def bids(state: State, out: Ints, count: int) -> int:
    """Every bid from the lowest to what the coach has."""
    for notes in range(lowest_bid(state), min(HIGHEST_BID, state.cash[state.actor]) + 1):
        out[count] = BID + notes
        count += 1
    return count


def partners(state: State, out: Ints) -> int:
    """Every coach with whom there is something to deal."""
    count = 0
    for seat in range(state.seats):
        if can_deal(state, state.actor, seat):
            out[count] = SEAT + seat
            count += 1
    return count


def sums(state: State, out: Ints) -> int:
    """Every sum that may go with the offer."""
    count = 0
    for move in range(GET, BID):
        if may_name(state, move):
            out[count] = move
            count += 1
    return count
