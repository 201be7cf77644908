"""Matches for those who fit an outlook: kept states, ends, and the fit."""

from typing import Any

import numpy as np
import pytest
from lab.outlook import fit
from lab.outlook.matches import MOST_KEPT, Matches
from lab.outlook.samples import samples

from tifo import games
from tifo.core.contract import NOBODY
from tifo.native.kit import as_array

pytestmark = pytest.mark.compiles("shootout")
SHOOTOUT = games.find("shootout")
OPTIONS = SHOOTOUT.read_options()


def states_of(rows: Any) -> list[Any]:
    return [SHOOTOUT.rules.State.frombytes(row.tobytes()) for row in rows]


def test_kept_states_are_on_the_way_of_one_match() -> None:
    kept = states_of(Matches(SHOOTOUT, OPTIONS).states(number=2, every=3))

    assert 1 < len(kept) < MOST_KEPT
    assert all(SHOOTOUT.rules.to_act(state) != NOBODY for state in kept)
    assert len({state.tobytes() for state in kept}) == len(kept)


def test_a_match_with_whims_is_another_one() -> None:
    matches = Matches(SHOOTOUT, OPTIONS)

    plain, whimsical = (matches.states(2, 3, whims) for whims in (0, 50))

    assert plain.tobytes() != whimsical.tobytes()


def test_every_match_that_is_played_on_has_an_end() -> None:
    ends = Matches(SHOOTOUT, OPTIONS).ends(as_array(SHOOTOUT.new_state(OPTIONS)), seed=1, times=40)

    assert ends.sum() == 40
    assert (ends[[0, 2]] > 0).all()


def test_samples_know_their_match_and_its_final() -> None:
    states, finals, numbers = samples("shootout", matches=5, every=2)

    assert len(states) == len(finals) == len(numbers)
    assert set(numbers.tolist()) == set(range(5))
    assert all(len({tuple(row) for row in finals[numbers == n].tolist()}) == 1 for n in range(5))


def test_a_network_learns_which_side_wins() -> None:
    rng = np.random.default_rng(1)
    seen = rng.integers(0, 2, (2000, 3)).astype(np.float32)
    ends = np.where(seen[:, :1] > 0, [[9.0, 0.0, 1.0]], [[1.0, 0.0, 9.0]]).astype(np.float32)

    network = fit.fit(seen, ends, epochs=600)

    off, _ = fit.error(network, seen, ends)
    assert off < 0.03
