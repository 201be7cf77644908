"""Rules 12 and 13: the end of the first half, and the second."""

import pytest

from tests.games.buteur.pitch import apply, ball, due, legal, parse_state, play, told
from tifo.core.contract import CHANCE
from tifo.games.buteur.chance import total_odds
from tifo.games.buteur.components import CODE
from tifo.games.buteur.events import Happening
from tifo.games.buteur.notation import format_state
from tifo.games.buteur.state import Phase

HANDS = "hand0=A01.A02.A03.A04.A05.A06.A07.A09 hand1=A13.A14.A15.A16.A17.A18.A19.A20"
FOUR_LEFT = f"phase=open_play turn=0 ball=4,5 {HANDS} pile=A33.A34.A35.A36"
LAST_SHOT = "phase=open_play turn=0 last_turn=1 ball=4,11 hand0=A09 pile=A34.A35.A36"
LAST_TURN = f"phase=open_play turn=0 last_turn=1 ball=4,5 {HANDS} pile=A34.A35.A36"


@pytest.mark.clause("BU-12.1")
def test_a_match_has_two_halves() -> None:
    state = parse_state(LAST_TURN)
    events = apply(state, "A01 F")
    while state.phase == Phase.DRAW:
        events = apply(state, legal(state)[0])

    assert state.half == 2
    assert (Happening.HALF_TIME, "BU-12.1") in told(events)


@pytest.mark.clause("BU-12.2")
@pytest.mark.parametrize(("pile", "last_turn"), [("A33.A34.A35", 1), ("A32.A33.A34.A35.A36", 0)])
def test_d26_a_refill_that_leaves_three_cards_leaves_one_turn(pile: str, last_turn: int) -> None:
    state = play(FOUR_LEFT.replace("A33.A34.A35.A36", pile), "A01 F")

    assert (state.last_turn, due(state)) == (last_turn, (Phase.OPEN_PLAY, 1))


@pytest.mark.clause("BU-12.2")
def test_the_next_player_plays_and_refills_and_the_half_is_over() -> None:
    state = play(FOUR_LEFT, "A01 F")

    assert (state.last_turn, state.half) == (1, 1)
    state = play(state, "A13 F")
    assert (state.half, [state.hand[seat].count for seat in (0, 1)]) == (2, [8, 8])


@pytest.mark.clause("BU-12.2")
def test_a_free_kick_of_the_last_turn_is_carried_on() -> None:
    state = play(LAST_TURN.replace("A09", "F1"), "F1 F")

    assert due(state) == (Phase.FOLLOW_UP, 0)
    assert play(state, "A01 F").half == 2


@pytest.mark.clause("BU-12.2")
def test_d36_a_shot_that_leaves_three_cards_is_answered_as_usual() -> None:
    start = FOUR_LEFT.replace("4,5", "4,12").replace("A20", "G1")

    state = play(start, "A09 F")

    assert (due(state), state.last_turn) == ((Phase.SAVE, 1), 1)
    assert play(state, "G1 F").half == 2


@pytest.mark.clause("BU-12.2", "BU-7.1")
def test_d36_if_the_goal_is_let_in_the_last_turn_is_its_kick_off() -> None:
    start = FOUR_LEFT.replace("4,5", "4,12").replace("A20", "G1")

    state = play(start, "A09 F", "pass")

    assert (due(state), state.goals, state.half) == ((Phase.KICK_OFF, 1), [1, 0], 1)
    assert play(state, "A13 F").half == 2


@pytest.mark.clause("BU-12.3")
@pytest.mark.parametrize("card", ["G1", "G3", "CR", "CB"])
def test_v6_a_shot_of_the_last_turn_is_saved_by_a_card_in_the_next_hand(card: str) -> None:
    state = play(f"{LAST_SHOT} hand1=A01.{card}", "A09 F")

    assert (state.goals, state.half) == ([0, 0], 2)


@pytest.mark.clause("BU-12.3")
def test_d28_the_card_that_saves_is_shown_and_stays_in_hand() -> None:
    state = parse_state(f"{LAST_SHOT} hand1=A01.CR")

    events = apply(state, "A09 F")

    assert (Happening.SAVED, "BU-12.3") in told(events)
    assert "hand1=A01.CR shown1=CR" in format_state(state)


@pytest.mark.clause("BU-12.3")
def test_d27_without_one_it_is_a_goal() -> None:
    state = play(f"{LAST_SHOT} hand1=A01.F1.P", "A09 F")

    assert (state.goals, state.half) == ([1, 0], 2)


