"""The loop of a match for simulation, arena, environments and GPU. The compiler binds it to a game.

CHANCE draws from one generator, seats decide from theirs, so that everybody can be dealt the same
cards. What cannot be decided here is asked: the loop stops, and goes on with the answer.
"""

from tifo.core.contract import CHANCE, NOBODY
from tifo.core.records import Ints
from tifo.core.rng import below, seed_rng
from tifo.native.hole import Kept, Rows, State, View, rules

new_state, standing, to_act = rules.new_state, rules.standing, rules.to_act
legal_moves, apply, view, thumb = rules.legal_moves, rules.apply, rules.view, rules.thumb
pick, total_odds = rules.pick, rules.total_odds

UNIFORM = -1
THUMB = -2
ASKED = -3
"""A coach that is none of these mixes the first two: the number is its share of random moves in a
hundred."""

ONLY = 0
ANY = 1
BY_THUMB = 2
BY_SEARCH = 3


# ------------------------------------------------------------------------------------- one decision
def way(any_share: int, thumb_share: int, count: int, mind: Ints) -> int:
    """How a coach who mixes decides this time: ONLY (one move is left), ANY, BY_THUMB, BY_SEARCH.

    Of a hundred moves so many are any, so many by rules of thumb; the rest is searched.
    """
    if count == 1:
        return ONLY
    ticket = below(mind, 100)
    if ticket < any_share:
        return ANY
    return BY_THUMB if ticket < any_share + thumb_share else BY_SEARCH


def decide(coach: int, seen: View, moves: Ints, count: int, mind: Ints) -> int:
    """What a coach plays; it draws from its mind as the bot of the same name does."""
    if coach == UNIFORM:
        return int(moves[below(mind, count)])
    if coach == THUMB:
        return int(thumb(seen, moves, count, mind))
    how = way(coach, 100 - coach, count, mind)
    if how == ONLY:
        return int(moves[0])
    if how == ANY:
        return int(moves[below(mind, count)])
    return int(thumb(seen, moves, count, mind))


# ---------------------------------------------------------------------------------------- one match
def kick_off(records: Kept) -> None:
    """Begin a match."""
    states, _, options = records
    new_state(states[0], options[0])


def play_on(
    records: Kept, coaches: Ints, chance: Ints, minds: Rows, buffers: Kept, ply: int, last: int
) -> tuple[int, int]:
    """Play until a coach must be asked or the match is over; return the ply and what is left.

    Where a coach is asked, his view and his moves lie in the buffers, and their number is returned;
    at the end the standing does, and 0 is returned. A match that goes on beyond `last` returns -1.
    `minds` has a generator a seat, or one for all. Decisions are counted.
    """
    states, views, _ = records
    moves, final, counts = buffers
    state, seen = states[0], views[0]
    while ply <= last:
        seat = to_act(state)
        if seat == NOBODY:
            standing(state, final)
            return ply, 0
        if seat == CHANCE:
            move = int(pick(state, below(chance, total_odds(state))))
        else:
            counts[0] += 1
            coach, count = coaches[seat], legal_moves(state, moves)
            if coach != UNIFORM:
                view(state, seat, seen)
            if coach == ASKED:
                return ply, count
            move = decide(coach, seen, moves, count, minds[seat % len(minds)])
        apply(state, move, None)
        ply += 1
    return last, -1


def answer(records: Kept, move: int) -> None:
    """Carry out the move of a coach who was asked."""
    states, _, _ = records
    apply(states[0], move, None)


def playout(state: State, rng: Ints, moves: Ints, most_plies: int) -> tuple[int, int]:
    """Play to the end, every seat at random; return decisions and plies. -1: no end in sight.

    The same loop without coaches, views and a second generator, at nearly the speed of C.
    """
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


# ------------------------------------------------------------------------------------- many matches
def playouts(
    states: Rows, options: Rows, seed: int, first: int, buffers: Kept, most_plies: int, counts: Ints
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
    records: Kept, coaches: Ints, minds: Rows, seed: int, first: int, buffers: Kept, last: int
) -> int:
    """The same with a bot in each seat; CHANCE and the bots draw from one generator."""
    states, views, options = records
    _, _, counts = buffers
    for i in range(len(states)):
        seed_rng(minds[0], seed, first + i)
        match = states[i : i + 1], views, options
        kick_off(match)
        ply, left = play_on(match, coaches, minds[0], minds, buffers, 0, last)
        if left < 0:
            return first + i
        counts[1] += ply
    return -1


def standings(states: Rows, out: Rows) -> None:
    """Rank and score of every seat of every state."""
    for i in range(len(states)):
        standing(states[i], out[i])
