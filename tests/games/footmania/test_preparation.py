"""Préparation, départ et déplacement."""

import pytest

from tests.games.footmania.table import due, legal, parse_state, play, refused, word
from tifo.core.contract import CHANCE
from tifo.games.footmania import GAME
from tifo.games.footmania.components import (
    CODE,
    EURO_PACK,
    FOREIGN_PACK,
    NATIONAL_PACK,
    PLUS_PACK,
    QUESTION_PACK,
)
from tifo.games.footmania.state import Phase, State


def packs(state_text: str) -> list[int]:
    return [pack.rest for pack in parse_state(state_text).pack]


@pytest.mark.clause("FM-prep-1")
def test_nationals_and_internationals_lie_together_and_foreigners_apart() -> None:
    state = parse_state("phase=draw_man turn=0")
    foreign = parse_state("phase=draw_man turn=0 draw_from=1")

    assert {code[0] for code in (move.split()[-1] for move in legal(state))} == {"N"}
    assert {code[0] for code in (move.split()[-1] for move in legal(foreign))} == {"E"}
    assert "draw N45" in legal(state)  # an international


@pytest.mark.clause("FM-prep-1", "FM-prep-2")
def test_six_decks_lie_in_five_packs() -> None:
    rest = packs("")

    assert rest[NATIONAL_PACK] + rest[FOREIGN_PACK] == len(CODE)
    assert (rest[PLUS_PACK], rest[QUESTION_PACK], rest[EURO_PACK]) == (30, 26, 20)


@pytest.mark.clause("FM-prep-3")
@pytest.mark.parametrize("seats", ["2", "3", "4"])
def test_every_coach_starts_with_seven_million(seats: str) -> None:
    state = GAME.new_state(GAME.read_options({"seats": seats}))

    assert [50_000 * notes for notes in list(state.cash)[: int(seats)]] == [7_000_000] * int(seats)


@pytest.mark.clause("FM-prep-1", "FM-prep-2", "FM-prep-3")
@pytest.mark.parametrize("seats", ["2", "3", "4"])
def test_a_match_begins_alike_whatever_was_on_the_table(seats: str) -> None:
    options = GAME.read_options({"seats": seats})
    fresh = GAME.new_state(options)
    used = State.frombytes(b"\x01" * len(fresh.tobytes()))
    GAME.rules.new_state(used, options)

    assert used.asdict() == fresh.asdict()


@pytest.mark.clause("FM-move-1")
def test_all_pawns_start_from_the_centre() -> None:
    state = play("", "lot 2")

    assert due(state) == (Phase.ROLL, CHANCE)
    assert state.turn == 2
    assert set(state.square) == {parse_state("square=C").square[0]}


@pytest.mark.clause("FM-move-2")
def test_a_pawn_leaves_the_centre_either_way_by_the_exact_count() -> None:
    assert legal(play("phase=roll", "roll 3")) == ["go M3", "go M7"]


@pytest.mark.clause("FM-move-2")
def test_the_way_must_be_chosen() -> None:
    assert refused(play("phase=roll", "roll 3"), "pass") == "FM-move-2"


@pytest.mark.clause("FM-move-3")
def test_a_pawn_does_not_step_back_where_it_came_from() -> None:
    state = play("phase=roll square=P2 came=2", "roll 1")  # it came from P1

    assert word(state, "square").split(",")[0] == "P3"


@pytest.mark.clause("FM-move-3")
def test_a_pawn_keeps_its_heading_across_turns() -> None:
    state = play("seats=2 phase=roll square=P10 came=10", "roll 1", "roll 1", "go M1", "pass")
    again = play(state, "roll 1")

    assert word(again, "square").split(",")[0] == "P12"


@pytest.mark.clause("FM-move-3")
def test_the_square_just_left_is_no_way() -> None:
    state = play("phase=roll square=P8 came=8", "roll 1")  # at a junction, from P7

    assert refused(state, "go P7") == "FM-move-3"


@pytest.mark.clause("FM-move-4")
def test_a_pawn_may_turn_off_at_a_junction() -> None:
    state = play("phase=roll square=P7 came=7", "roll 2")

    assert legal(state) == ["go P9", "go M4"]


@pytest.mark.clause("FM-move-4")
def test_two_junctions_in_one_roll_give_four_ways() -> None:
    assert legal(play("phase=roll", "roll 6")) == ["go P7", "go P9", "go P23", "go P25"]
