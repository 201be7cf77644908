"""Which clause forbids what, phase after phase."""

from pathlib import Path

import pytest

from tests.games.footmania.table import legal, parse_state, refused
from tifo.core.contract import NO_SUCH_MOVE, NOT_NOW, NOT_YOURS
from tifo.games.footmania import GAME
from tifo.games.footmania.moves import MOVE_COUNT

MOVES = (
    "pass", "yes", "show team", "sell", "offer", "counter", "pay", "trainee", "seat 0", "seat 1",
    "seat 3", "N01", "N02", "N03", "Q01", "Q02", "no 1", "no 2", "no 3", "plus F1", "plus BL",
    "plus AP", "plus LI", "get 50000", "get 500000", "even", "give 50000", "give 500000",
    "bid 400000", "bid 650000", "bid 3050000", "go P1", "go P3", "roll 1", "draw E01", "lot 2",
)  # fmt: skip
TABLE = Path(__file__).parent / "refusals.txt"
SAID = {str(NOT_NOW): "not now", str(NOT_YOURS): "not yours", "": "may"}


def line_of(start: str) -> str:
    """Each of the moves under what is said to it, but for those that come at another time."""
    said: dict[str, list[str]] = {}
    for move in MOVES:
        why = refused(start, move)
        said.setdefault(SAID.get(why, why), []).append(move)
    told = {why: found for why, found in said.items() if why != "not now"}
    return "; ".join(f"{why}: {', '.join(found)}" for why, found in told.items())


def rows() -> list[tuple[str, str]]:
    """The positions and what is said there."""
    lines = TABLE.read_text(encoding="utf-8").strip().split("\n\n")[1:]
    return [(start, said) for start, said in (part.split("\n") for part in lines)]


@pytest.mark.parametrize(("start", "said"), rows(), ids=[start for start, _ in rows()])
def test_a_refusal_names_its_clause(start: str, said: str) -> None:
    assert line_of(start) == said


@pytest.mark.parametrize("start", [start for start, _ in rows()])
def test_whatever_is_not_refused_is_legal(start: str) -> None:
    state = parse_state(start)
    allowed = [m for m in range(MOVE_COUNT) if GAME.rules.refusal(state, m) == 0]

    assert [GAME.notation.format_move(move) for move in allowed] == legal(state)


@pytest.mark.parametrize("move", [-1, MOVE_COUNT])
def test_there_is_no_such_move(move: int) -> None:
    assert GAME.rules.refusal(parse_state("phase=market"), move) == NO_SUCH_MOVE
