"""Les cartes point d'interrogation, les sponsors et la case pactole."""

import pytest

from tests.games.footmania.table import apply, due, legal, parse_state, play, refused, told, word
from tifo.core.contract import CHANCE
from tifo.games.footmania import GAME
from tifo.games.footmania.components import CODE
from tifo.games.footmania.events import Happening
from tifo.games.footmania.state import Phase

DRAW = "seats=3 phase=draw_question turn=0"


@pytest.mark.clause("FM-q-1")
def test_stopping_on_a_question_mark_draws_a_card() -> None:
    assert due(play("phase=roll", "roll 2", "go M2")) == (Phase.DRAW_QUESTION, CHANCE)


@pytest.mark.clause("FM-q-1")
def test_a_question_mark_must_be_obeyed() -> None:
    state = play(f"{DRAW} held0=N01", "draw Q25")

    assert refused(state, "pass") == "FM-q-1"


@pytest.mark.clause("FM-q-1")
def test_a_used_question_mark_goes_under_the_pack() -> None:
    assert word(play(DRAW, "draw Q09"), "tail3") == "Q09"


@pytest.mark.clause("FM-q-2")
@pytest.mark.parametrize(
    ("card", "notes"), [("Q09", 6), ("Q10", 8), ("Q11", 10), ("Q12", 4), ("Q13", 12)]
)
def test_gains_come_from_the_bank(card: str, notes: int) -> None:
    before = parse_state(DRAW)
    state = play(DRAW, f"draw {card}")

    assert (state.cash[0], before.bank - state.bank) == (140 + notes, notes)


@pytest.mark.clause("FM-q-2", "FM-pact")
@pytest.mark.parametrize(
    ("card", "squad", "notes"),
    [
        ("Q18", "", 4),
        ("Q19", "", 6),
        ("Q20", "", 8),
        ("Q24", "", 5),
        ("Q21", "", 14),  # a tenth of 140
        ("Q22", "held0=N01.N03.N05", 3),
        ("Q22", "held0=N01.N03.N05.N07.N09.N11.N13.N15.N17.N19.N21.N23.N25", 12),
        ("Q25", "", 6),  # no man to sell
        ("Q26", "", 3),  # no sponsor to give back
    ],
)
def test_losses_go_to_the_pactole(card: str, squad: str, notes: int) -> None:
    state = play(f"{DRAW} {squad}", f"draw {card}")

    assert (state.cash[0], state.pactole) == (140 - notes, notes)


@pytest.mark.clause("FM-q-2")
def test_the_raffle_takes_from_every_other_coach() -> None:
    assert list(play(DRAW, "draw Q14").cash) == [142, 139, 139, 0]


@pytest.mark.clause("FM-q-2", "FM-trans-2")
def test_a_coach_without_money_sells_to_pay_for_the_raffle() -> None:
    state = play(f"{DRAW} cash=140,0,140 held1=N01", "draw Q14", "N01")

    assert list(state.cash)[:3] == [142, 3, 139]


@pytest.mark.clause("FM-q-2")
def test_the_scouts_turn_up_a_national_at_the_reduced_price() -> None:
    state = play(DRAW, "draw Q15", "draw N29")

    assert GAME.seen_by(state, 1).drawn == CODE.index("N29") + 1
    assert (play(state, "yes").cash[0], word(play(state, "pass"), "tail0")) == (132, "N29")


@pytest.mark.clause("FM-q-2")
def test_the_summer_camp_gives_a_plus_card() -> None:
    assert word(play(DRAW, "draw Q16", "draw plus F2"), "plus0") == "F2"


@pytest.mark.clause("FM-q-2")
def test_season_tickets_pay_for_the_internationals_that_are_shown() -> None:
    state = play(f"{DRAW} held0=N01.N46.N48", "draw Q17")

    assert (state.cash[0], word(state, "open0"), word(state, "held0")) == (144, "N46.N48", "N01")


@pytest.mark.clause("FM-q-2")
def test_season_tickets_pay_half_a_million_at_most() -> None:
    assert play(f"{DRAW} held0=N45.N46.N47.N48.N49.N50", "draw Q17").cash[0] == 150


@pytest.mark.clause("FM-q-2")
def test_after_a_breakdown_the_next_turn_is_missed() -> None:
    state = parse_state(f"{DRAW.replace('3', '2')} square=M2,C")
    apply(state, "draw Q23")
    for move in ("roll 1", "go M1"):
        apply(state, move)
    happened = told(apply(state, "pass"))

    assert (Happening.MISSED, "FM-q-1") in happened
    assert state.turn == 1


