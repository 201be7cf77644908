"""A server of our own and a real browser in front of it."""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import NO_BROWSER
from tests.web.house import House, serve
from tests.web.stand import Stand

ROOT = Path(__file__).parents[2]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "stand" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.xdist_group(f"browser {item.path.stem}"))


@pytest.fixture(scope="session")
def chromium() -> str:
    found = subprocess.run(["sh", "tools/browser"], cwd=ROOT, capture_output=True, text=True)
    if found.returncode != 0:
        pytest.skip(f"{NO_BROWSER}: {found.stderr.strip()}")
    return found.stdout.strip()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serve(tmp_path_factory.mktemp("house") / "matches.sqlite") as running:
        yield running


# One a module, not one a session: an open Playwright holds an event loop in this thread, and other
# tests want loops of their own.
@pytest.fixture(scope="module")
def stand_of_all(chromium: str, house: House) -> Iterator[Stand]:
    artefacts = Path(os.environ.get("TIFO_ARTEFACTS", ROOT / "artefacts" / "web"))
    artefacts.mkdir(parents=True, exist_ok=True)
    with Stand.open(chromium, house, artefacts) as opened:
        yield opened


@pytest.fixture
def stand(stand_of_all: Stand) -> Iterator[Stand]:
    yield stand_of_all
    stand_of_all.empty()
