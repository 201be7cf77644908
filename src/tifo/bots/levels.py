"""Coaches for people: four levels, each a mixture of chance, rules of thumb and search."""

from collections.abc import Sequence
from typing import Any

from tifo.bots.bot import Bot, Budget
from tifo.bots.numbers import Level
from tifo.bots.search import Search
from tifo.bots.thought import Thought, guess
from tifo.core.contract import AnyGame, Move
from tifo.core.records import Ints
from tifo.core.rng import below
from tifo.native import loop
from tifo.native.loop import way


class Mixed(Bot):
    """Now a whim, now a rule of thumb, now a search: the shares make the level."""

    def __init__(self, game: AnyGame, level: Level) -> None:
        self.game, self.level = game, level
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
        match way(self.level.any, self.level.thumb, len(legal), rng):
            case loop.ONLY:
                return guess(legal[0], "only")
            case loop.ANY:
                return guess(legal[below(rng, len(legal))], "any")
            case loop.BY_SEARCH if self._search is not None:
                return self._search.think(seen, legal, rng)
        return guess(self.game.rules.thumb(seen, list(legal), len(legal), rng), "thumb")
