"""On a game small enough to be solved, the search is held against the solution."""

from functools import cache

import pytest
from tifo_shootout.notation import parse_state
from tifo_shootout.rulebook import FACES, GOAL_ON_OPEN_SIDE, GOAL_PAST_KEEPER
from tifo_shootout.state import State, kicker

from tifo import games
from tifo.bots import Budget, Search
from tifo.core.rng import generator

GAME = games.find("shootout")


@cache
def value(kicks: int, kick: int, first: int, second: int) -> float:
    """The exact value for the first seat: each kick is a matrix of four, solved by hand.

    Both sides are alike, so both seats mix evenly, and a kick scores with the mean of the odds.
    """
    if kick == 2 * kicks:
        return 1.0 if first > second else 0.5 if first == second else 0.0
    past_keeper = (FACES + 1 - GOAL_PAST_KEEPER) / FACES
    open_side = (FACES + 1 - GOAL_ON_OPEN_SIDE) / FACES
    scores = (past_keeper + open_side) / 2
    is_first = kick % 2 == 0
    goal = value(kicks, kick + 1, first + is_first, second + (not is_first))
    miss = value(kicks, kick + 1, first, second)
    return scores * goal + (1 - scores) * miss


def exact(state: State) -> float:
    """The value of a position before a kick, for the seat that kicks."""
    worth = value(state.kicks, state.kick, state.goals[0], state.goals[1])
    return worth if kicker(state) == 0 else 1 - worth


def searched(state: State, playouts: int, seed: int) -> float:
    """What the search thinks of the same position."""
    search = Search(GAME, Budget(playouts=playouts))
    search.prepare()
    seen = GAME.seen_by(state, GAME.rules.to_act(state))
    thought = search.think(seen, GAME.legal(seen), generator(seed))
    return sum(choice.chance * choice.visits for choice in thought.choices) / thought.playouts


def error(text: str, playouts: int) -> float:
    """How far the search is off, in the mean of several searches."""
    state = parse_state(text)
    seeds = range(8)
    return sum(abs(searched(state, playouts, seed) - exact(state)) for seed in seeds) / len(seeds)


@pytest.mark.parametrize(
    "text",
    [
        "phase=aim kicks=1",
        "phase=aim kicks=3 kick=4 goals=1-1",
        "phase=aim kicks=3 kick=3 goals=1-0",
        "phase=aim kicks=3",
    ],
)
def test_the_search_converges_to_the_exact_value(text: str) -> None:
    small, medium, large = (error(text, playouts) for playouts in (30, 1_000, 30_000))

    assert small > medium > large
    assert large < 0.006


def test_a_secret_aim_is_not_known_to_the_keeper_in_the_tree() -> None:
    """A keeper who saw the aim would save five kicks in six, and the kicker would despair."""
    state = parse_state("phase=aim kicks=1 kick=1 goals=0-0")

    assert searched(state, 20_000, 1) == pytest.approx(exact(state), abs=0.02)
    assert exact(state) == pytest.approx(0.75)
