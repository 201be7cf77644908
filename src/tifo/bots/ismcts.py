"""Information-set Monte-Carlo tree search over the contract. Bound to a game by the compiler.

Each playout guesses a world that fits the view, walks down the tree with it, adds a node, and
plays on to the end. CHANCE is drawn from its odds outside the tree, so a hidden draw never branches
it. A node stands for what a seat has seen of the moves since the root: seats share nodes until a
move is hidden from one of them (a secret choice); from there each has a branch of its own and
chooses by what it knows. Any number of seats, each for its own reward; partners, who share a rank,
share it.

Plain functions and integers: the same text runs interpreted over lists of records and compiled
over arrays of them. Moves go into the rules as `int(…)`: one width, so Numba compiles them once.
"""

from math import log, sqrt
from typing import Any

from tifo.core.contract import CHANCE, NOBODY
from tifo.core.events import EVERYONE, may_see
from tifo.core.records import Int8, Int32, Ints, Record
from tifo.core.rng import below
from tifo.native.hole import (
    apply,
    audience,
    legal_moves,
    pick,
    sample_world,
    standing,
    thumb,
    to_act,
    total_odds,
    view,
)

NONE = -1
"""No node."""
HIDDEN = -1
"""The label of a move that was not seen."""
WHOLE = 1000
"""The reward of a match won against everybody."""
DEEPEST = 240
"""More nodes than one walk down the tree may touch."""
MOST_SEATS = 16


class Node(Record):
    """A move in the tree, as one seat or several saw it, and what came of it."""

    label: Int32
    """The move, or HIDDEN."""
    seat: Int8
    """Who made it."""
    prior: Int8
    """1 if the rules of thumb proposed it."""
    visits: Int32
    available: Int32
    """How often it could have been chosen."""
    reward: Int32
    """Sum over the visits, for the seat that made it."""
    firsts: Int32
    """Matches won, the same way: a draw is half of WHOLE."""
    first_child: Int32
    next_sibling: Int32


class Settings(Record):
    """How to search one game; the numbers are found in the arena."""

    exploration: Int32
    """Weight of what is little known, in hundredths."""
    trust: Int32
    """Weight of what the rules of thumb proposed, in hundredths."""
    thumb_share: Int32
    """Of a hundred moves of a playout, how many are by rules of thumb."""
    winning: Int32
    """Of a hundred parts of the reward, how many for the first place; the rest for each rank."""
    draw: Int32
    """What a draw of everybody is worth, in hundredths; under 50 it is to be avoided."""
    margin: Int32
    """Of a hundred parts of the reward, how many for the distance in score …"""
    scale: Int32
    """… of which so much is worth half of them."""
    first_width: Int32
    """Moves tried before widening; then one more for each …"""
    widening: Int32
    """… so many hundredths of the square root of the visits. 0: every move is tried first."""
    horizon: Int32
    """Plies a playout goes on before it is judged by the standing; 0: to the end."""
    most_plies: Int32


def clear_node(node: Node, label: int, seat: int) -> None:
    """A node nobody has visited."""
    node.label = label
    node.seat = seat
    node.prior = 0
    node.visits = 0
    node.available = 0
    node.reward = 0
    node.firsts = 0
    node.first_child = NONE
    node.next_sibling = NONE


def plant(nodes: Any) -> int:
    """An empty tree; return its size."""
    clear_node(nodes[0], HIDDEN, NOBODY)
    return 1


def add_child(nodes: Any, size: int, parent: int, label: int, seat: int) -> int:
    """A new node below another; return its index, which was the size of the tree."""
    clear_node(nodes[size], label, seat)
    nodes[size].next_sibling = nodes[parent].first_child
    nodes[parent].first_child = size
    return size


def child_labelled(nodes: Any, parent: int, label: int) -> int:
    """The child that stands for a move, or NONE."""
    child: int = nodes[parent].first_child
    while child != NONE and nodes[child].label != label:
        child = nodes[child].next_sibling
    return child


# ------------------------------------------------------------------------------------ choosing
def may_widen(how: Settings, visits: int, tried: int) -> bool:
    """May one more move be tried at a node that was visited so often?"""
    if how.widening == 0 or tried < how.first_width:
        return True
    return tried < how.first_width + how.widening * sqrt(visits) / 100


