"""Sales to the bank, and offers from coach to coach."""

from tifo.core.events import Events, emit
from tifo.games.footmania.apply.result import Result
from tifo.games.footmania.apply.turns import open_championship
from tifo.games.footmania.clauses import Clause
from tifo.games.footmania.components import (
    MEN,
    NUMBERS,
    PRIZE_ELEVEN,
    PRIZE_TEN,
    SIDE_ITEMS,
)
from tifo.games.footmania.events import Happening
from tifo.games.footmania.holdings import (
    bank_price,
    gain_man,
    gain_sponsor,
    lose_man,
    man_under,
    question_under,
    show_man,
    take_from_bank,
)
from tifo.games.footmania.legal.bargain import (
    WANTED,
    can_deal,
    in_debt,
    notes_of,
    wanted_place,
)
from tifo.games.footmania.moves import (
    COUNTER,
    ITEM,
    NUMBER,
    OFFER,
    PASS,
    SELL,
    SHOW_TEAM,
)
from tifo.games.footmania.state import (
    Phase,
    Place,
    State,
    Team,
    clear_items,
    lay_match,
    lay_offer,
)


def at_market(state: State, move: int, events: Events | None) -> int:
    """Between two turns: show a team, sell, make an offer, or pass."""
    if move == SHOW_TEAM:
        lay_match(state)
        return Result.TEAM_SHOWN
    if move == SELL:
        state.phase = Phase.SALE
        return Result.GOES_ON
    if move == OFFER:
        return open_offer(state)
    return Result.ASKED


def show_team(state: State, events: Events | None) -> int:
    """The first complete team ends phase one and earns the prize (FM-end1-1, FM-end1-2)."""
    seat = state.actor
    men = 0
    for place in range(NUMBERS):
        man = state.line_up[place] - 1
        if man >= 0:
            men += 1
            show_man(state, man)
            emit(events, Happening.FIELDED, Clause.FM_end1__2, seat, place, man + 1)
    lay_match(state)
    eleven = state.team == Team.ELEVEN
    prize = PRIZE_ELEVEN if eleven else PRIZE_TEN
    take_from_bank(state, seat, prize)
    clause = Clause.FM_end1__2 if eleven else Clause.FM_var__1
    emit(events, Happening.COMPLETE, clause, seat, men, prize)
    open_championship(state, seat)
    return Result.GOES_ON


# ------------------------------------------------------------------------------- to the bank
def sell(state: State, seat: int, item: int, events: Events | None) -> None:
    """The bank pays the price on the face, which everybody sees (FM-sell-1, FM-spon-4)."""
    take_from_bank(state, seat, bank_price(item))
    clause = Clause.FM_sell__1 if item < MEN else Clause.FM_spon__4
    emit(events, Happening.SOLD, clause, seat, item, bank_price(item))
    if item < MEN:
        show_man(state, item)
        lose_man(state, seat)
        man_under(state, item)
    else:
        question_under(state, item - MEN)


def sell_chosen(state: State, item: int, events: Events | None) -> int:
    """Sell between two turns."""
    sell(state, state.actor, item, events)
    state.phase = Phase.MARKET
    return Result.GOES_ON


def sell_when_forced(state: State, move: int, events: Events | None) -> int:
    """A fine must be paid: sell to the bank, or offer something to another coach (FM-trans-2)."""
    if move == OFFER:
        return open_offer(state)
    sell(state, state.actor, move - ITEM, events)
    return Result.COLLECT


# ------------------------------------------------------------------------- the offer takes shape
def open_offer(state: State) -> int:
    """Begin an offer; with one possible partner he is the one."""
    seat = state.actor
    lay_offer(state)
    state.offered += 1
    state.offer_from = seat
    partners = 0
    for other in range(state.seats):
        if can_deal(state, seat, other):
            partners += 1
            state.offer_to = other
    if partners > 1:
        state.offer_to = seat
        state.phase = Phase.WHOM
    else:
        state.phase = Phase.GIVING
    return Result.GOES_ON


def choose_partner(state: State, seat: int) -> int:
    """The offer is for this coach."""
    state.offer_to = seat
    state.phase = Phase.GIVING
    return Result.GOES_ON


