"""Section VIII: the end of the groups, the modifier dice and the points."""

import pytest

from tests.games.worldcup.board import (
    after_groups,
    apply,
    draw_cards,
    due,
    goals,
    ordered,
    parse_state,
    places,
    play,
    row,
    team,
    told,
)
from tifo.core.contract import CHANCE
from tifo.games.worldcup import GAME
from tifo.games.worldcup.components import CODE, COLOUR, NATION, NATIONS, Colour
from tifo.games.worldcup.events import Happening
from tifo.games.worldcup.state import Phase, State

HANDS = "hand0=A.A hand1=D.D.D hand2=A.A.A"


def dice(*colours: str) -> list[str]:
    return [f"die {colour}" for colour in colours]


# --------------------------------------------------------------------------- the end of a round
@pytest.mark.clause("WC-VIII.a.1", "WC-VIII.b.1", "WC-EX.10")
def test_in_1930_the_groups_are_one_pass_of_the_pile() -> None:
    state = play(f"cup=1930 phase=draw turn=0 draws_left=1 {HANDS}", "draw D")

    assert due(state) == (Phase.DICE, CHANCE)


@pytest.mark.clause("WC-VIII.a.2", "WC-EX.10")
def test_a17_in_2002_the_discards_are_shuffled_once() -> None:
    start = f"cup=2002 phase=draw turn=0 draws_left=1 pool=G1 {HANDS}"
    used = GAME.new_state(GAME.read_options({"cup": "2002"}))
    rest = [used.pool[kind] for kind in range(11)]
    for kind, count in ((0, 5), (1, 3), (2, 1)):
        rest[kind] -= count
    codes = ("A", "D", "G1", "G2", "G3", "G21", "G111", "G11", "F", "O", "P")
    discards = ".".join(code for code, n in zip(codes, rest, strict=True) for _ in range(n))
    state = parse_state(f"{start} discard={discards}")

    events = apply(state, "draw G1")

    assert told(events)[1] == (Happening.RESHUFFLED, "WC-VIII.a.2")
    assert (state.draws_left, state.pool_count, state.discard_count) == (78, 78, 0)
    assert due(state) == (Phase.CARD, 1)


@pytest.mark.clause("WC-VIII.a.2", "WC-VIII.b.1")
def test_after_the_second_pass_of_2002_the_groups_are_over() -> None:
    state = play(f"cup=2002 phase=draw passes_left=0 draws_left=1 {HANDS}", "draw D")

    assert state.phase == Phase.DICE


@pytest.mark.clause("WC-VIII.a.1", "WC-VIII.a.2")
@pytest.mark.parametrize(
    ("cup", "seats", "turns"), [("1930", 3, 69), ("1930", 9, 60), ("2002", 5, 144)]
)
def test_turns_in_the_groups(cup: str, seats: int, turns: int) -> None:
    state = draw_cards(parse_state(f"cup={cup} seats={seats} phase=deal_card"))
    played = 0
    while state.phase == Phase.CARD:
        apply(state, worst(state))
        draw_cards(state)
        played += 1

    assert played == turns


def worst(state: State) -> str:
    return f"discard {CODE[state.hand[state.turn].card[0]]}"


MANY = "cup=1930 seats=9 phase=draw turn=3 draws_left=1 " + " ".join(
    f"hand{seat}=A.A.A" if seat != 3 else "hand3=D.D" for seat in range(8)
)


@pytest.mark.clause("WC-VIII.b.2")
def test_a18_nine_coaches_have_one_more_turn_each_without_drawing() -> None:
    state = parse_state(f"{MANY} hand8=D.D.D")
    events = apply(state, "draw D")
    assert told(events)[1] == (Happening.LAST_TURNS, "WC-VIII.b.2")

    turns = []
    while state.phase == Phase.CARD:
        turns.append(state.turn)
        apply(state, worst(state))

    assert turns == [4, 5, 6, 7, 8, 0, 1, 2, 3]
    assert state.phase == Phase.DICE


@pytest.mark.clause("WC-VIII.b.2", "WC-VIII.b.3")
def test_they_keep_two_cards() -> None:
    state = play(f"{MANY} hand8=D.D.D", "draw D")
    while state.phase == Phase.CARD:
        apply(state, worst(state))

    assert [hand.count for hand in state.hand[:9]] == [2] * 9
    assert state.last_drawer == 3