@pytest.mark.clause("BU-12.3")
def test_the_hand_that_counts_is_the_next_in_order() -> None:
    start = f"seats=4 {LAST_SHOT} hand1=A01 hand3=G1"

    assert play(start, "A09 F").goals == [1, 0]


@pytest.mark.clause("BU-12.4")
def test_d29_a_penalty_of_the_last_turn_is_cut_from_the_discards() -> None:
    start = "phase=open_play turn=0 last_turn=1 ball=4,12 hand0=P hand1=A01 pile=A34.A35.A36"

    state = play(start, "P")

    assert due(state) == (Phase.PENALTY_CUT, CHANCE)
    assert total_odds(state) == state.discard_count
    assert "show A34" not in legal(state)


@pytest.mark.clause("BU-12.4")
def test_d39_the_card_just_played_may_be_cut() -> None:
    start = "phase=open_play turn=0 last_turn=1 ball=4,12 hand0=P hand1=A01 pile=A34.A35.A36"

    assert "show P" in legal(play(start, "P"))


@pytest.mark.clause("BU-12.4")
@pytest.mark.parametrize(("card", "goals"), [("A02", [0, 0]), ("A13", [1, 0])])
def test_after_it_the_second_half_begins(card: str, goals: list[int]) -> None:
    start = "phase=open_play turn=0 last_turn=1 ball=4,12 hand0=P hand1=A01 pile=A34.A35.A36"

    state = play(start, "P", f"show {card}")

    assert (state.goals, state.half, state.phase) == (goals, 2, Phase.KICK_OFF)


@pytest.mark.clause("BU-12.4")
def test_with_four_cards_left_a_penalty_is_cut_from_the_pile() -> None:
    start = "phase=open_play turn=0 ball=4,12 hand0=P hand1=A01 pile=A33.A34.A35.A36"

    assert legal(play(start, "P")) == ["show A33", "show A34", "show A35", "show A36"]


@pytest.mark.clause("BU-13.1")
def test_v8_hands_are_kept() -> None:
    state = parse_state(LAST_TURN)
    kept = state.hand[1].copy()

    assert play(state, "A01 F").hand[1] == kept


@pytest.mark.clause("BU-13.2")
def test_v8_all_the_other_cards_are_the_new_pile() -> None:
    state = play(LAST_TURN, "A01 F")

    assert (state.pile_count, state.discard_count) == (55 - 16, 0)
    assert state.pile[CODE.index("A01")] == 1


@pytest.mark.clause("BU-13.3")
def test_d30_hands_that_could_not_be_refilled_are_topped_up() -> None:
    state = play(LAST_TURN.replace("A34.A35.A36", ""), "A01 F")

    assert [state.hand[seat].count for seat in (0, 1)] == [8, 8]


@pytest.mark.clause("BU-13.4")
def test_the_ends_are_changed() -> None:
    state = play(f"{LAST_TURN} first_team=1", "A01 F", "A02 F")

    assert ball(state) == (4, 7 - 3)


@pytest.mark.clause("BU-13.5")
@pytest.mark.parametrize(("first_team", "seat"), [(0, 1), (1, 0)])
def test_v8_the_ball_is_on_the_centre_and_the_other_team_kicks_off(
    first_team: int, seat: int
) -> None:
    state = play(f"{LAST_TURN} first_team={first_team}", "A01 F")

    assert (ball(state), due(state)) == ((4, 6), (Phase.KICK_OFF, seat))


@pytest.mark.clause("BU-13.5", "BU-P.2", "BU-P.3")
@pytest.mark.parametrize(
    ("seats", "first_team", "turn", "in_turn", "fixed"),
    [
        (3, 0, 0, 1, 1), (3, 0, 1, 2, 1), (3, 0, 2, 2, 1), (3, 1, 1, 0, 0), (3, 1, 2, 0, 0),
        (4, 0, 0, 1, 1), (4, 0, 1, 3, 1), (4, 0, 2, 3, 1), (4, 1, 1, 2, 0), (4, 1, 2, 0, 0),
    ],
)  # fmt: skip
def test_d38_the_order_goes_on_or_a_fixed_seat_kicks_off(
    seats: int, first_team: int, turn: int, in_turn: int, fixed: int
) -> None:
    seat = [[0, 1, 0, 2], [0, 1, 2, 3]][seats - 3][turn]
    start = f"seats={seats} phase=open_play turn={turn} last_turn=1 first_team={first_team}"
    start += f" ball=4,6 hand{seat}=A01 pile=A36"

    assert due(play(start, "A01 F")) == (Phase.KICK_OFF, in_turn)
    assert due(play(f"{start} second_half=1", "A01 F")) == (Phase.KICK_OFF, fixed)
