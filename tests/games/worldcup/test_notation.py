"""Moves and states as text."""

import pytest

from tests.games.worldcup.board import parse_move, parse_state, tokens
from tifo.core.errors import NotationError
from tifo.core.rng import generator
from tifo.games.worldcup import GAME
from tifo.testing.walk import walk


def test_every_move_reads_back() -> None:
    texts = [GAME.notation.format_move(move) for move in range(GAME.rules.MOVE_COUNT)]

    assert [parse_move(text) for text in texts] == list(range(GAME.rules.MOVE_COUNT))
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("text", ["place 65L", "play X", "", "die pink", "team XXX"])
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_move(text)


@pytest.mark.parametrize(
    "text",
    [
        "cup=1950", "nonsense", "cup=1930 seats=14", "1L=DDD", "hand0=A.A.A.A.A", "card=XX",
        "cup=1930 hand0=G21", "2L=Z", "phase=half_time", "owner=XXX0",
    ],
)  # fmt: skip
def test_what_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_state(text)


def test_tokens_are_written_from_the_arrow_outward() -> None:
    state = parse_state("cup=1930 phase=card 2L=A-3P")

    assert tokens(state, "2L") == "A-3P"
    assert (state.room[2], state.top[2], state.halves[2]) == (1, 6, 3)


@pytest.mark.parametrize(
    "given",
    [
        {"cup": "1930", "seats": "9", "every_tie": "every-tie"},
        {"cup": "2002", "seats": "5", "early_stop": "when-decided"},
    ],
)
def test_every_position_of_a_cup_reads_back(given: dict[str, str]) -> None:
    for moment in walk(GAME, GAME.read_options(given), generator(11)):
        text = GAME.notation.format_state(moment.state)
        assert parse_state(text).tobytes() == moment.state.tobytes()
