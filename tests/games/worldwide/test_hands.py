"""Paragraph 5: how many cards a hand may hold."""

import pytest

from tests.games.worldwide.ground import discards, draw, due, hand, legal, parse_state, settled
from tifo.games.worldwide.state import Phase

FULL = "phase=defend card=P table0=P played=1 hand1=Px6.PLx3"
"""Nine cards: two more are one too many."""


@pytest.mark.clause("WF-5.1")
def test_ten_action_cards_are_the_limit() -> None:
    state = settled(FULL, "draw")

    assert state.hand_count[1] == 11
    assert due(state) == (Phase.DISCARD, 1)


@pytest.mark.clause("WF-5.1")
def test_ten_action_cards_are_allowed() -> None:
    state = settled("phase=defend card=P table0=P played=1 hand1=Px5.PLx3", "draw")

    assert due(state) == (Phase.ATTACK, 0)


@pytest.mark.clause("WF-5.1")
def test_three_player_cards_are_the_limit() -> None:
    state = settled("phase=defend card=P table0=P played=1 squad0=FRA-1.FRA-2.FRA-3", "draw")

    assert due(state) == (Phase.DISCARD, 0)
    assert all(move.startswith("FRA") for move in legal(state))


@pytest.mark.clause("WF-5.2")
def test_the_owner_chooses_what_to_discard() -> None:
    state = settled(FULL, "draw")

    assert legal(state) == ["discard P", "discard PL", "discard D"]


@pytest.mark.clause("WF-5.2")
def test_the_excess_is_discarded_at_once_and_play_goes_on() -> None:
    state = settled(FULL, "draw", "discard PL")

    assert state.hand_count[1] == 10
    assert discards(state, 1) == "PL"
    assert due(state) == (Phase.ATTACK, 0)


@pytest.mark.clause("WF-F1", "WF-9.1")
def test_a_draw_from_an_empty_pile_is_ignored() -> None:
    every = "Px6.PLx3.Dx3.PPx2.Cx2.Tx3.INTx3.PREx3.TACx3"
    state = parse_state(f"phase=defend card=P table0=P played=1 discard1={every}")

    state = settled(state, "draw")

    assert hand(state, 1) == ""
    assert state.owed == [0, 0, 0, 0]
    assert due(state) == (Phase.ATTACK, 0)


@pytest.mark.clause("WF-F1")
def test_one_card_is_drawn_where_two_are_owed_and_one_is_left() -> None:
    left = "Px5.PLx3.Dx3.PPx2.Cx2.Tx3.INTx3.PREx3.TACx3"
    state = settled(f"phase=defend card=P table0=P played=1 discard1={left}", "draw")
    draw(state)

    assert hand(state, 1) == "P"
