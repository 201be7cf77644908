"""Matches by rules of thumb for those who fit an outlook or check it, as compiled code plays them.

`Matches` has the buffers that `driver` wants.
"""

from typing import Any

import numpy as np

from lab.outlook import driver
from tifo.core.contract import AnyGame
from tifo.core.network import ENDS
from tifo.core.rng import WORDS
from tifo.native.drive import MOST_SEATS
from tifo.native.kit import compiled
from tifo.native.loop import THUMB

SEED = 3
MOST_KEPT = 400
"""States of a match that are kept at most."""


class Matches:
    """The matches of one game with the same options."""

    def __init__(self, game: AnyGame, options: Any) -> None:
        rules, kit = game.rules, compiled(game, driver)
        self._names, self._seats, self._last = kit.names, game.seat_count(options), rules.MOST_PLIES
        self._records = kit.records(rules.State, 1), kit.records(rules.View, 1), kit.row(options)
        self._minds = np.zeros((1, WORDS), np.uint32)
        self._final = np.zeros(2 * MOST_SEATS, np.int32)
        moves, counts = np.zeros(rules.MOST_LEGAL, np.int64), np.zeros(1, np.int64)
        self._buffers = moves, self._final, counts
        self._kept = kit.records(rules.State, MOST_KEPT)

    @property
    def final(self) -> Any:
        """Rank and score of each seat of the match played last."""
        return self._final[: 2 * self._seats].copy()

    def states(self, number: int, every: int, whims: int = 0) -> Any:
        """States of a match, about every so many plies; so many moves in a hundred are whims."""
        coaches = np.full(self._seats, whims or THUMB, np.int32)
        count = self._names.sample_plies(
            self._records, coaches, self._minds, self._buffers, self._kept,
            (SEED, number, every), self._last,
        )  # fmt: skip
        return self._kept[:count].copy()

    def ends(self, truth: Any, seed: int, times: int) -> Any:
        """How often a state of a duel is won, drawn and lost by the first seat when played on."""
        ends = np.zeros(ENDS, np.int32)
        coaches = np.full(self._seats, THUMB, np.int32)
        self._names.count_ends(
            truth, self._records, coaches, self._minds, self._buffers,
            (seed, times, self._last), ends,
        )  # fmt: skip
        return ends
