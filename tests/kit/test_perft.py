"""Move counts to a depth."""

from pathlib import Path

import pytest

from tifo import games
from tifo.testing.perft import Case, divide, perft, read_cases

TESTS = Path(__file__).parent.parent
CASES = [
    pytest.param(path.parent.name, case, id=f"{path.parent.name}-{case.name}-{case.depth}")
    for path in sorted(TESTS.glob("games/*/perft.txt"))
    for case in read_cases(path)
]


@pytest.mark.parametrize(("name", "case"), CASES)
def test_the_moves_below_a_position_are_counted(name: str, case: Case) -> None:
    game = games.find(name)
    state = game.notation.parse_state(case.state)

    count = perft(game, state, case.depth)

    assert count == case.count, divide(game, state, case.depth)
