"""Section XII and the option: shoot-outs, and playing without modifier dice."""

import pytest

from tests.games.worldcup.board import apply, decider, due, legal, parse_state, play, team, told
from tifo.core.contract import CHANCE
from tifo.games.worldcup import GAME
from tifo.games.worldcup.chance import odds
from tifo.games.worldcup.components import KICKS, MOST_PAIRS
from tifo.games.worldcup.events import Happening
from tifo.games.worldcup.state import Phase, State

SEMIS = (
    "cup=2002 seats=4 dice=0 round=semi_finals owner=SEN0.BEL1.GER2.ESP3 "
    "61L=SEN 61R=BEL 62L=GER 62R=ESP"
)
IN, OUT = "die red", "die black"


def shoot_out(words: str = "") -> State:
    return play(f"{SEMIS} phase=whistle {words}", "whistle")


# ------------------------------------------------------------------------------------ shoot-outs
@pytest.mark.clause("WC-XII.0")
def test_drawn_matches_go_to_penalties_in_the_order_of_the_bracket() -> None:
    state = shoot_out()
    assert (due(state), state.match) == ((Phase.KICK, CHANCE), 60)

    state = play(state, *[IN, OUT] * 5)
    assert (due(state), state.match) == ((Phase.KICK, CHANCE), 61)
    state = play(state, *[OUT, IN] * 5)

    assert [team(state, where) for where in ("64L", "64R", "63L", "63R")] == [
        "SEN", "ESP", "BEL", "GER",
    ]  # fmt: skip


@pytest.mark.clause("WC-XII.0")
def test_a_match_that_is_won_needs_none() -> None:
    assert shoot_out("61L=SEN:1").match == 61


@pytest.mark.clause("WC-XII.0")
@pytest.mark.parametrize(
    ("round_", "board"),
    [
        ("quarter_finals", "57L=SEN 57R=BRA 58L=GER:1 58R=ITA 59L=ESP:1 59R=KOR 60L=ENG:1 60R=BEL"),
        ("final", "63L=BEL 63R=GER 64L=SEN:1 64R=RSA"),
        ("final", "63L=BEL:1 63R=GER 64L=SEN 64R=RSA"),
    ],
)
def test_so_do_all_knock_out_rounds_and_third_place(round_: str, board: str) -> None:
    state = parse_state(f"cup=2002 seats=4 dice=0 round={round_} phase=whistle {board}")

    events = told(apply(state, "whistle"))

    assert (Happening.SHOOT_OUT, "WC-XII.0") in events
    assert state.phase == Phase.KICK


@pytest.mark.clause("WC-XII.i.1")
def test_the_left_team_kicks_first_and_its_owner_rolls() -> None:
    state = shoot_out()

    first, second = apply(state, IN)[0], apply(state, IN)[0]

    assert [(event.seat, decider(state, 61)) for event in (first, second)] == [
        (0, (1, 1)), (1, (1, 1)),
    ]  # fmt: skip


@pytest.mark.clause("WC-XII.i.1")
def test_a32_one_owner_of_both_teams_rolls_for_both() -> None:
    start = SEMIS.replace("SEN0.BEL1", "SEN3.BEL3")
    state = play(f"{start} phase=whistle", "whistle")

    assert [apply(state, IN)[0].seat for _ in range(2)] == [3, 3]


@pytest.mark.clause("WC-XII.i.1")
def test_each_team_has_a_white_die_of_its_own() -> None:
    state, weights = shoot_out(), [0] * 8
    assert weights[: odds(state, weights)] == [2, 2, 1, 1]

    apply(state, IN)

    assert weights[: odds(state, weights)] == [2, 1, 1, 1, 1]


@pytest.mark.clause("WC-XII.i.1")
def test_a46_all_ten_kicks_are_taken() -> None:
    state = play(shoot_out(), *[IN, OUT] * 4, IN)

    assert (state.match, state.kicks) == (60, 9)
    assert play(state, OUT).match == 61


