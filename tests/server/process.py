"""A server in a process of its own, to be killed, and a client over real sockets."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent.parent


def free_port() -> int:
    """A port that nobody listens to."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Process:
    """A server process over a database."""

    def __init__(self, db: str, port: int | None = None, pace: float = 0.0) -> None:
        self.db, self.port, self.pace = db, port or free_port(), pace
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it; it answers soon."""
        command = [sys.executable, "-m", "tifo.server", "--db", self.db]
        command += ["--port", str(self.port), "--pace", str(self.pace)]
        self._process = subprocess.Popen(command, cwd=ROOT, env={**os.environ})

    def kill(self) -> None:
        """End it as a power cut would end a process."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()
            self._process = None

    def wait(self, seconds: float = 30) -> None:
        """Until it answers."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            try:
                self.ask("GET", "/api/server")
            except OSError:
                time.sleep(0.02)
            else:
                return
        raise AssertionError("the server does not answer")

    def ask(
        self, method: str, path: str, body: Any = None, token: str | None = None
    ) -> tuple[int, Any]:
        """Status and data of one request; OSError where there is nobody to ask."""
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}",
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={"content-type": "application/json"},
        )
        if token:
            request.add_header("authorization", f"Bearer {token}")
        try:
            with urllib.request.urlopen(request, timeout=10) as answer:
                return int(answer.status), json.load(answer)
        except urllib.error.HTTPError as error:
            with error:
                return error.code, json.load(error)

    def open_feed(self, match: str, token: str | None, after: int) -> Any:
        """An open feed, to be read line by line."""
        url = f"http://127.0.0.1:{self.port}/api/matches/{match}/feed?after={after}"
        request = urllib.request.Request(url)
        if token:
            request.add_header("authorization", f"Bearer {token}")
        return urllib.request.urlopen(request, timeout=20)


def make(server: Process, seats: int = 2, game: str = "buteur") -> tuple[str, list[str]]:
    """A match that has begun, and the tokens of its seats."""
    body = {"game": game, "seats": [{"coach": "me", "name": "x"}] * seats}
    status, made = server.ask("POST", "/api/matches", body)
    assert status == 201, made
    tokens = [seat["token"] for seat in made["seats"]]
    for token in tokens:
        server.ask("POST", f"/api/matches/{made['match']}/join", {"nonce": "12345678"}, token)
    return made["match"], tokens
