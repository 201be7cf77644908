"""Deeds written down: what follows from a position and some moves, to the last word."""

from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

from tests.games.footmania.table import apply, parse_state, play
from tifo.core.events import EVERYONE, Event
from tifo.games.footmania import GAME
from tifo.games.footmania.components import CODE
from tifo.games.footmania.events import Happening

FIELDED = Happening.FIELDED
DEEDS = Path(__file__).parent / "deeds.txt"


@dataclass(frozen=True)
class Deed:
    """A sentence, a position, moves, and what follows."""

    sentence: str
    start: str
    moves: tuple[str, ...]
    changed: str
    told: tuple[str, ...]


def read_deeds() -> list[Deed]:
    """Every deed of the text."""
    names: dict[str, str] = {}
    deeds = []
    for part in DEEDS.read_text(encoding="utf-8").split("\n\n")[1:]:
        lines = part.strip().split("\n")
        first, _, rest = lines[0].partition(" ")
        if len(lines) == 1 and first.isupper():
            names[first] = rest
        elif first == "#":
            head, _, tail = lines[1].partition(" ")
            start = f"{names[head]} {tail}" if head in names else lines[1]
            told = tuple(line[2:] for line in lines[4:])
            deeds.append(Deed(rest, start, tuple(lines[2][2:].split("; ")), lines[3][2:], told))
    return deeds


def words_of(text: str) -> dict[str, str]:
    """The words of a position by key."""
    return dict(word.split("=", 1) for word in text.split())


def changed(start: str, moves: list[str]) -> str:
    """The words of the position that are another after the moves."""
    before = words_of(GAME.notation.format_state(parse_state(start)))
    after = words_of(GAME.notation.format_state(play(start, *moves)))
    keys = [*after, *(key for key in before if key not in after)]
    return " ".join(f"{k}={after.get(k, '')}" for k in keys if after.get(k) != before.get(k))


def told_of(start: str, moves: list[str]) -> list[str]:
    """What is told, move after move."""
    state = parse_state(start)
    events = [event for move in moves for event in apply(state, move)]
    lines = []
    for (fielded, _), group in groupby(events, lambda e: (e.happening == FIELDED, e.seat)):
        found = list(group)
        lines += [team_line(found)] if fielded else [line_of(event) for event in found]
    return lines


def team_line(events: list[Event]) -> str:
    """A team in a line: who wears each number, and the clauses for men and for trainees."""
    worn = [f"{event.a + 1}:{CODE[event.b - 1] if event.b else '-'}" for event in events]
    by = [[GAME.clause_id(e.clause) for e in events if (e.b > 0) == man] for man in (True, False)]
    clauses = [clause for kind in by for clause in dict.fromkeys(kind)]
    return f"fielded seat {events[0].seat} {' '.join(worn)} {' '.join(clauses)}"


def line_of(event: Event) -> str:
    """An event in a line: what, of whom, its numbers, its secret and who hears it, its clause."""
    values = [int(value) for value in (event.a, event.b, event.c, event.d)]
    while values and values[-1] == 0:
        values.pop()
    name = Happening(event.happening).name.lower()
    words = [name, f"seat {event.seat}", *map(str, values)]
    if event.audience != EVERYONE:
        seats = [str(seat) for seat in range(4) if event.audience >> seat & 1]
        words.append(f"secret {event.secret} for {'+'.join(seats)}")
    elif event.secret:
        words.append(f"secret {event.secret} for all")
    return " ".join([*words, GAME.clause_id(event.clause)])
