"""A small network of integers that judges a duel from the side of one of its teams.

What is seen is added up by UNITS; those that are above zero push toward a win, a draw or a loss.
The rules have no room of their own, so the units lie in the caller's buffer, behind what an outlook
writes. All is integers: Python, Numba and CUDA agree to the last digit.
"""

import json
from collections.abc import Sequence
from typing import NamedTuple

from tifo.core.growth import growth
from tifo.core.records import Ints

Table = Sequence[int]
ROOM = 33
"""Where the units begin in the buffer, behind two numbers for each of sixteen seats and a draw …"""
UNITS = 32
SIZE = ROOM + UNITS
"""… and how long it has to be."""
ONE = 1024
"""Weights are counted in parts of this."""
WIN, DRAW, LOSS = 0, 1, 2
ENDS = 3


class Fitted(NamedTuple):
    """The numbers of a network, as `lab/outlook/fit.py` finds them."""

    weights: tuple[int, ...]
    """UNITS for each thing that can be seen."""
    pushes: tuple[int, ...]
    """ENDS for each unit, then ENDS that count always."""


def read_network(text: str) -> Fitted:
    """What is written in the outlook.json of a game."""
    numbers = json.loads(text)
    return Fitted(*(tuple(n for row in numbers[name] for n in row) for name in Fitted._fields))


def begin(out: Ints) -> None:
    """Nothing was seen yet."""
    for unit in range(UNITS):
        out[ROOM + unit] = 0


def see(out: Ints, weights: Table, what: int, times: int) -> None:
    """Something is there so many times."""
    for unit in range(UNITS):
        out[ROOM + unit] += weights[UNITS * what + unit] * times


def push(out: Ints, pushes: Table, end: int) -> int:
    """What the units have to say for one end of the match, in thousandths of a power of e."""
    total = pushes[ENDS * UNITS + end] * ONE
    for unit in range(UNITS):
        total += max(out[ROOM + unit], 0) * pushes[ENDS * unit + end]
    return total * 1000 // (ONE * ONE)


def conclude(out: Ints, pushes: Table, side: int, seats: int) -> None:
    """Write the parts of the two sides and of a draw; the match was seen from `side`.

    The first two seats are on different sides, and bring the parts of their partners too.
    """
    draw = push(out, pushes, DRAW)
    for seat in range(seats):
        out[2 * seat + 1] = 0
    out[1 + 2 * side] = growth(push(out, pushes, WIN) - draw)
    out[3 - 2 * side] = growth(push(out, pushes, LOSS) - draw)
    out[2 * seats] = growth(0)
