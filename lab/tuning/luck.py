"""How much less two moves differ by chance when both meet the same luck.

    python -m lab.tuning.luck buteur/seats=2 8 60 120

takes 60 decisions of matches by rules of thumb. For each, the proposed move and another one are
played on for 8 plies in 120 guessed worlds, once with luck of their own and once with the same. It
prints the mean variance of the difference in both cases, and their ratio.
"""

import itertools
import sys
from statistics import fmean, pvariance
from typing import Any

from lab import asked
from lab.decisions import Decision, play
from tifo.bots import ismcts
from tifo.bots.numbers import manner_for
from tifo.core.rng import below, generator
from tifo.native import interpreted

SEED = 3
EVERY = 40
"""About one decision in so many is looked at."""


class Trial:
    """A game, and its playouts as the search has them."""

    def __init__(self, what: str, horizon: int) -> None:
        self.game, self.options = asked.variant(what)
        self.names = interpreted(self.game, ismcts)
        self.how = manner_for(self.game)
        self.how.horizon = horizon

    def value(self, seen: Any, move: int, seed: int, stream: int) -> float:
        """What a move is worth to the one who makes it, with this luck."""
        rules: Any = self.game.rules
        state, rng = rules.State(), generator(seed, stream)
        rules.sample_world(seen, rng, state)
        seats, seat = self.game.seat_count(seen), rules.to_act(state)
        rules.apply(state, move, None)
        self.names.finish(state, rules.View(), rng, [0] * rules.MOST_LEGAL, self.how)
        sums = [0] * ismcts.SUMS, [0] * ismcts.SUMS
        self.names.judge(state, seats, self.how, sums)
        return float(sums[1][seat]) / ismcts.WHOLE

    def compare(self, seen: Any, moves: tuple[int, int], worlds: int) -> tuple[float, float]:
        """Variance of the difference with luck of their own, and with the same."""
        first = [self.value(seen, moves[0], 1, world) for world in range(worlds)]
        alone = [self.value(seen, moves[1], 2, world) for world in range(worlds)]
        alike = [self.value(seen, moves[1], 1, world) for world in range(worlds)]
        return spread(first, alone), spread(first, alike)


def spread(one: list[float], other: list[float]) -> float:
    """Variance of the difference."""
    return pvariance([a - b for a, b in zip(one, other, strict=True)])


def pairs(trial: Trial, count: int) -> list[tuple[Any, tuple[int, int]]]:
    """Views of matches by rules of thumb, each with the proposed move and another one."""
    found: list[tuple[Any, tuple[int, int]]] = []
    for number in itertools.count():
        rng = generator(SEED, number)

        def choose(due: Decision, rng: list[int] = rng) -> int:
            move = trial.game.rules.thumb(due.seen, due.legal, len(due.legal), rng)
            others = [other for other in due.legal if other != move]
            if others and below(rng, EVERY) == 0:
                found.append((due.seen.copy(), (move, others[below(rng, len(others))])))
            return move

        play(trial.game, trial.options, rng, choose)
        if len(found) >= count:
            break
    return found[:count]


def main(arguments: list[str]) -> None:
    """Measure and print."""
    what, horizon, count, worlds = arguments
    trial = Trial(what, int(horizon))
    spreads = [trial.compare(seen, two, int(worlds)) for seen, two in pairs(trial, int(count))]
    alone, alike = (fmean(column) for column in zip(*spreads, strict=True))
    print(f"{what}: luck of their own {alone:.5f}, the same {alike:.5f}, ratio {alike / alone:.2f}")


if __name__ == "__main__":
    main(sys.argv[1:])
