"""Sections VI and VII: what the cards do, and which tokens are protected."""

import pytest

from tests.games.worldcup.board import (
    apply,
    due,
    legal,
    parse_state,
    play,
    refused,
    row,
    team,
    tokens,
    told,
)
from tifo.core.contract import CHANCE
from tifo.games.worldcup.chance import odds
from tifo.games.worldcup.components import Kind
from tifo.games.worldcup.events import Happening
from tifo.games.worldcup.state import Phase

# Of 1930: Uruguay (11L) is black, Argentina (2L) red, the USA (14L) blue, Chile (4L) green,
# France (4R) yellow, Mexico (3R) grey.
ROWS_BY_COLOUR = ("11L", "2L", "14L", "4L", "4R", "3R")


def target(card: str, board: str = "", cup: str = "1930") -> str:
    return f"cup={cup} phase=target turn=0 card={card} {board}"


def places(state: str) -> list[str]:
    return [move.split()[1] for move in legal(state) if move.startswith("place")]


def cancels(state: str) -> list[str]:
    return [move.split()[1] for move in legal(state) if move.startswith("cancel")]


# ------------------------------------------------------------------------------ placing tokens
@pytest.mark.clause("WC-VI.0.2", "WC-EX.9.i")
def test_a_token_goes_on_the_innermost_free_square() -> None:
    state = play(target("G1", "2L=A-1"), "place 2L")

    assert tokens(state, "2L") == "A-11"


@pytest.mark.clause("WC-VI.0.3", "WC-EX.9.vii")
@pytest.mark.parametrize("card", ["A", "D", "G1", "G2", "G3", "P"])
def test_any_team_may_be_chosen_in_any_match(card: str) -> None:
    assert len(places(target(card))) == 30


@pytest.mark.clause("WC-VI.0.3")
def test_a_rival_may_be_given_a_goal() -> None:
    state = parse_state(target("G1", "owner=USA1"))

    apply(state, "place 14L")

    assert tokens(state, "14L") == "1"


@pytest.mark.clause("WC-VI.a.1", "WC-VI.a.2", "WC-EX.9.i")
@pytest.mark.parametrize(
    ("where", "token"), list(zip(ROWS_BY_COLOUR, ("3", "3", "3", "2", "1", "1"), strict=True))
)
def test_a8_a_3_goal_card_places_as_many_as_the_colour_allows(where: str, token: str) -> None:
    assert tokens(play(target("G3"), f"place {where}"), where) == token


@pytest.mark.clause("WC-VI.b.1", "WC-VI.b.2", "WC-EX.9.i")
@pytest.mark.parametrize(
    ("where", "token"), list(zip(ROWS_BY_COLOUR, ("2", "2", "2", "2", "1", "1"), strict=True))
)
def test_a8_a_2_goal_card_places_as_many_as_the_colour_allows(where: str, token: str) -> None:
    assert tokens(play(target("G2"), f"place {where}"), where) == token


@pytest.mark.clause("WC-VI.a.1", "WC-VI.a.2", "WC-VI.b.1", "WC-VI.b.2")
@pytest.mark.parametrize(
    ("card", "where", "clause"),
    [
        ("G3", "2L", "WC-VI.a.1"),
        ("G3", "4L", "WC-VI.a.2"),
        ("G2", "4L", "WC-VI.b.1"),
        ("G2", "4R", "WC-VI.b.2"),
    ],
)
def test_the_clause_of_a_substitution_is_told(card: str, where: str, clause: str) -> None:
    assert told(apply(parse_state(target(card)), f"place {where}")) == [(Happening.PLACED, clause)]


@pytest.mark.clause("WC-VI.c", "WC-EX.9.i")
@pytest.mark.parametrize("where", ROWS_BY_COLOUR)
def test_a_1_goal_card_is_for_every_team(where: str) -> None:
    assert tokens(play(target("G1"), f"place {where}"), where) == "1"


