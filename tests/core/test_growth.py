"""Powers of e in integers."""

from math import exp

import pytest

from tifo.core.growth import LIMIT, growth, write_duel


@pytest.mark.parametrize("power", [-6000, -2345, -1, 0, 1, 50, 999, 4321, 6000])
def test_a_power_is_right_to_a_part_in_a_hundred(power: int) -> None:
    assert growth(power) == pytest.approx(1000 * exp(power / 1000), rel=0.01, abs=1)


def test_powers_beyond_the_limit_are_cut() -> None:
    assert growth(10 * LIMIT) == growth(LIMIT)
    assert growth(-10 * LIMIT) == growth(-LIMIT)


def test_growth_never_falls() -> None:
    powers = [growth(power) for power in range(-LIMIT, LIMIT + 1, 7)]

    assert powers == sorted(powers)


def test_a_duel_shares_the_balance_between_the_sides_and_leaves_a_part_to_the_draw() -> None:
    out = [0, -1, 1, -1, 0, -1, 1, -1, -1]
    write_duel(1000, 700, 4, out)

    assert out[0:8:2] == [0, 1, 0, 1], "who is on which side was known before"
    assert out[5] == out[7] == 0, "of partners the first brings the part of both"
    assert out[1] / out[3] == pytest.approx(exp(1), rel=0.01)
    assert out[8] == 700
