"""A short way for the two requests that come all the time: a move, and the opening of a feed.

They are routes like all others, described and tested as such; what is in order is answered here, at
a fraction of the framework's cost, by the same functions. Whatever is odd goes the long way.
"""

import re
from typing import Annotated

import msgspec
from fastapi import FastAPI

from tifo.core.errors import TifoError
from tifo.server.follow.feed import Feed
from tifo.server.http.answers import refuse, send_json
from tifo.server.http.callers import Audience, admit_bearer
from tifo.server.http.shield import Message, Receive, Scope, Send, replay
from tifo.server.matches import acts
from tifo.server.matches.caller import Caller
from tifo.server.wire import encode

PATH = re.compile(r"/api/matches/([\w-]{1,32})/(moves|feed)")
AFTER = re.compile(rb"after=(\d{1,9})")

Number = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]


class QuickAct(msgspec.Struct, forbid_unknown_fields=True):
    """A move that answers an entry; the twin of `asked.Act`."""

    entry: Number
    move: Number
    seat: Annotated[int, msgspec.Meta(ge=0, le=63)] | None = None


_decode = msgspec.json.Decoder(QuickAct).decode


class Express:
    """Stands before the application and takes what it can."""

    def __init__(self, app: FastAPI) -> None:
        self._app = app
        self._hall, self._guesses = app.state.hall, app.state.guesses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer here or pass on."""
        found = PATH.fullmatch(scope["path"]) if scope["type"] == "http" else None
        if found is None:
            await self._app(scope, receive, send)
        elif scope["method"] == "POST" and found[2] == "moves":
            await self._move(found[1], scope, receive, send)
        elif scope["method"] == "GET" and found[2] == "feed":
            await self._feed(found[1], scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _move(self, match: str, scope: Scope, receive: Receive, send: Send) -> None:
        message: Message = await receive()
        body = message.get("body", b"")
        headers = dict(scope["headers"])
        try:
            asked = _decode(body)
        except msgspec.MsgspecError:
            asked = None
        if asked is None or not headers.get(b"content-type", b"").startswith(b"application/json"):
            await self._app(scope, replay(body, receive), send)
            return
        game = None
        try:
            caller = await self._admit(match, scope, headers, Audience.SEAT)
            game = caller.live.hosted.game
            entry = await acts.play(caller, caller.seat(asked.seat), asked.entry, asked.move)
        except TifoError as error:
            await refuse(error, headers, game, send)
        else:
            await send_json(encode({"entry": entry}), send)

    async def _feed(self, match: str, scope: Scope, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        query = scope["query_string"] or b"after=" + headers.get(b"last-event-id", b"0")
        after = AFTER.fullmatch(query)
        if after is None:
            await self._app(scope, receive, send)
            return
        try:
            caller = await self._admit(match, scope, headers, Audience.SPECTATOR)
        except TifoError as error:
            await refuse(error, headers, None, send)
            return
        entry = min(int(after[1]), caller.live.hosted.entry)
        await Feed(caller.hall, caller.live, caller.bearer, entry)(scope, receive, send)

    async def _admit(
        self, match: str, scope: Scope, headers: dict[bytes, bytes], audience: Audience
    ) -> Caller:
        live = await self._hall.find(match)
        header = headers.get(b"authorization")
        address = scope["client"][0] if scope["client"] else ""
        token = None if header is None else header.decode("latin-1")
        return admit_bearer(self._hall, self._guesses, live, token, address, audience)
