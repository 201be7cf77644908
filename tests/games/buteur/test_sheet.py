"""What a board shows that is no field of the view."""

import pytest

from tests.games.buteur.anywhere import positions
from tests.games.buteur.pitch import parse_state
from tifo.core.contract import NOBODY
from tifo.games.buteur import GAME
from tifo.games.buteur.sheet import sheet

SHOWN = (
    "seats=3 phase=open_play turn=0 ball=4,5 hand0=A01.A13 hand1=A02.A25.F1 shown1=A02.A25"
    " hand2=A14 discard=A03.A26"
)


@pytest.mark.parametrize(
    ("seat", "hand", "red", "blue"), [(0, 9, 13, 12), (1, 10, 14, 12), (NOBODY, 10, 14, 12)]
)
def test_cards_that_others_have_shown_are_no_longer_unseen(
    seat: int, hand: int, red: int, blue: int
) -> None:
    seen = GAME.seen_by(parse_state(SHOWN), seat)

    assert sheet(seen)["unseen"] == {"hand": hand, "red": red, "blue": blue}


@pytest.mark.parametrize(
    ("seats", "sides"), [(2, [[0], [1]]), (3, [[0], [1, 2]]), (4, [[0, 2], [1, 3]])], ids=str
)
def test_the_sides_are_those_of_the_seats(seats: int, sides: list[list[int]]) -> None:
    seen = GAME.seen_by(parse_state(f"seats={seats}"), NOBODY)

    assert sheet(seen)["sides"] == sides


def test_their_area_lies_where_the_seat_looks() -> None:
    for state in positions("open_play", 10):
        for seat in range(state.seats):
            told = sheet(GAME.seen_by(state, seat))
            upward = (seat in {2: (0,), 3: (0,), 4: (0, 2)}[state.seats]) == (state.half == 1)
            first = state.rows - 3 if upward else 0
            area = {"left": 2, "right": 7, "first": first, "last": first + 2}
            assert (told["up"], told["area"]) == (upward, area)


@pytest.mark.parametrize(
    ("position", "is_there"),
    [
        ("phase=toss", True),
        ("phase=kick_off", True),
        ("phase=draw next_phase=kick_off", True),
        ("phase=draw next_phase=open_play", False),
        ("phase=open_play", False),
        ("phase=kick_off ball=4,7", False),
    ],
)
def test_the_ball_lies_on_the_centre_spot_for_a_kick_off(position: str, is_there: bool) -> None:
    assert sheet(GAME.seen_by(parse_state(position), 0))["at_centre"] == is_there
