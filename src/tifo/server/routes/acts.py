"""Acts in a running match."""

import asyncio

from fastapi import APIRouter, Request
from starlette.responses import Response

from tifo.core.contract import Move, Seat
from tifo.core.errors import OutOfTurnError
from tifo.core.messages import Who
from tifo.play.match import Match
from tifo.server import acts
from tifo.server.audience import Audience
from tifo.server.faults import RequestError, words_for
from tifo.server.models import Act, Acted, Because, Undo, Why
from tifo.server.routes.api import Asking, json_answer, told
from tifo.server.routes.games import is_printed

router = APIRouter(prefix="/api/matches/{match}", tags=["acts"])


@router.post("/moves", **told(Audience.SEAT, Acted))
async def play(caller: Asking, asked: Act) -> Response:
    """Make a move that answers an entry."""
    entry = await acts.play(caller, caller.seat(asked.seat), asked.entry, asked.move)
    return json_answer({"entry": entry})


@router.post("/undo", **told(Audience.SEAT, Acted))
async def undo(caller: Asking, asked: Undo) -> Response:
    """Take back one's last move, as far as nothing was revealed."""
    seat = caller.seat(asked.seat)
    if asked.seat is None:
        seat = acts.undo_seat(caller.live.hosted, caller.bearer.seats, seat)
    return json_answer({"entry": await acts.undo(caller, seat, asked.entry)})


@router.post("/why", **told(Audience.SEAT, Because))
async def why(request: Request, caller: Asking, asked: Why) -> Response:
    """Why can I not play this?"""
    match, seat = acts.running(caller.live.hosted), caller.seat(asked.seat)
    if match.to_act != seat:
        raise OutOfTurnError("error-out-of-turn", seat=Who(match.to_act))
    error = await asyncio.to_thread(_refusal, match, seat, asked.move, asked.steps)
    if error is None:
        return json_answer(
            {"legal": True, "clause": None, "message": None, "text": None, "printed": False}
        )
    clause = match.game.clause_id(error.clause) if error.clause > 0 else None
    words = words_for(request.headers, match.game)
    names = [sitter.name for sitter in caller.live.hosted.sitters]
    return json_answer(
        {
            "legal": False,
            "clause": clause,
            "message": error.message,
            "text": words.say(error.message, names),
            "printed": clause is not None and is_printed(clause),
        }
    )


def _refusal(match: Match, seat: Seat, move: Move | None, steps: list[str] | None) -> acts.Refusal:
    if move is not None:
        return acts.why(match, seat, [move])
    if not steps:
        raise RequestError("error-request")
    return acts.why(match, seat, acts.moves_towards(match, seat, steps))
