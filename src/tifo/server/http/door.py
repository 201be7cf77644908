"""The door of the API: every request comes through here, a move like the opening of a feed.

It finds the route, reads the body, admits the caller and calls the route's function.
"""

from collections.abc import Iterable

from tifo.server.http.answers import JSON, Answer, Outgoing
from tifo.server.http.app import App
from tifo.server.http.errors import MethodError, TokenError, TooManyTokensError, UnknownPageError
from tifo.server.http.guesses import Guesses
from tifo.server.http.request import Request
from tifo.server.http.routing import MATCH, Audience, Route, parse, read_model
from tifo.server.matches.caller import Caller
from tifo.server.matches.errors import NoSeatError
from tifo.server.matches.live import Live
from tifo.server.matches.tokens import CODE_LENGTH, SPECTATOR, Bearer, bearer_token, hash_of

DESCRIPTION = "/openapi.json"


class Door:
    """Leads a request to its route."""

    def __init__(self, app: App, routes: Iterable[Route]) -> None:
        self._app = app
        self._routes: dict[int, list[Route]] = {}
        """By the number of parts of their address."""
        for route in routes:
            self.add(route)

    def add(self, route: Route) -> None:
        """Serve one more route."""
        self._routes.setdefault(route.path.count("/"), []).append(route)

    async def answer(self, request: Request) -> Outgoing:
        """What a request leads to."""
        request.app = self._app
        if request.path == DESCRIPTION:
            return _describe(request)
        route, parts = self._find(request)
        return await route.function(**await self._given(route, request, parts))

    async def _given(
        self, route: Route, request: Request, parts: dict[str, str]
    ) -> dict[str, object]:
        """What the function of a route wants. Who asks comes before what is wrong with his body."""
        audience = route.declared()
        given: dict[str, object] = {}
        asked = None if route.body is None else parse(request)
        if route.wants_caller:
            given["caller"] = await self._admit(request, parts[MATCH], audience)
        given |= route.read_values(request, parts)
        if route.body is not None:
            name, model = route.body
            given[name] = read_model(model, asked)
        if route.wants_request:
            given["request"] = request
        return given

    def _find(self, request: Request) -> tuple[Route, dict[str, str]]:
        methods = set()
        for route in self._routes.get(request.path.count("/"), ()):
            found = route.place.fullmatch(request.path)
            if found is not None and route.method == request.method:
                return route, found.groupdict()
            if found is not None:
                methods.add(route.method)
        if methods:
            raise MethodError(*sorted(methods))
        raise UnknownPageError("error-page")

    async def _admit(self, request: Request, match: str, audience: Audience) -> Caller:
        """The caller of a route about a match, if the route is for him."""
        live = await self._app.hall.find(match)
        request.game = live.hosted.game
        bearer = self._bearer(request, live)
        needed = {Audience.SEAT: bearer.seats, Audience.SEAT_OR_HOST: bearer.seats or bearer.host}
        if not needed.get(audience, True):
            raise NoSeatError("error-seat-needed")
        return Caller(self._app.hall, live, bearer)

    def _bearer(self, request: Request, live: Live) -> Bearer:
        header = request.headers.get(b"authorization")
        token = bearer_token(None if header is None else header.decode("latin-1"))
        if token is None:
            return SPECTATOR
        bearer = live.hosted.bearers.get(hash_of(token))
        if bearer is not None and len(token) > CODE_LENGTH:
            return bearer  # nobody guesses a token; a code that people type could be guessed
        check_patience(request, self._app.guesses)
        if bearer is None:
            self._app.guesses.note(request.address, self._app.hall.now())
            raise TokenError("error-token")
        return bearer


def check_patience(request: Request, guesses: Guesses) -> None:
    """Has nobody guessed too often from there?"""
    wait = guesses.wait(request.address, request.app.hall.now())
    if wait > 0:
        raise TooManyTokensError(int(wait) + 1)


def _describe(request: Request) -> Answer:
    """The description of the API, which is written when somebody asks for it."""
    from tifo.server.http.description import description

    if request.method not in ("GET", "HEAD"):
        raise MethodError("GET", "HEAD")
    whole = description()
    return Answer(whole if request.method == "GET" else b"", 200, [JSON], len(whole))
