"""How far the `outlook` of a duel is from what rules of thumb make of it, where a search leads.

    python -m lab.outlook.error worldwide/seats=2/mode=amateur 100 150

plays 100 matches of a search against rules of thumb, keeps about every tenth decision and plays
each on 150 times by rules of thumb. An outlook that is fitted to matches by rules of thumb alone
can be wrong where only a search goes.
"""

import sys
from statistics import fmean
from typing import Any

import numpy as np

from lab import asked
from lab.decisions import Decision, play
from lab.outlook.matches import SEED, Matches
from tifo import bots
from tifo.bots.bot import Bot
from tifo.core.contract import AnyGame, Move
from tifo.core.network import SIZE
from tifo.core.rng import below, generator
from tifo.native.kit import as_array

EVERY = 10
PLAYERS = "ismcts:500", "rules-of-thumb"
WORTH = np.array([1, 0.5, 0])
"""Of a win, a draw and a loss."""


class Match:
    """A match of the search against rules of thumb; some states of it are kept."""

    def __init__(self, game: AnyGame, number: int) -> None:
        self.luck, self.mind = generator(SEED, number), generator(SEED + 1, number)
        self.kept: list[Any] = []
        self._number = number
        self._seated: list[Bot] = [bots.find(name, game) for name in PLAYERS]
        for bot in self._seated:
            bot.prepare()

    def choose(self, due: Decision) -> Move:
        """The move of the bot whose turn it is; the search sits first in every second match."""
        if len(due.legal) > 1 and below(self.luck, EVERY) == 0:
            self.kept.append(due.state.copy())
        bot = self._seated[(due.seen.seat + self._number) % 2]
        move: Move = bot.choose(due.seen.copy(), due.legal, self.mind)
        return move


def states(game: AnyGame, options: Any, matches: int) -> list[Any]:
    """States on the way of matches, the search on either side."""
    found: list[Any] = []
    for number in range(matches):
        match = Match(game, number)
        play(game, options, match.luck, match.choose)
        found += match.kept
    return found


def promised(game: AnyGame, state: Any) -> float:
    """What the outlook gives the first seat; a draw is half."""
    parts = [0] * SIZE
    game.rules.outlook(state, parts)
    return (parts[1] + parts[4] / 2) / (parts[1] + parts[3] + parts[4])


def main(arguments: list[str]) -> None:
    """Print the error, and how much of it is the luck of the matches played on."""
    what, matches, times = arguments[0], int(arguments[1]), int(arguments[2])
    game, options = asked.variant(what)
    played = Matches(game, options)
    errors, luck = [], []
    for number, state in enumerate(states(game, options, matches)):
        ends = played.ends(as_array(state), number, times)
        share = float(ends @ WORTH) / times
        errors.append(promised(game, state) - share)
        luck.append((float(ends @ WORTH**2) / times - share**2) / times)
    print(
        f"{what}: {len(errors):,} states, mean error {fmean(errors):+.4f}, "
        f"root mean square {fmean(one**2 for one in errors) ** 0.5:.4f}, "
        f"of which luck {fmean(luck) ** 0.5:.4f}"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
