"""Coaches for people: four levels, each a mixture of chance, rules of thumb and search."""

from collections.abc import Sequence
from typing import Any

from tifo.bots.search import Budget, Search
from tifo.bots.tables import Level
from tifo.bots.thought import Thought, guess
from tifo.core.contract import AnyGame, Move
from tifo.core.records import Ints
from tifo.core.rng import below


class Mixed:
    """Now a whim, now a rule of thumb, now a search: the shares make the level."""

    def __init__(self, game: AnyGame, level: Level) -> None:
        self.game, self.level = game, level
        self.last: Thought | None = None
        self._search: Search | None = None
        if level.playouts:
            self._search = Search(game, Budget(playouts=level.playouts, trees=level.trees))

    def prepare(self) -> None:
        """Return when it is as strong as it will be here."""
        if self._search is not None:
            self._search.prepare()

    def choose(self, seen: Any, legal: Sequence[Move], rng: Ints) -> Move:
        """One of the legal moves."""
        self.last = self._think(seen, legal, rng)
        return self.last.move

    def _think(self, seen: Any, legal: Sequence[Move], rng: Ints) -> Thought:
        if len(legal) == 1:
            return guess(legal[0], "only")
        ticket = below(rng, 100)
        if ticket < self.level.any:
            return guess(legal[below(rng, len(legal))], "any")
        if self._search is None or ticket < self.level.any + self.level.thumb:
            return guess(self.game.rules.thumb(seen, list(legal), len(legal), rng), "thumb")
        return self._search.think(seen, legal, rng)
