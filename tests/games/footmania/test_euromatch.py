"""Euromatch."""

import pytest

from tests.games.footmania.table import (
    GREENS,
    LAP,
    YELLOWS,
    apply,
    due,
    legal,
    parse_state,
    play,
    refused,
    word,
)
from tifo.core.contract import CHANCE
from tifo.games.footmania import GAME
from tifo.games.footmania.events import Happening
from tifo.games.footmania.state import Phase

VISIT = f"{LAP.replace('phase=roll', 'phase=draw_european')} turn=0 held0={GREENS}"
"""33 stars against whoever is drawn."""


@pytest.mark.clause("FM-euro-0")
def test_while_teams_are_built_the_pawn_moves_again() -> None:
    state = play("seats=2 phase=roll turn=0 square=P8 came=8", "roll 1", "go P9")

    assert (due(state), state.turn) == ((Phase.ROLL, CHANCE), 0)
    assert word(play(state, "roll 1"), "square").split(",")[0] == "P10"


@pytest.mark.clause("FM-euro-1")
def test_in_the_championship_a_team_is_drawn() -> None:
    assert due(play(f"{LAP} square=P8", "roll 1")) == (Phase.DRAW_EUROPEAN, CHANCE)


@pytest.mark.clause("FM-euro-1")
def test_who_plays_shows_the_eleven() -> None:
    state = play(VISIT, "draw M01", "yes")

    assert word(state, "open0") == GREENS


@pytest.mark.clause("FM-euro-2")
@pytest.mark.parametrize("team", ["M06", "M07"])  # 33 and 34 stars
def test_equal_or_weaker_loses_and_the_card_goes_back(team: str) -> None:
    state = play(VISIT, f"draw {team}", "yes")

    assert (word(state, "tail4"), state.pennants[0], state.cash[0]) == (team, 0, 140)


@pytest.mark.clause("FM-euro-2")
def test_x7_thirty_eight_against_thirty_eight_is_lost() -> None:
    start = VISIT.replace("N39", "N53").replace("N23", "N24")  # 33 + 4 + 1
    state = play(start, "draw M11", "yes")

    assert word(state, "tail4") == "M11"


@pytest.mark.clause("FM-euro-3")
def test_stronger_keeps_the_card_and_takes_the_gate() -> None:
    state = play(VISIT, "draw M05", "yes")  # 32 stars, 300,000

    assert (word(state, "beaten0"), state.pennants[0], state.cash[0]) == ("M05", 2, 146)


@pytest.mark.clause("FM-euro-4")
@pytest.mark.parametrize(
    ("beaten", "wins"), [("", 0), ("beaten0=M17", 1), ("beaten0=M13.M09", 1), ("beaten0=M13", 0)]
)
def test_five_pennants_are_a_star(beaten: str, wins: int) -> None:
    state = play(f"{VISIT} {beaten}", "draw M06", "yes")  # 33 against 33

    assert ("M06" in word(state, "beaten0")) == bool(wins)


@pytest.mark.clause("FM-euro-4")
def test_x5_twelve_pennants_are_two_stars() -> None:
    state = play(f"{VISIT} beaten0=M17.M13.M12", "draw M07", "yes")  # 35 against 34

    assert "M07" in word(state, "beaten0")


@pytest.mark.clause("FM-euro-5")
def test_a_coach_may_decline_and_stay_unseen() -> None:
    state = play(VISIT, "draw M20", "pass")

    assert (word(state, "held0"), word(state, "tail4")) == (GREENS, "M20")
    assert not any(GAME.seen_by(state, 1).man)


@pytest.mark.clause("FM-euro-5")
def test_the_drawn_team_is_seen_by_all() -> None:
    state = parse_state(VISIT)
    (drawn,) = apply(state, "draw M20")

    assert (drawn.happening, drawn.audience) == (Happening.RIVAL, -1)
    assert GAME.seen_by(state, 1).rival == state.rival


@pytest.mark.clause("FM-euro-6")
def test_form_and_the_free_card_count_in_a_euromatch() -> None:
    state = play(f"{VISIT} plus0=F2.LI.PU.BL", "draw M08", "yes")  # 35 stars

    assert legal(state) == ["pass", "plus F2", "plus LI"]
    assert word(play(state, "plus F2", "plus LI", "pass"), "beaten0") == "M08"


@pytest.mark.clause("FM-euro-6")
def test_other_plus_cards_do_not() -> None:
    state = play(f"{VISIT} plus0=F2.PU", "draw M08", "yes")

    assert refused(state, "plus PU") == "FM-euro-6"


@pytest.mark.clause("FM-euro-6", "FM-plus-5")
def test_cards_used_in_a_euromatch_are_spent() -> None:
    state = play(f"{VISIT} plus0=F2", "draw M20", "yes", "plus F2", "pass")

    assert (word(state, "plus0"), word(state, "tail2")) == ("", "F2")


@pytest.mark.clause("FM-euro-6", "FM-plus-3")
def test_three_plus_cards_in_a_euromatch_too() -> None:
    state = play(f"{VISIT} plus0=F1.F1.F1.F1", "draw M20", "yes", *["plus F1"] * 3)

    assert refused(state, "plus F1") == "FM-plus-3"


def test_trainees_play_in_a_euromatch_too() -> None:
    few = YELLOWS.split(".")[0]
    state = play(VISIT.replace(GREENS, few), "draw M01", "yes")

    assert word(state, "tail4") == "M01"
