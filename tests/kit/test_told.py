"""The types of events that boards rely on are those of the games."""

import pytest

from tifo.core.contract import AnyGame
from tifo.testing.pages import ours
from tifo.testing.told import path_of, told


@pytest.mark.parametrize("game", ours(), ids=lambda game: game.name)
def test_the_types_of_what_is_told_are_up_to_date(game: AnyGame) -> None:
    assert path_of(game).read_text(encoding="utf-8") == told(game)
