"""What can be wrong with a request before it reaches a match."""

from tifo.core.errors import TifoError
from tifo.server.asgi import Headers

MOST_BODY = 64 * 1024
"""Bytes of a request's body."""


class HttpError(TifoError):
    """A request is refused; some refusals have a header of their own."""

    def headers(self) -> Headers:
        """What the answer says besides its body."""
        return []


class UnknownPageError(HttpError):
    """There is nothing at this address."""

    code = "page/unknown"


class MethodError(HttpError):
    """The address takes other methods than this one."""

    code = "page/method"

    def __init__(self, *methods: str) -> None:
        super().__init__("error-method")
        self._methods = methods

    def headers(self) -> Headers:
        """Which methods it takes."""
        return [(b"allow", ", ".join(self._methods).encode())]


class TokenError(HttpError):
    """The token opens nothing here."""

    code = "auth/token"


class TooManyTokensError(HttpError):
    """Too many wrong tokens came from this address."""

    code = "auth/too-many"

    def __init__(self, seconds: int) -> None:
        super().__init__("error-too-many-tokens", seconds=seconds)
        self._seconds = seconds

    def headers(self) -> Headers:
        """When to come back."""
        return [(b"retry-after", b"%d" % self._seconds)]


class OriginError(HttpError):
    """The request comes from a page of another site."""

    code = "origin/foreign"


class TooLargeError(HttpError):
    """The body is too large."""

    code = "request/too-large"

    def __init__(self) -> None:
        super().__init__("error-too-large", bytes=MOST_BODY)


class ServerFaultError(HttpError):
    """Our mistake."""

    code = "server/fault"
