"""The figures beside a position: numbers needed, chances in per cent, a deck in the making."""

from typing import Any

import pytest

from tifo.games.worldwide import GAME
from tifo.games.worldwide.notation import parse_state
from tifo.games.worldwide.sheet import d20_odds, sheet
from tifo.games.worldwide.state import State
from tifo.games.worldwide.view import View

DUEL = (
    "mode=professional teams=ITA-BRA phase=defend side=1 holder=1 card=PP pa=4 played=4"
    " chain=P.D.D hand0=INT.PRE.TAC squad0=ITA-2"
)


def seen_by(state: State, seat: int) -> View:
    seen = View()
    GAME.rules.view(state, seat, seen)
    return seen


def figures(text: str, seat: int = 0) -> Any:
    return sheet(seen_by(parse_state(text), seat))


@pytest.mark.parametrize(
    ("needs", "foul", "chance"), [(14, 0, 35), (14, 2, 35), (4, 6, 70), (0, 0, 100), (21, 0, 0)]
)
def test_a_chance_counts_the_faces_that_reach_and_are_no_foul(
    needs: int, foul: int, chance: int
) -> None:
    assert d20_odds(needs, foul)["chance"] == chance


@pytest.mark.clause("WF-9.4")
def test_an_answer_shows_its_sum() -> None:
    answer = figures(DUEL)["odds"]["INT"]

    assert [answer[key] for key in ("base", "pa", "bonus", "needed")] == [19, 4, 1, 14]


def test_a_defence_that_is_not_listed_says_which_clause() -> None:
    assert figures(DUEL)["duel"]["refused"] == {"TAC": "WF-6.3"}


def test_a_player_card_in_hand_raises_the_chance() -> None:
    duel = figures(DUEL)["duel"]

    assert (duel["booster"], duel["boosted"]["INT"]) == ("ITA-2", 55)


@pytest.mark.parametrize("seat", [1, -2])
def test_nobody_else_learns_of_that_card(seat: int) -> None:
    assert figures(DUEL, seat)["duel"]["booster"] is None


@pytest.mark.parametrize(("pa", "chance"), [(6, 42), (7, 58), (8, 72)])
def test_a_shot_in_hand_shows_its_chance(pa: int, chance: int) -> None:
    assert figures(f"phase=attack pa={pa} hand0=T")["attacks"]["T"]["goal"] == chance


def test_the_attacks_of_a_hand_are_shown_to_nobody_else() -> None:
    assert figures("phase=attack pa=6 hand0=T", 1)["attacks"] == {}


@pytest.mark.parametrize(("squad", "move", "chance"), [("", "pass", 33), ("GER-1", "GER-1", 83)])
def test_a_keeper_card_shows_what_it_is_worth(squad: str, move: str, chance: int) -> None:
    text = f"teams=FRA-GER phase=keeper asked=2 card=T pa=6 die=5 squad1={squad or 'GER-1'}"

    assert figures(text, 1)["odds"][move]["chance"] == chance


def test_two_dice_beat_one() -> None:
    odds = figures("teams=GER-FRA phase=strike card=T pa=6 squad0=GER-6")["odds"]

    assert (odds["pass"]["chance"], odds["GER-6"]["chance"]) == (42, 58)


def test_rolling_again_is_weighed_against_the_die() -> None:
    odds = figures("teams=BRA-FRA phase=reroll card=T pa=6 die=2 squad0=BRA-7")["odds"]

    assert (odds["pass"]["chance"], odds["BRA-7"]["chance"]) == (17, 42)


def test_a_shot_that_misses_the_target_scores_nothing() -> None:
    text = "teams=BRA-FRA mode=professional phase=reroll card=T pa=8 bonus=2 die=1 squad0=BRA-7"

    assert figures(text)["odds"]["pass"]["chance"] == 0


@pytest.mark.parametrize(
    ("text", "default"),
    [(DUEL, "draw"), (DUEL + " last=PP", "pass"), ("phase=attack hand0=P", None)],
)
def test_a_window_states_what_doing_nothing_is(text: str, default: str | None) -> None:
    assert figures(text)["default"] == default


def test_an_ability_is_open_only_to_the_side_that_acts() -> None:
    lines = figures("phase=attack pa=2 hand0=P")["abilities"]

    assert [[line["open"] for line in side] for side in lines] == [
        [True, True, False],
        [False, False, False],
    ]


def test_a_deck_in_the_making_is_counted() -> None:
    state = parse_state("mode=international phase=build")
    GAME.rules.apply(state, GAME.notation.parse_move("preset balanced-32"), None)

    deck = sheet(seen_by(state, 0))["deck"]

    assert [deck[key] for key in ("cards", "target", "defences", "edits")] == [32, 32, 8, 14]
