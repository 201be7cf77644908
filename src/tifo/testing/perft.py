"""Move counts to a depth, CHANCE included: cheap, exact, and they break when any rule does.

A perft file has blocks of `id NAME`, `state NOTATION` and `nodes DEPTH DECISIONS CHANCE FINAL`.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tifo.core.contract import CHANCE, NOBODY, AnyGame


@dataclass(frozen=True)
class Count:
    """Nodes at which a seat, CHANCE or nobody is to act, from the root to a depth."""

    decisions: int = 0
    chance: int = 0
    final: int = 0

    def __add__(self, other: "Count") -> "Count":
        return Count(
            self.decisions + other.decisions,
            self.chance + other.chance,
            self.final + other.final,
        )


def perft(game: AnyGame, state: Any, depth: int) -> Count:
    """Count the nodes below a state."""
    seat = game.rules.to_act(state)
    if seat == NOBODY:
        return Count(final=1)
    count = Count(chance=1) if seat == CHANCE else Count(decisions=1)
    if depth > 0:
        for child in children(game, state).values():
            count += perft(game, child, depth - 1)
    return count


def children(game: AnyGame, state: Any) -> dict[int, Any]:
    """The state after each legal move."""
    found = {}
    for move in game.legal(state):
        child = state.copy()
        game.rules.apply(child, move, None)
        found[move] = child
    return found


def divide(game: AnyGame, state: Any, depth: int) -> str:
    """The count below each legal move: where a difference lies."""
    lines = []
    for move, child in children(game, state).items():
        count = perft(game, child, depth - 1)
        lines.append(f"{game.notation.format_move(move)}: {count}")
    return "\n".join(lines)


@dataclass(frozen=True)
class Case:
    """One line of a perft file."""

    name: str
    state: str
    depth: int
    count: Count


def read_cases(path: Path) -> Iterator[Case]:
    """The cases of a perft file."""
    name = state = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        head, _, rest = line.partition(" ")
        match head:
            case "id":
                name = rest
            case "state":
                state = rest
            case "nodes":
                depth, *counts = (int(word) for word in rest.split())
                yield Case(name, state, depth, Count(*counts))
