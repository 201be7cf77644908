"""Try settings of the search: each against a bot of its own choosing, in duplicate.

    python -m lab.tuning.search buteur rules-of-thumb 1000 200 '' 'horizon=40 trust=30'

plays 200 matches with 1,000 playouts for the game's settings and 200 for a change of them, and
prints a line for each, ready for the table in docs/bots.md. Options of the game follow its name:
worldcup/seats=4.
"""

import sys
import time

from lab import asked
from lab.trial import cells, tried
from tifo.bots import Budget, Search
from tifo.bots.numbers import manner_for
from tifo.sim import Contest

ME = "tried"
SEED = 1


def trial(what: str, other: str, playouts: int, matches: int, change: str) -> str:
    """Play one change and describe what came of it."""
    game, options = asked.variant(what)
    bot = Search(game, Budget(playouts=playouts), asked.change(manner_for(game), change))
    start = time.process_time()
    row = tried(Contest(game, options, (ME, other), SEED, {ME: bot}), matches)
    cost = (time.process_time() - start) / row.matches
    how = change or "as in the table"
    return f"| {what} | {playouts} | {how} | {other} | {cells(row)} | {cost:.2f} s |"


def main(arguments: list[str]) -> None:
    """Try each change in turn."""
    what, other, playouts, matches, *changes = arguments
    for change in changes or [""]:
        print(trial(what, other, int(playouts), int(matches), change), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
