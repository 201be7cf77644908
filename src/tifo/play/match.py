"""A match in progress: the truth, the log, and what may be done to them."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from tifo.core.contract import CHANCE, NO_SUCH_MOVE, NOBODY, AnyGame, Move, Seat
from tifo.core.errors import IllegalMoveError, OutOfTurnError, UndoError
from tifo.core.events import Events
from tifo.core.log import MatchEntry, Played, Ply, Seated, TakenBack, step
from tifo.core.messages import Message, Who
from tifo.play.commentary import Commentary
from tifo.play.dealer import Dealer, commitment, secret_of

HUMAN = "human"
BOT = "bot:"


@dataclass
class Match:
    """The log is the match; state and plies are what reading it again would give."""

    game: AnyGame
    options: Any
    coaches: list[str]
    """`human`, or `bot:` and a name, by seat."""
    dealer_bytes: bytes
    nonces: list[str]
    entries: list[MatchEntry] = field(default_factory=list)
    state: Any = None
    plies: list[Ply] = field(default_factory=list)
    """The line that counts; each holds what happened, and the state after it."""
    known_as: str = ""
    """What a server's log calls the match."""
    faults: set[tuple[object, ...]] = field(default_factory=set)
    """What went wrong in what is said about the match, as far as it was logged."""

    def __post_init__(self) -> None:
        self.dealer = Dealer(secret_of(self.dealer_bytes, self.nonces))
        self._buffer = Events()
        self._legal: tuple[Any, list[Move]] = (None, [])
        self.state = self.game.new_state(self.options)
        entries, self.entries = self.entries, []
        for entry in entries:
            self.read(entry)

    # ------------------------------------------------------------------------------ questions
    @property
    def commitment(self) -> str:
        """What was published before the first move."""
        return commitment(self.dealer_bytes)

    @property
    def to_act(self) -> Seat:
        """Who decides now."""
        return self.game.rules.to_act(self.state)

    @property
    def is_over(self) -> bool:
        """Has the match ended?"""
        return self.to_act == NOBODY

    def is_human(self, seat: Seat) -> bool:
        """Does a person sit there?"""
        return self.coaches[seat] == HUMAN

    def legal(self) -> list[Move]:
        """The legal moves of the seat (or CHANCE) to act; found once a position."""
        state, moves = self._legal
        if state is not self.state:
            moves = self.game.legal(self.state)
            self._legal = self.state, moves
        return moves[:]

    def view(self, seat: Seat) -> Any:
        """What a seat knows now."""
        return self.game.seen_by(self.state, seat)

    def commentary(self, seat: Seat, ply: int | None = None) -> Commentary:
        """What is said to a seat about the match as it stands, or stood after some plies."""
        return Commentary(self, seat, len(self.plies) if ply is None else ply)

    def refusal(self, seat: Seat, move: Move) -> IllegalMoveError | OutOfTurnError | None:
        """Why the seat may not make this move now; None if it may."""
        if self.to_act != seat:
            return OutOfTurnError("error-out-of-turn", seat=Who(self.to_act))
        if self.game.rules.refusal(self.state, move) == 0:
            return None
        return self.explain(seat, move)

    def explain(self, seat: Seat, move: Move) -> IllegalMoveError:
        """Why a move is refused, from what the seat knows and nothing else."""
        seen = self.view(seat)
        clause = self.game.rules.refusal(seen, move)
        if clause <= 0:
            key = "error-no-such-move" if clause == NO_SUCH_MOVE else "error-not-now"
            return IllegalMoveError(clause, key, move=move)
        why = self.commentary(seat).refusal(seen, move, clause)
        clause_id = self.game.clause_id(clause)
        return IllegalMoveError(clause, "error-refused", why=why, clause=clause_id)

    # -------------------------------------------------------------------------------- acts
    def play(self, seat: Seat, move: Move) -> None:
        """A seat moves, and the dealer makes CHANCE's moves that follow."""
        error = self.refusal(seat, move)
        if error is not None:
            raise error
        self.read(Played(move))
        self.deal()

    def deal(self) -> None:
        """CHANCE moves until a seat is to act or the match is over."""
        while self.to_act == CHANCE:
            self.read(Played(self.dealer.move(self.game, self.state, len(self.plies))))

    def undo_to(self, seat: Seat) -> int | None:
        """The ply of this seat's last choice, if it can be taken back.

        A move that was the only one is taken back with the choice before it, if there is one.
        """
        if self.is_over:
            return None
        for ply in reversed(self.plies):
            if not _can_be_taken_back(ply, seat):
                return None
            if len(self.game.legal(self._state_before(ply.number))) > 1:
                return ply.number
        return None

    def undo(self, seat: Seat) -> None:
        """Take back the seat's last choice, if nothing was revealed and nobody else has moved."""
        ply = self.undo_to(seat)
        if ply is None:
            raise UndoError("error-no-undo")
        self.read(TakenBack(ply))

    def hand_over(self, seat: Seat, coach: str) -> None:
        """Another coach takes the seat; he knows what the seat knew."""
        self.read(Seated(seat, coach))

    def fork(self) -> "Match":
        """A match of its own that begins where this one stands: what is done to it stays there."""
        twin = object.__new__(Match)
        vars(twin).update(vars(self))
        twin.coaches, twin.entries, twin.plies = self.coaches[:], self.entries[:], self.plies[:]
        return twin

    # ---------------------------------------------------------------------------- the log
    def read(self, entry: MatchEntry) -> None:
        """Take down an entry: what it says happens."""
        entry.happen(self)
        self.entries.append(entry)

    def go_on(self, move: Move) -> None:
        """A move is carried out."""
        seat, before = self.to_act, self.state.copy()
        audience, events = step(self.game, before, move, self._buffer)
        self.state = before
        self.plies.append(Ply(len(self.plies), seat, move, audience, events, before))

    def go_back(self, ply: int) -> None:
        """Only the plies before this one count."""
        del self.plies[ply:]
        self.state = self._state_before(ply)

    def _state_before(self, ply: int) -> Any:
        return self.plies[ply - 1].state if ply else self.game.new_state(self.options)

    def ending(self) -> Message:
        """The last thing that was said of the match."""
        return self.commentary(NOBODY).ending()


def _can_be_taken_back(ply: Ply, seat: Seat) -> bool:
    """Was it this seat's own move, and did it tell nothing of anybody else?"""
    return ply.seat == seat and all(event.seat == seat for event in ply.events)


def new_match(
    game: AnyGame, options: Any, coaches: Sequence[str], dealer_bytes: bytes, nonces: list[str]
) -> Match:
    """A match before its first decision: the dealer has dealt."""
    match = Match(game, options, list(coaches), dealer_bytes, nonces)
    match.deal()
    return match
