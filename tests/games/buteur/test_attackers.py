"""Rule 4: cartes d'attaquants."""

import pytest

from tests.games.buteur.pitch import due, legal, play
from tifo.games.buteur.state import Phase


@pytest.mark.clause("BU-4.1")
@pytest.mark.parametrize(
    "where",
    [
        "phase=open_play ball=4,5",
        "phase=goal_kick ball=2,0",
        "phase=clear_ball ball=4,0",
        "phase=follow_up ball=4,5",
        "phase=kick_off",
    ],
)
def test_an_attacker_attacks_and_clears_from_everywhere(where: str) -> None:
    assert "A09 F" in legal(f"{where} turn=0 hand0=A09")


@pytest.mark.clause("BU-4.1")
def test_an_attacker_does_not_save() -> None:
    assert legal("phase=save turn=1 ball=4,14 hand1=A09") == ["pass"]


@pytest.mark.clause("BU-4.2")
@pytest.mark.parametrize(("card", "goals"), [("A01", 0), ("A13", 1), ("A25", 0)])
def test_the_symbol_of_an_attacker_decides_a_corner(card: str, goals: int) -> None:
    state = play("phase=corner_cut turn=0 flag=2 ball=0,13", f"show {card}")

    assert state.goals[0] == goals


@pytest.mark.clause("BU-4.2")
@pytest.mark.parametrize(("card", "goals"), [("A01", 0), ("A13", 1), ("A25", 1)])
def test_the_symbol_of_an_attacker_decides_a_penalty(card: str, goals: int) -> None:
    state = play("phase=penalty_cut turn=0 ball=4,12", f"show {card}")

    assert state.goals[0] == goals


@pytest.mark.clause("BU-4.1")
def test_after_an_attacker_the_others_are_on() -> None:
    assert due(play("phase=clear_ball turn=0 ball=4,0 hand0=A09", "A09 F")) == (Phase.OPEN_PLAY, 1)
