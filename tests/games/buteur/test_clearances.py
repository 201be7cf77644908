"""Rule 6: dégagements."""

import pytest

from tests.games.buteur.pitch import apply, ball, due, legal, parse_state, play, refused, told
from tifo.core.contract import CHANCE
from tifo.games.buteur.events import Happening
from tifo.games.buteur.state import Phase

GOAL_KICK = "phase=goal_kick turn=1 ball=2,13"


@pytest.mark.clause("BU-6.1", "BU-4.1")
@pytest.mark.parametrize("where", [GOAL_KICK, "phase=clear_ball turn=1 ball=4,13"])
def test_an_attacker_or_a_keeper_clears(where: str) -> None:
    cards = {move.split()[0] for move in legal(f"{where} hand1=A09.F1.G3.CR.P")}

    assert cards == {"A09", "G3"}


@pytest.mark.clause("BU-6.1")
@pytest.mark.parametrize("where", [GOAL_KICK, "phase=clear_ball turn=1 ball=4,13"])
@pytest.mark.parametrize("move", ["F1 F", "CR", "P"])
def test_d10_d43_nothing_else_clears(where: str, move: str) -> None:
    assert refused(f"{where} hand1=A09.F1.G3.CR.P", move) == "BU-6.1"


@pytest.mark.clause("BU-6.1")
def test_a_keeper_that_clears_moves_the_ball_by_its_arrows() -> None:
    assert ball(play("phase=clear_ball turn=1 ball=4,13 hand1=G2", "G2 L")) == (7, 10)


@pytest.mark.clause("BU-6.2")
@pytest.mark.parametrize(("turn", "square", "seat"), [(0, "1,12", 1), (1, "8,1", 0)])
def test_beside_the_goal_the_next_player_clears(turn: int, square: str, seat: int) -> None:
    state = play(f"phase=open_play turn={turn} ball={square} hand{turn}=A09", "A09 F")

    assert due(state) == (Phase.GOAL_KICK, seat)


@pytest.mark.clause("BU-6.2")
def test_the_report_says_that_the_ball_went_wide() -> None:
    state = parse_state("phase=open_play turn=0 ball=1,12 hand0=A09")

    assert (Happening.OUT_WIDE, "BU-6.2") in told(apply(state, "A09 F"))


@pytest.mark.clause("BU-6.3")
@pytest.mark.parametrize(
    ("column", "move", "square"),
    [(0, "A33 F", (2, 8)), (3, "A33 F 2", (1, 8)), (6, "A33 F", (7, 8)), (9, "A33 F 2", (8, 8))],
)
def test_d9_the_ball_starts_from_two_squares_on_the_side_where_it_went_out(
    column: int, move: str, square: tuple[int, int]
) -> None:
    state = play(
        f"phase=open_play turn=0 ball={column},12 hand0=A09 hand1=A33",
        "A09 F",
        move,
    )

    assert ball(state) == square


@pytest.mark.clause("BU-6.3")
def test_at_the_other_end_the_squares_lie_on_the_other_goal_line() -> None:
    state = play("phase=open_play turn=1 ball=9,1 hand0=A33 hand1=A09", "A09 F", "A33 F 2")

    assert ball(state) == (8, 5)


@pytest.mark.clause("BU-6.1")
@pytest.mark.parametrize("where", [GOAL_KICK, "phase=clear_ball turn=1 ball=4,13"])
def test_d4_without_a_card_to_clear_with_one_is_exchanged(where: str) -> None:
    start = f"{where} hand1=F1.F1.CR.P hand0=A01"

    assert legal(start) == ["F1 shed", "CR shed", "P shed"]
    assert due(play(start, "F1 shed")) == (Phase.REDRAW, CHANCE)
    assert due(play(start, "F1 shed", "show A09"))[0] == parse_state(where).phase


@pytest.mark.clause("BU-6.1")
@pytest.mark.parametrize("where", [GOAL_KICK, "phase=clear_ball turn=1 ball=4,13"])
def test_d4_with_nothing_left_to_draw_the_others_go_on(where: str) -> None:
    start = f"{where} hand1=F1.F1.CR.P hand0=A01 pile="

    assert legal(start) == ["pass"]
    assert due(play(start, "pass")) == (Phase.OPEN_PLAY, 0)
