"""L'achat et la revente d'un joueur."""

import pytest

from tests.games.footmania.table import apply, due, legal, parse_state, play, refused, told, word
from tifo.core.contract import CHANCE
from tifo.games.footmania import GAME
from tifo.games.footmania.components import CODE
from tifo.games.footmania.events import Happening
from tifo.games.footmania.state import Phase

STOP = "seats=3 phase=stop turn=0 actor=0 square=M1"
DRAWN = f"{STOP.replace('phase=stop', 'phase=buy')} drawn=N29"
"""A green number 4: 600,000 on the back, 400,000 on the face."""


@pytest.mark.clause("FM-buy-1")
def test_a_coach_may_draw_or_not() -> None:
    assert legal(STOP) == ["pass", "yes"]


@pytest.mark.clause("FM-buy-1")
def test_not_drawing_ends_the_turn() -> None:
    state = play(STOP, "pass")

    assert (due(state), state.turn) == ((Phase.ROLL, CHANCE), 1)


@pytest.mark.clause("FM-buy-2")
def test_the_price_on_the_back_goes_to_the_bank() -> None:
    before = parse_state(DRAWN)
    state = play(DRAWN, "yes")

    assert (state.cash[0], state.bank - before.bank) == (140 - 12, 12)


@pytest.mark.clause("FM-buy-2")
def test_a_bought_man_stays_hidden_and_his_price_does_not() -> None:
    state = parse_state(DRAWN)
    (bought,) = [e for e in apply(state, "yes") if e.happening == Happening.BOUGHT]
    seen = GAME.seen_by(state, 1)

    assert (bought.a, bought.b, bought.audience) == (12, 0, 0b001)
    assert seen.man[CODE.index("N29")] == 0
    assert sum(seen.paid) == 1


@pytest.mark.clause("FM-buy-2")
def test_the_drawer_alone_sees_the_card() -> None:
    state = parse_state(DRAWN)

    assert [GAME.seen_by(state, seat).drawn for seat in range(3)] == [CODE.index("N29") + 1, 0, 0]


@pytest.mark.clause("FM-trans-2")
def test_who_has_not_the_money_cannot_buy() -> None:
    assert refused(f"{DRAWN} cash=11,140,140", "yes") == "FM-trans-2"


@pytest.mark.clause("FM-trans-2", "FM-sell-1")
def test_a_buyer_may_sell_first_to_have_the_money() -> None:
    state = play(f"{DRAWN} cash=11,140,140 held0=N01", "N01", "yes")

    assert (word(state, "held0"), state.cash[0]) == ("N29", 11 + 4 - 12)


@pytest.mark.clause("FM-buy-3")
def test_x10_only_the_others_bid_from_the_reduced_price() -> None:
    state = play(DRAWN, "pass")

    assert due(state) == (Phase.AUCTION, 1)
    assert legal(state)[:2] == ["pass", "bid 400000"]
    assert refused(state, "bid 350000") == "FM-buy-3"


@pytest.mark.clause("FM-buy-3")
def test_a_declined_man_is_seen_by_all() -> None:
    state = play(DRAWN, "pass")

    assert {GAME.seen_by(state, seat).drawn for seat in (-2, 0, 1, 2)} == {CODE.index("N29") + 1}


@pytest.mark.clause("FM-buy-3")
def test_the_highest_bidder_pays_the_bank() -> None:
    state = play(DRAWN, "pass", "bid 400000", "bid 500000", "pass")

    assert (word(state, "open2"), list(state.cash)[:3]) == ("N29", [140, 140, 130])


@pytest.mark.clause("FM-buy-3")
def test_a_bid_must_be_higher_than_the_last() -> None:
    state = play(DRAWN, "pass", "bid 500000")

    assert refused(state, "bid 500000") == "FM-buy-3"
    assert refused(state, "bid 550000") == ""


@pytest.mark.clause("FM-buy-3")
def test_a_pass_is_final_and_the_drawer_is_never_asked() -> None:
    state = parse_state(DRAWN.replace("seats=3", "seats=4"))
    asked = []
    for move in ("pass", "bid 400000", "pass", "bid 450000", "bid 500000"):
        apply(state, move)
        asked.append(state.actor)

    assert asked == [1, 2, 3, 1, 3]


@pytest.mark.clause("FM-buy-3", "FM-trans-2")
def test_nobody_bids_what_he_does_not_have() -> None:
    assert refused(play(f"{DRAWN} cash=140,9,140", "pass"), "bid 500000") == "FM-trans-2"


@pytest.mark.clause("FM-buy-3")
def test_a_seat_without_money_and_cards_is_not_asked() -> None:
    assert due(play(f"{DRAWN} cash=140,7,140", "pass")) == (Phase.AUCTION, 2)


@pytest.mark.clause("FM-buy-4")
def test_a_man_without_a_bidder_goes_under_the_pack() -> None:
    state = play(DRAWN, "pass", "pass", "pass")

    assert (word(state, "tail0"), due(state)) == ("N29", (Phase.ROLL, CHANCE))


@pytest.mark.clause("FM-buy-4")
def test_cards_under_a_pack_come_back_in_their_order() -> None:
    others = ".".join(code for code in CODE[:58] if code not in ("N29", "N07", "N01"))
    state = parse_state(f"seats=2 phase=draw_man turn=0 held1={others} tail0=N29.N07.N01")

    assert legal(state) == ["draw N29"]
    assert word(play(state, "draw N29"), "tail0") == "N07.N01"


@pytest.mark.clause("FM-buy-4")
def test_everybody_knows_a_man_who_comes_back_from_under_the_pack() -> None:
    others = ".".join(code for code in CODE[:58] if code not in ("N29", "N07"))
    state = play(f"seats=2 phase=draw_man turn=0 held1={others} tail0=N29.N07", "draw N29", "yes")

    assert word(state, "open0") == "N29"


@pytest.mark.clause("FM-sell-1")
@pytest.mark.parametrize(("man", "notes"), [("N01", 4), ("N29", 8), ("E12", 26)])
def test_the_bank_pays_the_reduced_price_and_the_card_goes_under_its_pack(
    man: str, notes: int
) -> None:
    state = play(f"phase=market actor=0 held0={man}", "sell", man)

    assert state.cash[0] == 140 + notes
    assert man in (word(state, "tail0"), word(state, "tail1"))


@pytest.mark.clause("FM-sell-1")
def test_the_bank_buys_only_what_a_coach_owns() -> None:
    state = play("phase=market actor=0 held0=N01 held1=N02", "sell")

    assert refused(state, "N02") == "FM-sell-1"


@pytest.mark.clause("FM-sell-1")
def test_a_sale_is_told_with_the_price() -> None:
    state = play("phase=market actor=0 held0=N29", "sell")

    assert told(apply(state, "N29")) == [(Happening.SOLD, "FM-sell-1")]
