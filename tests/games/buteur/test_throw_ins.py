"""Rule 10: remises en jeu."""

import pytest

from tests.games.buteur.pitch import apply, ball, due, legal, parse_state, play, refused, told
from tifo.games.buteur.events import Happening
from tifo.games.buteur.state import Phase


@pytest.mark.clause("BU-10.1")
@pytest.mark.parametrize(("square", "move"), [("1,5", "A01 L"), ("8,5", "A01 R")])
def test_over_the_touchline_the_next_player_throws_in(square: str, move: str) -> None:
    state = play(f"phase=open_play turn=0 ball={square} hand0=A01", move)

    assert due(state) == (Phase.THROW_IN, 1)


@pytest.mark.clause("BU-10.1")
def test_the_report_says_that_the_ball_is_in_touch() -> None:
    state = parse_state("phase=open_play turn=0 ball=1,5 hand0=A01")

    assert (Happening.OUT_IN_TOUCH, "BU-10.1") in told(apply(state, "A01 L"))


@pytest.mark.clause("BU-10.2")
@pytest.mark.parametrize(
    ("way", "square"),
    [
        ("SW", (3, 4)), ("S", (4, 4)), ("SE", (5, 4)), ("W", (3, 5)),
        ("E", (5, 5)), ("NW", (3, 6)), ("N", (4, 6)), ("NE", (5, 6)),
    ],
)  # fmt: skip
def test_the_ball_is_thrown_one_square_in_any_direction(way: str, square: tuple[int, int]) -> None:
    assert ball(play("phase=throw_in turn=0 ball=4,5 hand0=A01", f"throw {way}")) == square


@pytest.mark.clause("BU-10.2")
def test_d31_the_throw_stays_on_the_pitch() -> None:
    assert legal("phase=throw_in turn=0 ball=0,5 hand0=A01") == [
        "throw S", "throw SE", "throw E", "throw N", "throw NE",
    ]  # fmt: skip
    assert legal("phase=throw_in turn=0 ball=9,13 hand0=A01") == ["throw SW", "throw S", "throw W"]


@pytest.mark.clause("BU-10.2")
@pytest.mark.parametrize("move", ["throw W", "A01 F", "pass"])
def test_the_throw_comes_first(move: str) -> None:
    assert refused("phase=throw_in turn=0 ball=0,5 hand0=A01", move) == "BU-10.2"


@pytest.mark.clause("BU-10.2")
def test_then_the_same_coach_plays_a_card_as_usual() -> None:
    state = play("phase=throw_in turn=0 ball=0,5 hand0=A01.F1.G1", "throw E")

    assert due(state) == (Phase.OPEN_PLAY, 0)
    assert {move.split()[0] for move in legal(state)} == {"A01", "F1"}


@pytest.mark.clause("BU-10.2")
def test_d32_the_ball_may_be_thrown_on_to_their_goal_line() -> None:
    assert ball(play("phase=throw_in turn=0 ball=0,12 hand0=A01", "throw N")) == (0, 13)


@pytest.mark.clause("BU-10.2")
def test_d41_whether_a_card_can_be_played_is_asked_after_the_throw() -> None:
    start = "phase=throw_in turn=0 ball=0,11 hand0=F3.G1"

    assert legal(play(start, "throw E")) == ["F3 R"]
    assert legal(play(start, "throw S")) == ["F3 shed", "G1 shed"]


@pytest.mark.clause("BU-10.3")
@pytest.mark.parametrize(
    ("square", "move", "last"),
    [("2,5", "A07 L", (0, 7)), ("7,5", "A07 R", (9, 7)), ("0,5", "A07 L", (0, 5))],
)
def test_v7_d6_a_diagonal_leaves_from_its_last_square(
    square: str, move: str, last: tuple[int, int]
) -> None:
    start = f"phase=open_play turn=0 ball={square} hand0=A07 hand1=A01"

    state = play(start, move)

    assert (due(state), ball(state)) == ((Phase.THROW_IN, 1), last)
    assert due(play(state, "throw S", "A01 F")) == (Phase.OPEN_PLAY, 0)


@pytest.mark.clause("BU-10.4")
@pytest.mark.parametrize(
    ("turn", "square", "move", "corner"),
    [
        (0, "1,12", "A07 L", (0, 13)),
        (0, "8,12", "A07 R", (9, 13)),
        (1, "1,1", "A07 R", (0, 0)),
        (1, "8,1", "A07 L", (9, 0)),
    ],
)
def test_d8_a_diagonal_through_the_corner_is_thrown_in_from_the_corner_square(
    turn: int, square: str, move: str, corner: tuple[int, int]
) -> None:
    state = play(f"phase=open_play turn={turn} ball={square} hand{turn}=A07", move)

    assert (state.phase, ball(state)) == (Phase.THROW_IN, corner)
