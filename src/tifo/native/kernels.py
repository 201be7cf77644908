"""Kernels: the loop of a match on a GPU, one match a thread.

Importing this module imports numba-cuda. What a kernel leaves behind is that of the CPU.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any, TypeAlias

import numpy as np
from numba import cuda

from tifo.core.contract import AnyGame
from tifo.core.records import Record, dtype_of
from tifo.core.rng import WORDS
from tifo.native import loop
from tifo.native.compiler import Workshop
from tifo.native.drive import MOST_SEATS

ALIGNED = 16
"""Bytes to which a record in local memory is aligned."""
Kernel: TypeAlias = Callable[..., None]


# ------------------------------------------------------------------------------------- compiling
def device_workshop(game: AnyGame) -> Workshop:
    """The game's functions, wrapped for a GPU."""
    return Workshop(game.package, cuda.jit(device=True))


def device_loop(workshop: Workshop) -> SimpleNamespace:
    """The loop of a match over them."""
    workshop.take([loop])
    return SimpleNamespace(**workshop.names(loop.__name__))


def record_type(face: type[Record]) -> Any:
    """A record as a GPU's code sees it."""
    from numba.cuda.np.numpy_support import from_dtype

    return from_dtype(dtype_of(face))


@contextmanager
def each_module_once() -> Iterator[None]:
    """Numba-CUDA hands a function to NVVM once for each way that leads to it; inside, once."""
    from numba.cuda.codegen import CUDACodeLibrary

    every = CUDACodeLibrary.modules

    def once(library: Any) -> list[Any]:
        return list({id(module): module for module in every.fget(library)}.values())

    CUDACodeLibrary.modules = property(once)
    try:
        yield
    finally:
        CUDACodeLibrary.modules = every


# --------------------------------------------------------------------------------------- kernels
def playouts(game: AnyGame, names: SimpleNamespace) -> Kernel:
    """Random matches: match `first` + i leaves its last state in states[i].

    Its decisions and plies lie in counts[2 * i] and after.
    """
    new_state, play, seed_rng = names.new_state, names.playout, names.seed_rng
    state_type, most_legal, last = _sizes(game)

    def play_matches(states: Any, options: Any, counts: Any, seed: int, first: int) -> None:
        i = cuda.grid(1)
        if i < len(states):
            moves = cuda.local.array(most_legal, np.int16)
            rng = cuda.local.array(WORDS, np.uint32)
            mine = cuda.local.array(1, state_type, alignment=ALIGNED)
            seed_rng(rng, seed, first + i)
            new_state(mine[0], options[0])
            counts[2 * i], counts[2 * i + 1] = play(mine[0], rng, moves, last)
            states[i] = mine[0]

    return play_matches


def contests(game: AnyGame, names: SimpleNamespace) -> Kernel:
    """The same with a bot in each seat, as the loop calls them."""
    kick_off, play_on, seed_rng = names.kick_off, names.play_on, names.seed_rng
    state_type, most_legal, last = _sizes(game)
    view_type, most_numbers = record_type(game.rules.View), 2 * MOST_SEATS

    def play_matches(
        states: Any, options: Any, coaches: Any, counts: Any, seed: int, first: int
    ) -> None:
        i = cuda.grid(1)
        if i < len(states):
            moves = cuda.local.array(most_legal, np.int16)
            final = cuda.local.array(most_numbers, np.int32)
            decided = cuda.local.array(1, np.int64)
            minds = cuda.local.array((1, WORDS), np.uint32)
            mine = cuda.local.array(1, state_type, alignment=ALIGNED)
            views = cuda.local.array(1, view_type, alignment=ALIGNED)
            records, buffers = (mine, views, options), (moves, final, decided)
            decided[0] = 0
            seed_rng(minds[0], seed, first + i)
            kick_off(records)
            ply, left = play_on(records, coaches, minds[0], minds, buffers, 0, last)
            counts[2 * i] = decided[0]
            counts[2 * i + 1] = ply if left == 0 else -1
            states[i] = mine[0]

    return play_matches


def compiled(game: AnyGame, is_random: bool) -> Any:
    """One of the two, to be compiled by the first launch."""
    names = device_loop(device_workshop(game))
    return cuda.jit((playouts if is_random else contests)(game, names))


def _sizes(game: AnyGame) -> tuple[Any, int, int]:
    rules = game.rules
    return record_type(rules.State), rules.MOST_LEGAL, rules.MOST_PLIES
