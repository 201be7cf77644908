"""What all tests share: compiled code is cached in the checkout, a game is compiled once."""

import os
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
