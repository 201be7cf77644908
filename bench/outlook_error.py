"""How far the `outlook` of a duel is from what rules of thumb make of it, where a search leads.

    python bench/outlook_error.py worldwide/seats=2/mode=amateur 100 150

plays 100 matches of a search against rules of thumb, keeps about every tenth decision and plays
each on 150 times by rules of thumb. An outlook that is fitted to matches by rules of thumb alone
can be wrong where only a search goes.
"""

import sys
from statistics import fmean
from typing import Any

import asked
import numpy as np
import outlook_driver

from tifo import bots, native
from tifo.bots.bot import Bot
from tifo.bots.engine import engine
from tifo.core.contract import CHANCE, NOBODY, AnyGame
from tifo.core.network import ENDS, SIZE
from tifo.core.records import dtype_of
from tifo.core.rng import WORDS, below, generator
from tifo.native.kit import as_array

SEED = 3
EVERY = 10
PLAYERS = "ismcts:500", "rules-of-thumb"
WORTH = np.array([1, 0.5, 0])
"""Of a win, a draw and a loss."""


def decisions(game: AnyGame, options: Any, matches: int) -> list[Any]:
    """States on the way of matches, the search on either side."""
    rules, kept = game.rules, []
    for number in range(matches):
        luck, mind = generator(SEED, number), generator(SEED + 1, number)
        seated: list[Bot] = [bots.find(name, game) for name in PLAYERS]
        state = game.new_state(options)
        while (seat := rules.to_act(state)) != NOBODY:
            if seat == CHANCE:
                rules.apply(state, rules.pick(state, below(luck, rules.total_odds(state))), None)
                continue
            legal = game.legal(state)
            if len(legal) > 1 and below(luck, EVERY) == 0:
                kept.append(state.copy())
            bot = seated[(seat + number) % 2]
            rules.apply(state, bot.choose(game.seen_by(state, seat), legal, mind), None)
    return kept


def promised(game: AnyGame, state: Any) -> float:
    """What the outlook gives the first seat; a draw is half."""
    parts = [0] * SIZE
    game.rules.outlook(state, parts)
    return (parts[1] + parts[4] / 2) / (parts[1] + parts[3] + parts[4])


def main(arguments: list[str]) -> None:
    """Print the error, and how much of it is the luck of the matches played on."""
    what, matches, times = arguments[0], int(arguments[1]), int(arguments[2])
    game, options = asked.table(what)
    engine(game).wait()
    compiled = native.cpu(game, outlook_driver)
    rules: Any = game.rules
    records = np.zeros(1, dtype_of(rules.State)), np.zeros(1, dtype_of(rules.View)), None
    buffers = (
        np.zeros(rules.MOST_LEGAL, np.int64),
        np.zeros(SIZE, np.int32),
        np.zeros(WORDS, np.uint32),
    )
    errors, luck = [], []
    for number, state in enumerate(decisions(game, options, matches)):
        ends = np.zeros(ENDS, np.int32)
        compiled.count_ends(as_array(state), records, buffers, number, times, ends)
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
