"""The application: routes, errors, and the hall behind them."""

import logging
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from tifo.core.errors import TifoError
from tifo.server.http.errors import (
    STATUS,
    MethodError,
    RequestError,
    ServerFaultError,
    TooManyTokensError,
    UnknownPageError,
    error_bytes,
    words_for,
)
from tifo.server.http.guesses import Guesses
from tifo.server.http.routes import acts, codes, games, reading, tables
from tifo.server.http.routes.api import raw_answer
from tifo.server.matches.driver import Driver
from tifo.server.matches.hall import Hall
from tifo.server.settings import Settings

SWITCH_S = 0.0005
"""How long the writer waits at most for its turn while the event loop is busy."""
LOG = logging.getLogger("tifo.server")


def create_app(settings: Settings) -> FastAPI:
    """An application of its own over the database of the settings."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.hall = Hall(settings)
        driver = Driver(app.state.hall)
        sys.setswitchinterval(SWITCH_S)
        yield
        await driver.close()
        await app.state.hall.close()

    app = FastAPI(
        title="Tifo",
        version=version("tifo"),
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.settings = settings
    app.state.guesses = Guesses()
    app.state.code_guesses = Guesses()
    for routes in (games, tables, codes, acts, reading):
        app.include_router(routes.router)
    app.add_exception_handler(TifoError, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _no_page)
    app.add_exception_handler(Exception, _fault)
    return app


def _refused(request: Request, error: Exception) -> Response:
    """An error of the caller, in his language."""
    assert isinstance(error, TifoError)
    game = getattr(request.state, "game", None)
    body = error_bytes(error, words_for(request.headers, game), game)
    answer = raw_answer(body, STATUS[error.code])
    if isinstance(error, TooManyTokensError):
        answer.headers["retry-after"] = str(error.message.args["seconds"])
    return answer


def _invalid(request: Request, error: Exception) -> Response:
    """The first thing that is wrong with a request; never the value that came."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"][1:]) or str(first["loc"][0])
    return _refused(request, RequestError("error-request-field", field=where, why=first["type"]))


def _no_page(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        answer = _refused(request, MethodError("error-method"))
        answer.headers["allow"] = ", ".join(_methods(request))
        return answer
    if error.status_code == 404:
        return _refused(request, UnknownPageError("error-page"))
    return _refused(request, RequestError("error-request"))


def _fault(request: Request, error: Exception) -> Response:
    return _refused(request, ServerFaultError("error-server"))


def _methods(request: Request) -> list[str]:
    """The methods that the address of a request takes."""
    found: set[str] = set()
    for template, methods in request.app.openapi()["paths"].items():
        if re.fullmatch(re.sub(r"{[^}]*}", "[^/]+", template), request.url.path):
            found |= {method.upper() for method in methods}
    return sorted(found)
