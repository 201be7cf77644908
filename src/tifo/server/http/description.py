"""The OpenAPI description of the routes, written by FastAPI from what they declare."""

import inspect
import json
from collections.abc import Callable
from functools import cache, wraps
from importlib.metadata import version
from typing import Annotated, Any

from fastapi import FastAPI, Header, Query

from tifo.server.http.routes import ROUTES
from tifo.server.http.routing import MATCH, Route
from tifo.server.wire.answers import ErrorBody

KEY = "x-audience"
"""Where a description says whom a route serves."""
_ERRORS: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": ErrorBody, "description": "refused"},
    "5XX": {"model": ErrorBody, "description": "our fault"},
}
_PLACES = {"query": Query, "header": Header}


@cache
def description() -> bytes:
    """What goes over the wire."""
    return json.dumps(describe(), ensure_ascii=False, separators=(",", ":")).encode()


def describe() -> dict[str, Any]:
    """Every route with its audience, what it takes and what it answers."""
    app = FastAPI(title="Tifo", version=version("tifo"))
    for route in ROUTES:
        answers = _ERRORS | ({} if route.model is None else {route.status: {"model": route.model}})
        app.add_api_route(
            route.path,
            _described(route),
            methods=[route.method],
            tags=[route.tag],
            openapi_extra={KEY: route.declared().value},
            responses=answers,
            response_model=None,
            status_code=route.status,
        )
    return app.openapi()


def _described(route: Route) -> Callable[..., Any]:
    """The function of a route as FastAPI wants to see it: nothing but what comes with a request."""
    parameters = [_parameter(value.name, _hint(value), value.default) for value in route.values]
    if route.wants_caller:
        parameters.append(_parameter(MATCH, str))
    if route.body is not None:
        parameters.append(_parameter(*route.body))

    @wraps(route.function)
    def stand_in() -> None:
        """Never called."""

    stand_in.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    return stand_in


def _hint(value: Any) -> Any:
    return Annotated[value.hint, _PLACES[value.place]()] if value.place in _PLACES else value.hint


def _parameter(name: str, hint: Any, default: Any = inspect.Parameter.empty) -> inspect.Parameter:
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=hint)
