"""Information-set Monte-Carlo tree search over the contract. Bound to a game by the compiler.

Each playout guesses a world that fits the view, walks down the tree with it, adds a node, and
plays on to the end. CHANCE is drawn from its odds outside the tree, so a hidden draw never branches
it. From a secret choice on, each seat has a branch of its own and chooses by what it knows. Any
number of seats, each for its own reward; partners, who share a rank, share it.

Plain functions and integers: the same text runs interpreted over lists of records and compiled
over arrays of them.
"""

from math import log, sqrt

from tifo.bots.tree import (
    HIDDEN,
    NONE,
    Node,
    child_labelled,
    find_children,
    forget,
    go_to,
    note_places,
    part,
)
from tifo.core.contract import CHANCE, NOBODY
from tifo.core.events import EVERYONE
from tifo.core.fields import MOST, Count
from tifo.core.network import SIZE
from tifo.core.records import Ints, Record
from tifo.core.rng import below, seed_rng
from tifo.native.hole import Kept, Rows, State, View, rules

apply, audience, legal_moves, to_act = rules.apply, rules.audience, rules.legal_moves, rules.to_act
pick, total_odds, sample_world = rules.pick, rules.total_odds, rules.sample_world
outlook, standing, thumb, view = rules.outlook, rules.standing, rules.thumb, rules.view

WHOLE = 1000
"""The reward of a match won against everybody."""
DEEPEST = 240
"""More nodes than one walk down the tree may touch."""
MOST_SEATS = 16
SUMS = SIZE
"""Room for two numbers a seat, the part of a draw, and what an outlook reckons with."""


class Manner(Record):
    """How to search one game; the numbers are found in the arena."""

    exploration: int = Count(MOST)
    """Weight of what is little known, in hundredths."""
    trust: int = Count(MOST)
    """Weight of what the rules of thumb proposed, in hundredths."""
    thumb_share: int = Count(MOST)
    """Of a hundred moves of a playout, how many are by rules of thumb."""
    winning: int = Count(MOST)
    """Of a hundred parts of the reward, how many for the first place; the rest for each rank."""
    draw: int = Count(MOST)
    """What a draw of everybody is worth, in hundredths; under 50 it is to be avoided."""
    first_width: int = Count(MOST)
    """Moves tried before widening; then one more for each …"""
    widening: int = Count(MOST)
    """… so many hundredths of the square root of the visits. 0: every move is tried first."""
    deepening: int = Count(MOST)
    """Below the root only the rules of thumb are followed at first, and one move more for each so
    many visits. 0: as at the root."""
    horizon: int = Count(MOST)
    """Plies a playout goes on before it is judged; 0: to the end."""
    looks_ahead: int = Count(MOST)
    """1: at the horizon the game's outlook is asked; 0: it has none, and the standing counts."""
    most_plies: int = Count(MOST)


# ------------------------------------------------------------------------------------ choosing
def may_widen(how: Manner, visits: int, tried: int, is_root: bool) -> bool:
    """May one more move be tried at a node that was visited so often?"""
    if how.deepening > 0 and not is_root:
        return tried <= visits // how.deepening
    if how.widening == 0 or tried < how.first_width:
        return True
    return tried < how.first_width + how.widening * sqrt(visits) / 100


def select(
    nodes: Rows, parent: int, moves: Ints, count: int, child_of: Ints, how: Manner,
    is_secret: bool, rng: Ints,
) -> tuple[int, int]:  # fmt: skip
    """The tried move with the best prospects (or NONE), and how many are untried.

    Leaves in `child_of` the node of each legal move; `forget` wipes it.
    """
    find_children(nodes, parent, child_of)
    untried, best, best_value = 0, NONE, -1.0
    for i in range(count):
        child = child_of[moves[i]]
        if child == NONE:
            untried += 1
        else:
            nodes[child].available += 1
            value = prospects(nodes[child], how, is_secret, rng)
            if value > best_value:
                best, best_value = child, value
    return best, untried


def prospects(node: Node, how: Manner, is_secret: bool, rng: Ints) -> float:
    """What came of a move, and more the less is known of it.

    Where something is secret, two seats that learn from each other in step would chase each other
    round in circles: what is unknown is weighed at random there.
    """
    unknown = how.exploration / 100 * sqrt(log(node.available)) + how.trust / 100 * node.prior
    if is_secret:
        unknown *= below(rng, 2 * WHOLE) / WHOLE
    return float(node.reward / (WHOLE * node.visits) + unknown / sqrt(node.visits))


