"""The way in: pages are answered at once, everything else as soon as the application is loaded."""

import asyncio
from contextlib import AbstractAsyncContextManager
from typing import Any

from tifo.server.http import pages
from tifo.server.http.address import is_lan
from tifo.server.http.shield import App, Receive, Scope, Send, Shield, security_headers
from tifo.server.settings import Settings

API = ("/api/", "/openapi.json")


class Gate:
    """An ASGI application that is up before the framework and the database are."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._loading: asyncio.Task[App] | None = None
        self._ready: App | None = None
        self._lifespan: AbstractAsyncContextManager[Any] | None = None
        self.app: Any = None
        """The FastAPI application, once it is loaded."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or start and end with the server."""
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif scope["type"] == "http" and not scope["path"].startswith(API):
            await _send_page(scope, send)
        elif scope["type"] == "http":
            await (self._ready or await self.loaded())(scope, receive, send)

    async def loaded(self) -> App:
        """The application behind the pages, once it is there."""
        if self._loading is None:
            self._loading = asyncio.ensure_future(self._load())
        return await asyncio.shield(self._loading)

    async def _load(self) -> App:
        app = await asyncio.to_thread(_import, self._settings)
        self.app = app
        self._lifespan = app.router.lifespan_context(app)
        await self._lifespan.__aenter__()
        from tifo.server.http.door import Express

        self._ready = Express(app)
        return self._ready

    async def _live(self, receive: Receive, send: Send) -> None:
        await receive()
        self._loading = asyncio.ensure_future(self._load())
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self.close()
        await send({"type": "lifespan.shutdown.complete"})

    def end_streams(self) -> None:
        """The server is about to end."""
        if self.app is not None:
            self.app.state.hall.end_streams()

    async def close(self) -> None:
        """Let go of the database."""
        if self._loading is not None:
            await asyncio.wait([self._loading])
        if self._lifespan is not None:
            await self._lifespan.__aexit__(None, None, None)


def _import(settings: Settings) -> Any:
    from tifo.server.http.app import create_app

    return create_app(settings)


def shielded(gate: Gate, settings: Settings) -> Shield:
    """The gate behind its shield."""
    headers = security_headers(pages.script_hashes())
    return Shield(gate, headers, loopback=not is_lan(settings.host))


async def _send_page(scope: Scope, send: Send) -> None:
    headers = dict(scope["headers"])
    if scope["method"] not in ("GET", "HEAD"):
        await _refuse("error-method", headers, send)
        return
    found = pages.find(scope["path"])
    if found is None:
        await _refuse("error-page", headers, send)
        return
    whole, more = _in_form(found, headers)
    known = headers.get(b"if-none-match") == found.tag
    body = b"" if known or scope["method"] == "HEAD" else whole
    start = [
        (b"content-type", found.media_type.encode()),
        (b"content-length", b"%d" % (0 if known else len(whole))),
        (b"etag", found.tag),
        (b"cache-control", b"no-cache"),
        *more,
        *found.more,
    ]
    status = 304 if known else 200
    await send({"type": "http.response.start", "status": status, "headers": start})
    await send({"type": "http.response.body", "body": body})


def _in_form(
    found: pages.File, headers: dict[bytes, bytes]
) -> tuple[bytes, list[tuple[bytes, bytes]]]:
    """The body as the caller can take it, and the headers that say so."""
    if not found.is_packable:
        return found.body, []
    vary = (b"vary", b"accept-encoding")
    if b"gzip" not in headers.get(b"accept-encoding", b""):
        return found.body, [vary]
    return pages.pack(found.body), [vary, (b"content-encoding", b"gzip")]


async def _refuse(key: str, headers: dict[bytes, bytes], send: Send) -> None:
    from tifo.server.http.answers import refuse
    from tifo.server.http.errors import MethodError, UnknownPageError

    if key == "error-method":
        await refuse(MethodError(key), headers, None, send, [(b"allow", b"GET, HEAD")])
    else:
        await refuse(UnknownPageError(key), headers, None, send)
