"""What the programs of the lab share."""

from pathlib import Path

import pytest
from lab.decisions import Decision, play
from lab.page import Part
from lab.trial import cells, tried

from lab import asked
from tifo import games
from tifo.bots.numbers import manner_for
from tifo.core.contract import NOBODY
from tifo.core.rng import below, generator
from tifo.native.batch import Batch
from tifo.sim import Contest

SHOOTOUT = games.find("shootout")


# --------------------------------------------------------------------------- the command line
def test_a_variant_is_a_game_with_options() -> None:
    game, options = asked.variant("buteur/seats=4/rows=18")

    assert (game.name, game.seat_count(options)) == ("buteur", 4)


def test_a_change_leaves_the_other_settings_alone() -> None:
    how = manner_for(SHOOTOUT)

    other = asked.change(how, "horizon=40 trust=31")

    assert other.asdict() == how.asdict() | {"horizon": 40, "trust": 31}


def test_a_setting_that_does_not_exist_is_named() -> None:
    with pytest.raises(SystemExit, match="no setting horizont"):
        asked.change(manner_for(SHOOTOUT), "horizont=4")


# ------------------------------------------------------------------------------------ matches
def test_a_match_by_decisions_is_the_match_of_the_batch() -> None:
    options, rng, last = SHOOTOUT.read_options(), generator(5, 3), []

    def at_random(due: Decision) -> int:
        last.append(due.state)
        return due.legal[below(rng, len(due.legal))]

    play(SHOOTOUT, options, rng, at_random)

    states, decisions, _ = Batch(SHOOTOUT, options, ["uniform"] * 2, seed=5).chunk(3, 1)
    assert (len(last), SHOOTOUT.rules.to_act(last[-1])) == (decisions, NOBODY)
    assert last[-1].tobytes() == states.tobytes()


def test_a_trial_tells_of_the_first_bot() -> None:
    contest = Contest(SHOOTOUT, SHOOTOUT.read_options(), ("rules-of-thumb", "uniform"), 1)

    row = tried(contest, 5)

    assert (row.bot, row.matches) == ("rules-of-thumb", 6)
    assert cells(row).startswith("6 | ")


# ---------------------------------------------------------------------------------- the pages
def test_only_the_generated_part_of_a_page_is_written(tmp_path: Path) -> None:
    part = Part(tmp_path / "page.md", "things", "make things")
    part.page.write_text(f"before\n{part.begin}\nold\n{part.end}\nafter\n", encoding="utf-8")

    part.write("new")

    text = part.page.read_text(encoding="utf-8")
    assert text == f"before\n{part.begin}\nnew\n{part.end}\nafter\n"


def test_a_page_without_the_two_lines_is_left_alone(tmp_path: Path) -> None:
    part = Part(tmp_path / "page.md", "things", "make things")
    part.page.write_text("by hand", encoding="utf-8")

    with pytest.raises(SystemExit, match="no place for this"):
        part.write("new")

    assert part.page.read_text(encoding="utf-8") == "by hand"
