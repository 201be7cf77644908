"""The kit as one run: every law, on random matches of a game, with every kind of option."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from tifo.core.contract import AnyGame
from tifo.core.records import size_of
from tifo.core.rng import generator
from tifo.testing.laws import EVERY_PLY, LAWS
from tifo.testing.leaks import LEAKS
from tifo.testing.telling import everything_is_told
from tifo.testing.twins import twins_agree
from tifo.testing.walk import variations, walk

LOOKS = 12
"""How often in a match the dearer laws are asked."""


@dataclass(frozen=True)
class Checked:
    """One match that kept all laws."""

    options: Mapping[str, str]
    plies: int


def check_match(game: AnyGame, given: Mapping[str, str], seed: int, thumb: bool = False) -> int:
    """Play a match and hold it against every law; return its plies."""
    options = game.read_options(given)
    length = sum(1 for _ in walk(game, options, generator(seed), thumb))
    stride = max(1, length // LOOKS)
    for moment in walk(game, options, generator(seed), thumb):
        for law in EVERY_PLY:
            law(game, moment)
        if (moment.ply + seed) % stride == 0:
            for law in (*LAWS, *LEAKS, everything_is_told):
                law(game, moment)
    return length


def check(game: AnyGame, matches: int = 1) -> Iterator[Checked]:
    """Check so many matches of each variation of a game, interpreted and compiled."""
    for given in variations(game):
        for seed in range(matches):
            plies = check_match(game, given, seed, thumb=seed % 2 == 1)
            twins_agree(game, game.read_options(given), generator(seed, 1))
            yield Checked(given, plies)


def facts(game: AnyGame) -> dict[str, int]:
    """Numbers about a game worth printing beside the result."""
    rules = game.rules
    return {
        "moves": rules.MOVE_COUNT,
        "state bytes": size_of(rules.State),
        "view bytes": size_of(rules.View),
        "clauses": len(game.clauses),
        "variations": len(variations(game)),
    }
