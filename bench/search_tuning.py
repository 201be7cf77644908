"""Try settings of the search: each against a bot of its own choosing, in duplicate.

    python bench/search_tuning.py buteur rules-of-thumb 1000 200 '' 'horizon=40 trust=30'

plays 200 matches with 1,000 playouts for the game's settings and 200 for a change of them, and
prints a line for each, ready for the table in docs/bots.md. Options of the game follow its name:
worldcup/seats=4.
"""

import sys
import time

import asked

from tifo.bots import Budget, Search
from tifo.bots.numbers import settings_for
from tifo.sim import Contest, rows_of

ME = "tried"


def trial(game_name: str, other: str, playouts: int, matches: int, change: str) -> str:
    """Play one change and describe what came of it."""
    game, options = asked.table(game_name)
    bot = Search(game, Budget(playouts=playouts), asked.change(settings_for(game), change))
    contest = Contest(game, options, (ME, other), 1, {ME: bot})
    start = time.process_time()
    deals = contest.play(0, -(-matches // len(contest.lineups)))
    cost = (time.process_time() - start) / (len(deals) * len(contest.lineups))
    row = next(row for row in rows_of(contest.bots, deals) if row.bot == ME)
    low, high = row.score_interval
    return (
        f"| {game_name} | {playouts} | {change or 'as in the table'} | {other} | {row.matches} "
        f"| {row.wins:.1%} | {row.draws:.1%} | {row.score:.1%} ({low:.1%} … {high:.1%}) "
        f"| {cost:.2f} s |"
    )


def main(arguments: list[str]) -> None:
    """Try each change in turn."""
    game, other, playouts, matches, *changes = arguments
    for change in changes or [""]:
        print(trial(game, other, int(playouts), int(matches), change), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
