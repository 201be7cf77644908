"""What `tifo bench` measures."""

import json

import pytest

from tifo import games
from tifo.cli._app import run
from tifo.native.speed import measure

pytestmark = pytest.mark.compiles("buteur")


def test_compiled_and_interpreted_rules_are_measured() -> None:
    figures = measure(games.find("buteur"), rounds=3)

    assert figures["state_bytes"] <= 512
    assert figures["decisions_per_second"] > 0
    assert figures["interpreted_plies_per_second"] > 0


def test_the_command_prints_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "buteur", "--json"]) == 0

    figures = json.loads(capsys.readouterr().out)["buteur"]
    assert {"decisions_per_second", "plies_per_second", "interpreted_plies_per_second"} <= set(
        figures
    )
