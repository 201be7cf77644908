"""Many matches at once: the same whatever the threads, and all of them with an end."""

import pytest

from tifo import games
from tifo.native.batch import Batch, Tally

pytestmark = pytest.mark.compiles("buteur")
BUTEUR = games.find("buteur")


def run(threads: int, coaches: tuple[str, ...] = ("uniform", "uniform")) -> Tally:
    return Batch(BUTEUR, BUTEUR.read_options(), coaches, seed=5).run(3500, threads)


def test_the_number_of_threads_changes_nothing() -> None:
    assert run(threads=1) == run(threads=3)


def test_a_tally_counts_every_match_once() -> None:
    tally = run(threads=2)

    assert sum(tally.wins) + tally.draws == tally.matches == 3500


def test_match_k_is_the_same_in_any_chunk() -> None:
    batch = Batch(BUTEUR, BUTEUR.read_options(), ["uniform", "uniform"], seed=5)

    states, _, _ = batch.chunk(0, 10)
    later, _, _ = batch.chunk(7, 3)

    assert states[7:].tobytes() == later.tobytes()
