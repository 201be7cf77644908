"""The ladder: its rungs, its notes and its page."""

from pathlib import Path

import pytest
from lab.asked import options_of

from lab import ladder
from tifo import games
from tifo.core.contract import AnyGame

SHOOTOUT = games.find("shootout")
ROOT = Path(__file__).parent.parent.parent


def test_every_level_has_a_rung_above_the_level_below() -> None:
    pairs = [(rung.bot, rung.below) for rung in ladder.rungs(SHOOTOUT)]

    assert pairs == [
        ("ismcts:200", "rules-of-thumb"),
        ("amateur", "beginner"),
        ("professional", "amateur"),
        ("champion", "professional"),
    ]


@pytest.mark.parametrize("game", games.installed(), ids=games.names())
def test_the_ladder_is_climbed_with_options_that_exist(game: AnyGame) -> None:
    for rung in ladder.rungs(game):
        game.read_options(options_of(rung.options))


def test_a_climb_is_noted_once_and_written_into_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("docs").mkdir()
    part = ladder.PAGE
    part.page.write_text(f"before\n{part.begin}\nold\n{part.end}\nafter\n", encoding="utf-8")
    for matches in ("4", "6"):
        ladder.main(["shootout", "--matches", matches, "--only", "amateur", "--write"])

    notes = ladder.read_notes()
    assert [(note["bot"], note["matches"]) for note in notes] == [("amateur", 6)]
    text = ladder.PAGE.page.read_text(encoding="utf-8")
    assert text.startswith("before\n")
    assert text.endswith("\nafter\n")
    assert "| amateur | beginner | 6 |" in text


def test_the_page_shows_the_notes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    text = ladder.PAGE.page.read_text(encoding="utf-8")

    assert text == ladder.PAGE.renewed(text, ladder.render(ladder.read_notes()))
