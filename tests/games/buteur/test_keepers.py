"""Rule 7: carte de gardien de but."""

import pytest

from tests.games.buteur.pitch import apply, ball, due, legal, parse_state, play, refused, told
from tifo.games.buteur.events import Happening
from tifo.games.buteur.state import Phase

IN_THE_NET = "phase=save turn=1 ball=4,14 hand0=A01 hand1=A09.F1.G2.CR.P"


@pytest.mark.clause("BU-7.1", "BU-11.3")
def test_a_goal_does_not_count_before_the_next_player_could_stop_it() -> None:
    state = play("phase=open_play turn=0 ball=4,11 hand0=A09 hand1=A01", "A09 F")

    assert (due(state), state.goals) == ((Phase.SAVE, 1), [0, 0])


@pytest.mark.clause("BU-7.1", "BU-8.1")
def test_a_keeper_or_a_corner_saves_and_nothing_else() -> None:
    assert legal(IN_THE_NET) == ["G2 L", "G2 F", "G2 R", "CR", "pass"]


@pytest.mark.clause("BU-7.1")
@pytest.mark.parametrize("move", ["A09 F", "F1 F", "P"])
def test_other_cards_do_not_save(move: str) -> None:
    assert refused(IN_THE_NET, move) == "BU-7.1"


@pytest.mark.clause("BU-7.1")
def test_d35_a_save_may_be_declined_and_the_same_seat_kicks_off_in_the_same_turn() -> None:
    state = play(IN_THE_NET, "pass")

    assert (state.goals, due(state)) == ([1, 0], (Phase.KICK_OFF, 1))
    assert (ball(state), state.turn) == ((4, 6), 1)


@pytest.mark.clause("BU-7.1")
@pytest.mark.parametrize("shooter", [0, 2])
def test_d24_of_four_only_the_next_in_order_may_save(shooter: int) -> None:
    state = play(f"seats=4 phase=open_play turn={shooter} ball=4,11 hand{shooter}=A09", "A09 F")

    assert due(state) == (Phase.SAVE, shooter + 1)


@pytest.mark.clause("BU-7.1")
def test_the_question_is_asked_whatever_the_hand_holds() -> None:
    state = play("phase=open_play turn=0 ball=4,11 hand0=A09 hand1=A01.A02.A03.A04", "A09 F")

    assert due(state) == (Phase.SAVE, 1)


@pytest.mark.clause("BU-7.2")
@pytest.mark.parametrize(
    ("move", "square"), [("G2 F", (4, 9)), ("G2 L", (7, 11)), ("G2 R", (1, 11))]
)
def test_d15_a_keeper_moves_the_ball_out_of_the_net_by_its_arrows(
    move: str, square: tuple[int, int]
) -> None:
    state = play(IN_THE_NET, move)

    assert (ball(state), state.goals) == (square, [0, 0])


@pytest.mark.clause("BU-7.2")
def test_at_the_other_end_a_keeper_moves_the_ball_up_the_pitch() -> None:
    assert ball(play("phase=save turn=2 ball=5,-1 hand0=G3", "G3 F")) == (5, 5)


@pytest.mark.clause("BU-7.2")
def test_d17_a_save_is_the_turn_of_the_one_who_makes_it() -> None:
    assert due(play(IN_THE_NET, "G2 F")) == (Phase.OPEN_PLAY, 0)


@pytest.mark.clause("BU-7.2")
def test_the_report_says_who_saved() -> None:
    assert (Happening.SAVED, "BU-7.2") in told(apply(parse_state(IN_THE_NET), "G2 F"))


@pytest.mark.clause("BU-7.2")
def test_d16_a_keeper_is_no_ordinary_move() -> None:
    assert refused("phase=open_play turn=0 ball=4,5 hand0=A01.G1", "G1 F") == "BU-7.2"
