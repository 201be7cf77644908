"""How much less two moves differ by chance when both meet the same luck.

    python bench/search_luck.py buteur/seats=2 8 60 120

takes 60 decisions of matches by rules of thumb. For each, the proposed move and another one are
played on for 8 plies in 120 guessed worlds, once with luck of their own and once with the same. It
prints the mean variance of the difference in both cases, and their ratio.
"""

import sys
from statistics import fmean, pvariance
from typing import Any

import asked

from tifo.bots import ismcts
from tifo.bots.numbers import settings_for
from tifo.core.contract import CHANCE, NOBODY
from tifo.core.rng import below, generator
from tifo.native import interpreted

EVERY = 40
"""About one decision in so many is looked at."""


class Bench:
    """A game, and its playouts as the search has them."""

    def __init__(self, what: str, horizon: int) -> None:
        self.game, self.options = asked.table(what)
        self.names = interpreted(self.game, ismcts)
        self.how = settings_for(self.game)
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


def decisions(bench: Bench, count: int) -> list[tuple[Any, tuple[int, int]]]:
    """Views of matches by rules of thumb, each with the proposed move and another one."""
    game, rules = bench.game, bench.game.rules
    found: list[tuple[Any, tuple[int, int]]] = []
    number = 0
    while len(found) < count:
        state, rng = game.new_state(bench.options), generator(3, number)
        number += 1
        while (seat := rules.to_act(state)) != NOBODY:
            if seat == CHANCE:
                rules.apply(state, rules.pick(state, below(rng, rules.total_odds(state))), None)
                continue
            seen, legal = game.seen_by(state, seat), game.legal(state)
            move = rules.thumb(seen, legal, len(legal), rng)
            others = [other for other in legal if other != move]
            if others and below(rng, EVERY) == 0:
                found.append((seen, (move, others[below(rng, len(others))])))
            rules.apply(state, move, None)
    return found[:count]


def main(arguments: list[str]) -> None:
    """Measure and print."""
    what, horizon, count, worlds = arguments
    bench = Bench(what, int(horizon))
    pairs = [bench.compare(seen, two, int(worlds)) for seen, two in decisions(bench, int(count))]
    alone, alike = (fmean(column) for column in zip(*pairs, strict=True))
    print(f"{what}: luck of their own {alone:.5f}, the same {alike:.5f}, ratio {alike / alone:.2f}")


if __name__ == "__main__":
    main(sys.argv[1:])
