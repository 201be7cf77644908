"""Who may know what, said a second time by hand: a wrong mark in the state is noticed here."""

from tifo.core.knowledge import guarded
from tifo.games.worldcup.state import State


def test_all_lies_open_but_the_cards_in_hands_and_those_face_down() -> None:
    assert guarded(State) == {"hand.card": "own", "pool": "hidden"}
