"""Matches by rules of thumb, from the start or from a state. Bound to a game by the compiler."""

from typing import Any

from tifo.core.contract import CHANCE, NOBODY
from tifo.core.rng import below, seed_rng
from tifo.native.hole import (
    apply,
    legal_moves,
    new_state,
    pick,
    standing,
    thumb,
    to_act,
    total_odds,
    view,
)


def sample_match(
    records: Any, kept: Any, buffers: Any, seed: int, number: int, every: int, most_plies: int
) -> int:
    """Play a match and keep about every so many decisions; return how many were kept."""
    states, views, options = records
    moves, final, rng = buffers
    state, seen = states[0], views[0]
    seed_rng(rng, seed, number)
    new_state(state, options[0])
    count, wait = 0, below(rng, every) + 1
    for _ in range(most_plies):
        seat = to_act(state)
        if seat == NOBODY:
            break
        if seat == CHANCE:
            apply(state, int(pick(state, below(rng, total_odds(state)))), None)
            continue
        view(state, seat, seen)
        choices = legal_moves(state, moves)
        if choices > 1:
            wait -= 1
            if wait == 0 and count < len(kept):
                kept[count] = states[0]
                count += 1
                wait = below(rng, 2 * every) + 1
        apply(state, int(thumb(seen, moves, choices, rng)), None)
    standing(state, final)
    return count


def play_on(truth: Any, records: Any, buffers: Any, seed: int, count: int, most_plies: int) -> int:
    """Play a state of a duel on so many times; points of the first seat, two for a win."""
    states, views, _ = records
    moves, final, rng = buffers
    state, seen, points = states[0], views[0], 0
    for number in range(count):
        states[0] = truth[0]
        seed_rng(rng, seed, number)
        for _ in range(most_plies):
            seat = to_act(state)
            if seat == NOBODY:
                break
            if seat == CHANCE:
                apply(state, int(pick(state, below(rng, total_odds(state)))), None)
                continue
            view(state, seat, seen)
            choices = legal_moves(state, moves)
            apply(state, int(thumb(seen, moves, choices, rng)), None)
        standing(state, final)
        points += 2 * (final[0] < final[2]) + (final[0] == final[2])
    return points
