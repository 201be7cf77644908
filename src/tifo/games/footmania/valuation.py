"""What a coach has, in notes: the one measure by which rules of thumb buy, bid, sell and trade."""

from tifo.games.footmania.components import (
    AMOUNT,
    MEN,
    NUMBERS,
    PRICE,
    REDUCED,
    SIDE_ITEMS,
    SPONSOR_CARDS,
    SPONSOR_KIND,
)
from tifo.games.footmania.eleven import SPARED, best_eleven, owns
from tifo.games.footmania.holdings import has_sponsor
from tifo.games.footmania.legal.bargain import WANTED, may_hand_over, wanted_place
from tifo.games.footmania.state import Place, State, blank_sheet

STAR_WHILE_BUILDING = 5
STAR_IN_CHAMPIONSHIP = 8
FILLED_NUMBER = 6
"""A number filled, while teams are built."""
WHOLE_TEAM = 40
"""All numbers filled: the prize, and the first turn of the championship."""
SPARE = 1
"""A spare man is worth what the bank pays, and a little for the talks to come."""
SPONSOR_STOPS = 2
"""A sponsor will pay so many times more."""
WORST_MAN = 2
"""Stars of the man who may come when only a number is asked for."""
GOING_RATE = 14
"""The price of a man of whom only the number is known."""
NEVER = -10_000


def star_value(state: State) -> int:
    """What a star is worth."""
    return STAR_WHILE_BUILDING if state.stage == 1 else STAR_IN_CHAMPIONSHIP


def valuation(state: State, seat: int) -> int:
    """What a seat has: its eleven, its spare men, its sponsors and its money."""
    stars, men = best_eleven(state, seat, SPARED)
    value = star_value(state) * stars + state.cash[seat]
    if state.stage == 1:
        value += FILLED_NUMBER * men + (WHOLE_TEAM if men >= state.team else 0)
    for man in range(MEN):
        if state.sheet[0].where[man] == 0 and owns(state, seat, man):
            value += REDUCED[man] + SPARE
    blank_sheet(state)
    for card in range(SPONSOR_CARDS):
        if has_sponsor(state, seat, card) and is_best_of_kind(state, seat, card):
            value += SPONSOR_STOPS * AMOUNT[card]
    return value


def is_best_of_kind(state: State, seat: int, card: int) -> bool:
    """Does the seat have no better sponsor of the same kind?"""
    for other in range(SPONSOR_CARDS):
        if SPONSOR_KIND[other] == SPONSOR_KIND[card] and has_sponsor(state, seat, other):
            if AMOUNT[other] > AMOUNT[card]:
                return False
    return True


def gain(state: State, seat: int, first: int, second: int, third: int, fourth: int) -> int:
    """How much better off a seat is when items (-1: none) change hands.

    What is the seat's goes, what is not comes. The state is left as it was.
    """
    places = (
        place_of_item(state, first),
        place_of_item(state, second),
        place_of_item(state, third),
        place_of_item(state, fourth),
    )
    before, after = 0, 0
    for step in range(2):
        value = valuation(state, seat)
        if step == 0:
            before = value
            swap(state, seat, first, places[0])
            swap(state, seat, second, places[1])
            swap(state, seat, third, places[2])
            swap(state, seat, fourth, places[3])
        else:
            after = value
            put_item(state, first, places[0])
            put_item(state, second, places[1])
            put_item(state, third, places[2])
            put_item(state, fourth, places[3])
    return after - before


def place_of_item(state: State, item: int) -> int:
    """Where an item is."""
    if item < 0:
        return 0
    return state.man[item] if item < MEN else state.question[item - MEN]


def put_item(state: State, item: int, place: int) -> None:
    """Imagine an item somewhere."""
    if item >= MEN:
        state.question[item - MEN] = place
    elif item >= 0:
        state.man[item] = place


def swap(state: State, seat: int, item: int, place: int) -> None:
    """Imagine an item with its new owner."""
    if place == Place.HELD + seat or place == Place.OPEN + seat:
        put_item(state, item, 0)
    else:
        put_item(state, item, Place.OPEN + seat)


# ------------------------------------------------------------------------------------- the squad
def vacancy(state: State, seat: int) -> int:
    """The first number that the squad cannot fill, or -1."""
    best_eleven(state, seat, SPARED)
    vacant = -1
    for place in range(NUMBERS):
        if vacant < 0 and state.sheet[0].at[place] == 0:
            vacant = place
    blank_sheet(state)
    return vacant


def spare_man(state: State, seat: int) -> int:
    """The dearest man whom the eleven does without, or -1."""
    best_eleven(state, seat, SPARED)
    spare = -1
    for man in range(MEN):
        if state.sheet[0].where[man] == 0 and owns(state, seat, man):
            if spare < 0 or PRICE[man] > PRICE[spare]:
                spare = man
    blank_sheet(state)
    return spare


# ------------------------------------------------------------------------------------- the offers
def named(item: int) -> int:
    """The item that an offer names, or -1 where it names none or only a number."""
    return item - 1 if item < WANTED else -1


def fill_gain(state: State) -> int:
    """What the worst man for a missing number is worth."""
    filled = FILLED_NUMBER if state.stage == 1 else 0
    return star_value(state) * (WORST_MAN + SPARED) + filled


def offer_gain(state: State) -> int:
    """What the cards of an offer are worth to the one who makes it, at least, money apart."""
    seat = state.offer_from
    wanted = wanted_place(state)
    value = gain(
        state,
        seat,
        named(state.give[0]),
        named(state.give[1]),
        named(state.ask[0]),
        named(state.ask[1]),
    )
    if wanted >= 0 and vacancy(state, seat) == wanted:
        value += fill_gain(state)
    return value


def answer_gain(state: State, man: int) -> int:
    """What an offer is worth to the one who answers, with this man (or -1) for the number."""
    ask_first, ask_second = named(state.ask[0]), named(state.ask[1])
    if state.ask[0] >= WANTED:
        ask_first = man
    if state.ask[1] >= WANTED:
        ask_second = man
    seat = state.offer_to
    give_first, give_second = named(state.give[0]), named(state.give[1])
    return state.sum + gain(state, seat, give_first, give_second, ask_first, ask_second)


def best_answer_gain(state: State) -> int:
    """The same with the man he can best do without; NEVER if he has none."""
    if wanted_place(state) < 0:
        return answer_gain(state, -1)
    best = NEVER
    for man in range(MEN):
        if may_hand_over(state, man):
            best = max(best, answer_gain(state, man))
    return best


def asking_price(state: State) -> int:
    """What the asked side of an offer costs among friends, less what the given side does."""
    price = 0
    for i in range(SIDE_ITEMS):
        if state.ask[i] >= WANTED:
            price += GOING_RATE
        else:
            price += usual_price(state.ask[i] - 1)
        price -= usual_price(state.give[i] - 1)
    return price


def usual_price(item: int) -> int:
    """A little more than the price on the back; nothing for no item."""
    if item < 0:
        return 0
    return PRICE[item] + 2 if item < MEN else SPONSOR_STOPS * AMOUNT[item - MEN]
