"""The matrix of clauses: which test proves which clause of a rulebook.

A test says it with a mark, `@pytest.mark.clause("BU-5.1")`; the tests are read as text, not run.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

from tifo.core.contract import AnyGame

MARK = "clause"


def cited(folder: Path) -> dict[str, list[str]]:
    """For each clause id the tests below a folder that cite it, as `file::test`."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for test in _tests(tree):
            for clause in _clauses_of(test):
                place = f"{path.relative_to(folder).as_posix()}::{test.name}"
                found.setdefault(clause, []).append(place)
    return found


def _tests(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node


def _clauses_of(test: ast.FunctionDef) -> Iterator[str]:
    for mark in test.decorator_list:
        if (
            isinstance(mark, ast.Call)
            and isinstance(mark.func, ast.Attribute)
            and mark.func.attr == MARK
        ):
            for arg in mark.args:
                yield ast.literal_eval(arg)


def clause_ids(game: AnyGame) -> list[str]:
    """The ids of a game's clauses, in the order of the rulebook."""
    return [game.clause_id(clause) for clause in game.clauses]


def unproved(game: AnyGame, folder: Path) -> list[str]:
    """The clauses that no test cites."""
    found = cited(folder)
    return [clause for clause in clause_ids(game) if clause not in found]


def unknown(game: AnyGame, folder: Path) -> list[str]:
    """The ids that tests of this game cite and its rulebook does not have."""
    known = set(clause_ids(game))
    head = next(iter(known)).partition("-")[0] + "-"
    return [clause for clause in cited(folder) if clause.startswith(head) and clause not in known]
