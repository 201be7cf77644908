"""Every clause of every rulebook is proved by a test, and every page says so."""

from pathlib import Path

import pytest

from tifo.core.contract import AnyGame
from tifo.testing.clauses import unknown, unproved
from tifo.testing.pages import ours, page, path_of

TESTS = Path(__file__).parent.parent
GAMES = [pytest.param(game, id=game.name) for game in ours()]


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_proved(game: AnyGame) -> None:
    assert unproved(game, TESTS) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_test_cites_a_clause_that_is_not_there(game: AnyGame) -> None:
    assert unknown(game, TESTS) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_a_game_is_up_to_date(game: AnyGame) -> None:
    stored = (TESTS.parent / path_of(game)).read_text(encoding="utf-8")

    assert page(game, stored, TESTS) == stored, "run `make docs`"
