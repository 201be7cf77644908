"""How long matches are and which seats win them: the table of docs/games/footmania.md.

    python -m lab.balance.footmania [MATCHES]

plays so many matches of each kind with rules of thumb in every seat (10,000 if not said) and prints
a table in Markdown. The same number of matches gives the same table on every machine.
"""

import sys
from dataclasses import dataclass
from typing import Any

from tifo.games.footmania import GAME
from tifo.games.footmania.components import ROUNDS
from tifo.native.batch import CHUNK, Batch

SEED = 1
KINDS = ({"seats": "4"}, {"seats": "4", "team": "ten"}, {"seats": "3"}, {"seats": "2"})


@dataclass(frozen=True)
class Balance:
    """What came of a number of matches of one kind."""

    seats: int
    rounds: Any
    """Rounds of phase one, by match."""
    wins: list[float]
    """Share of the matches that each seat won alone."""
    shared: float
    play_offs: float
    plies: float
    stopped: float
    """Share of the matches in which nobody showed a team."""


def measure(options: dict[str, str], matches: int, coaches: list[str] | None = None) -> Balance:
    """Play the matches."""
    import numpy as np

    given = GAME.read_options(options)
    seats = GAME.seat_count(given)
    batch = Batch(GAME, given, coaches or ["rules-of-thumb"] * seats, SEED)
    rounds, ranks, survived, plies = [], [], [], 0
    for first in range(0, matches, CHUNK):
        states, _, played = batch.chunk(first, min(CHUNK, matches - first))
        table = np.zeros((len(states), 2 * seats), np.int16)
        batch.native.standings(states, table)
        rounds.append(states["turns"] / seats)
        ranks.append(table[:, 0::2])
        survived.append(states["survived"].max(axis=1))
        plies += played
    rank = np.concatenate(ranks)
    alone = (rank == 0).sum(axis=1) == 1
    length = np.concatenate(rounds)
    return Balance(
        seats=seats,
        rounds=length,
        wins=[float(((rank[:, seat] == 0) & alone).mean()) for seat in range(seats)],
        shared=float(1 - alone.mean()),
        play_offs=float((np.concatenate(survived) > 0).mean()),
        plies=plies / matches,
        stopped=float((length >= ROUNDS).mean()),
    )


def row(options: dict[str, str], matches: int) -> str:
    """One line of the table."""
    import numpy as np

    played = measure(options, matches)
    low, middle, high = np.percentile(played.rounds, [10, 50, 90])
    wins = ", ".join(f"{share:.1%}" for share in played.wins)
    return (
        f"| {played.seats} | {options.get('team', 'eleven')} | {matches:,} | {low:.0f} |"
        f" {middle:.1f} | {high:.0f} | {played.stopped:.1%} | {played.plies:.0f} | {wins} |"
        f" {played.shared:.1%} | {played.play_offs:.1%} |"
    )


HEAD = """\
| seats | team | matches | rounds of phase one: 10% | median | 90% | nobody showed a team | plies |\
 won by seat 1, 2, … | shared | play-offs |
|---|---|---|---|---|---|---|---|---|---|---|"""


def main(arguments: list[str]) -> None:
    """Print the table."""
    print(HEAD)
    for kind in KINDS:
        print(row(kind, int(arguments[0]) if arguments else 10_000), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
