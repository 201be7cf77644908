"""What `tifo bench` measures."""

import json

import pytest

from tifo import games
from tifo.cli._app import run
from tifo.native.speed import measure
from tifo.native.yardstick import c_compiler

pytestmark = pytest.mark.compiles("buteur")


def test_the_compiled_rules_are_measured_beside_their_twin_in_c() -> None:
    figures = measure(games.find("buteur"), rounds=3)

    assert figures["state_bytes"] <= 512
    assert figures["decisions_per_second"] > 0
    assert ("ratio_to_c" in figures) == (c_compiler() is not None)


def test_a_game_without_a_twin_is_measured_alone() -> None:
    figures = measure(games.find("shootout"), rounds=3)

    assert figures["plies_per_second"] > 0
    assert "ratio_to_c" not in figures


def test_the_command_prints_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "buteur", "--json"]) == 0

    figures = json.loads(capsys.readouterr().out)["buteur"]
    assert {"decisions_per_second", "plies_per_second", "interpreted_plies_per_second"} <= set(
        figures
    )
