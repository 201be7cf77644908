"""Advice to a coach: what a strong bot would weigh in his place, from his view alone."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tifo.bots.bot import Budget
from tifo.bots.search import Search
from tifo.bots.thought import Choice
from tifo.core.contract import AnyGame, Move
from tifo.core.messages import Message
from tifo.core.rng import generator

SECONDS = 0.6
"""How long a person waits for a hint."""
MOST_CHOICES = 3


@dataclass(frozen=True)
class Hint:
    """What to play, in a sentence, with the best choices and their chances."""

    move: Move
    message: Message
    choices: tuple[Choice, ...]


def hint(
    game: AnyGame, seen: Any, legal: Sequence[Move], seed: int = 0, budget: Budget | None = None
) -> Hint:
    """Advice for the seat of a view; with a budget in playouts the same advice every time."""
    search = Search(game, budget or Budget(seconds=SECONDS))
    thought = search.think(seen, legal, generator(seed))
    return Hint(thought.move, thought.advice(game, seen), thought.choices[:MOST_CHOICES])
