"""What happened, as one seat may know it; after the end whole."""

from tifo.core.contract import CHANCE, NOBODY, Seat
from tifo.core.events import EVERYONE, Event, may_see
from tifo.core.log import Ply
from tifo.play.commentary import Commentary
from tifo.play.feed import cut
from tifo.play.match import Match
from tifo.server.follow.names import names_of
from tifo.server.matches.hosted import Hosted


def plies_told(hosted: Hosted, seat: Seat) -> list[dict[str, object]]:
    """The line that counts; before the end cut to the seat, after it whole."""
    match = hosted.match
    if match is None:
        return []
    return [ply_told(match, ply, seat, match.is_over) for ply in match.plies]


def ply_told(match: Match, ply: Ply, seat: Seat, whole: bool = False) -> dict[str, object]:
    """A ply as a seat may know it, or whole."""
    seen, said = cut(ply, seat), match.commentary(seat, ply.number + 1)
    move = ply.move if whole else seen.move
    events = ply.events if whole else seen.events
    return {
        "ply": ply.number,
        "seat": ply.seat,
        "move": move,
        "text": None if move is None else names_of(match.game.name).move(move),
        "events": [event_told(said, event, whole) for event in events],
    }


def event_told(said: Commentary, event: Event, whole: bool) -> dict[str, object]:
    """An event as a seat may know it; the secret is absent where it may not."""
    names, seat = names_of(said.match.game.name), said.seat
    listener = insider(event) if whole and not may_see(event.audience, seat) else seat
    told: dict[str, object] = {
        "happening": names.happening[event.happening],
        "clause": names.clause.get(event.clause),
        "seat": event.seat,
        "told": said.match.game.happenings(event.happening).told(event, listener),
        "say": said.event(event, listener),
    }
    if event.audience != EVERYONE and may_see(event.audience, listener):
        told["secret"] = int(event.secret)
    return told


def draws_told(match: Match) -> list[dict[str, object]]:
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


def secret_parts(ply: Ply) -> tuple[int, ...]:
    """The audiences of what not everybody may know of a ply."""
    parts = (ply.audience, *[event.audience for event in ply.events])
    return tuple(audience for audience in parts if audience != EVERYONE)


def knowledge(parts: tuple[int, ...], seat: Seat) -> tuple[bool, ...]:
    """Which secret parts a seat may know: seats that know the same are told the same."""
    return tuple([may_see(audience, seat) for audience in parts])
