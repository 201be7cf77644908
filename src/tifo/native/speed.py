"""How fast a game is played at random: compiled, by its C twin, and interpreted.

CPU time of one thread. Compiled rules and C take turns, so that what else the machine does hurts
both alike; figures are medians over the rounds.
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
from tifo.native.yardstick import twin_of

ROUNDS = 31
MATCHES = 1000
"""Matches in one round of each."""
INTERPRETED = 20
"""Matches in one round of the interpreted rules."""
Figures: TypeAlias = dict[str, float]
Chunk: TypeAlias = Callable[[int, int], tuple[Any, int, int]]


def measure(game: AnyGame, rounds: int = ROUNDS, advance: Callable[[int], object] = int) -> Figures:
    """Decisions and plies a second with the default options."""
    options = game.read_options()
    figures: Figures = {"state_bytes": size_of(game.rules.State)}
    figures |= _compiled(game, options, rounds, advance)
    plies = [_interpreted(game, options, stream) for stream in range(5)]
    figures["interpreted_plies_per_second"] = round(median(plies))
    return figures


def _compiled(
    game: AnyGame, options: Any, rounds: int, advance: Callable[[int], object]
) -> Figures:
    start = time.process_time()
    ours = Batch(game, options, ["uniform"] * game.seat_count(options), seed=1).chunk
    ours(0, 1)
    seconds = time.process_time() - start
    twin = twin_of(game, options, seed=1)
    speeds: list[tuple[float, float, float]] = []
    for number in range(rounds):
        decisions, plies = _timed(ours, number)
        in_c, _ = _timed(twin.chunk, number) if twin is not None else (0.0, 0.0)
        speeds.append((decisions, plies, in_c))
        advance(1)
    figures: Figures = {
        "decisions_per_second": round(median(speed[0] for speed in speeds)),
        "plies_per_second": round(median(speed[1] for speed in speeds)),
        "seconds_to_first_match": round(seconds, 2),
    }
    if twin is not None:
        figures["c_decisions_per_second"] = round(median(speed[2] for speed in speeds))
        figures["ratio_to_c"] = round(median(speed[0] / speed[2] for speed in speeds), 3)
    return figures


def _timed(chunk: Chunk, number: int) -> tuple[float, float]:
    """Decisions and plies a second over the matches of a round."""
    start = time.process_time()
    _, decisions, plies = chunk(number * MATCHES, MATCHES)
    seconds = time.process_time() - start
    return decisions / seconds, plies / seconds


def _interpreted(game: AnyGame, options: Any, stream: int) -> float:
    """Plies a second of the plain Python functions."""
    rng, moves, playout = generator(1, stream), [0] * game.rules.MOST_LEGAL, _playout(game)
    plies, start = 0, time.process_time()
    for _ in range(INTERPRETED):
        plies += playout(game.new_state(options), rng, moves, game.rules.MOST_PLIES)[1]
    return plies / (time.process_time() - start)


def _playout(game: AnyGame) -> Callable[..., tuple[int, int]]:
    """The loop over the plain functions."""
    return cast("Callable[..., tuple[int, int]]", interpreted(game, loop).playout)
