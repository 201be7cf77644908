"""What all tests share: compiled code is cached in the checkout, a game is compiled once."""

import os
import uuid
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
os.environ.setdefault("TIFO_CACHE", str(ROOT / ".cache" / "tifo"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run all that compiles a game in one process, so that it is compiled once."""
    for item in items:
        group = item.get_closest_marker("compiles")
        if group is not None:
            item.add_marker(pytest.mark.xdist_group(str(group.args[0])))


# --------------------------------------------------------------------------------- PostgreSQL
@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL server; without one its tests are skipped, and that is said."""
    from tests.postgres import NotRunError, running

    try:
        with running() as url:
            yield url
    except NotRunError as error:
        pytest.skip(f"{NO_POSTGRES}: {error}")


@pytest.fixture
def postgres_db(postgres: str) -> str:
    """The URL of an empty database."""
    return new_database(postgres)


def new_database(postgres: str) -> str:
    """Make a database; return its URL."""
    import psycopg

    name = f"t_{uuid.uuid4().hex[:12]}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"'.encode())
    return postgres.replace("/postgres?", f"/{name}?")


# --------------------------------------------------------------------------- what did not run
NO_POSTGRES = "PostgreSQL did not run"
NO_BROWSER = "No browser ran"
LOUD = {NO_POSTGRES: "POSTGRESQL WAS NOT TESTED", NO_BROWSER: "THE BROWSER WAS NOT TESTED"}
"""How a reason to skip begins, and what is said of it in the end."""


def left_out(reasons: Iterable[str]) -> dict[str, Counter[str]]:
    """What was not tested: under each headline the reasons, and how many tests each cost."""
    found: dict[str, Counter[str]] = {}
    for reason in reasons:
        why = reason.removeprefix("Skipped: ")
        for beginning, headline in LOUD.items():
            if why.startswith(beginning):
                found.setdefault(headline, Counter())[why] += 1
    return found


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say loudly what did not run, in whichever process it was skipped."""
    skipped = terminalreporter.stats.get("skipped", [])
    reasons = [report.longrepr[2] for report in skipped if isinstance(report.longrepr, tuple)]
    for headline, whys in left_out(reasons).items():
        terminalreporter.section(headline, sep="!", red=True)
        for why, count in whys.items():
            terminalreporter.write_line(f"{count} tests were skipped. {why}")
