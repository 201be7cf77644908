"""The sheet: what the board is told of squads, ways, bids, deals and matches."""

import json
from itertools import islice
from typing import Any

import pytest

from tifo.core.contract import NOBODY
from tifo.core.rng import generator
from tifo.games.footmania import GAME
from tifo.games.footmania.notation import parse_move, parse_state
from tifo.server.wire import encode
from tifo.testing.walk import walk


def told(state: str, seat: int) -> dict[str, Any]:
    """The sheet of a seat, as it travels."""
    sheet = GAME.sheet
    assert sheet is not None
    found: dict[str, Any] = json.loads(encode(sheet(GAME.seen_by(parse_state(state), seat))))
    return found


def parts(state: str, *moves: str) -> list[tuple[str, ...]]:
    """The steps of moves in a position."""
    position = parse_state(state)
    seen = GAME.seen_by(position, position.actor)
    return [GAME.words.steps(seen, parse_move(move)) for move in moves]


@pytest.mark.parametrize("seats", ["2", "4"])
def test_every_position_has_a_sheet_for_everybody_and_asking_changes_nothing(seats: str) -> None:
    options = GAME.read_options({"seats": seats})
    for moment in islice(walk(GAME, options, generator(3), thumb=True), 0, None, 23):
        for seat in (NOBODY, 0, 1):
            seen = GAME.seen_by(moment.state, seat)
            before = seen.tobytes()
            assert GAME.sheet is not None
            encode(GAME.sheet(seen))

            assert seen.tobytes() == before


def test_a_squad_is_told_to_its_coach_alone() -> None:
    state = "phase=stop turn=0 actor=0 held0=N01.N23 held1=N24"

    mine, theirs, nobody = (told(state, seat) for seat in (0, 1, NOBODY))

    assert mine["squad"]["men"] == ["N01", "N23"]
    assert theirs["squad"]["men"] == ["N24"]
    assert nobody["squad"] is None


def test_the_gaps_are_the_numbers_that_nobody_can_wear() -> None:
    squad = told("phase=stop turn=0 actor=0 held0=N01.N03.N05", 0)["squad"]

    assert squad["gaps"] == [4, 5, 6, 7, 8, 9, 10, 11]
    assert squad["eleven"][:3] == ["N01", "N03", "N05"]


def test_only_cards_that_lie_open_can_be_asked_for() -> None:
    state = "seats=2 phase=giving turn=0 actor=0 offer_to=1 held0=N01 held1=N24 open1=N30"

    market = told(state, 0)["market"]

    assert market["partners"][0]["asks"] == ["N30"]
    assert market["partners"][0]["unseen"] is True
    assert "N24" not in json.dumps(market["suggestions"])


def test_a_suggestion_is_a_legal_offer_that_helps() -> None:
    state = "seats=2 phase=giving turn=0 actor=0 offer_to=1 held0=N01.N02 open1=N30"

    best = told(state, 0)["market"]["suggestions"][0]

    assert best["ask"] == ["N30"]
    assert best["after"] > best["before"]


def test_a_coach_without_money_or_a_man_to_spare_gets_no_suggestion() -> None:
    state = "seats=2 phase=giving turn=0 actor=0 offer_to=1 cash=0,140 held0=N01 open1=N30"

    assert told(state, 0)["market"]["suggestions"] == []


def test_a_deal_is_balanced_by_what_the_bank_would_pay() -> None:
    state = "seats=2 phase=money turn=0 actor=0 offer_to=1 open0=N01 open1=N30 give=N01 ask=N30"

    deal = told(state, 0)["deal"]

    assert (deal["goes"], deal["comes"]) == (200_000, 500_000)
    assert deal["balance"] == "give 300000"
    assert deal["after"] - deal["before"] == 4 - 2


def test_both_coaches_of_a_deal_see_it_from_their_side() -> None:
    state = (
        "seats=2 phase=answer turn=0 actor=1 offer_to=1 open0=N01 open1=N30 give=N01 ask=N30 sum=6"
    )

    deal = told(state, 1)["deal"]

    assert (deal["goes"], deal["comes"]) == (500_000, 500_000)


def test_the_ways_of_a_roll_are_told_square_by_square() -> None:
    ways = told("phase=way turn=0 actor=0 die=2 square=C,C,C,C", 0)["ways"]

    assert {goal: way["path"] for goal, way in ways.items()} == {
        "M2": ["C", "M1", "M2"],
        "M6": ["C", "M5", "M6"],
    }


def test_a_line_up_at_work_is_hidden_from_the_other_side() -> None:
    state = (
        "seats=2 stage=2 phase=line_up actor=0 home=0 away=1 numbered=2 seat_of=0,1,0,0"
        " held0=N01.N23 held1=N24 line_up0=N23.-.-.-.-.-.-.-.-.-.- line_up1=N24.-.-.-.-.-.-.-.-.-.-"
    )

    mine, theirs = told(state, 0)["match"], told(state, 1)["match"]

    assert [side["eleven"] is not None for side in mine["sides"]] == [True, False]
    assert [side["eleven"] is not None for side in theirs["sides"]] == [False, True]
    assert mine["fits"]["N01"] == [1]
    assert "fits" not in theirs


def test_long_lists_of_moves_are_chosen_part_after_part() -> None:
    auction = "phase=auction turn=1 actor=0 drawn=N24 face_up=1 out_of_auction=2 held0=N01"

    assert parts(auction, "bid 500000", "bid 550000", "N01", "pass") == [
        ("bid",), ("raise", "sum 550000"), ("sell", "item N01"), ("pass",),
    ]  # fmt: skip
    assert parts("seats=2 phase=asking actor=0 offer_to=1 held1=N24", "no 9") == [
        ("any", "wanted 9")
    ]
    assert parts("seats=2 phase=money actor=0 offer_to=1", "give 50000", "get 50000", "even") == [
        ("give", "sum 50000"), ("get", "sum 50000"), ("even",),
    ]  # fmt: skip
