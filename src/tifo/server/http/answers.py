"""What goes back: an answer, or a stream that goes on answering."""

from dataclasses import dataclass, field
from typing import Protocol

from tifo.server.asgi import Headers, Receive, Send

JSON = (b"content-type", b"application/json")
UNKEPT = (b"cache-control", b"no-store")


class Outgoing(Protocol):
    """Whatever a request leads to."""

    async def go(self, receive: Receive, send: Send, signed: Headers) -> None:
        """Send it, with the headers that every answer carries."""
        ...


@dataclass
class Answer:
    """A status, headers and a body."""

    body: bytes
    status: int = 200
    headers: Headers = field(default_factory=list)
    length: int | None = None
    """Of the body that a GET would have got, where this one is empty."""

    async def go(self, receive: Receive, send: Send, signed: Headers) -> None:
        """Send it."""
        length = len(self.body) if self.length is None else self.length
        headers = [*self.headers, (b"content-length", b"%d" % length), *signed]
        await send({"type": "http.response.start", "status": self.status, "headers": headers})
        await send({"type": "http.response.body", "body": self.body})


def json_answer(content: object, status: int = 200) -> Answer:
    """Plain data as an answer that nobody keeps."""
    from tifo.server.wire import encode

    return raw_answer(encode(content), status)


def raw_answer(body: bytes, status: int = 200) -> Answer:
    """JSON that was encoded before."""
    return Answer(body, status, [JSON, UNKEPT])
