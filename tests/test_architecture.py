"""Who may import whom, how long things may be, and that nothing is left lying about."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "tifo"
MODULES = sorted(SOURCE.rglob("*.py"))

# A layer may import itself and these.
ALLOWED = {
    "core": set(),
    "games": {"core"},
    "text": {"core"},
    "native": {"core", "games"},
    "bots": {"core", "native"},
    "play": {"core", "games", "bots", "text"},
    "store": {"core", "play"},
    "server": {"core", "games", "text", "bots", "play", "store", "native"},
    "web": set(),
    "sim": {"core", "games", "native", "bots", "play"},
    "research": {"core", "games", "native", "bots", "play"},
    "testing": {"core", "games", "text", "native", "bots", "play", "sim"},
    "cli": {"core", "games", "text", "native", "bots", "play", "store", "server", "sim", "testing"},
}
LONGEST_MODULE = 600
LONGEST_FUNCTION = 60


def layer_of(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0]


def imports_of(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module == "tifo":
            found |= {f"tifo.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return found


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_layer_imports_only_the_layers_below(path: Path) -> None:
    layer = layer_of(path)
    if layer == "__init__.py":
        return

    used = {name.split(".")[1] for name in imports_of(path) if name.startswith("tifo.")}

    assert used <= ALLOWED[layer] | {layer}


def game_of(name: str) -> str | None:
    """The game that a module or an import belongs to: tifo.games.buteur.state is buteur's."""
    parts = name.split(".")
    return parts[2] if parts[:2] == ["tifo", "games"] and len(parts) > 2 else None


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_game_is_named_only_by_itself(path: Path) -> None:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    own = game_of(".".join(("tifo", *parts)))

    named = {game_of(name) for name in imports_of(path)} - {None, own}

    assert not named


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_modules_and_functions_stay_small(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    functions = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)]

    longest = max((node.end_lineno - node.lineno + 1 for node in functions), default=0)  # type: ignore[operator]

    assert len(text.splitlines()) <= LONGEST_MODULE
    assert longest <= LONGEST_FUNCTION
