"""Routes: where they lie, whom they serve, and what their functions are given.

A function says by its arguments what it needs: the request, the caller of a match, a body, parts of
the address, values of the query, headers.
"""

import inspect
import json
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from pydantic import BaseModel, TypeAdapter, ValidationError

from tifo.core.errors import RuleBug
from tifo.server.http.answers import Outgoing
from tifo.server.http.request import Request
from tifo.server.matches.caller import Caller
from tifo.server.wire.errors import RequestError

Endpoint = Callable[..., Awaitable[Outgoing]]
JSON = "application/json"
MOST_FIELD = 80
"""Letters of a field's name that are said back: it may be anything that came."""
MATCH = "match"
"""The part of an address that names a match."""


class Audience(StrEnum):
    """Whom a route serves."""

    ANYONE = "anyone"
    """Nothing secret goes in or out."""
    SPECTATOR = "spectator"
    """Anyone who knows the match; what is told is cut to the seats of the bearer."""
    SEAT = "seat"
    """Who coaches a seat of this match."""
    SEAT_OR_HOST = "seat-or-host"
    """Who coaches a seat of this match, or made it."""


class InHeader:
    """Marks an argument that is a header."""


@dataclass(frozen=True)
class Value:
    """An argument that is read from a text: a part of the address, of the query, or a header."""

    name: str
    place: str
    """`path`, `query` or `header`."""
    hint: Any
    default: object

    @cached_property
    def _adapter(self) -> TypeAdapter[object]:
        return TypeAdapter(self.hint)

    @property
    def spelling(self) -> str:
        """As the request writes it."""
        return self.name.replace("_", "-") if self.place == "header" else self.name

    def read(self, text: str | None) -> object:
        """The value of a text; the default where there is none."""
        if text is None and self.default is not inspect.Parameter.empty:
            return self.default
        try:
            return self._adapter.validate_python(text)
        except ValidationError as error:
            raise invalid(error, self.spelling) from None


@dataclass
class Route:
    """One thing that can be asked of the server."""

    method: str
    path: str
    function: Endpoint
    audience: Audience | None
    """None: nobody said, so nobody is served."""
    model: object = None
    """The shape of its answer."""
    status: int = 200
    tag: str = ""
    body: tuple[str, type[BaseModel]] | None = None
    values: list[Value] = field(default_factory=list)
    wants_request: bool = False
    wants_caller: bool = False

    def __post_init__(self) -> None:
        self.place = re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", self.path))
        hints = get_type_hints(self.function, include_extras=True)
        for name, parameter in inspect.signature(self.function).parameters.items():
            self._want(name, hints[name], parameter.default)

    def _want(self, name: str, hint: object, default: object) -> None:
        if hint is Request:
            self.wants_request = True
        elif hint is Caller:
            self.wants_caller = True
        elif isinstance(hint, type) and issubclass(hint, BaseModel):
            self.body = name, hint
        else:
            self.values.append(Value(name, self._place_of(name, hint), hint, default))

    def _place_of(self, name: str, hint: object) -> str:
        if f"{{{name}}}" in self.path:
            return "path"
        marks = get_args(hint) if get_origin(hint) is Annotated else ()
        return "header" if InHeader in marks else "query"

    def declared(self) -> Audience:
        """Whom it serves."""
        if self.audience is None:
            raise RuleBug(f"{self.path} declares no audience")
        return self.audience

    def read_values(self, request: Request, parts: dict[str, str]) -> dict[str, object]:
        """The arguments that stand in address, query and headers."""
        found: dict[str, object] = {}
        query = request.query if any(value.place == "query" for value in self.values) else {}
        for value in self.values:
            if value.place == "header":
                text = request.header(value.spelling) or None
            else:
                text = (parts if value.place == "path" else query).get(value.name)
            found[value.name] = value.read(text)
        return found


def parse(request: Request) -> object:
    """The body of a request as plain data; None where it has none, bytes where it is not JSON."""
    if not request.body:
        return None
    kind = request.header("content-type").partition(";")[0].strip().lower()
    if kind != JSON and not (kind.startswith("application/") and kind.endswith("+json")):
        return request.body
    try:
        found: object = json.loads(request.body)
    except json.JSONDecodeError as error:
        raise RequestError(
            "error-request-field", field=str(error.pos), why="json_invalid"
        ) from None
    except (ValueError, RecursionError):
        raise RequestError("error-request") from None
    return found


def read_model(model: type[BaseModel], asked: object) -> BaseModel:
    """The body of a request in its shape."""
    if asked is None:
        raise RequestError("error-request-field", field="body", why="missing")
    try:
        return model.model_validate(asked, from_attributes=True)
    except ValidationError as error:
        raise invalid(error, "body") from None


def invalid(error: ValidationError, place: str) -> RequestError:
    """The first thing that is wrong; never the value that came."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    where = ".".join(str(part) for part in first["loc"]) or place
    return RequestError("error-request-field", field=where[:MOST_FIELD], why=first["type"])


class Routes:
    """Routes of one kind, collected where their functions stand."""

    def __init__(self, prefix: str, tag: str) -> None:
        self._prefix, self._tag = prefix, tag
        self.all: list[Route] = []

    def get(
        self, path: str, audience: Audience | None = None, model: object = None, status: int = 200
    ) -> Callable[[Endpoint], Endpoint]:
        """Declare what is read at an address."""
        return self._declare("GET", path, audience, model, status)

    def post(
        self, path: str, audience: Audience | None = None, model: object = None, status: int = 200
    ) -> Callable[[Endpoint], Endpoint]:
        """Declare what is done at an address."""
        return self._declare("POST", path, audience, model, status)

    def _declare(
        self, method: str, path: str, audience: Audience | None, model: object, status: int
    ) -> Callable[[Endpoint], Endpoint]:
        def keep(function: Endpoint) -> Endpoint:
            place = self._prefix + path
            self.all.append(Route(method, place, function, audience, model, status, self._tag))
            return function

        return keep
