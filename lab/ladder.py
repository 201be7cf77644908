"""The ladder of every game: each rung a contest against the bot below, kept and shown in a page.

`python -m lab.ladder GAME … --matches N` plays the rungs and notes them in docs/ladder.json;
results are kept under .cache/ladder, so that a run that was cut goes on. `--only BOT` plays the
rungs of one bot. `--write` puts the notes into docs/bots.md.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from importlib.metadata import version
from itertools import pairwise
from pathlib import Path
from typing import Any

from lab.asked import options_of
from lab.page import Part
from tifo import games
from tifo.bots.numbers import ladder_for, level_names
from tifo.core.contract import AnyGame
from tifo.sim.arena import Arena
from tifo.sim.contest import Contest
from tifo.sim.results import Results

NOTES = Path("docs/ladder.json")
PAGE = Part(Path("docs/bots.md"), "ladder", "python -m lab.ladder --write")
KEPT = Path(".cache/ladder")
SEED = 2
"""Settings are tried with seed 1: a ladder on the same deals would flatter them."""


@dataclass(frozen=True)
class Rung:
    """A bot and the one it is to beat."""

    game: str
    options: str
    bot: str
    below: str

    @property
    def key(self) -> str:
        """What it is noted under."""
        return f"{self.game} {self.options} {self.bot} {self.below}"


def rungs(game: AnyGame) -> Iterator[Rung]:
    """The search against the simple bots, and each level against the one below."""
    ladder = ladder_for(game)
    levels = [(higher, lower) for lower, higher in pairwise(level_names())]
    for options, search in zip(ladder.options, ladder.search, strict=True):
        for bot, below in [(search, below) for below in ladder.against] + levels:
            yield Rung(game.name, options, bot, below)


def climb(rung: Rung, matches: int) -> dict[str, Any]:
    """Play a rung; what came of it for the upper bot."""
    game = games.find(rung.game)
    options = game.read_options(options_of(rung.options))
    contest = Contest(game, options, (rung.bot, rung.below), SEED)
    KEPT.mkdir(parents=True, exist_ok=True)
    path = KEPT / f"{rung.key.replace(' ', '_')}_v{game.version}.jsonl"
    table = Arena(contest, Results(contest, path)).run(matches)
    row = next(row for row in table if row.bot == rung.bot)
    return {"tifo": version("tifo"), "version": game.version, **asdict(rung), **asdict(row)}


# --------------------------------------------------------------------------------------- the page
def render(notes: Sequence[dict[str, Any]]) -> str:
    """The notes as a table."""
    lines = [
        "| game | options | bot | against | matches | won | drawn | of decided | score | 95 % |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for note in notes:
        low, high = note["score_interval"]
        decided = note["wins"] / (1 - note["draws"]) if note["draws"] < 1 else 0.5
        lines.append(
            f"| {note['game']} | {note['options']} | {note['bot']} | {note['below']} "
            f"| {note['matches']} | {note['wins']:.1%} | {note['draws']:.1%} | {decided:.1%} "
            f"| {note['score']:.1%} | {low:.1%} … {high:.1%} |"
        )
    return "\n".join(lines)


def read_notes() -> list[dict[str, Any]]:
    """What was noted so far."""
    notes: list[dict[str, Any]] = json.loads(NOTES.read_text(encoding="utf-8"))
    return notes


def note(result: dict[str, Any]) -> None:
    """Note a rung in place of what was noted of it before."""
    notes = read_notes() if NOTES.exists() else []
    same = ("game", "options", "bot", "below")
    notes = [old for old in notes if any(old[name] != result[name] for name in same)] + [result]
    notes.sort(key=lambda item: (item["game"], item["options"], item["below"], item["bot"]))
    NOTES.write_text(json.dumps(notes, indent=1) + "\n", encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> None:
    """Climb, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--only")
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args(arguments)
    for name in given.games:
        for rung in rungs(games.find(name)):
            if given.only in (None, rung.bot):
                note(climb(rung, given.matches))
    if given.write:
        PAGE.write(render(read_notes()))


if __name__ == "__main__":
    main()
