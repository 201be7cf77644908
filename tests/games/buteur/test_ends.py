"""Which end a side plays toward changes nothing: turned by half a turn, the pitch is the same."""

import pytest

from tests.games.buteur.pitch import ball, legal, parse_state, play
from tifo.games.buteur.components import COLUMNS
from tifo.games.buteur.notation import COMPASS
from tifo.games.buteur.state import State

HAND = "A01.A06.A12.A36.F3.G2.CR.P"


def turned_square(x: int, y: int, rows: int) -> tuple[int, int]:
    return COLUMNS - 1 - x, rows - 1 - y


def turned_move(move: str, phase: str) -> str:
    head, _, rest = move.partition(" ")
    if head == "throw":
        return f"throw {COMPASS[7 - COMPASS.index(rest)]}"
    if head == "place":
        return f"place {5 - int(rest)}"
    if phase == "kick_off" and rest:
        return move.removesuffix(" 2") if rest.endswith(" 2") else f"{move} 2"
    return move


def at(phase: str, square: tuple[int, int], rows: int, half: int) -> State:
    where = f"phase={phase} half={half} rows={rows} ball={square[0]},{square[1]}"
    return parse_state(f"{where} turn=0 flag=2 hand0={HAND} hand1=G1.CB")


@pytest.mark.clause("BU-P.4", "BU-13.4")
@pytest.mark.parametrize("rows", [14, 16, 18])
@pytest.mark.parametrize(
    ("phase", "square"),
    [
        ("kick_off", (4, 6)),
        ("open_play", (0, 3)),
        ("open_play", (2, 10)),
        ("open_play", (5, 12)),
        ("follow_up", (8, 11)),
        ("goal_kick", (2, 0)),
        ("goal_kick", (7, 0)),
        ("clear_ball", (6, 0)),
        ("penalty_offer", (4, 12)),
        ("save", (5, -1)),
        ("place_ball", (0, 0)),
        ("throw_in", (9, 0)),
    ],
)
def test_the_ends_change_nothing(phase: str, square: tuple[int, int], rows: int) -> None:
    if phase == "kick_off":
        square = (4, rows // 2 - 1)
    first = at(phase, square, rows, half=1)
    second = at(phase, turned_square(*square, rows), rows, half=2)

    assert sorted(turned_move(move, phase) for move in legal(first)) == sorted(legal(second))
    for move in legal(first):
        here, there = play(first, move), play(second, turned_move(move, phase))
        assert (here.phase, here.turn, here.goals) == (there.phase, there.turn, there.goals)
        if ball(here) != (4, rows // 2 - 1):  # the centre spot lies at a corner of this square
            assert turned_square(*ball(here), rows) == ball(there)
