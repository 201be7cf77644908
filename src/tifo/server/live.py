"""A match that this process serves: what is committed of it, and who follows it."""

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tifo.bots import Bot
from tifo.core.contract import Seat
from tifo.server.hosted import Hosted
from tifo.server.tokens import Bearer


@dataclass(eq=False)
class Live:
    """The published match. `hosted` is replaced as a whole, after its lines are on disk."""

    hosted: Hosted
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held from reading the position an act answers until the act is committed."""
    news: asyncio.Event = field(default_factory=asyncio.Event)
    """Set and replaced at each publication."""
    ours: bool = True
    """Did this process write the newest line?"""
    due: asyncio.TimerHandle | None = None
    """When the match goes on by itself."""
    online: Counter[Seat] = field(default_factory=Counter)
    """Open streams by seat."""
    streams: int = 0
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
        """Everybody may know the new lines now."""
        self.hosted = hosted
        self.ours = ours
        self.forget()
        self.ring()

    def forget(self) -> None:
        """What was encoded is no longer true."""
        self.told.clear()
        self.secret_parts.clear()

    def ring(self) -> None:
        """Wake the streams."""
        news, self.news = self.news, asyncio.Event()
        news.set()

    def arrive(self, bearer: Bearer) -> None:
        """A stream opens."""
        self.streams += 1
        self.online.update(bearer.seats)
        self.forget()

    def depart(self, bearer: Bearer) -> None:
        """A stream is closed."""
        self.streams -= 1
        self.online.subtract(bearer.seats)
        self.forget()
