"""The server is there at once, ends when asked, and a stranger's bot can sit down at it."""

import os
import signal
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from tests.server.process import ROOT, Process, free_port


@pytest.fixture
def server(tmp_path: Path) -> Process:
    return Process(f"sqlite:///{tmp_path / 'matches.sqlite'}", pace=0.4)


def test_the_first_page_is_answered(server: Process) -> None:
    server.start()
    try:
        assert page(f"http://127.0.0.1:{server.port}") == 200
    finally:
        server.kill()


@pytest.mark.parametrize("bot", ["rules-of-thumb", "champion"])
def test_a_bot_answers_on_an_empty_cache_before_anything_is_compiled(
    bot: str, server: Process, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TIFO_CACHE", str(tmp_path / "cache"))
    server.start()
    try:
        server.wait()
        seats = [{"coach": f"bot:{bot}"}] * 2
        _, made = server.ask("POST", "/api/matches", {"game": "buteur", "seats": seats})
        path = f"/api/matches/{made['match']}"
        begun = time.monotonic()
        _, before = server.ask("GET", path)
        seen = before
        while seen["entry"] == before["entry"] and time.monotonic() < begun + 30:
            time.sleep(0.01)
            _, seen = server.ask("GET", path)

        assert seen["entry"] > before["entry"]
    finally:
        server.kill()


@pytest.mark.parametrize("command", [["serve"], []])
def test_tifo_serves_and_says_where(command: list[str], tmp_path: Path) -> None:
    """Plain `tifo` does the same; its browser is one that only says that it was called."""
    port = free_port()
    told = ["--db", str(tmp_path / "m.sqlite"), "--port", str(port), "--no-browser"]
    process = subprocess.Popen(
        [sys.executable, "-m", "tifo.cli", *command, *(told if command else [])],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "BROWSER": "true"},
    )
    try:
        assert process.stdout is not None
        url = process.stdout.readline().strip()
        assert url.startswith("http://127.0.0.1:")
        assert page(url) == 200
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=30)


def page(url: str) -> int:
    """The status of a page that may take a moment."""
    for _ in range(600):
        try:
            with urllib.request.urlopen(f"{url}/", timeout=5) as answer:
                return int(answer.status)
        except urllib.error.HTTPError as error:
            return error.code
        except OSError:
            time.sleep(0.05)
    return 0


def test_an_open_stream_does_not_keep_the_server_from_ending(server: Process) -> None:
    server.start()
    server.wait()
    _, made = server.ask(
        "POST", "/api/matches", {"game": "buteur", "seats": [{"coach": "open"}] * 2}
    )
    feed = server.open_feed(made["match"], None, 0)
    while not feed.readline().startswith(b"data: "):
        pass
    process = server._process
    assert process is not None

    process.send_signal(signal.SIGTERM)
    feed.read()

    assert process.wait(30) is not None


def test_the_example_client_plays_a_match(server: Process) -> None:
    server.pace = 0.0
    server.start()
    try:
        server.wait()
        seats = [{"coach": "open"}, {"coach": "bot:uniform"}]
        _, made = server.ask("POST", "/api/matches", {"game": "buteur", "seats": seats})
        done = subprocess.run(
            [
                sys.executable,
                "-W",
                "error",
                str(ROOT / "examples" / "client.py"),
                f"http://127.0.0.1:{server.port}",
                made["seats"][0]["invite_link"],
            ],
            capture_output=True,
            text=True,
            timeout=120,
        )

        assert done.stdout.startswith("over: ["), done.stderr
    finally:
        server.kill()


def test_a_bot_that_never_answers_does_not_keep_the_server_from_ending() -> None:
    import asyncio

    from tifo.server.matches.workers import Workers

    async def test() -> None:
        workers = Workers(1)
        forever = threading.Event()
        with pytest.raises(TimeoutError):
            await workers.run(forever.wait, 0.05)

        assert await workers.run(lambda: 7, 5.0) == 7
        forever.set()
        workers.close()

    asyncio.run(test())
