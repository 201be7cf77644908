"""Try other numbers in the rules of thumb: each change against them as they are, in duplicate.

    python -m lab.tuning.thumb buteur/seats=2 4000 SPENT=5 'CENTRAL=1 SHED_VALUE[2]=4'

plays 4,000 matches for each change, prints what came of it and adds a line to docs/tuning.jsonl. At
four seats one changed coach meets three as they are. The names are those of constants in the
game's modules; what was made of them when the modules were loaded is not made anew.
"""

import argparse
import json
import re
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from types import ModuleType
from typing import Any
from unittest.mock import patch

import numba
import numpy as np

from lab import asked
from lab.trial import cells, tried
from tifo.bots import Bot
from tifo.core.contract import AnyGame, Move
from tifo.core.records import Ints
from tifo.native.compiler import Workshop, rule_modules
from tifo.native.kit import as_array
from tifo.sim import Contest

ME, OTHER = "changed", "rules-of-thumb"
SEED = 1
KEPT = Path("docs/tuning.jsonl")
CHANGE = re.compile(r"(?P<name>[A-Z_]+)(\[(?P<place>\d+)\])?=(?P<value>-?\d+)")


class Changed(Bot):
    """Plays by rules of thumb in which some numbers are others; compiled anew."""

    def __init__(self, game: AnyGame, change: str) -> None:
        fast = {"nogil": True, "error_model": "numpy"}
        with ExitStack() as changed:
            for text in change.split():
                for module, name, value in places(game, text):
                    changed.enter_context(patch.object(module, name, value))
            workshop = Workshop(
                game.package, numba.njit(**fast), numba.njit(forceinline=True, **fast)
            )
        self._thumb = workshop.names(f"{game.package}.rulebook")["rules-of-thumb"]

    def choose(self, seen: Any, legal: Sequence[Move], rng: Ints) -> Move:
        """One of the legal moves."""
        words = np.array(rng, np.uint32)
        move = self._thumb(as_array(seen)[0], np.array(legal, np.int64), len(legal), words)
        rng[:] = words.tolist()
        return int(move)


def places(game: AnyGame, text: str) -> Iterator[tuple[ModuleType, str, Any]]:
    """Every module that knows the constant of NAME=5 or NAME[2]=5, and its new value."""
    found = CHANGE.fullmatch(text)
    if found is None:
        raise SystemExit(f"{text} is no change; NAME=5 or NAME[2]=5 would be.")
    name, place, value = found["name"], found["place"], int(found["value"])
    modules = [
        module
        for module in rule_modules(game.package)
        if module.__name__.startswith(game.package) and hasattr(module, name)
    ]
    if not modules:
        raise SystemExit(f"No module of {game.package} has a number {name}.")
    for module in modules:
        if place is None:
            yield module, name, value
        else:
            table = list(getattr(module, name))
            table[int(place)] = value
            yield module, name, tuple(table)


def trial(what: str, matches: int, base: str, change: str) -> str:
    """Play one change, keep and describe what came of it."""
    game, options = asked.variant(what)
    made = {ME: Changed(game, f"{base} {change}")}
    if base:
        made[OTHER] = Changed(game, base)
    row = tried(Contest(game, options, (ME, OTHER), SEED, made), matches)
    line = {
        "game": what, "base": base, "change": change,
        "matches": row.matches, "won": row.wins, "drawn": row.draws, "score": row.score,
    }  # fmt: skip
    with KEPT.open("a", encoding="utf-8") as kept:
        kept.write(json.dumps(line) + "\n")
    return f"| {what} | {change or 'as they are'} | {cells(row)} |"


def main() -> None:
    """Try each change in turn."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("variant", help="a game with options: buteur/seats=2")
    parser.add_argument("matches", type=int)
    parser.add_argument("changes", nargs="*", default=[""], help="'NAME=5 OTHER[2]=7'")
    parser.add_argument("--base", default="", help="a change that the others play with too")
    given = parser.parse_args()
    for change in given.changes:
        print(trial(given.variant, given.matches, given.base, change), flush=True)


if __name__ == "__main__":
    main()
