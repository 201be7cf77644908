"""What all tests share: compiled code is cached in the checkout, a game is compiled once."""

import os
import uuid
from collections.abc import Iterator
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
NOT_RUN: list[str] = []


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL server; without one its tests are skipped, and that is said."""
    from tests.postgres import NotRunError, running

    try:
        with running() as url:
            yield url
    except NotRunError as error:
        NOT_RUN.append(str(error))
        pytest.skip(f"PostgreSQL did not run: {error}")


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


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say loudly what did not run."""
    for why in NOT_RUN:
        terminalreporter.section("POSTGRESQL WAS NOT TESTED", sep="!", red=True)
        terminalreporter.write_line(why)
