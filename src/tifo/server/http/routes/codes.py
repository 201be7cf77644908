"""Codes that are typed on another device."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from tifo.server.http.callers import Audience, check_patience
from tifo.server.http.routes.api import json_answer, told
from tifo.server.matches import tables
from tifo.server.matches.errors import UnknownCodeError
from tifo.server.wire.answers import CodeFound
from tifo.server.wire.bodies import TypedCode

router = APIRouter(prefix="/api/codes", tags=["tables"])


@router.post("", **told(Audience.ANYONE, CodeFound))
async def open_code(request: Request, asked: TypedCode) -> Response:
    """Where does a code lead: to a seat that waits, or to a match? Guessing is slowed down."""
    state = request.app.state
    address = request.client.host if request.client else ""
    check_patience(state.hall, state.code_guesses, address)
    try:
        found = await tables.open_code(state.hall, asked.code)
    except UnknownCodeError:
        state.code_guesses.note(address, state.hall.now())
        raise
    return json_answer(found.model_dump())
