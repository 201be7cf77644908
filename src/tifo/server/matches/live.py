"""A match that this process serves: what is committed of it, and who follows it."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Protocol

from tifo.bots import Bot
from tifo.core.contract import NOBODY, Seat
from tifo.server.matches.hosted import Hosted

REST_S = 0.025
"""A match that is played faster than anybody can look does not flood those who only look."""


class Follower(Protocol):
    """An open stream."""

    seats: tuple[Seat, ...]
    """Whose coach follows; none for a spectator."""

    def push(self) -> None:
        """Send what is new."""
        ...

    def push_online(self) -> None:
        """Send who is there."""
        ...


@dataclass(eq=False)
class Live:
    """The published match. `hosted` is replaced as a whole, after its lines are on disk."""

    hosted: Hosted
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held from reading the position an act answers until the act is committed."""
    ours: bool = True
    """Did this process write the newest line?"""
    due: asyncio.TimerHandle | None = None
    """When the match goes on by itself."""
    followers: set[Follower] = field(default_factory=set)
    here: Counter[Seat] = field(default_factory=Counter)
    """Streams to this process by seat."""
    elsewhere: dict[str, frozenset[Seat]] = field(default_factory=dict)
    """Seats that are followed through other processes, by process."""
    online: frozenset[Seat] = frozenset()
    """Seats whose coach is there, as everybody was told last."""
    rang_at: float = 0.0
    """When everybody was sent the news, on the loop's clock."""
    later: asyncio.TimerHandle | None = None
    """When those who do not decide are sent the news that wait."""
    touched: float = 0.0
    told: dict[Any, bytes] = field(default_factory=dict)
    """What was encoded since the last publication: the table, lines, whole bursts by bearer."""
    secret_parts: dict[int, tuple[int, ...]] = field(default_factory=dict)
    """Of the lines that were encoded: who may know their secret parts."""
    bots: dict[str, Bot] = field(default_factory=dict)

    @property
    def match(self) -> str:
        """The id of the match."""
        return self.hosted.row.match

    def publish(self, hosted: Hosted, ours: bool) -> None:
        """Everybody may know the new lines now. Who made them is answered first."""
        self.hosted = hosted
        self.ours = ours
        self.forget()
        asyncio.get_running_loop().call_soon(self.ring)

    def forget(self) -> None:
        """What was encoded is no longer true."""
        self.told.clear()
        self.secret_parts.clear()

    def ring(self) -> None:
        """Send the news to who decides now at once, to the others after a rest since the last."""
        loop = asyncio.get_running_loop()
        match = self.hosted.match
        deciding = NOBODY if match is None else match.to_act
        wait = self.rang_at + REST_S - loop.time()
        if deciding < 0 or wait <= 0:
            self.ring_all()
            return
        self._push(iter([f for f in self.followers if deciding in f.seats]))
        if self.later is None:
            self.later = loop.call_later(wait, self.ring_all)

    def ring_all(self) -> None:
        """Send the news to all streams."""
        if self.later is not None:
            self.later.cancel()
            self.later = None
        self.rang_at = asyncio.get_running_loop().time()
        self._push(iter(tuple(self.followers)))

    def _push(self, followers: Iterator[Follower]) -> None:
        """Send the news to one after the other; one that cannot be told keeps nobody waiting."""
        try:
            for follower in followers:
                follower.push()
        except Exception:
            asyncio.get_running_loop().call_soon(self._push, followers)
            raise

    def seats_here(self) -> frozenset[Seat]:
        """Seats that are followed through this process."""
        return frozenset(seat for seat, streams in self.here.items() if streams > 0)

    def tell_online(self) -> None:
        """Tell all streams who is there, if that has changed."""
        online = self.seats_here().union(*self.elsewhere.values())
        if online == self.online:
            return
        self.online = online
        self.forget()
        for follower in tuple(self.followers):
            follower.push_online()
