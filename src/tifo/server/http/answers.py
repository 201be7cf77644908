"""Answers that are sent without a framework."""

from collections.abc import Sequence

from tifo.core.contract import AnyGame
from tifo.core.errors import TifoError
from tifo.server.http.errors import STATUS, TooManyTokensError, error_bytes, words_for
from tifo.server.http.shield import Send

JSON = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]


async def send_json(body: bytes, send: Send, status: int = 200) -> None:
    """JSON that nobody keeps."""
    headers = [*JSON, (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def refuse(
    error: TifoError,
    headers: dict[bytes, bytes],
    game: AnyGame | None,
    send: Send,
    more: Sequence[tuple[bytes, bytes]] = (),
) -> None:
    """An error in the caller's language."""
    language = headers.get(b"accept-language", b"").decode("latin-1")
    body = error_bytes(error, words_for({"accept-language": language}, game), game)
    if isinstance(error, TooManyTokensError):
        more = [*more, (b"retry-after", str(error.message.args["seconds"]).encode())]
    status = STATUS[error.code]
    start = [*JSON, (b"content-length", b"%d" % len(body)), *more]
    await send({"type": "http.response.start", "status": status, "headers": start})
    await send({"type": "http.response.body", "body": body})
