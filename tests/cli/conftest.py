"""Running commands in this process, and a finished match to look at."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from tifo import games
from tifo.cli import _app
from tifo.play import file as match_file
from tifo.play.match import Match, new_match
from tifo.play.table import Table


@dataclass(frozen=True)
class Ran:
    """What a command left behind."""

    code: int
    out: str
    err: str


Tifo = Callable[..., Ran]


@pytest.fixture
def tifo(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Tifo:
    """Run a command line; `answers` are typed at its prompts."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")

    def run(line: str, *more: str, answers: str = "") -> Ran:
        typed = iter(answers.split(",") if answers else [])

        def ask(prompt: str) -> str:
            sys.stdout.write(prompt)
            try:
                return next(typed)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", ask)
        code = _app.run([*line.split(), *more])
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    return run


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The file of a finished match between bots."""
    path = tmp_path / "finished.tifo.json"
    match_file.write(played(), path)
    return path


def played() -> Match:
    """A finished match of Buteur between bots."""
    game = games.find("buteur")
    coaches = ["bot:rules-of-thumb", "bot:uniform"]
    match = new_match(game, game.read_options({}), coaches, bytes(range(32)), [])
    Table(match, seed=1).run()
    return match
