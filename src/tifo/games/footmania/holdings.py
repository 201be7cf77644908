"""What the seats own: money, footballers, sponsors, Plus cards; and the packs."""

from tifo.games.footmania.components import (
    AMOUNT,
    CLASS,
    CLASSES,
    KINDS,
    MEN,
    MOST_SEATS,
    NATIONALS,
    PLUS_DECK,
    PLUS_PACK,
    QUESTION_PACK,
    REDUCED,
    RESALE,
    SPONSOR_CARDS,
    SPONSOR_KIND,
)
from tifo.games.footmania.eleven import owns
from tifo.games.footmania.state import SCOUTING, STALE, Place, State


# -------------------------------------------------------------------------------------- money
def pay_bank(state: State, seat: int, notes: int) -> None:
    """A seat pays the bank."""
    state.cash[seat] -= notes
    state.bank += notes


def take_from_bank(state: State, seat: int, notes: int) -> None:
    """The bank pays a seat; it never runs dry."""
    state.bank -= notes
    state.cash[seat] += notes


# -------------------------------------------------------------------------------------- packs
def pack_size(state: State, deck: int) -> int:
    """How many cards a pack has, the tail among them."""
    return state.pack[deck].rest + state.pack[deck].count


def put_under(state: State, deck: int, card: int) -> None:
    """Put a card under its pack; it comes back in this order (FM-buy-4, FM-plus-5)."""
    pack = state.pack[deck]
    pack.card[pack.count] = card
    pack.count += 1


def take_top(state: State, deck: int) -> None:
    """The top card leaves the pack: one of the rest while there is any, else the tail's first."""
    pack = state.pack[deck]
    if pack.rest > 0:
        pack.rest -= 1
        return
    pack.count -= 1
    for i in range(pack.count):
        pack.card[i] = pack.card[i + 1]
    pack.card[pack.count] = 0


def men_deck(state: State) -> int:
    """The pack that a footballer is being drawn from."""
    return 0 if state.draw_from == SCOUTING else state.draw_from


def deck_of(man: int) -> int:
    """The pack a footballer belongs to."""
    return 0 if man < NATIONALS else 1


def is_tail(state: State, deck: int) -> bool:
    """Is the top card of this pack one that was put under it?"""
    return state.pack[deck].rest == 0


# -------------------------------------------------------------------------------- footballers
def show_man(state: State, man: int) -> bool:
    """Everybody sees a man in a squad; is that news?"""
    place = state.man[man]
    if place < Place.HELD or place >= Place.OPEN:
        return False
    seat = place - Place.HELD
    state.man[man] = Place.OPEN + seat
    state.paid[CLASSES * seat + CLASS[man]] -= 1
    return True


def gain_man(state: State, seat: int, man: int, shown: bool) -> None:
    """A man joins a squad."""
    state.squad[seat] += 1
    if shown:
        state.man[man] = Place.OPEN + seat
    else:
        state.man[man] = Place.HELD + seat
        state.paid[CLASSES * seat + CLASS[man]] += 1
    state.complete[seat] = STALE


def lose_man(state: State, seat: int) -> None:
    """A man whom everybody has seen leaves a squad; the caller says where he goes."""
    state.squad[seat] -= 1
    state.complete[seat] = STALE


def man_under(state: State, man: int) -> None:
    """A man goes under his pack."""
    state.man[man] = Place.UNDER
    put_under(state, deck_of(man), man)


# ------------------------------------------------------------------------------------- sponsors
def has_sponsor(state: State, seat: int, card: int) -> bool:
    """Does this sponsor lie before the seat?"""
    return state.question[card] == Place.OPEN + seat


def sponsor_of_kind(state: State, seat: int, kind: int) -> int:
    """The seat's sponsor of a kind, or -1."""
    for card in range(SPONSOR_CARDS):
        if SPONSOR_KIND[card] == kind and has_sponsor(state, seat, card):
            return card
    return -1


def sponsor_count(state: State, seat: int) -> int:
    """How many sponsors a seat has."""
    count = 0
    for card in range(SPONSOR_CARDS):
        if has_sponsor(state, seat, card):
            count += 1
    return count


def question_under(state: State, card: int) -> None:
    """A question mark goes under its pack."""
    state.question[card] = Place.UNDER
    put_under(state, QUESTION_PACK, card)


def gain_sponsor(state: State, seat: int, card: int) -> int:
    """A sponsor comes to a seat; the better of a kind stays (FM-spon-5). The other, or -1."""
    other = sponsor_of_kind(state, seat, SPONSOR_KIND[card])
    if other < 0:
        state.question[card] = Place.OPEN + seat
        return -1
    if AMOUNT[card] > AMOUNT[other]:
        state.question[card] = Place.OPEN + seat
        question_under(state, other)
        return other
    question_under(state, card)
    return card


# ---------------------------------------------------------------------------------------- items
def owns_item(state: State, seat: int, item: int) -> bool:
    """Is this footballer or sponsor the seat's?"""
    return owns(state, seat, item) if item < MEN else has_sponsor(state, seat, item - MEN)


def has_items(state: State, seat: int) -> bool:
    """Has a seat anything to sell?"""
    return state.squad[seat] > 0 or sponsor_count(state, seat) > 0


def bank_price(item: int) -> int:
    """What the bank pays: the reduced price, or a sponsor's resale price (FM-sell-1, FM-spon-4)."""
    return REDUCED[item] if item < MEN else RESALE[item - MEN]


# ----------------------------------------------------------------------------------- Plus cards
def row(viewer: int, seat: int) -> int:
    """Where `known` says what a viewer is sure of in a hand."""
    return (viewer * MOST_SEATS + seat) * KINDS


def forget(state: State, seat: int, kind: int) -> None:
    """A card of this kind left the hand, perhaps the one that others were sure of."""
    for viewer in range(MOST_SEATS + 1):
        if state.known[row(viewer, seat) + kind] > 0:
            state.known[row(viewer, seat) + kind] -= 1


def learn(state: State, seat: int, kind: int, knower: int) -> None:
    """A card from the tail came into a hand: whoever knew it (0: all) knows where it is."""
    for viewer in range(MOST_SEATS + 1):
        if viewer != seat and (knower == 0 or viewer == knower - 1):
            state.known[row(viewer, seat) + kind] += 1


def draw_plus(state: State, seat: int, kind: int) -> None:
    """The top Plus card comes into a hand."""
    if is_tail(state, PLUS_PACK):
        learn(state, seat, kind, state.plus_by[0])
        for i in range(PLUS_DECK - 1):
            state.plus_by[i] = state.plus_by[i + 1]
        state.plus_by[PLUS_DECK - 1] = 0
    else:
        state.plus_rest[kind] -= 1
    take_top(state, PLUS_PACK)
    state.plus[KINDS * seat + kind] += 1
    state.plus_count[seat] += 1


def plus_under(state: State, seat: int, kind: int, openly: bool) -> None:
    """A Plus card goes under its pack: a played one openly, a seventh one unseen (FM-plus-2)."""
    state.plus_by[state.pack[PLUS_PACK].count] = 0 if openly else seat + 1
    put_under(state, PLUS_PACK, kind)
    state.plus[KINDS * seat + kind] -= 1
    state.plus_count[seat] -= 1
    if openly:
        forget(state, seat, kind)
    else:
        for any_kind in range(KINDS):
            forget(state, seat, any_kind)


def plus_knower(state: State) -> int:
    """Who knows the top Plus card: 0 everybody, a seat + 1, or -1 nobody."""
    return state.plus_by[0] if is_tail(state, PLUS_PACK) else -1
