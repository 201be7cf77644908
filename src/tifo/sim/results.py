"""The results file: one line for the contest, then one a deal; a run that was cut goes on."""

import json
from dataclasses import asdict
from importlib.metadata import version
from pathlib import Path
from typing import Any

from tifo.bots.numbers import fingerprint
from tifo.core.errors import MatchFileError
from tifo.sim.contest import Contest, Deal, Meeting

FORMAT = 1


def heading(contest: Contest) -> dict[str, Any]:
    """What was played, with which rules."""
    return {
        "results": FORMAT,
        "tifo": version("tifo"),
        "game": contest.game.name,
        "version": contest.game.version,
        "options": contest.option_names,
        "bots": list(contest.bots),
        "numbers": fingerprint(contest.game),
        "seed": contest.seed,
    }


class Results:
    """The deals of a contest that are played, in memory and, with a path, on disk."""

    def __init__(self, contest: Contest, path: Path | None = None) -> None:
        self.deals: list[Deal] = []
        self._path = path
        if path is None:
            return
        if path.exists() and path.stat().st_size:
            self._read(path, heading(contest))
        else:
            self._append(heading(contest))

    def add(self, deal: Deal) -> None:
        """Keep a deal; it is on disk when this returns."""
        self.deals.append(deal)
        if self._path is not None:
            self._append(asdict(deal))

    def _append(self, line: dict[str, Any]) -> None:
        assert self._path is not None
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line, separators=(",", ":")) + "\n")

    def _read(self, path: Path, wanted: dict[str, Any]) -> None:
        """Take in what is there. A last line without an end was being written when the run died."""
        whole, newline, _ = path.read_text(encoding="utf-8").rpartition("\n")
        first, *lines = whole.split("\n")
        try:
            found = dict(json.loads(first))
            self.deals = [_deal(json.loads(line)) for line in lines]
        except (ValueError, KeyError, TypeError):
            raise MatchFileError("error-results-broken", file=path.name) from None
        if found != wanted:
            differs = sorted(key for key in wanted if found.get(key) != wanted[key])
            raise MatchFileError("error-results-other", file=path.name, differs=", ".join(differs))
        if [deal.number for deal in self.deals] != list(range(len(self.deals))):
            raise MatchFileError("error-results-broken", file=path.name)
        path.write_text(whole + newline, encoding="utf-8")


def _deal(line: dict[str, Any]) -> Deal:
    matches = tuple(
        Meeting(
            tuple(item["seats"]),
            tuple(item["ranks"]),
            tuple(item["scores"]),
            item["plies"],
            tuple(item["faults"]),
        )
        for item in line["matches"]
    )
    return Deal(line["number"], matches)
