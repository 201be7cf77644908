"""Fit the network of a duel's `outlook` to what rules of thumb make of its matches.

    python -m lab.outlook.fit buteur/seats=2 buteur/seats=3 buteur/seats=4 --matches 20000

plays matches by rules of thumb, every second one with moves at random in between, keeps a state now
and then, plays each on by rules of thumb, and fits the network to how often that was won, drawn and
lost. It tells the error on matches that were kept aside and writes the game's outlook.json.
"""

import argparse
import json
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any
from unittest.mock import patch

import numpy as np

from lab import asked
from lab.outlook.error import WORTH
from lab.outlook.matches import SEED, Matches
from tifo.core.contract import AnyGame
from tifo.core.network import ENDS, ONE, SIZE, UNITS

EVERY = 12
"""Plies between two states that are kept, about."""
RANDOM = 20
"""Of a hundred moves of every second match, those at random."""
ASIDE = 12
"""One match in so many is not fitted to."""
BATCH = 4096
RATE = 0.01
Rows = Any
"""An array of numbers."""


# ------------------------------------------------------------------------------------ the matches
def sample(game: AnyGame, options: Any, numbers: range, times: int) -> tuple[Rows, Rows, Rows]:
    """States, how often each was won, drawn and lost by the first seat, and their matches."""
    played = Matches(game, options)
    states, ends, matches = [], [], []
    for number in numbers:
        kept = played.states(number, EVERY, RANDOM * (number % 2))
        counted = [played.ends(kept[i : i + 1], i, times) for i in range(len(kept))]
        states.append(kept)
        ends.append(np.array(counted, np.int32).reshape(-1, ENDS))
        matches.append(np.full(len(kept), number))
    return np.concatenate(states), np.concatenate(ends), np.concatenate(matches)


def sample_all(variants: list[tuple[AnyGame, Any]], matches: int, times: int) -> list[Rows]:
    """The same for several variants of a game, so many matches of all together."""
    each = matches // len(variants)
    parts = [
        sample(game, options, range(place * each, (place + 1) * each), times)
        for place, (game, options) in enumerate(variants)
    ]
    return [np.concatenate(column) for column in zip(*parts, strict=True)]


def look_at(game: AnyGame, states: Rows, ends: Rows) -> tuple[Rows, Rows]:
    """What the outlook sees of each state, and its ends as the side sees them that looks."""
    module: Any = import_module(f"{game.package}.outlook")
    seen = np.zeros((len(states), module.SEEN), np.float32)
    turned = ends.astype(np.float32)
    for i, state in enumerate(states):
        sides: list[int] = []

        def note(_: Any, what: int, times: int, row: Rows = seen[i]) -> None:
            row[what] += times

        def conclude(_: Any, __: Any, side: int, ___: int, sides: list[int] = sides) -> None:
            sides.append(side)

        with patch.multiple(module, note=note, conclude=conclude):
            module.outlook(game.rules.State.frombytes(state.tobytes()), [0] * SIZE)
        if sides == [1]:
            turned[i] = turned[i, ::-1]
        elif not sides:
            turned[i] = 0  # judged without the network
    return seen, turned


# ---------------------------------------------------------------------------------------- the fit
class Network:
    """The network in floating point, as long as it learns (Adam, Kingma and Ba 2014)."""

    def __init__(self, inputs: int, rng: np.random.Generator) -> None:
        self.numbers = [
            rng.normal(0, 0.15, (inputs, UNITS)).astype(np.float32),
            rng.normal(0, 0.05, (UNITS, ENDS)).astype(np.float32),
            np.zeros(ENDS, np.float32),
        ]
        self._means = [np.zeros_like(one) for one in self.numbers]
        self._squares = [np.zeros_like(one) for one in self.numbers]
        self._steps = 0

    def forward(self, seen: Rows) -> tuple[Rows, Rows]:
        """What the units say, and the chances of each end."""
        weights, pushes, always = self.numbers
        units = np.maximum(seen @ weights, 0)
        powers = units @ pushes + always
        parts = np.exp(powers - powers.max(axis=1, keepdims=True))
        return units, parts / parts.sum(axis=1, keepdims=True)

    def learn(self, seen: Rows, shares: Rows, rate: float) -> None:
        """Go a step toward the shares that were seen."""
        units, chances = self.forward(seen)
        error = (chances - shares) * shares.sum(axis=1, keepdims=True) / len(seen)
        back = error @ self.numbers[1].T * (units > 0)
        slopes = [seen.T @ back, units.T @ error, error.sum(axis=0)]
        self._steps += 1
        for one, mean, square, slope in zip(
            self.numbers, self._means, self._squares, slopes, strict=True
        ):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            steady = mean / (1 - 0.9**self._steps)
            spread = np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8
            one -= rate * steady / spread


