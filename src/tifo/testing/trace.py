"""A driver that plays a given line and notes everything the rules say on the way.

Bound to a game and compiled, its notes must equal those of the interpreted rules, byte for byte.
"""

from tifo.core.contract import NOBODY
from tifo.core.records import Ints
from tifo.core.rng import seed_rng
from tifo.native.hole import Rows, rules

apply, audience, legal_moves, to_act = rules.apply, rules.audience, rules.legal_moves, rules.to_act
new_state, odds, pick, total_odds = rules.new_state, rules.odds, rules.pick, rules.total_odds
refusal, sample_world, thumb, view = rules.refusal, rules.sample_world, rules.thumb, rules.view

NOTES = 5
"""Who acts, how many legal moves, total odds, the move of the last ticket, the audience."""


def trace(
    states: Rows,
    options: Rows,
    line: Ints,
    notes: Rows,
    moves: Rows,
    weights: Rows,
    images: Rows,
    events: Rows,
) -> None:
    """Play a line from the first position; everything about ply k goes into row k."""
    state = states[0]
    new_state(state, options[0])
    for k in range(len(line)):
        seat = to_act(state)
        note = notes[k]
        note[0] = seat
        note[1] = legal_moves(state, moves[k])
        if seat < 0:
            odds(state, weights[k])
            note[2] = total_odds(state)
            note[3] = pick(state, note[2] - 1)
        note[4] = audience(state, line[k])
        apply(state, line[k], events[k])
        images[k] = state


def refusals(states: Rows, out: Ints) -> None:
    """Why each move is refused in states[0]."""
    for move in range(len(out)):
        out[move] = refusal(states[0], move)


def guesses(states: Rows, seats: int, rng: Ints, views: Rows, worlds: Rows, moves: Ints) -> int:
    """The views of the seats and of a spectator, a world for each, and the move of `thumb`."""
    for seat in range(seats):
        view(states[0], seat, views[seat])
    view(states[0], NOBODY, views[seats])
    for i in range(seats + 1):
        seed_rng(rng, 7, i)
        sample_world(views[i], rng, worlds[i])
    seat = to_act(states[0])
    if seat < 0:
        return -1
    seed_rng(rng, 7, seats + 1)
    return thumb(views[seat], moves, legal_moves(views[seat], moves), rng)
