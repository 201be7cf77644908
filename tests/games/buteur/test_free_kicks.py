"""Rule 5: cartes de coup franc."""

import pytest

from tests.games.buteur.pitch import ball, due, legal, parse_state, play, refused
from tifo.games.buteur.state import Phase

FREE_KICK = "phase=open_play turn=0 ball=4,5 hand0=A02.F1.P"


@pytest.mark.clause("BU-5.1")
def test_a_free_kick_is_played_in_the_open() -> None:
    assert "F1 F" in legal(FREE_KICK)


@pytest.mark.clause("BU-5.1")
def test_d11_a_free_kick_may_follow_a_throw_in() -> None:
    state = play("phase=throw_in turn=0 ball=0,5 hand0=A02.F1", "throw E")

    assert "F1 F" in legal(state)


@pytest.mark.clause("BU-5.1")
@pytest.mark.parametrize(
    "square", ["2,11", "7,11", "2,13", "7,13", "2,2", "7,2", "2,0", "7,0", "4,12", "4,1"]
)
def test_v4_not_with_the_ball_in_a_penalty_area_whosever_it_is(square: str) -> None:
    assert refused(f"phase=open_play turn=0 ball={square} hand0=A02.F1", "F1 F") == "BU-5.1"


@pytest.mark.clause("BU-5.1")
@pytest.mark.parametrize("square", ["1,11", "8,11", "4,10", "4,3"])
def test_beside_the_penalty_area_it_may_be_played(square: str) -> None:
    assert refused(f"phase=open_play turn=0 ball={square} hand0=A02.F1", "F1 F") == ""


@pytest.mark.clause("BU-5.2")
def test_the_dotted_lines_are_a_choice() -> None:
    assert [move for move in legal(FREE_KICK) if move.startswith("F1")] == ["F1 L", "F1 F", "F1 R"]


@pytest.mark.clause("BU-5.2")
@pytest.mark.parametrize(("move", "square"), [("F3 L", (1, 8)), ("F3 F", (4, 6)), ("F3 R", (7, 8))])
def test_the_ball_follows_the_line_that_was_chosen(move: str, square: tuple[int, int]) -> None:
    assert ball(play("phase=open_play turn=0 ball=4,5 hand0=A02.F3", move)) == square


@pytest.mark.clause("BU-5.3")
def test_an_attacker_must_follow_at_once() -> None:
    state = play(FREE_KICK, "F1 F")

    assert due(state) == (Phase.FOLLOW_UP, 0)
    assert legal(state) == ["A02 L", "A02 F", "A02 R"]


@pytest.mark.clause("BU-5.3")
@pytest.mark.parametrize("move", ["F2 F", "G1 F", "P", "CR"])
def test_nothing_else_may_follow(move: str) -> None:
    state = play(FREE_KICK.replace("A02", "A02.F2.G1.CR"), "F1 F")

    assert refused(state, move) == "BU-5.3"


@pytest.mark.clause("BU-5.3")
def test_the_ball_moves_by_the_sum_of_both_cards() -> None:
    assert ball(play(FREE_KICK, "F1 F", "A02 L")) == (3, 5 + 2 + 1)


@pytest.mark.clause("BU-5.3")
def test_d13_without_an_attacker_there_is_no_free_kick() -> None:
    assert refused("phase=open_play turn=0 ball=4,5 hand0=F1.G1", "F1 F") == "BU-5.3"


@pytest.mark.clause("BU-5.3")
@pytest.mark.parametrize(("square", "move"), [("1,5", "F1 L"), ("1,13", "F1 F"), ("9,5", "F1 R")])
def test_d14_d43_a_free_kick_may_not_leave_the_pitch(square: str, move: str) -> None:
    assert refused(f"phase=open_play turn=0 ball={square} hand0=A02.F1", move) == "BU-5.3"


@pytest.mark.clause("BU-5.3")
def test_d22_free_kicks_that_cannot_be_played_are_given_up() -> None:
    assert legal("phase=open_play turn=0 ball=4,5 hand0=F1.G1") == ["F1 shed", "G1 shed"]


@pytest.mark.clause("BU-5.4")
def test_a_penalty_may_follow_when_the_ball_is_then_in_the_penalty_area() -> None:
    state = play("phase=open_play turn=0 ball=4,6 hand0=A02.F1.P", "F1 F", "A02 F")

    assert (ball(state), due(state)) == ((4, 11), (Phase.PENALTY_OFFER, 0))
    assert legal(state) == ["P", "pass"]


@pytest.mark.clause("BU-5.4", "BU-5.3")
def test_a_penalty_does_not_follow_before_the_attacker() -> None:
    state = play("phase=open_play turn=0 ball=4,10 hand0=A02.F1.P", "F1 F")

    assert due(state) == (Phase.FOLLOW_UP, 0)


@pytest.mark.clause("BU-5.5")
def test_the_hand_is_refilled_by_the_number_of_cards_used() -> None:
    full = "hand0=A02.A03.A04.A05.A06.A07.F1.P hand1=A13.A14.A15.A16.A17.A18.A19.A20"

    state = play(f"phase=open_play turn=0 ball=4,6 {full}", "F1 F", "A02 F", "P", "show A25")

    assert [state.hand[seat].count for seat in (0, 1)] == [8, 8]
    assert (state.discard_count, state.pile_count) == (3, 55 - 16 - 3)


@pytest.mark.clause("BU-5.5")
def test_nothing_is_drawn_between_the_two_cards() -> None:
    state = parse_state(FREE_KICK)

    assert play(state, "F1 F").pile_count == state.pile_count


@pytest.mark.clause("BU-5.6")
@pytest.mark.parametrize(("square", "move"), [("1,11", "F3 R"), ("8,11", "F3 L")])
def test_a_free_kick_that_scores_needs_no_attacker(square: str, move: str) -> None:
    start = f"phase=open_play turn=0 ball={square} hand0=F3.G1"

    assert legal(start) == [move]
    assert due(play(start, move)) == (Phase.SAVE, 1)


@pytest.mark.clause("BU-1.1", "BU-5.6")
@pytest.mark.parametrize("square", ["1,11", "8,11"])
@pytest.mark.parametrize("move", ["G1 shed", "F3 shed", "pass"])
def test_d23_a_free_kick_that_scores_must_be_played(square: str, move: str) -> None:
    assert refused(f"phase=open_play turn=0 ball={square} hand0=F3.G1", move) == "BU-1.1"
