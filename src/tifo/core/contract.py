"""The contract of a game: what every layer above may ask of it.

A game is a module of plain functions over records (`Rules`) and a few rooms around them. Rules are
written in the part of Python that Numba compiles for CPU and GPU alike: integers, `if`, `match`,
loops, buffers that the caller brings; no objects, no strings, no recursion.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from tifo.core.book import Ruling, Table, clause_id, holds
from tifo.core.errors import UnknownClauseError
from tifo.core.events import Event, Events, Happenings
from tifo.core.messages import Message
from tifo.core.options import Option, read_options
from tifo.core.records import Ints, Record
from tifo.core.rng import generator

CHANCE = -1
"""The seat of dice, draws and coins."""
NOBODY = -2
"""Who is to act when the match is over; also the seat of a spectator."""

NO_SUCH_MOVE = -1
"""Refusal: the number is no move of this game."""
NOT_YOURS = -2
"""Refusal: a move of CHANCE where a seat decides, or the reverse."""
NOT_NOW = -3
"""Refusal: a move of another phase."""

WORLDS_TRIED = 3
"""How many guesses at the truth a leak test compares."""

Seat: TypeAlias = int
Move: TypeAlias = int

S = TypeVar("S", bound=Record)
V = TypeVar("V", bound=Record)
W = TypeVar("W", bound=Record, contravariant=True)
O = TypeVar("O", bound=Record)  # noqa: E741 - one letter a type variable


class Rules(Protocol[S, V, O]):
    """What a game's `rulebook` module offers. `V` has the fields of `S`, the hidden ones zero."""

    @property
    def State(self) -> type[S]: ...  # noqa: D102, N802
    @property
    def View(self) -> type[V]: ...  # noqa: D102, N802
    @property
    def Options(self) -> type[O]: ...  # noqa: D102, N802
    @property
    def MOVE_COUNT(self) -> int: ...  # noqa: D102, N802
    @property
    def MOST_LEGAL(self) -> int:  # noqa: N802
        """Length of the buffers for legal moves and odds."""
        ...

    @property
    def MOST_PLIES(self) -> int:  # noqa: N802
        """More plies than any match has: a match that makes so many is taken for endless."""
        ...

    def new_state(self, state: S, options: O, /) -> None:
        """Fill the caller's record, every byte of it."""
        ...

    def to_act(self, state: S, /) -> Seat:
        """Return the seat that decides now, CHANCE, or NOBODY after the end."""
        ...

    def legal_moves(self, state: S, out: Ints, /) -> int:
        """Write the legal moves, ascending, and return how many; never none before the end."""
        ...

    def refusal(self, state: S, move: Move, /) -> int:
        """Return 0, or the clause that forbids the move."""
        ...

    def odds(self, state: S, out: Ints, /) -> int:
        """Write the integer weights of CHANCE's legal moves and return how many."""
        ...

    def total_odds(self, state: S, /) -> int:
        """Return the sum of the weights."""
        ...

    def pick(self, state: S, ticket: int, /) -> Move:
        """Return CHANCE's move for a ticket in 0 … total_odds-1."""
        ...

    def apply(self, state: S, move: Move, events: Events | None, /) -> None:
        """Carry out a legal move; the same state and move give the same result."""
        ...

    def audience(self, state: S, move: Move, /) -> int:
        """Return the mask of the seats that may see this move in the log, before it is applied."""
        ...

    def view(self, state: S, seat: Seat, out: V, /) -> None:
        """Fill `out` with what the seat knows (NOBODY: what everyone may see)."""
        ...

    def sample_world(self, seen: V, rng: Ints, out: S, /) -> None:
        """Fill `out` with a state that fits the view."""
        ...

    def standing(self, state: S, out: Ints, /) -> None:
        """Write out[2 * seat], its rank (0 is best), and out[2 * seat + 1], its score."""
        ...

    def outlook(self, state: S, out: Ints, /) -> None:
        """Write the side of each seat and its parts of a chance to win; then those of a draw.

        A game that judges no match before its end says `outlook = standing`. `out` has room for as
        much as a network needs (`tifo.core.network.SIZE`).
        """
        ...

    def thumb(self, seen: V, moves: Ints, count: int, rng: Ints, /) -> Move:
        """Choose one of the `count` legal moves by rules of thumb."""
        ...


class Notation(Protocol[S]):
    """Texts for moves and states, with exact inverses."""

    def format_move(self, move: Move, /) -> str: ...  # noqa: D102
    def parse_move(self, text: str, /) -> Move: ...  # noqa: D102
    def format_state(self, state: S, /) -> str: ...  # noqa: D102
    def parse_state(self, text: str, /) -> S: ...  # noqa: D102


class Words(Protocol[W]):
    """What is said of moves, events and positions: keys of the game's catalogue with arguments."""

    def describe_move(self, seen: W, move: Move, /) -> Message:
        """Say what a legal move would do."""
        ...

    def describe_event(self, event: Event, seat: Seat, /) -> Message | None:
        """Tell an event to a seat, in its audience or not; None: nothing worth telling."""
        ...

    def describe_refusal(self, seen: W, move: Move, clause: int, /) -> Message:
        """Say why here and now a move is refused."""
        ...

    def describe_position(self, seen: W, /) -> Message:
        """Say what is due: the question that the seat to act answers."""
        ...

    def steps(self, seen: W, move: Move, /) -> tuple[str, ...]:
        """Name the parts that a person chooses one after the other to make this move."""
        ...

    def draw(self, seen: W, say: "Say", /) -> str:
        """Draw the view for a terminal, at most 100 columns, in Rich's markup."""
        ...


