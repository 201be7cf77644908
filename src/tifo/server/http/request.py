"""A request as it came. Its body is read once, at the gate."""

from typing import TYPE_CHECKING
from urllib.parse import parse_qsl

from tifo.server.asgi import Receive, Scope
from tifo.server.http.errors import MOST_BODY, TooLargeError

if TYPE_CHECKING:
    from tifo.core.contract import AnyGame
    from tifo.server.http.app import App


class Request:
    """Who asks what, where, and with which headers."""

    __slots__ = ("_receive", "_scope", "app", "body", "game", "headers", "method", "path")

    app: "App"
    """What routes work with; set at the door."""

    def __init__(self, scope: Scope, receive: Receive) -> None:
        self._scope, self._receive = scope, receive
        self.method: str = scope["method"]
        self.path: str = scope["path"]
        self.headers: dict[bytes, bytes] = dict(scope["headers"])
        self.body = b""
        self.game: AnyGame | None = None
        """Whose words a refusal may use."""

    def header(self, name: str) -> str:
        """A header; empty where there is none."""
        return self.headers.get(name.encode(), b"").decode("latin-1")

    @property
    def address(self) -> str:
        """Where the request comes from."""
        client = self._scope["client"]
        return client[0] if client else ""

    @property
    def query(self) -> dict[str, str]:
        """What follows the question mark; of what is said twice the last."""
        return dict(parse_qsl(self._scope["query_string"].decode("latin-1"), True))

    async def read_body(self) -> None:
        """Take in the whole body, if it is not too large."""
        more = True
        while more:
            packet = await self._receive()
            self.body += packet.get("body", b"")
            if len(self.body) > MOST_BODY:
                raise TooLargeError
            more = packet.get("more_body", False)
