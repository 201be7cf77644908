"""What can be wrong with a body."""

from tifo.core.errors import TifoError


class RequestError(TifoError):
    """The request cannot be understood."""

    code = "request/invalid"
