"""Rule 11: tirs au but."""

import pytest

from tests.games.buteur.pitch import apply, ball, due, parse_state, play, told
from tifo.games.buteur.events import Happening
from tifo.games.buteur.state import Phase


@pytest.mark.clause("BU-11.1")
@pytest.mark.parametrize("row", [8, 9, 10, 11, 12, 13])
def test_the_count_need_not_be_exact(row: int) -> None:
    state = play(f"phase=open_play turn=0 ball=4,{row} hand0=A11", "A11 F")

    assert (state.phase, ball(state)) == (Phase.SAVE, (4, 14))


@pytest.mark.clause("BU-11.1")
def test_a_shot_that_is_too_short_stays_on_the_pitch() -> None:
    assert ball(play("phase=open_play turn=0 ball=4,7 hand0=A11", "A11 F")) == (4, 13)


@pytest.mark.clause("BU-11.2", "BU-6.2")
@pytest.mark.parametrize(
    ("column", "mouth", "phase"),
    [
        (3, 4, Phase.GOAL_KICK), (4, 4, Phase.SAVE), (5, 4, Phase.SAVE), (6, 4, Phase.GOAL_KICK),
        (2, 3, Phase.GOAL_KICK), (3, 3, Phase.SAVE), (6, 3, Phase.SAVE), (7, 3, Phase.GOAL_KICK),
    ],
)  # fmt: skip
def test_the_ball_must_cross_the_line_between_the_posts(
    column: int, mouth: int, phase: Phase
) -> None:
    start = f"phase=open_play turn=0 ball={column},12 left_post={mouth} hand0=A09"

    assert play(start, "A09 F").phase == phase


@pytest.mark.clause("BU-11.2")
@pytest.mark.parametrize(
    ("square", "phase"),
    [
        ("1,12", Phase.GOAL_KICK),
        ("2,12", Phase.SAVE),
        ("3,12", Phase.SAVE),
        ("4,12", Phase.GOAL_KICK),
    ],
)
def test_d7_a_diagonal_scores_by_the_square_beyond_the_line(square: str, phase: Phase) -> None:
    assert play(f"phase=open_play turn=0 ball={square} hand0=A07", "A07 R").phase == phase


@pytest.mark.clause("BU-11.2")
def test_both_teams_score_at_their_own_end() -> None:
    assert due(play("phase=open_play turn=1 ball=5,1 hand1=A09", "A09 F")) == (Phase.SAVE, 0)


@pytest.mark.clause("BU-11.3")
@pytest.mark.parametrize(("turn", "net", "goals"), [(1, 14, [2, 1]), (0, -1, [1, 2])])
def test_a_shot_that_is_not_stopped_scores(turn: int, net: int, goals: list[int]) -> None:
    state = play(f"phase=save turn={turn} ball=4,{net} goals=1-1 hand{turn}=A01", "pass")

    assert state.goals == goals


@pytest.mark.clause("BU-11.3")
def test_the_score_is_kept_and_told() -> None:
    state = parse_state("phase=save turn=1 ball=4,14 goals=1-1 hand1=A01")

    events = apply(state, "pass")

    assert told(events) == [(Happening.LET_IN, "BU-7.1"), (Happening.GOAL, "BU-11.3")]
    assert (events[1].a, events[1].b, events[1].c) == (0, 2, 1)
