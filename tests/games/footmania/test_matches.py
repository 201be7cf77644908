"""Les matchs: équipes, étoiles, remplacements, stagiaires."""

import pytest

from tests.games.footmania.table import (
    GREENS,
    KICK_OFF,
    LAP,
    YELLOWS,
    apply,
    due,
    legal,
    match_of,
    parse_state,
    play,
    refused,
    told,
    word,
)
from tifo.core.contract import CHANCE
from tifo.games.footmania import GAME
from tifo.games.footmania.components import CODE
from tifo.games.footmania.events import Happening
from tifo.games.footmania.pitch import strength
from tifo.games.footmania.state import Phase, State


def stars(state: State) -> tuple[int, int]:
    return strength(state, 0), strength(state, 1)


@pytest.mark.clause("FM-match-1")
def test_chance_has_no_part_in_a_match() -> None:
    state = play(KICK_OFF, "roll 1")
    actors = []
    for move in ("yes", "yes", "pass", "pass"):
        actors.append(GAME.rules.to_act(state))
        apply(state, move)

    assert CHANCE not in actors
    assert list(state.points)[:2] == [0, 2]


@pytest.mark.clause("FM-match-2")
def test_line_ups_are_hidden_until_both_are_chosen() -> None:
    start = f"{LAP} square=P31,P0 held0={YELLOWS} held1={GREENS}"
    one = play(start, "roll 1", "yes")
    both = play(one, "yes")

    assert not any(list(GAME.seen_by(one, 1).line_up)[:11])
    assert list(GAME.seen_by(both, 1).line_up) == list(both.line_up)


@pytest.mark.clause("FM-match-2")
def test_the_men_on_the_pitch_are_seen_and_the_bench_is_not() -> None:
    start = f"{LAP} square=P31,P0 held0={YELLOWS}.N02 held1={GREENS}"

    assert word(match_of(start), "held0") == "N01"  # N02 is the better keeper


@pytest.mark.clause("FM-match-2")
def test_another_team_than_the_strongest_may_be_chosen() -> None:
    start = KICK_OFF.replace("N01", "N01.N02")
    state = play(start, "roll 1", "no 1", "N01", "yes", "yes")

    assert state.line_up[0] == CODE.index("N01") + 1


@pytest.mark.clause("FM-match-2")
def test_a_place_is_changed_once() -> None:
    state = play(KICK_OFF.replace("N01", "N01.N02"), "roll 1", "no 1", "N01")

    assert refused(state, "no 1") == "FM-match-2"


@pytest.mark.clause("FM-match-2")
def test_nobody_lines_up_another_coachs_man() -> None:
    assert refused(play(KICK_OFF, "roll 1", "no 1"), "N23") == "FM-match-2"


@pytest.mark.clause("FM-match-3")
def test_a_fourth_foreigner_is_not_lined_up() -> None:
    start = KICK_OFF.replace(YELLOWS, YELLOWS + ".E01.E03.E05.E07")
    state = play(start, "roll 1")
    reds = [there - 1 for there in list(state.line_up)[:11] if there > CODE.index("E01")]
    missing = next(c for c in ("E01", "E03", "E05", "E07") if CODE.index(c) not in reds)
    number = {"E01": 1, "E03": 2, "E05": 4, "E07": 6}[missing]

    assert len(reds) == 3
    assert refused(play(state, f"no {number}"), missing) == "FM-match-3"


@pytest.mark.clause("FM-match-3")
def test_a_fourth_foreigner_does_not_come_on() -> None:
    state = match_of(KICK_OFF.replace(YELLOWS, YELLOWS + ".E01.E03.E05.E07"))

    assert legal(state) == ["pass", "no 1", "no 2", "no 4"]
    assert "no 6" in legal(play(state, "no 1", "N01"))  # one foreigner fewer: E07 may come


@pytest.mark.clause("FM-match-3", "FM-train-1")
def test_trainees_fill_the_gaps_for_a_star_each() -> None:
    state = match_of(f"{LAP} square=P31,P0 open0=N01.N03.N05 open1={GREENS}")

    assert list(state.line_up)[3:11] == [0] * 8
    assert stars(state) == (6 - 8, 33)


