"""A match at the keyboard outlives what is said about it."""

from pathlib import Path

import pytest

from tests.cli.conftest import Tifo
from tests.mute import muted, silence
from tifo.bots import hints

START = (
    "play shootout --option kicks=1 --seats human,bot:uniform --seed 1 --pace fast --file m.json"
)


def test_a_match_without_words_or_board_is_played_to_its_end(tifo: Tifo, tmp_path: Path) -> None:
    with muted("shootout"):
        ran = tifo(START, answers="1,1,1,1")

    assert (ran.code, ran.err) == (0, "")
    assert "m.log" in ran.out
    assert "lost for words" in (tmp_path / "m.log").read_text()
    assert tifo("verify m.json").code == 0


def test_a_tip_that_cannot_be_given_is_said_so(tifo: Tifo, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "hint", silence)

    ran = tifo(START, answers="t,1,1,1,1")

    assert ran.code == 0
    assert "No advice can be given here" in ran.out


def test_nothing_is_noted_where_nothing_went_wrong(tifo: Tifo, tmp_path: Path) -> None:
    tifo(START, answers="1,1,1,1")

    assert not (tmp_path / "m.log").exists()
