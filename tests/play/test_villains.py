"""A table outlives every bot that misbehaves, and the bot gains nothing."""

from collections.abc import Callable

import pytest

from tifo import games
from tifo.bots import Bot
from tifo.core.contract import AnyGame
from tifo.play.match import new_match
from tifo.play.table import Table
from tifo.testing.villains import Cheat, Crasher, Peeker, Staller, Tamperer

SHOOTOUT = games.find("shootout")


def play_with(villain: Callable[[AnyGame], Bot], patience: float | None = None) -> Table:
    coaches = ["bot:villain", "bot:uniform"]
    match = new_match(SHOOTOUT, SHOOTOUT.read_options({"kicks": "2"}), coaches, bytes(32), [])
    table = Table(match, seed=1, patience=patience)
    table.seat_bot("villain", villain(SHOOTOUT))
    table.run()
    return table


@pytest.mark.parametrize(("villain", "patience"), [(Crasher, None), (Cheat, None), (Staller, 0.05)])
def test_a_bot_that_fails_is_played_for_and_told_on(
    villain: Callable[[AnyGame], Bot], patience: float | None
) -> None:
    table = play_with(villain, patience)

    assert table.match.is_over
    assert len(table.faults) == 4


def test_a_bot_that_overwrites_what_it_is_shown_changes_nothing() -> None:
    table = play_with(Tamperer)

    assert table.match.is_over
    assert table.faults == []


def test_a_bot_is_shown_views_and_never_an_aim_that_is_not_its_own() -> None:
    villain = Peeker(SHOOTOUT)
    play_with(lambda game: villain)

    assert len(villain.shown) == 4
    assert all(type(seen) is SHOOTOUT.rules.View for seen in villain.shown)
    assert all(seen.aim == 0 for seen in villain.shown)
