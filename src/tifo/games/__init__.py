"""The games: one folder each, found through the entry points of installed packages."""

from functools import cache
from importlib.metadata import entry_points

from tifo.core.contract import AnyGame
from tifo.core.errors import UnknownGameError

GROUP = "tifo.games"


@cache
def names() -> tuple[str, ...]:
    """The names of all installed games."""
    return tuple(sorted({point.name for point in entry_points(group=GROUP)}))


@cache
def find(name: str) -> AnyGame:
    """The game of this name."""
    for point in entry_points(group=GROUP):
        if point.name == name:
            game: AnyGame = point.load()
            return game
    raise UnknownGameError("error-game-unknown", game=name, games=", ".join(names()))


def installed() -> list[AnyGame]:
    """Every installed game."""
    return [find(name) for name in names()]
