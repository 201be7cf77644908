"""The same rules by hand in C end every match in the same bytes."""

import pytest
from bench.twin import c_compiler, source_of, twin_of

from tifo.games.buteur import GAME
from tifo.native.batch import Batch

pytestmark = pytest.mark.compiles("buteur")
MATCHES = 10_000


def test_the_twin_is_there() -> None:
    assert source_of(GAME) is not None


@pytest.mark.parametrize(
    "given",
    [
        {"seats": "2"},
        {"seats": "3"},
        {"seats": "4"},
        {"seats": "3", "kick_off": "second", "second_half": "fixed"},
        {"seats": "4", "kick_off": "first", "rows": "18", "goal_mouth": "4"},
    ],
    ids=lambda given: "-".join(given.values()),
)
def test_final_states_are_equal_byte_for_byte(given: dict[str, str]) -> None:
    if c_compiler() is None:
        pytest.fail("no C compiler: the second opinion on the rules of Buteur was not asked")
    options = GAME.read_options(given)
    twin = twin_of(GAME, options, seed=11)
    assert twin is not None
    batch = Batch(GAME, options, ["uniform"] * GAME.seat_count(options), seed=11)

    ours, theirs = batch.chunk(0, MATCHES), twin.chunk(0, MATCHES)

    assert ours[1:] == theirs[1:]
    assert ours[0].tobytes() == theirs[0].tobytes()