@pytest.mark.clause("WC-XII.i.1")
@pytest.mark.parametrize(
    ("kicks", "over"),
    [
        ([IN, OUT, IN, OUT, IN], False),
        ([IN, OUT, IN, OUT, IN, OUT], True),
        ([OUT, IN, OUT, IN, OUT, IN], True),
        ([OUT, IN, OUT, IN, OUT], False),
        ([IN, IN, IN, IN, IN, IN, IN, OUT, IN], True),
        ([IN, IN, IN, IN, IN, IN, IN, IN, OUT], False),
    ],
)
def test_a46_or_the_option_stops_when_it_is_decided(kicks: list[str], over: bool) -> None:
    state = play(shoot_out("early_stop=1"), *kicks)

    assert (state.match == 61) == over


@pytest.mark.clause("WC-XII.i.2")
@pytest.mark.parametrize(("colour", "goals"), [("black", 0), ("red", 1), ("blue", 1), ("green", 1)])
def test_any_colour_but_black_is_a_goal(colour: str, goals: int) -> None:
    assert decider(play(shoot_out(), f"die {colour}"), 61) == (goals, 0)


@pytest.mark.clause("WC-XII.ii")
@pytest.mark.parametrize(("last", "winner"), [([IN, OUT], "SEN"), ([OUT, IN], "BEL")])
def test_more_goals_after_five_kicks_each_win(last: list[str], winner: str) -> None:
    state = play(shoot_out("62L=GER:1"), *[IN, IN] * 4)
    apply(state, last[0])

    events = told(apply(state, last[1]))

    assert (Happening.SHOOT_OUT_WON, "WC-XII.ii") in events
    assert team(state, "64L") == winner


@pytest.mark.clause("WC-XII.iii")
@pytest.mark.parametrize("pair", [[IN, IN], [OUT, OUT]])
def test_level_teams_go_on_in_pairs(pair: list[str]) -> None:
    state = play(shoot_out("62L=GER:1"), *[IN, IN] * 5, *pair)

    assert (state.phase, state.kicks) == (Phase.KICK, 12)


@pytest.mark.clause("WC-XII.iii")
def test_the_second_team_always_has_its_kick() -> None:
    state = play(shoot_out("62L=GER:1"), *[IN, IN] * 5, IN)
    assert (state.phase, state.kicks) == (Phase.KICK, 11)

    events = told(apply(state, OUT))

    assert (Happening.SHOOT_OUT_WON, "WC-XII.iii") in events
    assert (team(state, "64L"), decider(state, 61)) == ("SEN", (6, 5))


@pytest.mark.clause("WC-XII.iii")
def test_after_fifty_pairs_the_lot_decides() -> None:
    kicks = 2 * (KICKS + MOST_PAIRS)
    results = f"g61=0-0 g62=1-0 d61=50-50 winner={'-' * 13}L"
    state = parse_state(f"{SEMIS} phase=kick match=60 kicks={kicks - 1} {results}")

    apply(state, "die black")

    assert (state.phase, legal(state)) == (Phase.LOT, ["team BEL", "team SEN"])
    assert team(play(state, "team BEL"), "64L") == "BEL"


# ----------------------------------------------------------------------------- without the dice
@pytest.mark.clause("WC-OPT.1")
def test_without_modifier_dice_a_group_is_scored_as_it_lies() -> None:
    options = GAME.read_options({"cup": "1930", "dice": "off"})
    assert GAME.new_state(options).dice == 0

    state = play("cup=1930 dice=0 phase=draw turn=0 draws_left=1 hand0=A.A 2L=A 6L=AA", "draw D")

    assert (state.phase, legal(state)) == (Phase.WHISTLE, ["whistle"])
    state = play(state, "whistle")
    assert (state.goals[2], state.goals[10]) == (0, 1)


@pytest.mark.clause("WC-OPT.2")
def test_a36_penalties_are_rolled_for_in_any_case() -> None:
    state = play("cup=1930 dice=0 phase=target card=P", "place 1L")

    assert (state.phase, len(legal(state))) == (Phase.PENALTY, 4)


@pytest.mark.clause("WC-OPT.2")
def test_a36_and_so_are_shoot_outs() -> None:
    state = shoot_out()

    assert (state.dice, state.phase, len(legal(state))) == (0, Phase.KICK, 4)
