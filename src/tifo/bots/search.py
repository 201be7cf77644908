"""A bot that searches: trees side by side on all cores, a budget, and what is left of last time."""

import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

from tifo.bots.bot import Bot, Budget
from tifo.bots.engine import Engine, Tree, engine
from tifo.bots.ismcts import Manner
from tifo.bots.numbers import manner_for
from tifo.bots.thought import Thought, guess, weigh
from tifo.core.contract import CHANCE, AnyGame, Move
from tifo.core.records import Ints
from tifo.core.rng import generator, next_word

CHUNK = 64
"""Compiled playouts between two looks at the clock; doubled while they take under …"""
SHORT = 0.01
"""… so many seconds."""
MOST_NODES = 1 << 19
"""Nodes of a tree that grows until a deadline."""
INTERPRETED_SECONDS = 0.35
"""While the compiled search is not there yet, a bot thinks no longer than this …"""
INTERPRETED_PLAYOUTS = 400
"""… nor with more playouts than these …"""
INTERPRETED_HORIZON = 200
"""… nor with longer ones."""


@dataclass
class Grown:
    """The trees of the last decision, the view they grew from, and the move that was made."""

    trees: list[Tree]
    seen: Any
    move: Move


class Search(Bot):
    """Information-set search with a budget, for any game."""

    def __init__(self, game: AnyGame, budget: Budget, how: Manner | None = None) -> None:
        self.game = game
        self.budget: Budget = budget
        self.how = how or manner_for(game)
        self.engine: Engine = engine(game)
        self._grown: Grown | None = None
        self.engine.start()

    def prepare(self) -> None:
        """Return when the search is as fast as it will be here."""
        self.engine.wait()

    def choose(self, seen: Any, legal: Sequence[Move], rng: Ints) -> Move:
        """The move that was tried most."""
        self.last = self.think(seen, legal, rng)
        return self.last.move

    def think(self, seen: Any, legal: Sequence[Move], rng: Ints) -> Thought:
        """Weigh the moves of a view."""
        seed = next_word(rng)
        if len(legal) == 1:
            return guess(legal[0], "only")
        if not self.engine.is_compiled:
            return self._think_plainly(seen, legal, seed)
        trees = self._trees(seen)
        for stream, tree in enumerate(trees):
            tree.seed(seed, stream)
        grow = self._grower(seen)
        if len(trees) == 1:
            grow(trees[0])
        else:
            list(threads().map(grow, trees))
        thought = weigh(line for tree in trees for line in tree.lines() if line.move in legal)
        self._grown = Grown(trees, seen, thought.move)
        return thought

    def _grower(self, seen: Any) -> Callable[[Tree], None]:
        budget = self.budget
        share = None if budget.playouts is None else -(-budget.playouts // budget.trees)
        if budget.seconds is None:
            return lambda tree: tree.grow(seen, share or 1)
        deadline = time.monotonic() + budget.seconds
        return lambda tree: grow_until(tree, seen, share, deadline, CHUNK)

    def _think_plainly(self, seen: Any, legal: Sequence[Move], seed: int) -> Thought:
        """A quick search by the interpreted engine, for want of the compiled one."""
        most = min(self.budget.playouts or INTERPRETED_PLAYOUTS, INTERPRETED_PLAYOUTS)
        seconds = min(self.budget.seconds or INTERPRETED_SECONDS, INTERPRETED_SECONDS)
        deadline = time.monotonic() + seconds
        how = self.how.copy()
        how.horizon = min(how.horizon or INTERPRETED_HORIZON, INTERPRETED_HORIZON)
        tree = self.engine.tree(2 * most + len(legal), how)
        tree.seed(seed, 0)
        grow_until(tree, seen, most, deadline, 1)
        thought = weigh(tree.lines())
        if thought.playouts >= 2 * len(legal):
            return thought
        rng = generator(seed, 1)
        return guess(self.game.rules.thumb(seen, list(legal), len(legal), rng), "thumb")

    # ------------------------------------------------------------------------------- the trees
    def _trees(self, seen: Any) -> list[Tree]:
        """The trees of last time if this is where they led, else new ones."""
        grown, self._grown = self._grown, None
        if grown is not None and self._leads_to(grown, seen):
            for tree in grown.trees:
                tree.go_down(grown.move)
            return grown.trees
        share = -(-(self.budget.playouts or MOST_NODES) // self.budget.trees)
        capacity = min(4 * share + 64, MOST_NODES)
        return [self.engine.tree(capacity, self.how) for _ in range(self.budget.trees)]

    def _leads_to(self, grown: Grown, seen: Any) -> bool:
        """Is this view what the last move led to, with nothing drawn and nothing learnt?"""
        rules, seat = self.game.rules, seen.seat
        if grown.seen.seat != seat:
            return False
        world = rules.State()
        rules.sample_world(grown.seen, generator(0), world)
        rules.apply(world, grown.move, None)
        is_mine: bool = rules.to_act(world) == seat != CHANCE
        return is_mine and self.game.seen_by(world, seat) == seen


def grow_until(tree: Tree, seen: Any, playouts: int | None, deadline: float, chunk: int) -> None:
    """Grow a tree in chunks until the playouts are done or the time is up; one chunk at least."""
    done = 0
    while playouts is None or done < playouts:
        count = chunk if playouts is None else min(chunk, playouts - done)
        start = time.monotonic()
        tree.grow(seen, count)
        done += count
        now = time.monotonic()
        if now >= deadline:
            return
        if chunk > 1 and now - start < SHORT:
            chunk *= 2


@cache
def threads() -> ThreadPoolExecutor:
    """The threads that grow trees, one a core."""
    return ThreadPoolExecutor(os.cpu_count(), thread_name_prefix="search")
