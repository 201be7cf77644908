"""Compile the playout of every installed game for a GPU, on a machine that has none.

`python -m tifo.native.ptx [GAME …]` shows for each kernel how long it took and how large it is.
A rule that CUDA refuses is seen here, the day it is written.
"""

import sys
import time
from types import SimpleNamespace
from typing import Any

from tifo import games
from tifo.core.contract import AnyGame
from tifo.core.records import dtype_of
from tifo.core.rng import WORDS
from tifo.native import playout
from tifo.native.compiler import Workshop

HOPPER = (9, 0)
"""Compute capability sm_90."""


def pretend_a_gpu() -> None:
    """Numba-CUDA asks the driver which card there is before it compiles a nested function."""
    import numba.cuda.dispatcher as dispatcher

    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=HOPPER)


def kernel(game: AnyGame) -> tuple[Any, tuple[Any, ...]]:
    """One random match a thread, from the first position to the end, and the kernel's signature."""
    from numba import cuda
    from numba.cuda import types
    from numba.cuda.np.numpy_support import from_dtype

    workshop = Workshop(game.package, cuda.jit(device=True))
    workshop.take([playout])
    names = SimpleNamespace(**workshop.names(playout.__name__))
    new_state, play, seed_rng = names.new_state, names.playout, names.seed_rng
    rules: Any = game.rules
    state_type, options_type = (
        from_dtype(dtype_of(rules.State)),
        from_dtype(dtype_of(rules.Options)),
    )
    most_legal, most_plies = rules.MOST_LEGAL, rules.MOST_PLIES

    def play_matches(states: Any, options: Any, plies: Any, seed: int, first: int) -> None:
        i = cuda.grid(1)
        if i < states.shape[0]:
            moves = cuda.local.array(most_legal, types.int16)
            rng = cuda.local.array(WORDS, types.uint32)
            mine = cuda.local.array(1, state_type, alignment=16)
            state = mine[0]
            seed_rng(rng, seed, first + i)
            new_state(state, options[0])
            _, count = play(state, rng, moves, most_plies)
            plies[i] = count
            states[i] = state

    array = types.Array
    signature = (
        array(state_type, 1, "C"),
        array(options_type, 1, "C"),
        types.int32[::1],
        types.int64,
        types.int64,
    )
    return play_matches, signature


def compile_to_ptx(game: AnyGame) -> str:
    """The PTX of a game's playout."""
    from numba import cuda

    function, signature = kernel(game)
    text, _ = cuda.compile_ptx(function, signature, cc=HOPPER)
    return str(text)


def main(names: list[str]) -> None:
    """Compile the games of these names, or all."""
    pretend_a_gpu()
    for name in names or games.names():
        begin = time.perf_counter()
        text = compile_to_ptx(games.find(name))
        seconds = time.perf_counter() - begin
        sys.stdout.write(f"{name}: PTX for sm_90, {len(text) // 1024} KiB in {seconds:.1f} s\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