@pytest.mark.clause("WC-VIII.b.1")
def test_eight_coaches_have_no_more_turn() -> None:
    hands = " ".join(f"hand{seat}=A.A.A" if seat != 3 else "hand3=D.D" for seat in range(8))
    state = play(f"cup=1930 seats=8 phase=draw turn=3 draws_left=1 {hands}", "draw D")

    assert state.phase == Phase.DICE


@pytest.mark.clause("WC-VIII.b.3", "WC-EX.10")
def test_hands_are_kept_for_the_next_round() -> None:
    state = after_groups("1930", "seats=2 hand0=A.D.F hand1=G1.G2.G3")

    assert [list(state.hand[seat].card) for seat in (0, 1)] == [[0, 1, 8], [2, 3, 4]]


# ------------------------------------------------------------------------------------- the dice
@pytest.mark.clause("WC-VIII.c", "WC-VIII.e.1")
def test_every_match_of_a_group_is_scored() -> None:
    state = play("dice=0 phase=whistle 1L=1 2L=3A 2R=P 3R=1 5L=AA1", "whistle")

    assert [goals(state, match) for match in range(1, 8)] == [
        (1, 0), (3, 1), (0, 1), (0, 0), (2, 0), (0, 0), (-1, -1),
    ]  # fmt: skip


@pytest.mark.clause("WC-VIII.e.1")
def test_flipped_tokens_do_not_count() -> None:
    assert goals(play("dice=0 phase=whistle 2L=-32A-A", "whistle"), 2) == (2, 0)


@pytest.mark.clause("WC-VIII.d.1", "WC-EX.11")
@pytest.mark.parametrize(("cup", "groups"), [("1930", 4), ("2002", 8)])
def test_a37_the_four_dice_are_rolled_once_for_each_group(cup: str, groups: int) -> None:
    state = parse_state(f"cup={cup} seats=5 phase=dice {ordered(cup)}")
    rolls = 0
    while state.phase == Phase.DICE:
        apply(state, "die black")
        rolls += 1

    assert rolls == 4 * groups


@pytest.mark.clause("WC-VIII.d.1")
def test_the_roll_of_one_group_does_not_count_in_the_next() -> None:
    state = play("cup=1930 phase=dice 8L=A", *dice("blue", "blue", "blue", "blue"))

    assert state.pips == [0] * 6
    state = play(state, *dice("black", "black", "black", "black"))
    assert goals(state, 8) == (0, 0)


@pytest.mark.clause("WC-VIII.d.2", "WC-VIII.d.3")
def test_t3_two_black_a_blue_and_a_yellow() -> None:
    # Groups of 2002: C has a black team (Brazil), A has blue Senegal and yellow Uruguay.
    roll = dice("black", "black", "blue", "yellow")
    in_a = play("cup=2002 phase=dice 1R=A 4R=AA 6L= 2L=A 3R=", *roll)
    in_c = play("cup=2002 phase=dice group=2 13L= 15L=A 17R=1", *roll)

    assert [in_a.goals[row(where)] for where in ("1R", "4R", "6L")] == [1, 1, 0]
    assert [in_a.goals[row(where)] for where in ("2L", "3R")] == [1, 0]
    assert [in_c.goals[row(where)] for where in ("13L", "15L", "17R")] == [1, 1, 2]


@pytest.mark.clause("WC-VIII.d.2", "WC-VIII.d.3", "WC-VIII.d.4")
def test_t4_group_1_of_1930_with_a_black_two_reds_and_a_yellow() -> None:
    roll = dice("black", "red", "red", "yellow")
    state = play("cup=1930 phase=dice 2L= 5L=1 6L=A 1L=A 2R=AA 4R=", *roll)

    assert [state.goals[row(where)] for where in ("2L", "5L", "6L")] == [1, 2, 1]
    assert [state.goals[row(where)] for where in ("1L", "2R", "4R")] == [1, 1, 0]
    assert [state.goals[row(where)] for where in ("1R", "3L", "4L")] == [0, 0, 0]


