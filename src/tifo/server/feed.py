"""The feed of a match as server-sent events. The log is the queue: a stream is a place in it.

A stream sleeps until the match has news, then sends everything new to its bearer in one write. The
event id is the entry, so a browser that lost its line says where it was and gets the rest. A slow
reader costs no memory: what it has not read is not encoded yet.
"""

import asyncio
import json
import random
from typing import Any

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from tifo.server.hall import Hall
from tifo.server.hosted import MOVE, SEATED, TAKEBACK, Hosted
from tifo.server.live import Live
from tifo.server.settings import BEAT_S
from tifo.server.snapshot import ply_told, snapshot
from tifo.server.tokens import Bearer
from tifo.server.wire import encode

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

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send until the reader goes away."""
        await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
        flow = asyncio.ensure_future(self._flow(send))
        flow.add_done_callback(_retrieve)
        self._live.arrive(self._bearer)
        try:
            while (await receive())["type"] != "http.disconnect":
                pass
        finally:
            flow.cancel()
            self._live.depart(self._bearer)

    async def _flow(self, send: Send) -> None:
        live, after = self._live, self._after
        await send(_body(BEAT))
        while True:
            news = live.news
            if live.hosted.entry > after:
                chunk = self._told(after)
                after = live.hosted.entry
                await send(_body(chunk))
                continue
            try:
                async with asyncio.timeout(BEAT_S * random.uniform(0.6, 1.4)):
                    await news.wait()
            except TimeoutError:
                await send(_body(BEAT))

    def _told(self, after: int) -> bytes:
        """Everything after an entry, encoded once for all streams that want the same."""
        live = self._live
        key = (self._bearer, after)
        chunk = live.told.get(key)
        if chunk is None:
            chunk = live.told[key] = burst(live, self._bearer, after, self._hall.now())
        return chunk


def _retrieve(flow: asyncio.Future[None]) -> None:
    if not flow.cancelled():
        flow.exception()


def _body(chunk: bytes) -> dict[str, Any]:
    return {"type": "http.response.body", "body": chunk, "more_body": True}


def burst(live: Live, bearer: Bearer, after: int, now: float) -> bytes:
    """The events after an entry; the last carries the snapshot."""
    hosted = live.hosted
    parts = []
    for number in range(after, hosted.entry):
        told = line_told(hosted, number, bearer)
        if number == hosted.entry - 1:
            told["snapshot"] = snapshot(live, bearer, now)
        parts.append(b"id: %d\ndata: %s\n\n" % (number + 1, encode(told)))
    return b"".join(parts)


def line_told(hosted: Hosted, number: int, bearer: Bearer) -> dict[str, Any]:
    """One line of the log as the bearer may know it."""
    line, ply = hosted.lines[number], hosted.plies[number]
    told = {
        "entry": line.entry,
        "kind": line.kind if line.kind in (MOVE, TAKEBACK, SEATED) else "table",
        "what": None if line.kind in (MOVE, TAKEBACK, SEATED) else line.kind,
        "ply": line.value if line.kind == TAKEBACK else None,
        "seat": line.seat,
        "coach": None,
        "move": None,
        "text": None,
        "events": [],
    }
    if ply is not None and hosted.match is not None:
        told |= ply_told(hosted.match, ply, hosted.focus(bearer.seats))
    if line.kind == SEATED:
        told["coach"] = json.loads(line.body)["coach"]
    return told
