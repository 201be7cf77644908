"""The compiled rules beside their twins in C."""

import json

import pytest

from bench import c_ratio
from tifo import games

pytestmark = pytest.mark.compiles("buteur")


def test_the_compiled_rules_are_measured_beside_their_twin(
    capsys: pytest.CaptureFixture[str],
) -> None:
    c_ratio.main(["--rounds", "3", "--json"])

    figures = json.loads(capsys.readouterr().out)["buteur"]
    assert figures["decisions_per_second"] > 0
    assert figures["ratio_to_c"] > 0


def test_a_game_without_a_twin_is_not_compared() -> None:
    with pytest.raises(SystemExit, match=r"shootout: no bench/shootout\.c"):
        c_ratio.compare(games.find("shootout"))