def select(
    nodes: Any,
    parent: int,
    moves: Ints,
    count: int,
    child_of: Ints,
    how: Settings,
    is_secret: bool,
    rng: Ints,
) -> tuple[int, int]:
    """The tried move with the best prospects (or NONE), and how many are untried.

    Where something is secret, two seats that learn from each other in step would chase each other
    round in circles: what is unknown is weighed at random there.
    Leaves in `child_of` the node of each legal move; `forget` wipes it.
    """
    child = nodes[parent].first_child
    while child != NONE:
        if nodes[child].label != HIDDEN:
            child_of[nodes[child].label] = child
        child = nodes[child].next_sibling
    untried, best, best_value = 0, NONE, -1.0
    weight, trust = how.exploration / 100, how.trust / 100
    for i in range(count):
        child = child_of[moves[i]]
        if child == NONE:
            untried += 1
        else:
            node = nodes[child]
            node.available += 1
            unknown = weight * sqrt(log(node.available)) + trust * node.prior
            if is_secret:
                unknown *= below(rng, 2 * WHOLE) / WHOLE
            value = node.reward / (WHOLE * node.visits) + unknown / sqrt(node.visits)
            if value > best_value:
                best, best_value = child, value
    return best, untried


def forget(nodes: Any, parent: int, child_of: Ints) -> None:
    """Wipe what `select` left behind."""
    child = nodes[parent].first_child
    while child != NONE:
        if nodes[child].label != HIDDEN:
            child_of[nodes[child].label] = NONE
        child = nodes[child].next_sibling


