"""Making tables, sitting down, getting up: acts on a match before it begins, and after it ends."""

import asyncio
import json

from tifo import games
from tifo.core.contract import Seat
from tifo.core.log import Seated
from tifo.play.dealer import BYTES, commitment
from tifo.play.match import HUMAN
from tifo.play.seating import OPEN, Filled, Left, Made, Rematched, SatDown
from tifo.server.matches.caller import Caller
from tifo.server.matches.coaches import known_coach
from tifo.server.matches.errors import (
    NoSeatError,
    NotOverError,
    SeatTakenError,
    StartedError,
    UnknownCodeError,
    UnknownMatchError,
)
from tifo.server.matches.hall import Hall
from tifo.server.matches.hosted import Hosted
from tifo.server.matches.tokens import hash_of, new_code, new_token, tidy_code
from tifo.server.wire.answers import CodeFound, Joined, MadeMatch, MadeSeat, Rematch
from tifo.server.wire.bodies import Join, NewMatch, WantedSeat
from tifo.server.wire.errors import RequestError
from tifo.store import CodeRow, MatchRow

STAND_IN = "bot:rules-of-thumb"
"""Takes over from a coach who leaves a running match."""


# --------------------------------------------------------------------------------- creation
async def make_table(hall: Hall, asked: NewMatch) -> MadeMatch:
    """A new match; its creator gets the tokens of his seats and the invitations to the others."""
    game = games.find(asked.game)
    options = {**asked.options}
    options.setdefault("seats", str(len(asked.seats)))
    if game.seat_count(game.read_options(options)) != len(asked.seats):
        raise RequestError("error-seat-count")
    host = new_token()
    row = MatchRow(
        match=new_code(),
        game=game.name,
        game_version=game.version,
        options=json.dumps(_whole(game.name, options)),
        way=asked.way,
        public=asked.public,
        timer=asked.timer,
        dealer=hall.settings.chance(BYTES),
        host=hash_of(host),
        created=hall.now(),
    )
    for wanted in asked.seats:
        await known_coach(wanted.coach, game)
    seats = _seats(row.match, asked)
    hosted = Hosted(row)
    sitters = [_sitter(*pair) for pair in zip(asked.seats, seats, strict=True)]
    hosted.add(hall.now(), 0, Made(sitters))
    hosted.start_if_ready(hall.now(), 0)
    await hall.create(hosted, _codes(row.match, seats))
    return MadeMatch(match=row.match, commitment=commitment(row.dealer), host=host, seats=seats)


def _whole(game_name: str, options: dict[str, str]) -> dict[str, str]:
    """All options by name, the defaults too: a match does not depend on tomorrow's defaults."""
    game = games.find(game_name)
    return {option.name: options.get(option.name, option.default) for option in game.options}


def _seats(match: str, asked: NewMatch) -> list[MadeSeat]:
    """The seats with their tokens; who passes one device round has one token for all of them."""
    shared = new_token()
    made = []
    for seat, wanted in enumerate(asked.seats):
        mine, free = wanted.coach == "me", wanted.coach == OPEN
        token = (shared if asked.way == "pass" else new_token()) if mine else None
        invite, code = (new_token(), new_code()) if free else (None, None)
        made.append(
            MadeSeat(
                seat=seat,
                coach=HUMAN if mine else wanted.coach,
                token=token,
                link=f"/m/{match}#seat={token}" if token else None,
                invite=invite,
                invite_link=f"/m/{match}#join={invite}" if invite else None,
                code=code,
            )
        )
    return made


def _codes(match: str, seats: list[MadeSeat]) -> list[CodeRow]:
    return [CodeRow(hash_of(made.code), match, made.seat) for made in seats if made.code]


def _sitter(wanted: WantedSeat, made: MadeSeat) -> dict[str, str]:
    return {
        "coach": made.coach,
        "name": wanted.name or "",
        "token": hash_of(made.token) if made.token else "",
        "invite": hash_of(made.invite) if made.invite else "",
        "code": hash_of(made.code) if made.code else "",
    }


# ------------------------------------------------------------------------------------ codes
async def open_code(hall: Hall, typed: str) -> CodeFound:
    """Where a typed code leads: to a seat that is still open, or to a match by its id."""
    code = tidy_code(typed)
    if code is None:
        raise UnknownCodeError("error-code-unknown")
    known = await asyncio.to_thread(hall.store.seat_of, hash_of(code))
    try:
        live = await hall.find(code if known is None else known[0])
    except UnknownMatchError:
        raise UnknownCodeError("error-code-unknown") from None
    game, page = live.hosted.game.name, f"/m/{live.match}"
    if known is None:
        return CodeFound(match=live.match, game=game, seat=None, link=page)
    if live.hosted.bearers.get(hash_of(code)) is None:
        raise UnknownCodeError("error-code-unknown")
    return CodeFound(match=live.match, game=game, seat=known[1], link=f"{page}#join={code}")


