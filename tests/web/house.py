"""A server in a process of its own, which can be stopped and started again."""

import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]


@dataclass
class House:
    """Where the matches are kept, and the process that serves them."""

    db: str
    port: int
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Open the doors and wait until somebody answers."""
        started = [sys.executable, "-m", "tests.web.seeded", self.db, str(self.port)]
        self.process = subprocess.Popen(started, cwd=ROOT)
        for _ in range(600):
            try:
                urllib.request.urlopen(f"{self.url}/api/server", timeout=1).close()
            except OSError:
                time.sleep(0.1)
            else:
                return
        raise AssertionError("the server did not come up")

    def kill(self) -> None:
        """Stop without a word."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()


@contextmanager
def serve(db: Path) -> Iterator[House]:
    """A house that stands as long as the tests run."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    house = House(f"sqlite:///{db}", port)
    house.start()
    try:
        yield house
    finally:
        house.kill()
