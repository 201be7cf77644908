"""Sections VI and VII: fouls, offsides and penalties, and which tokens are protected from them."""

import pytest

from tests.games.worldcup.board import (
    apply,
    due,
    legal,
    parse_state,
    play,
    refused,
    row,
    target,
    team,
    tokens,
    told,
)
from tifo.core.contract import CHANCE
from tifo.games.worldcup.chance import odds
from tifo.games.worldcup.components import Kind
from tifo.games.worldcup.events import Happening
from tifo.games.worldcup.state import Phase


def cancels(state: str) -> list[str]:
    return [move.split()[1] for move in legal(state) if move.startswith("cancel")]


# -------------------------------------------------------------------------- foul and offside
@pytest.mark.clause("WC-VI.i.1", "WC-EX.9.v")
@pytest.mark.parametrize("card", ["F", "O"])
def test_a_vulnerable_goal_is_flipped(card: str) -> None:
    state = play(target(card, "2L=1"), "cancel 2L")

    assert (tokens(state, "2L"), state.halves[row("2L")]) == ("-1", 0)


@pytest.mark.clause("WC-VI.i.1")
def test_a10_a_single_goal_on_the_last_square_is_flipped_too() -> None:
    assert tokens(play(target("F", "1L=D1"), "cancel 1L"), "1L") == "D-1"


@pytest.mark.clause("WC-VI.i.1")
def test_a9_a_foul_does_not_cancel_an_attack() -> None:
    assert refused(target("F", "2L=A"), "cancel 2L") == "WC-VI.i.1"


@pytest.mark.clause("WC-VI.i.1")
def test_a_foul_without_a_target_can_only_be_discarded() -> None:
    start = "phase=card hand0=F 2L=A 1L=1D"

    assert legal(start) == ["discard F"]
    assert refused(start, "play F") == "WC-VI.i.1"


@pytest.mark.clause("WC-VI.i.1")
def test_a_foul_places_nothing() -> None:
    assert refused(target("F", "2L=1"), "place 2L") == "WC-VI.i.1"


@pytest.mark.clause("WC-VI.0.2")
def test_a_goal_card_cancels_nothing() -> None:
    assert refused(target("G1", "2L=1"), "cancel 2L") == "WC-VI.0.2"


@pytest.mark.clause("WC-VI.i.2", "WC-EX.9.v")
@pytest.mark.parametrize(("before", "after"), [("3", "-32"), ("2", "-21")])
@pytest.mark.parametrize("card", ["F", "O"])
def test_t6_a11_two_or_three_goals_leave_one_less_on_the_next_square(
    card: str, before: str, after: str
) -> None:
    state = parse_state(target(card, f"2L={before}"))

    events = apply(state, "cancel 2L")

    assert tokens(state, "2L") == after
    assert told(events) == [(Happening.REDUCED, "WC-VI.i.2")]


@pytest.mark.clause("WC-VI.i.3")
def test_three_goals_go_down_step_by_step() -> None:
    state = play(
        "phase=card hand0=F hand1=O hand2=F 2L=3",
        "play F", "cancel 2L", "play O", "cancel 2L", "play F", "cancel 2L",
    )  # fmt: skip

    assert (tokens(state, "2L"), state.halves[row("2L")]) == ("-3-2-1", 0)


@pytest.mark.clause("WC-VI.j.1", "WC-EX.9.vi")
def test_an_offside_may_flip_an_attack() -> None:
    state = parse_state(target("O", "2L=A"))

    assert told(apply(state, "cancel 2L")) == [(Happening.CANCELLED, "WC-VI.j.1")]
    assert tokens(state, "2L") == "-A"


@pytest.mark.clause("WC-VI.j.1")
def test_an_offside_without_a_target_can_only_be_discarded() -> None:
    assert refused("phase=card hand0=O 2L=1D 1L=P", "play O") == "WC-VI.j.1"


@pytest.mark.clause("WC-VI.j.2", "WC-EX.9.v")
@pytest.mark.parametrize(("before", "after"), [("DDD3", "DDD2"), ("DDD2", "DDD1")])
@pytest.mark.parametrize("card", ["F", "O"])
def test_t7_on_the_last_square_the_token_is_replaced(card: str, before: str, after: str) -> None:
    state = parse_state(target(card, f"2L={before}"))

    events = apply(state, "cancel 2L")

    assert tokens(state, "2L") == after
    assert told(events) == [(Happening.REDUCED, "WC-VI.j.2")]


