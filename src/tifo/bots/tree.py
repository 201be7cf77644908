"""The tree of the search: nodes, the places where seats stand in it, and what it tells.

A node stands for what a seat has seen of the moves since the root: seats share nodes until a move
is hidden from one of them. Plain functions over a list or an array of nodes, and indices into it.
"""

from tifo.core import written
from tifo.core.contract import NOBODY
from tifo.core.events import may_see
from tifo.core.fields import MOST, Count, Flag, Number, Seat
from tifo.core.records import Ints, Record
from tifo.native.hole import Rows

NONE = -1
"""No node."""
HIDDEN = -1
"""The label of a move that was not seen."""
ROW = 4
"""Numbers of a line of `survey`."""


class Node(Record):
    """A move in the tree, as one seat or several saw it, and what came of it."""

    label: int = Number(HIDDEN, MOST)
    """The move, or HIDDEN."""
    seat: int = Seat()
    """Who made it."""
    prior: int = Flag()
    """1 if the rules of thumb proposed it."""
    visits: int = Count(MOST)
    available: int = Count(MOST)
    """How often it could have been chosen."""
    reward: int = Count(MOST)
    """Sum over the visits, for the seat that made it."""
    firsts: int = Count(MOST)
    """Matches won, the same way: a draw is half of WHOLE."""
    first_child: int = Number(NONE, MOST)
    next_sibling: int = Number(NONE, MOST)


clear_node = written.clear(Node, __name__)
copy_node = written.copy(Node, __name__)


def begin(node: Node, label: int, seat: int) -> None:
    """A node nobody has visited."""
    clear_node(node)
    node.label = label
    node.seat = seat
    node.first_child = NONE
    node.next_sibling = NONE


def plant(nodes: Rows) -> int:
    """An empty tree; return its size."""
    begin(nodes[0], HIDDEN, NOBODY)
    return 1


def add_child(nodes: Rows, size: int, parent: int, label: int, seat: int) -> int:
    """A new node below another; return its index, which was the size of the tree."""
    begin(nodes[size], label, seat)
    nodes[size].next_sibling = nodes[parent].first_child
    nodes[parent].first_child = size
    return size


def child_labelled(nodes: Rows, parent: int, label: int) -> int:
    """The child that stands for a move, or NONE."""
    child: int = nodes[parent].first_child
    while child != NONE and nodes[child].label != label:
        child = nodes[child].next_sibling
    return child


# ------------------------------------------------------------------------- what lies below a node
def find_children(nodes: Rows, parent: int, child_of: Ints) -> None:
    """Write the child that stands for each move into `child_of`."""
    child = nodes[parent].first_child
    while child != NONE:
        if nodes[child].label != HIDDEN:
            child_of[nodes[child].label] = child
        child = nodes[child].next_sibling


def forget(nodes: Rows, parent: int, child_of: Ints) -> None:
    """Wipe what `find_children` wrote."""
    child = nodes[parent].first_child
    while child != NONE:
        if nodes[child].label != HIDDEN:
            child_of[nodes[child].label] = NONE
        child = nodes[child].next_sibling


# ------------------------------------------------------------------------------ where seats stand
def go_to(
    nodes: Rows, size: int, parent: int, label: int, seat: int, prior: int
) -> tuple[int, int]:
    """The size of the tree and the child that stands for a move, which is added if it is new."""
    child = child_labelled(nodes, parent, label)
    if child != NONE:
        return size, child
    nodes[add_child(nodes, size, parent, label, seat)].prior = prior
    return size + 1, size


def part(
    nodes: Rows, size: int, at: Ints, seats: int, seat: int, move: int, prior: int, mask: int
) -> int:
    """Each seat goes to the node of the move as it saw it; return the size of the tree."""
    for other in range(seats):
        label = move if other == seat or may_see(mask, other) else HIDDEN
        size, at[other] = go_to(nodes, size, at[other], label, seat, prior)
    return size


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


# ---------------------------------------------------------------------------------- the whole tree
def survey(nodes: Rows, out: Ints) -> int:
    """Write move, visits, reward and firsts of each child of the root; return how many."""
    count = 0
    child = nodes[0].first_child
    while child != NONE:
        node = nodes[child]
        if node.label != HIDDEN:
            out[ROW * count] = node.label
            out[ROW * count + 1] = node.visits
            out[ROW * count + 2] = node.reward
            out[ROW * count + 3] = node.firsts
            count += 1
        child = node.next_sibling
    return count


def move_node(source: Node, out: Node) -> None:
    """The same numbers in another tree, where it has no sibling yet."""
    copy_node(source, out)
    out.next_sibling = NONE


def transplant(nodes: Rows, move: int, out: Rows) -> int:
    """Copy what lies below a move of the root into another tree; return its size."""
    child = child_labelled(nodes, 0, move)
    if child == NONE:
        return plant(out)
    move_node(nodes[child], out[0])
    size, done = 1, 0
    while done < size:
        child = out[done].first_child  # still an index into the old tree
        last = NONE
        while child != NONE:
            move_node(nodes[child], out[size])
            if last == NONE:
                out[done].first_child = size
            else:
                out[last].next_sibling = size
            last = size
            size += 1
            child = nodes[child].next_sibling
        done += 1
    return size
