"""What `make install` puts into `.venv` is the same on every machine: all of it is pinned."""

import tomllib
from collections.abc import Iterable, Iterator
from importlib import metadata
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
OURS = {"tifo", "tifo-shootout", "tifo-cuptie"}
ASKED_FOR = ["tifo[postgres]", "tifo-shootout", "tifo-cuptie"]
"""What `tools/install` names beside the dev group."""


def wanted(requirements: Iterable[str], extras: Iterable[str] = ()) -> Iterator[Requirement]:
    """The requirements that hold on this machine."""
    for line in requirements:
        asked = Requirement(line)
        environments = [{"extra": extra} for extra in ("", *extras)]
        if asked.marker is None or any(asked.marker.evaluate(one) for one in environments):
            yield asked


def installed(asked: Iterable[Requirement]) -> dict[str, str]:
    """The versions of what is asked for, and of all that this needs in turn."""
    found: dict[str, str] = {}
    seen: set[str] = set()
    due = list(asked)
    while due:
        one = due.pop()
        if str(one) not in seen:
            seen.add(str(one))
            distribution = metadata.distribution(one.name)
            found[canonicalize_name(one.name)] = distribution.version
            due += wanted(distribution.requires or (), one.extras)
    return found


def dev_group() -> list[str]:
    read = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return list(read["dependency-groups"]["dev"])


def pins() -> dict[str, str]:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").split()
    return {canonicalize_name(name): version for name, version in (x.split("==") for x in lines)}


def test_everything_that_is_installed_is_pinned_to_its_version() -> None:
    found = installed(wanted([*ASKED_FOR, *dev_group()]))

    assert {name: version for name, version in found.items() if name not in OURS} == {
        name: version for name, version in pins().items() if name in found
    }


def test_the_development_tools_are_among_what_is_looked_at() -> None:
    found = installed(wanted([*ASKED_FOR, *dev_group()]))

    assert {"playwright", "greenlet", "schemathesis", "werkzeug", "psycopg"} <= set(found)


def test_the_installer_asks_for_what_is_looked_at() -> None:
    script = (ROOT / "tools" / "install").read_text(encoding="utf-8")
    ours = ('".[postgres]"', "examples/shootout", "examples/cuptie")

    assert script.count(f"--group dev {' '.join(f'--editable {one}' for one in ours)}") == 2
