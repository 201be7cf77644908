"""Codes that are typed on another device."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from tifo.server import tables
from tifo.server.asked import TypedCode
from tifo.server.audience import Audience, check_patience
from tifo.server.faults import UnknownCodeError
from tifo.server.routes.api import json_answer, told
from tifo.server.told import CodeFound

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