Say: TypeAlias = Callable[[Message], str]
"""Puts a message into a language."""


@dataclass(frozen=True)
class Game(Generic[S, V, O]):
    """A rulebook with everything that belongs to it."""

    name: str
    version: int
    """Raised when a rule changes; a match keeps the version it began with."""
    rules: Rules[S, V, O]
    notation: Notation[S]
    words: Words[V]
    clauses: type[IntEnum]
    """Members named like `BU_5_1` for BU-5.1 (`__` for a further dash), numbered from 1."""
    happenings: type[Happenings]
    """What can happen, and the names of what is told of it."""
    options: tuple[Option, ...]
    """The first is `seats`."""
    check_options: Callable[[O], None]
    """Raises OptionError when options that are valid one by one do not go together."""
    conserved: Callable[[S], None]
    """Raises RuleBug when cards, tokens or money are lost or made."""
    poke: Callable[[S, Seat], None]
    """Changes every number of a state that the seat may not know (for the leak tests)."""
    chance: Callable[[S], str]
    """The name of what CHANCE decides now: `draw` is told as `chance-draw` of the catalogue."""
    pass_move: Move | None = None
    """The move that does nothing, where there is one: a server makes it for who can do no other."""
    sheet: Callable[[V], Mapping[str, Any]] | None = None
    """The score sheet of a view as plain data, where a game has one."""
    unprinted: frozenset[int] = frozenset()
    """Clauses that no printed rulebook has: they are ours."""
    rulings: tuple[Ruling, ...] = ()
    """What we decided where the printed rules are silent."""
    tables: Callable[[], tuple[Table, ...]] | None = None
    """The components as the rulebook shows them, where a game has any."""

    @property
    def package(self) -> str:
        """Where the game's texts, components and board lie."""
        return str(self.rules.__name__).rpartition(".")[0]  # type: ignore[attr-defined]

    @property
    def has_outlook(self) -> bool:
        """Does it judge a match before the end otherwise than by the standing?"""
        return self.rules.outlook is not self.rules.standing

    def read_options(self, given: Mapping[str, str] | None = None) -> O:
        """The options a person gave, checked; the rest by default."""
        record = read_options(self.rules.Options, self.options, given or {})
        self.check_options(record)
        return record

    def new_state(self, options: O) -> S:
        """The position before the first move."""
        state = self.rules.State()
        self.rules.new_state(state, options)
        return state

    def legal(self, state: S | V) -> list[Move]:
        """The legal moves as a list."""
        out = [0] * self.rules.MOST_LEGAL
        return out[: self.rules.legal_moves(state, out)]  # type: ignore[arg-type]

    def seen_by(self, state: S, seat: Seat) -> V:
        """What a seat knows of a state."""
        out = self.rules.View()
        self.rules.view(state, seat, out)
        return out

    def secrets(self, state: S, seat: Seat) -> list[S]:
        """States that differ only in what a seat may not know: drawn anew, and poked at."""
        seen = self.seen_by(state, seat)
        worlds = [self.rules.State() for _ in range(WORLDS_TRIED)]
        for stream, world in enumerate(worlds):
            self.rules.sample_world(seen, generator(stream, stream), world)
        poked = state.copy()
        self.poke(poked, seat)
        return [*worlds, poked]

    def standing(self, state: S) -> list[tuple[int, int]]:
        """Rank and score of each seat."""
        seats = self.seat_count(state)
        out = [0] * (2 * seats)
        self.rules.standing(state, out)
        return [(out[2 * seat], out[2 * seat + 1]) for seat in range(seats)]

    def seat_count(self, state: S | V | O) -> int:
        """How many seats a match has; states, views and options all say."""
        return int(state.seats)  # type: ignore[union-attr]

    def clause_id(self, clause: int) -> str:
        """The printed id of a clause: BU-5.1 for BU_5_1, FM-prep-1 for FM_prep__1."""
        return clause_id(self.clauses(clause))

    def is_printed(self, clause: int) -> bool:
        """Is the clause from the printed rulebook, and not one of ours?"""
        return clause not in self.unprinted

    def rulings_on(self, clause: int, chosen: Mapping[str, str] | None = None) -> list[Ruling]:
        """Our rulings on a clause: those in force in a match with these options, or all."""
        return [
            ruling
            for ruling in self.rulings
            if clause in ruling.clauses and (chosen is None or holds(ruling.under, chosen))
        ]

    def tables_shown(self, chosen: Mapping[str, str] | None = None) -> list[Table]:
        """The tables of components: those of a match with these options, or all."""
        found = () if self.tables is None else self.tables()
        return [table for table in found if chosen is None or holds(table.under, chosen)]

    def clause_number(self, clause_id: str) -> int:
        """The number of a clause by its printed id."""
        for clause in self.clauses:
            if self.clause_id(clause) == clause_id:
                return int(clause)
        raise UnknownClauseError("error-clause-unknown", game=self.name, clause=clause_id)


AnyGame: TypeAlias = Game[Any, Any, Any]
