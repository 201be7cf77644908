"""A match decision by decision, with the truth beside what is seen."""

from collections.abc import Callable
from typing import Any, NamedTuple

from tifo.core.contract import AnyGame, Move
from tifo.core.errors import RuleBug
from tifo.native import loop
from tifo.native.drive import MOST_SEATS
from tifo.native.kit import plain


class Decision(NamedTuple):
    """A coach is to move. State and view belong to the match: copy what you keep."""

    state: Any
    seen: Any
    legal: list[Move]


def play(
    game: AnyGame, options: Any, chance: list[int], choose: Callable[[Decision], Move]
) -> None:
    """Play a match, interpreted: CHANCE draws from its generator, all seats are asked."""
    rules, kit = game.rules, plain(game, loop)
    records = kit.records(rules.State, 1), kit.records(rules.View, 1), kit.row(options)
    moves, final, counts = [0] * rules.MOST_LEGAL, [0] * (2 * MOST_SEATS), [0]
    asked, ply, last = [loop.ASKED] * game.seat_count(options), 0, rules.MOST_PLIES
    kit.names.kick_off(records)
    while True:
        ply, left = kit.names.play_on(
            records, asked, chance, [chance], (moves, final, counts), ply, last
        )
        if left == 0:
            return
        if left < 0:
            raise RuleBug(f"{game.name}: no end after {last} plies")
        kit.names.answer(records, choose(Decision(records[0][0], records[1][0], moves[:left])))
        ply += 1
