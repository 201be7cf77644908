"""What is new to a seat: the entries of the log after a place, the last with a snapshot."""

from tifo.core.contract import NOBODY, Seat
from tifo.core.log import MatchEntry, Ply
from tifo.server.follow.plies import knowledge, ply_told, secret_parts
from tifo.server.follow.snapshot import snapshot
from tifo.server.matches.hosted import Hosted
from tifo.server.matches.live import Live
from tifo.server.matches.tokens import Bearer
from tifo.server.wire import encode
from tifo.store import EntryRow


def burst(live: Live, bearer: Bearer, after: int, now: float) -> bytes:
    """The events after an entry; the last carries the snapshot."""
    hosted = live.hosted
    seat = hosted.focus(bearer.seats)
    entries = b"}\n\n".join([_entry(live, number, seat) for number in range(after, hosted.entry)])
    return b'%b,"snapshot":%b}\n\n' % (entries, snapshot(live, bearer, now))


def _entry(live: Live, number: int, seat: Seat) -> bytes:
    """One entry of the log as the seat may know it, without the closing brace.

    Encoded once for all seats that know the same of it.
    """
    ply = live.hosted.plies[number]
    parts = live.secret_parts.get(number)
    if parts is None:
        parts = live.secret_parts[number] = () if ply is None else secret_parts(ply)
    key = (number, knowledge(parts, seat)) if parts else number
    told = live.told.get(key)
    if told is None:
        entry = entry_told(live.hosted, live.hosted.log[number], ply, seat)
        told = live.told[key] = b"id: %d\ndata: %b" % (number + 1, encode(entry)[:-1])
    return told


def entry_told(hosted: Hosted, row: EntryRow, ply: Ply | None, seat: Seat) -> dict[str, object]:
    """One entry of the log as a seat may know it."""
    is_match = issubclass(row.face, MatchEntry)
    told = _event(row.entry, row.kind if is_match else "table", row.seat)
    if not is_match:
        told["what"] = row.kind
    if row.face.told:
        entry = row.read()
        told |= {name: getattr(entry, name) for name in row.face.told}
    if ply is not None and hosted.match is not None:
        told |= ply_told(hosted.match, ply, seat)
    return told


def online_told(live: Live) -> bytes:
    """Who is there, by seat."""
    told = _event(live.hosted.entry, "online", NOBODY)
    told["online"] = [seat in live.online for seat in range(len(live.hosted.sitters))]
    return b"data: %b\n\n" % encode(told)


def _event(entry: int, kind: str, seat: Seat) -> dict[str, object]:
    """An event of which nothing more is known; what does not apply stays null."""
    return {
        "entry": entry,
        "kind": kind,
        "what": None,
        "ply": None,
        "seat": seat,
        "coach": None,
        "move": None,
        "text": None,
        "events": [],
    }
