"""Section X: level teams in the groups of 2002."""

import pytest

from tests.games.worldcup.board import apply, due, legal, parse_state, places, play, told
from tifo.core.contract import CHANCE
from tifo.games.worldcup import GAME
from tifo.games.worldcup.events import Happening
from tifo.games.worldcup.state import Phase, State

# Group A of 2002: 1 FRA-SEN, 2 URU-DEN, 3 FRA-URU, 4 DEN-SEN, 5 DEN-FRA, 6 SEN-URU.
FOUR = ("FRA", "SEN", "URU", "DEN")


def scored(**results: str) -> State:
    """The position after the whistle in group A with these results, `m1="2-0"` and so on."""
    words = []
    for name, text in results.items():
        for side, goals in zip("LR", text.split("-"), strict=True):
            stack = {"0": "", "1": "1", "2": "11", "3": "21", "4": "22"}[goals]
            words.append(f"{name[1:]}{side}={stack}")
    return parse_state(f"cup=2002 dice=0 phase=whistle {' '.join(words)}")


def order(state: State) -> list[int]:
    apply(state, "whistle")
    return places(state, *FOUR)


@pytest.mark.clause("WC-X.i")
def test_of_two_level_teams_the_winner_of_their_match_is_ahead() -> None:
    # France and Senegal have six points; Senegal has by far the better goals.
    state = scored(m1="1-0", m3="1-0", m4="0-2", m5="1-0", m6="2-0", m2="0-0")

    events = told(apply(state, "whistle"))

    assert places(state, "FRA", "SEN") == [0, 1]
    assert (Happening.TIE_BROKEN, "WC-X.i") in events


@pytest.mark.clause("WC-X.ii")
def test_after_a_draw_the_goal_difference_decides() -> None:
    state = scored(m1="1-1", m3="1-0", m4="0-2", m5="0-1", m6="2-0", m2="0-0")

    events = told(apply(state, "whistle"))

    assert places(state, "SEN", "FRA") == [0, 1]
    assert (Happening.TIE_BROKEN, "WC-X.ii") in events


@pytest.mark.clause("WC-X.iii")
def test_then_the_goals_scored() -> None:
    state = scored(m1="1-1", m3="1-0", m4="0-1", m5="0-1", m6="2-1", m2="0-0")

    events = told(apply(state, "whistle"))

    assert places(state, "SEN", "FRA") == [0, 1]
    assert (Happening.TIE_BROKEN, "WC-X.iii") in events


@pytest.mark.clause("WC-X.iv")
@pytest.mark.parametrize("lucky", ["FRA", "SEN"])
def test_in_the_end_the_lot(lucky: str) -> None:
    state = play(scored(m1="1-1", m3="1-0", m4="0-1", m5="0-1", m6="1-0", m2="0-0"), "whistle")

    assert due(state) == (Phase.LOT, CHANCE)
    assert legal(state) == ["team FRA", "team SEN"]
    events = told(apply(state, f"team {lucky}"))
    assert events[0] == (Happening.LOT_DRAWN, "WC-X.iv")
    assert places(state, lucky) == [0]
    assert state.group == 1


@pytest.mark.clause("WC-X.iv")
def test_a44_no_lot_for_places_without_effect() -> None:
    # Uruguay and Denmark are level in everything at the third place.
    state = play(scored(m1="1-0", m3="1-0", m4="0-1", m5="0-1", m6="1-0", m2="0-0"), "whistle")

    assert (state.phase, state.group) == (Phase.WHISTLE, 1)
    assert places(state, *FOUR) == [0, 1, 2, 2]


@pytest.mark.clause("WC-X.iv")
def test_a44_after_a_lot_the_rest_begin_again_with_their_own_matches() -> None:
    # Everything drawn: after the lot for the first place the other three are still level.
    state = play("cup=2002 dice=0 phase=whistle", "whistle", "team URU")

    assert (due(state), state.lot_place) == ((Phase.LOT, CHANCE), 1)
    assert legal(state) == ["team DEN", "team FRA", "team SEN"]
    done = play(state, "team SEN")
    assert (places(done, *FOUR), done.phase) == ([2, 1, 0, 2], Phase.WHISTLE)


@pytest.mark.clause("WC-X.i")
def test_a24_of_three_level_teams_their_own_matches_count() -> None:
    # France, Senegal and Uruguay have four points; France beats Senegal and draws with Uruguay,
    # who draws with Senegal: 4, 1 and 2 points among them.
    state = scored(m1="1-0", m3="0-0", m6="1-1", m2="2-1", m4="0-4", m5="1-0")
    apply(state, "whistle")

    table = GAME.sheet(GAME.seen_by(state, 0))["groups"][0]["table"]  # type: ignore[misc]

    assert {line["team"]: line["points"] for line in table} == {
        "FRA": 4, "URU": 5, "SEN": 4, "DEN": 3,
    }  # fmt: skip
    assert places(state, *FOUR) == [1, 2, 0, 3]


@pytest.mark.clause("WC-X.i", "WC-X.ii")
def test_a24_a_split_of_three_starts_again_and_stays() -> None:
    # A circle of three wins: head-to-head says nothing, the goal difference splits them.
    state = scored(m1="2-0", m6="1-0", m3="0-1", m2="1-0", m4="0-1", m5="0-1")
    apply(state, "whistle")

    # FRA 2-0 SEN, SEN 1-0 URU, URU 1-0 FRA, and each beat Denmark by one.
    assert places(state, *FOUR) == [0, 2, 1, 3]


@pytest.mark.clause("WC-X.i")
def test_a24_two_that_a_split_leaves_level_are_compared_by_their_own_match() -> None:
    # Three with six points in a circle; Senegal and Uruguay share the difference, and Senegal won.
    state = scored(m1="2-0", m6="1-0", m3="0-1", m2="1-0", m4="0-2", m5="0-2")
    apply(state, "whistle")

    assert places(state, *FOUR) == [0, 1, 2, 3]


@pytest.mark.clause("WC-X.v")
def test_nothing_is_replayed_in_2002() -> None:
    state = play("cup=2002 dice=0 phase=whistle", "whistle")

    assert (state.phase, state.replay) == (Phase.LOT, 0)
    assert sum(state.playing) == 48
