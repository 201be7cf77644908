"""The arena of the GPU: the same functions on the CPU play the matches of the contest."""

from typing import Any

import numpy as np
import pytest
from lab.gpu import arena, hall, kit, match
from lab.gpu.rehearsal import rehearse

pytestmark = [pytest.mark.compiles("shootout"), pytest.mark.long]
SEED = 2


@pytest.mark.parametrize("bots", [["ismcts:30x2", "rules-of-thumb"], ["champion", "amateur"]])
def test_searching_bots_play_as_in_a_contest(bots: list[str]) -> None:
    pairing = arena.describe(SEED, "shootout", "", bots, matches=4, compared=4)

    assert rehearse(pairing, SEED) == pairing["expected"]


def test_the_hall_knows_the_columns_of_the_records() -> None:
    coach, board = list(match.Coach().fields()), list(match.Board().fields())

    assert [coach.index(n) for n in ("playouts", "trees", "capacity")] == [
        hall.SHARE,
        hall.TREES,
        hall.CAPACITY,
    ]
    assert [board.index(n) for n in ("plies", "status", "faults", "searches")] == [
        hall.PLIES,
        hall.STATUS,
        hall.FAULTS,
        hall.SEARCHES,
    ]


@pytest.mark.parametrize(
    ("columns", "shape"), [(0, [6, 4]), (3, [2, 3, 12, 4])], ids=["a row", "rows"]
)
def test_a_kernel_is_told_the_shape_of_what_it_gets(columns: int, shape: list[int]) -> None:
    data = np.zeros(6, np.int32)

    told: tuple[Any, ...] = kit.argument(data, 4, columns)

    assert told[4] is data
    assert [int(word) for word in (*told[:4], *told[5:])] == [0, 0, 6, 4, *shape]
