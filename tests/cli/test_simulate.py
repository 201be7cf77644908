"""`tifo simulate`: the keys scripts rely on, and one result whatever plays it."""

import json

import pytest

from tests.cli.conftest import Tifo

KEYS = (
    "game", "matches", "decisions", "plies", "seconds", "decisions_per_second",
    "plies_per_second", "wins", "draws", "scores",
)  # fmt: skip
COUNTED = ("matches", "decisions", "plies", "wins", "draws", "scores")


def counted(tifo: Tifo, line: str) -> dict[str, object]:
    result = json.loads(tifo(line).out)
    return {key: result[key] for key in COUNTED}


def test_the_object_has_the_documented_keys(tifo: Tifo) -> None:
    ran = tifo("simulate shootout --matches 20 --json")

    assert tuple(json.loads(ran.out)) == KEYS


def test_every_match_is_won_or_drawn(tifo: Tifo) -> None:
    result = json.loads(tifo("simulate shootout --matches 300 --json").out)

    assert sum(result["wins"]) + result["draws"] == 300


@pytest.mark.parametrize("threads", [1, 3])
def test_threads_change_nothing(tifo: Tifo, threads: int) -> None:
    line = "simulate shootout --matches 2500 --seed 9 --json"

    assert counted(tifo, f"{line} --threads {threads}") == counted(tifo, line)


@pytest.mark.parametrize("seats", ["bot:uniform,bot:uniform", "bot:rules-of-thumb,bot:uniform"])
def test_interpreted_matches_are_the_compiled_ones(
    tifo: Tifo, monkeypatch: pytest.MonkeyPatch, seats: str
) -> None:
    line = f"simulate shootout --matches 40 --seed 4 --seats {seats} --json"
    compiled = counted(tifo, line)
    monkeypatch.setattr("tifo.cli.simulate.is_available", lambda: False)

    assert counted(tifo, line) == compiled


def test_people_read_a_table(tifo: Tifo) -> None:
    ran = tifo("simulate shootout --matches 10 --lang fr")

    assert "10 matchs" in ran.out
    assert "décisions/s" in ran.out


def test_options_reach_the_match(tifo: Tifo) -> None:
    result = json.loads(tifo("simulate shootout --matches 7 --option kicks=1 --json").out)

    assert result["decisions"] == 7 * 4
