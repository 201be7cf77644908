"""The server's rooms: who may look into whom, and how much stands in one."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent.parent / "src" / "tifo"
SERVER = SOURCE / "server"
BELOW = {
    "http": {"follow", "matches", "wire"},
    "follow": {"matches", "wire"},
    "matches": {"wire"},
    "wire": set(),
}
MODULES = sorted(
    path for layer in ("server", "store", "play") for path in (SOURCE / layer).rglob("*.py")
)
MOST_LINES, MOST_FUNCTION = 400, 30
Function = ast.FunctionDef | ast.AsyncFunctionDef


def rooms_of(path: Path) -> set[str]:
    """The rooms that a module imports from."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    modules = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    parts = [module.split(".") for module in modules if module.startswith("tifo.server.")]
    return {part[2] for part in parts} & set(BELOW)


@pytest.mark.parametrize("room", BELOW)
def test_a_room_looks_only_into_those_below(room: str) -> None:
    seen = set().union(*[rooms_of(path) for path in (SERVER / room).rglob("*.py")])

    assert seen <= BELOW[room] | {room}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_modules_and_functions_stay_small(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    functions = [node for node in ast.walk(ast.parse(text)) if isinstance(node, Function)]

    long = [f.name for f in functions if (f.end_lineno or 0) - f.lineno + 1 > MOST_FUNCTION]

    assert (long, len(text.splitlines()) <= MOST_LINES) == ([], True)


def test_the_page_on_the_server_names_every_module() -> None:
    page = (SOURCE.parent.parent / "docs" / "server.md").read_text(encoding="utf-8")
    names = {path.stem.rstrip("s") for room in BELOW for path in (SERVER / room).glob("[a-z]*.py")}

    assert {name for name in names if name not in page} == set()
