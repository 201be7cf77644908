"""What a bearer is told of a match: the one place where a position is cut to a seat and encoded."""

from typing import Any

from tifo.core.contract import CHANCE, NOBODY, AnyGame, Move, Seat
from tifo.core.events import EVERYONE, Event, may_see
from tifo.core.log import Ply
from tifo.core.rng import generator
from tifo.play.feed import cut
from tifo.play.match import HUMAN, Match
from tifo.server.hosted import Hosted
from tifo.server.live import Live
from tifo.server.tokens import Bearer
from tifo.server.wire import encode


# ---------------------------------------------------------------------------------- snapshots
def snapshot(live: Live, bearer: Bearer, now: float) -> bytes:
    """Where the match stands for the bearer."""
    hosted = live.hosted
    match = hosted.match
    told = _bearer(bearer, now)
    if match is None:
        return _join(live, told | NO_POSITION)
    seat = hosted.focus(bearer.seats)
    seen = match.view(seat)
    told |= _position(hosted, seen, len(match.plies))
    if match.to_act in bearer.seats and match.coaches[match.to_act] == HUMAN:
        told["legal"] = _legal(match, seen)
    told["undo"] = any(match.undo_to(mine) is not None for mine in bearer.seats)
    return _join(live, told | _ending(hosted, match))


def snapshot_at(live: Live, bearer: Bearer, now: float, ply: int, seat: Seat) -> bytes:
    """Where the match stood after a number of plies, as this seat saw it then."""
    hosted = live.hosted
    match = hosted.match
    told = _bearer(bearer, now)
    if match is None:
        return _join(live, told | NO_POSITION)
    state = match.plies[ply - 1].state if ply else match.game.new_state(match.options)
    told |= _position(hosted, match.game.seen_by(state, seat), ply)
    return _join(live, told | _ending(hosted, match))


def _join(live: Live, told: dict[str, Any]) -> bytes:
    """The part that everybody is told alike is encoded once."""
    table = live.told.get("table")
    if table is None:
        table = live.told["table"] = encode(_table(live))[:-1]
    return b"%b,%b" % (table, encode(told)[1:])


def _bearer(bearer: Bearer, now: float) -> dict[str, Any]:
    return {"me": bearer.seats, "host": bearer.host, "now": now}


def _table(live: Live) -> dict[str, Any]:
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


REHEARSAL = 11
"""Any seed: what a rehearsal shows of the world is what the seat knows."""
NO_ENDING: dict[str, Any] = {"dealer": None, "nonces": None, "ending": None}
NO_POSITION: dict[str, Any] = {
    "ply": 0,
    "to_act": NOBODY,
    "view": None,
    "position": None,
    "sheet": None,
    "legal": [],
    "undo": False,
    **NO_ENDING,
}


def _position(hosted: Hosted, seen: Any, ply: int) -> dict[str, Any]:
    game = hosted.game
    return {
        "ply": ply,
        "to_act": game.rules.to_act(seen),
        "view": seen.asdict(),
        "position": game.words.describe_position(seen),
        "sheet": None if game.sheet is None else game.sheet(seen),
        "legal": [],
        "undo": False,
    }


def _legal(match: Match, seen: Any) -> list[dict[str, Any]]:
    return _told(match.game, seen, match.legal())


def _told(game: AnyGame, seen: Any, moves: list[Move]) -> list[dict[str, Any]]:
    return [
        {
            "move": move,
            "text": game.notation.format_move(move),
            "steps": game.words.steps(seen, move),
            "say": game.words.describe_move(seen, move),
        }
        for move in moves
    ]


def _ending(hosted: Hosted, match: Match) -> dict[str, Any]:
    """The result and the dealer's bytes, once the match is over."""
    if not match.is_over:
        return NO_ENDING
    return {
        "dealer": hosted.row.dealer.hex(),
        "nonces": match.nonces,
        "ending": {"standing": match.game.standing(match.state), "say": match.ending()},
    }


def rehearsed(match: Match, seat: Seat, moves: list[str]) -> dict[str, Any]:
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
    return {
        "taken": taken,
        "view": seen.asdict(),
        "position": game.words.describe_position(seen),
        "sheet": None if game.sheet is None else game.sheet(seen),
        "legal": _told(game, seen, game.legal(seen)) if game.rules.to_act(seen) == seat else [],
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
    listener = insider(event) if whole and not may_see(event.audience, seat) else seat
    told = {
        "happening": game.happenings(event.happening).name,
        "clause": game.clause_id(event.clause) if event.clause > 0 else None,
        "seat": event.seat,
        "a": int(event.a),
        "b": int(event.b),
        "c": int(event.c),
        "d": int(event.d),
        "say": game.words.describe_event(event, listener),
    }
    if event.audience != EVERYONE and may_see(event.audience, listener):
        told["secret"] = int(event.secret)
    return told


def draws_told(match: Match) -> list[dict[str, Any]]:
    """The plies of CHANCE with the odds before each, in the order in which tickets run."""
    rules = match.game.rules
    state = match.game.new_state(match.options)
    weights = [0] * rules.MOST_LEGAL
    draws = []
    for ply in match.plies:
        if ply.seat == CHANCE:
            legal = match.game.legal(state)
            count = rules.odds(state, weights)
            odds = list(zip(legal, weights[:count], strict=True))
            draws.append({"ply": ply.number, "move": ply.move, "odds": odds})
        state = ply.state
    return draws


def insider(event: Event) -> Seat:
    """A seat that was told the secret; NOBODY if none was."""
    return (event.audience & -event.audience).bit_length() - 1 if event.audience > 0 else NOBODY


def knowledge(ply: Ply, seat: Seat) -> tuple[bool, ...]:
    """What of a ply a seat may know, part by part: seats that know the same are told the same."""
    parts = (ply.audience, *(event.audience for event in ply.events))
    return tuple(may_see(audience, seat) for audience in parts)
