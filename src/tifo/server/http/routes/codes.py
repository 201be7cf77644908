"""Codes that are typed on another device."""

from tifo.server.http.answers import Answer, json_answer
from tifo.server.http.door import check_patience
from tifo.server.http.request import Request
from tifo.server.http.routing import Audience, Routes
from tifo.server.matches import tables
from tifo.server.matches.errors import UnknownCodeError
from tifo.server.wire.answers import CodeFound
from tifo.server.wire.bodies import TypedCode

routes = Routes("/api/codes", "tables")


@routes.post("", Audience.ANYONE, CodeFound)
async def open_code(request: Request, asked: TypedCode) -> Answer:
    """Where does a code lead: to a seat that waits, or to a match? Guessing is slowed down."""
    app = request.app
    check_patience(request, app.code_guesses)
    try:
        found = await tables.open_code(app.hall, asked.code)
    except UnknownCodeError:
        app.code_guesses.note(request.address, app.hall.now())
        raise
    return json_answer(found.model_dump())
