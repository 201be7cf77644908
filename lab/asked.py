"""What is asked of a program, as its command line says it."""

from typing import Any

from tifo import games
from tifo.bots.ismcts import Manner
from tifo.core.contract import AnyGame


def options_of(text: str) -> dict[str, str]:
    """Options of a game as ladders and plans write them: seats=4 cup=1930."""
    return dict(pair.split("=") for pair in text.split())


def variant(text: str) -> tuple[AnyGame, Any]:
    """A game and its options: worldcup/seats=4/cup=1930."""
    name, *pairs = text.split("/")
    game = games.find(name)
    return game, game.read_options(options_of(" ".join(pairs)))


def change(how: Manner, text: str) -> Manner:
    """Other settings: horizon=40 trust=30."""
    other = how.copy()
    for name, number in options_of(text).items():
        if name not in how.fields():
            raise SystemExit(f"There is no setting {name}; there are {', '.join(how.fields())}.")
        setattr(other, name, int(number))
    return other
