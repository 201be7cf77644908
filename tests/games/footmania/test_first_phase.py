"""Fin de la première phase, et la variante."""

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
from tifo.games.footmania.components import CODE, ROUNDS
from tifo.games.footmania.events import Happening
from tifo.games.footmania.state import Phase

MARKET = "seats=2 phase=market actor=0 next_turn=1"
TEN = YELLOWS.removesuffix(".N21")


@pytest.mark.clause("FM-end1-1")
def test_eleven_numbers_end_the_phase() -> None:
    state = play(f"{MARKET} held0={YELLOWS}", "show team")

    assert (state.stage, due(state)) == (2, (Phase.NUMBERING, CHANCE))


@pytest.mark.clause("FM-end1-1")
@pytest.mark.parametrize(
    "squad",
    [
        TEN,
        YELLOWS.replace("N01", "N56"),  # an all-rounder is no goalkeeper
        YELLOWS.replace("N21", "N14"),  # 7/11 would do, so this one is complete
        "E01.E03.E05.E07.N13.N15.N17.N19.N21.N11.N05",  # four foreigners
    ],
)
def test_anything_less_does_not(squad: str) -> None:
    complete = "N14" in squad

    assert refused(f"{MARKET} held0={squad}", "show team") == ("" if complete else "FM-end1-1")


@pytest.mark.clause("FM-end1-1")
def test_showing_may_be_delayed() -> None:
    state = parse_state(f"{MARKET} held0={YELLOWS} held1=N23")

    assert legal(state)[:2] == ["pass", "show team"]
    assert play(state, "pass").stage == 1


@pytest.mark.clause("FM-end1-1")
def test_a_team_may_be_shown_out_of_turn() -> None:
    state = parse_state(f"{MARKET} turn=1 held0={YELLOWS}")

    assert play(state, "show team").next_turn == 0


@pytest.mark.clause("FM-end1-1")
def test_who_has_just_bought_the_last_man_is_asked_before_the_others() -> None:
    start = f"seats=3 phase=buy turn=0 actor=0 drawn=N21 held0={TEN} held1={GREENS}"

    assert due(play(start, "yes")) == (Phase.MARKET, 0)


@pytest.mark.clause("FM-end1-1")
def test_who_has_just_outbid_the_others_is_asked_before_them() -> None:
    start = f"seats=3 phase=buy turn=0 actor=0 drawn=N21 held1={GREENS} held2={TEN}"
    state = play(start, "pass", "pass", "bid 200000")

    assert due(state) == (Phase.MARKET, 2)
    assert due(play(state, "pass")) == (Phase.MARKET, 1)


@pytest.mark.clause("FM-end1-1")
def test_whether_a_team_is_complete_is_its_coachs_secret() -> None:
    state = parse_state(f"{MARKET} held0={YELLOWS}")

    assert (GAME.seen_by(state, 0).complete[0], GAME.seen_by(state, 1).complete[0]) == (1, 0)


@pytest.mark.clause("FM-end1-2")
def test_the_team_is_shown_and_earns_two_million() -> None:
    state = play(f"{MARKET} held0={YELLOWS}.N23", "show team")
    seen = GAME.seen_by(state, 1)

    assert state.cash[0] == 140 + 40
    assert sum(1 for man in seen.man if man) == 11
    assert seen.man[CODE.index("N23")] != seen.man[CODE.index("N01")]


@pytest.mark.clause("FM-end1-2")
def test_the_bank_pays_the_prize() -> None:
    before = parse_state(f"{MARKET} held0={YELLOWS}")

    assert play(before, "show team").bank == before.bank - 40


@pytest.mark.clause("FM-var-1")
def test_in_the_variant_ten_numbers_earn_eight_hundred_thousand() -> None:
    state = parse_state(f"{MARKET} team=10 held0={TEN}")
    happened = told(apply(state, "show team"))

    assert (state.stage, state.cash[0]) == (2, 140 + 16)
    assert (Happening.COMPLETE, "FM-var-1") in happened


@pytest.mark.clause("FM-var-1")
def test_in_the_variant_nine_numbers_are_too_few() -> None:
    nine = TEN.removesuffix(".N19")

    assert refused(f"{MARKET} team=10 held0={nine}.N02", "show team") == "FM-end1-1"


def test_a_squad_that_loses_a_man_is_no_longer_complete() -> None:
    state = play(f"{MARKET} held0={YELLOWS}", "sell", "N01")

    assert refused(state, "show team") == "FM-end1-1"


def test_phase_one_ends_without_a_prize_when_nobody_can_finish() -> None:
    state = parse_state(f"seats=2 phase=stop turn=1 actor=1 square=C,M1 turns={2 * ROUNDS}")
    happened = told(apply(state, "pass"))

    assert (Happening.TIME_UP, "FM-end1-1") in happened
    assert (state.stage, list(state.cash)[:2]) == (2, [140, 140])


def test_who_showed_the_team_starts_the_championship() -> None:
    state = play(f"{MARKET} held0={YELLOWS}", "show team", "lot 1", "pass", "pass")

    assert (state.turn, due(state)) == (0, (Phase.ROLL, CHANCE))
    assert word(state, "seat_of").split(",")[:2] == ["1", "0"]
