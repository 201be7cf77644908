"""Many matches at once, on all cores, with the interpreter's lock released."""

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from tifo.core.contract import AnyGame
from tifo.core.errors import RuleBug
from tifo.core.records import dtype_of
from tifo.core.rng import WORDS
from tifo.native.compiler import cpu
from tifo.native.drive import MOST_SEATS
from tifo.native.kit import as_array
from tifo.native.loop import THUMB, UNIFORM

CHUNK = 1000
"""Matches a thread plays at a time: their states fit in its cache."""
COACHES = {"uniform": UNIFORM, "rules-of-thumb": THUMB}
"""Bots that the loop plays alone, and what it calls them."""


@dataclass
class Tally:
    """What came of a number of matches."""

    seats: int
    matches: int = 0
    decisions: int = 0
    plies: int = 0
    wins: list[int] = field(default_factory=list)
    """Matches in which a seat ranked first alone, partners counted both."""
    draws: int = 0
    """Matches in which seats of different ranks were not told apart: all ranked first."""
    scores: list[int] = field(default_factory=list)
    """Sum of each seat's score."""

    def __post_init__(self) -> None:
        self.wins = self.wins or [0] * self.seats
        self.scores = self.scores or [0] * self.seats

    def add(self, table: Any, decisions: int, plies: int) -> None:
        """Count a chunk: `table` has rank and score of each seat in each row."""
        ranks, scores = table[:, 0::2], table[:, 1::2]
        drawn = (ranks == 0).all(axis=1)
        self.matches += len(table)
        self.decisions += decisions
        self.plies += plies
        self.draws += int(drawn.sum())
        for seat in range(self.seats):
            self.wins[seat] += int(((ranks[:, seat] == 0) & ~drawn).sum())
            self.scores[seat] += int(scores[:, seat].sum())

    def note(self, standing: Sequence[tuple[int, int]], decisions: int, plies: int) -> None:
        """Count one match by its ranks and scores."""
        drawn = all(rank == 0 for rank, _ in standing)
        self.matches += 1
        self.decisions += decisions
        self.plies += plies
        self.draws += drawn
        for seat, (rank, score) in enumerate(standing):
            self.wins[seat] += rank == 0 and not drawn
            self.scores[seat] += score

    def join(self, other: "Tally") -> None:
        """Add what others counted."""
        self.matches += other.matches
        self.decisions += other.decisions
        self.plies += other.plies
        self.draws += other.draws
        for seat in range(self.seats):
            self.wins[seat] += other.wins[seat]
            self.scores[seat] += other.scores[seat]


class Batch:
    """A seeded run of matches; match k is the same whatever the threads and the chunks."""

    def __init__(self, game: AnyGame, options: Any, coaches: Sequence[str], seed: int) -> None:
        import numpy as np

        self.game, self.seed = game, seed
        self.seats = game.seat_count(options)
        self.options = as_array(options)
        self.coaches = np.array([COACHES[name] for name in coaches], np.int32)
        self.native = cpu(game)

    def chunk(self, first: int, count: int) -> tuple[Any, int, int]:
        """Play matches first … first+count-1; their final states, decisions and plies."""
        import numpy as np

        rules: Any = self.game.rules
        states = np.empty(count, dtype_of(rules.State))
        counts = np.zeros(2, np.int64)
        moves, last = np.zeros(rules.MOST_LEGAL, np.int64), rules.MOST_PLIES
        if (self.coaches == UNIFORM).all():
            rng = np.zeros(WORDS, np.uint32)
            endless = self.native.playouts(
                states, self.options, self.seed, first, (moves, rng), last, counts
            )
        else:
            records = states, np.zeros(1, dtype_of(rules.View)), self.options
            buffers = moves, np.zeros(2 * MOST_SEATS, np.int32), counts
            minds = np.zeros((1, WORDS), np.uint32)
            endless = self.native.contests(
                records, self.coaches, minds, self.seed, first, buffers, last
            )
        if endless >= 0:
            raise RuleBug(f"{self.game.name}: match {endless} of seed {self.seed} does not end")
        return states, int(counts[0]), int(counts[1])

    def tally(self, first: int, count: int) -> tuple[Any, int, int]:
        """The same, with rank and score of each seat in place of the states."""
        import numpy as np

        states, decisions, plies = self.chunk(first, count)
        table = np.zeros((count, 2 * self.seats), np.int16)
        self.native.standings(states, table)
        return table, decisions, plies

    def run(self, matches: int, threads: int | None = None, progress: Any = None) -> Tally:
        """Play so many matches and count what came of them."""
        tally = Tally(self.seats)
        starts = range(0, matches, CHUNK)
        with ThreadPoolExecutor(threads or os.cpu_count()) as pool:
            chunks = pool.map(lambda first: self.tally(first, min(CHUNK, matches - first)), starts)
            for table, decisions, plies in chunks:
                tally.add(table, decisions, plies)
                if progress is not None:
                    progress(len(table))
        return tally
