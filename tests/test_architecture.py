"""Who may import whom, how long things may be, and that nothing is left lying about."""

import ast
import re
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
    "testing": {"core", "games", "text", "native", "bots", "play", "sim"},
    "cli": {"core", "games", "text", "native", "bots", "play", "store", "server", "sim", "testing"},
}
LONGEST_MODULE = 400
LONGEST_FUNCTION = 30


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
    lengths = {
        f"{node.name}, line {node.lineno}": (node.end_lineno or node.lineno) - node.lineno + 1
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }

    assert len(text.splitlines()) <= LONGEST_MODULE
    assert {name: n for name, n in lengths.items() if n > LONGEST_FUNCTION} == {}


def is_guess(node: ast.AST) -> bool:
    """Does this code ask whether something has an attribute, rather than know it?"""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
        return False
    return node.func.id == "hasattr" or (node.func.id == "getattr" and len(node.args) > 2)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_nobody_guesses_what_an_object_can_do(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))

    assert [node.lineno for node in ast.walk(tree) if is_guess(node)] == []  # type: ignore[attr-defined]


# ------------------------------------------------------------------------------------ the games
GAMES = sorted(
    path.name for path in (SOURCE / "games").iterdir() if (path / "rulebook.py").exists()
)
TEXTS = {".py", ".toml", ".ftl", ".js", ".css", ".html", ".json"}
ABOVE = sorted(
    path
    for path in SOURCE.rglob("*")
    if path.suffix in TEXTS and "games" not in path.relative_to(SOURCE).parts
)


def test_nobody_above_the_games_names_one() -> None:
    named = re.compile(rf"\b({'|'.join(GAMES)})\b", re.IGNORECASE)
    found = [
        f"{path.relative_to(SOURCE)}:{number}"
        for path in ABOVE
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if named.search(line)
    ]

    assert found == []


EVERY_GAME = {
    "README.md", "__init__.py", "bots.toml", "box_tables.py", "chance.py", "clauses.py",
    "components.py", "components.toml", "events.py", "laws.py", "moves.py", "notation.py",
    "options.py", "outlook.py", "rulebook.py", "rules_of_thumb.py", "rulings.toml", "sheet.py",
    "state.py", "terminal.py", "text", "view.py", "web", "words.py",
}  # fmt: skip
"""The rooms that `docs/architecture.md` explains. `legal` and `apply` may be folders of phases."""


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_same_rooms_and_its_readme_lists_the_others(game: str) -> None:
    folder = SOURCE / "games" / game
    rooms = {path.name for path in folder.iterdir() if path.name != "__pycache__"}
    inner = {
        f"{part}/{path.name}"
        for part in ("legal", "apply")
        for path in (folder / part).glob("*.py")
        if path.name != "__init__.py"
    }
    listed = set(re.findall(r"`([\w/]+\.\w+)`", (folder / "README.md").read_text(encoding="utf-8")))

    assert rooms >= EVERY_GAME
    assert {"legal", "legal.py"} & rooms
    assert {"apply", "apply.py"} & rooms
    others = rooms - EVERY_GAME - {"legal", "legal.py", "apply", "apply.py"}
    assert listed == others | inner


def test_the_architecture_page_explains_the_rooms_of_every_game() -> None:
    page = (SOURCE.parent.parent / "docs" / "architecture.md").read_text(encoding="utf-8")
    listed = set(
        re.findall(r"^\| `([\w.]+?)/?`", page.partition("## What is where")[2], re.MULTILINE)
    )

    assert listed == EVERY_GAME | {"legal.py", "apply.py"}
