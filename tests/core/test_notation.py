"""What the notations of all games share."""

import pytest

from tifo.core.errors import NotationError
from tifo.core.messages import spell
from tifo.core.notation import read_move

MOVES = {"left": 0, "place 2": 1}


def test_a_move_is_read_back() -> None:
    assert [read_move(name, MOVES) for name in MOVES] == [0, 1]


def test_blanks_do_not_matter() -> None:
    assert read_move("  place   2 ", MOVES) == 1


def test_what_is_no_move_is_named_in_the_error() -> None:
    with pytest.raises(NotationError) as refused:
        read_move("place 3", MOVES)
    assert refused.value.message.args == {"text": "place 3"}


def test_keys_of_the_catalogue_are_small_and_hyphenated() -> None:
    assert spell("CORNER_CUT") == "corner-cut"
