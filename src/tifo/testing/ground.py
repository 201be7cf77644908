"""Positions in notation, and what follows from them: what the tests of every game ask."""

from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Generic, TypeVar

from tifo.core.contract import Game, Seat
from tifo.core.events import Event, Events
from tifo.core.records import Record

S = TypeVar("S", bound=Record)
P = TypeVar("P", bound=IntEnum)
H = TypeVar("H", bound=IntEnum)


@dataclass(frozen=True)
class Ground(Generic[S, P, H]):
    """Where the rules of a game are tried out, one position at a time."""

    game: Game[S, Any, Any]
    phases: type[P]
    happenings: type[H]

    def at(self, start: str | S) -> S:
        """A position of its own, from notation or from another one."""
        return self.game.notation.parse_state(start) if isinstance(start, str) else start.copy()

    def apply(self, state: S, move: str) -> list[Event]:
        """Make one legal move and return what happened."""
        why = self.refused(state, move)
        assert why == "", f"{move} is refused by {why} in {self.due(state)[0].name}"
        events = Events()
        self.game.rules.apply(state, self.game.notation.parse_move(move), events)
        self.game.conserved(state)
        return [events.event[i] for i in range(events.count)]

    def refused(self, state: str | S, move: str) -> str:
        """The clause that forbids a move, its number where there is none, or an empty text."""
        why = self.game.rules.refusal(self.at(state), self.game.notation.parse_move(move))
        if why == 0:
            return ""
        return self.game.clause_id(why) if why > 0 else str(why)

    def legal(self, state: str | S) -> list[str]:
        """The legal moves as text."""
        return [self.game.notation.format_move(move) for move in self.game.legal(self.at(state))]

    def due(self, state: S) -> tuple[P, Seat]:
        """What is asked of whom."""
        return self.phases(state.phase), self.game.rules.to_act(state)  # type: ignore[attr-defined]

    def told(self, events: list[Event]) -> list[tuple[H, str]]:
        """What happened, and by which clause."""
        return [
            (self.happenings(event.happening), self.game.clause_id(event.clause))
            for event in events
        ]
