"""The coach who plays by rules of thumb."""

import pytest

from tests.games.buteur.pitch import parse_move, parse_state
from tifo.core.rng import generator
from tifo.games.buteur import GAME
from tifo.native.batch import Batch, Tally

MATCHES = 1000


def choice(text: str) -> str:
    state = parse_state(text)
    seen = GAME.seen_by(state, GAME.rules.to_act(state))
    legal = GAME.legal(seen)
    move = GAME.rules.thumb(seen, legal, len(legal), generator(1))
    return GAME.notation.format_move(move)


def contest(*coaches: str) -> Tally:
    options = GAME.read_options({"seats": str(len(coaches))})
    return Batch(GAME, options, coaches, seed=9).run(MATCHES)


@pytest.mark.parametrize(
    ("position", "move"),
    [
        ("phase=open_play turn=0 ball=4,10 hand0=A01.A05.A07", "A05 F"),
        ("phase=save turn=1 ball=4,14 hand1=A01.G3.CR", "G3 F"),
        ("phase=save turn=1 ball=4,14 hand1=A01.CR", "CR"),
        ("phase=penalty_offer turn=0 ball=4,12 hand0=A01.P", "P"),
        ("phase=open_play turn=0 ball=4,8 hand0=A05.F1", "F1 F"),
        ("phase=open_play turn=0 ball=4,7 hand0=A05.A09.P", "A09 F"),
        ("phase=open_play turn=0 ball=4,3 hand0=A02.A09", "A09 F"),
        ("phase=open_play turn=0 ball=4,5 hand0=G1.CR.P", "CR shed"),
        ("phase=open_play turn=0 ball=4,4 hand0=A10.F2", "F2 F"),
    ],
)
def test_shoots_saves_presses_and_plays_twice_where_it_can(position: str, move: str) -> None:
    assert parse_move(choice(position)) == parse_move(move)


@pytest.mark.compiles("buteur")
def test_beats_a_coach_without_a_plan_in_nine_of_ten_matches() -> None:
    home, away = contest("rules-of-thumb", "uniform"), contest("uniform", "rules-of-thumb")

    won = home.wins[0] + away.wins[1] + (home.draws + away.draws) / 2

    assert won / (2 * MATCHES) >= 0.9


@pytest.mark.compiles("buteur")
def test_two_of_them_score_two_to_three_goals() -> None:
    assert 2 <= sum(contest("rules-of-thumb", "rules-of-thumb").scores) / MATCHES <= 3
