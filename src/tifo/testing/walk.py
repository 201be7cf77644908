"""Random matches to check laws on, and the options to play them with."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tifo.core.contract import CHANCE, NOBODY, AnyGame, Move, Seat
from tifo.core.errors import OptionError, RuleBug
from tifo.core.rng import below


@dataclass(frozen=True)
class Moment:
    """A position of a random match, and the move that will be made in it."""

    ply: int
    state: Any
    seat: Seat
    legal: list[Move]
    move: Move


def variations(game: AnyGame) -> list[dict[str, str]]:
    """Every number of seats, with each choice of each other option once."""
    seats, *others = game.options
    found: list[dict[str, str]] = []
    for count in seats.choices:
        for change in [{}, *({o.name: c} for o in others for c in o.choices if c != o.default)]:
            given = {seats.name: count, **change}
            try:
                game.read_options(given)
            except OptionError:
                continue
            found.append(given)
    return found


def viewers(game: AnyGame, state: Any) -> tuple[Seat, ...]:
    """A spectator, and every seat."""
    return (NOBODY, *range(game.seat_count(state)))


def walk(game: AnyGame, options: Any, rng: list[int], thumb: bool = False) -> Iterator[Moment]:
    """A match from the first ply to the last, at random or by rules of thumb.

    The state belongs to the walk: copy it before you change it.
    """
    rules = game.rules
    state = game.new_state(options)
    for ply in range(rules.MOST_PLIES):
        seat = rules.to_act(state)
        if seat == NOBODY:
            return
        legal = game.legal(state)
        if seat == CHANCE:
            move = rules.pick(state, below(rng, rules.total_odds(state)))
        elif thumb:
            move = rules.thumb(game.seen_by(state, seat), list(legal), len(legal), rng)
        else:
            move = legal[below(rng, len(legal))]
        yield Moment(ply, state, seat, legal, move)
        rules.apply(state, move, None)
    raise RuleBug(f"{game.name}: no end after {rules.MOST_PLIES} plies")


def random_line(game: AnyGame, options: Any, rng: list[int]) -> list[Move]:
    """The moves of a random match."""
    return [moment.move for moment in walk(game, options, rng)]