# ----------------------------------------------------------------------- sitting and leaving
async def join(caller: Caller, asked: Join) -> Joined:
    """Sit down: in a seat kept for the bearer, the one he is invited to, or a public one."""
    hall, live = caller.hall, caller.live
    async with live.lock:
        draft = live.hosted.fork()
        if draft.match is not None:
            raise StartedError("error-match-started")
        kept = caller.bearer.seats
        seats = kept or (_free_seat(caller, draft, asked.seat),)
        token = None if kept else new_token()
        name = (asked.name if len(seats) == 1 else None) if kept else asked.name or ""
        entry = draft.entry
        joined = SatDown(list(seats), asked.nonce, hash_of(token) if token else None, name)
        draft.add(hall.now(), entry, joined, seats[0])
        draft.start_if_ready(hall.now(), entry)
        entry = await hall.commit(live, draft)
    link = f"/m/{live.match}#seat={token}" if token else None
    return Joined(seat=seats[0], token=token, link=link, entry=entry)


def _free_seat(caller: Caller, hosted: Hosted, wanted: Seat | None) -> Seat:
    """The open seat that the caller may take."""
    free = [seat for seat, sitter in enumerate(hosted.sitters) if sitter.coach == OPEN]
    if caller.bearer.invited is not None:
        wanted = caller.bearer.invited
    elif not hosted.row.public:
        raise NoSeatError("error-invite-needed")
    for seat in free:
        if wanted is None or seat == wanted:
            return seat
    raise SeatTakenError("error-seat-taken")


async def leave(caller: Caller, seat: Seat) -> int:
    """Get up: an open table's seat is free again, in a running match a bot takes over."""
    hall, live = caller.hall, caller.live
    async with live.lock:
        draft = live.hosted.fork()
        if draft.match is None:
            draft.add(hall.now(), draft.entry, Left(seat))
        elif draft.sitters[seat].coach == HUMAN and not draft.match.is_over:
            draft.add(hall.now(), draft.entry, Seated(seat, STAND_IN))
        else:
            return draft.entry
        return await hall.commit(live, draft)


async def fill(caller: Caller, coach: str) -> int:
    """Give every seat that is not ready to a bot; the match begins."""
    hall, live = caller.hall, caller.live
    async with live.lock:
        draft = live.hosted.fork()
        if draft.match is not None:
            raise StartedError("error-match-started")
        empty = [seat for seat, sitter in enumerate(draft.sitters) if not sitter.is_ready]
        entry = draft.entry
        await known_coach(coach, draft.game)
        draft.add(hall.now(), entry, Filled(empty, coach))
        draft.start_if_ready(hall.now(), entry)
        return await hall.commit(live, draft)


async def hand_over(caller: Caller, seat: Seat, coach: str) -> int:
    """A seat passes from its coach to a bot, or back."""
    hall, live = caller.hall, caller.live
    async with live.lock:
        draft = live.hosted.fork()
        if draft.match is None or draft.match.is_over or draft.sitters[seat].coach == coach:
            return draft.entry
        await known_coach(coach, draft.game)
        draft.add(hall.now(), draft.entry, Seated(seat, coach))
        return await hall.commit(live, draft)


# ---------------------------------------------------------------------------------- rematch
async def rematch(caller: Caller) -> Rematch:
    """The same coaches once more, each one seat further. The first to ask makes it for all."""
    hall, live = caller.hall, caller.live
    async with live.lock:
        old = live.hosted
        if old.match is None or not old.match.is_over:
            raise NotOverError("error-match-not-over")
        if old.rematch is None:
            hosted = _rotated(hall, old)
            await hall.create(hosted)
            draft = old.fork()
            draft.add(hall.now(), draft.entry, Rematched(hosted.row.match))
            await hall.commit(live, draft)
    count = len(live.hosted.sitters)
    seats = [(seat + 1) % count for seat in caller.bearer.seats]
    return Rematch(match=str(live.hosted.rematch), seats=list(seats))


def _rotated(hall: Hall, old: Hosted) -> Hosted:
    row = old.row._replace(
        match=new_code(),
        game_version=old.game.version,
        dealer=hall.settings.chance(BYTES),
        created=hall.now(),
    )
    hosted = Hosted(row)
    sitters = [
        {"coach": HUMAN if s.token else s.coach, "name": s.name, "token": s.token}
        for s in (old.sitters[-1], *old.sitters[:-1])
    ]
    hosted.add(hall.now(), 0, Made(sitters))
    hosted.start_if_ready(hall.now(), 0)
    return hosted
