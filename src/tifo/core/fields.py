"""What a field declares: what kind of number it is, how far it goes, and who may know it.

    class Hand(Record):
        count: int = Count(MOST_CARDS, OPEN)
        card: Ints = Each(MOST_CARDS, OneOf(CARDS))

    class State(Record):
        goals: Ints = BySide(SIDES, Count(40), OPEN)
        hand: Sequence[Hand] = BySeat(MOST_SEATS, Hand, OWN)
        pile: Ints = Each(CARDS, Count(8), HIDDEN)

Unsaid is hidden; inside a record it is known to those who may know the record. How wide a number
lies in memory follows from its range. Views, blanks, leak tests, range checks and a learner's
observation are all read off these declarations (`tifo.core.written`).
"""

from collections.abc import Sequence
from enum import IntEnum
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar, cast, overload

if TYPE_CHECKING:
    from tifo.core.records import Ints, Record

    R = TypeVar("R", bound=Record)

INT8, INT16, INT32 = "b", "h", "i"
MOST = (1 << 31) - 1
"""The largest number that a field can hold."""
MOST_SEATS = 64
"""More than any game has: where a seat is named and no game is known."""


# ------------------------------------------------------------------------------ who may know it
class Known(NamedTuple):
    """Who may know a field."""

    who: str
    question: str = ""
    """The function that answers, where it depends on the course of play."""


UNSAID = Known("unsaid")
OPEN = Known("open")
"""Everybody, spectators included."""
OWN = Known("own")
"""The seat whose row it is."""
HIDDEN = Known("hidden")
"""Nobody, whatever the parts of a record say."""


def when(question: str) -> Known:
    """Those for whom `question(state, seat, *rows)` is true, a function beside the view."""
    return Known("when", question)


def narrowed(outer: Known, own: Known) -> Known:
    """Who may know a part: those whom it names itself, else those who may know the whole."""
    return outer if own == UNSAID or outer == HIDDEN else own


# --------------------------------------------------------------------------------- what it counts
class Declared(NamedTuple):
    """All that is declared of a field."""

    kind: str
    """count, number, choice, flag, mask, seat, side or record."""
    low: int = 0
    high: int = 0
    known: Known = UNSAID
    shape: tuple[int, ...] = ()
    """Empty for a single number."""
    by: str = ""
    """What the first index is: `seat`, `side` or anything else."""
    record: "type[Record] | None" = None

    @property
    def code(self) -> str:
        """The narrowest format that holds the range; empty for records."""
        if self.record is not None:
            return ""
        for code, limit in ((INT8, 1 << 7), (INT16, 1 << 15), (INT32, 1 << 31)):
            if -limit <= self.low and self.high < limit:
                return code
        raise ValueError(f"no format holds {self.low} … {self.high}")

    @property
    def length(self) -> int:
        """How many items lie in the row; 0 for a single number."""
        items = 1
        for side in self.shape:
            items *= side
        return items if self.shape else 0


def _number(kind: str, low: int, high: int, known: Known) -> int:
    """A declaration, which a type checker takes for the number that it declares."""
    return cast("int", Declared(kind, low, high, known))


def Count(most: int, known: Known = UNSAID) -> int:
    """How many: 0 … most."""
    return _number("count", 0, most, known)


def Number(low: int, high: int, known: Known = UNSAID) -> int:
    """A number whose order matters."""
    return _number("number", low, high, known)


def Word(known: Known = UNSAID) -> int:
    """Any number of 32 bits."""
    return _number("number", -MOST - 1, MOST, known)


def OneOf(of: type[IntEnum] | int, known: Known = UNSAID, *, none: bool = False) -> int:
    """One of a list whose order means nothing: of an enum, or so many; -1 where none may be."""
    members = range(of) if isinstance(of, int) else of
    return _number("choice", -1 if none else int(min(members)), int(max(members)), known)


def Flag(known: Known = UNSAID) -> int:
    """Yes or no."""
    return _number("flag", 0, 1, known)


def Mask(bits: int, known: Known = UNSAID) -> int:
    """A set, one bit each."""
    return _number("mask", 0, (1 << bits) - 1, known)


def Seat(seats: int = MOST_SEATS, known: Known = UNSAID) -> int:
    """A seat, CHANCE or NOBODY."""
    return _number("seat", -2, seats - 1, known)


def Side(sides: int, known: Known = UNSAID, *, none: bool = False) -> int:
    """A side of several."""
    return _number("side", -1 if none else 0, sides - 1, known)


# ------------------------------------------------------------------------------------------ rows
@overload
def Each(length: int, what: "int | Ints", known: Known = UNSAID) -> "Ints": ...
@overload
def Each(length: int, what: "type[R]", known: Known = UNSAID) -> "Sequence[R]": ...
def Each(length: int, what: Any, known: Known = UNSAID) -> Any:
    """A row of numbers, of rows, or of records."""
    return _row(length, what, known, "")


@overload
def BySeat(length: int, what: "int | Ints", known: Known = UNSAID) -> "Ints": ...
@overload
def BySeat(length: int, what: "type[R]", known: Known = UNSAID) -> "Sequence[R]": ...
def BySeat(length: int, what: Any, known: Known = UNSAID) -> Any:
    """The same for every seat."""
    return _row(length, what, known, "seat")


@overload
def BySide(length: int, what: "int | Ints", known: Known = UNSAID) -> "Ints": ...
@overload
def BySide(length: int, what: "type[R]", known: Known = UNSAID) -> "Sequence[R]": ...
def BySide(length: int, what: Any, known: Known = UNSAID) -> Any:
    """The same for every side."""
    return _row(length, what, known, "side")


def _row(length: int, what: Any, known: Known, by: str) -> Declared:
    if isinstance(what, Declared):
        found = what._replace(shape=(length, *what.shape), by=by)
    else:
        found = Declared("record", shape=(length,), by=by, record=what)
    if known != UNSAID:
        found = found._replace(known=known)
    if found.known == OWN and by != "seat":
        raise TypeError("only what lies by seat has an owner")
    return found
