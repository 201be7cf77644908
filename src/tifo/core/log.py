"""The log of a match and its replay. Nothing is ever deleted: a takeback is an entry too."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from tifo.core.contract import NOBODY, AnyGame, Move, Seat
from tifo.core.errors import MatchFileError
from tifo.core.events import Event, Events


@dataclass(frozen=True)
class Played:
    """A move of a seat or of CHANCE."""

    move: Move


@dataclass(frozen=True)
class TakenBack:
    """The line that counts goes back to this ply."""

    ply: int


@dataclass(frozen=True)
class Seated:
    """Another coach sits down: `human`, or `bot:` and its name."""

    seat: Seat
    coach: str


Entry: TypeAlias = Played | TakenBack | Seated


def line(entries: Sequence[Entry]) -> list[Move]:
    """The moves that count, in order of ply."""
    moves: list[Move] = []
    for entry in entries:
        match entry:
            case Played(move):
                moves.append(move)
            case TakenBack(ply):
                del moves[ply:]
            case Seated():
                pass
    return moves


@dataclass(frozen=True)
class Ply:
    """One move of a replay: who made it, what happened, and the state it led to."""

    number: int
    seat: Seat
    move: Move
    audience: int
    events: list[Event]
    state: Any


def step(
    game: AnyGame, state: Any, move: Move, buffer: Events | None = None
) -> tuple[int, list[Event]]:
    """Apply a move; return who may see it and what happened. A buffer may be lent: it is large."""
    audience = game.rules.audience(state, move)
    events = buffer or Events()
    events.count = 0
    game.rules.apply(state, move, events)
    return audience, [events.event[i].copy() for i in range(events.count)]


def replay(game: AnyGame, options: Any, moves: Sequence[Move]) -> Iterator[Ply]:
    """Tell a match again, move by move. The state is the same object, one ply further each time."""
    state, buffer = game.new_state(options), Events()
    for number, move in enumerate(moves):
        seat = game.rules.to_act(state)
        if seat == NOBODY:
            raise MatchFileError("error-file-beyond-end", ply=number)
        if game.rules.refusal(state, move) != 0:
            raise MatchFileError("error-file-illegal", ply=number, move=move)
        audience, events = step(game, state, move, buffer)
        yield Ply(number, seat, move, audience, events, state)


def state_after(game: AnyGame, options: Any, moves: Sequence[Move]) -> Any:
    """The state that a line of moves leads to."""
    state = game.new_state(options)
    for ply in replay(game, options, moves):
        state = ply.state
    return state
