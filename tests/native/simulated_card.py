"""The kernels of `tifo.native.kernels` in Numba's simulator of CUDA, compared with the CPU.

`NUMBA_ENABLE_CUDASIM=1 python -m tests.native.simulated_card GAME BOT,BOT MATCHES` prints what the
card and the CPU made of the same matches. The simulator runs grid, blocks and threads in Python;
there, what a thread keeps for itself is plain: lists, and records as Python has them.
"""

import json
import sys
from contextlib import nullcontext
from dataclasses import asdict
from typing import Any
from unittest.mock import patch

import numpy as np
from numba.cuda.simulator.kernelapi import FakeCUDALocal

from tifo import games
from tifo.core.records import Record, dtype_of
from tifo.native import compiler, gpu, kernels
from tifo.native.batch import Batch

SEED = 7
FIRST = 3
"""A launch may begin anywhere."""


def local_array(_: object, shape: Any, kind: Any, alignment: int | None = None) -> list[Any]:
    """What a thread keeps for itself."""
    if isinstance(shape, tuple):
        return [local_array(_, shape[1], kind) for _ in range(shape[0])]
    is_record = isinstance(kind, type) and issubclass(kind, Record)
    return [kind() if is_record else 0 for _ in range(shape)]


class Simulated(gpu.Card):
    """A card on paper: its states are records until a chunk is over."""

    def _rows(self, count: int) -> Any:
        return [None] * count

    def chunk(self, first: int, count: int) -> tuple[Any, int, int]:
        states, decisions, plies = super().chunk(first, count)
        whole = b"".join(state.tobytes() for state in states)
        face: type[Record] = self.game.rules.State
        return np.frombuffer(whole, dtype_of(face)), decisions, plies


def simulate() -> None:
    """Let threads keep plain things, and the rules their tables as tuples."""
    patch.object(FakeCUDALocal, "array", local_array).start()
    patch.object(kernels, "record_type", lambda face: face).start()
    patch.object(kernels, "each_module_once", nullcontext).start()
    patch.object(compiler, "_table", lambda numbers: numbers).start()


def main(name: str, bots: str, matches: int) -> None:
    """Play the same matches on both."""
    game = games.find(name)
    options = game.read_options()
    native = Batch(game, options, bots.split(","), SEED)
    expected = told(native, matches)
    simulate()
    card = Simulated(game, options, bots.split(","), SEED)
    card.options = [options]
    print(json.dumps([told(card, matches), expected]))  # noqa: T201 - a program


def told(batch: Batch, matches: int) -> list[Any]:
    """What came of some matches."""
    states, decisions, plies = batch.chunk(FIRST, matches)
    return [states.tobytes().hex(), decisions, plies, asdict(batch.run(matches))]


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
