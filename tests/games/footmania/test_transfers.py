"""Les transferts: offers between coaches, debts, and the end of the transfers."""

import pytest

from tests.games.footmania.table import (
    GREENS,
    YELLOWS,
    apply,
    due,
    legal,
    parse_state,
    play,
    refused,
    told,
    word,
)
from tifo.core.contract import CHANCE
from tifo.games.footmania import GAME
from tifo.games.footmania.components import CODE
from tifo.games.footmania.events import Happening
from tifo.games.footmania.moves import MOVE_COUNT
from tifo.games.footmania.state import Phase

MARKET = "seats=3 phase=market actor=0 next_turn=0 held0=N01 open1=N23 held1=N29 sponsors1=Q02"


@pytest.mark.clause("FM-trans-1", "FM-end1-1")
@pytest.mark.parametrize(
    ("turn", "order"), [(0, (0, 1, 2, 3)), (1, (1, 2, 3, 0)), (3, (3, 0, 1, 2))]
)
def test_between_two_turns_every_seat_gets_its_chance_who_has_just_played_first(
    turn: int, order: tuple[int, ...]
) -> None:
    squads = "held0=N01 held1=N03 held2=N05 held3=N07"
    state = parse_state(f"phase=roll turn={turn} actor={turn} {squads}")
    apply(state, "roll 1")
    apply(state, "go M1")
    asked = []
    for _ in range(5):
        apply(state, "pass")
        asked.append(due(state))

    assert asked == [*((Phase.MARKET, seat) for seat in order), (Phase.ROLL, CHANCE)]


@pytest.mark.clause("FM-trans-1")
def test_an_offer_takes_shape_step_by_step() -> None:
    state = parse_state(MARKET)
    phases = []
    for move in ("offer", "seat 1", "N01", "pass", "N23", "pass", "give 500000"):
        apply(state, move)
        phases.append(due(state))

    giving, asking = (Phase.GIVING, 0), (Phase.ASKING, 0)
    assert phases == [
        (Phase.WHOM, 0), giving, giving, asking, asking, (Phase.MONEY, 0), (Phase.ANSWER, 1)
    ]  # fmt: skip


