"""How fast a game is played at random, compiled and interpreted: CPU time of one thread.

Figures are medians over the rounds.
"""

import time
from collections.abc import Callable
from statistics import median
from typing import Any, TypeAlias, cast

from tifo.core.contract import AnyGame
from tifo.core.records import size_of
from tifo.core.rng import generator
from tifo.native import interpreted, loop
from tifo.native.batch import Batch

ROUNDS = 31
MATCHES = 1000
"""Matches in one round of each."""
INTERPRETED = 20
"""Matches in one round of the interpreted rules."""
Figures: TypeAlias = dict[str, float]
Chunk: TypeAlias = Callable[[int, int], tuple[Any, int, int]]
"""Plays matches from a number on, so many; what comes last are their decisions and plies."""


def measure(game: AnyGame, rounds: int = ROUNDS, advance: Callable[[int], object] = int) -> Figures:
    """Decisions and plies a second with the default options."""
    start = time.process_time()
    ours = random_matches(game)
    seconds = time.process_time() - start
    speeds = []
    for number in range(rounds):
        speeds.append(timed(ours, number))
        advance(1)
    plies = [_interpreted(game, stream) for stream in range(5)]
    return {
        "state_bytes": size_of(game.rules.State),
        "decisions_per_second": round(median(speed[0] for speed in speeds)),
        "plies_per_second": round(median(speed[1] for speed in speeds)),
        "seconds_to_first_match": round(seconds, 2),
        "interpreted_plies_per_second": round(median(plies)),
    }


def random_matches(game: AnyGame, seed: int = 1) -> Chunk:
    """Matches with the default options, compiled when this returns."""
    options = game.read_options()
    chunk = Batch(game, options, ["uniform"] * game.seat_count(options), seed).chunk
    chunk(0, 1)
    return chunk


def timed(chunk: Chunk, number: int) -> tuple[float, float]:
    """Decisions and plies a second over the matches of a round."""
    start = time.process_time()
    _, decisions, plies = chunk(number * MATCHES, MATCHES)
    seconds = time.process_time() - start
    return decisions / seconds, plies / seconds


def _interpreted(game: AnyGame, stream: int) -> float:
    """Plies a second of the plain Python functions."""
    playout = cast("Callable[..., tuple[int, int]]", interpreted(game, loop).playout)
    rng, moves, options = generator(1, stream), [0] * game.rules.MOST_LEGAL, game.read_options()
    plies, start = 0, time.process_time()
    for _ in range(INTERPRETED):
        plies += playout(game.new_state(options), rng, moves, game.rules.MOST_PLIES)[1]
    return plies / (time.process_time() - start)
