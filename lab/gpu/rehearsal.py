"""The arena of the GPU, played by the CPU: the same functions, match after match."""

from typing import Any

import numpy as np

from lab.gpu import match
from lab.gpu.hall import WORDS, boards_of, seat
from lab.gpu.kernel import on_cpu
from tifo import games
from tifo.bots import ismcts, tree
from tifo.core.records import Record, dtype_of
from tifo.native.kit import as_array


def rows_of(face: type[Record], numbers: Any) -> Any:
    """Rows of numbers as records."""
    return np.ascontiguousarray(numbers, np.int32).view(dtype_of(face)).reshape(-1)


def rehearse(pairing: dict[str, Any], seed: int) -> list[list[int]]:
    """Ranks, scores, plies and faults of every match of a pairing."""
    game, seats, count = games.find(pairing["game"]), pairing["seats"], pairing["matches"]
    rules, names = game.rules, on_cpu(game)
    coaches = np.array(pairing["coaches"], np.int32)
    places, nodes = seat([pairing], coaches)
    boards, finals = boards_of(0, pairing), np.zeros(2 * seats * count, np.int32)
    table = (
        _blank(rules.State, count), rows_of(match.Board, boards), rows_of(match.Place, places),
        _blank(rules.View, len(places)),
    )  # fmt: skip
    bots = rows_of(match.Coach, coaches), rows_of(ismcts.Manner, pairing["settings"])
    options = as_array(rules.Options.frombytes(bytes.fromhex(pairing["record"])))
    words, stop = np.zeros((count * (seats + 1), WORDS), np.uint32), np.zeros(1, np.int32)
    room, scratch = _blank(tree.Node, nodes), scratch_of(rules)
    for number in range(count):
        names.go_on(
            number, seats, seed, rules.MOST_PLIES, stop, options, table, bots, room, words, finals,
            scratch,
        )  # fmt: skip
    ends = finals.reshape(count, seats, 2)
    counts = np.stack([table[1]["plies"], table[1]["faults"]], 1)
    return np.concatenate([ends[:, :, 0], ends[:, :, 1], counts], 1).tolist()  # type: ignore[no-any-return]


def scratch_of(rules: Any) -> tuple[Any, ...]:
    """What a match works with, as the kernel keeps it in shared memory."""
    ints = {
        name: np.zeros(size, np.int32)
        for name, size in (
            ("at", ismcts.MOST_SEATS), ("path", ismcts.DEEPEST), ("final", ismcts.SUMS),
            ("gain", ismcts.SUMS), ("codes", ismcts.MOST_SEATS),
        )
    }  # fmt: skip
    moves, child_of = np.zeros(rules.MOST_LEGAL, np.int64), np.full(rules.MOVE_COUNT, tree.NONE)
    luck, rng = np.zeros(WORDS, np.uint32), np.zeros(WORDS, np.uint32)
    buffers = moves, child_of.astype(np.int32), ints["at"], ints["path"], luck
    sums, decided = (ints["final"], ints["gain"]), np.zeros(1, np.int64)
    world, blank, views = (_blank(face, 1) for face in (rules.State, rules.View, rules.View))
    return world, blank, views, buffers, sums, rng, ints["codes"], decided


def _blank(face: type[Record], count: int) -> Any:
    return np.zeros(count, dtype_of(face))
