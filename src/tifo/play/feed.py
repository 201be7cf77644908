"""The one place where what happened is cut to what a seat may know."""

from dataclasses import dataclass

from tifo.core.contract import Move, Seat
from tifo.core.events import EVERYONE, Event, may_see
from tifo.core.log import Ply


@dataclass(frozen=True)
class SeenPly:
    """A ply as one seat is told of it: a redacted move keeps its place and loses its value."""

    number: int
    seat: Seat
    move: Move | None
    events: list[Event]


def cut(ply: Ply, viewer: Seat) -> SeenPly:
    """What a seat (NOBODY: a spectator) may know of a ply."""
    move = ply.move if may_see(ply.audience, viewer) else None
    return SeenPly(ply.number, ply.seat, move, [cut_event(event, viewer) for event in ply.events])


def cut_event(event: Event, viewer: Seat) -> Event:
    """The event without its secret where the viewer is not in the audience.

    The audience itself stays: who was told is public, what was told is not.
    """
    if event.audience == EVERYONE or may_see(event.audience, viewer):
        return event
    blank = event.copy()
    blank.secret = 0
    return blank
