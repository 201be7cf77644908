"""Who may use a route. Each route declares it; one that does not is refused to everybody."""

from enum import StrEnum
from typing import Any

from fastapi import Request

from tifo.core.errors import RuleBug
from tifo.server.http.errors import TokenError, TooManyTokensError
from tifo.server.http.guesses import Guesses
from tifo.server.matches.caller import Caller
from tifo.server.matches.errors import NoSeatError
from tifo.server.matches.hall import Hall
from tifo.server.matches.live import Live
from tifo.server.matches.tokens import SPECTATOR, Bearer, bearer_token, hash_of

KEY = "x-audience"
"""Where a route declares its audience, in its OpenAPI description."""


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


def to(audience: Audience) -> dict[str, Any]:
    """Declare the audience of a route."""
    return {KEY: audience.value}


async def admit(request: Request, match: str) -> Caller:
    """The caller of a route about a match, if the route is for him."""
    state = request.app.state
    live = await state.hall.find(match)
    request.state.game = live.hosted.game
    address = request.client.host if request.client else ""
    header = request.headers.get("authorization")
    return admit_bearer(state.hall, state.guesses, live, header, address, _declared(request))


def admit_bearer(
    hall: Hall, guesses: Guesses, live: Live, header: str | None, address: str, audience: Audience
) -> Caller:
    """The caller with this Authorization header, if he belongs to the audience."""
    bearer = _bearer(hall, guesses, live, header, address)
    needed = {Audience.SEAT: bearer.seats, Audience.SEAT_OR_HOST: bearer.seats or bearer.host}
    if not needed.get(audience, True):
        raise NoSeatError("error-seat-needed")
    return Caller(hall, live, bearer)


def check_patience(hall: Hall, guesses: Guesses, address: str) -> None:
    """Has nobody guessed too often from there?"""
    wait = guesses.wait(address, hall.now())
    if wait > 0:
        raise TooManyTokensError("error-too-many-tokens", seconds=int(wait) + 1)


def _declared(request: Request) -> Audience:
    extra = getattr(request.scope["route"], "openapi_extra", None) or {}
    if KEY not in extra:
        raise RuleBug(f"{request.scope['route'].path} declares no audience")
    return Audience(extra[KEY])


def _bearer(hall: Hall, guesses: Guesses, live: Live, header: str | None, address: str) -> Bearer:
    token = bearer_token(header)
    if token is None:
        return SPECTATOR
    check_patience(hall, guesses, address)
    bearer = live.hosted.bearers.get(hash_of(token))
    if bearer is None:
        guesses.note(address, hall.now())
        raise TokenError("error-token")
    return bearer
