"""Matches that are looked into on the way, and states that are played on.

Bound to a game by the compiler, over the loop of a match.
"""

from typing import Any

from tifo.core.contract import NOBODY
from tifo.core.records import Ints
from tifo.core.rng import below, seed_rng
from tifo.native.hole import rules
from tifo.native.loop import kick_off, play_on

to_act = rules.to_act


def sample_plies(
    records: Any, coaches: Ints, minds: Any, buffers: Any, kept: Any, whence: Any, last: int
) -> int:
    """Play a match and keep about every so many plies a state; return how many were kept.

    `whence` is the seed, the number of the match and the plies. The standing is in the buffers.
    """
    seed, number, every = whence
    states, _, _ = records
    rng = minds[0]
    seed_rng(rng, seed, number)
    kick_off(records)
    count, ply, wait = 0, 0, below(rng, every)
    while ply + wait <= last:
        _, left = play_on(records, coaches, rng, minds, buffers, ply, ply + wait - 1)
        ply += wait
        if left == 0 or to_act(states[0]) == NOBODY or count == len(kept):
            break
        kept[count] = states[0]
        count += 1
        wait = below(rng, 2 * every) + 1
    play_on(records, coaches, rng, minds, buffers, ply, last)
    return count


def count_ends(
    truth: Any, records: Any, coaches: Ints, minds: Any, buffers: Any, whence: Any, out: Ints
) -> None:
    """Play a state of a duel on so many times; count what the first seat won, drew and lost.

    `whence` is the seed, how often, and the ply after which no match goes on.
    """
    seed, times, last = whence
    states, _, _ = records
    _, final, _ = buffers
    for number in range(times):
        states[0] = truth[0]
        seed_rng(minds[0], seed, number)
        play_on(records, coaches, minds[0], minds, buffers, 0, last)
        if final[0] == final[2]:
            out[1] += 1
        else:
            out[0 if final[0] < final[2] else 2] += 1
