"""How a search decides, and what it says."""

import pytest

from tifo.bots.engine import Line
from tifo.bots.thought import weigh

USUAL = Line(7, visits=400, reward=200_000, squares=110_000, firsts=200_000, prior=1)


def other(mean: float, visits: int, move: int = 3) -> Line:
    reward = round(1000 * mean * visits)
    return Line(move, visits, reward, round(reward * 0.6), reward, 0)


def test_without_caution_the_most_visited_move_is_played() -> None:
    assert weigh([USUAL, other(0.9, 399)], 0).move == USUAL.move
    assert weigh([USUAL, other(0.1, 401)], 0).move == 3


@pytest.mark.parametrize(
    ("mean", "visits", "plays"), [(0.52, 300, 7), (0.6, 300, 3), (0.6, 4, 7), (0.45, 500, 7)]
)
def test_a_cautious_search_plays_against_the_rules_of_thumb_only_with_evidence(
    mean: float, visits: int, plays: int
) -> None:
    assert weigh([USUAL, other(mean, visits)], 1.5).move == plays


def test_the_lines_of_several_trees_are_added_up() -> None:
    thought = weigh([USUAL, USUAL, other(0.5, 300), other(0.5, 300)], 0)

    assert [(choice.move, choice.visits) for choice in thought.choices] == [(7, 800), (3, 600)]
    assert thought.choices[0].chance == pytest.approx(0.5)


def test_what_was_never_tried_is_not_mentioned() -> None:
    assert len(weigh([USUAL, Line(5, 0, 0, 0, 0, 0)], 1).choices) == 1
