"""A match in the loop, with whoever must be asked on the way."""

from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any, NamedTuple, TypeAlias

from tifo.core.contract import AnyGame, Move
from tifo.core.errors import RuleBug
from tifo.native import loop
from tifo.native.kit import Kit, compiled, plain

MOST_SEATS = 16
Ask: TypeAlias = Callable[[Any, tuple[Move, ...], int], Move]
"""The move of the coach whose view this is, among the legal ones, at a ply."""


class Outcome(NamedTuple):
    """What came of a match."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int
    plies: int


class Drive:
    """Plays matches of one game with the same options, one after the other."""

    def __init__(
        self, game: AnyGame, options: Any, make: Callable[[AnyGame, ModuleType], Kit] = compiled
    ) -> None:
        rules = game.rules
        self._game, self._seats, self._kit = game, game.seat_count(options), make(game, loop)
        kit = self._kit
        self._records = kit.records(rules.State, 1), kit.records(rules.View, 1), kit.row(options)
        self._buffers = (
            kit.ints("i8", [0] * rules.MOST_LEGAL),
            kit.ints("i4", [0] * (2 * MOST_SEATS)),
            kit.ints("i8", [0]),
        )

    def play(
        self, coaches: Sequence[int], chance: list[int], minds: list[list[int]], ask: Ask
    ) -> Outcome:
        """One match: what the loop's coaches decide, and `ask` for the others."""
        kit, names = self._kit, self._kit.names
        codes, luck = kit.ints("i4", list(coaches)), kit.ints("u4", chance)
        whims, last = kit.ints("u4", minds), self._game.rules.MOST_PLIES
        names.kick_off(self._records)
        self._buffers[2][0], ply = 0, 0
        while True:
            ply, left = names.play_on(self._records, codes, luck, whims, self._buffers, ply, last)
            if left <= 0:
                break
            names.answer(self._records, ask(*self._question(left), int(ply)))
            ply += 1
        if left < 0:
            raise RuleBug(f"{self._game.name}: no end after {last} plies")
        final = [int(number) for number in self._buffers[1][: 2 * self._seats]]
        return Outcome(tuple(final[0::2]), tuple(final[1::2]), int(self._buffers[2][0]), int(ply))

    def _question(self, count: int) -> tuple[Any, tuple[Move, ...]]:
        """The view and the moves of the coach who is asked; what he does to them is his affair."""
        seen = self._records[1][0]
        if self._kit.is_compiled:
            seen = self._game.rules.View.frombytes(seen.tobytes())
        else:
            seen = seen.copy()
        return seen, tuple(int(move) for move in self._buffers[0][:count])


def interpreted(game: AnyGame, options: Any) -> Drive:
    """Matches as Python plays them, for those who check the compiled ones or have few to play."""
    return Drive(game, options, plain)
