"""Compile every installed game for a GPU, on a machine that has none.

`python -m tifo.native.ptx [GAME …]` compiles the loop of a match with bots, and a guess at the
world behind a view, and shows for each game how long it took and how large the code is. What CUDA
refuses in a rule, a view, a rule of thumb or a guess is seen here, the day it is written.
"""

import sys
import time
from collections.abc import Iterable
from types import SimpleNamespace
from typing import Any

from tifo import games
from tifo.core.contract import AnyGame
from tifo.native import hole, kernels
from tifo.native.compiler import Workshop
from tifo.native.kernels import device_loop, device_workshop, each_module_once, record_type

HOPPER = (9, 0)
"""Compute capability sm_90."""
ENTRY = "play_matches"
"""The kernel's name in the PTX."""
FAST, QUICK = 3, 0
"""How hard NVVM tries: for a launch, or only to see whether it refuses."""


def pretend_a_gpu() -> None:
    """Numba-CUDA asks the driver which card there is before it compiles a nested function."""
    import numba.cuda.dispatcher as dispatcher

    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=HOPPER)


def to_ptx(
    function: Any, signature: tuple[Any, ...], apart: Iterable[Any] = (), opt: int = FAST
) -> str:
    """The PTX of a kernel, whose name there is ENTRY.

    Device functions named in `apart` are called rather than inlined. Products and sums are not
    fused, so floats come out as on the CPU.
    """
    from numba.cuda import compiler
    from numba.cuda.cudadrv import nvvm

    with each_module_once():
        library, _ = compiler._compile_pyfunc_with_fixup(
            function, signature, device=False, abi="numba", cc=HOPPER
        )
        modules = library.modules
    kept = {
        result.fndesc.llvm_func_name for device in apart for result in device.overloads.values()
    }
    for module in modules:
        for defined in module.functions:
            if defined.name in kept and not defined.is_declaration:
                defined.attributes.add("noinline")
    arch = "compute_{}{}".format(*HOPPER)
    built = nvvm.compile_ir([str(module) for module in modules], opt=opt, fma=False, arch=arch)
    text: str = built.decode()
    return text.strip("\0 \n").replace(library._entry_name, ENTRY) + "\n"


def signature_of(game: AnyGame, *numbers: Any) -> tuple[Any, ...]:
    """States, options, arrays of numbers, a seed and the number of the first match."""
    from numba.cuda import types

    faces = game.rules.State, game.rules.Options
    records = [types.Array(record_type(face), 1, "C") for face in faces]
    return *records, *numbers, types.int64, types.int64


def compile_to_ptx(game: AnyGame) -> str:
    """The PTX of a game's random matches, as fast as it can be."""
    from numba.cuda import types

    pretend_a_gpu()
    names = device_loop(device_workshop(game))
    return to_ptx(kernels.playouts(game, names), signature_of(game, types.int32[::1]))


# -------------------------------------------------------------------------------------- the check
def try_out(game: AnyGame) -> str:
    """The PTX of all that a game's rulebook has for bots, compiled in a hurry."""
    from numba.cuda import types

    pretend_a_gpu()
    workshop = device_workshop(game)
    contest = kernels.contests(game, device_loop(workshop))
    rules = workshop.names(f"{game.package}.rulebook")
    apart = [rules[name] for name in hole.FUNCTIONS if name in rules]
    numbers = types.int32[::1]
    text = to_ptx(contest, signature_of(game, numbers, numbers), apart, QUICK)
    return text + to_ptx(*guess(game, workshop), apart, QUICK)


def guess(game: AnyGame, workshop: Workshop) -> tuple[Any, tuple[Any, ...]]:
    """A kernel that asks what a search asks beside the loop: a world, its outlook, an audience."""
    from numba.cuda import types

    rules = SimpleNamespace(**workshop.names(f"{game.package}.rulebook"))
    sample_world, outlook, audience = rules.sample_world, rules.outlook, rules.audience

    def play_matches(views: Any, worlds: Any, rng: Any, parts: Any) -> None:
        sample_world(views[0], rng, worlds[0])
        outlook(worlds[0], parts)
        parts[0] += audience(worlds[0], parts[1])

    faces = game.rules.View, game.rules.State
    records = [types.Array(record_type(face), 1, "C") for face in faces]
    return play_matches, (*records, types.uint32[::1], types.int32[::1])


def main(names: list[str]) -> None:
    """Compile the games of these names, or all."""
    for name in names or games.names():
        begin = time.perf_counter()
        text = try_out(games.find(name))
        seconds = time.perf_counter() - begin
        sys.stdout.write(f"{name}: PTX for sm_90, {len(text) // 1024} KiB in {seconds:.1f} s\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
