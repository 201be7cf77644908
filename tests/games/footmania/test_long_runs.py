"""Many matches: they end, they are fast, and they are balanced."""

import pytest
from lab.balance.footmania import measure

from tifo.core.rng import generator
from tifo.games.footmania import GAME
from tifo.native.batch import Batch
from tifo.testing.twins import twins_agree
from tifo.testing.walk import variations

pytestmark = pytest.mark.compiles("footmania")


@pytest.mark.slow
@pytest.mark.parametrize("given", variations(GAME), ids=lambda given: "-".join(given.values()))
def test_every_match_ends(given: dict[str, str]) -> None:
    options = GAME.read_options(given)
    coaches = ["uniform"] * GAME.seat_count(options)

    assert Batch(GAME, options, coaches, seed=5).run(16_667).matches == 16_667


@pytest.mark.slow
def test_interpreted_and_compiled_matches_are_equal() -> None:
    kinds = variations(GAME)
    for seed in range(1000):
        twins_agree(GAME, GAME.read_options(kinds[seed % len(kinds)]), generator(seed), stride=200)


@pytest.mark.slow
def test_phase_one_is_as_long_as_it_should_be_and_no_seat_is_favoured() -> None:
    played = measure({"seats": "4"}, 10_000)

    assert 20 <= sorted(played.rounds)[5_000] <= 40
    assert all(0.20 <= share <= 0.30 for share in played.wins)


@pytest.mark.long
def test_phase_one_takes_twenty_to_forty_rounds_in_the_median() -> None:
    played = measure({"seats": "4"}, 300)

    assert 20 <= sorted(played.rounds)[150] <= 40
