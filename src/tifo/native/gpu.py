"""Many matches at once on a GPU.

Needs numba-cuda (the extra `gpu`) and a card; both are asked for only when a kernel is. A match
ends in the same bytes as on the CPU.
"""

from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any

from tifo.core.contract import AnyGame
from tifo.core.errors import OptionError, RuleBug
from tifo.core.records import Record, dtype_of
from tifo.native.batch import Batch, Tally
from tifo.native.loop import UNIFORM

LAUNCH = 1 << 16
"""Matches of a launch."""
BLOCK = 64
"""Threads of a block: matches that go on side by side."""


def demand_a_card() -> None:
    """Return if kernels can be launched here; otherwise say what is missing."""
    if find_spec("numba_cuda") is None:
        raise OptionError("error-gpu-library")
    from numba import cuda

    if not cuda.is_available():
        raise OptionError("error-gpu-card")


class Card(Batch):
    """A seeded run of matches as a GPU plays them; match k is that of the CPU."""

    def __init__(self, game: AnyGame, options: Any, coaches: Sequence[str], seed: int) -> None:
        from tifo.native import kernels

        super().__init__(game, options, coaches, seed)
        self._is_random = bool((self.coaches == UNIFORM).all())
        self._kernel = kernels.compiled(game, self._is_random)

    def chunk(self, first: int, count: int) -> tuple[Any, int, int]:
        """Play matches first … first+count-1; their final states, decisions and plies."""
        import numpy as np

        from tifo.native.kernels import each_module_once

        states, counts = self._rows(count), np.zeros(2 * count, np.int32)
        who = () if self._is_random else (self.coaches,)
        with each_module_once():
            launch = self._kernel[-(-count // BLOCK), BLOCK]
            launch(states, self.options, *who, counts, self.seed, first)
        decisions, plies = counts[0::2], counts[1::2]
        if (plies < 0).any():
            endless = first + int((plies < 0).argmax())
            raise RuleBug(f"{self.game.name}: match {endless} of seed {self.seed} does not end")
        return states, int(decisions.sum()), int(plies.sum())

    def run(self, matches: int, threads: int | None = None, progress: Any = None) -> Tally:
        """Play so many matches, launch after launch, and count what came of them."""
        tally = Tally(self.seats)
        for first in range(0, matches, LAUNCH):
            table, decisions, plies = self.tally(first, min(LAUNCH, matches - first))
            tally.add(table, decisions, plies)
            if progress is not None:
                progress(len(table))
        return tally

    def _rows(self, count: int) -> Any:
        """Room for the last states."""
        import numpy as np

        state: type[Record] = self.game.rules.State
        return np.zeros(count, dtype_of(state))
