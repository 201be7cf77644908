"""Who won, and how far the others came."""

import pytest

from tests.games.worldcup.board import parse_state, play
from tifo.games.worldcup import GAME

LAST = (
    "cup=2002 seats=5 dice=0 round=final phase=whistle 63L=ESP 63R=KSA 64L=GER:1 64R=USA "
    "owner=GER0.USA1.ESP2.KSA3.FRA4 "
    "reached=GER4.USA4.ESP3.KSA3.BRA1 winner=------------LL--"
)


@pytest.mark.clause("WC-I.1")
def test_the_others_rank_by_how_far_they_came_and_share_a_rank() -> None:
    state = play(f"{LAST}", *["whistle", *["die red"] * 9, "die black"])

    assert GAME.standing(state) == [(0, 5), (1, 4), (2, 3), (2, 3), (4, 0)]


@pytest.mark.clause("WC-I.1")
def test_of_several_teams_the_best_one_counts() -> None:
    state = parse_state(f"{LAST.replace('FRA4', 'FRA4.BRA4.URU4')}")

    assert GAME.standing(state)[4] == (4, 1)


@pytest.mark.clause("WC-XI.f")
@pytest.mark.parametrize(
    ("words", "standing"),
    [
        (
            "cup=1930 seats=3 round=final 18L=ARG 18R=URU owner=ARG0.URU0.USA1.MEX2 "
            "reached=ARG4.URU4.USA3",
            [(0, 5), (1, 3), (2, 0)],
        ),
        (
            "cup=1930 seats=2 round=semi_finals 16L=ARG 16R=USA 17L=URU 17R=YUG "
            "owner=ARG0.USA0.URU0.YUG0 reached=ARG3.USA3.URU3.YUG3",
            [(0, 5), (1, 0)],
        ),
    ],
)
def test_a_cup_that_is_lifted_without_its_final_is_a_cup_won(
    words: str, standing: list[tuple[int, int]]
) -> None:
    assert GAME.standing(play(f"{words} phase=offer turn=0", "lift")) == standing


def test_before_the_end_nobody_has_won() -> None:
    assert GAME.standing(parse_state("cup=1930 seats=3 phase=card")) == [(0, 0)] * 3
