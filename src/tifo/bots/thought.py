"""What a bot thought: the moves it weighed, best first, and the same as a sentence."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from tifo.bots.engine import Line
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


def weigh(lines: Iterable[Line], caution: float) -> Thought:
    """The thought of one or several trees: their lines added up, the choice first, then by visits.

    A move against the rules of thumb must be better by `caution` standard errors of the difference.
    """
    sums: dict[Move, list[int]] = {}
    for line in lines:
        row = sums.setdefault(line.move, [0] * (len(line) - 1))
        for place, number in enumerate(line[1:]):
            row[place] += number
    found = [Line(move, *row) for move, row in sums.items() if row[0] > 0]
    found.sort(key=lambda line: (-line.visits, -line.reward, line.move))
    best = decide(found, caution)
    found.sort(key=lambda line: line.move != best.move)
    choices = [
        Choice(line.move, line.firsts / (WHOLE * line.visits), line.visits) for line in found
    ]
    return Thought(tuple(choices), "search")


def decide(lines: Sequence[Line], caution: float) -> Line:
    """The line to play, of lines in the order of their visits."""
    usual = next((line for line in lines if line.prior), None)
    if usual is None or caution == 0:
        return lines[0]
    spread = spread_of(lines)

    def lead(line: Line) -> float:
        doubt = sqrt(spread / line.visits + spread / usual.visits)
        return mean(line) - mean(usual) - caution * doubt

    best = max(lines, key=lead)
    return best if lead(best) > 0 else usual


def mean(line: Line) -> float:
    """The mean reward of a line, from 0 to 1."""
    return line.reward / (WHOLE * line.visits)


def spread_of(lines: Sequence[Line]) -> float:
    """The variance of all rewards."""
    visits = WHOLE * sum(line.visits for line in lines)
    centre = sum(line.reward for line in lines) / visits
    return max(sum(line.squares for line in lines) / visits - centre * centre, 0.0)


def guess(move: Move, kind: str) -> Thought:
    """A thought without a search."""
    return Thought((Choice(move, 0.0, 0),), kind)
