"""Buteur's board: what it reads out of a view."""

import pytest

from tests.web.stand import Stand
from tifo.core.contract import NOBODY
from tifo.games.buteur import GAME
from tifo.games.buteur.components import BOX

UNSEEN = """async props => (await import('/games/buteur/web/reading.js')).unseen(props)"""
POSITION = (
    "seats=3 phase=open_play turn=0 ball=4,5 hand0=A01.A13 hand1=A02.A25.F1 shown1=A02.A25"
    " hand2=A14 discard=A03.A26"
)


@pytest.mark.parametrize(
    ("seat", "hand", "red", "blue"), [(0, 9, 13, 12), (1, 10, 14, 12), (NOBODY, 10, 14, 12)]
)
def test_cards_that_others_have_shown_are_no_longer_unseen(
    stand: Stand, seat: int, hand: int, red: int, blue: int
) -> None:
    visitor = stand.visitor()
    visitor.page.goto("/rules")
    seen = GAME.seen_by(GAME.notation.parse_state(POSITION), seat)

    left = visitor.page.evaluate(UNSEEN, {"view": seen.asdict(), "seat": seat, "box": BOX})

    assert left == {"hand": hand, "red": red, "blue": blue}
