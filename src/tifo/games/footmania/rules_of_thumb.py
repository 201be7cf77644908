"""A coach who plays by rules of thumb: fill the numbers, pay what a man is worth, show at once."""

from tifo.core import written
from tifo.core.records import Ints
from tifo.core.rng import below
from tifo.games.footmania.components import (
    AMOUNT,
    EURO_STARS,
    KIND_OF,
    KINDS,
    MEN,
    NUMBERS,
    PENNANTS_A_STAR,
    PLUS_AT_HOME,
    PLUS_DOES,
    PLUS_IN_A_MATCH,
    PLUS_STARS,
    PRICE,
    REDUCED,
    SPONSOR_OF,
    STARS,
    Plus,
    Square,
)
from tifo.games.footmania.eleven import SPARED, best_eleven
from tifo.games.footmania.holdings import bank_price, sponsor_of_kind
from tifo.games.footmania.legal.bargain import has_unseen, notes_of
from tifo.games.footmania.legal.refusals import lowest_bid
from tifo.games.footmania.moves import (
    BID,
    COUNTER,
    GO,
    ITEM,
    NUMBER,
    OFFER,
    PASS,
    PLUS,
    SEAT,
    SHOW_TEAM,
    YES,
)
from tifo.games.footmania.pitch import holds, man_at, opponent, side_of, strength, suits
from tifo.games.footmania.state import Phase, blank_sheet
from tifo.games.footmania.valuation import (
    GOING_RATE,
    NEVER,
    answer_gain,
    asking_price,
    best_answer_gain,
    gain,
    offer_gain,
    spare_man,
    usual_price,
    vacancy,
)
from tifo.games.footmania.view import View

LEAST_GAIN = 1
"""A bargain must leave the coach better off."""
RESERVE = 30
"""Notes that he keeps when a man is not needed."""
NEEDED = 5
"""From this gain on a man is needed."""
OFFER_ODDS = 3
"""One window in so many, before his own turn, he speaks up."""
SQUARE_VALUE = (0, 8, 6, 3, 4, 5, 0, 0, 0)
"""By kind of square, while teams are built."""
PLUS_VALUE = (3, 5, 8, 7, 6, 2, 2, 4, 1, 4)
"""By kind of Plus card: the least is given up first."""


# ---------------------------------------------------------------------------- what is thought once
def basis_of(seen: View, rng: Ints) -> int:
    """What a decision needs to know once, whatever its moves are."""
    match seen.phase:
        case Phase.MARKET:
            return 1 if speaks_up(seen, seen.actor, rng) else -1
        case Phase.WHOM | Phase.GIVING | Phase.ASKING | Phase.MONEY | Phase.ANSWER:
            return basis_of_offer(seen)
        case Phase.BUY | Phase.SCOUTED | Phase.AUCTION:
            return gain(seen, seen.actor, seen.drawn - 1, -1, -1, -1) - price_now(seen)
        case Phase.EUROMATCH | Phase.BOOST | Phase.TOUCHLINE:
            return lead(seen)
    return 0


def basis_of_offer(seen: View) -> int:
    """Whether to buy, which number, and what a bargain would gain."""
    seat = seen.actor
    match seen.phase:
        case Phase.WHOM:
            return 1 if wants_to_buy(seen, seat) else -1
        case Phase.MONEY:
            return offer_gain(seen)
        case Phase.ANSWER:
            return best_answer_gain(seen)
    buys = has_unseen(seen, seen.offer_to) and seen.cash[seat] >= GOING_RATE
    return vacancy(seen, seat) if buys else -1


def price_now(seen: View) -> int:
    """What the man on the table costs."""
    match seen.phase:
        case Phase.BUY:
            return PRICE[seen.drawn - 1]
        case Phase.SCOUTED:
            return REDUCED[seen.drawn - 1]
    return lowest_bid(seen)


def lead(seen: View) -> int:
    """By how many stars the coach is ahead of the other side, or would be."""
    match seen.phase:
        case Phase.EUROMATCH:
            stars, _ = best_eleven(seen, seen.actor, SPARED)
            blank_sheet(seen)
            pennants = seen.pennants[seen.actor]
            return stars + pennants // PENNANTS_A_STAR - EURO_STARS[seen.rival - 1]
        case Phase.BOOST:
            return strength(seen, 0) - EURO_STARS[seen.rival - 1]
    side = side_of(seen, seen.actor)
    return strength(seen, side) - strength(seen, 1 - side)


