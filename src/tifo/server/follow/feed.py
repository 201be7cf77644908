"""The feed of a match as server-sent events. The log is the queue: a stream is a place in it.

When the match has news, every stream is sent all that is new to its bearer in one write. The event
id is the entry, so a browser that lost its line says where it was and gets the rest. A slow reader
costs no memory: what it has not read is not encoded yet.
"""

import asyncio
import logging
import random
from collections.abc import Coroutine, Generator
from time import monotonic
from typing import Any

from tifo.server.asgi import Headers, Packet, Receive, Send
from tifo.server.follow.news import burst, online_told
from tifo.server.matches.hall import Hall
from tifo.server.matches.live import Live
from tifo.server.matches.tokens import Bearer
from tifo.server.settings import BEAT_S

LOG = logging.getLogger("tifo.server")
HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]
BEAT = b": \n\n"


class Feed:
    """An endless answer. It is written to where the news come in, without a task of its own."""

    def __init__(self, hall: Hall, live: Live, bearer: Bearer, after: int) -> None:
        self.seats = bearer.seats
        self._hall, self._live, self._bearer, self._after = hall, live, bearer, after
        self._send: Send = _nowhere
        self._slow: asyncio.Future[None] | None = None
        """A write that waits for the reader."""
        self._over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._patience = BEAT_S * random.uniform(0.6, 1.4)
        self.beat_at = 0.0

    async def go(self, receive: Receive, send: Send, signed: Headers) -> None:
        """Send until the reader goes away or the server ends."""
        self._send = send
        headers = [*HEADERS, *signed]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        reader = asyncio.ensure_future(_gone(receive))
        reader.add_done_callback(self._finish)
        self._hall.arrive(self._live, self)
        try:
            self._write(BEAT)
            self.push()
            await self._over
        finally:
            reader.cancel()
            if self._slow is not None:
                self._slow.cancel()
            self._hall.depart(self._live, self)

    def push(self) -> None:
        """Send what is new; to a slow reader later, in one piece."""
        if self._slow is not None or self._over.done():
            return
        if self._hall.is_closing:
            self._write(b"", more=False)
            self._finish()
        elif self._live.hosted.entry != self._after:
            chunk = self._told(self._after)
            self._after = self._live.hosted.entry
            self._write(chunk)

    def push_online(self) -> None:
        """Send who is there. It is no entry of the log and has no id."""
        if self._slow is None and not self._over.done():
            self._write(online_told(self._live))

    def beat(self) -> None:
        """Give a sign of life; each stream at a time of its own, lest they all beat together."""
        if self._slow is None and not self._over.done():
            self._write(BEAT)

    def _told(self, after: int) -> bytes:
        """Everything after an entry, encoded once for all streams that want the same."""
        live = self._live
        key = (self._bearer.seats, self._bearer.host, after)
        chunk = live.told.get(key)
        if chunk is None:
            chunk = live.told[key] = burst(live, self._bearer, after, self._hall.now())
        return chunk

    # ------------------------------------------------------------------------------ writing
    def _write(self, chunk: bytes, more: bool = True) -> None:
        self.beat_at = monotonic() + self._patience
        try:
            rest = begin(self._send({"type": BODY, "body": chunk, "more_body": more}))
        except OSError:
            self._finish()
            return
        if rest is not None:
            self._slow = asyncio.ensure_future(_finished(rest))
            self._slow.add_done_callback(self._caught_up)

    def _caught_up(self, written: "asyncio.Future[None]") -> None:
        """A slow reader has read."""
        self._slow = None
        if written.cancelled() or written.exception() is not None:
            self._finish()
        else:
            self.push()

    def _finish(self, _reader: object = None) -> None:
        if not self._over.done():
            self._over.set_result(None)


BODY = "http.response.body"


class Rest:
    """What remains of a coroutine that was begun by hand, to be awaited."""

    def __init__(self, work: Coroutine[Any, Any, None], awaited: Any) -> None:
        self._work, self._awaited = work, awaited

    def __await__(self) -> Generator[Any, None, None]:
        yield self._awaited
        yield from self._work.__await__()


def begin(work: Any) -> Rest | None:
    """Run a coroutine to where it first waits; None: it never did.

    A task for each write would cost more than the write.
    """
    try:
        awaited = work.send(None)
    except StopIteration:
        return None
    return Rest(work, awaited)


async def _finished(rest: Rest) -> None:
    await rest


async def _nowhere(packet: Packet) -> None:
    """Before the stream is opened."""


async def _gone(receive: Receive) -> None:
    """Wait until the reader has gone."""
    while (await receive())["type"] != "http.disconnect":
        pass
