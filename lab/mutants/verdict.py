"""Does a test notice a change?"""

import importlib.machinery
import importlib.util
import sys
import tomllib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from types import CodeType, ModuleType
from typing import Any

from lab.mutants.change import Change
from lab.mutants.cover import Cover
from lab.mutants.session import (
    NO_FAILURE,
    SECONDS_TO_IMPORT,
    SPARE_TIMES,
    Running,
    Watch,
    finished,
    limit,
    run_tests,
    start,
)
from lab.mutants.target import Target

SECONDS_AT_MOST = 60.0


@dataclass(frozen=True)
class Verdict:
    """What became of a change."""

    change: Change
    killer: str
    """The test that failed first, or what else went wrong; empty if it lives."""


class Broken(importlib.machinery.SourceFileLoader):
    """Serves a module with one change."""

    def __init__(self, name: str, path: str, text: bytes) -> None:
        super().__init__(name, path)
        self.text = text

    def get_code(self, fullname: str) -> CodeType:
        """Never from the cache."""
        return compile(self.text, self.path, "exec", dont_inherit=True)


class Finder:
    """Finds the broken module before anybody finds the sound one."""

    def __init__(self, target: Target, change: Change) -> None:
        self.name = target.module(change.file)
        self.path = target.folder / change.file
        self.text = change.carried_out(self.path.read_bytes())

    def find_spec(self, name: str, path: Any, target: ModuleType | None = None) -> Any:
        """The broken module, or nothing."""
        if name != self.name:
            return None
        loader = Broken(name, str(self.path), self.text)
        inner = [str(self.path.parent)] if self.path.name == "__init__.py" else None
        return importlib.util.spec_from_file_location(
            name, self.path, loader=loader, submodule_search_locations=inner
        )


def break_game(target: Target, change: Change) -> None:
    """See to it that the game is imported with the change."""
    if change.file.endswith(".py"):
        sys.meta_path.insert(0, Finder(target, change))
        return
    sound = (target.folder / change.file).read_bytes()
    broken = change.carried_out(sound).decode()
    read = tomllib.loads

    def loads(text: str, **how: Any) -> dict[str, Any]:
        return read(broken if text == sound.decode() else text, **how)

    tomllib.loads = loads


def try_change(
    target: Target, change: Change, tests: dict[str, float], tell: Callable[[str], None]
) -> None:
    """In a child: break the game, run the tests, tell the first that fails."""
    limit(SECONDS_TO_IMPORT, lambda: tell("time of the import"))
    break_game(target, change)
    watch = Watch(tests=tests, tell=tell)
    code = run_tests(target.root, sorted({test.split("::")[0] for test in tests}), watch)
    if watch.failed or code not in NO_FAILURE:
        tell(watch.failed or f"exit code {code}")


def verdicts(
    target: Target, changes: Sequence[Change], cover: Cover, jobs: int
) -> Iterator[Verdict]:
    """What becomes of each change, in the order in which they end."""
    waiting = list(reversed(changes))
    running: dict[Running, Change] = {}
    while waiting or running:
        while waiting and len(running) < jobs:
            change = waiting.pop()
            tests = cover.tests_for(change)
            if not tests:
                yield Verdict(change, "")
                continue
            seconds = SECONDS_AT_MOST + SPARE_TIMES * sum(tests.values())
            running[start(partial(try_change, target, change, tests), seconds)] = change
        for child, killer in finished(list(running)) if running else ():
            yield Verdict(running.pop(child), killer)
