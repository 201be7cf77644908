"""Acts in a running match."""

import asyncio

from tifo import bots
from tifo.core.contract import Move, Seat
from tifo.core.errors import OutOfTurnError
from tifo.core.messages import Who
from tifo.play.match import Match
from tifo.server.follow.snapshot import rehearsed
from tifo.server.http.answers import Answer, json_answer
from tifo.server.http.refusals import words_for
from tifo.server.http.request import Request
from tifo.server.http.routing import Audience, Routes
from tifo.server.matches import acts
from tifo.server.matches.caller import Caller
from tifo.server.matches.errors import OverError
from tifo.server.wire.answers import Acted, Because, Rehearsed, ToldHint
from tifo.server.wire.bodies import Act, AskHint, Rehearse, SetTimer, Undo, Why
from tifo.server.wire.errors import RequestError

routes = Routes("/api/matches/{match}", "acts")


@routes.post("/moves", Audience.SEAT, Acted)
async def play(caller: Caller, asked: Act) -> Answer:
    """Make a move that answers an entry."""
    entry = await acts.play(caller, caller.seat(asked.seat), asked.entry, asked.move)
    return json_answer({"entry": entry})


@routes.post("/undo", Audience.SEAT, Acted)
async def undo(caller: Caller, asked: Undo) -> Answer:
    """Take back one's last move, as far as nothing was revealed."""
    seat = caller.seat(asked.seat)
    if asked.seat is None:
        seat = acts.undo_seat(caller.live.hosted, caller.bearer.seats, seat)
    return json_answer({"entry": await acts.undo(caller, seat, asked.entry)})


@routes.post("/timer", Audience.SEAT, Acted)
async def timer(caller: Caller, asked: SetTimer) -> Answer:
    """Stop the move timer for everybody, or let it go on."""
    return json_answer({"entry": await acts.set_timer(caller, asked.paused)})


@routes.post("/why", Audience.SEAT, Because)
async def why(request: Request, caller: Caller, asked: Why) -> Answer:
    """Why can I not play this?"""
    match, seat = _deciding(caller, asked.seat)
    error = await asyncio.to_thread(_refusal, match, seat, asked.move, asked.steps)
    if error is None:
        return json_answer(
            {"legal": True, "clause": None, "message": None, "text": None, "printed": False}
        )
    clause = match.game.clause_id(error.clause) if error.clause > 0 else None
    words = words_for(request)
    names = [sitter.name for sitter in caller.live.hosted.sitters]
    return json_answer(
        {
            "legal": False,
            "clause": clause,
            "message": error.message,
            "text": words.say(error.message, names),
            "printed": clause is not None and match.game.is_printed(error.clause),
        }
    )


@routes.post("/hint", Audience.SEAT, ToldHint)
async def hint(caller: Caller, asked: AskHint) -> Answer:
    """What would a strong bot play? From what the seat knows, no more."""
    match, seat = _deciding(caller, asked.seat)
    said, seen = match.commentary(seat), match.view(seat)
    found = await asyncio.to_thread(said.advice, bots.hint, match.game, seen, match.legal())
    write = match.game.notation.format_move
    choices = [
        {"move": choice.move, "text": write(choice.move), "chance": round(choice.chance, 4)}
        for choice in found.choices
    ]
    return json_answer({"move": found.move, "say": found.message, "choices": choices})


@routes.post("/rehearse", Audience.SEAT, Rehearsed)
async def rehearse(caller: Caller, asked: Rehearse) -> Answer:
    """Where would moves of one's own lead? Nothing is played, nothing is kept."""
    match, seat = _deciding(caller, asked.seat)
    return json_answer(await asyncio.to_thread(rehearsed, match, seat, asked.moves))


def _deciding(caller: Caller, wanted: Seat | None) -> tuple[Match, Seat]:
    """The match and the caller's seat, if it is his to decide."""
    match, seat = acts.running(caller.live.hosted), caller.seat(wanted)
    if match.is_over:
        raise OverError("error-match-over")
    if match.to_act != seat:
        raise OutOfTurnError("error-out-of-turn", seat=Who(match.to_act))
    return match, seat


def _refusal(match: Match, seat: Seat, move: Move | None, steps: list[str] | None) -> acts.Refusal:
    if move is not None:
        return acts.why(match, seat, [move])
    if not steps:
        raise RequestError("error-request")
    return acts.why(match, seat, acts.moves_towards(match, seat, steps))
