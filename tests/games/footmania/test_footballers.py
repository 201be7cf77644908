"""Les joueurs: numéros, polyvalents, valeurs, cases; and the strongest eleven of a squad."""

from itertools import combinations

import pytest
from hypothesis import given, settings, strategies as st

from tests.games.footmania.table import KICK_OFF, due, legal, match_of, parse_state, play, refused
from tifo.games.footmania.components import (
    CAN_PLAY,
    CODE,
    FOREIGNERS,
    IS_RED,
    MEN,
    NUMBERS,
    STARS,
    TRAINEE_STARS,
)
from tifo.games.footmania.eleven import FILLED, SPARED, best_eleven, owns
from tifo.games.footmania.state import Phase, Sheet, State, blank_sheet


def squad(*codes: str) -> State:
    return parse_state(f"held0={'.'.join(codes)}" if codes else "")


def eleven(*codes: str) -> tuple[int, int]:
    return best_eleven(squad(*codes), 0, SPARED)


def matchings(men: list[int]) -> dict[int, int]:
    """By set of filled places (a mask), the best stars of a legal team, by trying everything."""
    best = {(0, 0): 0}
    for man in men:
        for (mask, reds), stars in list(best.items()):
            for place in range(NUMBERS):
                if CAN_PLAY[NUMBERS * man + place] and not mask >> place & 1:
                    key = mask | 1 << place, reds + IS_RED[man]
                    if key[1] <= FOREIGNERS:
                        best[key] = max(best.get(key, -1), stars + STARS[man])
    found: dict[int, int] = {}
    for (mask, _), stars in best.items():
        found[mask] = max(found.get(mask, -1), stars)
    return found


def brute_force(men: list[int]) -> int:
    return max(
        stars + TRAINEE_STARS * (NUMBERS - mask.bit_count())
        for mask, stars in matchings(men).items()
    )


@pytest.mark.clause("FM-foot-1")
def test_a_man_with_two_numbers_may_play_either() -> None:
    keeper_apart = match_of(KICK_OFF.replace("N05", "N04"))  # 2/3 in place of the 3

    assert keeper_apart.line_up[2] == CODE.index("N04") + 1


@pytest.mark.clause("FM-foot-1")
def test_a_man_plays_no_number_but_his_own() -> None:
    state = play(KICK_OFF, "roll 1", "no 9")

    assert refused(state, "N03") == "FM-match-3"


@pytest.mark.clause("FM-foot-2")
def test_x3_an_all_rounder_does_not_keep_goal() -> None:
    start = KICK_OFF.replace("N01", "N56")

    assert refused(play(start, "roll 1", "no 1"), "N56") == "FM-match-3"


@pytest.mark.clause("FM-foot-2")
@pytest.mark.parametrize("number", range(2, 12))
def test_an_all_rounder_plays_anywhere_else(number: int) -> None:
    state = play(KICK_OFF.replace("N01", "N56"), "roll 1", f"no {number}")

    assert refused(state, "N56") == ""


@pytest.mark.clause("FM-foot-3")
@pytest.mark.parametrize(
    ("code", "stars"), [("N01", 2), ("N02", 3), ("N23", 3), ("N46", 5), ("E01", 5), ("N53", 7)]
)
def test_x1_a_man_is_worth_his_shirt_and_his_printed_stars(code: str, stars: int) -> None:
    assert eleven(code)[0] == stars - 10


@pytest.mark.clause("FM-foot-4")
@pytest.mark.parametrize(("square", "letter"), [("P0", "N"), ("P6", "E")])
def test_blue_squares_lead_to_nationals_and_red_ones_to_foreigners(
    square: str, letter: str
) -> None:
    state = play(f"stage=2 numbered=4 phase=roll square={square}", "roll 1", "yes")

    assert due(state)[0] == Phase.DRAW_MAN
    assert {move.split()[-1][0] for move in legal(state)} == {letter}


@pytest.mark.clause("FM-foot-4")
def test_passing_a_footballer_square_is_not_stopping_there() -> None:
    state = play("stage=2 numbered=4 phase=roll square=P0", "roll 2")

    assert due(state)[0] != Phase.STOP


# ------------------------------------------------------------------------------ the eleven
@pytest.mark.clause("FM-match-3")
def test_x2_four_foreigners_are_one_too_many() -> None:
    assert eleven("E03", "E05", "E07", "E09") == (3 * 5 + 1 - 8, 3)


@pytest.mark.clause("FM-train-1")
def test_x4_nine_men_and_two_trainees_are_their_sum_less_two() -> None:
    nine = ("N01", "N03", "N05", "N07", "N09", "N11", "N13", "N15", "N17")

    assert eleven(*nine) == (9 * 2 - 2, 9)


def test_men_move_over_to_make_room() -> None:
    # 8/10, 8 and 9/10: only one way fills 8, 9 and 10.
    assert eleven("N20", "N15", "N18")[1] == 3


def test_a_foreigner_gives_way_to_another_who_fills_a_gap() -> None:
    men = ("E01", "E02", "E12", "E13", "E14")

    assert eleven(*men) == (brute_force([CODE.index(code) for code in men]), 3)


SQUADS = st.sets(st.integers(0, MEN - 1), max_size=9)


@settings(max_examples=150, deadline=None)
@given(SQUADS)
def test_the_eleven_is_the_strongest_there_is(men: set[int]) -> None:
    state = squad(*(CODE[man] for man in sorted(men)))

    stars, _ = best_eleven(state, 0, SPARED)

    assert stars == brute_force(sorted(men))


@settings(max_examples=80, deadline=None)
@given(st.sets(st.integers(NUMBERS * 5, MEN - 1), max_size=10))
def test_the_eleven_is_the_strongest_among_many_foreigners(men: set[int]) -> None:
    state = squad(*(CODE[man] for man in sorted(men)))

    stars, _ = best_eleven(state, 0, SPARED)

    assert stars == brute_force(sorted(men))


@settings(max_examples=80, deadline=None)
@given(SQUADS)
def test_most_numbers_are_filled_where_numbers_come_first(men: set[int]) -> None:
    _, filled = best_eleven(squad(*(CODE[man] for man in sorted(men))), 0, FILLED)

    assert filled == max(mask.bit_count() for mask in matchings(sorted(men)))


@settings(max_examples=80, deadline=None)
@given(st.sets(st.integers(0, MEN - 1), max_size=25))
def test_the_eleven_is_legal(men: set[int]) -> None:
    state = squad(*(CODE[man] for man in sorted(men)))
    best_eleven(state, 0, SPARED)
    team = [(place, there - 1) for place, there in enumerate(state.sheet[0].at) if there]

    assert all(CAN_PLAY[NUMBERS * man + place] and owns(state, 0, man) for place, man in team)
    assert all(first[1] != second[1] for first, second in combinations(team, 2))
    assert sum(IS_RED[man] for _, man in team) <= FOREIGNERS


def test_the_sheet_can_be_wiped() -> None:
    state = squad("N01", "E02")
    best_eleven(state, 0, SPARED)

    blank_sheet(state)

    assert state.sheet[0] == Sheet()
