"""What the store keeps of a match: one row that never changes, and the entries of its log."""

from typing import NamedTuple

from tifo.core.log import Entry, Kept, entry_of, kind_of


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


class EntryRow(NamedTuple):
    """One entry of a match's log; (match, entry) is its key."""

    match: str
    entry: int
    """1, 2, 3 … without a gap."""
    answers: int
    """The entry that the act answered: all entries of one act share it."""
    at: float
    """Seconds since the epoch."""
    kind: str
    seat: int
    value: int
    body: str
    """These four are the entry itself: `tifo.core.log.Kept`."""

    @property
    def face(self) -> type[Entry]:
        """Which kind of entry it is."""
        return kind_of(self.kind)

    def read(self) -> Entry:
        """The entry itself."""
        return entry_of(Kept(self.kind, self.seat, self.value, self.body))


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


Row = MatchRow | EntryRow | EndingRow | CodeRow
