"""Rule 8: cartes de corner."""

import pytest

from tests.games.buteur.pitch import apply, ball, due, legal, parse_state, play, refused, told
from tifo.core.contract import CHANCE
from tifo.games.buteur.chance import total_odds
from tifo.games.buteur.components import CODE
from tifo.games.buteur.events import Happening
from tifo.games.buteur.state import Phase

IN_THE_NET = "phase=save turn=1 ball=4,14 hand0=A02 hand1=CR.CB"


@pytest.mark.clause("BU-8.1")
def test_a_corner_stops_a_goal() -> None:
    state = play(IN_THE_NET, "CR")

    assert state.goals == [0, 0]


@pytest.mark.clause("BU-8.1")
def test_a_corner_is_played_only_with_the_ball_in_the_net() -> None:
    assert refused("phase=open_play turn=0 ball=4,5 hand0=A01.CR", "CR") == "BU-8.1"


@pytest.mark.clause("BU-8.2")
@pytest.mark.parametrize(
    ("half", "turn", "net", "card", "square"),
    [
        (1, 1, 14, "CR", (0, 13)),
        (1, 1, 14, "CB", (9, 13)),
        (1, 0, -1, "CR", (9, 0)),
        (1, 0, -1, "CB", (0, 0)),
        (2, 0, 14, "CR", (0, 13)),
        (2, 1, -1, "CB", (0, 0)),
    ],
)
def test_the_ball_goes_to_the_corner_of_the_cards_colour(
    half: int, turn: int, net: int, card: str, square: tuple[int, int]
) -> None:
    start = f"half={half} phase=save turn={turn} ball=4,{net} hand{turn}=CR.CB"

    assert ball(play(start, card)) == square


@pytest.mark.clause("BU-8.3", "BU-P.3")
@pytest.mark.parametrize(
    ("seats", "turn", "keeper", "cutter"),
    [(2, 1, 1, 0), (2, 0, 0, 1), (3, 3, 2, 0), (3, 2, 0, 2), (4, 1, 1, 2), (4, 3, 3, 0)],
)
def test_the_next_player_of_the_shooting_team_cuts(
    seats: int, turn: int, keeper: int, cutter: int
) -> None:
    state = play(f"seats={seats} phase=save turn={turn} ball=4,14 hand{keeper}=CR", "CR")

    event = apply(state, "show A25")[0]

    assert (event.happening, event.seat) == (Happening.CORNER_CUT, cutter)


@pytest.mark.clause("BU-8.3")
def test_d17_d39_the_cut_comes_after_the_refill() -> None:
    state = parse_state(IN_THE_NET)
    apply(state, "CR")

    assert due(state) == (Phase.DRAW, CHANCE)


@pytest.mark.clause("BU-8.3")
def test_d18_a_cut_card_stays_in_the_pile() -> None:
    state = play(IN_THE_NET, "CR")
    before = state.pile_count

    assert total_odds(state) == before
    assert play(state, "show A26").pile_count == before


@pytest.mark.clause("BU-8.4", "BU-8.5")
@pytest.mark.parametrize(
    ("corner", "card", "goals"),
    [
        ("CR", "A13", 1), ("CR", "A25", 0), ("CR", "A01", 0), ("CR", "G1", 0), ("CR", "F1", 0),
        ("CB", "A13", 0), ("CB", "A25", 1), ("CB", "A01", 0), ("CB", "P", 0),
    ],
)  # fmt: skip
def test_v2_a_flag_of_the_corners_colour_scores_and_nothing_else(
    corner: str, card: str, goals: int
) -> None:
    state = play(
        f"phase=corner_cut turn=0 flag={2 if corner == 'CR' else 3} ball=0,13", f"show {card}"
    )

    assert state.goals == [goals, 0]


@pytest.mark.clause("BU-8.4")
def test_d19_the_flag_of_a_corner_card_counts_too() -> None:
    assert play("phase=corner_cut turn=0 flag=3 ball=9,13", "show CB").goals == [1, 0]


@pytest.mark.clause("BU-8.4")
def test_d21_after_the_goal_the_team_that_conceded_kicks_off() -> None:
    state = play("phase=corner_cut turn=0 flag=2 ball=0,13", "show A13")

    assert (ball(state), due(state)) == ((4, 6), (Phase.KICK_OFF, 1))


