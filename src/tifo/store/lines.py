"""What the store keeps of a match: one row that never changes, and the lines of its log."""

from typing import NamedTuple


class MatchRow(NamedTuple):
    """What is settled when a table is made. `dealer` is the secret behind CHANCE."""

    match: str
    game: str
    game_version: int
    options: str
    """JSON: the names of the choices."""
    way: str
    public: bool
    timer: int | None
    """Seconds a decision, or None."""
    dealer: bytes
    host: str
    """Hash of the creator's token."""
    created: float


class Line(NamedTuple):
    """One entry of a match's log; (match, entry) is its key."""

    match: str
    entry: int
    """1, 2, 3 … without a gap."""
    answers: int
    """The entry that the act answered: all lines of one act share it."""
    at: float
    """Seconds since the epoch."""
    kind: str
    """`move`, `takeback`, `seated`, or something that happened to the table."""
    seat: int
    """Who acted; CHANCE for a draw."""
    value: int
    """The move, or the ply that a takeback leads to."""
    body: str
    """JSON of what else belongs to it; empty for a move."""


class EndingRow(NamedTuple):
    """A match that is over: nothing will happen to it by itself."""

    match: str
    at: float


class CodeRow(NamedTuple):
    """A code that opens a seat when it is typed."""

    code: str
    """Hash of the code."""
    match: str
    seat: int


Row = MatchRow | Line | EndingRow | CodeRow