def fit(seen: Rows, ends: Rows, epochs: int) -> Network:
    """A network that has gone through everything so many times, with smaller and smaller steps."""
    rng = np.random.default_rng(SEED)
    most = np.maximum(np.abs(seen).max(axis=0), 1)
    seen, shares = seen / most, ends / np.maximum(ends.sum(axis=1, keepdims=True), 1)
    network = Network(seen.shape[1], rng)
    batches = max(len(seen) // BATCH, 1)
    for epoch in range(epochs):
        order = rng.permutation(len(seen))
        for batch in range(batches):
            chosen = order[batch::batches]
            done = (epoch * batches + batch) / (epochs * batches)
            network.learn(seen[chosen], shares[chosen], RATE * (1 - done) + 1e-5)
    network.numbers[0] /= most[:, None]
    return network


def error(network: Network, seen: Rows, ends: Rows) -> tuple[float, float]:
    """Root mean square error of the score that is expected, and how much of it is luck."""
    is_known = ends.sum(axis=1) > 0
    seen, ends = seen[is_known], ends[is_known]
    times = ends.sum(axis=1)
    shares = ends / times[:, None]
    scores = shares @ WORTH
    _, chances = network.forward(seen)
    luck = (shares @ WORTH**2 - scores**2) / (times - 1)
    return float(np.sqrt(((chances @ WORTH - scores) ** 2).mean())), float(np.sqrt(luck.mean()))


def write(network: Network, path: Path) -> None:
    """The numbers as integers, a row of UNITS for each thing seen."""
    weights, pushes, always = (np.rint(one * ONE).astype(int) for one in network.numbers)
    numbers = {"weights": weights.tolist(), "pushes": [*pushes.tolist(), always.tolist()]}
    rows = [
        f'"{name}": [\n' + ",\n".join(json.dumps(row) for row in table) + "\n]"
        for name, table in numbers.items()
    ]
    path.write_text("{" + ",\n".join(rows) + "}\n", encoding="utf-8")


def main() -> None:
    """Sample, fit, tell and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("variants", nargs="+", help="a game with options: buteur/seats=2")
    parser.add_argument("--matches", type=int, default=20_000, help="of all variants together")
    parser.add_argument("--times", type=int, default=40, help="that each state is played on")
    parser.add_argument("--epochs", type=int, default=80)
    given = parser.parse_args()
    variants = [asked.variant(what) for what in given.variants]
    game, _ = variants[0]
    states, ends, numbers = sample_all(variants, given.matches, given.times)
    seen, ends = look_at(game, states, ends)
    is_aside = numbers % ASIDE == 0
    network = fit(seen[~is_aside], ends[~is_aside], given.epochs)
    off, luck = error(network, seen[is_aside], ends[is_aside])
    print(
        f"{game.name}: {len(seen):,} states, root mean square error {off:.4f} on "
        f"{is_aside.sum():,} kept aside, of which luck {luck:.4f}: "
        f"{max(off**2 - luck**2, 0) ** 0.5:.4f} without it"
    )
    write(network, Path(str(files(game.package).joinpath("outlook.json"))))


if __name__ == "__main__":
    main()
