"""The numbers of bots: how each game is searched, and what its levels are.

`bots.toml` here has the defaults; a game's own `bots.toml` says what is different there.
"""

import hashlib
import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from tifo.bots.ismcts import Manner
from tifo.core.contract import AnyGame

FILE = "bots.toml"
DEFAULTS = "tifo.bots"


@dataclass(frozen=True)
class Level:
    """A mixture: of a hundred moves some at random, some by rules of thumb, the rest searched."""

    any: int
    thumb: int
    playouts: int
    trees: int


@dataclass(frozen=True)
class Ladder:
    """With which options a ladder is climbed, by which search, and which simple bots it meets."""

    options: tuple[str, ...]
    search: tuple[str, ...]
    """One for each of the options."""
    against: tuple[str, ...]


@cache
def _numbers(package: str) -> Mapping[str, Any]:
    """What a package says of bots; nothing, where it has no such file."""
    box = files(package).joinpath(FILE)
    return tomllib.loads(box.read_text(encoding="utf-8")) if box.is_file() else {}


def _entry(game: AnyGame, *path: str) -> dict[str, Any]:
    """The numbers at a path: the defaults, and over them the game's own."""
    found: dict[str, Any] = {}
    for package in (DEFAULTS, game.package):
        numbers = _numbers(package)
        for name in path:
            numbers = numbers.get(name, {})
        found |= numbers
    return found


def manner_for(game: AnyGame) -> Manner:
    """How to search a game."""
    how = Manner()
    for name, number in _entry(game, "search").items():
        setattr(how, name, number)
    how.looks_ahead = int(game.has_outlook)
    how.most_plies = game.rules.MOST_PLIES
    return how


def fingerprint(game: AnyGame) -> str:
    """A short hash of all numbers that decide how our bots play a game."""
    levels = [asdict(level_for(name, game)) for name in level_names()]
    text = f"{manner_for(game).asdict()} {levels}"
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def level_names() -> tuple[str, ...]:
    """The levels, the weakest first."""
    return tuple(_numbers(DEFAULTS)["level"])


def level_for(name: str, game: AnyGame) -> Level:
    """What a level does in a game."""
    return Level(**_entry(game, "level", name))


def ladder_for(game: AnyGame) -> Ladder:
    """How a game's ladder is climbed."""
    entry = _entry(game, "ladder")
    return Ladder(tuple(entry["options"]), tuple(entry["search"]), tuple(entry["against"]))