@pytest.mark.clause("BU-8.5")
def test_d40_after_a_save_the_defender_chooses_a_square_of_the_goal_area() -> None:
    state = play("phase=corner_cut turn=0 flag=2 ball=0,13", "show A25")

    assert due(state) == (Phase.PLACE_BALL, 1)
    assert legal(state) == ["place 1", "place 2", "place 3", "place 4"]


@pytest.mark.clause("BU-8.5")
@pytest.mark.parametrize("move", ["pass", "A01 F", "throw N"])
def test_and_must_choose_one(move: str) -> None:
    assert refused("phase=place_ball turn=1 flag=2 hand1=A01", move) == "BU-8.5"


@pytest.mark.clause("BU-8.5")
@pytest.mark.parametrize(
    ("turn", "cell", "square"), [(1, 1, (3, 13)), (1, 4, (6, 13)), (0, 1, (3, 0)), (0, 3, (5, 0))]
)
def test_and_clears_from_there(turn: int, cell: int, square: tuple[int, int]) -> None:
    state = play(f"phase=place_ball turn={turn} flag=2 hand{turn}=A01", f"place {cell}")

    assert (ball(state), due(state)) == (square, (Phase.CLEAR_BALL, turn))


@pytest.mark.clause("BU-8.5")
def test_the_report_cites_the_corner() -> None:
    state = parse_state("phase=place_ball turn=1 flag=2 hand1=A01")

    assert told(apply(state, "place 1")) == [(Happening.BALL_MOVED, "BU-8.5")]


@pytest.mark.clause("BU-8.5", "BU-P.3")
def test_d37_a_corner_does_not_break_the_order_of_three_seats() -> None:
    start = "seats=3 phase=save turn=1 ball=4,14 hand0=A01 hand1=CR hand2=A02"

    state = play(start, "CR", "show A25")

    assert due(state) == (Phase.PLACE_BALL, 2)


LAST_TURN = "phase=save turn=1 last_turn=1 ball=4,14 hand1=CR hand0=A01 pile=A02.A03"


@pytest.mark.clause("BU-12.3", "BU-12.2")
@pytest.mark.parametrize(("half", "then"), [(1, Phase.KICK_OFF), (2, Phase.OVER)])
def test_d36_a_corner_of_the_last_turn_saves_without_a_cut(half: int, then: Phase) -> None:
    state = play(f"half={half} {LAST_TURN}", "CR")

    assert (state.goals, state.half, state.phase) == ([0, 0], 2, then)


@pytest.mark.clause("BU-12.3")
def test_d36_the_report_says_that_the_last_save_is_final() -> None:
    state = parse_state(LAST_TURN)

    events = told(apply(state, "CR"))

    assert events == [(Happening.PLAYED, "BU-1.1"), (Happening.SAVED, "BU-12.3")]


@pytest.mark.clause("BU-12.3")
def test_d36_the_corner_of_the_last_turn_is_played_and_not_kept() -> None:
    state = parse_state(LAST_TURN)

    apply(state, "CR")

    assert (state.discard[CODE.index("CR")], state.shown[1].count) == (2, 0)


@pytest.mark.clause("BU-8.3", "BU-12.4")
def test_d39_a_corner_played_a_turn_earlier_is_cut_from_the_discards() -> None:
    hands = "hand0=A04.A05.A06.A07.A08.A09.A10.A11 hand1=CR.A13.A14.A15.A16.A17.A18.A19"

    state = play(f"phase=save turn=1 ball=4,14 {hands} pile=A01.A02.A03.A12", "CR")

    assert (due(state), state.last_turn) == ((Phase.CORNER_CUT, CHANCE), 1)
    assert "show CR" in legal(state)
    assert "show A12" not in legal(state)
    assert total_odds(state) == state.discard_count


@pytest.mark.clause("BU-8.4", "BU-12.2")
@pytest.mark.parametrize(("card", "goals"), [("A20", [1, 0]), ("A32", [0, 0])])
def test_d36_then_the_half_is_over_goal_or_not(card: str, goals: list[int]) -> None:
    start = "phase=corner_cut turn=0 flag=2 last_turn=1 ball=0,13 hand0=A01 pile=A02.A03"

    state = play(start, f"show {card}")

    assert (state.half, state.goals) == (2, goals)


@pytest.mark.clause("BU-8.2")
def test_the_corner_card_is_open_on_the_table() -> None:
    assert play(IN_THE_NET, "CR").discard[CODE.index("CR")] == 1
