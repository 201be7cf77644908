"""The feed of a match as server-sent events. The log is the queue: a stream is a place in it.

A stream sleeps until the match has news, then sends everything new to its bearer in one write. The
event id is the entry, so a browser that lost its line says where it was and gets the rest. A slow
reader costs no memory: what it has not read is not encoded yet.
"""

import asyncio
import json
import random
from time import monotonic
from typing import Any

from starlette.responses import Response
from starlette.types import Message, Receive, Scope, Send

from tifo.core.contract import Seat
from tifo.core.log import Ply
from tifo.server.hall import Hall
from tifo.server.hosted import MOVE, SEATED, TAKEBACK, Hosted
from tifo.server.live import Live
from tifo.server.settings import BEAT_S
from tifo.server.snapshot import knowledge, ply_told, secret_parts, snapshot
from tifo.server.tokens import Bearer
from tifo.server.wire import encode
from tifo.store import Line

HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]
BEAT = b": \n\n"


class Feed(Response):
    """An endless answer. Own code instead of StreamingResponse: a quarter of its cost a write."""

    def __init__(self, hall: Hall, live: Live, bearer: Bearer, after: int) -> None:
        self.background = None
        self._hall, self._live, self._bearer, self._after = hall, live, bearer, after
        self._send: Send = _nowhere
        self.beat_at = 0.0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send until the reader goes away or the server ends."""
        self._send = send
        await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
        flow = asyncio.ensure_future(self._flow())
        reader = asyncio.ensure_future(_gone(receive))
        self._live.arrive(self._bearer)
        self._hall.feeds.add(self)
        try:
            await asyncio.wait((flow, reader), return_when=asyncio.FIRST_COMPLETED)
        finally:
            flow.cancel()
            reader.cancel()
            self._hall.feeds.discard(self)
            self._live.depart(self._bearer)
        if flow.done() and not flow.cancelled():
            flow.result()

    async def _flow(self) -> None:
        hall, live, after = self._hall, self._live, self._after
        await self._write(BEAT)
        while not hall.is_closing:
            news = live.news
            newest = live.hosted.entry
            if newest == after:
                await news.wait()
                continue
            chunk = self._told(after)
            after = newest
            await self._write(chunk)
        await self._send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _write(self, chunk: bytes) -> None:
        self.beat_at = monotonic() + BEAT_S * random.uniform(0.6, 1.4)
        await self._send({"type": "http.response.body", "body": chunk, "more_body": True})

    async def beat(self) -> None:
        """Give a sign of life; each stream at a time of its own, lest they all beat together."""
        await self._write(BEAT)

    def _told(self, after: int) -> bytes:
        """Everything after an entry, encoded once for all streams that want the same."""
        live = self._live
        key = (self._bearer.seats, self._bearer.host, after)
        chunk = live.told.get(key)
        if chunk is None:
            chunk = live.told[key] = burst(live, self._bearer, after, self._hall.now())
        return chunk


async def _nowhere(message: Message) -> None:
    """Before the stream is opened."""


async def _gone(receive: Receive) -> None:
    """Wait until the reader has gone."""
    while (await receive())["type"] != "http.disconnect":
        pass


def burst(live: Live, bearer: Bearer, after: int, now: float) -> bytes:
    """The events after an entry; the last carries the snapshot."""
    hosted = live.hosted
    seat = hosted.focus(bearer.seats)
    lines = b"}\n\n".join([_line(live, number, seat) for number in range(after, hosted.entry)])
    return b'%b,"snapshot":%b}\n\n' % (lines, snapshot(live, bearer, now))


def _line(live: Live, number: int, seat: Seat) -> bytes:
    """One line of the log as the seat may know it, without the closing brace.

    Encoded once for all seats that know the same of it.
    """
    ply = live.hosted.plies[number]
    parts = live.secret_parts.get(number)
    if parts is None:
        parts = live.secret_parts[number] = () if ply is None else secret_parts(ply)
    key = (number, knowledge(parts, seat)) if parts else number
    told = live.told.get(key)
    if told is None:
        line = line_told(live.hosted, live.hosted.lines[number], ply, seat)
        told = live.told[key] = b"id: %d\ndata: %b" % (number + 1, encode(line)[:-1])
    return told


def line_told(hosted: Hosted, line: Line, ply: Ply | None, seat: Seat) -> dict[str, Any]:
    """One line of the log as a seat may know it."""
    about_match = line.kind in (MOVE, TAKEBACK, SEATED)
    told: dict[str, Any] = {
        "entry": line.entry,
        "kind": line.kind if about_match else "table",
        "what": None if about_match else line.kind,
        "ply": line.value if line.kind == TAKEBACK else None,
        "seat": line.seat,
        "coach": json.loads(line.body)["coach"] if line.kind == SEATED else None,
        "move": None,
        "text": None,
        "events": [],
    }
    if ply is not None and hosted.match is not None:
        told |= ply_told(hosted.match, ply, seat)
    return told
