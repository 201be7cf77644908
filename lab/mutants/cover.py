"""Which test runs which line of the rules, and how long each test takes."""

import json
import sys
from collections import defaultdict
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from types import FrameType
from typing import Any

from lab.mutants.change import Change
from lab.mutants.session import Watch, ask, run_tests
from lab.mutants.target import CACHE, Target

SECONDS_TO_WATCH = 900.0


@dataclass(frozen=True)
class Cover:
    """What a run of the unbroken game showed."""

    seconds: dict[str, float]
    """By test, in the order of time."""
    lines: dict[str, dict[str, list[str]]]
    """The tests by file and line of the game; a line that is run on import has the test ''."""
    modules: list[str]
    """What the tests import, without the game and the tests."""

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
    """The cover of a game as it is, from the cache or by running its tests twice."""
    path = target.root / CACHE / f"{target.name}-{target.digest()}.json"
    if path.exists():
        return Cover(**json.loads(path.read_text()))
    tell(f"{target.name}: which test runs which line?")
    plain = ask(lambda say: say(json.dumps(unwatched(target))), SECONDS_TO_WATCH)
    path.parent.mkdir(parents=True, exist_ok=True)
    ask(lambda say: say(json.dumps(watched(target, path))), SECONDS_TO_WATCH)
    found = Cover(plain["seconds"], json.loads(path.read_text()), plain["modules"])
    path.write_text(json.dumps(asdict(found)))
    return found


def unwatched(target: Target) -> dict[str, Any]:
    """The tests with their times, and what they import."""
    watch = Watch()
    before = set(sys.modules)
    code = run_tests(target.root, [str(target.tests)], watch)
    if code != 0:
        raise RuntimeError(f"{target.name} fails before it is broken: {watch.failed or code}")
    inner = (target.package, "tests", "conftest", target.tests.name)
    modules = [
        name
        for name, module in sys.modules.items()
        if name not in before
        and getattr(module, "__spec__", None) is not None
        and not any(name == part or name.startswith(part + ".") for part in inner)
        and not name.startswith("test_")
    ]
    return {
        "seconds": dict(sorted(watch.seconds.items(), key=lambda pair: pair[1])),
        "modules": modules,
    }


def watched(target: Target, path: Path) -> int:
    """Run the tests once more and write down the lines of the game that each runs."""
    lines: dict[str, dict[int, set[str]]] = defaultdict(lambda: defaultdict(set))
    now = [""]
    home = f"{target.folder}/"
    local = {
        file.relative_to(target.folder).as_posix(): line_noter(lines, now, file, target.folder)
        for file in target.folder.rglob("*.py")
    }

    def note_call(frame: FrameType, event: str, arg: object) -> Any:
        name = frame.f_code.co_filename
        return local.get(name[len(home) :]) if name.startswith(home) else None

    def on_test(name: str) -> None:
        now[0] = name
        sys.settrace(note_call)

    sys.settrace(note_call)
    run_tests(target.root, [str(target.tests)], Watch(on_test=on_test))
    sys.settrace(None)
    told = {
        file: {str(line): sorted(tests) for line, tests in sorted(found.items())}
        for file, found in lines.items()
    }
    path.write_text(json.dumps(told))
    return len(told)


def line_noter(
    lines: dict[str, dict[int, set[str]]], now: list[str], file: Path, folder: Path
) -> Callable[[FrameType, str, object], Any]:
    """What notes the lines of one file."""
    met = lines[file.relative_to(folder).as_posix()]

    def note(frame: FrameType, event: str, arg: object) -> Any:
        met[frame.f_lineno].add(now[0])
        return note

    return note
