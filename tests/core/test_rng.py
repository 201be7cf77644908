"""The generator that drivers keep."""

import numba
import numpy as np
from hypothesis import given, strategies as st

from tifo.core import rng


@given(st.integers(0, 2**32 - 1), st.integers(0, 2**40), st.integers(1, 2**31 - 1))
def test_a_number_is_below_its_bound(seed: int, stream: int, count: int) -> None:
    assert 0 <= rng.below(rng.generator(seed, stream), count) < count


def test_streams_of_one_seed_differ() -> None:
    firsts = {tuple(rng.generator(5, stream)) for stream in range(10_000)}

    assert len(firsts) == 10_000


def test_a_die_is_fair() -> None:
    words = rng.generator(1)
    faces = np.bincount([rng.below(words, 6) for _ in range(60_000)])

    assert abs(faces - 10_000).max() < 400


def test_compiled_words_are_the_same() -> None:
    space = dict(vars(rng))
    for name in ("rotate_left", "mix", "next_word", "seed_rng", "below"):
        function = space[name]
        space[name] = numba.njit(type(function)(function.__code__, space, name))
    words = np.zeros(rng.WORDS, np.uint32)
    plain = rng.generator(123, 456)
    space["seed_rng"](words, 123, 456)

    assert [space["below"](words, 1000) for _ in range(50)] == [
        rng.below(plain, 1000) for _ in range(50)
    ]
