"""Moves and states as text."""

from tifo.core.errors import NotationError
from tifo.core.notation import read_move
from tifo_shootout.rulebook import FACE, MOVE_COUNT
from tifo_shootout.state import Phase, State

SIDE = ("left", "right")
NUMBERS = ("seats", "kicks", "kick", "aim", "dive")


def format_move(move: int) -> str:
    """Write a move: a side, or the pips of the die."""
    return SIDE[move] if move < FACE else str(move - FACE + 1)


_MOVES = {format_move(move): move for move in range(MOVE_COUNT)}


def parse_move(text: str) -> int:
    """Read a move."""
    return read_move(text, _MOVES)


def format_state(state: State) -> str:
    """Write a state."""
    numbers = " ".join(f"{name}={getattr(state, name)}" for name in NUMBERS)
    goals = f"{state.goals[0]}-{state.goals[1]}"
    return f"phase={Phase(state.phase).name.lower()} {numbers} goals={goals}"


def parse_state(text: str) -> State:
    """Read a state; numbers that are left out are zero, but for two seats and three kicks."""
    state = State()
    state.seats, state.kicks = 2, 3
    try:
        for key, value in (word.split("=", 1) for word in text.split()):
            if key == "phase":
                state.phase = int(Phase[value.upper()])
            elif key == "goals":
                state.goals = [int(part) for part in value.split("-")]
            elif key in NUMBERS:
                setattr(state, key, int(value))
            else:
                raise KeyError(key)
    except (KeyError, ValueError):
        raise NotationError("error-notation-state", text=text) from None
    return state
