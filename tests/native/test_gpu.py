"""Matches on a GPU: the same as on the CPU, and a clear word where there is no card."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest
from tests.cli.conftest import Ran, Tifo, tifo

from tifo.core.errors import OptionError
from tifo.native import gpu

__all__ = ["tifo"]
Lack: TypeAlias = Callable[[pytest.MonkeyPatch], None]
ROOT = Path(__file__).parent.parent.parent


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "bots", "matches"),
    [
        ("shootout", "uniform,uniform", 70),
        ("shootout", "rules-of-thumb,uniform", 70),
        ("buteur", "uniform,uniform", 3),
        ("buteur", "rules-of-thumb,rules-of-thumb", 3),
    ],
)
def test_a_simulated_card_plays_the_matches_of_the_cpu(game: str, bots: str, matches: int) -> None:
    command = [sys.executable, "-m", "tests.native.simulated_card", game, bots, str(matches)]
    env = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}

    ran = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, check=False)

    assert ran.returncode == 0, ran.stderr
    card, cpu = json.loads(ran.stdout)
    assert card == cpu


# ------------------------------------------------------------------------------ without a card
def without_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu, "find_spec", lambda _: None)


def without_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu, "find_spec", lambda _: object())
    monkeypatch.setattr("numba.cuda.is_available", lambda: False)


@pytest.mark.parametrize(
    ("lack", "key"),
    [(without_library, "error-gpu-library"), (without_card, "error-gpu-card")],
)
def test_what_is_missing_has_a_name(
    monkeypatch: pytest.MonkeyPatch, lack: object, key: str
) -> None:
    lack(monkeypatch)  # type: ignore[operator]

    with pytest.raises(OptionError) as caught:
        gpu.demand_a_card()

    assert caught.value.message.key == key


def asked(tifo: Tifo, line: str) -> Ran:
    return tifo(f"simulate shootout --matches 10 --gpu {line}")


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "a card is missing"), ("fr", "il manque une carte"), ("es", "falta la tarjeta")],
)
def test_without_a_card_one_sentence_says_so(
    tifo: Tifo, monkeypatch: pytest.MonkeyPatch, lang: str, words: str
) -> None:
    without_card(monkeypatch)

    ran = asked(tifo, f"--lang {lang}")

    assert (ran.code, ran.out) == (2, "")
    assert words in ran.err


def test_without_the_library_the_extra_is_named(
    tifo: Tifo, monkeypatch: pytest.MonkeyPatch
) -> None:
    without_library(monkeypatch)

    ran = asked(tifo, "")

    assert ran.code == 2
    assert "extra “gpu”" in ran.err


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("--seats bot:champion,bot:uniform", "only these bots play: uniform, rules-of-thumb"),
        ("--on dask", "do not go together"),
    ],
)
def test_what_a_card_cannot_do_is_refused(tifo: Tifo, line: str, words: str) -> None:
    ran = asked(tifo, line)

    assert ran.code == 2
    assert words in ran.err
