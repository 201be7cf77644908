"""`tifo arena`: the table, the object, the file."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Tifo


def test_people_read_a_table(tifo: Tifo) -> None:
    ran = tifo("arena shootout uniform rules-of-thumb --matches 20")

    assert ran.code == 0
    assert "rules-of-thumb" in ran.out
    assert "OpenSkill" in ran.out


def test_scripts_read_an_object(tifo: Tifo) -> None:
    result = json.loads(tifo("arena shootout uniform rules-of-thumb --matches 20 --json").out)

    assert result["bots"] == ["uniform", "rules-of-thumb"]
    assert {row["matches"] for row in result["table"]} == {20}


@pytest.mark.parametrize("text", ["10%", "0.1", "±10%"])
def test_a_precision_can_be_asked_for(tifo: Tifo, text: str) -> None:
    ran = tifo("arena shootout uniform beginner --json --until", text)
    result = json.loads(ran.out)

    low, high = result["table"][0]["score_interval"]
    assert (high - low) / 2 <= 0.1


def test_a_file_is_gone_on_with(tifo: Tifo, tmp_path: Path) -> None:
    line = "arena shootout uniform rules-of-thumb --file kept.jsonl --json"
    tifo(f"{line} --matches 10")
    tifo(f"{line} --matches 30")

    assert len((tmp_path / "kept.jsonl").read_text(encoding="utf-8").splitlines()) == 16


@pytest.mark.parametrize(
    "line",
    [
        "arena shootout uniform",
        "arena shootout uniform nobody",
        "arena shootout uniform uniform --until much",
        "arena shootout uniform uniform --on moon",
        "arena shootout uniform uniform --seats 3",
    ],
)
def test_what_makes_no_sense_is_refused_in_one_line(tifo: Tifo, line: str) -> None:
    ran = tifo(line)

    assert ran.code == 2
    assert ran.err.count("\n") == 1
