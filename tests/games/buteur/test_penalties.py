"""Rule 9: carte de penalty."""

import pytest

from tests.games.buteur.pitch import apply, ball, due, legal, parse_state, play, refused, told
from tifo.core.contract import CHANCE
from tifo.games.buteur.chance import total_odds
from tifo.games.buteur.events import Happening
from tifo.games.buteur.state import Phase

OFFER = "phase=penalty_offer turn=0 ball=4,12 hand0=A01.P"
CUT = "phase=penalty_cut turn=0 ball=4,12"


@pytest.mark.clause("BU-9.1")
def test_d20_a_penalty_may_follow_the_card_that_brought_the_ball_into_the_area() -> None:
    state = play("phase=open_play turn=0 ball=4,8 hand0=A02.P", "A02 F")

    assert due(state) == (Phase.PENALTY_OFFER, 0)
    assert legal(state) == ["P", "pass"]


@pytest.mark.clause("BU-9.1")
@pytest.mark.parametrize(
    ("square", "asked"),
    [("2,8", True), ("7,10", True), ("1,8", False), ("8,8", False), ("4,7", False)],
)
def test_the_area_ends_at_its_lines(square: str, asked: bool) -> None:
    state = play(f"phase=open_play turn=0 ball={square} hand0=A02.P", "A02 F")

    assert (state.phase == Phase.PENALTY_OFFER) == asked


@pytest.mark.clause("BU-9.1")
def test_d20_or_be_the_whole_turn_if_the_ball_lies_there_already() -> None:
    assert "P" in legal("phase=open_play turn=0 ball=4,12 hand0=A01.P")


@pytest.mark.clause("BU-9.1")
@pytest.mark.parametrize(("turn", "square"), [(0, "4,1"), (1, "4,12"), (0, "4,6"), (0, "1,12")])
def test_the_own_area_and_the_open_pitch_give_no_penalty(turn: int, square: str) -> None:
    assert refused(f"phase=open_play turn={turn} ball={square} hand{turn}=A01.P", "P") == "BU-9.1"


@pytest.mark.clause("BU-9.1", "BU-13.4")
def test_the_area_changes_with_the_ends() -> None:
    assert "P" in legal("half=2 phase=open_play turn=0 ball=4,1 hand0=A01.P")


@pytest.mark.clause("BU-9.1")
def test_a_penalty_may_be_left_alone() -> None:
    assert due(play(OFFER, "pass")) == (Phase.OPEN_PLAY, 1)


@pytest.mark.clause("BU-1.1")
def test_after_the_card_of_the_turn_only_the_penalty_may_follow() -> None:
    assert refused(OFFER, "A01 F") == "BU-1.1"


@pytest.mark.clause("BU-9.2")
def test_the_card_is_laid_down_and_the_pile_is_cut_at_once() -> None:
    state = play(OFFER, "P")

    assert due(state) == (Phase.PENALTY_CUT, CHANCE)
    assert total_odds(state) == state.pile_count


@pytest.mark.clause("BU-9.2")
@pytest.mark.parametrize(("seats", "turn", "cutter"), [(2, 0, 1), (2, 1, 0), (3, 2, 2), (4, 3, 0)])
def test_the_opponent_cuts(seats: int, turn: int, cutter: int) -> None:
    state = parse_state(f"seats={seats} phase=penalty_cut turn={turn} ball=4,12")

    assert apply(state, "show A25")[0].seat == cutter


@pytest.mark.clause("BU-9.2")
def test_d18_the_cut_card_stays_in_the_pile() -> None:
    before = parse_state(CUT)
    state = before.copy()

    apply(state, "show A25")

    assert state.pile == before.pile


@pytest.mark.clause("BU-9.3", "BU-9.4")
@pytest.mark.parametrize(
    ("card", "goals"),
    [("A01", 0), ("A12", 0), ("A13", 1), ("A25", 1), ("F1", 1), ("G1", 1), ("CR", 1)],
)
def test_v3_a_hand_saves_and_everything_else_scores(card: str, goals: int) -> None:
    assert play(CUT, f"show {card}").goals == [goals, 0]


@pytest.mark.clause("BU-9.3")
def test_after_a_save_the_next_player_chooses_a_square_and_clears() -> None:
    state = play(CUT, "show A01")

    assert due(state) == (Phase.PLACE_BALL, 1)
    assert ball(play(state, "place 2")) == (4, 13)


@pytest.mark.clause("BU-9.3")
def test_the_report_cites_the_penalty() -> None:
    state = play(CUT, "show A01")

    assert told(apply(state, "place 2")) == [(Happening.BALL_MOVED, "BU-9.3")]


@pytest.mark.clause("BU-9.3")
def test_a_corner_before_it_does_not_change_the_report() -> None:
    state = play(f"{OFFER} flag=2", "P", "show A02")

    assert told(apply(state, "place 2")) == [(Happening.BALL_MOVED, "BU-9.3")]


@pytest.mark.clause("BU-9.4")
def test_after_a_goal_the_others_kick_off_from_the_centre() -> None:
    state = play(CUT, "show A25")

    assert (ball(state), due(state)) == ((4, 6), (Phase.KICK_OFF, 1))