@pytest.mark.clause("WC-VI.l")
@pytest.mark.parametrize("card", ["A", "D", "G1", "G2", "G3", "P"])
def test_a_full_row_takes_no_more(card: str) -> None:
    state = target(card, "1L=DD")

    assert refused(state, "place 1L") == "WC-VI.l"
    assert "1L" not in places(state)


@pytest.mark.clause("WC-VI.l")
def test_a_card_without_a_free_square_can_only_be_discarded() -> None:
    board = "round=final 18L=FRA:DD 18R=BEL:DD"

    assert legal(f"phase=card hand0=G1 {board}") == ["discard G1"]
    assert refused(f"phase=card hand0=G1 {board}", "play G1") == "WC-VI.l"


# --------------------------------------------------------------------- goals for several teams
@pytest.mark.clause("WC-VI.d.1")
def test_two_and_one_is_two_goals_for_one_team_and_one_for_another() -> None:
    state = play(target("G21", cup="2002"), "place 13L", "place 13R")

    assert (tokens(state, "13L"), tokens(state, "13R"), state.phase) == ("2", "1", Phase.DRAW)


@pytest.mark.clause("WC-VI.d.1")
def test_a7_the_same_nation_in_another_match_is_no_other_team() -> None:
    state = play(target("G21", cup="2002"), "place 13L")  # Brazil also plays in 15 and 17

    assert refused(state, "place 15L") == refused(state, "place 13L") == "WC-VI.d.1"


@pytest.mark.clause("WC-VI.d.2")
@pytest.mark.parametrize(
    ("where", "why"),
    [("13L", ""), ("13R", ""), ("1R", ""), ("1L", ""), ("2L", "WC-VI.d.2"), ("14L", "WC-VI.d.2")],
)
def test_its_two_goals_are_for_green_and_better(where: str, why: str) -> None:
    assert refused(target("G21", cup="2002"), f"place {where}") == why


@pytest.mark.clause("WC-VI.d.2")
def test_its_one_goal_is_for_every_team() -> None:
    state = play(target("G21", cup="2002"), "place 13L", "place 14L")

    assert tokens(state, "14L") == "1"


@pytest.mark.clause("WC-VI.d.3")
@pytest.mark.parametrize(
    ("board", "why"),
    [
        ("round=semi_finals 61L=BRA 61R=ECU:D 62L=TUN:DD 62R=SVN:DD", ""),
        ("round=semi_finals 61L=BRA 61R=ECU:DD 62L=TUN:DD 62R=SVN:DD", "WC-VI.d.3"),
        ("round=semi_finals 61L=BRA:DDDD 61R=ECU 62L=TUN 62R=SVN", "WC-VI.d.3"),
    ],
)
def test_two_and_one_needs_room_for_both(board: str, why: str) -> None:
    assert refused(f"cup=2002 phase=card hand0=G21 {board}", "play G21") == why


@pytest.mark.clause("WC-VI.e")
def test_one_each_for_three_teams() -> None:
    state = play(target("G111", cup="2002"), "place 1L", "place 1R", "place 2L")

    assert [tokens(state, where) for where in ("1L", "1R", "2L")] == ["1", "1", "1"]
    assert state.phase == Phase.DRAW


@pytest.mark.clause("WC-VI.e")
@pytest.mark.parametrize("where", ["1L", "3L", "5R", "1R"])
def test_the_third_team_is_neither_of_the_first_two(where: str) -> None:
    state = play(target("G111", cup="2002"), "place 1L", "place 1R")

    assert refused(state, f"place {where}") == "WC-VI.e"


@pytest.mark.clause("WC-VI.e")
@pytest.mark.parametrize(("open_row", "why"), [("D", ""), ("DD", "WC-VI.e")])
def test_one_each_for_three_needs_three_teams_with_room(open_row: str, why: str) -> None:
    board = f"round=semi_finals 61L=BRA 61R=ECU 62L=TUN:{open_row} 62R=SVN:DD"

    assert refused(f"cup=2002 phase=card hand0=G111 {board}", "play G111") == why


