"""The table round a match: who sits where, and the entries of the log that change it."""

from dataclasses import dataclass
from typing import Any, Protocol

from tifo.core.contract import Seat
from tifo.core.log import Entry, declared
from tifo.play.match import HUMAN

OPEN = "open"
"""The coach of a seat that waits for somebody."""


@dataclass(frozen=True)
class Sitter:
    """Who sits in a seat. Tokens are hashes; an empty one opens nothing."""

    coach: str
    name: str = ""
    token: str = ""
    invite: str = ""
    code: str = ""
    """A short invitation, to be typed."""
    nonce: str | None = None
    """Given by a human who has joined."""

    @property
    def is_ready(self) -> bool:
        """Could the match begin as far as this seat is concerned?"""
        return self.coach != OPEN and (self.coach != HUMAN or self.nonce is not None)


@dataclass(frozen=True)
class Clock:
    """The move timer: how long the coach to act had left, and since when."""

    left: float
    since: float
    is_paused: bool = False

    @property
    def deadline(self) -> float | None:
        """When the time is up; None while the timer stands still."""
        return None if self.is_paused else self.since + self.left

    def pause(self, at: float) -> "Clock":
        """Stand still; what is left is kept."""
        return Clock(max(0.0, self.since + self.left - at), at, is_paused=True)

    def resume(self, at: float) -> "Clock":
        """Go on from where it stood."""
        return Clock(self.left, at)


class Seating(Protocol):
    """What an entry can change of a table."""

    clock: Clock | None
    rematch: str | None

    def lay(self, sitters: list[Sitter]) -> None: ...  # noqa: D102
    def sit(self, seat: Seat, **changes: Any) -> None: ...  # noqa: D102
    def begin(self) -> None: ...  # noqa: D102


class TableEntry(Entry, frozen=True):
    """An entry about the table; the match file does not have it."""

    def happen(self, table: Seating, at: float) -> None:
        """Change the table."""
        raise NotImplementedError


@declared
class Made(TableEntry, frozen=True):
    """The table is made, with what is known of its seats."""

    kind = "made"

    seats: list[dict[str, str]]

    def happen(self, table: Seating, at: float) -> None:
        """There is a table."""
        table.lay([Sitter(**sitter) for sitter in self.seats])


@declared
class SatDown(TableEntry, frozen=True):
    """Somebody sits down in his seats and adds a nonce; what is None stays as it was."""

    kind = "joined"

    seats: list[Seat]
    nonce: str
    token: str | None = None
    name: str | None = None

    def happen(self, table: Seating, at: float) -> None:
        """The seats are his."""
        known = {"nonce": self.nonce, "token": self.token, "name": self.name}
        changes = {name: value for name, value in known.items() if value is not None}
        for seat in self.seats:
            table.sit(seat, coach=HUMAN, **changes)


@declared
class Left(TableEntry, frozen=True):
    """Somebody gets up before the match begins."""

    kind = "left"

    seat: Seat

    def happen(self, table: Seating, at: float) -> None:
        """The seat is open again."""
        table.sit(self.seat, coach=OPEN, name="", token="", nonce=None)


@declared
class Filled(TableEntry, frozen=True):
    """The seats that were not filled go to a bot."""

    kind = "filled"

    seats: list[Seat]
    coach: str

    def happen(self, table: Seating, at: float) -> None:
        """The bot sits down in them."""
        for seat in self.seats:
            table.sit(seat, coach=self.coach, name="", token="", nonce=None)


@declared
class Started(TableEntry, frozen=True):
    """Every seat is filled: the match begins."""

    kind = "started"
    opens = True

    def happen(self, table: Seating, at: float) -> None:
        """The dealer mixes in the nonces."""
        table.begin()


@declared
class Rematched(TableEntry, frozen=True):
    """The same coaches play once more, in another match."""

    kind = "rematch"

    match: str

    def happen(self, table: Seating, at: float) -> None:
        """The table knows where it goes on."""
        table.rematch = self.match


@declared
class Paused(TableEntry, frozen=True):
    """The move timer stands still."""

    kind = "paused"

    def happen(self, table: Seating, at: float) -> None:
        """What is left is kept."""
        if table.clock is not None:
            table.clock = table.clock.pause(at)


@declared
class Resumed(TableEntry, frozen=True):
    """The move timer goes on."""

    kind = "resumed"

    def happen(self, table: Seating, at: float) -> None:
        """From where it stood."""
        if table.clock is not None:
            table.clock = table.clock.resume(at)
