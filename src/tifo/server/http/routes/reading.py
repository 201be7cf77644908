"""Reading a match: where it stands, what happens, what happened."""

import asyncio
from typing import Annotated

from annotated_types import Ge, Le, MaxLen

from tifo.play.file import to_json
from tifo.server.follow.book import rulebook_told
from tifo.server.follow.feed import Feed
from tifo.server.follow.plies import draws_told, plies_told
from tifo.server.follow.snapshot import snapshot as told_now, snapshot_at
from tifo.server.http.answers import Answer, json_answer, raw_answer
from tifo.server.http.errors import UnknownPageError
from tifo.server.http.routing import Audience, InHeader, Routes
from tifo.server.matches import acts
from tifo.server.matches.caller import Caller
from tifo.server.matches.errors import NoSeatError, NotOverError
from tifo.server.wire.answers import Draws, Plies, Rulebook, Snapshot

routes = Routes("/api/matches/{match}", "reading")
MOST_ENTRY = 2**31 - 1


@routes.get("", Audience.SPECTATOR, Snapshot)
async def snapshot(caller: Caller) -> Answer:
    """Where the match stands for the bearer."""
    return raw_answer(told_now(caller.live, caller.bearer, caller.hall.now()))


@routes.get("/rulebook", Audience.SPECTATOR, Rulebook)
async def rulebook(caller: Caller) -> Answer:
    """The rulebook of this match: the rulings and components that its options bring into play."""
    hosted = caller.live.hosted
    return json_answer(rulebook_told(hosted.game, hosted.options))


@routes.get("/feed", Audience.SPECTATOR)
async def feed(
    caller: Caller,
    after: Annotated[int | None, Ge(0), Le(MOST_ENTRY)] = None,
    last_event_id: Annotated[str | None, MaxLen(20), InHeader] = None,
) -> Feed:
    """Everything after an entry, then whatever happens, as server-sent events."""
    if after is None:
        after = int(last_event_id) if last_event_id and last_event_id.isdecimal() else 0
    return Feed(caller.hall, caller.live, caller.bearer, min(after, caller.live.hosted.entry))


@routes.get("/plies", Audience.SPECTATOR, Plies)
async def plies(caller: Caller) -> Answer:
    """The line that counts, as the bearer may know it; after the end whole."""
    hosted = caller.live.hosted
    seat = hosted.focus(caller.bearer.seats)
    return json_answer({"entry": hosted.entry, "plies": plies_told(hosted, seat)})


@routes.get("/plies/{ply}", Audience.SPECTATOR, Snapshot)
async def position(
    caller: Caller,
    ply: int,
    seat: Annotated[int | None, Ge(0), Le(63)] = None,
) -> Answer:
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


@routes.get("/draws", Audience.SPECTATOR, Draws)
async def draws(caller: Caller) -> Answer:
    """What CHANCE could have done at each of its plies, once the match is over."""
    match = caller.live.hosted.match
    if match is None or not match.is_over:
        raise NotOverError("error-match-not-over")
    return json_answer({"draws": await asyncio.to_thread(draws_told, match)})


@routes.get("/file", Audience.SPECTATOR, dict[str, object])
async def file(caller: Caller) -> Answer:
    """The match file with the dealer's bytes, once the match is over."""
    match = caller.live.hosted.match
    if match is None or not match.is_over:
        raise NotOverError("error-match-not-over")
    answer = json_answer(to_json(match))
    name = f"{match.game.name}-{caller.live.match}.tifo.json"
    disposition = f'attachment; filename="{name}"'
    answer.headers.append((b"content-disposition", disposition.encode()))
    return answer
