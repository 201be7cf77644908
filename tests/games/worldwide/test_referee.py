"""Whole matches beside a referee who knows the rules in other words."""

import pytest

from tests.games.worldwide import referee
from tests.games.worldwide.ground import play
from tifo.core.contract import CHANCE
from tifo.core.rng import generator
from tifo.games.worldwide import GAME
from tifo.games.worldwide.components import ACTION_CODE, KINDS, PLAYER_CODE, SQUAD
from tifo.games.worldwide.state import Phase, State
from tifo.testing.walk import walk

LONG = {"extra_time": "on", "shoot_out": "on"}
MATCHES: list[dict[str, str]] = [
    {"mode": "amateur"},
    {"mode": "amateur", "seats": "4", **LONG},
    {"mode": "professional", "first_team": "germany", "second_team": "italy", "stadium": "first"},
    {"mode": "professional", "seats": "4", "first_team": "spain", "stadium": "second"},
    {"mode": "international", "first_team": "italy", "second_team": "spain", **LONG},
    {"mode": "international", "seats": "4", "keeper_on_penalty": "on", **LONG},
]
name_of = GAME.notation.format_move


def id_of(given: dict[str, str]) -> str:
    return "-".join(given.values())


@pytest.mark.parametrize("given", MATCHES, ids=id_of)
def test_the_referee_agrees_on_who_acts_what_is_legal_and_who_sees_it(
    given: dict[str, str],
) -> None:
    for seed, thumb in enumerate((False, True)):
        for moment in walk(GAME, GAME.read_options(given), generator(seed, 21), thumb):
            state, move = moment.state, name_of(moment.move)
            where = GAME.notation.format_state(state)

            assert moment.seat == referee.to_act(state), where
            assert GAME.rules.audience(state, moment.move) == referee.audience(state, move), where
            if moment.seat != CHANCE:
                assert {name_of(one) for one in moment.legal} == referee.legal(state), where


@pytest.mark.parametrize("given", MATCHES, ids=id_of)
def test_chance_draws_what_is_in_the_piles(given: dict[str, str]) -> None:
    for moment in walk(GAME, GAME.read_options(given), generator(3, 21)):
        if moment.seat == CHANCE:
            odds = [0] * GAME.rules.MOST_LEGAL
            count = GAME.rules.odds(moment.state, odds)
            names = [name_of(move) for move in moment.legal]

            assert dict(zip(names, odds[:count], strict=True)) == weights(moment.state)
            assert GAME.rules.total_odds(moment.state) == sum(odds[:count])


def weights(state: State) -> dict[str, int]:
    """How often each thing that chance may do is there."""
    match state.phase:
        case Phase.TOSS:
            return {"toss 0": 1, "toss 1": 1}
        case Phase.DRAW:
            seat = next(s for s in range(4) if state.owed[s] and state.pile_count[s % 2])
            pile = state.pile[KINDS * (seat % 2) : KINDS * (seat % 2 + 1)]
            return {f"show {code}": n for code, n in zip(ACTION_CODE, pile, strict=True) if n}
        case Phase.DRAW_PLAYER:
            seat = next(s for s in range(4) if state.owed_players[s] and state.bench_count[s % 2])
            first, bench = SQUAD * state.team[seat % 2], state.bench[seat % 2]
            return {f"show {PLAYER_CODE[first + i]}": 1 for i in range(SQUAD) if bench >> i & 1}
        case Phase.ROLL_SHOT | Phase.ROLL_SAVE:
            return {f"d6 {face}": 1 for face in range(1, 7)}
    return {f"d20 {face}": 1 for face in range(1, 21)}


@pytest.mark.parametrize("phase", ["draw", "draw_player"])
def test_a_ticket_for_each_card_finds_it(phase: str) -> None:
    base = f"phase={phase} next_phase=attack owed=0,1,0,0 owed_players=0,1,0,0"
    state = play(f"{base} hand1=Px6.D discard1=T squad1=BRA-2.BRA-4")
    tickets = range(GAME.rules.total_odds(state))
    found = [name_of(GAME.rules.pick(state, ticket)) for ticket in tickets]

    assert {name: found.count(name) for name in found} == weights(state)
