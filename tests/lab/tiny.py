"""A game of three rules with tests that miss one of them, written into a folder."""

from pathlib import Path

RULEBOOK = '''"""A coin game."""

from tiny.toss import apply, to_act

__all__ = ["apply", "to_act"]
'''
TOSS = '''"""The rules."""

from enum import IntEnum

from tiny.table import FIRST


class Phase(IntEnum):
    """What is due."""

    TOSS = 0
    OVER = 1


def to_act(state: list[int]) -> int:
    """Whose toss it is."""
    if state[0] == Phase.OVER:
        return -2
    return FIRST


def apply(state: list[int], move: int) -> None:
    """Toss until the coin shows heads."""
    while state[1] < move:
        state[1] += 1
    state[2] = 7
    state[0] = Phase.OVER


def hint(state: list[int]) -> int:
    """No rule: nobody of the contract asks."""
    return 40 + state[1]
'''
TABLE = '''"""The box."""

import tomllib
from importlib.resources import files

BOX = tomllib.loads(files("tiny").joinpath("components.toml").read_text(encoding="utf-8"))
FIRST = BOX["seats"]["first"]["value"]
'''
COMPONENTS = """[seats]
first = { value = 1, mark = "stated" }  # of 2
"""
TESTS = """from tiny.rulebook import apply, to_act


def test_the_first_seat_tosses() -> None:
    assert to_act([0, 0, 0]) == 1


def test_then_it_is_over() -> None:
    state = [0, 0, 0]
    apply(state, 3)
    assert state[:2] == [1, 3]
    assert to_act(state) == -2
"""


def write(root: Path) -> Path:
    """Lay the game and its tests below a folder; return the folder of the game."""
    game, tests = root / "tiny", root / "checks"
    game.mkdir()
    tests.mkdir()
    for name, text in [
        ("__init__.py", ""),
        ("rulebook.py", RULEBOOK),
        ("toss.py", TOSS),
        ("table.py", TABLE),
        ("components.toml", COMPONENTS),
    ]:
        (game / name).write_text(text)
    (tests / "test_tiny.py").write_text(TESTS)
    (root / "pyproject.toml").write_text('[tool.pytest.ini_options]\npythonpath = ["."]\n')
    return game
