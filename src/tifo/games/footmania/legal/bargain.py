"""Questions about offers: who can deal with whom, and what may be given, asked and paid.

Each side of an offer gives something, and at least one card changes hands. What is offered is shown
to everybody; what may be asked for by name lies open, and a number may be asked for where unseen
footballers are. A coach in debt may only sell, and to nobody who owes himself.
"""

from tifo.games.footmania.components import (
    CAN_PLAY,
    ITEMS,
    MEN,
    NUMBERS,
    OFFERS,
    SIDE_ITEMS,
    SUM,
)
from tifo.games.footmania.eleven import owns
from tifo.games.footmania.holdings import has_items, has_sponsor, owns_item
from tifo.games.footmania.moves import EVEN, GET, GIVE
from tifo.games.footmania.state import Place, State

WANTED = ITEMS + 1
"""In `ask`: + a place, any man who can play there."""


def in_debt(state: State) -> bool:
    """Does the one who offers owe money?"""
    return state.debt[state.offer_from] > 0


def can_deal(state: State, seat: int, other: int) -> bool:
    """Could these two make a bargain, for all that lies open?"""
    if seat == other or state.debt[other] > 0:
        return False
    if state.debt[seat] > 0:
        return has_items(state, seat) and state.cash[other] > 0
    if has_items(state, other):
        return has_items(state, seat) or state.cash[seat] > 0
    return has_items(state, seat) and state.cash[other] > 0


def may_offer(state: State, seat: int) -> bool:
    """May the seat open an offer (FM-trans-1, FM-trans-3)?"""
    if state.banned == 1 or state.offered >= OFFERS:
        return False
    for other in range(state.seats):
        if can_deal(state, seat, other):
            return True
    return False


def is_given(state: State, item: int) -> bool:
    """Is the item among those given?"""
    for i in range(SIDE_ITEMS):
        if state.give[i] == item + 1:
            return True
    return False


def is_asked(state: State, item: int) -> bool:
    """Is the item among those asked?"""
    for i in range(SIDE_ITEMS):
        if state.ask[i] == item + 1:
            return True
    return False


def wanted_place(state: State) -> int:
    """The place for which any man is asked, or -1."""
    for i in range(SIDE_ITEMS):
        if state.ask[i] >= WANTED:
            return state.ask[i] - WANTED
    return -1


def may_give(state: State, item: int) -> bool:
    """May the one who offers add this item?"""
    return owns_item(state, state.offer_from, item) and not is_given(state, item)


def may_stop_giving(state: State) -> bool:
    """Is the giving side whole? Without a card it must be able to pay for one."""
    if state.give[0] > 0:
        return True
    seat, other = state.offer_from, state.offer_to
    return state.debt[seat] == 0 and state.cash[seat] > 0 and has_items(state, other)


def lies_open(state: State, seat: int, item: int) -> bool:
    """Does everybody know that this item is the seat's?"""
    if item < MEN:
        return state.man[item] == Place.OPEN + seat
    return has_sponsor(state, seat, item - MEN)


def may_ask(state: State, item: int) -> bool:
    """May the one who offers ask for this item?"""
    return lies_open(state, state.offer_to, item) and not is_asked(state, item)


def has_unseen(state: State, seat: int) -> bool:
    """Has a seat footballers that the others have not seen?"""
    unseen = state.squad[seat]
    for man in range(MEN):
        if state.man[man] == Place.OPEN + seat:
            unseen -= 1
    return unseen > 0


def may_want(state: State) -> bool:
    """May a number be asked for, whoever wears it?"""
    return wanted_place(state) < 0 and has_unseen(state, state.offer_to)


def may_stop_asking(state: State) -> bool:
    """Is the asking side whole? Without a card it must be able to pay for one."""
    if state.ask[0] > 0:
        return True
    return state.give[0] > 0 and state.cash[state.offer_to] > 0


def notes_of(move: int) -> int:
    """The notes that a sum adds to an offer; negative: that it asks for."""
    if move == EVEN:
        return 0
    return -SUM[move - GET] if move < EVEN else SUM[move - GIVE]


def may_name(state: State, move: int) -> bool:
    """May this sum go with the offer? Each side gives something."""
    if move == EVEN:
        return state.give[0] > 0 and state.ask[0] > 0
    if move < EVEN:
        return state.give[0] > 0 and SUM[move - GET] <= state.cash[state.offer_to]
    return state.ask[0] > 0 and SUM[move - GIVE] <= state.cash[state.offer_from]


def may_hand_over(state: State, man: int) -> bool:
    """Does this man meet the number that was asked for?"""
    place = wanted_place(state)
    return (
        place >= 0
        and owns(state, state.offer_to, man)
        and not is_asked(state, man)
        and CAN_PLAY[NUMBERS * man + place] == 1
    )


def can_accept(state: State) -> bool:
    """Has the coach who answers what is asked?"""
    if wanted_place(state) < 0:
        return True
    for man in range(MEN):
        if may_hand_over(state, man):
            return True
    return False
