"""What stands before every route: sizes, hosts, origins, and the headers of each answer."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tifo.core.errors import TifoError
from tifo.server.faults import STATUS, OriginError, TooLargeError, error_bytes, words_for
from tifo.server.settings import MOST_BODY

SAFE = ("GET", "HEAD", "OPTIONS")
LOOPBACK = ("localhost", "127.0.0.1", "::1")


def security_headers(script_hashes: list[str]) -> list[tuple[bytes, bytes]]:
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

    def __init__(self, app: ASGIApp, headers: list[tuple[bytes, bytes]], loopback: bool) -> None:
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

        headers = Headers(scope=scope)
        error = self._refusal(scope["method"], headers)
        if error is None and scope["method"] not in SAFE:
            body = await _read_body(receive)
            if body is None:
                error = TooLargeError("error-too-large", bytes=MOST_BODY)
            else:
                receive = _replay(body, receive)
        if error is not None:
            await _refuse(error, headers, signed)
            return
        await self._app(scope, receive, signed)

    def _refusal(self, method: str, headers: Headers) -> TifoError | None:
        host = headers.get("host", "")
        if self._loopback and _name(host) not in LOOPBACK:
            return OriginError("error-foreign-host")
        if method in SAFE:
            return None
        origin = headers.get("origin")
        if origin is not None and urlsplit(origin).netloc.lower() != host.lower():
            return OriginError("error-foreign-origin")
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            return OriginError("error-foreign-origin")
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > MOST_BODY:
            return TooLargeError("error-too-large", bytes=MOST_BODY)
        return None


def _name(host: str) -> str:
    """The host without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].lower()


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


def _replay(body: bytes, receive: Receive) -> Receive:
    """The body that was read, then whatever comes."""
    messages = [{"type": "http.request", "body": body, "more_body": False}]

    async def replayed() -> Message:
        return messages.pop() if messages else await receive()

    return replayed


async def _refuse(error: TifoError, headers: Headers, send: Send) -> None:
    start = {
        "type": "http.response.start",
        "status": STATUS[error.code],
        "headers": [(b"content-type", b"application/json"), (b"cache-control", b"no-store")],
    }
    await send(start)
    body = error_bytes(error, words_for(headers, None), None)
    await send({"type": "http.response.body", "body": body})
