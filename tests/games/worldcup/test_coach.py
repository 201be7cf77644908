"""The coach who plays by rules of thumb."""

import pytest

from tests.games.worldcup.board import parse_state
from tifo.core.rng import generator
from tifo.games.worldcup import GAME
from tifo.native.batch import Batch

MATCHES = 1000


def choice(text: str) -> str:
    state = parse_state(text)
    seen = GAME.seen_by(state, state.turn)
    legal = GAME.legal(state)
    return GAME.notation.format_move(GAME.rules.thumb(seen, legal, len(legal), generator(1)))


@pytest.mark.compiles("worldcup")
@pytest.mark.parametrize("cup", ["1930", "2002"])
def test_against_three_without_a_plan_it_wins_far_more_than_its_share(cup: str) -> None:
    options = GAME.read_options({"cup": cup, "seats": "4"})
    wins = 0
    for seat in range(4):
        coaches = ["rules-of-thumb" if seat == other else "uniform" for other in range(4)]
        wins += Batch(GAME, options, coaches, seed=seat).run(MATCHES // 4).wins[seat]

    assert wins >= 0.4 * MATCHES


FINAL = "cup=1930 seats=3 round=final owner=URU0.ARG1 18L=URU 18R=ARG"


def test_it_scores_for_its_own_team() -> None:
    assert choice(f"{FINAL} phase=target turn=0 card=G2") == "place 18L"
    assert choice(f"{FINAL} phase=target turn=1 card=G2") == "place 18R"


def test_it_cancels_the_goals_of_others() -> None:
    board = FINAL.replace("URU ", "URU:1 ").replace("18R=ARG", "18R=ARG:1")

    assert choice(f"{board} phase=target turn=0 card=F") == "cancel 18R"


def test_it_discards_rather_than_score_for_a_rival() -> None:
    board = FINAL.replace("18L=URU", "18L=URU:1DDD")

    assert choice(f"{board} phase=card turn=0 hand0=G1") == "discard G1"


def test_it_lifts_the_cup_when_it_may() -> None:
    assert choice("cup=1930 round=final phase=offer turn=0 18L=URU 18R=ARG") == "lift"


def test_it_keeps_three_goals_for_the_rounds_that_decide() -> None:
    groups = "cup=1930 seats=3 round=groups owner=URU0.ARG1"

    assert choice(f"{groups} phase=card turn=0 hand0=G1.G3") == "play G1"
    assert choice(f"{FINAL} phase=card turn=0 hand0=A.G3") == "play G3"
