"""Matches by rules of thumb, from the start or from a state. Bound to a game by the compiler."""

from typing import Any

from tifo.core.contract import CHANCE, NOBODY
from tifo.core.records import Ints
from tifo.core.rng import below, seed_rng
from tifo.native.hole import rules

apply, legal_moves, to_act, view = rules.apply, rules.legal_moves, rules.to_act, rules.view
new_state, pick, total_odds = rules.new_state, rules.pick, rules.total_odds
standing, thumb = rules.standing, rules.thumb


def go_on(state: Any, seen: Any, moves: Ints, rng: Ints, whims: int) -> None:
    """One ply: CHANCE by its odds, a coach by rules of thumb, in so many of a hundred by a whim."""
    seat = to_act(state)
    if seat == CHANCE:
        apply(state, int(pick(state, below(rng, total_odds(state)))), None)
        return
    count = legal_moves(state, moves)
    if whims > 0 and below(rng, 100) < whims:
        apply(state, int(moves[below(rng, count)]), None)
        return
    view(state, seat, seen)
    apply(state, int(thumb(seen, moves, count, rng)), None)


def sample_plies(
    records: Any, kept: Any, buffers: Any, seed: int, number: int, every: int, whims: int
) -> int:
    """Play a match and keep about every so many plies a state; return how many were kept."""
    states, views, options = records
    moves, final, rng = buffers
    state, seen = states[0], views[0]
    seed_rng(rng, seed, number)
    new_state(state, options[0])
    count, wait = 0, below(rng, every) + 1
    while to_act(state) != NOBODY:
        wait -= 1
        if wait == 0 and count < len(kept):
            kept[count] = states[0]
            count += 1
            wait = below(rng, 2 * every) + 1
        go_on(state, seen, moves, rng, whims)
    standing(state, final)
    return count


def count_ends(truth: Any, records: Any, buffers: Any, seed: int, times: int, out: Ints) -> None:
    """Play a state of a duel on so many times; count what the first seat won, drew and lost."""
    states, views, _ = records
    moves, final, rng = buffers
    state, seen = states[0], views[0]
    for number in range(times):
        states[0] = truth[0]
        seed_rng(rng, seed, number)
        while to_act(state) != NOBODY:
            go_on(state, seen, moves, rng, 0)
        standing(state, final)
        if final[0] == final[2]:
            out[1] += 1
        else:
            out[0 if final[0] < final[2] else 2] += 1
