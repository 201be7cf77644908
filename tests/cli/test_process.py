"""The real process: signals, pipes, odd terminals, and what a start must not cost."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

START = ("play", "buteur", "--seed", "8", "--pace", "fast", "--file", "m.json")


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "tifo.cli", *words]


def environment(**changes: str) -> dict[str, str]:
    return {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "80", **changes}


@pytest.fixture
def table(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """A match that waits for its first answer."""
    process = subprocess.Popen(
        command(*START),
        cwd=tmp_path,
        env=environment(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=hear_ctrl_c,
    )
    with process:
        read_to_prompt(process)
        yield process
        process.kill()


def hear_ctrl_c() -> None:
    """A shell without job control starts what is in the background deaf to Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def read_to_prompt(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    text = ""
    while not re.search(r"Your move [^\n]*: $", text):
        letter = process.stdout.read(1)
        assert letter, text
        text += letter
    return text


def answer(process: subprocess.Popen[str], text: str) -> str:
    assert process.stdin is not None
    process.stdin.write(f"{text}\n")
    process.stdin.flush()
    return read_to_prompt(process)


def entries(folder: Path) -> list[object]:
    return list(json.loads((folder / "m.json").read_text())["entries"])


def test_ctrl_c_saves_and_says_how_to_go_on(table: subprocess.Popen[str], tmp_path: Path) -> None:
    answer(table, "1")
    before = entries(tmp_path)
    table.send_signal(signal.SIGINT)
    out, err = table.communicate(timeout=20)

    assert (table.returncode, err) == (130, "")
    assert "tifo play --resume m.json" in " ".join(out.split())
    assert entries(tmp_path) == before


def test_a_killed_match_has_lost_nothing_that_was_answered(
    table: subprocess.Popen[str], tmp_path: Path
) -> None:
    told = "".join(answer(table, "1") for _ in range(3))
    table.kill()
    table.wait()
    again = subprocess.run(
        command("play", "--resume", "m.json", "--pace", "fast"),
        cwd=tmp_path,
        env=environment(),
        input="l\nq\n",
        capture_output=True,
        text=True,
        check=True,
    )
    lines = re.findall(r"(?:Coach|Old Hand) plays .*?\.", told)

    assert lines
    assert not [line for line in lines if line not in again.stdout]


def test_a_closed_keyboard_is_a_way_to_leave(table: subprocess.Popen[str]) -> None:
    out, err = table.communicate(timeout=20)

    assert (table.returncode, err) == (0, "")
    assert "--resume" in out


def test_a_reader_who_leaves_early_is_no_error(tmp_path: Path) -> None:
    process = subprocess.Popen(
        command("rules", "buteur"),
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    err = process.stderr.read()
    process.stderr.close()
    process.wait()

    assert (process.returncode, err) == (141, b"")


def test_a_terminal_without_our_letters_still_gets_a_board(tmp_path: Path) -> None:
    ran = subprocess.run(
        command(*START),
        cwd=tmp_path,
        env=environment(PYTHONIOENCODING="ascii"),
        input=b"\xff\xfe\n1\nq\n",
        capture_output=True,
        check=False,
    )

    assert (ran.returncode, ran.stderr) == (0, b"")
    assert b"Your hand" in ran.stdout


SLOW_LIBRARIES = ("numba", "numpy", "sqlalchemy", "fastapi", "textual", "joblib")


@pytest.mark.parametrize(
    ("words", "banned"),
    [
        (("games",), (*SLOW_LIBRARIES, "fluent", "babel", "tifo.games.buteur.rulebook")),
        (("rules", "buteur", "5.1"), SLOW_LIBRARIES),
        (START, SLOW_LIBRARIES),
    ],
    ids=["games", "rules", "play"],
)
def test_a_start_loads_nothing_that_it_does_not_need(
    tmp_path: Path, words: tuple[str, ...], banned: tuple[str, ...]
) -> None:
    script = (
        "import sys\n"
        "from tifo.cli._app import run\n"
        f"code = run({list(words)!r})\n"
        f"found = [name for name in {list(banned)!r} if name in sys.modules]\n"
        "print(found, file=sys.stderr)\n"
        "sys.exit(code)\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", script],
        cwd=tmp_path,
        env=environment(),
        input="q\n",
        capture_output=True,
        text=True,
        check=False,
    )

    assert (ran.returncode, ran.stderr.strip()) == (0, "[]")
