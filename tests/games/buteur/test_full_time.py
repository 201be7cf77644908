"""Rules 14 and 15: fin du jeu, le gagnant."""

import pytest

from tests.games.buteur.pitch import apply, due, parse_state, play, refused, told
from tifo.core.contract import NOBODY
from tifo.games.buteur import GAME
from tifo.games.buteur.events import Happening
from tifo.games.buteur.state import Phase

LAST_TURN = "half=2 phase=open_play turn=0 last_turn=1 hand1=A01 pile="


@pytest.mark.clause("BU-14")
def test_the_match_ends_when_the_pile_is_used_up_again() -> None:
    state = parse_state(f"{LAST_TURN} ball=4,5 hand0=A02 goals=2-1")

    events = apply(state, "A02 F")

    assert due(state) == (Phase.OVER, NOBODY)
    assert (Happening.FULL_TIME, "BU-14") in told(events)


@pytest.mark.clause("BU-14")
def test_nothing_may_be_played_after_the_end() -> None:
    assert refused("half=2 phase=over hand0=A01", "A01 F") == "BU-14"
    assert GAME.legal(parse_state("half=2 phase=over hand0=A01")) == []


@pytest.mark.clause("BU-14", "BU-12.3")
@pytest.mark.parametrize(("hand", "goals"), [("G1", [0, 0]), ("A02", [1, 0])])
def test_a_last_shot_is_decided_as_in_the_first_half(hand: str, goals: list[int]) -> None:
    start = LAST_TURN.replace("hand1=A01", f"hand1={hand}")

    state = play(f"{start} ball=4,1 hand0=A09", "A09 F")

    assert (state.phase, state.goals) == (Phase.OVER, goals)


@pytest.mark.clause("BU-14", "BU-12.4")
@pytest.mark.parametrize(("card", "goals"), [("A02", [0, 0]), ("A13", [1, 0])])
def test_a_last_penalty_is_cut_from_the_discards(card: str, goals: list[int]) -> None:
    state = play(f"{LAST_TURN} ball=4,1 hand0=P", "P", f"show {card}")

    assert (state.phase, state.goals) == (Phase.OVER, goals)


@pytest.mark.clause("BU-15", "BU-D.1")
@pytest.mark.parametrize(
    ("seats", "standing"),
    [(3, [(1, 1), (0, 2), (0, 2)]), (4, [(1, 1), (0, 2), (1, 1), (0, 2)])],
    ids=str,
)
def test_the_team_with_more_goals_wins_together(
    seats: int, standing: list[tuple[int, int]]
) -> None:
    assert GAME.standing(parse_state(f"seats={seats} phase=over goals=1-2")) == standing


@pytest.mark.clause("BU-15")
def test_d34_a_draw_is_a_result() -> None:
    assert GAME.standing(parse_state("phase=over goals=1-1")) == [(0, 1), (0, 1)]
