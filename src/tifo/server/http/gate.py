"""The way in, which every request takes, and the one place where anything is refused.

The gate checks where a request comes from, finds its page or leads it to the door of the API, and
signs what goes out. Pages are answered at once, the API as soon as it is loaded.
"""

import asyncio
from collections.abc import Callable
from urllib.parse import urlsplit

from tifo.core.errors import TifoError
from tifo.server.asgi import Headers, Receive, Scope, Send
from tifo.server.http import pages
from tifo.server.http.address import is_lan
from tifo.server.http.answers import Answer, Outgoing
from tifo.server.http.app import App
from tifo.server.http.errors import MOST_BODY, OriginError, ServerFaultError, TooLargeError
from tifo.server.http.request import Request
from tifo.server.settings import Settings

API = ("/api/", "/openapi.json")
SAFE = ("GET", "HEAD", "OPTIONS")
LOOPBACK = ("localhost", "127.0.0.1", "::1")
LENGTH_DIGITS = 9


class Gate:
    """An ASGI application that is up before the API and its database are."""

    def __init__(
        self, settings: Settings, on_failure: Callable[[TifoError], None] | None = None
    ) -> None:
        self._settings, self._on_failure = settings, on_failure
        self._signed = security_headers(pages.script_hashes())
        self._loopback = not is_lan(settings.host)
        self._loading: asyncio.Task[App] | None = None
        self._ready: App | None = None

    @property
    def app(self) -> App:
        """What serves the API, once it is loaded."""
        assert self._ready is not None
        return self._ready

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or start and end with the server."""
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif scope["type"] == "http":
            await self._serve(Request(scope, receive), receive, send)

    async def _serve(self, request: Request, receive: Receive, send: Send) -> None:
        try:
            outgoing = await self._find(request)
        except TifoError as error:
            outgoing = _refusal(error, request)
        except Exception:
            await _refusal(ServerFaultError("error-server"), request).go(
                receive, send, self._signed
            )
            raise
        await outgoing.go(receive, send, self._signed)

    async def _find(self, request: Request) -> Outgoing:
        """What the request leads to."""
        self._check(request)
        if request.method not in SAFE:
            await request.read_body()
        if not request.path.startswith(API):
            return pages.answer(request)
        app = self._ready or await self.loaded()
        return await app.door.answer(request)

    def _check(self, request: Request) -> None:
        """Is the request from a page of ours, and of a decent size?"""
        host = request.header("host").lower()
        if self._loopback and _name(host) not in LOOPBACK:
            raise OriginError("error-foreign-host")
        if request.method in SAFE:
            return
        origin = request.headers.get(b"origin")
        if origin is not None and _netloc(origin.decode("latin-1")) != host:
            raise OriginError("error-foreign-origin")
        if request.headers.get(b"sec-fetch-site", b"none") not in (b"same-origin", b"none"):
            raise OriginError("error-foreign-origin")
        length = request.headers.get(b"content-length", b"0")
        if not length.isdigit() or len(length) > LENGTH_DIGITS or int(length) > MOST_BODY:
            raise TooLargeError

    # -------------------------------------------------------------------------- start and end
    async def loaded(self) -> App:
        """What serves the API, as soon as it is there."""
        if self._loading is None:
            self._loading = asyncio.ensure_future(self._load())
        return await asyncio.shield(self._loading)

    async def _load(self) -> App:
        try:
            engine = await asyncio.to_thread(App.load, self._settings)
        except TifoError as error:
            if self._on_failure is not None:
                self._on_failure(error)
            raise
        self._ready = App(self._settings, engine)
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
        if self._ready is not None:
            self._ready.hall.end_streams()

    async def close(self) -> None:
        """Let go of the database."""
        if self._loading is not None:
            await asyncio.gather(self._loading, return_exceptions=True)
        if self._ready is not None:
            await self._ready.close()


def _refusal(error: TifoError, request: Request) -> Answer:
    # The catalogues are loaded with the first refusal, not before the first page.
    from tifo.server.http.refusals import refusal

    return refusal(error, request)


def security_headers(script_hashes: tuple[str, ...]) -> Headers:
    """The headers of every answer. The only inline script is the import map, known by its hash."""
    scripts = " ".join(["'self'", *(f"'sha256-{digest}'" for digest in script_hashes)])
    policy = (
        f"default-src 'none'; script-src {scripts}; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
    return [
        (b"content-security-policy", policy.encode()),
        (b"x-content-type-options", b"nosniff"),
        (b"x-frame-options", b"DENY"),
        (b"referrer-policy", b"no-referrer"),
        (b"cross-origin-opener-policy", b"same-origin"),
        (b"cross-origin-resource-policy", b"same-origin"),
        (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    ]


def _name(host: str) -> str:
    """The host without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]


def _netloc(origin: str) -> str:
    """Host and port of an origin; empty for `null` and nonsense."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""
