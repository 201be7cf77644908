"""Whole matches, and at each question every move that is not legal: why it is refused."""

import pytest

from tests.games.worldwide.ground import parse_state, start
from tests.games.worldwide.test_referee import MATCHES, id_of
from tests.games.worldwide.why import why
from tifo.core.contract import CHANCE, NO_SUCH_MOVE, NOT_YOURS
from tifo.core.rng import generator
from tifo.games.worldwide import GAME
from tifo.games.worldwide.clauses import Clause
from tifo.games.worldwide.moves import MOVE_COUNT, SHOW
from tifo.games.worldwide.state import State
from tifo.testing.walk import walk

EVERY = 5
"""Questions from one that is looked at to the next."""
SCRATCH = {
    "kick_side", "award", "booked", "holder", "side", "received", "pa", "played", "chain_count",
    "restart", "block", "given_back", "short", "lost_pa", "with_pa", "undefended", "no_discard",
    "defender", "home_bonus", "home_used", "natural", "player_seat", "player_from",
    "trigger_used", "cancel_asked", "canceller_seat", "asked", "counter_used", "inspired", "bonus",
    "dice", "die", "save_bonus", "keeper_seat", "aim", "builder", "picked", "edits",
}  # fmt: skip
"""What is nothing before the first move …"""
NONE_YET = {"last", "card", "defence", "player", "canceller", "keeper", "home"}
"""… or nobody."""


def refused(state: State, move: int) -> str:
    clause = GAME.rules.refusal(state, move)
    return GAME.clause_id(clause).removeprefix("WF-") if clause > 0 else str(clause)


@pytest.mark.parametrize("given", MATCHES, ids=id_of)
def test_a_refusal_names_the_first_reason(given: dict[str, str]) -> None:
    for moment in walk(GAME, GAME.read_options(given), generator(5, 24), thumb=True):
        if moment.seat == CHANCE or moment.ply % EVERY:
            continue
        state, where = moment.state, GAME.notation.format_state(moment.state)
        for move in sorted(set(range(SHOW)) - set(moment.legal)):
            name = GAME.notation.format_move(move)
            assert refused(state, move) == why(state, name), f"{name}: {where}"
        assert all(refused(state, move) == str(NOT_YOURS) for move in range(SHOW, MOVE_COUNT))


def test_nobody_decides_for_chance() -> None:
    state = start()
    moves = set(range(MOVE_COUNT)) - set(GAME.legal(state))

    assert {GAME.rules.refusal(state, move) for move in moves} == {NOT_YOURS}


@pytest.mark.parametrize("move", [-1, MOVE_COUNT])
def test_a_move_that_there_is_not_is_refused_as_such(move: int) -> None:
    assert GAME.rules.refusal(start(), move) == NO_SUCH_MOVE


@pytest.mark.clause("WF-1")
def test_nothing_is_played_after_the_match() -> None:
    assert GAME.rules.refusal(parse_state("phase=over half=2"), 0) == Clause.WF_1


@pytest.mark.parametrize("mode", ["amateur", "professional", "international"])
def test_a_match_begins_with_a_blank_sheet(mode: str) -> None:
    state = start(mode=mode)

    assert {name for name in SCRATCH if getattr(state, name) != 0} == set()
    assert {name for name in NONE_YET if getattr(state, name) != -1} == set()
    assert not any((*state.goals, *state.kicks, *state.scored, *state.yellows, *state.reds))
