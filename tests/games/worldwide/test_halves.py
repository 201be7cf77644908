"""Paragraph 12: half-time and full time."""

import pytest

from tests.games.worldwide.ground import due, play, settled
from tifo.core.contract import CHANCE
from tifo.games.worldwide.state import Phase

EVERY = "Px6.PLx3.Dx3.PPx2.Cx2.Tx3.INTx3.PREx3.TACx3"


@pytest.mark.clause("WF-12.1")
def test_two_balls_given_back_in_a_row_with_an_empty_pile_end_the_half() -> None:
    state = play(f"phase=attack given_back=1 discard0={EVERY}", "give-back")

    assert state.half == 2


@pytest.mark.clause("WF-12.1")
def test_the_pile_may_be_the_other_sides() -> None:
    start = f"phase=attack given_back=1 hand0=P discard1={EVERY}"

    assert settled(start, "give-back", "discard P").half == 2


@pytest.mark.clause("WF-12.1")
def test_without_an_empty_pile_the_half_goes_on() -> None:
    assert settled("phase=attack given_back=1 hand0=P", "give-back", "discard P").half == 1


@pytest.mark.clause("WF-12.1")
def test_one_ball_given_back_does_not_end_the_half() -> None:
    state = play(f"phase=attack given_back=0 discard0={EVERY}", "give-back")

    assert (state.half, state.given_back) == (1, 1)


@pytest.mark.clause("WF-12.1")
def test_a_ball_won_in_between_breaks_the_row() -> None:
    start = f"phase=attack given_back=1 hand0=P discard1={EVERY.replace('INTx3', 'INTx2')}"
    state = play(f"{start} hand1=INT stars=4,0", "P", "INT", "d20 20", "give-back")

    assert (state.half, state.given_back) == (1, 1)


@pytest.mark.clause("WF-12.2")
@pytest.mark.parametrize("kicked_off", [0, 1])
def test_the_side_that_did_not_kick_off_starts_the_second_half(kicked_off: int) -> None:
    base = f"phase=attack given_back=1 kick_side={kicked_off} discard0={EVERY}"
    state = settled(base, "give-back")

    assert due(state) == (Phase.ATTACK, 1 - kicked_off)
    assert state.hand_count[1 - kicked_off] == 8


@pytest.mark.clause("WF-12.2")
def test_all_cards_are_shuffled_for_the_second_half() -> None:
    base = f"phase=attack given_back=1 discard0={EVERY} hand1=Px6 spent0=FRA-1 squad1=BRA-1"
    state = play(base, "give-back")

    assert due(state) == (Phase.DRAW, CHANCE)
    assert state.pile_count == [28, 28]
    assert (state.spent, state.squad_count) == ([0, 0], [0, 0, 0, 0])


@pytest.mark.clause("WF-12.2")
def test_goals_stay() -> None:
    state = play(f"phase=attack given_back=1 goals=1-2 discard0={EVERY}", "give-back")

    assert state.goals == [1, 2]


@pytest.mark.clause("WF-12.2", "WF-16.4")
def test_a_sent_off_side_draws_its_hand_and_cuts_it_to_the_limit() -> None:
    base = f"phase=attack given_back=1 kick_side=0 reds=0,1,0,0 discard0={EVERY}"
    state = settled(base, "give-back")

    assert due(state) == (Phase.DISCARD, 1)
    assert state.hand_count[1] == 8
