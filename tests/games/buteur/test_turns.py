"""Le jeu: whose turn it is, one card a turn, and which way the ball goes (rules 1 and 2)."""

import pytest

from tests.games.buteur.pitch import ball, due, legal, play, refused
from tifo.core.contract import CHANCE
from tifo.games.buteur import GAME
from tifo.games.buteur.state import Phase

STUCK = "phase=open_play turn=0 ball=4,5 hand0=G1.CR.P hand1=A01"
ORDER = {2: [0, 1, 0, 1], 3: [0, 1, 0, 2], 4: [0, 1, 2, 3]}


@pytest.mark.clause("BU-P.1")
@pytest.mark.parametrize("rows", [14, 16, 18])
def test_the_ball_starts_on_the_centre_spot(rows: int) -> None:
    state = GAME.new_state(GAME.read_options({"rows": str(rows)}))

    assert ball(state) == (4, rows // 2 - 1)


@pytest.mark.clause("BU-P.2", "BU-P.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("turn", [0, 1, 2, 3])
def test_v1_the_teams_take_turns_and_the_lone_coach_plays_every_other(
    seats: int, turn: int
) -> None:
    order = ORDER[seats]
    start = f"seats={seats} phase=open_play turn={turn} ball=4,6 hand{order[turn]}=A01"

    state = play(start, "A01 F")

    assert due(state) == (Phase.OPEN_PLAY, order[(turn + 1) % 4])


@pytest.mark.clause("BU-P.4")
@pytest.mark.parametrize(("choice", "seat"), [("first", 0), ("second", 1)])
def test_the_coaches_may_agree_who_kicks_off(choice: str, seat: int) -> None:
    state = GAME.new_state(GAME.read_options({"kick_off": choice}))

    assert due(play(state, "show A01")) == (Phase.KICK_OFF, seat)


@pytest.mark.clause("BU-P.4")
@pytest.mark.parametrize("team", [0, 1])
def test_d3_or_a_toss_decides(team: int) -> None:
    state = GAME.new_state(GAME.read_options())

    assert due(state) == (Phase.TOSS, CHANCE)
    assert due(play(state, f"toss {team}")) == (Phase.KICK_OFF, team)


@pytest.mark.clause("BU-1.1")
def test_a_turn_is_one_card() -> None:
    state = play("phase=open_play turn=0 ball=4,5 hand0=A01.A02", "A01 F")

    assert state.discard_count == 1
    assert due(state) == (Phase.OPEN_PLAY, 1)


@pytest.mark.clause("BU-1.1")
@pytest.mark.parametrize("move", ["pass", "A01 shed", "G1 shed"])
def test_d23_a_coach_who_can_play_must(move: str) -> None:
    assert refused("phase=open_play turn=0 ball=4,5 hand0=A01.G1", move) == "BU-1.1"


@pytest.mark.clause("BU-1.1")
def test_d22_who_can_play_nothing_gives_up_one_card() -> None:
    assert legal(STUCK) == ["G1 shed", "CR shed", "P shed"]


@pytest.mark.clause("BU-1.1", "BU-2.2")
def test_d22_then_the_hand_is_refilled_and_the_ball_stays() -> None:
    state = play(STUCK, "CR shed")

    assert (ball(state), state.hand[0].count, state.discard_count) == ((4, 5), 8, 1)
    assert due(state) == (Phase.OPEN_PLAY, 1)


@pytest.mark.clause("BU-1.2")
@pytest.mark.parametrize(
    ("move", "square"),
    [("A02 L", (3, 6)), ("A02 F", (4, 8)), ("A02 R", (5, 6)), ("A07 L", (0, 9)), ("A07 R", (8, 9))],
)
def test_the_ball_goes_where_the_arrow_points_as_far_as_its_number(
    move: str, square: tuple[int, int]
) -> None:
    state = play("phase=open_play turn=0 ball=4,5 hand0=A02.A07", move)

    assert ball(state) == square


@pytest.mark.clause("BU-1.2")
@pytest.mark.parametrize("move", ["A07 F", "A09 L", "A09 R", "A07"])
def test_an_arrow_that_the_card_does_not_show_is_no_choice(move: str) -> None:
    assert refused("phase=open_play turn=0 ball=4,5 hand0=A07.A09", move) == "BU-1.2"


@pytest.mark.clause("BU-1.2")
def test_every_arrow_of_a_card_is_a_choice() -> None:
    assert legal("phase=open_play turn=0 ball=4,5 hand0=A02.A07.A09") == [
        "A02 L", "A02 F", "A02 R", "A07 L", "A07 R", "A09 F",
    ]  # fmt: skip


@pytest.mark.clause("BU-2.1")
@pytest.mark.parametrize(
    ("half", "seat", "square"), [(1, 0, (3, 6)), (1, 1, (5, 4)), (2, 0, (5, 4)), (2, 1, (3, 6))]
)
def test_the_ball_always_goes_toward_the_goal_of_the_others(
    half: int, seat: int, square: tuple[int, int]
) -> None:
    state = play(
        f"half={half} phase=open_play turn={seat} ball=4,5 hand{seat}=A02",
        "A02 L",
    )

    assert ball(state) == square


@pytest.mark.clause("BU-2.2")
def test_the_hand_is_refilled_at_the_end_of_the_turn() -> None:
    hands = "hand0=A01.A02.A03.A04.A05.A06.A07.A08 hand1=A13.A14.A15.A16.A17.A18.A19.A20"

    state = play(f"phase=open_play turn=0 ball=4,5 {hands}", "A01 F")

    assert [hand.count for hand in state.hand] == [8, 8, 0, 0]
    assert state.pile_count == 55 - 16 - 1


@pytest.mark.clause("BU-D.4")
def test_a_card_that_is_not_in_hand_cannot_be_played() -> None:
    assert refused("phase=open_play turn=0 ball=4,5 hand0=A01 hand1=A02", "A02 F") == "BU-D.4"