@pytest.mark.clause("WC-VIII.d.4")
def test_group_1_of_1930_has_no_black_team() -> None:
    members = [NATION.index(code) for code in ("ARG", "CHI", "FRA", "MEX")]

    assert Colour.BLACK not in [COLOUR[team] for team in members]
    state = play("cup=1930 phase=dice", *dice("black", "black", "black", "black"))
    assert [goals(state, match) for match in range(1, 7)] == [(0, 0)] * 6


@pytest.mark.clause("WC-VIII.d.3", "WC-EX.11")
def test_t5_two_blacks_a_red_and_a_green() -> None:
    # Group C of 2002: Brazil black, Turkey red, Costa Rica green, China grey.
    roll = dice("black", "black", "red", "green")
    state = play("cup=2002 phase=dice group=2 13R=A 18L= 14R=A 16L= 14L=A", *roll)

    assert goals(state, 15) == (1, 0)
    assert [state.goals[row(where)] for where in ("13R", "18L", "14R", "16L")] == [1, 0, 1, 0]
    assert state.goals[row("14L")] == 0


@pytest.mark.clause("WC-VIII.d.2")
def test_a16_the_white_pip_is_for_grey_teams() -> None:
    roll = dice("black", "black", "black", "grey")
    state = play("cup=1930 phase=dice 1R=A", *roll)

    assert (state.goals[row("1R")], COLOUR[NATIONS + NATION.index("CHN")]) == (1, Colour.GREY)


# ------------------------------------------------------------------------------------ the points
@pytest.mark.clause("WC-VIII.e.2", "WC-EX.12")
@pytest.mark.parametrize(("cup", "win"), [("1930", 2), ("2002", 3)])
def test_points_for_a_win_and_a_draw(cup: str, win: int) -> None:
    state = play(f"cup={cup} dice=0 phase=whistle 1L=1", "whistle")

    table = GAME.sheet(GAME.seen_by(state, 0))["groups"][0]["table"]  # type: ignore[misc]
    by_team = {line["team"]: line["points"] for line in table}

    loser = "MEX" if cup == "1930" else "SEN"
    assert by_team["FRA"] - by_team[loser] == win
    assert by_team[loser] == 2


@pytest.mark.clause("WC-VIII.e.2")
@pytest.mark.parametrize(
    ("start", "level"),
    [("cup=1930 1L=1 2L=1 4L=1", True), ("cup=2002 1L=1 3R=1 5L=1", False)],
)
def test_only_in_2002_a_win_is_worth_more_than_two_draws(start: str, level: bool) -> None:
    state = play(f"dice=0 phase=whistle {start}", "whistle")
    france, other = places(state, "FRA", "MEX" if level else "SEN")

    assert (france == other) == level


@pytest.mark.clause("WC-VIII.e.3", "WC-EX.14")
def test_in_1930_the_first_of_each_group_goes_to_the_semi_finals() -> None:
    state = after_groups(
        "1930", g1="CHI ARG FRA MEX", g2="BOL BRA YUG", g3="PER URU ROU", g4="BEL USA PAR"
    )

    assert [team(state, where) for where in ("16L", "16R", "17L", "17R")] == [
        "CHI", "BEL", "PER", "BOL",
    ]  # fmt: skip


@pytest.mark.clause("WC-VIII.e.4", "WC-EX.14")
def test_in_2002_the_first_two_of_each_group_go_to_the_round_of_16() -> None:
    state = after_groups("2002", "seats=5")
    through = {team(state, f"{match}{side}") for match in range(49, 57) for side in "LR"}

    assert len(through) == 16
    assert through >= {"FRA", "SEN", "PAR", "RSA", "BRA", "TUR"}


@pytest.mark.clause("WC-VIII.e.3", "WC-VIII.e.4")
@pytest.mark.parametrize(
    ("cup", "first", "count"), [("1930", "WC-VIII.e.3", 4), ("2002", "WC-VIII.e.4", 2)]
)
def test_who_goes_on_is_told(cup: str, first: str, count: int) -> None:
    groups = 4 if cup == "1930" else 8
    state = parse_state(f"cup={cup} seats=5 dice=0 phase=whistle {ordered(cup)}")
    for _ in range(groups - 1):
        apply(state, "whistle")

    events = told(apply(state, "whistle"))

    assert events.count((Happening.QUALIFIED, first)) == count
