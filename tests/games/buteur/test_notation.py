"""Moves and positions as text, there and back."""

import pytest

from tests.games.buteur.anywhere import CODES, NEIGHBOURS, positions
from tifo.core.errors import NotationError
from tifo.games.buteur import GAME
from tifo.games.buteur.moves import MOVE_COUNT
from tifo.games.buteur.state import Phase

USES = (" L", " F", " R", " L 2", " F 2", " R 2", "", " shed")


def test_moves_are_numbered_in_one_row() -> None:
    moves = [code + use for code in CODES for use in USES]
    moves += [f"throw {way}" for way in NEIGHBOURS] + [f"place {cell}" for cell in range(1, 5)]
    moves += ["pass", *(f"show {code}" for code in CODES), "toss 0", "toss 1"]

    assert [GAME.notation.format_move(move) for move in range(MOVE_COUNT)] == moves
    assert [GAME.notation.parse_move(text) for text in moves] == list(range(MOVE_COUNT))


@pytest.mark.parametrize("phase", [phase.name.lower() for phase in Phase])
def test_a_position_is_read_back_as_it_was_written(phase: str) -> None:
    for state in positions(phase, 5):
        assert GAME.notation.parse_state(GAME.notation.format_state(state)) == state


@pytest.mark.parametrize("text", ["A99 L", "throw", "place 5", "toss 2", ""])
def test_a_move_that_is_none_is_not_read(text: str) -> None:
    with pytest.raises(NotationError):
        GAME.notation.parse_move(text)