def untried_move(
    state: State, seat: int, scratch: View, moves: Ints, count: int, child_of: Ints, rng: Ints
) -> tuple[int, int]:
    """The move to try next, and its prior: what the rules of thumb say, if new, else any."""
    view(state, seat, scratch)
    chosen = int(thumb(scratch, moves, count, rng))
    if child_of[chosen] == NONE:
        return chosen, 1
    seen = 0
    for i in range(count):
        if child_of[moves[i]] == NONE:
            seen += 1
            if below(rng, seen) == 0:
                chosen = int(moves[i])
    return chosen, 0


# ------------------------------------------------------------------------------------- walking
def finish(state: State, scratch: View, rng: Ints, moves: Ints, how: Manner) -> None:
    """Play on to the end, or as far as the horizon."""
    plies = 0
    most = how.horizon if how.horizon > 0 else how.most_plies
    while plies < most:
        seat = to_act(state)
        if seat == NOBODY:
            return
        plies += 1
        if seat == CHANCE:
            apply(state, int(pick(state, below(rng, total_odds(state)))), None)
            continue
        if follows_thumb(how.thumb_share, rng):
            view(state, seat, scratch)
            move = int(thumb(scratch, moves, legal_moves(state, moves), rng))
        else:
            move = int(moves[below(rng, legal_moves(state, moves))])
        apply(state, move, None)


def follows_thumb(share: int, rng: Ints) -> bool:
    """Does this move of a playout follow the rules of thumb? Nothing is drawn where that is sure.

    A draw less keeps playouts with the same luck in step.
    """
    return share >= 100 or (share > 0 and below(rng, 100) < share)


def rewards(final: Ints, seats: int, how: Manner, gain: Ints) -> None:
    """What the ranks are worth: gain[seat], and gain[MOST_SEATS + seat] for the first place alone.

    A draw of everybody is half a win; partners neither gain nor lose by each other.
    """
    leaders = 0
    for seat in range(seats):
        if final[2 * seat] == 0:
            leaders += 1
    for seat in range(seats):
        beaten = 0
        for other in range(seats):
            if final[2 * seat] < final[2 * other]:
                beaten += 2
            elif other != seat and final[2 * seat] == final[2 * other]:
                beaten += 1
        first = 0
        if final[2 * seat] == 0:
            first = WHOLE // 2 if leaders == seats else WHOLE
        by_rank = WHOLE * beaten // (2 * seats - 2) if seats > 1 else first
        gain[seat] = (how.winning * first + (100 - how.winning) * by_rank) // 100
        if leaders == seats:
            gain[seat] = WHOLE * how.draw // 100
        gain[MOST_SEATS + seat] = first


