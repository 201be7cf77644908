"""What stands before every route: sizes, hosts, origins, and the headers of each answer."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from tifo.server.settings import MOST_BODY

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

SAFE = ("GET", "HEAD", "OPTIONS")
LOOPBACK = ("localhost", "127.0.0.1", "::1")


def security_headers(script_hashes: tuple[str, ...]) -> list[tuple[bytes, bytes]]:
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


class Shield:
    """Refuses what no route should see, and signs what goes out."""

    def __init__(self, app: App, headers: list[tuple[bytes, bytes]], loopback: bool) -> None:
        self._app = app
        self._headers = headers
        self._loopback = loopback

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def signed(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self._headers]
            await send(message)

        headers = dict(scope["headers"])
        refusal = self._refusal(scope["method"], headers)
        if refusal is None and scope["method"] not in SAFE:
            body = await _read_body(receive)
            if body is None:
                refusal = "error-too-large"
            else:
                receive = replay(body, receive)
        if refusal is not None:
            await _refuse(refusal, headers, signed)
            return
        await self._app(scope, receive, signed)

    def _refusal(self, method: str, headers: dict[bytes, bytes]) -> str | None:
        """Why the request goes no further."""
        host = headers.get(b"host", b"").decode("latin-1").lower()
        if self._loopback and _name(host) not in LOOPBACK:
            return "error-foreign-host"
        if method in SAFE:
            return None
        origin = headers.get(b"origin")
        if origin is not None and _netloc(origin.decode("latin-1")) != host:
            return "error-foreign-origin"
        if headers.get(b"sec-fetch-site", b"none") not in (b"same-origin", b"none"):
            return "error-foreign-origin"
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or len(length) > 9 or int(length) > MOST_BODY:
            return "error-too-large"
        return None


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


async def _read_body(receive: Receive) -> bytes | None:
    """The whole body; None if it is too large."""
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return bytes(body)
        body.extend(message.get("body", b""))
        if len(body) > MOST_BODY:
            return None
        if not message.get("more_body", False):
            return bytes(body)


def replay(body: bytes, receive: Receive) -> Receive:
    """The body that was read, then whatever comes."""
    messages: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def replayed() -> Message:
        return messages.pop() if messages else await receive()

    return replayed


async def _refuse(key: str, headers: dict[bytes, bytes], send: Send) -> None:
    from tifo.core.errors import TifoError
    from tifo.server.http.answers import refuse
    from tifo.server.http.errors import OriginError, TooLargeError

    error: TifoError = OriginError(key)
    if key == "error-too-large":
        error = TooLargeError(key, bytes=MOST_BODY)
    await refuse(error, headers, None, send)
