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


def has_one_change(case: Any) -> bool:
    """Is it a number of seats, or one option at the usual number? The kit crosses them all."""
    game, given = case.values
    return len(given) == 1 or given["seats"] == game.options[0].default


@pytest.mark.parametrize(("game", "given"), CASES)
def test_a_match_at_random_keeps_the_laws(game: AnyGame, given: dict[str, str]) -> None:
    check_match(game, given, seed=1)


@pytest.mark.parametrize(("game", "given"), [case for case in CASES if has_one_change(case)])
def test_a_match_by_rules_of_thumb_keeps_the_laws(game: AnyGame, given: dict[str, str]) -> None:
    check_match(game, given, seed=2, thumb=True)


@pytest.mark.parametrize(("game", "given"), CASES)
def test_interpreted_and_compiled_rules_agree(game: AnyGame, given: dict[str, str]) -> None:
    options: Any = game.read_options(given)

    twins_agree(game, options, generator(3))
