"""What is said about a match. It may be wrong; it never stops the match.

The rules decide, and a fault in them is nobody's to catch. Words, sheet, board and advice only
tell. Whatever one of them raises ends here, in `Commentary.spared`: it is logged once, with what it
takes to see it again, and the seat gets the position without it.
"""

import json
import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from tifo.core.contract import Move, Seat
from tifo.core.errors import TifoError
from tifo.core.events import Event
from tifo.core.messages import Message
from tifo.core.options import write_options
from tifo.core.records import Record

if TYPE_CHECKING:
    from tifo.play.match import Match

LOG = logging.getLogger("tifo.play")
T = TypeVar("T")
P = ParamSpec("P")


class NoAdviceError(TifoError):
    """Nothing can be advised here."""

    code = "advice/none"


@dataclass(frozen=True)
class Commentary:
    """What one seat (NOBODY: a spectator) is told about a match after a number of plies."""

    match: "Match"
    seat: Seat
    ply: int
    then: Sequence[str] = ()
    """Moves that are only rehearsed from there."""

    def sheet(self, seen: Record) -> Mapping[str, object] | None:
        """The score sheet, where the game has one."""
        sheet = self.match.game.sheet
        return None if sheet is None else self.spared("sheet", None, sheet, seen)

    def position(self, seen: Record) -> Message | None:
        """What is due."""
        return self.spared("position", None, self.match.game.words.describe_position, seen)

    def ending(self) -> Message:
        """The last thing that is said of the match."""
        return self.position(self.match.view(self.seat)) or Message("plain-ending")

    def move(self, seen: Record, move: Move) -> Message:
        """What a legal move would do; in notation where there are no words."""
        words, game = self.match.game.words, self.match.game
        said = self.spared(f"move {move}", None, words.describe_move, seen, move)
        return said or Message("plain-move", {"move": game.notation.format_move(move)})

    def steps(self, seen: Record, move: Move) -> tuple[str, ...]:
        """The parts that a person chooses one after the other; else the move as one step."""
        words, game = self.match.game.words, self.match.game
        steps = self.spared(f"steps of {move}", None, words.steps, seen, move)
        return (game.notation.format_move(move),) if steps is None else steps

    def event(self, event: Event, listener: Seat) -> Message | None:
        """What happened, if it is worth telling."""
        told = self.match.game.words.describe_event
        return self.spared(f"event {event.happening}", None, told, event, listener)

    def refusal(self, seen: Record, move: Move, clause: int) -> Message:
        """Why a move is refused here and now."""
        told = self.match.game.words.describe_refusal
        why = self.spared(f"refusal of {move}", None, told, seen, move, clause)
        return why or Message("plain-refusal")

    def advice(self, advise: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What somebody advises; an error in words if he cannot."""
        found = self.spared("advice", None, advise, *args, **kwargs)
        if found is None:
            raise NoAdviceError("error-no-advice")
        return found

    def spared(
        self,
        kind: str,
        otherwise: T,
        tell: Callable[P, T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """What is told, or something else where that raises: the match goes on either way."""
        try:
            return tell(*args, **kwargs)
        except Exception as fault:  # noqa: BLE001 - whatever is wrong with it, it only tells
            self._log_once(kind, fault)
            return otherwise

    def _log_once(self, kind: str, fault: Exception) -> None:
        match, spot = self.match, (self.ply, self.seat, kind, *self.then)
        if spot in match.faults:
            return
        match.faults.add(spot)
        again = {
            "game": match.game.name,
            "version": match.game.version,
            "options": write_options(match.options, match.game.options),
            "moves": [int(ply.move) for ply in match.plies[: self.ply]],
            "seat": self.seat,
            "then": list(self.then),
        }
        where = match.known_as or match.commitment[:16]
        text = "match %s goes on without its %s; to see the fault again: %s"
        LOG.error(text, where, kind, json.dumps(again), exc_info=fault)
