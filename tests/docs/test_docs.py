"""Docs run: Python examples are doctests, commands are run, links lead somewhere."""

import doctest
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Ran, Tifo, tifo as tifo
from tifo import games
from tifo.cli._app import command_names
from tifo.core.messages import Message
from tifo.text import catalogue

ROOT = Path(__file__).parent.parent.parent
PAGES = sorted(
    page
    for pattern in ("*.md", "docs/**/*.md", "src/**/README.md", "examples/**/README.md")
    for page in ROOT.glob(pattern)
)
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
checker = doctest.OutputChecker()


def named(page: Path) -> str:
    return str(page.relative_to(ROOT))


def commands(block: str) -> Iterator[tuple[str, str]]:
    """Each command of a console block with the output that is promised."""
    for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        line, _, promised = part.partition("\n")
        yield line, promised


def assert_kept(line: str, promised: str, ran: Ran) -> None:
    got = ran.out + ran.err

    assert not promised or checker.check_output(promised, got, FLAGS), f"{line}\n{got}"


def run_command(line: str, promised: str, tifo: Tifo) -> None:
    program, _, rest = line.partition(" ")
    if program == "make":
        targets = re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
        assert rest in targets
    else:
        assert program == "tifo", line
        assert_kept(line, promised, tifo(rest))


def run_python(block: str, space: dict[str, object], name: str) -> None:
    test = doctest.DocTestParser().get_doctest(block, space, name, name, 0)
    runner = doctest.DocTestRunner(optionflags=FLAGS)
    report: list[str] = []
    runner.run(test, out=report.append, clear_globs=False)
    space.update(test.globs)

    assert runner.summarize(verbose=False).failed == 0, "".join(report)


@pytest.mark.filterwarnings("ignore::ResourceWarning")
@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_example_does_what_it_says(page: Path, tifo: Tifo) -> None:
    space: dict[str, object] = {}
    for language, block in BLOCK.findall(page.read_text(encoding="utf-8")):
        if language == "console":
            for line, promised in commands(block):
                run_command(line, promised, tifo)
        elif language == "python":
            run_python(block, space, named(page))


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_link_leads_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8"))

    assert not [link for link in links if not (page.parent / link).exists()]


def test_one_index_links_every_page() -> None:
    index = ROOT / "docs" / "README.md"
    links = re.findall(r"\]\(([^)#:]+)\)", index.read_text(encoding="utf-8"))
    pages = set(index.parent.rglob("*.md")) - {index}

    assert pages - {(index.parent / link).resolve() for link in links} == set()


@pytest.mark.parametrize("clause", games.find("buteur").clauses)
def test_the_readme_of_buteur_says_what_the_rulebook_says(clause: int) -> None:
    game = games.find("buteur")
    clause_id = game.clause_id(clause)
    text = catalogue("en", game).say(Message(f"clause-{clause_id.replace('.', '-')}"))
    readme = (ROOT / "src/tifo/games/buteur/README.md").read_text(encoding="utf-8")

    assert f"| {clause_id} | {text} |" in readme


def test_every_command_is_in_the_docs() -> None:
    text = "".join(page.read_text(encoding="utf-8") for page in PAGES)

    assert not [name for name in command_names() if f"tifo {name}" not in text]
