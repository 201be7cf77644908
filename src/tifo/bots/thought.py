"""What a bot thought: the moves it weighed, best first, and the same as a sentence."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from tifo.bots.engine import Weighed
from tifo.bots.ismcts import WHOLE
from tifo.core.contract import AnyGame, Move
from tifo.core.messages import Argument, Message


@dataclass(frozen=True)
class Choice:
    """One move as the search sees it."""

    move: Move
    chance: float
    """Estimated share of matches won after it; a draw is half."""
    visits: int
    """Playouts that tried it."""


@dataclass(frozen=True)
class Thought:
    """The choices of a position, best first; what was only guessed has no chances."""

    choices: tuple[Choice, ...]
    kind: str
    """`search`, `thumb`, `any` or `only`."""

    @property
    def move(self) -> Move:
        """The best one."""
        return self.choices[0].move

    @property
    def playouts(self) -> int:
        """How many playouts it rests on."""
        return sum(choice.visits for choice in self.choices)

    def why(self, game: AnyGame, seen: Any) -> Message:
        """Why this move, in one sentence, with the best alternative where one was weighed."""
        return self._sentence("bot-why", game, seen)

    def advice(self, game: AnyGame, seen: Any) -> Message:
        """The same as advice to a coach."""
        return self._sentence("bot-hint", game, seen)

    def _sentence(self, stem: str, game: AnyGame, seen: Any) -> Message:
        best = self.choices[0]
        args: dict[str, Argument] = {"move": game.words.describe_move(seen, best.move)}
        if self.kind != "search":
            return Message(f"{stem}-{self.kind}", args)
        args |= {"chance": percent(best), "playouts": self.playouts}
        if len(self.choices) == 1:
            return Message(f"{stem}-clear", args)
        other = self.choices[1]
        args["other"] = game.words.describe_move(seen, other.move)
        args["otherchance"] = percent(other)
        is_close = percent(other) >= percent(best)
        return Message(f"{stem}-close" if is_close else f"{stem}-search", args)


def percent(choice: Choice) -> int:
    """The chance of a choice in hundredths, rounded."""
    return round(100 * choice.chance)


def weigh(lines: Iterable[Weighed]) -> Thought:
    """The thought of one or several trees: their lines added up, most visited first."""
    sums: dict[Move, list[int]] = {}
    for line in lines:
        row = sums.setdefault(line.move, [0, 0, 0])
        for place, number in enumerate(line[1:]):
            row[place] += number
    tried = [(move, row) for move, row in sums.items() if row[0] > 0]
    tried.sort(key=lambda item: (-item[1][0], -item[1][1], item[0]))
    choices = [Choice(move, row[2] / (WHOLE * row[0]), row[0]) for move, row in tried]
    return Thought(tuple(choices), "search")


def guess(move: Move, kind: str) -> Thought:
    """A thought without a search."""
    return Thought((Choice(move, 0.0, 0),), kind)
