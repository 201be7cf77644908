"""Golden playthroughs: what the rules said once they say again."""

from pathlib import Path

import pytest

from tifo.testing.golden import PATTERN, differences, read_recipe
from tifo.testing.pages import ours

TESTS = Path(__file__).parent.parent
GOLDENS = sorted(TESTS.glob(PATTERN))


@pytest.mark.golden
@pytest.mark.parametrize("path", GOLDENS, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_a_golden_playthrough_is_told_again(path: Path) -> None:
    assert differences(path) == [], "if the rules were meant to change: make golden, and review"


def test_every_game_has_a_golden_playthrough() -> None:
    told = {read_recipe(path.read_text(encoding="utf-8")).game for path in GOLDENS}

    assert {game.name for game in ours()} <= told
