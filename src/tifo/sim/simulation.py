"""A simulation: the matches of a seed in stretches, which are played anywhere and added up."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from tifo import bots, games
from tifo.bots import Bot
from tifo.core.contract import CHANCE, NOBODY, AnyGame
from tifo.core.errors import CoachError, RuleBug
from tifo.core.options import write_options
from tifo.core.rng import below, generator
from tifo.native import is_available
from tifo.native.batch import Batch, Tally
from tifo.play.table import ask
from tifo.sim.spread import LOCAL, Stretch, place, spread

COMPILED = {"uniform": "uniform", "rules-of-thumb": "thumb"}
"""Bots that `native.batch` plays, and what it calls them."""
COMPILED_MATCHES = 1000
SEARCHED_MATCHES = 10
"""Matches of a stretch: enough to be worth the way."""


@dataclass(frozen=True)
class Simulation:
    """One game, its options, a bot for each seat, and a seed. Match k is the same wherever."""

    game: AnyGame
    options: Any
    bots: tuple[str, ...]
    seed: int

    @property
    def is_compiled(self) -> bool:
        """Can every match be played from end to end by compiled code?"""
        return is_available() and set(self.bots) <= set(COMPILED)

    def prepare(self) -> None:
        """Return when matches are as fast as they will be here."""
        if self.is_compiled:
            self._batch().tally(0, 1)
        for name in set(self.bots):
            bots.prepare(bots.find(name, self.game))

    def run(
        self, matches: int, advance: Callable[[int], None], on: str, threads: int | None = None
    ) -> Tally:
        """Play so many matches and count what came of them."""
        if on == LOCAL and self.is_compiled:
            return self._batch().run(matches, threads, advance)
        if on == LOCAL:
            return self.interpreted(0, matches, advance)
        total = Tally(len(self.bots))
        with place(on) as pool:
            for part in spread(pool, work, self._stretches(matches)):
                total.join(part)
                advance(part.matches)
        return total

    def interpreted(self, first: int, count: int, advance: Callable[[int], None]) -> Tally:
        """The same for a stretch, move by move: for any bot, and where Numba is missing."""
        tally = Tally(len(self.bots))
        for number in range(first, first + count):
            coaches = [bots.find(name, self.game) for name in self.bots]
            for coach in coaches:
                bots.prepare(coach)
            rng = generator(self.seed, number)
            state, decisions, plies = play_one(self.game, self.options, coaches, rng)
            tally.note(self.game.standing(state), decisions, plies)
            advance(1)
        return tally

    def stretch(self, first: int, count: int) -> Tally:
        """A stretch by the fastest means."""
        if not self.is_compiled:
            return self.interpreted(first, count, lambda _: None)
        tally = Tally(len(self.bots))
        tally.add(*self._batch().tally(first, count))
        return tally

    def _batch(self) -> Batch:
        return Batch(self.game, self.options, [COMPILED[name] for name in self.bots], self.seed)

    def _stretches(self, matches: int) -> Iterator[Stretch]:
        each = COMPILED_MATCHES if self.is_compiled else SEARCHED_MATCHES
        options = write_options(self.options, self.game.options)
        for first in range(0, matches, each):
            count = min(each, matches - first)
            yield Stretch(self.game.name, options, self.bots, self.seed, first, count)


def work(stretch: Stretch) -> Tally:
    """Play a stretch."""
    game = games.find(stretch.game)
    options = game.read_options(stretch.options)
    simulation = Simulation(game, options, stretch.bots, stretch.seed)
    return simulation.stretch(stretch.first, stretch.count)


def play_one(
    game: AnyGame, options: Any, coaches: Sequence[Bot], rng: list[int]
) -> tuple[Any, int, int]:
    """One match: its last state, decisions and plies."""
    rules, state, decisions = game.rules, game.new_state(options), 0
    for ply in range(rules.MOST_PLIES + 1):
        seat = rules.to_act(state)
        if seat == NOBODY:
            return state, decisions, ply
        if seat == CHANCE:
            rules.apply(state, rules.pick(state, below(rng, rules.total_odds(state))), None)
            continue
        decisions += 1
        legal = game.legal(state)
        move, fault = ask(coaches[seat], game.seen_by(state, seat), legal, rng, None)
        if move not in legal:
            name = type(coaches[seat]).__name__
            raise CoachError("error-bot-fault", bot=name, what=fault or f"move {move}")
        rules.apply(state, move, None)
    raise RuleBug(f"{game.name}: no end after {rules.MOST_PLIES} plies")
