"""A run of rule tests in a forked child, which starts with the libraries but without the game."""

import gc
import importlib
import json
import os
import resource
import select
import signal
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

RULE_TESTS = "not slow and not compiles and not golden"
"""Goldens, twins and the long runs say that something changed, and not which rule."""
FLAGS = ("-x", "-s", "-o", "addopts=", "-m", RULE_TESTS)
PLUGINS = ("cacheprovider", "terminal", "junitxml", "faulthandler", "doctest", "logging")
SPARE_SECONDS = 1.0
SPARE_TIMES = 4
"""A test that takes so many times what it took when watched, and a second more, never ends."""
SECONDS_TO_IMPORT = 20.0
MOST_MEMORY = 8 << 30
NO_FAILURE = frozenset({pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED})


@dataclass(eq=False)
class Watch:
    """Chooses and orders the tests, holds each to its time, and notes who fails."""

    tests: dict[str, float] | None = None
    """What to run, with the usual seconds, in this order; None: everything."""
    tell: Callable[[str], None] = lambda _: None
    failed: str = ""
    seconds: dict[str, float] = field(default_factory=dict)
    on_test: Callable[[str], None] = lambda _: None

    def pytest_configure(self, config: pytest.Config) -> None:
        """Know the mark of a plugin that is left out."""
        config.addinivalue_line("markers", "xdist_group(name): run in one process")

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Run the chosen tests, in the order given."""
        if self.tests is not None:
            order = {name: at for at, name in enumerate(self.tests)}
            items[:] = sorted(
                (item for item in items if item.nodeid in order),
                key=lambda item: order[item.nodeid],
            )

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A module that cannot be imported fails."""
        if report.failed:
            self.failed = self.failed or f"import of {report.nodeid}"

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Give a test its time."""
        usual = (self.tests or {}).get(item.nodeid)
        if usual is not None:
            limit(SPARE_SECONDS + SPARE_TIMES * usual, lambda: self.tell(f"time of {item.nodeid}"))
        self.on_test(item.nodeid)
        began = time.process_time()
        try:
            return (yield)
        finally:
            self.seconds[item.nodeid] = time.process_time() - began
            self.on_test("")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note who fails first."""
        if report.failed:
            self.failed = self.failed or report.nodeid


def limit(seconds: float, then: Callable[[], None]) -> None:
    """Say something and stop this process after so many seconds of its own work."""

    def stop(number: int, frame: object) -> None:
        then()
        os._exit(0)

    signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)


def run_tests(root: Path, files: list[str], watch: Watch) -> int:
    """Run these test files; return pytest's exit code."""
    from hypothesis import HealthCheck, Phase, settings

    settings.register_profile(
        "mutants",
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    settings.load_profile("mutants")
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    os.chdir(root)
    without = [word for name in PLUGINS for word in ("-p", f"no:{name}")]
    return int(pytest.main(["--rootdir", str(root), *FLAGS, *without, *files], plugins=[watch]))


def preload(names: list[str], package: str) -> None:
    """Import what the tests need but the game, the tests and who knows them, once for all."""
    for name in names:
        try:
            importlib.import_module(name)
        except ImportError:
            continue
    known = [name for name in sys.modules if name == package or name.startswith(package + ".")]
    if known:
        raise SystemExit(f"imported before it could be broken: {known[0]}")
    gc.collect()
    gc.freeze()


@dataclass(frozen=True)
class Running:
    """A child at work."""

    pid: int
    pipe: int
    until: float


def start(work: Callable[[Callable[[str], None]], None], seconds: float) -> Running:
    """Fork a child that does the work and may tell one thing."""
    read, write = os.pipe()
    pid = os.fork()
    if pid:
        os.close(write)
        return Running(pid, read, time.monotonic() + seconds)
    try:
        os.close(read)
        quiet = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(quiet, stream)
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        work(lambda told: say(write, told))
    except BaseException as error:  # noqa: BLE001 - whatever ends a child is told, never lost
        say(write, f"{type(error).__name__}: {error}")
    finally:
        os._exit(0)


def say(pipe: int, told: str) -> None:
    """Tell the parent."""
    with os.fdopen(pipe, "wb", closefd=False) as out:
        out.write(told.encode())


def finished(children: list[Running]) -> list[tuple[Running, str]]:
    """Wait until some children end or run out of time; say what each told."""
    ready, _, _ = select.select([child.pipe for child in children], [], [], 0.5)
    done = []
    for child in children:
        late = time.monotonic() > child.until
        if late:
            os.kill(child.pid, signal.SIGKILL)
        if late or child.pipe in ready:
            with os.fdopen(child.pipe, "rb") as pipe:
                told = pipe.read().decode()
            os.waitpid(child.pid, 0)
            done.append((child, told or ("time of all" if late else "")))
    return done


def ask(work: Callable[[Callable[[str], None]], None], seconds: float) -> Any:
    """Do one piece of work in a child and return what it told as JSON."""
    child = start(work, seconds)
    while True:
        for _, told in finished([child]):
            try:
                return json.loads(told)
            except json.JSONDecodeError:
                raise SystemExit(f"the tests cannot be run: {told}") from None
