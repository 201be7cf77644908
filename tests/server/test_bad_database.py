"""A database that cannot be used is said in one line, with what to do; the process ends."""

import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.process import ROOT, Process, free_port
from tifo.server.run import UNUSABLE
from tifo.store import open_store


def not_a_database(folder: Path) -> str:
    path = folder / "letter.txt"
    path.write_text("Dear goalkeeper, " * 100)
    return str(path)


def cut_short(folder: Path) -> str:
    path = folder / "cut.sqlite"
    open_store(f"sqlite:///{path}", lambda _: None).close()
    path.write_bytes(path.read_bytes()[:5000])
    return str(path)


def of_tomorrow(folder: Path) -> str:
    path = folder / "newer.sqlite"
    open_store(f"sqlite:///{path}", lambda _: None).close()
    with sqlite3.connect(path) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    return str(path)


def nowhere(folder: Path) -> str:
    return str(folder / "no such folder" / "matches.sqlite")


def nobody_there(folder: Path) -> str:
    return f"postgresql://tifo:secret-word@127.0.0.1:{free_port()}/tifo"


def no_such_kind(folder: Path) -> str:
    return "goalposts://left/right"


BAD = [not_a_database, cut_short, of_tomorrow, nowhere, nobody_there, no_such_kind]


@pytest.mark.parametrize("bad", BAD, ids=lambda bad: bad.__name__)
def test_a_database_that_cannot_be_used_ends_the_server_in_one_line(
    bad: Callable[[Path], str], tmp_path: Path
) -> None:
    command = [sys.executable, "-m", "tifo.server", "--db", bad(tmp_path)]

    ended = subprocess.run(
        [*command, "--port", str(free_port())], cwd=ROOT, capture_output=True, timeout=40, text=True
    )

    assert ended.returncode == UNUSABLE
    assert len(ended.stderr.strip().splitlines()) == 1, ended.stderr
    assert "--db" in ended.stderr
    assert "secret-word" not in ended.stderr


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_the_server_from_its_first_moment(sign: int, tmp_path: Path) -> None:
    for wait in (0.3, 0.6):
        server = Process(f"sqlite:///{tmp_path / 'm.sqlite'}")
        server.start()
        process = server._process
        assert process is not None
        time.sleep(wait)

        process.send_signal(sign)

        process.wait(15)