def speaks_up(seen: View, seat: int, rng: Ints) -> bool:
    """Is there something to talk about: a number to fill, or a man to spare?"""
    if seen.next_turn != seat or seen.banned == 1 or below(rng, OFFER_ODDS) > 0:
        return False
    if wants_to_buy(seen, seat):
        return True
    spare = spare_man(seen, seat)
    if spare < 0:
        return False
    for other in range(seen.seats):
        if other != seat and seen.cash[other] >= usual_price(spare):
            return True
    return False


def wants_to_buy(seen: View, seat: int) -> bool:
    """Is a number missing, money there, and somebody who may have the man?"""
    if seen.cash[seat] < GOING_RATE:
        return False
    for other in range(seen.seats):
        if other != seat and has_unseen(seen, other):
            return vacancy(seen, seat) >= 0
    return False


# ------------------------------------------------------------------------------------ every move
def worth(seen: View, move: int, basis: int) -> int:
    """How good a move looks."""
    match seen.phase:
        case Phase.MARKET | Phase.WHOM | Phase.GIVING | Phase.ASKING | Phase.MONEY:
            return worth_of_offer(seen, move, basis)
        case Phase.ANSWER | Phase.HAND_OVER:
            return worth_of_answer(seen, move, basis)
        case Phase.BUY | Phase.SCOUTED | Phase.AUCTION:
            return worth_of_man(seen, move, basis)
        case Phase.SALE | Phase.FORCED | Phase.FAILED_TRANSFER | Phase.BANKRUPT:
            return worth_of_loss(seen, move)
        case Phase.WAY:
            return worth_of_square(seen, move - GO)
        case Phase.SHED:
            return -PLUS_VALUE[move - PLUS]
        case Phase.STOP | Phase.LINE_UP:
            return 1 if move == YES else 0
    return worth_in_match(seen, move, basis)


def worth_of_offer(seen: View, move: int, basis: int) -> int:
    """Steps of an offer: buy the missing number, else sell the dearest spare man."""
    seat = seen.actor
    match seen.phase:
        case Phase.MARKET:
            if move == SHOW_TEAM:
                return 2
            return basis if move == OFFER else (0 if move == PASS else -2)
        case Phase.WHOM:
            other = move - SEAT
            if basis > 0:
                return seen.squad[other] if has_unseen(seen, other) else NEVER
            return seen.cash[other]
        case Phase.GIVING:
            if move == PASS:
                return 5 if basis >= 0 or seen.give[0] > 0 else -1
            return 3 if move - ITEM == spare_man(seen, seat) else NEVER
        case Phase.ASKING:
            return worth_of_asking(seen, move, basis)
    return worth_of_sum(seen, notes_of(move), basis)


def worth_of_sum(seen: View, notes: int, basis: int) -> int:
    """The sum nearest to what he would ask, of those that leave him better off."""
    if basis - notes < LEAST_GAIN:
        return NEVER + basis - notes
    return -abs(notes - asking_price(seen))


def worth_of_asking(seen: View, move: int, basis: int) -> int:
    """Ask for the man who helps most for his price, or for the missing number."""
    if move == PASS:
        return 50 if seen.ask[0] > 0 or basis < 0 else -1
    if move >= NUMBER:
        return 4 if move - NUMBER == basis else NEVER
    item = move - ITEM
    if basis < 0 or seen.ask[0] > 0 or item >= MEN:
        return NEVER
    value = gain(seen, seen.actor, item, -1, -1, -1) - usual_price(item)
    return value if value >= NEEDED and usual_price(item) <= seen.cash[seen.actor] else NEVER


def worth_of_answer(seen: View, move: int, basis: int) -> int:
    """Accept what leaves the coach better off; else perhaps name a man and a price of his own."""
    if move == PASS:
        return 0
    if move == YES:
        return basis if basis >= LEAST_GAIN else NEVER
    if move == COUNTER:
        spare = spare_man(seen, seen.actor)
        rich = spare >= 0 and seen.cash[seen.offer_from] >= usual_price(spare)
        return 1 if rich and basis < LEAST_GAIN else -1
    return answer_gain(seen, move - ITEM)


