"""Reading a match: where it stands, what happens, what happened."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Header, Query
from starlette.responses import Response

from tifo.play.file import to_json
from tifo.server.follow.book import rulebook_told
from tifo.server.follow.feed import Feed
from tifo.server.follow.snapshot import draws_told, plies_told, snapshot_at
from tifo.server.follow.snapshot import snapshot as told_now
from tifo.server.http.callers import Audience
from tifo.server.http.errors import UnknownPageError
from tifo.server.http.routes.api import Asking, json_answer, raw_answer, told
from tifo.server.matches import acts
from tifo.server.matches.caller import Caller
from tifo.server.matches.errors import NoSeatError, NotOverError
from tifo.server.wire.answers import Draws, Plies, Rulebook, Snapshot

router = APIRouter(prefix="/api/matches/{match}", tags=["reading"])
MOST_ENTRY = 2**31 - 1


@router.get("", **told(Audience.SPECTATOR, Snapshot))
async def snapshot(caller: Asking) -> Response:
    """Where the match stands for the bearer."""
    return raw_answer(told_now(caller.live, caller.bearer, caller.hall.now()))


@router.get("/rulebook", **told(Audience.SPECTATOR, Rulebook))
async def rulebook(caller: Asking) -> Response:
    """The rulebook of this match: the rulings and components that its options bring into play."""
    hosted = caller.live.hosted
    return json_answer(rulebook_told(hosted.game, hosted.options))


@router.get("/feed", **told(Audience.SPECTATOR))
async def feed(
    caller: Asking,
    after: Annotated[int | None, Query(ge=0, le=MOST_ENTRY)] = None,
    last_event_id: Annotated[str | None, Header(max_length=20)] = None,
) -> Response:
    """Everything after an entry, then whatever happens, as server-sent events."""
    if after is None:
        after = int(last_event_id) if last_event_id and last_event_id.isdecimal() else 0
    return Feed(caller.hall, caller.live, caller.bearer, min(after, caller.live.hosted.entry))


@router.get("/plies", **told(Audience.SPECTATOR, Plies))
async def plies(caller: Asking) -> Response:
    """The line that counts, as the bearer may know it; after the end whole."""
    hosted = caller.live.hosted
    seat = hosted.focus(caller.bearer.seats)
    return json_answer({"entry": hosted.entry, "plies": plies_told(hosted, seat)})


@router.get("/plies/{ply}", **told(Audience.SPECTATOR, Snapshot))
async def position(
    caller: Asking,
    ply: int,
    seat: Annotated[int | None, Query(ge=0, le=63)] = None,
) -> Response:
    """Where the match stood after a number of plies."""
    match = acts.running(caller.live.hosted)
    if not 0 <= ply <= len(match.plies):
        raise UnknownPageError("error-no-such-ply")
    viewer = _viewer(caller, seat)
    return raw_answer(snapshot_at(caller.live, caller.bearer, caller.hall.now(), ply, viewer))


def _viewer(caller: Caller, wanted: int | None) -> int:
    """Through whose eyes: before the end only one's own, after it anybody's."""
    hosted = caller.live.hosted
    if wanted is None:
        return hosted.focus(caller.bearer.seats)
    over = hosted.match is not None and hosted.match.is_over
    if wanted not in caller.bearer.seats and not (over and wanted < len(hosted.sitters)):
        raise NoSeatError("error-not-your-seat")
    return wanted


@router.get("/draws", **told(Audience.SPECTATOR, Draws))
async def draws(caller: Asking) -> Response:
    """What CHANCE could have done at each of its plies, once the match is over."""
    match = caller.live.hosted.match
    if match is None or not match.is_over:
        raise NotOverError("error-match-not-over")
    return json_answer({"draws": await asyncio.to_thread(draws_told, match)})


@router.get("/file", **told(Audience.SPECTATOR, dict[str, Any]))
async def file(caller: Asking) -> Response:
    """The match file with the dealer's bytes, once the match is over."""
    match = caller.live.hosted.match
    if match is None or not match.is_over:
        raise NotOverError("error-match-not-over")
    answer = json_answer(to_json(match))
    name = f"{match.game.name}-{caller.live.match}.tifo.json"
    answer.headers["content-disposition"] = f'attachment; filename="{name}"'
    return answer
