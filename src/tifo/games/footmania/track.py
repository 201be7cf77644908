"""The ways of a pawn over the board."""

from tifo.core.records import Ints
from tifo.games.footmania.components import NEXT, WAYS
from tifo.games.footmania.moves import GO
from tifo.games.footmania.state import State

MOST_CHOICES = 16
"""More ways than one roll can take."""


def walk(start: int, back: int, steps: int, choices: int) -> tuple[int, int, int]:
    """Walk on, never back (FM-move-3); `choices` are the turnings, smallest digit first.

    Return the square, the one before it, and what is left of the choices: 0 if all were needed.
    """
    here = start
    for _ in range(steps):
        ways = 0
        for i in range(WAYS):
            square = NEXT[WAYS * here + i]
            if square >= 0 and square != back:
                ways += 1
        taken = choices % ways
        choices //= ways
        there = here
        for i in range(WAYS):
            square = NEXT[WAYS * here + i]
            if square >= 0 and square != back:
                if taken == 0:
                    there = square
                taken -= 1
        back = here
        here = there
    return here, back, choices


def way_to(state: State, goal: int) -> int:
    """The choices that bring the pawn whose turn it is to this square, or -1."""
    seat = state.turn
    for choices in range(MOST_CHOICES):
        square, _, left = walk(state.square[seat], state.came[seat] - 1, state.die, choices)
        if left == 0 and square == goal:
            return choices
    return -1


def goals(state: State, out: Ints) -> int:
    """Write the moves to every square that the roll reaches, ascending; return how many."""
    seat = state.turn
    count = 0
    for choices in range(MOST_CHOICES):
        square, _, left = walk(state.square[seat], state.came[seat] - 1, state.die, choices)
        if left == 0:
            i = count
            while i > 0 and out[i - 1] > GO + square:
                i -= 1
            if i == 0 or out[i - 1] != GO + square:
                k = count
                while k > i:
                    out[k] = out[k - 1]
                    k -= 1
                out[i] = GO + square
                count += 1
    return count


def has_choice(state: State) -> bool:
    """Does the roll reach more than one square?"""
    seat = state.turn
    first, _, _ = walk(state.square[seat], state.came[seat] - 1, state.die, 0)
    for choices in range(1, MOST_CHOICES):
        square, _, left = walk(state.square[seat], state.came[seat] - 1, state.die, choices)
        if left == 0 and square != first:
            return True
    return False
