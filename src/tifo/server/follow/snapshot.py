"""What a bearer is told of a match: the one place where a position is cut to a seat and encoded."""

from collections.abc import Mapping
from dataclasses import replace

from msgspec import Raw

from tifo.core.contract import NOBODY, Move, Seat
from tifo.core.records import Record
from tifo.core.rng import generator
from tifo.play.commentary import Commentary
from tifo.play.match import HUMAN, Match
from tifo.server.follow.names import names_of
from tifo.server.matches.hosted import Hosted
from tifo.server.matches.live import Live
from tifo.server.matches.tokens import Bearer
from tifo.server.wire import encode, encode_with_record

NO_MOVES = b"[]"


def snapshot(live: Live, bearer: Bearer, now: float) -> bytes:
    """Where the match stands for the bearer."""
    match = live.hosted.match
    if match is None:
        return _join(live, NO_POSITION, bearer, now)
    seen = match.view(live.hosted.focus(bearer.seats))
    to_act = match.to_act
    is_mine = to_act in bearer.seats and match.coaches[to_act] == HUMAN
    said = match.commentary(live.hosted.focus(bearer.seats))
    legal = encode(_legal(said, seen, match.legal())) if is_mine else NO_MOVES
    undo = bool(match.plies) and match.plies[-1].seat in bearer.seats and _may_undo(match)
    return _join(live, _position(said, seen), bearer, now, legal, undo)


def snapshot_at(live: Live, bearer: Bearer, now: float, ply: int, seat: Seat) -> bytes:
    """Where the match stood after a number of plies, as this seat saw it then."""
    match = live.hosted.match
    if match is None:
        return _join(live, NO_POSITION, bearer, now)
    state = match.plies[ply - 1].state if ply else match.game.new_state(match.options)
    seen = match.game.seen_by(state, seat)
    return _join(live, _position(match.commentary(seat, ply), seen), bearer, now)


def _join(
    live: Live,
    position: bytes,
    bearer: Bearer,
    now: float,
    legal: bytes = NO_MOVES,
    undo: bool = False,
) -> bytes:
    """What everybody is told alike, which is encoded once; what a seat sees; what is one's own."""
    table = live.told.get("table")
    if table is None:
        table = live.told["table"] = encode(_table(live))[:-1]
    mine = encode({"me": bearer.seats, "host": bearer.host, "now": now, "undo": undo})[1:]
    return b'%b,%b,"legal":%b,%b' % (table, position, legal, mine)


def _table(live: Live) -> dict[str, object]:
    hosted, row = live.hosted, live.hosted.row
    return {
        "match": row.match,
        "game": row.game,
        "options": hosted.options,
        "status": hosted.status,
        "way": row.way,
        "public": row.public,
        "timer": _timer(hosted),
        "seats": seats_told(live),
        "entry": hosted.entry,
        "opened": None if hosted.match is None else hosted.opened,
        "commitment": hosted.commitment,
        "rematch": hosted.rematch,
        "pass_text": names_of(row.game).passing,
        **_ending(hosted),
    }


def seats_told(live: Live) -> list[dict[str, object]]:
    """Who sits where."""
    return [
        {
            "seat": seat,
            "name": sitter.name,
            "coach": sitter.coach,
            "ready": sitter.is_ready,
            "online": seat in live.online,
        }
        for seat, sitter in enumerate(live.hosted.sitters)
    ]


def _timer(hosted: Hosted) -> dict[str, object] | None:
    if hosted.row.timer is None:
        return None
    clock = hosted.clock
    paused = clock is not None and clock.is_paused
    return {
        "seconds": hosted.row.timer,
        "deadline": hosted.deadline,
        "paused": paused,
        "left": clock.left if clock is not None and paused else None,
    }


REHEARSAL = 11
"""Any seed: what a rehearsal shows of the world is what the seat knows."""
NO_POSITION = b'"ply":0,"to_act":%d,"view":null,"position":null,"sheet":null' % NOBODY


def _position(said: Commentary, seen: Record) -> bytes:
    """What a view shows, as the middle of an object."""
    told: dict[str, object] = {
        "ply": said.ply,
        "to_act": said.match.game.rules.to_act(seen),
        "view": None,
        "position": said.position(seen),
        "sheet": _sheet(said, seen),
    }
    return encode_with_record(told, "view", seen)[1:-1]


def _sheet(said: Commentary, seen: Record) -> Raw | None:
    """The sheet, encoded: one that cannot be is left out like one that cannot be drawn up."""
    sheet = said.sheet(seen)
    return None if sheet is None else said.spared("sheet", None, _encoded, sheet)


def _encoded(sheet: Mapping[str, object]) -> Raw:
    return Raw(encode(sheet))


def _may_undo(match: Match) -> bool:
    """May the last move be taken back by who made it?"""
    return match.undo_to(match.plies[-1].seat) is not None


def _legal(said: Commentary, seen: Record, moves: list[Move]) -> list[dict[str, object]]:
    names = names_of(said.match.game.name)
    return [
        {
            "move": move,
            "text": names.move(move),
            "steps": said.steps(seen, move),
            "say": said.move(seen, move),
        }
        for move in moves
    ]


def _ending(hosted: Hosted) -> dict[str, object]:
    """The result and the dealer's bytes, once the match is over."""
    match = hosted.match
    if match is None or not match.is_over:
        return {"dealer": None, "nonces": None, "ending": None}
    return {
        "dealer": hosted.row.dealer.hex(),
        "nonces": match.nonces,
        "ending": {"standing": match.game.standing(match.state), "say": match.ending()},
    }


def rehearsed(match: Match, seat: Seat, moves: list[str]) -> dict[str, object]:
    """Where moves of a seat would lead, played in a world that fits what it knows.

    It goes as far as the moves are legal and the decision stays with the seat.
    """
    game, seen = match.game, match.view(seat)
    world = game.rules.State()
    game.rules.sample_world(seen, generator(REHEARSAL), world)
    taken = 0
    for text in moves:
        if game.rules.to_act(seen) != seat:
            break
        legal = {game.notation.format_move(move): move for move in game.legal(seen)}
        if text not in legal:
            break
        game.rules.apply(world, legal[text], None)
        seen = game.seen_by(world, seat)
        taken += 1
    said = replace(match.commentary(seat), then=moves[:taken])
    return {
        "taken": taken,
        "view": seen.asdict(),
        "position": said.position(seen),
        "sheet": _sheet(said, seen),
        "legal": _legal(said, seen, game.legal(seen)) if game.rules.to_act(seen) == seat else [],
    }