@pytest.mark.clause("FM-sell-2")
@pytest.mark.parametrize("francs", [50_000, 750_000, 4_000_000])
def test_coaches_agree_on_any_price(francs: int) -> None:
    state = play(MARKET, "offer", "seat 1", "pass", "N23", "pass", f"give {francs}", "yes")

    assert word(state, "open0") == "N23"
    assert list(state.cash)[:2] == [140 - francs // 50_000, 140 + francs // 50_000]


@pytest.mark.clause("FM-sell-2", "FM-trans-1")
def test_men_sponsors_and_money_change_hands_in_one_deal() -> None:
    state = play(MARKET, "offer", "seat 1", "N01", "pass", "N23", "Q02", "give 1000000", "yes")

    assert (word(state, "open0"), word(state, "sponsors0")) == ("N23", "Q02")
    assert (word(state, "open1"), list(state.cash)) == ("N01", [120, 160, 140, 0])


@pytest.mark.clause("FM-trans-1")
def test_an_unseen_man_is_asked_for_by_his_number() -> None:
    state = play(MARKET, "offer", "seat 1", "pass", "no 4", "pass", "give 600000", "yes")

    assert legal(state) == ["N29"]
    assert word(play(state, "N29"), "open0") == "N29"


@pytest.mark.clause("FM-trans-1", "FM-foot-1")
def test_a_number_that_nobody_wears_cannot_be_sold() -> None:
    state = play(MARKET, "offer", "seat 1", "pass", "no 9", "pass", "give 600000")

    assert refused(state, "yes") == "FM-foot-1"


@pytest.mark.clause("FM-buy-2")
def test_an_unseen_man_cannot_be_asked_for_by_name() -> None:
    state = play(MARKET, "offer", "seat 1", "pass")

    assert refused(state, "N29") == "FM-buy-2"


@pytest.mark.clause("FM-trans-1")
def test_what_is_offered_is_shown() -> None:
    state = play(MARKET, "offer", "seat 1", "N01")

    assert GAME.seen_by(state, 2).man[CODE.index("N01")] == state.man[CODE.index("N01")] != 0


@pytest.mark.clause("FM-trans-1")
def test_a_declined_offer_changes_nothing() -> None:
    state = play(MARKET, "offer", "seat 1", "pass", "N23", "pass", "give 500000", "pass")

    assert (word(state, "open1"), due(state)) == ("N23", (Phase.MARKET, 0))


@pytest.mark.clause("FM-trans-1")
def test_a_counter_offer_turns_the_table() -> None:
    start = play(MARKET, "offer", "seat 1", "pass", "N23", "pass", "give 500000", "counter")
    state = play(start, "N23", "pass", "pass", "get 700000", "yes")

    assert due(start) == (Phase.GIVING, 1)
    assert (word(state, "open0"), state.cash[0]) == ("N23", 140 - 14)
    assert due(state) == (Phase.MARKET, 0)


@pytest.mark.clause("FM-trans-1")
def test_an_offer_is_countered_twice_at_most() -> None:
    one = ("pass", "N23", "pass", "give 500000")
    two = ("N23", "pass", "pass", "get 700000")
    state = play(MARKET, "offer", "seat 1", *one, "counter", *two, "counter", *one)

    assert refused(state, "counter") == "FM-trans-1"


@pytest.mark.clause("FM-trans-1")
def test_a_seat_opens_one_offer_between_two_turns() -> None:
    state = play(MARKET, "offer", "seat 1", "pass", "N23", "pass", "give 500000", "pass")

    assert refused(state, "offer") == "FM-trans-1"


@pytest.mark.clause("FM-trans-2")
def test_each_side_of_a_deal_gives_something() -> None:
    gift = play(MARKET, "offer", "seat 1", "N01", "pass", "pass")

    assert refused(gift, "even") == "FM-trans-2"
    assert refused(gift, "give 50000") == "FM-trans-2"


@pytest.mark.clause("FM-trans-2")
def test_nobody_offers_money_that_is_not_there() -> None:
    state = play(f"{MARKET} cash=9,140,140", "offer", "seat 1", "pass", "N23", "pass")

    assert refused(state, "give 500000") == "FM-trans-2"
    assert refused(state, "give 450000") == ""


@pytest.mark.clause("FM-trans-4")
def test_what_changes_hands_stays_changed() -> None:
    deal = ("offer", "seat 1", "pass", "N23", "pass", "give 500000", "yes")
    state = play(MARKET, *deal, "pass", "pass", "pass", "roll 1", "go M1", "pass", "pass")

    assert word(state, "open0") == "N23"


@pytest.mark.clause("FM-trans-4")
def test_there_is_no_move_to_lend_or_to_bring_back() -> None:
    moves = {GAME.notation.format_move(move).split()[0] for move in range(MOVE_COUNT)}

    assert not moves & {"lend", "loan", "return", "borrow"}


@pytest.mark.clause("FM-plus-1")
def test_plus_cards_are_no_part_of_an_offer() -> None:
    state = play(f"{MARKET} plus0=F1 plus1=F2", "offer", "seat 1")

    assert refused(state, "plus F1") == "FM-plus-1"


@pytest.mark.clause("FM-spon-5")
def test_sponsors_of_a_kind_may_be_swapped_one_for_the_other() -> None:
    start = "seats=2 phase=market actor=0 sponsors0=Q01 sponsors1=Q02"
    state = play(start, "offer", "Q01", "pass", "Q02", "pass", "give 500000", "yes")

    assert (word(state, "sponsors0"), word(state, "sponsors1")) == ("Q02", "Q01")


@pytest.mark.clause("FM-spon-5")
def test_a_second_sponsor_of_a_kind_from_a_deal_goes_back() -> None:
    start = "seats=2 phase=market actor=0 sponsors0=Q01 sponsors1=Q02"
    state = play(start, "offer", "pass", "Q02", "pass", "give 500000", "yes")

    assert (word(state, "sponsors0"), word(state, "tail3")) == ("Q02", "Q01")


# --------------------------------------------------------------------------------------- debts
DEBT = "seats=3 phase=draw_question turn=0 cash=1,140,140"


@pytest.mark.clause("FM-trans-2")
def test_a_fine_beyond_the_cash_forces_a_sale() -> None:
    state = play(f"{DEBT} held0=N01.N29", "draw Q18")

    assert due(state) == (Phase.FORCED, 0)
    assert legal(state) == ["offer", "N01", "N29"]


@pytest.mark.clause("FM-trans-2")
def test_the_fine_is_paid_from_the_sale() -> None:
    state = play(f"{DEBT} held0=N01.N29", "draw Q18", "N01")

    assert (state.cash[0], state.pactole, word(state, "held0")) == (1 + 4 - 4, 4, "N29")


@pytest.mark.clause("FM-trans-2")
def test_one_sale_after_the_other_until_the_fine_is_paid() -> None:
    state = play(f"{DEBT} held0=N01 sponsors0=Q01", "draw Q20", "N01")

    assert due(state) == (Phase.FORCED, 0)
    assert play(state, "Q01").pactole == 8


@pytest.mark.clause("FM-trans-2")
def test_who_has_nothing_left_is_let_off() -> None:
    state = parse_state(DEBT)
    happened = [happening for happening, _ in told(apply(state, "draw Q18"))]

    assert (state.cash[0], state.pactole) == (0, 1)
    assert Happening.LET_OFF in happened


@pytest.mark.clause("FM-trans-2", "FM-sell-2")
def test_a_debtor_may_sell_to_another_coach_but_not_buy() -> None:
    state = play(f"{DEBT} held0=N01 open1=N29", "draw Q18", "offer", "seat 1", "N01", "pass")

    assert due(state) == (Phase.MONEY, 0)
    assert not [move for move in legal(state) if not move.startswith("get")]
    assert play(state, "get 300000", "yes").pactole == 4


@pytest.mark.clause("FM-trans-2")
def test_a_declined_offer_brings_the_debtor_back_to_the_bank() -> None:
    offer = ("draw Q18", "offer", "seat 1", "N01", "pass", "get 300000", "pass")
    state = play(f"{DEBT} held0=N01", *offer)

    assert (due(state), legal(state)) == ((Phase.FORCED, 0), ["N01"])


# ----------------------------------------------------------------------- the end of the transfers
SEASON = f"stage=2 numbered=4 seat_of=0,1,2,3 open0={YELLOWS} open1={GREENS}"


@pytest.mark.clause("FM-trans-3")
def test_x6_with_four_transfers_end_at_the_start_of_day_five() -> None:
    day_four = play(f"{SEASON} phase=roll square=P31 day=3", "roll 1")
    day_five = play(f"{SEASON} phase=roll square=P31 day=4", "roll 1")

    assert (day_four.banned, day_five.banned) == (0, 1)


@pytest.mark.clause("FM-trans-3")
def test_with_two_transfers_end_at_the_start_of_day_one() -> None:
    start = "seats=2 stage=2 numbered=2 seat_of=0,1 phase=roll square=P31"

    assert play(start, "roll 1").banned == 1


@pytest.mark.clause("FM-trans-3")
def test_after_that_offers_are_refused_and_the_bank_still_buys() -> None:
    state = parse_state(f"{SEASON} phase=market actor=0 day=5 banned=1")

    assert refused(state, "offer") == "FM-trans-3"
    assert word(play(state, "sell", "N01"), "tail0") == "N01"


@pytest.mark.clause("FM-ch-1")
def test_buying_and_trading_go_on_in_the_championship() -> None:
    start = f"{SEASON} phase=market actor=0 next_turn=0"
    traded = play(start, "offer", "seat 1", "pass", "N23", "pass", "give 500000", "yes")
    bought = play(f"{SEASON} phase=roll square=P0,P0,P0,P0", "roll 1", "yes", "draw N46", "yes")

    assert "N23" in word(traded, "open0")
    assert word(bought, "held0") == "N46"


@pytest.mark.clause("FM-pre2")
def test_everybody_may_trade_before_the_championship_starts() -> None:
    start = f"seats=2 phase=market actor=0 held0={YELLOWS} open1=N23.N46"
    state = play(start, "show team", "lot 1")

    assert due(state) == (Phase.MARKET, 0)
    assert "offer" in legal(state)


RAFFLE = "seats=3 phase=draw_question turn=2 actor=2 open0=N57 open1=N01 cash=0,1,50"


@pytest.mark.clause("FM-trans-2", "FM-q-2")
def test_who_can_pay_for_the_raffle_pays_before_the_others_sell() -> None:
    state = play(RAFFLE, "draw Q14")

    assert (due(state), list(state.cash)[:3]) == ((Phase.FORCED, 0), [0, 0, 51])
    assert refused(play(state, "offer"), "seat 1") != ""


@pytest.mark.clause("FM-trans-2")
def test_who_owes_buys_nothing_from_another_debtor() -> None:
    state = parse_state("seats=3 phase=forced actor=0 debt=2,2 cash=0,1,1 held0=N01 held1=N03")

    assert (legal(state), due(play(state, "offer"))) == (["offer", "N01"], (Phase.GIVING, 0))
    assert play(state, "offer").offer_to == 2


@pytest.mark.clause("FM-trans-2")
def test_every_debtor_may_make_an_offer_of_his_own() -> None:
    start = "seats=3 phase=draw_question turn=0 cash=140,0,0 held1=N01 held2=N03"
    first = play(start, "draw Q14", "offer", "N01", "pass", "get 300000", "yes")

    assert (due(first), legal(first)) == ((Phase.FORCED, 2), ["offer", "N03"])