@pytest.mark.clause("FM-train-1")
def test_a_trainee_may_keep_goal() -> None:
    state = match_of(f"{LAP} square=P31,P0 open0={YELLOWS.removeprefix('N01.')} open1={GREENS}")

    assert (state.line_up[0], stars(state)[0]) == (0, 20 - 1)


@pytest.mark.clause("FM-train-1")
def test_a_team_without_any_man_plays_too() -> None:
    assert stars(match_of(f"{LAP} square=P31,P0 open1={GREENS}")) == (-11, 33)


@pytest.mark.clause("FM-match-4", "FM-foot-3")
def test_strength_is_the_sum_of_the_stars() -> None:
    assert stars(match_of(KICK_OFF.replace("N17", "N53"))) == (20 + 7, 33)


@pytest.mark.clause("FM-match-4", "FM-euro-4")
def test_pennants_add_to_the_strength() -> None:
    assert stars(match_of(f"{KICK_OFF} beaten0=M17.M13.M12"))[0] == 22 + 2  # 12 pennants


# ------------------------------------------------------------------------------- substitutions
BENCH = KICK_OFF.replace(YELLOWS, YELLOWS + ".N02.N04.N06.N08")
"""The best of 1, 2/3 and 4/5 play; N01, N06 and others are on the bench."""


@pytest.mark.clause("FM-match-6")
def test_two_men_may_be_changed_and_no_third() -> None:
    state = match_of(BENCH)
    benched = next(c for c in ("N03", "N04", "N05", "N06") if word(state, "line_up0").find(c) < 0)
    changed = play(state, "no 1", "N01", "no 2" if benched != "N05" else "no 3", benched)

    assert changed.changes[0] == 0
    assert refused(changed, "no 4") == "FM-match-6"


@pytest.mark.clause("FM-match-6")
def test_a_substitution_does_not_end_the_coachs_say() -> None:
    state = match_of(BENCH, "no 1", "N01")

    assert due(state) == (Phase.TOUCHLINE, 0)


@pytest.mark.clause("FM-match-6")
def test_a_substitution_reopens_a_match_that_was_about_to_end() -> None:
    bench_away = BENCH.replace(GREENS, GREENS + ".N24")
    state = match_of(bench_away, "pass", "no 1", "N23", "pass")

    assert due(state) == (Phase.TOUCHLINE, 0)


@pytest.mark.clause("FM-match-6")
def test_a_man_taken_off_does_not_come_back() -> None:
    state = match_of(BENCH, "no 1", "N01")

    assert "no 1" not in legal(state)


@pytest.mark.clause("FM-match-6", "FM-foot-1")
def test_only_a_man_who_can_play_there_comes_on() -> None:
    state = match_of(BENCH)

    assert refused(state, "no 9") == "FM-match-6"
    assert legal(play(state, "no 1")) == ["N01"]


# ------------------------------------------------------------------------------------- the result
@pytest.mark.clause("FM-match-7")
@pytest.mark.parametrize(
    ("home", "away", "points"),
    [(YELLOWS, GREENS, [0, 2]), (GREENS, YELLOWS, [2, 0])],
)
def test_the_stronger_team_wins_two_points(home: str, away: str, points: list[int]) -> None:
    state = match_of(f"{LAP} square=P31,P0 open0={home} open1={away}", "pass", "pass")

    assert list(state.points)[:2] == points


@pytest.mark.clause("FM-match-7")
def test_level_teams_get_a_point_each() -> None:
    state = match_of(f"{LAP} square=P31,P0", "pass", "pass")

    assert list(state.points)[:2] == [1, 1]


@pytest.mark.clause("FM-match-7")
def test_two_passes_in_a_row_end_a_match() -> None:
    state = match_of(KICK_OFF, "pass")
    happened = told(apply(state, "pass"))

    assert happened[0] == (Happening.RESULT, "FM-match-7")


def test_nothing_is_sold_or_traded_between_line_up_and_result() -> None:
    state = parse_state(KICK_OFF)
    for move in ("roll 1", "yes", "yes"):
        apply(state, move)
        assert not {"sell", "offer"} & set(legal(state))
