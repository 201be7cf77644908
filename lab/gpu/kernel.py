"""The kernel of an arena with searching bots: one match a block of one thread.

A search is a chain of dependent steps, so a match gains nothing from neighbours in its warp; what
it works with lies in shared memory, trees and what is kept between decisions in global memory.
The same functions are compiled for the CPU by `on_cpu`, to be compared.
"""

from types import SimpleNamespace
from typing import Any

from lab.gpu import match
from tifo import native
from tifo.bots import ismcts, tree
from tifo.core.records import Record, fields_of
from tifo.core.rng import WORDS
from tifo.native import hole, loop
from tifo.native.kernels import device_workshop, record_type
from tifo.native.ptx import pretend_a_gpu, to_ptx

APART = (
    "grow", "walk", "choose", "select", "finish", "untried_move", "part", "transplant", "rewards",
    "leads_to", "most_visited", "think", "asked", "same_view", "seed_rng", "go_to", "begin",
)  # fmt: skip
"""Functions of the search that are called, not inlined; so are those of the contract."""


def comparison(face: type[Record]) -> Any:
    """A function that says whether two records are alike, every field spelt out."""
    lines = ["def same_view(one, other):"]
    lines += _compare(face, "one", "other", 1, 0)
    space: dict[str, Any] = {}
    exec("\n".join([*lines, "    return True"]), space)
    return space["same_view"]


def _compare(face: type[Record], one: str, other: str, indent: int, depth: int) -> list[str]:
    lines, gap, index = [], "    " * indent, f"i{depth}"
    for name, _, record, length, _ in fields_of(face):
        mine, its = f"{one}.{name}", f"{other}.{name}"
        if length:
            lines.append(f"{gap}for {index} in range({length}):")
        if record is not None:
            inner = f"{mine}[{index}]", f"{its}[{index}]"
            lines += _compare(record, *inner, indent + 1, depth + 1)
        elif length:
            lines.append(f"{gap}    if {mine}[{index}] != {its}[{index}]: return False")
        else:
            lines.append(f"{gap}if {mine} != {its}: return False")
    return lines


def on_cpu(game: Any) -> SimpleNamespace:
    """The functions of `match`, compiled for the CPU."""
    import numba

    match.same_view = numba.njit(comparison(game.rules.View))
    return native.cpu(game, tree, ismcts, match)


def arena_ptx(game: Any) -> str:
    """The PTX of a game's arena."""
    from numba import cuda

    pretend_a_gpu()
    device: Any = cuda.jit(device=True)

    def is_stopped(stop: Any) -> Any:
        return cuda.atomic.add(stop, 0, 0) != 0

    match.same_view = device(comparison(game.rules.View))
    match.is_stopped = device(is_stopped)
    workshop = device_workshop(game)
    for driver in (loop, tree, ismcts, match):
        workshop.take([driver])
    names = workshop.names(match.__name__)
    contract = workshop.names(f"{game.package}.rulebook")
    search = {**names, **workshop.names(ismcts.__name__), **workshop.names(tree.__name__)}
    apart = [search[name] for name in APART]
    apart += [contract[name] for name in hole.FUNCTIONS]
    function, signature = kernel(game, names["go_on"])
    return to_ptx(function, signature, apart)


def kernel(game: Any, go_on: Any) -> tuple[Any, tuple[Any, ...]]:
    """The kernel and its signature."""
    from numba import cuda
    from numba.cuda import types

    rules = game.rules
    state_type, view_type = record_type(rules.State), record_type(rules.View)
    most_legal, move_count, most_plies = rules.MOST_LEGAL, rules.MOVE_COUNT, rules.MOST_PLIES
    deepest, none = ismcts.DEEPEST, tree.NONE
    most_seats, playing = ismcts.MOST_SEATS, match.PLAYING
    most_sums = ismcts.SUMS

    def play_matches(
        states: Any, boards: Any, places: Any, remembered: Any, options: Any, coaches: Any,
        settings: Any, nodes: Any, words: Any, finals: Any, stop: Any, seats: int, seed: int,
    ) -> None:  # fmt: skip
        number = cuda.blockIdx.x
        if boards[number].status == playing:
            world = cuda.shared.array(1, state_type, alignment=16)
            blank = cuda.shared.array(1, view_type, alignment=16)
            views = cuda.shared.array(1, view_type, alignment=16)
            moves = cuda.shared.array(most_legal, types.int16)
            child_of = cuda.shared.array(move_count, types.int32)
            at = cuda.shared.array(most_seats, types.int32)
            path = cuda.shared.array(deepest, types.int32)
            final = cuda.shared.array(most_sums, types.int32)
            gain = cuda.shared.array(most_sums, types.int32)
            rng = cuda.shared.array(WORDS, types.uint32)
            luck = cuda.shared.array(WORDS, types.uint32)
            codes = cuda.shared.array(most_seats, types.int32)
            decided = cuda.shared.array(1, types.int64)
            for i in range(move_count):
                child_of[i] = none
            buffers, sums = (moves, child_of, at, path, luck), (final, gain)
            scratch = world, blank, views, buffers, sums, rng, codes, decided
            go_on(
                number, seats, seed, most_plies, stop, options,
                (states, boards, places, remembered), (coaches, settings), nodes, words, finals,
                scratch,
            )  # fmt: skip

    rows = (
        rules.State, match.Board, match.Place, rules.View, rules.Options,
        match.Coach, ismcts.Manner, tree.Node,
    )  # fmt: skip
    arrays = tuple(types.Array(record_type(face), 1, "C") for face in rows)
    numbers = types.uint32[:, ::1], types.int32[::1], types.int32[::1], types.int64, types.int64
    return play_matches, (*arrays, *numbers)
