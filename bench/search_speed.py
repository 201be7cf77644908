"""Playouts a second of one core, from the first decision of each game.

    python -m bench.search_speed buteur

CPU time of this process, the best and the median of several runs; once with the game's settings and
once with uniform playouts to the end of the match.
"""

import sys
import time
from statistics import median

from tifo import games
from tifo.bots.engine import engine, first_view
from tifo.bots.ismcts import Manner
from tifo.bots.numbers import manner_for
from tifo.core.contract import AnyGame

PLAYOUTS = 2000
RUNS = 7


def rates(game: AnyGame, how: Manner) -> list[float]:
    """Playouts a second of several searches."""
    seen, found = first_view(game), []
    for run in range(RUNS):
        tree = engine(game).tree(4 * PLAYOUTS, how)
        tree.seed(1, run)
        start = time.process_time()
        tree.grow(seen, PLAYOUTS)
        found.append(PLAYOUTS / (time.process_time() - start))
    return found


def main(names: list[str]) -> None:
    """Print a line a game and way of playing out."""
    for name in names or games.names():
        game = games.find(name)
        engine(game).wait()
        whole = manner_for(game)
        whole.horizon, whole.thumb_share = 0, 0
        for label, how in (("as in the table", manner_for(game)), ("uniform to the end", whole)):
            found = rates(game, how)
            print(
                f"{name}, {label}: best {max(found):,.0f}, median {median(found):,.0f} playouts/s"
            )


if __name__ == "__main__":
    main(sys.argv[1:])
