"""What is asked of a benchmark, as its command line says it."""

from typing import Any

from tifo import games
from tifo.bots.ismcts import Settings
from tifo.core.contract import AnyGame


def table(text: str) -> tuple[AnyGame, Any]:
    """A game and its options: worldcup/seats=4/cup=1930."""
    name, *pairs = text.split("/")
    game = games.find(name)
    return game, game.read_options(dict(pair.split("=") for pair in pairs))


def change(how: Settings, text: str) -> Settings:
    """Other settings: horizon=40 trust=30."""
    other = how.copy()
    for pair in text.split():
        name, _, number = pair.partition("=")
        if name not in how.fields():
            raise SystemExit(f"There is no setting {name}; there are {', '.join(how.fields())}.")
        setattr(other, name, int(number))
    return other
