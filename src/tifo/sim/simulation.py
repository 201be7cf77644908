"""A simulation: the matches of a seed in stretches, which are played anywhere and added up."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from tifo import bots, games
from tifo.core.contract import AnyGame, Move
from tifo.core.errors import CoachError
from tifo.core.options import write_options
from tifo.core.rng import generator
from tifo.native import drive as drives, loop
from tifo.native.batch import COACHES, Batch, Tally
from tifo.native.drive import Ask
from tifo.play.table import ask
from tifo.sim.spread import LOCAL, Stretch, place, spread

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
        return set(self.bots) <= set(COACHES)

    def prepare(self) -> None:
        """Return when matches are as fast as they will be here."""
        if self.is_compiled:
            self._batch().tally(0, 1)
        for name in set(self.bots):
            bots.find(name, self.game).prepare()

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
        """The same for a stretch, move by move: for any bot."""
        tally, drive = Tally(len(self.bots)), drives.interpreted(self.game, self.options)
        for number in range(first, first + count):
            rng = generator(self.seed, number)
            came = drive.play([loop.ASKED] * len(self.bots), rng, [rng], self._asked(rng))
            standing = list(zip(came.ranks, came.scores, strict=True))
            tally.note(standing, came.decisions, came.plies)
            advance(1)
        return tally

    def _asked(self, rng: list[int]) -> Ask:
        """New coaches for a match, who draw from the match's generator."""
        coaches = [bots.find(name, self.game) for name in self.bots]
        for coach in coaches:
            coach.prepare()

        def asked(seen: Any, legal: tuple[Move, ...], ply: int) -> Move:
            name, coach = self.bots[seen.seat], coaches[seen.seat]
            move, fault = ask(coach, seen, legal, rng, None)
            if move not in legal:
                raise CoachError("error-bot-fault", bot=name, what=fault or f"move {move}")
            return move

        return asked

    def stretch(self, first: int, count: int) -> Tally:
        """A stretch by the fastest means."""
        if not self.is_compiled:
            return self.interpreted(first, count, lambda _: None)
        tally = Tally(len(self.bots))
        tally.add(*self._batch().tally(first, count))
        return tally

    def _batch(self) -> Batch:
        return Batch(self.game, self.options, self.bots, self.seed)

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
