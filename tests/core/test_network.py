"""The network that judges a duel."""

from importlib import import_module
from typing import Any

import numba
import numpy as np
import pytest
from hypothesis import given, strategies as st

from tifo import games
from tifo.core import network
from tifo.core.growth import growth
from tifo.core.network import ENDS, ONE, ROOM, SIZE, UNITS

NETWORKS = [
    module
    for game in games.installed()
    if game.has_outlook
    if hasattr(module := import_module(f"{game.package}.outlook"), "WEIGHTS")
]


def judged(weights: list[int], pushes: list[int], side: int) -> list[int]:
    """The parts that a network gives when the first thing is seen twice."""
    out = [0] * SIZE
    network.begin(out)
    network.see(out, weights, 0, 2)
    network.conclude(out, pushes, side, 2)
    return [out[1], out[3], out[4]]


def a_unit(weight: int, win: int) -> tuple[list[int], list[int]]:
    """A network in which one unit counts what is seen, and pushes toward a win."""
    weights, pushes = [0] * UNITS, [0] * (ENDS * (UNITS + 1))
    weights[0], pushes[network.WIN] = weight, win
    return weights, pushes


def test_a_network_without_weights_gives_equal_parts() -> None:
    assert judged(*a_unit(0, 0), side=0) == [1000, 1000, 1000]


def test_what_is_seen_pushes_toward_a_win_of_the_side_that_looks() -> None:
    weights, pushes = a_unit(ONE // 2, ONE)

    assert judged(weights, pushes, side=0) == [growth(1000), 1000, 1000]
    assert judged(weights, pushes, side=1) == [1000, growth(1000), 1000]


def test_a_unit_below_zero_is_silent() -> None:
    assert judged(*a_unit(-ONE, ONE), side=0) == [1000, 1000, 1000]


@pytest.mark.parametrize("module", NETWORKS, ids=lambda module: module.__name__.split(".")[-2])
def test_there_are_weights_for_all_that_an_outlook_sees(module: Any) -> None:
    assert len(module.WEIGHTS) == UNITS * module.SEEN
    assert len(module.PUSHES) == ENDS * (UNITS + 1)


@given(seed=st.integers(0, 1000))
def test_no_match_looks_so_odd_that_a_number_overflows(seed: int) -> None:
    rng = np.random.default_rng(seed)
    weights = rng.integers(-8 * ONE, 8 * ONE, UNITS).tolist()
    pushes = rng.integers(-8 * ONE, 8 * ONE, ENDS * (UNITS + 1)).tolist()

    parts = judged(weights, pushes, side=0)

    assert all(0 <= part < 2**31 // 1000 for part in parts)


def test_compiled_numbers_are_the_same() -> None:
    space = dict(vars(network), growth=numba.njit(growth))
    for name in ("begin", "see", "push", "conclude"):
        function = space[name]
        space[name] = numba.njit(type(function)(function.__code__, space, name))
    rng = np.random.default_rng(1)
    weights = rng.integers(-ONE, ONE, UNITS).astype(np.int16)
    pushes = rng.integers(-ONE, ONE, ENDS * (UNITS + 1)).astype(np.int16)
    out = np.zeros(SIZE, np.int32)
    space["begin"](out)
    space["see"](out, weights, 0, 2)
    space["conclude"](out, pushes, 0, 2)

    assert [*out[1:ROOM:2][:2], out[4]] == judged(weights.tolist(), pushes.tolist(), 0)
