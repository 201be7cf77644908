"""Tables: making one, finding one, sitting down and getting up."""

from tifo.play.seating import OPEN
from tifo.server.http.answers import Answer, json_answer
from tifo.server.http.request import Request
from tifo.server.http.routing import Audience, Routes
from tifo.server.matches import tables
from tifo.server.matches.caller import Caller
from tifo.server.matches.live import Live
from tifo.server.wire.answers import Acted, Joined, ListedTable, MadeMatch, Rematch
from tifo.server.wire.bodies import HandOver, Join, Leave, NewMatch, Start

routes = Routes("/api/matches", "tables")


@routes.post("", Audience.ANYONE, MadeMatch, 201)
async def make(request: Request, asked: NewMatch) -> Answer:
    """Make a table. The commitment to the dealer's bytes comes before anybody's nonce."""
    made = await tables.make_table(request.app.hall, asked)
    return json_answer(made.model_dump(), 201)


@routes.get("", Audience.ANYONE, list[ListedTable])
async def list_tables(request: Request, open: bool | None = None, running: bool = False) -> Answer:
    """Public tables that wait for coaches; matches in progress, to be watched; or both."""
    hall = request.app.hall
    found: list[Live] = []
    if open if open is not None else not running:
        found += await hall.open_tables()
    if running:
        found += await hall.running()
    return json_answer([_listed(live) for live in found])


def _listed(live: Live) -> dict[str, object]:
    hosted, row = live.hosted, live.hosted.row
    return {
        "match": row.match,
        "game": row.game,
        "options": hosted.options,
        "status": hosted.status,
        "seats": len(hosted.sitters),
        "free": sum(sitter.coach == OPEN for sitter in hosted.sitters),
        "created": row.created,
        "names": [sitter.name for sitter in hosted.sitters if sitter.name],
        "timer": row.timer,
        "ply": 0 if hosted.match is None else len(hosted.match.plies),
    }


@routes.post("/{match}/join", Audience.SPECTATOR, Joined)
async def join(caller: Caller, asked: Join) -> Answer:
    """Sit down and add a nonce."""
    return json_answer((await tables.join(caller, asked)).model_dump())


@routes.post("/{match}/leave", Audience.SEAT, Acted)
async def leave(caller: Caller, asked: Leave) -> Answer:
    """Get up from a seat."""
    return json_answer({"entry": await tables.leave(caller, caller.seat(asked.seat))})


@routes.post("/{match}/start", Audience.SEAT_OR_HOST, Acted)
async def start(caller: Caller, asked: Start) -> Answer:
    """Give the seats that are not filled to bots and begin."""
    return json_answer({"entry": await tables.fill(caller, asked.fill)})


@routes.post("/{match}/coach", Audience.SEAT, Acted)
async def coach(caller: Caller, asked: HandOver) -> Answer:
    """Hand a seat of one's own to a bot, or take it back."""
    seat = caller.seat(asked.seat)
    return json_answer({"entry": await tables.hand_over(caller, seat, asked.coach)})


@routes.post("/{match}/rematch", Audience.SEAT, Rematch)
async def rematch(caller: Caller) -> Answer:
    """The same coaches once more, one seat further."""
    return json_answer((await tables.rematch(caller)).model_dump())
