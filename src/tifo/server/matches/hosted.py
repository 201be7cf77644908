"""A match as the server knows it: what its log tells, read entry by entry."""

import json
from dataclasses import dataclass, field, replace
from typing import Any

from tifo import games
from tifo.core.contract import NOBODY, Seat
from tifo.core.errors import MatchFileError, RuleBug
from tifo.core.log import Entry, MatchEntry, Played, Ply, TakenBack
from tifo.play.dealer import commitment
from tifo.play.match import HUMAN, Match
from tifo.play.seating import OPEN, Clock, Sitter, Started, TableEntry
from tifo.server.matches.tokens import Bearer
from tifo.store import EntryRow, MatchRow


@dataclass
class Hosted:
    """The log and what it tells. One that was published is never changed: acts work on a fork."""

    row: MatchRow
    log: list[EntryRow] = field(default_factory=list)
    sitters: list[Sitter] = field(default_factory=list)
    match: Match | None = None
    plies: list[Ply | None] = field(default_factory=list)
    """The ply that each entry made, also those taken back since."""
    rematch: str | None = None
    clock: Clock | None = None
    """Where the table has a timer and the match has begun."""
    bearers: dict[str, Bearer] = field(default_factory=dict)
    """Who may come with which token, by its hash."""

    def __post_init__(self) -> None:
        self.game = games.find(self.row.game)
        self.options = json.loads(self.row.options)
        self.commitment = commitment(self.row.dealer)

    # ------------------------------------------------------------------------------ questions
    @property
    def entry(self) -> int:
        """The version of the match."""
        return len(self.log)

    @property
    def status(self) -> str:
        """`open`, `playing` or `over`."""
        if self.match is None:
            return "open"
        return "over" if self.match.is_over else "playing"

    @property
    def opened(self) -> float:
        """When the decision that is due now became due."""
        return next(row.at for row in reversed(self.log) if row.face.opens)

    @property
    def deadline(self) -> float | None:
        """When the time of the person to act is up; None: never, as things are."""
        match = self.match
        if match is None or self.clock is None or match.is_over:
            return None
        return self.clock.deadline if match.is_human(match.to_act) else None

    def focus(self, seats: tuple[Seat, ...]) -> Seat:
        """Whose eyes the coach of several seats looks through: the seat to act, or the last."""
        if len(seats) < 2 or self.match is None:
            return seats[0] if seats else NOBODY
        if self.match.to_act in seats:
            return self.match.to_act
        acted = (ply.seat for ply in reversed(self.match.plies) if ply.seat in seats)
        return next(acted, seats[0])

    def result_of(self, entry: int, kind: str, seat: Seat, value: int | None = None) -> int | None:
        """The entry that this very act led to, if it was taken down before."""
        if not 0 <= entry < len(self.log):
            return None
        first = self.log[entry]
        if (first.answers, first.kind, first.seat) != (entry, kind, seat):
            return None
        if value is not None and first.value != value:
            return None
        last = entry
        while last < len(self.log) and self.log[last].answers == entry:
            last += 1
        return last

    # ----------------------------------------------------------------------------------- acts
    def fork(self) -> "Hosted":
        """A draft to act on, which becomes the match once it is on disk."""
        twin = object.__new__(Hosted)
        vars(twin).update(vars(self))
        twin.log, twin.plies, twin.sitters = self.log[:], self.plies[:], self.sitters[:]
        twin.match = None if self.match is None else self.match.fork()
        return twin

    def add(self, at: float, answers: int, entry: Entry, by: Seat = NOBODY) -> None:
        """Take down something that happened to the table or to a seat."""
        self._happen(self._row(at, answers, entry, by), entry)

    def _row(self, at: float, answers: int, entry: Entry, by: Seat) -> EntryRow:
        return EntryRow(self.row.match, self.entry + 1, answers, at, *entry.kept(by))

    def play(self, at: float, seat: Seat, move: int) -> None:
        """A seat moves and the dealer goes on from there."""
        match = self._running()
        before = len(match.plies)
        match.play(seat, move)
        self._take_down(at, self.entry, match.plies[before:])

    def undo(self, at: float, seat: Seat) -> None:
        """A seat takes its last move back."""
        match = self._running()
        match.undo(seat)
        taken = TakenBack(len(match.plies))
        self._keep(self._row(at, self.entry, taken, seat), None)

    def start_if_ready(self, at: float, answers: int) -> None:
        """Begin once every seat is filled: the dealer mixes in the nonces and deals."""
        if self.match is not None or not all(sitter.is_ready for sitter in self.sitters):
            return
        self.add(at, answers, Started())
        match = self._running()
        match.deal()
        self._take_down(at, answers, match.plies)

    def _running(self) -> Match:
        if self.match is None:
            raise RuleBug("an act before the start")
        return self.match

    def _take_down(self, at: float, answers: int, plies: list[Ply]) -> None:
        for ply in plies:
            self._keep(self._row(at, answers, Played(ply.move), ply.seat), ply)

    # ------------------------------------------------------------------------------ reading
    def read(self, row: EntryRow) -> None:
        """One more entry of the log, from the store; a move must be one that the rules allow."""
        entry = row.read()
        if isinstance(entry, Played):
            match = self._running()
            if match.game.rules.refusal(match.state, entry.move) != 0:
                raise MatchFileError("error-file-illegal", ply=len(match.plies), move=entry.move)
        self._happen(row, entry)

    def _happen(self, row: EntryRow, entry: Entry) -> None:
        ply = None
        if isinstance(entry, MatchEntry):
            ply = self._read_match(entry)
        elif isinstance(entry, TableEntry):
            entry.happen(self, row.at)
        self._keep(row, ply)

    def _read_match(self, entry: MatchEntry) -> Ply | None:
        """Let the match read its entry, and follow it; return the ply that it made."""
        match = self._running()
        before = len(match.plies)
        match.read(entry)
        for seat, coach in enumerate(match.coaches):
            if coach != self.sitters[seat].coach:
                self.sit(seat, coach=coach)
        return match.plies[-1] if len(match.plies) > before else None

    def _keep(self, row: EntryRow, ply: Ply | None) -> None:
        self.log.append(row)
        self.plies.append(ply)
        if self.row.timer is not None and row.face.opens:
            paused = self.clock is not None and self.clock.is_paused
            self.clock = Clock(float(self.row.timer), row.at, paused)

    # ------------------------------------------------------- what entries change of the table
    def lay(self, sitters: list[Sitter]) -> None:
        """Here is the table, with its seats."""
        self.sitters = sitters
        self._list_bearers()

    def sit(self, seat: Seat, **changes: Any) -> None:
        """Something is different about who sits in a seat."""
        self.sitters[seat] = replace(self.sitters[seat], **changes)
        self._list_bearers()

    def begin(self) -> None:
        """The match begins: the dealer mixes in the nonces."""
        self.match = self._new_match()

    def _list_bearers(self) -> None:
        self.bearers = {self.row.host: Bearer(host=True)}
        for seat, sitter in enumerate(self.sitters):
            for invite in (sitter.invite, sitter.code):
                if invite and sitter.coach == OPEN:
                    self.bearers[invite] = Bearer(invited=seat)
            if sitter.token:
                before = self.bearers.get(sitter.token, Bearer())
                self.bearers[sitter.token] = Bearer((*before.seats, seat))

    def _new_match(self) -> Match:
        return Match(
            self.game,
            self.game.read_options(self.options),
            [sitter.coach for sitter in self.sitters],
            self.row.dealer,
            [sitter.nonce or "" for sitter in self.sitters if sitter.coach == HUMAN],
            known_as=self.row.match,
        )


def read_log(row: MatchRow, log: list[EntryRow]) -> Hosted:
    """The match that a log tells."""
    hosted = Hosted(row)
    for entry in log:
        hosted.read(entry)
    return hosted