def chances(parts: Ints, seats: int, how: Manner, gain: Ints) -> None:
    """The same for a match that goes on: each side hopes for its part of the whole, or a draw."""
    level = parts[2 * seats]
    for seat in range(seats):
        mine, whole = 0, level
        for other in range(seats):
            whole += parts[2 * other + 1]
            if parts[2 * other] == parts[2 * seat]:
                mine += parts[2 * other + 1]
        gain[seat] = (WHOLE * mine + WHOLE // 100 * how.draw * level) // whole
        gain[MOST_SEATS + seat] = (WHOLE * mine + WHOLE // 2 * level) // whole


def judge(state: State, seats: int, how: Manner, sums: Kept) -> None:
    """What the match is worth to each seat, at its end or at the horizon."""
    final, gain = sums
    if how.looks_ahead == 1 and to_act(state) != NOBODY:
        outlook(state, final)
        chances(final, seats, how, gain)
    else:
        standing(state, final)
        rewards(final, seats, how, gain)


# ------------------------------------------------------------------------------------ searching
def grow(
    seen: View, seats: int, playouts: int, rng: Ints, salt: int, nodes: Rows, size: int,
    records: Kept, buffers: Kept, sums: Kept,
) -> int:  # fmt: skip
    """Add so many playouts to the tree of the view seen[0]; return the tree's size.

    Luck is the same for all: the n-th playout of each move at the root meets the same world and the
    same stream of chance, drawn by `salt`, so that moves differ by what they are worth.
    """
    world, scratch, settings = records
    state, blank, how = world[0], scratch[0], settings[0]
    moves, _, at, path, luck = buffers
    for _ in range(playouts):
        sample_world(seen[0], rng, state)
        has_room = size + seats <= len(nodes)
        first = choose(state, to_act(state), blank, nodes, 0, has_room, False, rng, buffers, how)
        child = child_labelled(nodes, 0, first[0])
        seed_rng(luck, salt, int(nodes[child].visits) if child != NONE else 0)
        sample_world(seen[0], luck, state)
        at[0] = 0
        size, length = walk(state, first, blank, seats, luck, nodes, size, buffers, how)
        finish(state, blank, luck, moves, how)
        judge(state, seats, how, sums)
        note_result(nodes, path, length, sums[1])
    return size


def note_result(nodes: Rows, path: Ints, length: int, gain: Ints) -> None:
    """Tell the root and every node of the path what came of this playout."""
    nodes[0].visits += 1
    for i in range(length):
        node = nodes[path[i]]
        node.visits += 1
        node.reward += gain[node.seat]
        node.firsts += gain[MOST_SEATS + node.seat]


def walk(
    state: State, first: tuple[int, int, bool], blank: View, seats: int, rng: Ints, nodes: Rows,
    size: int, buffers: Kept, how: Manner,
) -> tuple[int, int]:  # fmt: skip
    """Go down the tree as far as it reaches and add a node; return its size and the path's length.

    `first` is what was chosen at the root. While all seats stand at one node (`together`), at[0]
    speaks for everybody.
    """
    _, _, at, _, _ = buffers
    move, prior, is_new = first
    length, together, seat = 0, True, to_act(state)
    while move != HIDDEN:
        mask = audience(state, move)
        if size + seats > len(nodes) and not (together and mask == EVERYONE):
            break
        apply(state, move, None)
        size, length, together = step(
            nodes, size, buffers, seats, seat, move, prior, mask, together, length
        )
        seat = next_seat(state, rng)
        if is_new or length + seats > DEEPEST or seat == NOBODY:
            break
        parent, has_room = at[0] if together else at[seat], size + seats <= len(nodes)
        move, prior, is_new = choose(
            state, seat, blank, nodes, parent, has_room, not together, rng, buffers, how
        )
    return size, length


def step(
    nodes: Rows, size: int, buffers: Kept, seats: int, seat: int, move: int, prior: int, mask: int,
    together: bool, length: int,
) -> tuple[int, int, bool]:  # fmt: skip
    """Each seat goes to the node of the move as it saw it; size, length of the path, together?"""
    _, _, at, path, _ = buffers
    if together and mask == EVERYONE:
        size, at[0] = go_to(nodes, size, at[0], move, seat, prior)
        path[length] = at[0]
        return size, length + 1, True
    if together:
        for other in range(1, seats):
            at[other] = at[0]
    size = part(nodes, size, at, seats, seat, move, prior, mask)
    return size, note_places(at, seats, path, length), False


def next_seat(state: State, rng: Ints) -> int:
    """Draw for CHANCE until a seat has to decide, or NOBODY."""
    while to_act(state) == CHANCE:
        apply(state, int(pick(state, below(rng, total_odds(state)))), None)
    return int(to_act(state))


def choose(
    state: State, seat: int, blank: View, nodes: Rows, parent: int, has_room: bool, is_secret: bool,
    rng: Ints, buffers: Kept, how: Manner,
) -> tuple[int, int, bool]:  # fmt: skip
    """The move to follow, its prior, and is it new; HIDDEN where a full tree knows none."""
    moves, child_of, _, _, _ = buffers
    count = legal_moves(state, moves)
    child, untried = select(nodes, parent, moves, count, child_of, how, is_secret, rng)
    tried, visits = count - untried, nodes[parent].visits
    is_new = has_room and untried > 0 and may_widen(how, visits, tried, parent == 0)
    move, prior = HIDDEN, 0
    if is_new:
        move, prior = untried_move(state, seat, blank, moves, count, child_of, rng)
    elif child != NONE:
        move = int(nodes[child].label)
    forget(nodes, parent, child_of)
    return move, prior, is_new
