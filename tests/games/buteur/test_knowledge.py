"""Who may know what, said a second time by hand: a wrong mark in the state is noticed here."""

import pytest

from tifo.core.knowledge import guarded
from tifo.games.buteur import GAME
from tifo.games.buteur.sheet import sheet
from tifo.games.buteur.state import State


@pytest.mark.clause("BU-D.4")
def test_all_lies_open_but_the_cards_in_hands_and_in_the_pile() -> None:
    assert guarded(State) == {"hand.card": "own", "pile": "hidden"}


def test_the_sheet_tells_the_sides_and_which_way_each_looks() -> None:
    state = GAME.new_state(GAME.read_options({"seats": "3", "kick_off": "first"}))
    sheets = [sheet(GAME.seen_by(state, seat)) for seat in range(3)]

    assert [one["sides"] for one in sheets] == [[[0], [1, 2]]] * 3
    assert [one["up"] for one in sheets] == [True, False, False]
