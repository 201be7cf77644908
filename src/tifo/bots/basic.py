"""Two bots that every game has: one without a plan, one with rules of thumb."""

from collections.abc import Sequence
from typing import Any

from tifo.bots.bot import Bot
from tifo.bots.thought import guess
from tifo.core.contract import AnyGame, Move
from tifo.core.records import Ints
from tifo.core.rng import below


class Uniform(Bot):
    """Any legal move, each as likely."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, seen: Any, legal: Sequence[Move], rng: Ints) -> Move:
        """One of the legal moves."""
        self.last = guess(legal[below(rng, len(legal))], "any" if len(legal) > 1 else "only")
        return self.last.move


class RulesOfThumb(Bot):
    """What the game's own rules of thumb say."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, seen: Any, legal: Sequence[Move], rng: Ints) -> Move:
        """One of the legal moves."""
        move = self.game.rules.thumb(seen, list(legal), len(legal), rng)
        self.last = guess(move, "thumb" if len(legal) > 1 else "only")
        return move
