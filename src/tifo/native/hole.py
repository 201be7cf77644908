"""The contract's names for drivers, to be bound to a game.

A driver (a playout, a search) is a module of plain functions that imports these names. `bind` makes
a copy of the driver in which they are a game's own functions, interpreted or compiled.
"""

from typing import Any

from tifo.core.contract import Move, Seat
from tifo.core.events import Events
from tifo.core.records import Ints

STAND_IN = {"outlook": "standing"}
"""What is bound instead of a name that a game leaves out."""

State = Any
View = Any
Options = Any


def new_state(state: State, options: Options) -> None:
    """Fill the caller's record."""
    raise NotImplementedError


def to_act(state: State) -> Seat:
    """Who decides now."""
    raise NotImplementedError


def legal_moves(state: State, out: Ints) -> int:
    """Write the legal moves and return how many."""
    raise NotImplementedError


def refusal(state: State, move: Move) -> int:
    """0, or the clause that forbids the move."""
    raise NotImplementedError


def odds(state: State, out: Ints) -> int:
    """Write the weights of CHANCE's moves and return how many."""
    raise NotImplementedError


def total_odds(state: State) -> int:
    """The sum of the weights of CHANCE's moves."""
    raise NotImplementedError


def pick(state: State, ticket: int) -> Move:
    """CHANCE's move for a ticket."""
    raise NotImplementedError


def apply(state: State, move: Move, events: Events | None) -> None:
    """Carry out a legal move."""
    raise NotImplementedError


def audience(state: State, move: Move) -> int:
    """Who may see the move in the log."""
    raise NotImplementedError


def view(state: State, seat: Seat, out: View) -> None:
    """Fill `out` with what the seat knows."""
    raise NotImplementedError


def sample_world(seen: View, rng: Ints, out: State) -> None:
    """Fill `out` with a state that fits the view."""
    raise NotImplementedError


def standing(state: State, out: Ints) -> None:
    """Rank and score of each seat."""
    raise NotImplementedError


def outlook(state: State, out: Ints) -> None:
    """Side of each seat and the parts of a chance to win that it brings; then those of a draw.

    A game may have none. `out` has room for as much as a network needs (`tifo.core.network.SIZE`).
    """
    raise NotImplementedError


def thumb(seen: View, moves: Ints, count: int, rng: Ints) -> Move:
    """A move by rules of thumb."""
    raise NotImplementedError