@pytest.mark.clause("WC-VI.i.3", "WC-VI.j.2")
def test_on_the_last_square_too_three_goals_go_down_to_none() -> None:
    state = play(
        "phase=card hand0=F hand1=O hand2=F 2L=DDD3",
        "play F", "cancel 2L", "play O", "cancel 2L", "play F", "cancel 2L",
    )  # fmt: skip

    assert tokens(state, "2L") == "DDD-1"


# ------------------------------------------------------------------------------------ penalties
@pytest.mark.clause("WC-VI.k.1", "WC-EX.9.iv")
def test_a_penalty_is_rolled_with_a_white_die() -> None:
    state = play(target("P"), "place 1L")

    assert due(state) == (Phase.PENALTY, CHANCE)
    assert legal(state) == ["die black", "die red", "die blue", "die green"]
    assert [int(move) for move in (state.target, state.discard_count)] == [row("1L"), 0]


@pytest.mark.clause("WC-VI.k.1", "WC-VI.k.2", "WC-EX.9.iv")
@pytest.mark.parametrize(
    ("colour", "after", "happening"),
    [
        ("black", "A", Happening.PENALTY_MISSED),
        ("red", "AP", Happening.PENALTY_SCORED),
        ("blue", "AP", Happening.PENALTY_SCORED),
        ("green", "AP", Happening.PENALTY_SCORED),
    ],
)
def test_any_colour_but_black_scores(colour: str, after: str, happening: Happening) -> None:
    state = play(target("P", "1L=A"), "place 1L")

    events = apply(state, f"die {colour}")

    assert (tokens(state, "1L"), events[0].happening) == (after, happening)
    assert state.discard[Kind.PENALTY] == 1


@pytest.mark.clause("WC-VI.k.1")
def test_four_of_six_faces_score() -> None:
    state = play(target("P"), "place 1L")
    weights = [0] * 16

    assert weights[: odds(state, weights)] == [2, 2, 1, 1]


@pytest.mark.clause("WC-VI.k.2")
def test_a_penalty_is_worth_a_goal() -> None:
    assert play(target("P"), "place 1L", "die red").halves[0] == 2


@pytest.mark.clause("WC-VI.k.3", "WC-EX.9.iv")
@pytest.mark.parametrize("card", ["F", "O", "D"])
def test_a_penalty_goal_can_never_be_cancelled(card: str) -> None:
    assert refused(target(card, "2L=P"), "cancel 2L") == "WC-VI.k.3"


@pytest.mark.clause("WC-VI.k.1", "WC-VI.l")
def test_a13_no_penalty_for_a_team_without_a_free_square() -> None:
    assert refused(target("P", "1L=DD"), "place 1L") == "WC-VI.l"


# -------------------------------------------------------------- protected and vulnerable tokens
@pytest.mark.clause("WC-VII.1", "WC-VII.2", "WC-EX.9.vii")
def test_only_the_outermost_token_is_vulnerable() -> None:
    assert cancels(target("O", "2L=1A 6L=A1 1L=1D 14L=1P")) == ["2L", "6L"]
    assert tokens(play(target("O", "2L=1A"), "cancel 2L"), "2L") == "1-A"


@pytest.mark.clause("WC-VII.1")
def test_an_empty_row_has_nothing_to_cancel() -> None:
    assert refused(target("O"), "cancel 2L") == "WC-VII.1"


@pytest.mark.clause("WC-VII.3", "WC-EX.9.vii")
@pytest.mark.parametrize("card", ["D", "F", "O"])
def test_a12_a_flipped_token_still_protects(card: str) -> None:
    assert refused(target(card, "2L=1-A"), "cancel 2L") == "WC-VII.3"
    assert refused(target(card, "2L=A-1"), "cancel 2L") == "WC-VII.3"


@pytest.mark.clause("WC-VII.1", "WC-VII.2")
@pytest.mark.parametrize("card", ["F", "O"])
def test_t8_mexico_against_italy(card: str) -> None:
    state = target(card, "41L=A1D 41R=1", cup="2002")

    assert (team(parse_state(state), "41L"), team(parse_state(state), "41R")) == ("MEX", "ITA")
    assert cancels(state) == ["41R"]
    assert parse_state(state).room[row("41L")] == 0