@pytest.mark.clause("WC-VI.f")
def test_one_each_for_two_teams() -> None:
    state = play(target("G11", cup="2002"), "place 1L")
    assert refused(state, "place 3L") == "WC-VI.f"

    state = play(state, "place 1R")

    assert (tokens(state, "1L"), tokens(state, "1R"), state.phase) == ("1", "1", Phase.DRAW)


@pytest.mark.clause("WC-VI.f")
@pytest.mark.parametrize(("open_row", "why"), [("D", ""), ("DD", "WC-VI.f")])
def test_one_each_for_two_needs_two_teams_with_room(open_row: str, why: str) -> None:
    board = f"round=semi_finals 61L=BRA 61R=ECU:{open_row} 62L=TUN:DD 62R=SVN:DD"

    assert refused(f"cup=2002 phase=card hand0=G11 {board}", "play G11") == why


# ------------------------------------------------------------------------- attack and defence
@pytest.mark.clause("WC-VI.g.1", "WC-EX.9.ii")
@pytest.mark.parametrize(("board", "goals"), [("", 0), ("2L=A", 1), ("2L=AA", 1), ("2L=AAA", 2)])
def test_two_attacks_of_a_team_in_a_match_make_a_goal(board: str, goals: int) -> None:
    state = play(target("A", f"dice=0 draws_left=1 {board}"), "place 2L", "draw D", "whistle")

    assert state.goals[row("2L")] == goals


@pytest.mark.clause("WC-VI.g.2")
def test_a_single_attack_is_completed_by_a_pip() -> None:
    dice = ("die red", "die black", "die black", "die black")
    state = play("phase=dice 2L=A 6L=", *dice)

    assert (state.goals[row("2L")], state.goals[row("6L")]) == (1, 0)


@pytest.mark.clause("WC-VI.h.i", "WC-EX.9.iii.a-b")
def test_a_defence_protects_what_lies_inside() -> None:
    state = play(target("D", "2L=1"), "place 2L")

    assert tokens(state, "2L") == "1D"
    assert refused(target("F", "2L=1D"), "cancel 2L") == "WC-VI.h.i"


@pytest.mark.clause("WC-VI.h.i")
def test_a_defence_fills_a_square_of_a_rival() -> None:
    state = play(target("D", "1L=1"), "place 1L")

    assert state.room[row("1L")] == 0


@pytest.mark.clause("WC-VI.h.i")
@pytest.mark.parametrize("card", ["D", "F", "O"])
def test_a_defence_is_never_flipped(card: str) -> None:
    assert refused(target(card, "2L=D"), "cancel 2L") == "WC-VI.h.i"


@pytest.mark.clause("WC-VI.h.ii", "WC-EX.9.iii.a-b")
def test_a_defence_card_may_flip_an_attack_instead() -> None:
    state = parse_state(target("D", "2L=1A"))

    events = apply(state, "cancel 2L")

    assert tokens(state, "2L") == "1-A"
    assert told(events) == [(Happening.CANCELLED, "WC-VI.h.ii")]
    assert (state.halves[row("2L")], state.room[row("2L")]) == (2, 2)


@pytest.mark.clause("WC-VI.h.ii")
@pytest.mark.parametrize("token", ["1", "2", "3"])
def test_a_defence_card_flips_no_goal(token: str) -> None:
    assert refused(target("D", f"2L={token}"), "cancel 2L") == "WC-VI.h.ii"


@pytest.mark.clause("WC-VI.h.ii")
@pytest.mark.parametrize(("last", "why"), [("A", ""), ("D", "WC-VI.h.ii")])
def test_on_a_full_board_a_defence_needs_an_attack(last: str, why: str) -> None:
    board = f"round=final 18L=FRA:DD 18R=BEL:D{last}"

    assert refused(f"phase=card hand0=D {board}", "play D") == why


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
