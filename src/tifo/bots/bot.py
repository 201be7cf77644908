"""What a bot is, and how one is found by its name."""

from collections.abc import Callable, Sequence
from importlib.metadata import entry_points
from typing import Any, Protocol

from tifo.bots.basic import RulesOfThumb, Uniform
from tifo.core.contract import AnyGame, Move
from tifo.core.errors import CoachError
from tifo.core.records import Ints

GROUP = "tifo.bots"
"""Entry points of packages that bring bots of their own: callables that take a game."""


class Bot(Protocol):
    """A coach that decides from what its seat knows."""

    def choose(self, seen: Any, legal: Sequence[Move], rng: Ints) -> Move:
        """One of the legal moves. The same view, moves and generator give the same answer."""
        ...


OURS: dict[str, Callable[[AnyGame], Bot]] = {
    "uniform": Uniform,
    "rules-of-thumb": RulesOfThumb,
}


def names() -> tuple[str, ...]:
    """The names of all installed bots."""
    return (*OURS, *sorted(point.name for point in entry_points(group=GROUP)))


def find(name: str, game: AnyGame) -> Bot:
    """The bot of this name, made for a game."""
    if name in OURS:
        return OURS[name](game)
    for point in entry_points(group=GROUP):
        if point.name == name:
            bot: Bot = point.load()(game)
            return bot
    raise CoachError("error-bot-unknown", bot=name, bots=", ".join(names()))
