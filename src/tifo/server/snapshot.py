"""What a bearer is told of a match: the one place where a position is cut to a seat and encoded."""

from typing import Any

from tifo.core.contract import NOBODY, Seat
from tifo.core.events import EVERYONE, Event, may_see
from tifo.core.log import Ply
from tifo.play.feed import cut
from tifo.play.match import HUMAN, Match
from tifo.server.hosted import Hosted
from tifo.server.live import Live
from tifo.server.tokens import Bearer
from tifo.server.wire import encode, wire_message


def snapshot_bytes(live: Live, bearer: Bearer, now: float) -> bytes:
    """The snapshot as it is sent."""
    return encode(snapshot(live, bearer, now))


def snapshot(live: Live, bearer: Bearer, now: float) -> dict[str, Any]:
    """Where the match stands for the bearer."""
    hosted = live.hosted
    seat = hosted.focus(bearer.seats)
    told = _table(live, bearer, now)
    match = hosted.match
    if match is None:
        return told | _no_position()
    told |= _position(hosted, match, match.state, len(match.plies), seat)
    if match.to_act in bearer.seats and match.coaches[match.to_act] == HUMAN:
        told["legal"] = _legal(match, match.to_act)
    told["undo"] = any(match.undo_to(mine) is not None for mine in bearer.seats)
    if match.is_over:
        told |= _ending(hosted, match)
    return told


def snapshot_at(live: Live, bearer: Bearer, now: float, ply: int, seat: Seat) -> dict[str, Any]:
    """Where the match stood after a number of plies, as this seat saw it then."""
    hosted = live.hosted
    told = _table(live, bearer, now)
    match = hosted.match
    if match is None:
        return told | _no_position()
    state = match.plies[ply - 1].state if ply else match.game.new_state(match.options)
    told |= _position(hosted, match, state, ply, seat)
    if ply == len(match.plies) and match.is_over:
        told |= _ending(hosted, match)
    return told


def _table(live: Live, bearer: Bearer, now: float) -> dict[str, Any]:
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
        "me": list(bearer.seats),
        "host": bearer.host,
        "entry": hosted.entry,
        "opened": None if hosted.match is None else hosted.opened,
        "now": now,
        "commitment": _commitment(hosted),
        "rematch": hosted.rematch,
        "dealer": None,
        "nonces": None,
        "ending": None,
    }


def seats_told(live: Live) -> list[dict[str, Any]]:
    """Who sits where."""
    return [
        {
            "seat": seat,
            "name": sitter.name,
            "coach": sitter.coach,
            "ready": sitter.is_ready,
            "online": live.online[seat] > 0,
        }
        for seat, sitter in enumerate(live.hosted.sitters)
    ]


def _timer(hosted: Hosted) -> dict[str, Any] | None:
    seconds = hosted.row.timer
    if seconds is None:
        return None
    match = hosted.match
    runs = match is not None and not match.is_over and match.is_human(match.to_act)
    return {"seconds": seconds, "deadline": hosted.opened + seconds if runs else None}


def _commitment(hosted: Hosted) -> str:
    from tifo.play.dealer import commitment

    return commitment(hosted.row.dealer)


def _no_position() -> dict[str, Any]:
    return {
        "ply": 0,
        "to_act": NOBODY,
        "view": None,
        "position": None,
        "sheet": None,
        "legal": [],
        "undo": False,
    }


def _position(hosted: Hosted, match: Match, state: Any, ply: int, seat: Seat) -> dict[str, Any]:
    game = hosted.game
    seen = game.seen_by(state, seat)
    return {
        "ply": ply,
        "to_act": game.rules.to_act(state),
        "view": seen.asdict(),
        "position": wire_message(game.words.describe_position(seen)),
        "sheet": None if game.sheet is None else game.sheet(seen),
        "legal": [],
        "undo": False,
    }


def _legal(match: Match, seat: Seat) -> list[dict[str, Any]]:
    game, seen = match.game, match.view(seat)
    return [
        {
            "move": move,
            "text": game.notation.format_move(move),
            "steps": game.words.steps(seen, move),
            "say": wire_message(game.words.describe_move(seen, move)),
        }
        for move in match.legal()
    ]


def _ending(hosted: Hosted, match: Match) -> dict[str, Any]:
    standing = [list(place) for place in match.game.standing(match.state)]
    return {
        "dealer": hosted.row.dealer.hex(),
        "nonces": match.nonces,
        "ending": {"standing": standing, "say": wire_message(match.ending())},
    }


# -------------------------------------------------------------------------------------- plies
def plies_told(hosted: Hosted, seat: Seat) -> list[dict[str, Any]]:
    """The line that counts; before the end cut to the seat, after it whole."""
    match = hosted.match
    if match is None:
        return []
    return [ply_told(match, ply, seat, match.is_over) for ply in match.plies]


def ply_told(match: Match, ply: Ply, seat: Seat, whole: bool = False) -> dict[str, Any]:
    """A ply as a seat may know it, or whole."""
    game = match.game
    seen = cut(ply, seat)
    move = ply.move if whole else seen.move
    events = ply.events if whole else seen.events
    return {
        "ply": ply.number,
        "seat": ply.seat,
        "move": move,
        "text": None if move is None else game.notation.format_move(move),
        "events": [event_told(match, event, seat, whole) for event in events],
    }


def event_told(match: Match, event: Event, seat: Seat, whole: bool = False) -> dict[str, Any]:
    """An event as a seat may know it; the secret is absent where it may not."""
    game = match.game
    listener = _insider(event) if whole and not may_see(event.audience, seat) else seat
    say = game.words.describe_event(event, listener)
    told = {
        "happening": game.happenings(event.happening).name,
        "clause": game.clause_id(event.clause) if event.clause > 0 else None,
        "seat": event.seat,
        "a": event.a,
        "b": event.b,
        "c": event.c,
        "d": event.d,
        "say": None if say is None else wire_message(say),
    }
    if event.audience != EVERYONE and may_see(event.audience, listener):
        told["secret"] = event.secret
    return told


def _insider(event: Event) -> Seat:
    """A seat that was told the secret; NOBODY if none was."""
    return (event.audience & -event.audience).bit_length() - 1 if event.audience > 0 else NOBODY
