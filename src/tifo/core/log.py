"""The log of a match and its replay. Nothing is ever deleted: a takeback is an entry too.

A kind of entry is declared once, as a class: its name, its fields, which of them everybody may be
told, and what it does. Memory, match file, store and feed follow from that. Here are the entries of
a match itself; those of the table round it are in `tifo.play.seating`.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, NamedTuple, Protocol, TypeVar

import msgspec

from tifo.core.contract import NOBODY, AnyGame, Move, Seat
from tifo.core.errors import MatchFileError, RuleBug
from tifo.core.events import Event, Events


# ------------------------------------------------------------------------------ the vocabulary
class Entry(msgspec.Struct, frozen=True):
    """One thing that happened to a match or to its table."""

    kind: ClassVar[str]
    """Its name in the store and in the feed."""
    number: ClassVar[str] = ""
    """The field that its row keeps as a number of its own."""
    told: ClassVar[tuple[str, ...]] = ()
    """The fields that everybody may be told; the rest is nobody's business."""
    opens: ClassVar[bool] = False
    """Is another decision due after it?"""

    def kept(self, by: Seat = NOBODY) -> "Kept":
        """How a row keeps it, and who did it."""
        fields = msgspec.structs.asdict(self)
        seat, value = fields.pop("seat", by), fields.pop(self.number, 0)
        body = {name: said for name, said in fields.items() if said is not None}
        return Kept(self.kind, seat, value, json.dumps(body) if body else "")


class Kept(NamedTuple):
    """An entry as columns of a row."""

    kind: str
    seat: Seat
    """Who did it; CHANCE for a draw."""
    value: int
    """The move, or the ply that a takeback leads to."""
    body: str
    """JSON of what else belongs to it; often empty."""


KINDS: dict[str, type[Entry]] = {}
"""Every kind of entry by its name."""
E = TypeVar("E", bound=type[Entry])


def declared(face: E) -> E:
    """Enter a kind of entry into the vocabulary."""
    KINDS[face.kind] = face
    return face


def kind_of(name: str) -> type[Entry]:
    """The kind of this name."""
    if name not in KINDS:
        raise RuleBug(f"no such entry: {name}")
    return KINDS[name]


def entry_of(kept: Kept) -> Entry:
    """The entry that a row keeps."""
    face = kind_of(kept.kind)
    fields: dict[str, object] = json.loads(kept.body) if kept.body else {}
    if "seat" in face.__struct_fields__:
        fields["seat"] = kept.seat
    if face.number:
        fields[face.number] = kept.value
    return face(**fields)


# ---------------------------------------------------------------------- the entries of a match
class Coaches(Protocol):
    """Who sits where; a list or a dictionary."""

    def __setitem__(self, seat: Seat, coach: str, /) -> None: ...


class Playing(Protocol):
    """What an entry can change of a match."""

    @property
    def coaches(self) -> Coaches: ...  # noqa: D102
    def go_on(self, move: Move) -> None: ...  # noqa: D102
    def go_back(self, ply: int) -> None: ...  # noqa: D102


class MatchEntry(Entry, frozen=True):
    """An entry that the match file keeps too."""

    def happen(self, match: Playing) -> None:
        """Change the match."""
        raise NotImplementedError


@declared
class Played(MatchEntry, frozen=True):
    """A move of a seat or of CHANCE. Who may know which is for the feed to say."""

    kind = "move"
    number = "move"
    opens = True

    move: Move

    def happen(self, match: Playing) -> None:
        """The match goes on."""
        match.go_on(self.move)


@declared
class TakenBack(MatchEntry, frozen=True):
    """The line that counts goes back to this ply."""

    kind = "takeback"
    number = "ply"
    told = ("ply",)
    opens = True

    ply: int = msgspec.field(name="takeback")

    def happen(self, match: Playing) -> None:
        """The match goes back."""
        match.go_back(self.ply)


@declared
class Seated(MatchEntry, frozen=True):
    """Another coach sits down: `human`, or `bot:` and its name."""

    kind = "seated"
    told = ("coach",)

    seat: Seat
    coach: str

    def happen(self, match: Playing) -> None:
        """The seat is his."""
        match.coaches[self.seat] = self.coach


# ------------------------------------------------------------------------------- the match file
def to_json(entry: MatchEntry) -> Any:
    """An entry in a match file: a move is a number, anything else an object of its fields."""
    return entry.move if isinstance(entry, Played) else msgspec.to_builtins(entry)


def from_json(item: Any) -> MatchEntry:
    """The entry that a match file holds, known by its fields."""
    try:
        if not isinstance(item, dict):
            return Played(msgspec.convert(item, int))
        for face in KINDS.values():
            if issubclass(face, MatchEntry) and set(face.__struct_encode_fields__) == set(item):
                return msgspec.convert(item, face)
    except msgspec.ValidationError:
        pass
    raise MatchFileError("error-file-entry", entry=str(item))


# ------------------------------------------------------------------------------------ the line
@dataclass
class Line:
    """The moves that count, in order of ply."""

    moves: list[Move] = field(default_factory=list)
    coaches: dict[Seat, str] = field(default_factory=dict)
    """Who took a seat over."""

    def go_on(self, move: Move) -> None:
        """One more."""
        self.moves.append(move)

    def go_back(self, ply: int) -> None:
        """Only those before a ply count."""
        del self.moves[ply:]


def line(entries: Sequence[MatchEntry]) -> list[Move]:
    """The moves that count, in order of ply."""
    counted = Line()
    for entry in entries:
        entry.happen(counted)
    return counted.moves


@dataclass(frozen=True)
class Ply:
    """One move of a replay: who made it, what happened, and the state it led to."""

    number: int
    seat: Seat
    move: Move
    audience: int
    events: list[Event]
    state: Any


def step(
    game: AnyGame, state: Any, move: Move, buffer: Events | None = None
) -> tuple[int, list[Event]]:
    """Apply a move; return who may see it and what happened. A buffer may be lent: it is large."""
    audience = game.rules.audience(state, move)
    events = buffer or Events()
    events.count = 0
    game.rules.apply(state, move, events)
    return audience, [events.event[i].copy() for i in range(events.count)]


def replay(game: AnyGame, options: Any, moves: Sequence[Move]) -> Iterator[Ply]:
    """Tell a match again, move by move. The state is the same object, one ply further each time."""
    state, buffer = game.new_state(options), Events()
    for number, move in enumerate(moves):
        seat = game.rules.to_act(state)
        if seat == NOBODY:
            raise MatchFileError("error-file-beyond-end", ply=number)
        if game.rules.refusal(state, move) != 0:
            raise MatchFileError("error-file-illegal", ply=number, move=move)
        audience, events = step(game, state, move, buffer)
        yield Ply(number, seat, move, audience, events, state)


def state_after(game: AnyGame, options: Any, moves: Sequence[Move]) -> Any:
    """The state that a line of moves leads to."""
    state = game.new_state(options)
    for ply in replay(game, options, moves):
        state = ply.state
    return state
