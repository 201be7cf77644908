"""What a bot is."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tifo.bots.thought import Thought
from tifo.core.contract import Move
from tifo.core.records import Ints


@dataclass(frozen=True)
class Budget:
    """How much a bot may think. Playouts alone are reproducible."""

    playouts: int | None = None
    seconds: float | None = None
    trees: int = 1
    """Trees grown side by side; the playouts are shared out among them."""


class Bot:
    """A coach that decides from what its seat knows. A bot of your own extends it."""

    budget: Budget | None = None
    """What it thinks with, where it counts that: a server refuses what is too much."""
    last: Thought | None = None
    """Why it made its last move, where it can say."""

    def prepare(self) -> None:
        """Return when it is as strong as it will be: the arena waits for what people need not."""

    def choose(self, seen: Any, legal: Sequence[Move], rng: Ints) -> Move:
        """One of the legal moves. The same view, moves and generator give the same answer."""
        raise NotImplementedError