def untried_move(
    state: Any, seat: int, scratch: Any, moves: Ints, count: int, child_of: Ints, rng: Ints
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
def go_to(nodes: Any, size: int, parent: int, label: int, seat: int, prior: int) -> tuple[int, int]:
    """The size of the tree and the child that stands for a move, which is added if it is new."""
    child = child_labelled(nodes, parent, label)
    if child != NONE:
        return size, child
    nodes[add_child(nodes, size, parent, label, seat)].prior = prior
    return size + 1, size


def part(
    nodes: Any, size: int, at: Ints, seats: int, seat: int, move: int, prior: int, mask: int
) -> int:
    """Each seat goes to the node of the move as it saw it; return the size of the tree."""
    for other in range(seats):
        label = move if other == seat or may_see(mask, other) else HIDDEN
        size, at[other] = go_to(nodes, size, at[other], label, seat, prior)
    return size


def finish(state: Any, scratch: Any, rng: Ints, moves: Ints, how: Settings) -> None:
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
        if how.thumb_share > 0 and below(rng, 100) < how.thumb_share:
            view(state, seat, scratch)
            move = int(thumb(scratch, moves, legal_moves(state, moves), rng))
        else:
            move = int(moves[below(rng, legal_moves(state, moves))])
        apply(state, move, None)


def lead(final: Ints, seats: int, seat: int) -> int:
    """How far a seat's score is ahead of the best of those who do not share its rank."""
    best, found = 0, False
    for other in range(seats):
        if final[2 * other] != final[2 * seat]:
            if not found or final[2 * other + 1] > best:
                best = final[2 * other + 1]
            found = True
    return final[2 * seat + 1] - best if found else 0


def rewards(final: Ints, seats: int, how: Settings, gain: Ints) -> None:
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
        if leaders == seats:
            gain[seat] = WHOLE * how.draw // 100
            gain[MOST_SEATS + seat] = WHOLE // 2
            continue
        ahead = lead(final, seats, seat)
        away = ahead if ahead > 0 else -ahead
        by_margin = WHOLE // 2 + WHOLE * ahead // (2 * (away + how.scale))
        gain[seat] = (
            how.winning * first
            + how.margin * by_margin
            + (100 - how.winning - how.margin) * by_rank
        ) // 100
        gain[MOST_SEATS + seat] = first


# ------------------------------------------------------------------------------------ searching
def grow(
    seen: Any,
    seats: int,
    playouts: int,
    rng: Ints,
    nodes: Any,
    size: int,
    records: Any,
    buffers: Any,
    sums: Any,
) -> int:
    """Add so many playouts to the tree of the view seen[0]; return the tree's size."""
    world, scratch, settings = records
    state, blank, how = world[0], scratch[0], settings[0]
    moves, _, at, path = buffers
    final, gain = sums
    for _ in range(playouts):
        sample_world(seen[0], rng, state)
        at[0] = 0
        size, length = walk(state, blank, seats, rng, nodes, size, buffers, how)
        finish(state, blank, rng, moves, how)
        standing(state, final)
        rewards(final, seats, how, gain)
        nodes[0].visits += 1
        for i in range(length):
            node = nodes[path[i]]
            node.visits += 1
            node.reward += gain[node.seat]
            node.firsts += gain[MOST_SEATS + node.seat]
    return size


def walk(
    state: Any,
    blank: Any,
    seats: int,
    rng: Ints,
    nodes: Any,
    size: int,
    buffers: Any,
    how: Settings,
) -> tuple[int, int]:
    """Go down the tree as far as it reaches and add a node; return its size and the path's length.

    While all seats stand at one node (`together`), at[0] speaks for everybody.
    """
    _, _, at, path = buffers
    length, together, is_new = 0, True, False
    while not is_new and length + seats <= DEEPEST and to_act(state) != NOBODY:
        seat = to_act(state)
        if seat == CHANCE:
            apply(state, int(pick(state, below(rng, total_odds(state)))), None)
            continue
        has_room = size + seats <= len(nodes)
        parent = at[0] if together else at[seat]
        move, prior, is_new = choose(
            state, seat, blank, nodes, parent, has_room, not together, rng, buffers, how
        )
        mask = audience(state, move) if move != HIDDEN else EVERYONE
        if move == HIDDEN or (not has_room and not (together and mask == EVERYONE)):
            break
        apply(state, move, None)
        if together and mask == EVERYONE:
            size, at[0] = go_to(nodes, size, parent, move, seat, prior)
            path[length] = at[0]
            length += 1
            continue
        if together:
            for other in range(1, seats):
                at[other] = at[0]
            together = False
        size = part(nodes, size, at, seats, seat, move, prior, mask)
        length = note_places(at, seats, path, length)
    return size, length


def choose(
    state: Any,
    seat: int,
    blank: Any,
    nodes: Any,
    parent: int,
    has_room: bool,
    is_secret: bool,
    rng: Ints,
    buffers: Any,
    how: Settings,
) -> tuple[int, int, bool]:
    """The move to follow, its prior, and is it new; HIDDEN where a full tree knows none."""
    moves, child_of, _, _ = buffers
    count = legal_moves(state, moves)
    child, untried = select(nodes, parent, moves, count, child_of, how, is_secret, rng)
    is_new = has_room and untried > 0 and may_widen(how, nodes[parent].visits, count - untried)
    move, prior = HIDDEN, 0
    if is_new:
        move, prior = untried_move(state, seat, blank, moves, count, child_of, rng)
    elif child != NONE:
        move = int(nodes[child].label)
    forget(nodes, parent, child_of)
    return move, prior, is_new


def note_places(at: Ints, seats: int, path: Ints, length: int) -> int:
    """Add the nodes where the seats stand to the path, each once; return the path's length."""
    for seat in range(seats):
        is_shared = False
        for other in range(seat):
            if at[other] == at[seat]:
                is_shared = True
        if not is_shared:
            path[length] = at[seat]
            length += 1
    return length


# -------------------------------------------------------------------------------- the tree itself
def survey(nodes: Any, out: Ints) -> int:
    """Write move, visits, reward and firsts of each child of the root; return how many."""
    count = 0
    child = nodes[0].first_child
    while child != NONE:
        node = nodes[child]
        if node.label != HIDDEN:
            out[4 * count] = node.label
            out[4 * count + 1] = node.visits
            out[4 * count + 2] = node.reward
            out[4 * count + 3] = node.firsts
            count += 1
        child = node.next_sibling
    return count


def copy_node(source: Node, out: Node) -> None:
    """The same numbers in another node."""
    out.label = source.label
    out.seat = source.seat
    out.prior = source.prior
    out.visits = source.visits
    out.available = source.available
    out.reward = source.reward
    out.firsts = source.firsts
    out.first_child = source.first_child
    out.next_sibling = NONE


def transplant(nodes: Any, move: int, out: Any) -> int:
    """Copy what lies below a move of the root into another tree; return its size."""
    child = child_labelled(nodes, 0, move)
    if child == NONE:
        return plant(out)
    copy_node(nodes[child], out[0])
    size, done = 1, 0
    while done < size:
        child = out[done].first_child  # still an index into the old tree
        last = NONE
        while child != NONE:
            copy_node(nodes[child], out[size])
            if last == NONE:
                out[done].first_child = size
            else:
                out[last].next_sibling = size
            last = size
            size += 1
            child = nodes[child].next_sibling
        done += 1
    return size
