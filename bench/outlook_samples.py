"""States of matches by rules of thumb, and how those matches ended: what an `outlook` is fitted to.

    python bench/outlook_samples.py worldcup/seats=4/cup=1930 6000 6 samples.npz

plays 6,000 matches and keeps about every sixth ply: `states` (records as compiled code stores
them), `finals` (rank and score of each seat) and `matches` (the number of the match).
"""

import sys
from typing import Any

import asked
import numpy as np
import outlook_driver

from tifo import native
from tifo.core.records import dtype_of
from tifo.core.rng import WORDS
from tifo.native.kit import as_array

SEED = 3
MOST_KEPT = 400


def samples(what: str, matches: int, every: int) -> tuple[Any, Any, Any]:
    """Kept states, what became of them, and the match of each."""
    game, options = asked.table(what)
    rules: Any = game.rules
    compiled = native.cpu(game, outlook_driver)
    records = (
        np.zeros(1, dtype_of(rules.State)),
        np.zeros(1, dtype_of(rules.View)),
        as_array(options),
    )
    final = np.zeros(2 * game.seat_count(options), np.int32)
    buffers = np.zeros(rules.MOST_LEGAL, np.int64), final, np.zeros(WORDS, np.uint32)
    kept = np.zeros(MOST_KEPT, dtype_of(rules.State))
    states, finals, numbers = [], [], []
    for number in range(matches):
        count = compiled.sample_plies(records, kept, buffers, SEED, number, every, 0)
        states.append(kept[:count].copy())
        finals.append(np.tile(final, (count, 1)))
        numbers.append(np.full(count, number))
    return np.concatenate(states), np.concatenate(finals), np.concatenate(numbers)


def main(arguments: list[str]) -> None:
    """Sample and save."""
    what, matches, every, path = arguments
    states, finals, numbers = samples(what, int(matches), int(every))
    np.savez(path, states=states, finals=finals, matches=numbers)
    print(f"{len(states):,} states of {matches} matches")


if __name__ == "__main__":
    main(sys.argv[1:])
