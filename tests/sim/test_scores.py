"""Intervals, points and ratings."""

import pytest

from tifo.sim import Deal, Meeting, rows_of, wilson
from tifo.sim.scores import points


def test_wilsons_interval_is_the_published_one() -> None:
    """Newcombe 1998, Table I: 81 of 263 and 0 of 20."""
    assert wilson(81 / 263, 263) == pytest.approx((0.2553, 0.3662), abs=1e-4)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)


def test_nothing_is_known_without_matches() -> None:
    assert wilson(0.5, 0) == (0.0, 1.0)


def test_points_are_the_share_of_others_left_behind() -> None:
    played = Meeting((0, 1, 2, 3), (1, 0, 1, 3), (0, 0, 0, 0), 1)

    assert [points(played, seat) for seat in range(4)] == pytest.approx([0.5, 1.0, 0.5, 0.0])


def two(ranks: tuple[int, int]) -> Deal:
    turned = (ranks[1], ranks[0])
    return Deal(0, (Meeting((0, 1), ranks, ranks, 9), Meeting((1, 0), turned, turned, 9)))


def test_wins_and_draws_are_counted_by_bot() -> None:
    rows = rows_of(("a", "b"), [two((0, 1)), two((0, 0)), two((0, 1)), two((1, 0))])

    assert [row.bot for row in rows] == ["a", "b"]
    assert (rows[0].wins, rows[0].draws, rows[0].score) == (0.5, 0.25, 0.625)
    assert (rows[1].wins, rows[1].matches) == (0.25, 8)
    assert rows[0].rating > rows[1].rating


def test_many_seats_are_rated_by_rank_and_not_only_by_wins() -> None:
    """The first always wins; the second is always before the third."""
    deals = [Deal(k, (Meeting((0, 1, 2), (0, 1, 2), (3, 2, 1), 9),)) for k in range(10)]
    first, second, third = rows_of(("a", "b", "c"), deals)

    assert first.wins == 1
    assert second.wins == third.wins == 0
    assert second.rating > third.rating


def test_a_bot_in_three_seats_counts_their_mean() -> None:
    deals = [Deal(0, (Meeting((0, 1, 1, 1), (1, 0, 2, 3), (0, 0, 0, 0), 9),))]
    rows = {row.bot: row for row in rows_of(("a", "b"), deals)}

    assert rows["b"].matches == 1
    assert rows["b"].wins == pytest.approx(1 / 3)
