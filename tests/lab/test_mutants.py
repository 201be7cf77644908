"""The tool that breaks the rules finds what to break, and tells who noticed."""

import json
import os
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
from lab.mutants.change import Change
from lab.mutants.listed import read_listed, row
from lab.mutants.sample import sample
from lab.mutants.target import ROOT, Target, installed

from tests.lab import tiny


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the tiny game."""
    return tiny.write(tmp_path_factory.mktemp("tiny"))


def target(game: Path) -> Target:
    root = game.parent
    return Target("tiny", "tiny", game, root / "checks", game / "README.md", root)


def run(game: Path, *words: str) -> tuple[subprocess.CompletedProcess[str], Any]:
    """Break every rule of the tiny game; return the process and the verdicts."""
    told = game.parent / "told.json"
    command = [
        *(sys.executable, "-m", "lab.mutants", "--package", "tiny", "--folder", str(game)),
        *("--tests", str(game.parent / "checks"), "--sample", "0", "--json", str(told), *words),
    ]
    paths = os.pathsep.join([str(ROOT), str(game.parent)])
    done = subprocess.run(
        command,
        cwd=game.parent,
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )
    return done, json.loads(told.read_text())


def became(verdict: Any) -> str:
    """The line before and after."""
    return f"{verdict['before']} → {verdict['after']}"


@pytest.fixture(scope="module")
def verdicts(game: Path) -> dict[str, str]:
    """Who killed each change."""
    done, told = run(game)
    assert done.returncode == 1, done.stderr
    return {became(verdict): verdict["killer"] for verdict in told}


def test_a_change_that_a_test_notices_is_killed_by_it(verdicts: dict[str, str]) -> None:
    killer = verdicts["return FIRST → return (FIRST) + 1"]

    assert killer.endswith("::test_the_first_seat_tosses")


def test_a_change_that_no_test_notices_lives(verdicts: dict[str, str]) -> None:
    assert verdicts["state[2] = 7 → state[2] = 8"] == ""


def test_a_match_without_end_is_killed_by_the_clock(verdicts: dict[str, str]) -> None:
    assert verdicts["state[1] += 1 → state[1] -= 1"].startswith("time of ")


def test_an_entry_of_a_table_is_broken_too(verdicts: dict[str, str]) -> None:
    entry = 'first = {{ value = {}, mark = "stated" }} # of 2'

    killer = verdicts[f"{entry.format(1)} → {entry.format(2)}"]

    assert killer.endswith("::test_the_first_seat_tosses")


def test_what_no_rule_uses_is_not_broken(verdicts: dict[str, str]) -> None:
    assert not any("40" in changed for changed in verdicts)


def test_who_lived_is_tried_again_alone(game: Path, verdicts: dict[str, str]) -> None:
    lived = sorted(changed for changed, killer in verdicts.items() if not killer)

    _, told = run(game, "--survivors-of")

    assert sorted(map(became, told)) == lived


def test_who_is_listed_with_a_reason_counts_apart(game: Path, verdicts: dict[str, str]) -> None:
    page = game / "README.md"
    lived = [change for change in target(game).changes() if verdicts[became(asdict(change))] == ""]
    rows = [row(change, "nobody looks") for change in lived]
    page.write_text("\n".join(["## Mutants that live", "", "| a |", "|---|", *rows, ""]))

    done, _ = run(game, "--only", "toss.py", "--kind", "removal")

    page.unlink()
    assert done.returncode == 0
    assert "2 of 3 killed (66.7 %), 1 listed, 0 left" in done.stdout


def test_a_row_of_the_page_is_read_back(tmp_path: Path) -> None:
    change = Change("legal.py", "may", "operator", 0, 1, "&", (1, 1), 1, "a | b", "a & b")
    page = tmp_path / "page.md"
    page.write_text(f"## Mutants that live\n\n| a |\n|---|\n{row(change, 'why')}\n\n## Next\n")

    assert read_listed(page) == {change.key: "why"}


# ------------------------------------------------------------------------------------ the sample
@pytest.mark.parametrize("name", ["buteur", "worldcup", "worldwide", "footmania"])
def test_a_sample_meets_every_module_and_every_kind_and_can_be_repeated(name: str) -> None:
    changes = installed(name).changes()

    chosen = sample(changes, 200, seed=1)

    assert chosen == sample(changes, 200, seed=1) != sample(changes, 200, seed=2)
    assert len(chosen) == 200
    assert {change.file for change in chosen} == {change.file for change in changes}
    assert {change.kind for change in chosen} == {change.kind for change in changes}


def test_a_line_more_leaves_most_of_the_sample_as_it_was() -> None:
    changes = installed("buteur").changes()

    chosen, after = sample(changes, 200, seed=1), sample(changes[5:], 200, seed=1)

    assert len(set(chosen) & set(after)) > 180


@pytest.mark.parametrize("name", ["worldwide", "footmania"])
def test_who_may_know_what_is_a_rule(name: str) -> None:
    assert "view.py" in {change.file for change in installed(name).changes()}


@pytest.mark.parametrize("name", ["buteur", "worldcup", "worldwide", "footmania"])
def test_words_checks_and_bots_are_no_rules(name: str) -> None:
    files = {change.file for change in installed(name).changes()}

    assert {"chance.py", "components.toml"} <= files
    assert {"legal.py", "legal/__init__.py"} & files
    assert not files & {"words.py", "laws.py", "sheet.py", "rules_of_thumb.py", "clauses.py"}


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("if squares == 0:", "if squares != 0:"),
        ("if squares == 0:", "if True:"),
        ("return Clause.BU_7_2", "return Clause.BU_8_1"),
        ("return CHANCE", "return NOBODY"),
        ("count += 1", "pass"),
        ("return card * OPTIONS + option", "return card // OPTIONS + option"),
        ('kind = "attacker"', 'kind = "free_kick"'),
        ('three = { value = [8, 6, 6], mark = "stated" }',
         'three = { value = [6, 8, 6], mark = "stated" }'),
    ],
)  # fmt: skip
def test_rules_are_broken_in_many_ways(before: str, after: str) -> None:
    changes = installed("buteur").changes()

    assert any(change.before == before and change.after == after for change in changes)
