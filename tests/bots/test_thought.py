"""How a search decides, and what it says."""

import pytest

from tifo.bots.engine import Weighed
from tifo.bots.thought import weigh


def test_the_most_visited_move_is_played_and_then_the_one_with_the_better_reward() -> None:
    lines = [
        Weighed(1, 30, 9_000, 9_000),
        Weighed(2, 40, 8_000, 8_000),
        Weighed(3, 40, 9_000, 9_000),
    ]

    assert [choice.move for choice in weigh(lines).choices] == [3, 2, 1]


def test_the_lines_of_several_trees_are_added_up() -> None:
    thought = weigh(
        [Weighed(7, 40, 20_000, 30_000), Weighed(3, 50, 1, 1), Weighed(7, 40, 20_000, 30_000)]
    )

    assert [(choice.move, choice.visits) for choice in thought.choices] == [(7, 80), (3, 50)]
    assert thought.choices[0].chance == pytest.approx(0.75)


def test_what_was_never_tried_is_not_mentioned() -> None:
    assert len(weigh([Weighed(7, 40, 20_000, 30_000), Weighed(5, 0, 0, 0)]).choices) == 1
