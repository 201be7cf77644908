"""Section VI: what the cards place and where."""

import pytest

from tests.games.worldcup.board import (
    apply,
    legal,
    parse_state,
    play,
    refused,
    row,
    target,
    tokens,
    told,
)
from tifo.games.worldcup.events import Happening
from tifo.games.worldcup.state import Phase

# Of 1930: Uruguay (11L) is black, Argentina (2L) red, the USA (14L) blue, Chile (4L) green,
# France (4R) yellow, Mexico (3R) grey.
ROWS_BY_COLOUR = ("11L", "2L", "14L", "4L", "4R", "3R")


def places(state: str) -> list[str]:
    return [move.split()[1] for move in legal(state) if move.startswith("place")]


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
