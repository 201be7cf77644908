"""The game that is broken: its rules, its tests and its page."""

import hashlib
import importlib.util
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from lab.mutants import python, tables
from lab.mutants.change import Change
from lab.mutants.reach import read_game, rules_of

ROOT = Path(__file__).parent.parent.parent
TABLES = "components.toml"
CACHE = Path(".cache") / "mutants"


@dataclass(frozen=True)
class Target:
    """Where a game's rules, rule tests and page lie, below a root."""

    name: str
    package: str
    folder: Path
    tests: Path
    page: Path
    root: Path = ROOT

    def module(self, file: str) -> str:
        """The import name of a file of the game."""
        parts = [part for part in Path(file).with_suffix("").parts if part != "__init__"]
        return ".".join([self.package, *parts])

    def digest(self) -> str:
        """Changes when anything but a test changes that the tests could notice."""
        return digest(set(self.texts()) - set(self.test_files()))

    def test_files(self) -> dict[Path, str]:
        """The test files with what changes when they do."""
        return {path: digest({path}) for path in sorted(self.tests.rglob("test_*.py"))}

    def texts(self) -> Iterator[Path]:
        """The texts of the game, of its tests, of what both stand on and of this tool."""
        for folder in (self.folder, self.tests, Path(__file__).parent):
            yield from (path for path in folder.rglob("*") if path.suffix in {".py", ".toml"})
        for layer in ("core", "testing", "native", "play", "text", "bots"):
            yield from (self.root / "src" / "tifo" / layer).rglob("*.py")

    def changes(self) -> list[Change]:
        """Every single change that breaks a rule of the game."""
        modules = read_game(self.folder, self.package)
        enums = python.enums_of(modules)
        found = [
            change
            for file, statements in rules_of(modules).items()
            for change in python.changes_of(modules[file], statements, enums)
        ]
        box = self.folder / TABLES
        if box.exists():
            found += tables.changes_of(TABLES, box.read_bytes())
        return found


def digest(paths: set[Path]) -> str:
    """A short name for some files as they are."""
    told = hashlib.sha256()
    for path in sorted(paths):
        told.update(f"{path}\0".encode() + path.read_bytes())
    return told.hexdigest()[:16]


def installed(name: str) -> Target:
    """One of the games of this checkout."""
    package = f"tifo.games.{name}"
    spec = importlib.util.find_spec(package)
    if spec is None or spec.origin is None:
        raise SystemExit(f"no such game: {name}")
    page = ROOT / "docs" / "games" / f"{name}.md"
    return Target(name, package, Path(spec.origin).parent, ROOT / "tests" / "games" / name, page)
