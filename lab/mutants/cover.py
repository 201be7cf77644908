"""Which test runs which line of the rules, and how long each test takes."""

import json
import shutil
import sys
from collections import defaultdict
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from types import FrameType
from typing import Any

from lab.mutants.change import Change
from lab.mutants.session import NO_FAILURE, Watch, ask, run_tests
from lab.mutants.target import CACHE, Target

SECONDS_TO_WATCH = 900.0


@dataclass(frozen=True)
class Cover:
    """What a run of the unbroken game showed."""

    seconds: dict[str, float]
    """By test, while it was watched, in the order of time."""
    lines: dict[str, dict[str, list[str]]]
    """The tests by file and line of the game; a line that is run on import has the test ''."""
    modules: list[str]
    """What the tests import, without the game and the tests."""

    def of(self, file: Path) -> "Cover":
        """What one test file showed, and what is run on import."""
        mine = f"{file.as_posix()}::"
        seconds = {test: took for test, took in self.seconds.items() if test.startswith(mine)}
        lines = {
            name: {
                line: own
                for line, tests in found.items()
                if (own := [test for test in tests if test == "" or test in seconds])
            }
            for name, found in self.lines.items()
        }
        return Cover(seconds, lines, self.modules)

    def tests_for(self, change: Change) -> dict[str, float]:
        """The tests that could notice a change, the quick ones first."""
        first, last = change.lines
        known = self.lines.get(change.file, {})
        met = {test for line in range(first, last + 1) for test in known.get(str(line), ())}
        if last == 0 or "" in met:  # a table, or run on import
            near = [test for test in self.seconds if test in met]
            return {test: self.seconds[test] for test in [*near, *self.seconds]}
        return {test: took for test, took in self.seconds.items() if test in met}


def cover(target: Target, tell: Callable[[str], None]) -> Cover:
    """The cover of a game as it is; only test files that are new are run."""
    home = target.root / CACHE / f"{target.name}-{target.digest()}"
    parts = {home / f"{digest}.json": file for file, digest in target.test_files().items()}
    new = [str(file) for path, file in parts.items() if not path.exists()]
    if new:
        tell(f"{target.name}: which test runs which line? ({len(new)} files)")
        forget_others(home, target.name)
        home.mkdir(parents=True, exist_ok=True)
        whole = home / "whole.json"
        ask(lambda say: say(json.dumps(watch_tests(target, new, whole))), SECONDS_TO_WATCH)
        told = Cover(**json.loads(whole.read_text()))
        for path, file in parts.items():
            if str(file) in new:
                path.write_text(json.dumps(asdict(told.of(file.relative_to(target.root)))))
    return joined([Cover(**json.loads(path.read_text())) for path in parts])


def forget_others(home: Path, name: str) -> None:
    """Remove what was learnt of the game when it was another."""
    for path in home.parent.glob(f"{name}-*"):
        if path.is_dir() and path != home:
            shutil.rmtree(path)


def joined(parts: list[Cover]) -> Cover:
    """The cover of several test files as one."""
    seconds = {test: took for part in parts for test, took in part.seconds.items()}
    lines: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for part in parts:
        for file, found in part.lines.items():
            for line, tests in found.items():
                lines[file][line] += tests
    modules = list(dict.fromkeys(name for part in parts for name in part.modules))
    return Cover(dict(sorted(seconds.items(), key=lambda pair: pair[1])), lines, modules)


def watch_tests(target: Target, tests: list[str], path: Path) -> int:
    """Run tests and write down their times, the lines of the game that each runs, the imports."""
    before = set(sys.modules)
    lines: dict[str, dict[int, set[str]]] = defaultdict(lambda: defaultdict(set))
    now = [""]
    local = {
        str(file): line_noter(lines[file.relative_to(target.folder).as_posix()], now)
        for file in target.folder.rglob("*.py")
    }

    def note_call(frame: FrameType, event: str, arg: object) -> Any:
        return local.get(frame.f_code.co_filename)

    def on_test(name: str) -> None:
        now[0] = name
        sys.settrace(note_call)

    sys.settrace(note_call)
    watch = Watch(on_test=on_test)
    code = run_tests(target.root, tests, watch)
    sys.settrace(None)
    if code not in NO_FAILURE:
        raise RuntimeError(f"{target.name} fails before it is broken: {watch.failed or code}")
    told = {
        file: {str(line): sorted(tests) for line, tests in sorted(found.items())}
        for file, found in lines.items()
    }
    path.write_text(json.dumps(asdict(Cover(watch.seconds, told, imported(target, before)))))
    return len(told)


def imported(target: Target, before: set[str]) -> list[str]:
    """What the tests imported, but for the game and the tests."""
    inner = (target.package, "tests", "conftest", target.tests.name)
    return [
        name
        for name, module in sys.modules.items()
        if name not in before
        and getattr(module, "__spec__", None) is not None
        and not any(name == part or name.startswith(part + ".") for part in inner)
        and not name.startswith("test_")
    ]


def line_noter(met: dict[int, set[str]], now: list[str]) -> Callable[[FrameType, str, object], Any]:
    """What notes the lines of one file."""

    def note(frame: FrameType, event: str, arg: object) -> Any:
        met[frame.f_lineno].add(now[0])
        return note

    return note