def worth_of_man(seen: View, move: int, basis: int) -> int:
    """Buy or bid where the man is worth it; sell a spare man to have the money."""
    if move == PASS:
        return 0
    cash = seen.cash[seen.actor]
    if move == YES:
        thrifty = basis < NEEDED and cash - REDUCED[seen.drawn - 1] < RESERVE
        return NEVER if basis < LEAST_GAIN or thrifty else 2 + basis
    if move >= BID:
        thrifty = basis < NEEDED and cash - lowest_bid(seen) < RESERVE
        dear = move - BID != lowest_bid(seen) or basis < LEAST_GAIN
        return NEVER if dear or thrifty else basis
    short = seen.phase == Phase.BUY and basis >= NEEDED and cash < PRICE[seen.drawn - 1]
    return 1 if short and move - ITEM == spare_man(seen, seen.actor) else NEVER


def worth_of_loss(seen: View, move: int) -> int:
    """What must go: whatever is missed least."""
    if move == OFFER:
        return NEVER
    if move < ITEM:
        return -AMOUNT[seen.asked - 1]
    item = move - ITEM
    notes = 0 if seen.phase == Phase.BANKRUPT else bank_price(item)
    return notes + gain(seen, seen.actor, item, -1, -1, -1)


def worth_of_square(seen: View, square: int) -> int:
    """Footballers first, then money."""
    seat = seen.actor
    if KIND_OF[square] == Square.SPONSOR:
        card = sponsor_of_kind(seen, seat, SPONSOR_OF[square])
        return AMOUNT[card] if card >= 0 else 0
    if KIND_OF[square] == Square.PACTOLE:
        return seen.pactole
    return SQUARE_VALUE[KIND_OF[square]]


# ------------------------------------------------------------------------------------- on the pitch
def worth_in_match(seen: View, move: int, basis: int) -> int:
    """Spend Plus cards where they turn a match, strike the best man, send on the strongest."""
    if move == PASS:
        return 0
    match seen.phase:
        case Phase.EUROMATCH:
            return 1 if basis + best_boost(seen) > 0 else -1
        case Phase.BOOST:
            stars = PLUS_STARS[move - PLUS]
            return 10 - stars if basis <= 0 < basis + stars else -1
        case Phase.TARGET:
            there = man_at(seen, side_of(seen, opponent(seen, seen.actor)), move - NUMBER)
            return STARS[there]
        case Phase.PROTEST:
            return 1
        case Phase.TOUCHLINE:
            if move >= PLUS:
                return worth_of_plus(seen, move - PLUS, basis)
            vacant = man_at(seen, side_of(seen, seen.actor), move - NUMBER) < 0
            return 20 if vacant else -1
    return STARS[move - ITEM] if move >= ITEM else 0


def best_boost(seen: View) -> int:
    """The stars of the best Plus card for a Euromatch, where the pennants are worth one."""
    best = 0
    if seen.plus_count[seen.actor] > PLUS_IN_A_MATCH:
        for kind in range(KINDS):
            if holds(seen, seen.actor, kind) and PLUS_DOES[kind] == Plus.FORM:
                best = max(best, PLUS_STARS[kind])
    return best


def plus_gain(seen: View, kind: int) -> int:
    """How far a Plus card moves the difference of the sides."""
    side = side_of(seen, seen.actor)
    does = PLUS_DOES[kind]
    if does != Plus.INJURY and does != Plus.RED_CARD:
        return PLUS_AT_HOME[kind] if side == 0 else PLUS_STARS[kind]
    best = 0
    for place in range(NUMBERS):
        man = man_at(seen, 1 - side, place)
        if man >= 0 and (does == Plus.INJURY or place > 0):
            best = max(best, STARS[man])
    return best // 2 if does == Plus.INJURY else best


def worth_of_plus(seen: View, kind: int, basis: int) -> int:
    """Only when behind or level, and only while the match can still be turned."""
    if basis > 0:
        return -1
    best = 0
    for other in range(KINDS):
        if holds(seen, seen.actor, other) and suits(seen, seen.actor, other):
            best = max(best, plus_gain(seen, other))
    left = PLUS_IN_A_MATCH - seen.used[side_of(seen, seen.actor)]
    if basis + best * left < 0:
        return -1
    return plus_gain(seen, kind) if plus_gain(seen, kind) > 0 else -1


thumb = written.thumb(__name__)
