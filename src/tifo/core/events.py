"""What happened, under which clause, and who may see the secret part of it.

An event is public but for its one `secret` field, which the seats of `audience` may read.
`events` is None where nobody listens: then the emission is compiled away.
"""

from collections.abc import Sequence
from enum import IntEnum
from typing import Self

from tifo.core.fields import Count, Each, Seat, Word
from tifo.core.records import Record

EVERYONE = -1
"""An audience of all seats, spectators included."""
MOST_EVENTS = 64
"""More than any one move may cause."""
MOST_KINDS = (1 << 15) - 1
"""More happenings or clauses than any game has."""


PAIR = 64
"""What the first of two numbers in one field is multiplied by."""


class Event(Record):
    """One happening. What `a` to `d` and the secret mean, its `Happenings` say."""

    happening: int = Count(MOST_KINDS)
    """Which one: a member of the game's `Happening`."""
    clause: int = Count(MOST_KINDS)
    """The clause that made it happen: a member of the game's `Clause`."""
    audience: int = Word()
    """Bit mask of the seats that may read `secret`."""
    seat: int = Seat()
    """Whom it happened to."""
    a: int = Word()
    b: int = Word()
    c: int = Word()
    d: int = Word()
    secret: int = Word()


class Events(Record):
    """The events of one move, in order."""

    count: int = Count(MOST_KINDS)
    event: Sequence[Event] = Each(MOST_EVENTS, Event)


class Happenings(IntEnum):
    """What can happen in a game: a number, the names of its fields in order, that of its secret.

    GOAL = 18, "team first second"
    DREW = 2, "", "card"
    DRAWN = 3, "match left&right"

    A member is its number; the names are for those who tell, send and draw it. Two small numbers
    may share a field (PAIR * left + right): `left&right` names both.
    """

    fields: tuple[str, ...]
    secret: str

    def __new__(cls, number: int, fields: str = "", secret: str = "") -> Self:
        """Make a member, which is its number."""
        one = int.__new__(cls, number)
        one._value_ = number
        one.fields, one.secret = tuple(fields.split()), secret
        return one

    def told(self, event: Event, seat: int) -> dict[str, int]:
        """The fields of an event by name, as far as a seat may know them."""
        told: dict[str, int] = {}
        for name, number in zip(self.fields, (event.a, event.b, event.c, event.d), strict=False):
            first, shares, second = name.partition("&")
            told[first] = int(number) // PAIR if shares else int(number)
            if shares:
                told[second] = int(number) % PAIR
        if self.secret and may_see(event.audience, seat):
            told[self.secret] = int(event.secret)
        return told

    def unnamed(self, event: Event) -> tuple[int, ...]:
        """The numbers of an event that have no name here: all zero, where nobody forgot one."""
        numbers = (event.a, event.b, event.c, event.d)[len(self.fields) :]
        return numbers if self.secret else (*numbers, event.secret)


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
