"""What happened, under which clause, and who may see the secret part of it.

An event is public but for its one `secret` field, which the seats of `audience` may read.
`events` is None where nobody listens: then the emission is compiled away.
"""

from collections.abc import Sequence
from typing import Annotated

from tifo.core.records import Int8, Int16, Int32, Record

EVERYONE = -1
"""An audience of all seats, spectators included."""
MOST_EVENTS = 64
"""More than any one move may cause."""


class Event(Record):
    """One happening."""

    happening: Int16
    """Which one: a member of the game's `Happening`."""
    clause: Int16
    """The clause that made it happen: a member of the game's `Clause`."""
    audience: Int32
    """Bit mask of the seats that may read `secret`."""
    seat: Int8
    """Whom it happened to."""
    a: Int32
    b: Int32
    c: Int32
    d: Int32
    secret: Int32


class Events(Record):
    """The events of one move, in order."""

    count: Int16
    event: Annotated[Sequence[Event], Event, MOST_EVENTS]


def emit(
    events: Events | None,
    happening: int,
    clause: int,
    seat: int,
    a: int = 0,
    b: int = 0,
    c: int = 0,
    d: int = 0,
) -> None:
    """Note an event that everyone may see whole."""
    if events is None:
        return
    whisper(events, EVERYONE, happening, clause, seat, 0, a, b, c, d)


def whisper(
    events: Events | None,
    audience: int,
    happening: int,
    clause: int,
    seat: int,
    secret: int,
    a: int = 0,
    b: int = 0,
    c: int = 0,
    d: int = 0,
) -> None:
    """Note an event whose `secret` is for the seats of `audience` alone."""
    if events is None:
        return
    event = events.event[events.count]
    event.happening = happening
    event.clause = clause
    event.audience = audience
    event.seat = seat
    event.a = a
    event.b = b
    event.c = c
    event.d = d
    event.secret = secret
    events.count += 1


def only(seat: int) -> int:
    """The audience of one seat."""
    return 1 << seat


def may_see(audience: int, seat: int) -> bool:
    """Is this seat (NOBODY for a spectator) in the audience?"""
    return audience == EVERYONE or (seat >= 0 and audience >> seat & 1 == 1)
