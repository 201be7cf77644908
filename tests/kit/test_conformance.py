"""Every installed game keeps every law, with every number of seats and every option."""

from typing import Any

import pytest

from tifo import games
from tifo.core.contract import AnyGame
from tifo.core.rng import generator
from tifo.testing.kit import check_match
from tifo.testing.twins import twins_agree
from tifo.testing.walk import variations

CASES = [
    pytest.param(
        game,
        given,
        id=f"{game.name}-{'-'.join(given.values())}",
        marks=pytest.mark.compiles(game.name),
    )
    for game in games.installed()
    for given in variations(game)
]


@pytest.mark.parametrize(("game", "given"), CASES)
def test_a_match_at_random_keeps_the_laws(game: AnyGame, given: dict[str, str]) -> None:
    check_match(game, given, seed=1)


@pytest.mark.parametrize(("game", "given"), CASES)
def test_a_match_by_rules_of_thumb_keeps_the_laws(game: AnyGame, given: dict[str, str]) -> None:
    check_match(game, given, seed=2, thumb=True)


@pytest.mark.parametrize(("game", "given"), CASES)
def test_interpreted_and_compiled_rules_agree(game: AnyGame, given: dict[str, str]) -> None:
    options: Any = game.read_options(given)

    twins_agree(game, options, generator(3))
