"""Who may know what, said a second time by hand: a wrong mark in the state is noticed here."""

from tifo.core.knowledge import guarded
from tifo.games.worldwide.state import State


def test_hands_piles_built_decks_and_secret_choices_are_not_for_everybody() -> None:
    assert guarded(State) == {
        "aim": "knows_aim",
        "choice": "is_ours",
        "edits": "knows_edits",
        "deck": "knows_deck",
        "deck_size": "knows_size",
        "pile": "knows_pile",
        "hand": "own",
        "squad": "own",
        "bench": "hidden",
    }
