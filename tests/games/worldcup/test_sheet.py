"""The score sheet: tables as they would stand now, the bracket, the results."""

from typing import Any

import pytest

from tests.games.worldcup.board import after_groups, parse_state, play
from tests.games.worldcup.test_tables import scored
from tifo.core.contract import NOBODY
from tifo.core.rng import generator
from tifo.games.worldcup import GAME
from tifo.games.worldcup.components import NATION
from tifo.games.worldcup.sheet import sheet
from tifo.games.worldcup.state import State
from tifo.testing.walk import walk


def of(state: State, seat: int = 0) -> Any:
    return sheet(GAME.seen_by(state, seat))


def lines(state: State, group: int = 0) -> dict[str, Any]:
    return {line["team"]: line for line in of(state)["groups"][group]["table"]}


@pytest.mark.clause("WC-II.4")
def test_a_table_stands_as_if_the_whistle_blew_now() -> None:
    table = lines(parse_state("cup=1930 phase=card 1L=AA 2L=3 2R=A"))

    assert {code: line["points"] for code, line in table.items()} == {
        "ARG": 4, "FRA": 3, "CHI": 3, "MEX": 2,
    }  # fmt: skip
    assert (table["ARG"]["for"], table["ARG"]["against"], table["ARG"]["place"]) == (3, 0, 1)


@pytest.mark.clause("WC-X.i", "WC-X.ii", "WC-X.iii")
@pytest.mark.parametrize(
    ("results", "reason", "clause"),
    [
        ("1-0 1-0 0-2 1-0 2-0", "head-to-head", "WC-X.i"),
        ("1-1 1-0 0-2 0-1 2-0", "difference", "WC-X.ii"),
        ("1-1 1-0 0-1 0-1 2-1", "goals", "WC-X.iii"),
    ],
)
@pytest.mark.parametrize("whistled", [False, True])
def test_a_tie_break_is_given_its_reason_and_its_clause(
    results: str, reason: str, clause: str, whistled: bool
) -> None:
    state = scored(**dict(zip(("m1", "m3", "m4", "m5", "m6"), results.split(), strict=True)))
    table = lines(play(state, "whistle") if whistled else state)

    for code in ("FRA", "SEN"):
        assert (table[code]["reason"], table[code]["clause"]) == (reason, clause)


@pytest.mark.clause("WC-X.iv")
def test_a_lot_is_announced_and_then_told() -> None:
    level = {"m1": "1-1", "m3": "1-0", "m4": "0-1", "m5": "0-1", "m6": "1-0"}
    state = play(scored(**level), "whistle")
    assert lines(state)["FRA"]["reason"] == "lot-due"
    assert not of(state)["groups"][0]["final"]

    drawn = play(state, "team SEN")

    assert [lines(drawn)[code]["reason"] for code in ("SEN", "FRA")] == ["lot", "lot"]
    assert [lines(drawn)[code]["place"] for code in ("SEN", "FRA")] == [1, 2]
    assert of(drawn)["groups"][0]["final"]


@pytest.mark.clause("WC-IX.1", "WC-IX.g.1")
def test_in_1930_a_replay_is_the_reason() -> None:
    due = parse_state("cup=1930 phase=card")
    assert {line["clause"] for line in lines(due).values()} == {"WC-IX.1"}

    done = parse_state(
        "cup=1930 round=semi_finals phase=card 16L=CHI 16R=PAR 17L=URU 17R=BRA "
        "g13=1-0 g14=0-0 g15=1-0 d14=0-1 replays=14x1 place=USA1.BEL2 on=16-17"
    )

    assert lines(done, 3)["PAR"]["reason"] == lines(done, 3)["USA"]["reason"] == "replay"
    assert (lines(done, 3)["PAR"]["place"], lines(done, 3)["USA"]["place"]) == (1, 2)


def test_a_team_that_nobody_equals_needs_no_reason() -> None:
    state = after_groups("2002", "seats=5", gA="SEN FRA URU DEN")

    assert [line["reason"] for line in lines(state).values()] == [None] * 4
    assert [line["through"] for line in lines(state).values()] == [True, True, False, False]


