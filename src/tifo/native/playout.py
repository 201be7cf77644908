"""Whole matches from a generator that the driver keeps. Bound to a game by the compiler."""

from typing import Any

from tifo.core.contract import CHANCE, NOBODY
from tifo.core.records import Ints
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

UNIFORM = 0
THUMB = 1


def playout(state: Any, rng: Ints, moves: Ints, most_plies: int) -> tuple[int, int]:
    """Play to the end, every seat at random; return decisions and plies. -1: no end in sight."""
    decisions, plies = 0, 0
    while True:
        seat = to_act(state)
        if seat == NOBODY:
            return decisions, plies
        if plies >= most_plies:
            return decisions, -1
        plies += 1
        if seat == CHANCE:
            move = pick(state, below(rng, total_odds(state)))
        else:
            decisions += 1
            move = moves[below(rng, legal_moves(state, moves))]
        apply(state, move, None)


def contest(
    state: Any, seen: Any, coaches: Ints, rng: Ints, moves: Ints, most_plies: int
) -> tuple[int, int]:
    """Play to the end with UNIFORM or THUMB in each seat; return decisions and plies."""
    decisions, plies = 0, 0
    while True:
        seat = to_act(state)
        if seat == NOBODY:
            return decisions, plies
        if plies >= most_plies:
            return decisions, -1
        plies += 1
        if seat == CHANCE:
            move = pick(state, below(rng, total_odds(state)))
        elif coaches[seat] == THUMB:
            decisions += 1
            view(state, seat, seen)
            move = thumb(seen, moves, legal_moves(seen, moves), rng)
        else:
            decisions += 1
            move = moves[below(rng, legal_moves(state, moves))]
        apply(state, move, None)


def playouts(
    states: Any, options: Any, seed: int, first: int, buffers: Any, most_plies: int, counts: Ints
) -> int:
    """Play matches `first`, `first` + 1, … of a seed; return the one without an end, or -1.

    `counts` receives decisions and plies. Each match has a stream of its own, so the result is the
    same however the matches are shared out among threads.
    """
    moves, rng = buffers
    for i in range(len(states)):
        seed_rng(rng, seed, first + i)
        new_state(states[i], options[0])
        decisions, plies = playout(states[i], rng, moves, most_plies)
        if plies < 0:
            return first + i
        counts[0] += decisions
        counts[1] += plies
    return -1


def contests(
    states: Any,
    options: Any,
    coaches: Ints,
    seed: int,
    first: int,
    buffers: Any,
    seen: Any,
    most_plies: int,
    counts: Ints,
) -> int:
    """The same with a bot in each seat."""
    moves, rng = buffers
    for i in range(len(states)):
        seed_rng(rng, seed, first + i)
        new_state(states[i], options[0])
        decisions, plies = contest(states[i], seen[0], coaches, rng, moves, most_plies)
        if plies < 0:
            return first + i
        counts[0] += decisions
        counts[1] += plies
    return -1


def standings(states: Any, out: Any) -> None:
    """Rank and score of every seat of every state."""
    for i in range(len(states)):
        standing(states[i], out[i])


def replay_line(states: Any, options: Any, moves: Ints, images: Any) -> None:
    """Apply a line of moves to states[0]; images[k] is the state after ply k."""
    new_state(states[0], options[0])
    for k in range(len(moves)):
        apply(states[0], moves[k], None)
        images[k] = states[0]