def give_item(state: State, move: int, events: Events | None) -> int:
    """Add an item, which everybody sees from now on, or go on to what is asked."""
    if move != PASS:
        item = move - ITEM
        i = 0
        while state.give[i] > 0:
            i += 1
        state.give[i] = item + 1
        if item < MEN:
            show_man(state, item)
        emit(events, Happening.OFFERED_ITEM, Clause.FM_trans__1, state.actor, item)
        if i + 1 < SIDE_ITEMS:
            return Result.GOES_ON
    state.phase = Phase.MONEY if in_debt(state) else Phase.ASKING
    return Result.GOES_ON


def ask_for(state: State, move: int, events: Events | None) -> int:
    """Ask for an item that lies open, or for any man with a number, or go on to the money."""
    if move != PASS:
        i = 0
        while state.ask[i] > 0:
            i += 1
        if move >= NUMBER:
            state.ask[i] = WANTED + move - NUMBER
            emit(events, Happening.ASKED_NUMBER, Clause.FM_trans__1, state.actor, move - NUMBER)
        else:
            state.ask[i] = move - ITEM + 1
            emit(events, Happening.ASKED_ITEM, Clause.FM_trans__1, state.actor, move - ITEM)
        if i + 1 < SIDE_ITEMS:
            return Result.GOES_ON
    state.phase = Phase.MONEY
    return Result.GOES_ON


def name_sum(state: State, move: int, events: Events | None) -> int:
    """Name the money; the offer is made."""
    state.sum = notes_of(move)
    seat = state.actor
    emit(
        events,
        Happening.OFFERED,
        Clause.FM_sell__2,
        seat,
        state.offer_to,
        state.sum,
        state.counters,
    )
    state.phase = Phase.ANSWER
    state.actor = state.offer_to
    return Result.GOES_ON


# --------------------------------------------------------------------------------- the answer
def answer_offer(state: State, move: int, events: Events | None) -> int:
    """Accept, decline or counter."""
    seat = state.actor
    if move == PASS:
        emit(events, Happening.REFUSED, Clause.FM_trans__1, seat, state.offer_from)
        return end_offer(state)
    if move == COUNTER:
        emit(events, Happening.COUNTERED, Clause.FM_trans__1, seat, state.offer_from)
        state.offer_to = state.offer_from
        state.offer_from = seat
        state.counters += 1
        state.sum = 0
        clear_items(state)
        state.phase = Phase.GIVING
        return Result.GOES_ON
    if wanted_place(state) >= 0:
        state.phase = Phase.HAND_OVER
        return Result.GOES_ON
    return strike_bargain(state, events)


def hand_over(state: State, man: int, events: Events | None) -> int:
    """Name the man who meets the number that was asked for."""
    for i in range(SIDE_ITEMS):
        if state.ask[i] >= WANTED:
            state.ask[i] = man + 1
    show_man(state, man)
    return strike_bargain(state, events)


def strike_bargain(state: State, events: Events | None) -> int:
    """Cards and money change hands for good (FM-sell-2, FM-trans-4)."""
    seat, other = state.offer_from, state.offer_to
    emit(events, Happening.DEAL, Clause.FM_sell__2, other, seat, state.sum)
    state.cash[seat] -= state.sum
    state.cash[other] += state.sum
    for i in range(SIDE_ITEMS):
        let_go(state, seat, state.give[i] - 1)
        let_go(state, other, state.ask[i] - 1)
    for i in range(SIDE_ITEMS):
        come_to(state, other, state.give[i] - 1, seat, events)
        come_to(state, seat, state.ask[i] - 1, other, events)
    return end_offer(state)


def let_go(state: State, seat: int, item: int) -> None:
    """An item leaves its seat."""
    if item >= MEN:
        state.question[item - MEN] = Place.TABLE
    elif item >= 0:
        lose_man(state, seat)


def come_to(state: State, seat: int, item: int, giver: int, events: Events | None) -> None:
    """An item comes to its new seat."""
    if item < 0:
        return
    emit(events, Happening.CHANGED_HANDS, Clause.FM_trans__4, seat, item, giver)
    if item < MEN:
        gain_man(state, seat, item, True)
        return
    back = gain_sponsor(state, seat, item - MEN)
    if back >= 0:
        emit(events, Happening.SPONSOR_BACK, Clause.FM_spon__5, seat, back)


def end_offer(state: State) -> int:
    """The one who opened it goes on: at the market, or with his debt."""
    opener = state.offer_to if state.counters % 2 == 1 else state.offer_from
    lay_offer(state)
    if state.debt[opener] > 0:
        return Result.COLLECT
    state.phase = Phase.MARKET
    state.actor = opener
    return Result.GOES_ON
