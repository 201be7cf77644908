"""The numbers of tables.toml: how each game is searched, and what its levels are."""

import hashlib
import tomllib
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from tifo.bots.ismcts import Settings
from tifo.core.contract import AnyGame

DEFAULT = "default"


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
def _tables() -> dict[str, Any]:
    return tomllib.loads(files("tifo.bots").joinpath("tables.toml").read_text(encoding="utf-8"))


def _entry(table: dict[str, Any], game: AnyGame) -> dict[str, Any]:
    return {**table[DEFAULT], **table.get(game.name, {})}


def settings_for(game: AnyGame) -> Settings:
    """How to search a game."""
    how = Settings()
    for name, number in _entry(_tables()["search"], game).items():
        setattr(how, name, number)
    how.looks_ahead = int(hasattr(game.rules, "outlook"))
    how.most_plies = game.rules.MOST_PLIES
    return how


def fingerprint(game: AnyGame) -> str:
    """A short hash of all numbers that decide how our bots play a game."""
    levels = [asdict(level_for(name, game)) for name in level_names()]
    text = f"{settings_for(game).asdict()} {levels}"
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def level_names() -> tuple[str, ...]:
    """The levels, the weakest first."""
    return tuple(_tables()["level"])


def level_for(name: str, game: AnyGame) -> Level:
    """What a level does in a game."""
    return Level(**_entry(_tables()["level"][name], game))


def ladder_for(game: AnyGame) -> Ladder:
    """How a game's ladder is climbed."""
    entry = _entry(_tables()["ladder"], game)
    return Ladder(tuple(entry["options"]), tuple(entry["search"]), tuple(entry["against"]))
