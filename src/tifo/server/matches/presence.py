"""Who is there: which seats have an open stream, in this process or in another.

It is no part of the log. A process tells the others of its own seats when that changes, and again
every few seconds; of a process that has fallen silent nobody is believed to be there.
"""

import asyncio
from collections.abc import Callable, Iterator

from tifo.core.contract import Seat
from tifo.server.matches.live import Live

GATHER_S = 0.15
"""Who reloads a page has not gone: changes are told so much later, together."""
BEAT_S = 5.0
SILENT_S = 15.0
"""After so long nobody is online through a process that was not heard of."""
MOST_TOLD = 150
"""Matches in one notice; PostgreSQL takes 8,000 bytes."""
HELLO = "?"
"""Asks the others to tell who is with them."""
ALL = "all"
"""Begins a notice that tells of everybody; one without it tells of changes."""

Tell = Callable[[str], None]
"""Carries a notice to the other processes."""
Seats = frozenset[Seat]


class Presence:
    """Keeps the matches of a hall informed of who follows them."""

    def __init__(self, find: Callable[[str], Live | None], tell: Tell | None) -> None:
        self._find, self._tell = find, tell
        self._loop = asyncio.get_running_loop()
        self._changed: set[str] = set()
        self._here: dict[str, Seats] = {}
        self._elsewhere: dict[str, dict[str, Seats]] = {}
        """By process and match."""
        self._heard_at: dict[str, float] = {}
        self._flushing: asyncio.TimerHandle | None = None
        self._beating: asyncio.TimerHandle | None = None
        if tell is not None:
            tell(HELLO)
            self._beating = self._loop.call_later(BEAT_S, self._beat)

    def note(self, live: Live) -> None:
        """A stream of this match was opened or closed."""
        self._change(live.match)

    def adopt(self, live: Live) -> None:
        """A match was loaded: who follows it elsewhere?"""
        for origin, seats in self._elsewhere.items():
            if live.match in seats:
                live.elsewhere[origin] = seats[live.match]
        live.tell_online()

    def heard(self, origin: str, notice: str) -> None:
        """Another process told who is with it, or asks who is with us."""
        self._heard_at[origin] = self._loop.time()
        if notice == HELLO:
            self._announce_all()
            return
        known = self._elsewhere.setdefault(origin, {})
        if notice.startswith(ALL):
            for match in tuple(known):
                self._hear(origin, match, frozenset())
        for match, seats in _parse(notice.removeprefix(ALL)):
            self._hear(origin, match, seats)

    def close(self) -> None:
        """Stop telling."""
        for handle in (self._flushing, self._beating):
            if handle is not None:
                handle.cancel()

    # -------------------------------------------------------------------------------- inside
    def _hear(self, origin: str, match: str, seats: Seats) -> None:
        self._elsewhere[origin].pop(match, None)
        if seats:
            self._elsewhere[origin][match] = seats
        live = self._find(match)
        if live is not None:
            live.elsewhere[origin] = seats
            self._change(match)

    def _change(self, match: str) -> None:
        self._changed.add(match)
        if self._flushing is None:
            self._flushing = self._loop.call_later(GATHER_S, self._flush)

    def _flush(self) -> None:
        self._flushing = None
        news: dict[str, Seats] = {}
        for match in self._changed:
            live = self._find(match)
            here: Seats = frozenset() if live is None else live.seats_here()
            if here != self._here.get(match, frozenset()):
                news[match] = here
            if here:
                self._here[match] = here
            else:
                self._here.pop(match, None)
            if live is not None:
                live.tell_online()
        self._changed.clear()
        if news:
            self._announce(list(news.items()))

    def _announce_all(self) -> None:
        self._announce(list(self._here.items()), ALL)

    def _announce(self, told: list[tuple[str, Seats]], head: str = "") -> None:
        if self._tell is None:
            return
        for start in range(0, max(1, len(told)), MOST_TOLD):
            self._tell(f"{head} {_format(told[start : start + MOST_TOLD])}")
            head = ""

    def _beat(self) -> None:
        self._beating = self._loop.call_later(BEAT_S, self._beat)
        self._announce_all()
        oldest = self._loop.time() - SILENT_S
        for origin in [origin for origin, at in self._heard_at.items() if at < oldest]:
            for match in tuple(self._elsewhere.get(origin, ())):
                self._hear(origin, match, frozenset())
            self._elsewhere.pop(origin, None)
            del self._heard_at[origin]


def _format(told: list[tuple[str, Seats]]) -> str:
    """`ABCDEFGH=0,2 …`."""
    return " ".join(f"{match}={','.join(map(str, sorted(seats)))}" for match, seats in told)


def _parse(notice: str) -> Iterator[tuple[str, Seats]]:
    for part in notice.split():
        match, _, seats = part.partition("=")
        yield match, frozenset(int(seat) for seat in seats.split(",") if seat)
