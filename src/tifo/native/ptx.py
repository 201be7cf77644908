"""Compile the playout of every installed game for a GPU, on a machine that has none.

`python -m tifo.native.ptx [GAME …]` shows for each kernel how long it took and how large it is.
A rule that CUDA refuses is seen here, the day it is written.
"""

import sys
import time
from collections.abc import Iterable
from types import SimpleNamespace
from typing import Any

from tifo import games
from tifo.core.contract import AnyGame
from tifo.core.records import Record, dtype_of
from tifo.core.rng import WORDS
from tifo.native import loop
from tifo.native.compiler import Workshop

HOPPER = (9, 0)
"""Compute capability sm_90."""
ENTRY = "play_matches"
"""The kernel's name in the PTX."""


def pretend_a_gpu() -> None:
    """Numba-CUDA asks the driver which card there is before it compiles a nested function."""
    import numba.cuda.dispatcher as dispatcher

    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=HOPPER)


def device_workshop(game: AnyGame) -> Workshop:
    """The game's functions, wrapped for a GPU."""
    from numba import cuda

    return Workshop(game.package, cuda.jit(device=True))


def kernel(game: AnyGame) -> tuple[Any, tuple[Any, ...]]:
    """One random match a thread, from the first position to the end, and the kernel's signature.

    Match i leaves its last state in states[i], its decisions and plies in counts[2 * i] and after.
    """
    from numba import cuda
    from numba.cuda import types

    workshop = device_workshop(game)
    workshop.take([loop])
    names = SimpleNamespace(**workshop.names(loop.__name__))
    new_state, play, seed_rng = names.new_state, names.playout, names.seed_rng
    rules: Any = game.rules
    state_type, options_type = record_type(rules.State), record_type(rules.Options)
    most_legal, most_plies = rules.MOST_LEGAL, rules.MOST_PLIES

    def play_matches(states: Any, options: Any, counts: Any, seed: int, first: int) -> None:
        i = cuda.grid(1)
        if i < states.shape[0]:
            moves = cuda.local.array(most_legal, types.int16)
            rng = cuda.local.array(WORDS, types.uint32)
            mine = cuda.local.array(1, state_type, alignment=16)
            state = mine[0]
            seed_rng(rng, seed, first + i)
            new_state(state, options[0])
            counts[2 * i], counts[2 * i + 1] = play(state, rng, moves, most_plies)
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


def record_type(face: type[Record]) -> Any:
    """A record as a GPU's code sees it."""
    from numba.cuda.np.numpy_support import from_dtype

    return from_dtype(dtype_of(face))


def to_ptx(function: Any, signature: tuple[Any, ...], apart: Iterable[Any] = ()) -> str:
    """The PTX of a kernel, whose name there is ENTRY.

    `cuda.compile_ptx` hands a function to NVVM once for each caller; here each goes once. Device
    functions named in `apart` are called rather than inlined. Products and sums are not fused, so
    floats come out as on the CPU.
    """
    from numba.cuda import compiler
    from numba.cuda.cudadrv import nvvm

    library, _ = compiler._compile_pyfunc_with_fixup(
        function, signature, device=False, abi="numba", cc=HOPPER
    )
    kept = {
        result.fndesc.llvm_func_name for device in apart for result in device.overloads.values()
    }
    modules = {id(module): module for module in library.modules}.values()
    for module in modules:
        for defined in module.functions:
            if defined.name in kept and not defined.is_declaration:
                defined.attributes.add("noinline")
    arch = "compute_{}{}".format(*HOPPER)
    built = nvvm.compile_ir([str(module) for module in modules], opt=3, fma=False, arch=arch)
    text: str = built.decode()
    return text.strip("\0 \n").replace(library._entry_name, ENTRY) + "\n"


def compile_to_ptx(game: AnyGame) -> str:
    """The PTX of a game's playout."""
    pretend_a_gpu()
    return to_ptx(*kernel(game))


def main(names: list[str]) -> None:
    """Compile the games of these names, or all."""
    for name in names or games.names():
        begin = time.perf_counter()
        text = compile_to_ptx(games.find(name))
        seconds = time.perf_counter() - begin
        sys.stdout.write(f"{name}: PTX for sm_90, {len(text) // 1024} KiB in {seconds:.1f} s\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
