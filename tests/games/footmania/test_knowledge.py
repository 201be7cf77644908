"""Who may know what, said a second time by hand: a wrong mark in the state is noticed here."""

from tifo.core.knowledge import guarded
from tifo.games.footmania.state import State


def test_squads_plus_cards_and_line_ups_at_work_are_not_for_everybody() -> None:
    sheet = {f"sheet.{part}": "hidden" for part in ("at", "where", "gain", "by", "origin")}

    assert guarded(State) == {
        "man": "sees_man",
        "complete": "own",
        "drawn": "sees_drawn",
        "pack.card": "sees_card",
        "plus_rest": "hidden",
        "plus": "own",
        "known": "shares",
        "changed": "sees_work",
        "place": "sees_work",
        "line_up": "sees_line_up",
        **sheet,
    }
