"""Three languages say the same things, and nothing that the code says is without words."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as Parsed, Resource, VariableReference
from fluent.syntax.visitor import Visitor

import tifo
from tifo import games
from tifo.core.book import Table
from tifo.core.contract import AnyGame
from tifo.core.messages import Message
from tifo.text import LANGUAGES
from tifo.text.book import keys_of, ruling_key
from tifo.text.catalogue import SHELL, source

ROOT = Path(tifo.__file__).parent
SHELLS = [
    ".".join(("tifo", *path.relative_to(ROOT).parts[:-2]))
    for path in sorted(ROOT.rglob("text/en.ftl"))
    if "games" not in path.parts
]
"""Packages that speak for themselves, the shell first."""
SPOKEN = (SHELL, *(game.package for game in games.installed()))
PACKAGES = {
    **{name: name for name in SHELLS},
    **{game.name: game.package for game in games.installed()},
}


def parsed(package: str, language: str) -> dict[str, Parsed]:
    resource = FluentParser().parse(source(package, language))
    assert isinstance(resource, Resource)
    junk = [entry for entry in resource.body if type(entry).__name__ == "Junk"]
    assert not junk, junk[0].content
    entries = [entry for entry in resource.body if isinstance(entry, Parsed)]
    names = [entry.id.name for entry in entries]
    assert len(names) == len(set(names)), "a key is written twice"
    return dict(zip(names, entries, strict=True))


class Variables(Visitor):  # type: ignore[misc]  # fluent brings no types
    """Collects the names of the variables."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - Fluent's name
        """Take a name."""
        self.names.add(node.id.name)


def outline(entry: Parsed) -> tuple[tuple[str, ...], frozenset[str]]:
    """The attributes of a message and the variables in it."""
    variables = Variables()
    variables.visit(entry)
    return tuple(sorted(part.id.name for part in entry.attributes)), frozenset(variables.names)


@pytest.mark.parametrize("package", PACKAGES.values(), ids=PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_keys(package: str, language: str) -> None:
    english, other = parsed(package, LANGUAGES[0]), parsed(package, language)

    assert sorted(set(other) ^ set(english)) == []


@pytest.mark.parametrize("package", PACKAGES.values(), ids=PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_uses_the_same_arguments(package: str, language: str) -> None:
    english, other = parsed(package, LANGUAGES[0]), parsed(package, language)
    differing = [
        key for key in english if key in other and outline(english[key]) != outline(other[key])
    ]

    assert not differing


@pytest.mark.parametrize("game", games.installed(), ids=lambda game: game.name)
def test_a_game_brings_every_text_that_the_layers_above_ask_for(game: AnyGame) -> None:
    keys = parsed(game.package, LANGUAGES[0])
    wanted = {"name", "tagline", "about"}
    wanted |= {f"clause-{game.clause_id(clause).replace('.', '-')}" for clause in game.clauses}
    for option in game.options:
        name = f"option-{option.name}"
        wanted |= {name, f"{name}-about", *(f"{name}-{choice}" for choice in option.choices)}

    assert sorted(wanted - set(keys)) == []


@pytest.mark.parametrize("game", games.installed(), ids=lambda game: game.name)
def test_every_ruling_and_every_table_has_its_words(game: AnyGame) -> None:
    keys = set(parsed(game.package, LANGUAGES[0])) | set(shell_keys())
    wanted = {ruling_key(ruling) for ruling in game.rulings}
    for table in game.tables_shown():
        wanted |= set(keys_of(table))

    assert not wanted - keys


@pytest.mark.parametrize("game", games.installed(), ids=lambda game: game.name)
def test_no_ruling_or_table_is_written_that_nobody_shows(game: AnyGame) -> None:
    shown = {ruling_key(ruling) for ruling in game.rulings}
    for table in game.tables_shown():
        shown |= {*keys_of(table), *named_in(table)}
    written = parsed(game.package, LANGUAGES[0])
    ours = {key for key in written if key.startswith(("ruling-", "table-", "column-", "value-"))}

    assert not ours - shown


def named_in(table: Table) -> Iterator[str]:
    """The keys of the messages in a table's first column."""
    for row in table.rows:
        if isinstance(row.cells[0], Message):
            yield row.cells[0].key


@pytest.mark.parametrize("game", games.installed(), ids=lambda game: game.name)
def test_a_game_leaves_the_keys_of_the_shell_alone(game: AnyGame) -> None:
    assert not set(shell_keys()) & set(parsed(game.package, LANGUAGES[0]))


def strings_in_the_code() -> Iterator[str]:
    for path in ROOT.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def shell_keys() -> list[str]:
    return [key for package in SHELLS for key in parsed(package, LANGUAGES[0])]


def test_the_shells_share_no_key() -> None:
    keys = shell_keys()

    assert len(keys) == len(set(keys))


def test_every_error_that_is_raised_has_a_text() -> None:
    raised = {text for text in strings_in_the_code() if re.fullmatch(r"error(-[a-z]+)+", text)}

    assert not raised - set(shell_keys())


def test_every_text_of_an_error_is_raised_somewhere() -> None:
    said = set(strings_in_the_code())

    assert not {key for key in shell_keys() if key.startswith("error-")} - said


@pytest.mark.parametrize("package", SPOKEN)
def test_french_keeps_a_mark_with_its_word(package: str) -> None:
    lines = [line for line in source(package, "fr").splitlines() if not line.startswith("#")]
    loose = [line for line in lines if re.search(r"(?<!=) [!?;:»]|« ", line)]

    assert not loose


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", SPOKEN)
def test_apostrophes_are_typographic(package: str, language: str) -> None:
    assert "'" not in source(package, language)
