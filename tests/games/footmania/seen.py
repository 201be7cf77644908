"""What a coach may know of a position, said once more."""

from typing import Any, get_type_hints

from tifo.games.footmania import GAME
from tifo.games.footmania.components import KINDS, MOST_SEATS, NUMBERS
from tifo.games.footmania.state import Phase, State

HELD, OPEN, TABLE = 1, 5, 10
OWN = (
    "man",
    "drawn",
    "complete",
    "plus",
    "plus_rest",
    "known",
    "pack",
    "line_up",
    "changed",
    "place",
)
"""What not everybody sees alike."""
PLUS_PACK, EVERYBODY = 2, 4


def plain(value: Any) -> Any:
    """Numbers and lists of numbers."""
    if isinstance(value, int):
        return int(value)
    return [int(one) if isinstance(one, int) else one.tobytes() for one in value]


def unseen(state: State, seat: int) -> list[str]:
    """The fields in which a seat's view is not what it should be."""
    seen = GAME.seen_by(state, seat)
    wanted = {
        name: plain(getattr(state, name)) for name in get_type_hints(State) if name not in OWN
    } | own(state, seat)
    found = {name: plain(getattr(seen, name)) for name in wanted if name != "tail"}
    found["tail"] = list(seen.pack[PLUS_PACK].card)[: seen.pack[PLUS_PACK].count]
    others = [
        d for d in range(5) if d != PLUS_PACK and seen.pack[d].tobytes() != state.pack[d].tobytes()
    ]
    return [name for name in wanted if found[name] != wanted[name]] + [f"pack {d}" for d in others]


def own(state: State, seat: int) -> dict[str, Any]:
    """What this seat sees of the rest."""
    shown = state.face_up == 1 or state.turn == seat
    working = state.phase in (Phase.LINE_UP, Phase.FIELD) and state.actor != seat
    by = list(state.plus_by)
    tail = list(state.pack[PLUS_PACK].card)[: state.pack[PLUS_PACK].count]
    per_hand = len(state.known) // (MOST_SEATS + 1)
    sides = [coach for coach in (state.home, state.away) for _ in range(NUMBERS)]
    return {
        "man": [0 if hidden(place, seat, shown) else place for place in plain(state.man)],
        "drawn": state.drawn if shown else 0,
        "complete": [int(c) * (other == seat) for other, c in enumerate(state.complete)],
        "plus": [n * (i // KINDS == seat) for i, n in enumerate(state.plus)],
        "plus_rest": [0] * KINDS,
        "known": [n * (i // per_hand in (seat, EVERYBODY)) for i, n in enumerate(state.known)],
        "tail": [card * (by[i] in (0, seat + 1)) for i, card in enumerate(tail)],
        "line_up": [
            n * (state.revealed or c == seat) for n, c in zip(state.line_up, sides, strict=True)
        ],
        "changed": 0 if working else state.changed,
        "place": 0 if working else state.place,
    }


def hidden(place: int, seat: int, shown: bool) -> bool:
    """Is a man in this place unseen?"""
    if place == TABLE:
        return not shown
    return HELD <= place < OPEN and place != HELD + seat