@pytest.mark.clause("FM-q-2", "FM-sell-1")
def test_a_failed_transfer_costs_a_man_or_money() -> None:
    state = play(f"{DRAW} held0=N01", "draw Q25")

    assert legal(state) == ["pay", "N01"]
    assert (play(state, "pay").pactole, play(state, "N01").cash[0]) == (6, 144)


@pytest.mark.clause("FM-q-2")
def test_a_bankrupt_sponsor_is_given_back() -> None:
    state = play(f"{DRAW} sponsors0=Q01.Q03", "draw Q26")

    assert legal(state) == ["Q01", "Q03"]
    assert word(play(state, "Q03"), "tail3") == "Q26.Q03"


# ------------------------------------------------------------------------------------ sponsors
@pytest.mark.clause("FM-spon-1")
def test_sponsors_lie_open() -> None:
    state = play(DRAW, "draw Q03")

    assert [list(GAME.seen_by(state, seat).question) for seat in (-2, 1, 2)] == [
        list(state.question)
    ] * 3
    assert word(state, "sponsors0") == "Q03"


@pytest.mark.clause("FM-spon-2")
@pytest.mark.parametrize(("stage", "start"), [("stage=1", "came=1"), ("stage=2 numbered=4", "")])
def test_a_matching_square_pays_the_sum_on_the_card(stage: str, start: str) -> None:
    state = play(f"{stage} phase=roll square=P1 {start} sponsors0=Q02", "roll 1")

    assert state.cash[0] == 140 + 6


@pytest.mark.clause("FM-spon-3")
@pytest.mark.parametrize("sponsors", ["", "sponsors0=Q04"])
def test_without_the_matching_card_nothing_is_paid(sponsors: str) -> None:
    assert play(f"phase=roll square=P1 came=1 {sponsors}", "roll 1").cash[0] == 140


@pytest.mark.clause("FM-spon-4")
@pytest.mark.parametrize(("card", "notes"), [("Q01", 6), ("Q04", 16)])
def test_the_bank_buys_a_sponsor_back_at_the_printed_price(card: str, notes: int) -> None:
    state = play(f"phase=market actor=0 sponsors0={card}", "sell", card)

    assert (state.cash[0], word(state, "tail3")) == (140 + notes, card)


@pytest.mark.clause("FM-spon-4")
@pytest.mark.parametrize(
    "start",
    [
        "phase=buy turn=0 actor=0 drawn=N29",
        "phase=auction turn=1 actor=0 drawn=N29 face_up=1 out_of_auction=2",
        "phase=scouted turn=0 actor=0 drawn=N29 face_up=1",
    ],
)
def test_a_sponsor_may_be_sold_whenever_the_coach_decides_about_money(start: str) -> None:
    assert play(f"{start} sponsors0=Q02", "Q02").cash[0] == 140 + 12


@pytest.mark.clause("FM-spon-5")
@pytest.mark.parametrize(("first", "second"), [("Q01", "Q02"), ("Q02", "Q01")])
def test_of_two_sponsors_of_a_kind_the_better_stays(first: str, second: str) -> None:
    state = play(f"{DRAW} sponsors0={first}", f"draw {second}")

    assert (word(state, "sponsors0"), word(state, "tail3")) == ("Q02", "Q01")


@pytest.mark.clause("FM-spon-5")
def test_a_coach_may_have_one_sponsor_of_each_kind() -> None:
    state = play(f"{DRAW} sponsors0=Q01.Q03.Q05", "draw Q07")

    assert word(state, "sponsors0") == "Q01.Q03.Q05.Q07"


# ----------------------------------------------------------------------------------- the pactole
@pytest.mark.clause("FM-pact")
@pytest.mark.parametrize(("stage", "start"), [("stage=1", "came=15"), ("stage=2 numbered=4", "")])
def test_who_stops_at_the_pactole_takes_it_all(stage: str, start: str) -> None:
    state = play(f"{stage} phase=roll square=P15 {start} pactole=21", "roll 1")

    assert (state.cash[0], state.pactole) == (161, 0)


@pytest.mark.clause("FM-pact")
def test_passing_the_pactole_takes_nothing() -> None:
    assert play("phase=roll square=P15 came=15 pactole=21", "roll 2").pactole == 21
