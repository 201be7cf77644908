"""A match as the server knows it: what its log tells, read line by line."""

import json
from dataclasses import dataclass, field, replace
from typing import Any

from tifo import games
from tifo.core.contract import CHANCE, NOBODY, Seat
from tifo.core.errors import RuleBug
from tifo.core.log import Played, Ply, Seated, TakenBack
from tifo.play.dealer import commitment
from tifo.play.match import HUMAN, Match
from tifo.server.matches.tokens import Bearer
from tifo.store import Line, MatchRow

OPEN = "open"
"""The coach of a seat that waits for somebody."""

MADE, JOINED, LEFT, FILLED, STARTED, REMATCH, PAUSED, RESUMED = (
    "made", "joined", "left", "filled", "started", "rematch", "paused", "resumed",
)  # fmt: skip
"""Lines about the table."""
MOVE, TAKEBACK, SEATED = "move", "takeback", "seated"
"""Lines about the match."""
POSITION_LINES = (MOVE, TAKEBACK, STARTED)
"""Lines after which another decision is due."""


@dataclass(frozen=True)
class Sitter:
    """Who sits in a seat. Tokens are hashes; an empty one opens nothing."""

    coach: str
    name: str = ""
    token: str = ""
    invite: str = ""
    code: str = ""
    """A short invitation, to be typed."""
    nonce: str | None = None
    """Given by a human who has joined."""

    @property
    def is_ready(self) -> bool:
        """Could the match begin as far as this seat is concerned?"""
        return self.coach != OPEN and (self.coach != HUMAN or self.nonce is not None)


@dataclass(frozen=True)
class Clock:
    """The move timer: how long the coach to act had left, and since when."""

    left: float
    since: float
    is_paused: bool = False

    @property
    def deadline(self) -> float | None:
        """When the time is up; None while the timer stands still."""
        return None if self.is_paused else self.since + self.left

    def pause(self, at: float) -> "Clock":
        """Stand still; what is left is kept."""
        return Clock(max(0.0, self.since + self.left - at), at, is_paused=True)

    def resume(self, at: float) -> "Clock":
        """Go on from where it stood."""
        return Clock(self.left, at)


@dataclass
class Hosted:
    """The log and what it tells. One that was published is never changed: acts work on a fork."""

    row: MatchRow
    lines: list[Line] = field(default_factory=list)
    sitters: list[Sitter] = field(default_factory=list)
    match: Match | None = None
    plies: list[Ply | None] = field(default_factory=list)
    """The ply that each line made, also those taken back since."""
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
        return len(self.lines)

    @property
    def status(self) -> str:
        """`open`, `playing` or `over`."""
        if self.match is None:
            return "open"
        return "over" if self.match.is_over else "playing"

    @property
    def opened(self) -> float:
        """When the decision that is due now became due."""
        return next(line.at for line in reversed(self.lines) if line.kind in POSITION_LINES)

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
        if not 0 <= entry < len(self.lines):
            return None
        first = self.lines[entry]
        if (first.answers, first.kind, first.seat) != (entry, kind, seat):
            return None
        if value is not None and first.value != value:
            return None
        last = entry
        while last < len(self.lines) and self.lines[last].answers == entry:
            last += 1
        return last

    # ----------------------------------------------------------------------------------- acts
    def fork(self) -> "Hosted":
        """A draft to act on, which becomes the match once it is on disk."""
        twin = object.__new__(Hosted)
        vars(twin).update(vars(self))
        twin.lines, twin.plies, twin.sitters = self.lines[:], self.plies[:], self.sitters[:]
        twin.match = None if self.match is None else self.match.fork()
        return twin

    def add(self, at: float, answers: int, kind: str, seat: Seat = NOBODY, **body: Any) -> None:
        """Take down something that happened to the table or to a seat."""
        text = json.dumps(body) if body else ""
        line = Line(self.row.match, self.entry + 1, answers, at, kind, seat, 0, text)
        self.read(line)

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
        ply = len(match.plies)
        entry = self.entry
        self._keep(Line(self.row.match, entry + 1, entry, at, TAKEBACK, seat, ply, ""), None)

    def start_if_ready(self, at: float, answers: int) -> None:
        """Begin once every seat is filled: the dealer mixes in the nonces and deals."""
        if self.match is not None or not all(sitter.is_ready for sitter in self.sitters):
            return
        self.add(at, answers, STARTED)
        match = self._running()
        match.deal()
        self._take_down(at, answers, match.plies)

    def _running(self) -> Match:
        if self.match is None:
            raise RuleBug("an act before the start")
        return self.match

    def _take_down(self, at: float, answers: int, plies: list[Ply]) -> None:
        for ply in plies:
            line = Line(self.row.match, self.entry + 1, answers, at, MOVE, ply.seat, ply.move, "")
            self._keep(line, ply)

    # ------------------------------------------------------------------------------ reading
    def read(self, line: Line) -> None:
        """One more line of the log, from here or from the store."""
        ply = None
        match line.kind:
            case "move":
                self._running().read(Played(line.value))
                ply = self._running().plies[-1]
            case "takeback":
                self._running().read(TakenBack(line.value))
            case "seated":
                coach = json.loads(line.body)["coach"]
                self._running().read(Seated(line.seat, coach))
                self._seat(line.seat, coach=coach)
            case "started":
                self.match = self._new_match()
            case _:
                self._read_table(line, json.loads(line.body) if line.body else {})
        self._keep(line, ply)

    def _keep(self, line: Line, ply: Ply | None) -> None:
        self.lines.append(line)
        self.plies.append(ply)
        if line.kind in POSITION_LINES and self.row.timer is not None:
            paused = self.clock is not None and self.clock.is_paused
            self.clock = Clock(float(self.row.timer), line.at, paused)

    def _read_table(self, line: Line, body: dict[str, Any]) -> None:
        match line.kind:
            case "made":
                self.sitters = [Sitter(**sitter) for sitter in body["seats"]]
                self._list_bearers()
            case "joined":
                for seat in body.pop("seats"):
                    self._seat(seat, coach=HUMAN, **body)
            case "left":
                self._seat(line.seat, coach=OPEN, name="", token="", nonce=None)
            case "filled":
                for seat in body["seats"]:
                    self._seat(seat, coach=body["coach"], name="", token="", nonce=None)
            case "rematch":
                self.rematch = body["match"]
            case "paused" if self.clock is not None:
                self.clock = self.clock.pause(line.at)
            case "resumed" if self.clock is not None:
                self.clock = self.clock.resume(line.at)
            case _:
                raise RuleBug(f"no such line: {line.kind}")

    def _seat(self, seat: Seat, **changes: Any) -> None:
        self.sitters[seat] = replace(self.sitters[seat], **changes)
        self._list_bearers()

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


def read_log(row: MatchRow, lines: list[Line]) -> Hosted:
    """The match that a log tells."""
    hosted = Hosted(row)
    for line in lines:
        hosted.read(line)
    return hosted


def is_draw(line: Line) -> bool:
    """Is it a move of CHANCE?"""
    return line.kind == MOVE and line.seat == CHANCE
