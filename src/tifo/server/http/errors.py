"""What can be wrong with a request, and how each fault is answered: one shape, the right status."""

from collections.abc import Mapping
from typing import Any

from tifo.core.contract import AnyGame
from tifo.core.errors import IllegalMoveError, TifoError
from tifo.server.wire import encode
from tifo.text import LANGUAGES, Catalogue, catalogue


class RequestError(TifoError):
    """The request cannot be understood."""

    code = "request/invalid"


class UnknownPageError(TifoError):
    """There is nothing at this address."""

    code = "page/unknown"


class MethodError(TifoError):
    """The address does not take this method."""

    code = "page/method"


class TokenError(TifoError):
    """The token opens nothing here."""

    code = "auth/token"


class TooManyTokensError(TifoError):
    """Too many wrong tokens came from this address."""

    code = "auth/too-many"


class OriginError(TifoError):
    """The request comes from a page of another site."""

    code = "origin/foreign"


class TooLargeError(TifoError):
    """The body is too large."""

    code = "request/too-large"


class ServerFaultError(TifoError):
    """Our mistake."""

    code = "server/fault"


STATUS = {
    "advice/none": 503,
    "auth/seat": 403,
    "auth/token": 401,
    "auth/too-many": 429,
    "clause/unknown": 404,
    "coach/invalid": 422,
    "code/unknown": 404,
    "game/unknown": 404,
    "match/no-timer": 409,
    "match/not-over": 409,
    "match/not-started": 409,
    "match/over": 409,
    "match/stale": 409,
    "match/started": 409,
    "match/unknown": 404,
    "move/illegal": 422,
    "move/no-undo": 409,
    "move/out-of-turn": 409,
    "option/invalid": 422,
    "origin/foreign": 403,
    "page/method": 405,
    "page/unknown": 404,
    "request/invalid": 422,
    "request/too-large": 413,
    "seat/taken": 409,
    "server/fault": 500,
    "store/failed": 503,
}
"""The status of every code that the server can answer."""


def error_body(error: TifoError, words: Catalogue, game: AnyGame | None) -> dict[str, Any]:
    """The one shape of an error."""
    clause = getattr(error, "clause", 0)
    named = game is not None and isinstance(error, IllegalMoveError) and clause > 0
    return {
        "code": error.code,
        "message": error.message,
        "text": words.say(error.message),
        "clause": game.clause_id(clause) if game is not None and named else None,
        "entry": getattr(error, "entry", None),
    }


def error_bytes(error: TifoError, words: Catalogue, game: AnyGame | None) -> bytes:
    """The body of an error as it is sent."""
    return encode(error_body(error, words, game))


def words_for(headers: Mapping[str, str], game: AnyGame | None) -> Catalogue:
    """The catalogue of whoever asks."""
    return catalogue(language_of(headers.get("accept-language", "")), game, "tifo.server")


def language_of(header: str) -> str:
    """The first of our languages that an Accept-Language header asks for."""
    for part in header.split(","):
        short = part.split(";")[0].strip()[:2].lower()
        if short in LANGUAGES:
            return short
    return LANGUAGES[0]
