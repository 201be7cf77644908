"""What all routes of the API share."""

from typing import Annotated, Any

from fastapi import Depends
from starlette.responses import Response

from tifo.server.http.callers import Audience, admit, to
from tifo.server.matches.caller import Caller
from tifo.server.wire import encode
from tifo.server.wire.answers import ErrorBody

Asking = Annotated[Caller, Depends(admit)]
"""The caller, admitted to the audience that the route declares."""

_ERRORS: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": ErrorBody, "description": "refused"},
    "5XX": {"model": ErrorBody, "description": "our fault"},
}


def told(audience: Audience, model: Any = None, status: int = 200, **more: Any) -> dict[str, Any]:
    """The description of a route: whom it serves and what it answers."""
    answers = dict(_ERRORS)
    if model is not None:
        answers[status] = {"model": model}
    return {
        "openapi_extra": to(audience),
        "responses": answers,
        "response_model": None,
        "status_code": status,
        **more,
    }


def json_answer(content: Any, status: int = 200) -> Response:
    """Plain data as an answer that nobody keeps."""
    return raw_answer(encode(content), status)


def raw_answer(body: bytes, status: int = 200) -> Response:
    """JSON that was encoded before."""
    return Response(body, status, {"cache-control": "no-store"}, "application/json")
