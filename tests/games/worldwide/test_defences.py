"""Paragraphs 9 and 13: defending, and the example of play."""

import pytest

from tests.games.worldwide.ground import apply, due, hand, legal, play, refused, settled, told
from tifo.games.worldwide.events import Happening
from tifo.games.worldwide.state import Phase


def needed(start: str, card: str) -> int:
    """What the defender must roll."""
    event = apply(play(start), card)[0]
    return event.b


@pytest.mark.clause("WF-9.1")
def test_a_defender_who_does_not_intervene_draws_two() -> None:
    state = settled("phase=defend card=P table0=P played=1 hand1=INT", "draw")

    assert state.hand_count[1] == 3
    assert state.pa == 2


@pytest.mark.clause("WF-9.1")
def test_a_defender_who_plays_a_card_does_not_draw() -> None:
    state = settled("phase=defend card=P table0=P played=1 hand1=INT", "INT", "d20 1")

    assert hand(state, 1) == ""


@pytest.mark.clause("WF-9.1")
def test_a_shot_card_may_be_drawn_upon_too() -> None:
    state = settled("phase=defend card=T table0=T played=1 pa=6", "draw")

    assert state.hand_count[1] == 2


@pytest.mark.clause("WF-9.1", "WF-9.3")
def test_a_defender_is_asked_whatever_he_holds() -> None:
    assert legal(play("phase=attack hand0=P hand1=T", "P")) == ["draw"]


@pytest.mark.clause("WF-9.2", "WF-13")
def test_u4_after_a_through_ball_nobody_defends_or_draws_on_the_next_card() -> None:
    state = settled("phase=attack pa=6 last=PP hand0=D hand1=PRE.TAC", "D")

    assert state.pa == 7
    assert hand(state, 1) == "PRE TAC"


@pytest.mark.clause("WF-9.2")
def test_the_card_after_next_may_be_defended_again() -> None:
    state = settled("phase=attack pa=6 last=PP hand0=Dx2 hand1=PRE", "D", "D")

    assert due(state) == (Phase.DEFEND, 1)


@pytest.mark.clause("WF-9.2")
def test_a_first_touch_keeps_tackles_away_from_the_next_card() -> None:
    start = "mode=international phase=attack pa=3 last=CO hand0=D hand1=PRE.TAC"

    state = play(start, "D")

    assert refused(state, "TAC") == "WF-9.2"
    assert refused(state, "PRE") == ""


@pytest.mark.clause("WF-9.3")
def test_attack_cards_do_not_defend() -> None:
    assert refused("phase=defend card=P table0=P played=1 hand1=P", "P") == "WF-9.3"


@pytest.mark.clause("WF-9.3", "WF-6.1")
def test_defence_cards_do_not_attack() -> None:
    assert refused("phase=attack hand0=INT", "INT") == "WF-9.3"


@pytest.mark.clause("WF-9.4")
def test_u1_an_interception_of_a_through_ball_at_five_points_needs_thirteen() -> None:
    start = "phase=defend card=PP table0=PP played=3 pa=5 hand1=INT"

    assert needed(start, "INT") == 13
    assert play(start, "INT", "d20 15").side == 1


@pytest.mark.clause("WF-9.4", "WF-13")
def test_u2_an_interception_of_a_long_pass_at_two_points_needs_fourteen() -> None:
    start = "phase=defend card=PL table0=PL played=2 pa=2 hand1=INT"

    assert needed(start, "INT") == 14
    assert play(start, "INT", "d20 17").side == 1


@pytest.mark.clause("WF-9.4", "WF-13")
def test_u3_a_pressing_of_a_dribble_at_three_points_needs_fifteen() -> None:
    start = "phase=defend card=D table0=D played=2 pa=3 hand1=PRE"
    state = settled(start, "PRE", "d20 8")

    assert needed(start, "PRE") == 15
    assert (state.side, state.pa, state.hand_count[0]) == (0, 4, 1)


@pytest.mark.clause("WF-9.4")
def test_u12_a_tackle_on_a_shot_at_six_points_needs_ten() -> None:
    start = "phase=defend card=T table0=T played=3 pa=6 hand1=TAC"

    assert needed(start, "TAC") == 10
    assert play(start, "TAC", "d20 13").side == 1


@pytest.mark.clause("WF-9.4")
@pytest.mark.parametrize(("roll", "side"), [(18, 0), (19, 1)])
def test_the_number_itself_is_enough(roll: int, side: int) -> None:
    start = "phase=defend card=P table0=P played=1 hand1=INT stars=4,0"

    assert play(start, "INT", f"d20 {roll}").side == side


@pytest.mark.clause("WF-9.5")
def test_success_wins_the_ball_at_once() -> None:
    state = play("phase=defend card=P table0=P played=1 hand1=INT stars=4,0", "INT", "d20 19")

    assert due(state) == (Phase.ATTACK, 1)
    assert state.pa == 0


@pytest.mark.clause("WF-9.5")
def test_after_a_failure_the_attack_goes_on() -> None:
    state = settled("phase=defend card=D table0=D played=1 hand1=PRE", "PRE", "d20 2")

    assert due(state) == (Phase.ATTACK, 0)


@pytest.mark.clause("WF-13")
def test_u4_the_example_builds_three_four_and_six_points() -> None:
    state = settled("phase=attack hand0=PL.D.PP.P hand1=PRE stars=0,0", "PL", "draw", "discard P")
    assert state.pa == 3

    state = settled(state, "D", "PRE", "d20 8")
    assert state.pa == 4

    state = settled(state, "PP", "draw")
    assert state.pa == 6


@pytest.mark.clause("WF-13")
def test_a_long_pass_costs_its_coach_an_action_card() -> None:
    state = settled("phase=attack hand0=PL.P.D", "PL", "draw")

    assert due(state) == (Phase.DISCARD, 0)
    assert legal(state) == ["discard P", "discard D"]


@pytest.mark.clause("WF-13")
def test_the_roll_is_told_with_what_it_needed() -> None:
    state = play("phase=defend card=P table0=P played=1 hand1=INT", "INT")
    events = apply(state, "d20 4")

    assert told(events)[0] == Happening.DEFENCE_ROLLED
    assert (events[0].a, events[0].b, events[0].c) == (4, 19, 0)
