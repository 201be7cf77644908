"""How fast the compiled rules are beside the same rules by hand in C.

    python -m bench.c_ratio [GAME …] [--rounds N] [--json]

Both play the same matches in turn on one thread, so that what else the machine does hurts both
alike; the figures are medians of CPU time. Without names: every game that has a twin.
"""

import argparse
import json
from statistics import median

from bench.twin import source_of, twin_of
from tifo import games
from tifo.core.contract import AnyGame
from tifo.native.speed import ROUNDS, Figures, random_matches, timed

SEED = 1


def compare(game: AnyGame, rounds: int = ROUNDS) -> Figures:
    """Decisions a second of both, and their ratio; needs a C compiler."""
    twin = twin_of(game, game.read_options(), SEED)
    if twin is None:
        raise SystemExit(f"{game.name}: no bench/{game.name}.c, or no C compiler to build it with")
    ours = random_matches(game, SEED)
    speeds = [(timed(ours, n)[0], timed(twin.chunk, n)[0]) for n in range(rounds)]
    return {
        "decisions_per_second": round(median(mine for mine, _ in speeds)),
        "c_decisions_per_second": round(median(its for _, its in speeds)),
        "ratio_to_c": round(median(mine / its for mine, its in speeds), 3),
    }


def main(arguments: list[str] | None = None) -> None:
    """Compare and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args(arguments)
    found = [games.find(name) for name in given.games]
    twins = found or [game for game in games.installed() if source_of(game)]
    results = {game.name: compare(game, given.rounds) for game in twins}
    if given.json:
        print(json.dumps(results))
        return
    for name, figures in results.items():
        print(
            f"{name}: {figures['decisions_per_second']:,} decisions/s, "
            f"C {figures['c_decisions_per_second']:,}, ratio {figures['ratio_to_c']:.3f}"
        )


if __name__ == "__main__":
    main()
