"""What a move does. `perform` carries it out; `settle`, once, lets one thing lead to the next."""

from tifo.core.events import EVERYONE, Events, only
from tifo.games.footmania.apply.championship import kick_off, take_number, whistle
from tifo.games.footmania.apply.european import answer_rival, boost, face_rival, meet_rival
from tifo.games.footmania.apply.footballers import (
    answer_draw,
    answer_scout,
    bid,
    buy_or_not,
    draw_man,
)
from tifo.games.footmania.apply.market import (
    answer_offer,
    ask_for,
    at_market,
    choose_partner,
    give_item,
    hand_over,
    name_sum,
    sell_chosen,
    sell_when_forced,
    show_team,
)
from tifo.games.footmania.apply.match import (
    choose_place,
    field_man,
    protest,
    replace,
    strike_at,
    substitute,
    touchline,
)
from tifo.games.footmania.apply.questions import (
    collect,
    draw_question,
    fail_transfer,
    lose_sponsor,
    take_plus,
    throw_plus,
)
from tifo.games.footmania.apply.result import Result
from tifo.games.footmania.apply.turns import (
    begin_match,
    begin_turn,
    go_to,
    land,
    next_in_window,
    roll,
)
from tifo.games.footmania.eleven import FILLED, SPARED, draw_up
from tifo.games.footmania.holdings import is_tail, men_deck, plus_knower
from tifo.games.footmania.moves import (
    ASK,
    DEAL,
    GO,
    ITEM,
    LOT,
    MAN,
    NUMBER,
    PLUS,
    RIVAL,
    ROLL,
    SEAT,
)
from tifo.games.footmania.state import Phase, State


def apply(state: State, move: int, events: Events | None) -> None:
    """Carry out a legal move."""
    settle(state, perform(state, move, events), events)


def audience(state: State, move: int) -> int:
    """Return who may see a move in the log: drawn cards and line-ups at work are secrets."""
    match state.phase:
        case Phase.DRAW_MAN:
            return (
                EVERYONE
                if is_tail(state, men_deck(state)) or state.draw_from == 2
                else (only(state.turn))
            )
        case Phase.DRAW_PLUS:
            knower = plus_knower(state)
            if knower == 0:
                return EVERYONE
            return only(state.turn) | (only(knower - 1) if knower > 0 else 0)
        case Phase.SHED | Phase.FIELD:
            return only(state.actor)
        case Phase.LINE_UP:
            return only(state.actor) if move >= NUMBER else EVERYONE
    return EVERYONE


def perform(state: State, move: int, events: Events | None) -> int:
    """Do what the move says and return what it leads to."""
    if state.phase < Phase.MARKET:
        return perform_chance(state, move, events)
    if state.phase < Phase.WAY:
        return perform_talk(state, move, events)
    if state.phase < Phase.LINE_UP:
        return perform_turn(state, move, events)
    return perform_match(state, move, events)


def perform_chance(state: State, move: int, events: Events | None) -> int:
    """Lots, the die and the draws."""
    match state.phase:
        case Phase.FIRST:
            return begin_match(state, move - LOT, events)
        case Phase.ROLL:
            return roll(state, move - ROLL + 1, events)
        case Phase.DRAW_MAN:
            return draw_man(state, move - MAN, events)
        case Phase.DRAW_PLUS:
            return take_plus(state, move - DEAL, events)
        case Phase.DRAW_QUESTION:
            return draw_question(state, move - ASK, events)
        case Phase.DRAW_EUROPEAN:
            return meet_rival(state, move - RIVAL, events)
    return take_number(state, move - LOT, events)


def perform_talk(state: State, move: int, events: Events | None) -> int:
    """Sales and offers between the turns."""
    match state.phase:
        case Phase.MARKET:
            return at_market(state, move, events)
        case Phase.SALE:
            return sell_chosen(state, move - ITEM, events)
        case Phase.WHOM:
            return choose_partner(state, move - SEAT)
        case Phase.GIVING:
            return give_item(state, move, events)
        case Phase.ASKING:
            return ask_for(state, move, events)
        case Phase.MONEY:
            return name_sum(state, move, events)
        case Phase.ANSWER:
            return answer_offer(state, move, events)
    return hand_over(state, move - ITEM, events)


def perform_turn(state: State, move: int, events: Events | None) -> int:
    """What the seat whose turn it is does where its pawn stopped, and the auctions."""
    match state.phase:
        case Phase.WAY:
            return go_to(state, move - GO, events)
        case Phase.STOP:
            return answer_draw(state, move, events)
        case Phase.BUY:
            return buy_or_not(state, move, events)
        case Phase.SCOUTED:
            return answer_scout(state, move, events)
        case Phase.AUCTION:
            return bid(state, move, events)
        case Phase.FORCED:
            return sell_when_forced(state, move, events)
        case Phase.FAILED_TRANSFER:
            return fail_transfer(state, move, events)
        case Phase.BANKRUPT:
            return lose_sponsor(state, move - ITEM, events)
    return throw_plus(state, move - PLUS, events)


def perform_match(state: State, move: int, events: Events | None) -> int:
    """Line-ups, matches and Euromatches."""
    match state.phase:
        case Phase.LINE_UP:
            return choose_place(state, move, events)
        case Phase.FIELD:
            return field_man(state, move)
        case Phase.TOUCHLINE:
            return touchline(state, move, events)
        case Phase.TARGET:
            return strike_at(state, move - NUMBER, events)
        case Phase.PROTEST:
            return protest(state, move, events)
        case Phase.REPLACE:
            return replace(state, move, events)
        case Phase.SUBSTITUTE:
            return substitute(state, move - ITEM, events)
        case Phase.EUROMATCH:
            return answer_rival(state, move, events)
    return boost(state, move, events)


def line_up(state: State, result: int, events: Events | None) -> int:
    """Put teams together for a match, a Euromatch or the end of phase one; what comes of it."""
    home, away, edge = -1, -1, SPARED
    if result == Result.NEXT_MATCH:
        home, away = state.home, state.away
    elif result == Result.RIVAL_MET:
        home = state.actor
    elif result == Result.TEAM_SHOWN:
        home, edge = state.actor, FILLED
    draw_up(state, home, away, edge)
    if result == Result.RIVAL_MET:
        return face_rival(state, events)
    if result == Result.TEAM_SHOWN:
        return show_team(state, events)
    return Result.GOES_ON if result == Result.NEXT_MATCH else result


def settle(state: State, result: int, events: Events | None) -> None:
    """The one place where squares, debts, matches and turns lead to the next thing."""
    if result == Result.MATCH_OVER:
        result = whistle(state, events)
    if result == Result.NEXT_MATCH:
        kick_off(state, events)
    result = line_up(state, result, events)
    if result == Result.LAND:
        result = land(state, events)
    if result == Result.COLLECT:
        result = collect(state, events)
    if result == Result.TURN_OVER:
        state.asked = 0
        state.next_turn = (state.turn + 1) % state.seats
        result = Result.TALK
    if result == Result.TALK:
        state.window = 0
        result = next_in_window(state)
    elif result == Result.ASKED:
        state.window += 1
        result = next_in_window(state)
    if result == Result.NEXT_TURN:
        begin_turn(state, events)
