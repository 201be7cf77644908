"""States of matches by rules of thumb, and how those matches ended: what an `outlook` is fitted to.

    python -m lab.outlook.samples worldcup/seats=4/cup=1930 6000 6 samples.npz

plays 6,000 matches and keeps about every sixth ply: `states` (records as compiled code stores
them), `finals` (rank and score of each seat) and `matches` (the number of the match).
"""

import sys
from typing import Any

import numpy as np

from lab import asked
from lab.outlook.matches import Matches


def samples(what: str, matches: int, every: int) -> tuple[Any, Any, Any]:
    """Kept states, what became of them, and the match of each."""
    played = Matches(*asked.variant(what))
    states, finals, numbers = [], [], []
    for number in range(matches):
        states.append(played.states(number, every))
        finals.append(np.tile(played.final, (len(states[-1]), 1)))
        numbers.append(np.full(len(states[-1]), number))
    return np.concatenate(states), np.concatenate(finals), np.concatenate(numbers)


def main(arguments: list[str]) -> None:
    """Sample and save."""
    what, matches, every, path = arguments
    states, finals, numbers = samples(what, int(matches), int(every))
    np.savez(path, states=states, finals=finals, matches=numbers)
    print(f"{len(states):,} states of {matches} matches")


if __name__ == "__main__":
    main(sys.argv[1:])