@pytest.mark.clause("WC-III.b.1")
def test_the_bracket_says_who_plays_or_where_he_comes_from() -> None:
    before = of(parse_state("cup=2002 phase=card"))["bracket"]
    after = of(after_groups("2002", "seats=5", gE="GER IRL CMR KSA"))["bracket"]

    assert before[0]["matches"][0]["left"] == {"source": "1E", "team": None}
    assert after[0]["matches"][0]["left"] == {"source": "1E", "team": "GER"}
    assert after[1]["matches"][1]["left"] == {"source": "W49", "team": None}


@pytest.mark.clause("WC-XI.l.1")
def test_the_quarter_finals_have_letters_and_the_other_rounds_numbers() -> None:
    names = [[tie["name"] for tie in part["matches"]] for part in of(
        parse_state("cup=2002 phase=card")
    )["bracket"]]  # fmt: skip

    assert names == [list("12345678"), list("WXYZ"), ["1", "2"], ["1", "2"]]


def test_results_say_what_decided_a_match() -> None:
    state = parse_state(
        "cup=2002 seats=4 round=final phase=over 63L=BEL 63R=GER 64L=SEN 64R=RSA g61=1-1 d61=4-5 "
        "61L=SEN 61R=BEL 62L=GER 62R=RSA g62=0-1 g63=0-2 g64=0-1 winner=------------RRRR"
    )
    results = {result["match"]: result for result in of(state)["results"]}

    assert (results[61]["goals"], results[61]["decider"]) == ([1, 1], [4, 5])
    assert (results[61]["decided_by"], results[61]["winner"]) == ("shoot-out", "BEL")
    assert (results[62]["decided_by"], results[63]["round"]) == (None, "third_place")


def test_the_sheet_is_the_same_for_everybody_but_where_my_own_cards_could_go() -> None:
    state = parse_state("cup=1930 phase=card hand0=A.D.F hand1=P.P.P 1L=A")
    mine, theirs, watching = of(state, 0), of(state, 1), of(state, NOBODY)

    assert sorted(mine["targets"]) == ["A", "D", "F"]
    assert {**mine, "targets": {}} == theirs == watching


@pytest.mark.parametrize(
    "given", [{"cup": "1930", "seats": "4"}, {"cup": "2002", "seats": "9", "dice": "off"}]
)
def test_at_any_ply_the_sheet_agrees_with_the_state(given: dict[str, str]) -> None:
    for moment in walk(GAME, GAME.read_options(given), generator(5)):
        if moment.ply % 7 == 0:
            tables = of(moment.state)
            for group in tables["groups"]:
                places = [line["place"] for line in group["table"]]
                assert places == sorted(places)
                assert places[0] == 1
                if group["final"]:
                    codes = [line["team"] for line in group["table"]]
                    kept = [moment.state.place[NATION.index(code)] + 1 for code in codes]
                    assert kept == places


def on(state: State, match: int) -> Any:
    return next(one for one in of(state)["on"] if one["match"] == match)["rows"]


def test_a_row_tells_its_tokens_from_the_arrow_outward() -> None:
    left, right = on(parse_state("cup=1930 phase=card 2L=A-21 2R=D"), 2)

    assert (left["team"], left["tokens"], left["squares"]) == ("ARG", ["A", "-2", "1"], 4)
    assert (left["goals"], left["half"], left["exposed"]) == (1, True, True)
    assert (right["tokens"], right["exposed"]) == (["D"], False)


def test_only_matches_that_are_on_show_their_rows() -> None:
    state = parse_state(
        "cup=1930 phase=card round=semi_finals 16L=ARG:A 16R=USA: 17L=URU: 17R=YUG:"
    )

    assert [(one["match"], one["group"]) for one in of(state)["on"]] == [(16, None), (17, None)]


def test_the_sheet_shows_where_each_card_in_hand_could_go() -> None:
    state = parse_state("cup=1930 seats=2 phase=card turn=0 hand0=A.F.O 1L=11 1R=A 2R=-1")

    found = of(state)["targets"]

    assert found["F"] == {"place": [], "cancel": ["1L"]}
    assert found["O"]["cancel"] == ["1L", "1R"]
    assert "1L" not in found["A"]["place"]
    assert of(state, seat=1)["targets"] == of(state, seat=NOBODY)["targets"] == {}
