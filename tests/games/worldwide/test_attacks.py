"""Paragraphs 6 to 8: building an attack, shooting, and how an attack ends."""

import pytest

from tests.games.worldwide.ground import (
    apply,
    discards,
    due,
    hand,
    legal,
    parse_state,
    play,
    refused,
    settled,
    told,
)
from tifo.core.contract import CHANCE
from tifo.games.worldwide.components import MOST_PA
from tifo.games.worldwide.events import Happening
from tifo.games.worldwide.state import Phase

SHOOTING = "phase=attack pa={pa} hand0=T.P"
EVERY = "Px6.PLx3.Dx3.PPx2.Cx2.Tx3.INTx3.PREx3.TACx3"


def shot(pa: int, face: int, save: int, rest: str = "") -> str:
    state = play(f"phase=defend card=T table0=T played=1 pa={pa} {rest}", "draw", f"d6 {face}")
    events = apply(state, f"d6 {save}")
    return "goal" if Happening.GOAL in told(events) else "no goal"


@pytest.mark.clause("WF-6.1")
def test_cards_are_played_one_by_one_for_points() -> None:
    state = settled("phase=attack hand0=P.PL.D", "PL", "draw", "discard P", "D", "draw")

    assert state.pa == 4
    assert list(state.chain[:2]) == [1, 2]


@pytest.mark.clause("WF-6.1")
def test_a_card_that_is_not_in_hand_cannot_be_played() -> None:
    assert refused("phase=attack hand0=P", "PL") == "WF-6.1"


@pytest.mark.clause("WF-6.2")
@pytest.mark.parametrize("pa", range(MOST_PA + 1))
def test_a_cross_takes_five_or_six_points(pa: int) -> None:
    assert ("C" in legal(f"phase=attack pa={pa} hand0=C")) == (pa in (5, 6))


@pytest.mark.clause("WF-6.2")
@pytest.mark.parametrize("pa", range(MOST_PA + 1))
def test_a_through_ball_takes_four_to_six_points(pa: int) -> None:
    assert ("PP" in legal(f"phase=attack pa={pa} hand0=PP")) == (pa in (4, 5, 6))


@pytest.mark.clause("WF-6.2")
@pytest.mark.parametrize(("last", "fits"), [("C", True), ("P", False), ("-", False)])
def test_a_header_comes_right_after_a_cross(last: str, fits: bool) -> None:
    state = f"mode=professional phase=attack pa=7 last={last} hand0=TE"

    assert (refused(state, "TE") == "") == fits


@pytest.mark.clause("WF-6.3", "WF-9.3")
@pytest.mark.parametrize(
    ("card", "answers"),
    [("P", "INT TAC"), ("PL", "INT"), ("D", "PRE TAC"), ("PP", "INT PRE"), ("C", "INT"),
     ("T", "PRE TAC")],
)  # fmt: skip
def test_only_the_listed_defences_answer(card: str, answers: str) -> None:
    state = parse_state(f"phase=defend card={card} table0={card} played=2 pa=5 hand1=INT.PRE.TAC")

    assert " ".join(move for move in legal(state) if move.isupper()) == answers


@pytest.mark.clause("WF-6.3")
def test_the_number_on_the_card_helps_the_defender() -> None:
    start = "phase=defend card=PL table0=PL played=2 pa=2 hand1=INT"

    assert play(start, "INT", "d20 14").side == 1
    assert play(start, "INT", "d20 13").side == 0


@pytest.mark.clause("WF-6.4")
def test_points_and_effect_count_when_nobody_defends() -> None:
    state = settled("phase=attack hand0=P", "P", "draw")

    assert state.pa == 2
    assert state.squad_count[0] == 1


@pytest.mark.clause("WF-6.4")
def test_points_and_effect_count_when_the_defence_fails() -> None:
    state = settled("phase=attack hand0=D hand1=PRE", "D", "PRE", "d20 17")

    assert state.pa == 1
    assert state.hand_count[0] == 1


@pytest.mark.clause("WF-6.4")
def test_nothing_counts_before_the_defender_has_decided() -> None:
    state = play("phase=attack hand0=P", "P")

    assert state.pa == 0
    assert due(state) == (Phase.DEFEND, 1)


@pytest.mark.clause("WF-6.5")
def test_no_card_may_lead_to_nine_points() -> None:
    assert refused("phase=attack pa=6 hand0=PL", "PL") == "WF-6.5"
    assert refused("phase=attack pa=5 hand0=PL", "PL") == ""


@pytest.mark.clause("WF-6.6")
def test_giving_the_ball_back_draws_three_and_discards_one() -> None:
    state = settled("phase=attack hand0=P", "give-back")
    assert state.hand_count[0] == 4

    state = settled(state, "discard P")

    assert state.hand_count[0] == 3
    assert due(state) == (Phase.ATTACK, 1)


@pytest.mark.clause("WF-6.6", "WF-5.2")
def test_a_full_hand_is_cut_to_the_limit_before_the_discard() -> None:
    state = settled("phase=attack hand0=Px6.PLx3", "give-back", "discard P", "discard P")
    assert due(state) == (Phase.DISCARD, 0)

    state = settled(state, "discard P")

    assert state.hand_count[0] == 9


@pytest.mark.clause("WF-6.7")
def test_u13_with_two_cards_left_two_are_drawn_and_nothing_need_be_discarded() -> None:
    left = "Px4.PLx3.Dx3.PPx2.Cx2.Tx3.INTx3.PREx3.TACx3"
    state = settled(f"phase=attack discard0={left}", "give-back")
    assert hand(state, 0) == "P P"
    assert legal(state) == ["discard P", "pass"]

    state = settled(state, "pass")

    assert hand(state, 0) == "P P"
    assert state.side == 1


@pytest.mark.clause("WF-6.7")
def test_with_three_cards_left_one_must_be_discarded() -> None:
    left = "Px3.PLx3.Dx3.PPx2.Cx2.Tx3.INTx3.PREx3.TACx3"
    state = settled(f"phase=attack discard0={left}", "give-back")

    assert legal(state) == ["discard P"]


@pytest.mark.clause("WF-7.1")
@pytest.mark.parametrize("pa", range(MOST_PA + 1))
def test_a_shot_takes_six_seven_or_eight_points(pa: int) -> None:
    assert refused(SHOOTING.format(pa=pa), "T") == ("" if pa >= 6 else "WF-7.1")


@pytest.mark.clause("WF-7.2")
@pytest.mark.parametrize(("pa", "bonus"), [(6, 0), (7, 1), (8, 2)])
def test_more_points_make_a_better_shot(pa: int, bonus: int) -> None:
    state = play(f"phase=defend card=T table0=T played=1 pa={pa}", "draw", "d6 3")

    assert state.die + state.bonus == 3 + bonus


@pytest.mark.clause("WF-7.2")
def test_a_stopped_shot_is_not_rolled() -> None:
    state = play("phase=defend card=T table0=T played=1 pa=6 hand1=TAC", "TAC", "d20 10")

    assert due(state) == (Phase.ATTACK, 1)


@pytest.mark.clause("WF-7.3")
def test_a_keeper_below_the_quality_concedes() -> None:
    assert shot(6, face=4, save=3) == "goal"


@pytest.mark.clause("WF-7.4")
@pytest.mark.parametrize("save", [4, 5])
def test_a_keeper_at_or_above_the_quality_saves(save: int) -> None:
    assert shot(6, face=4, save=save) == "no goal"


@pytest.mark.clause("WF-7.4", "WF-17.1")
def test_u10_an_equal_save_in_amateur_mode_is_a_save() -> None:
    state = play("phase=defend card=T table0=T played=1 pa=7", "draw", "d6 2", "d6 3")

    assert state.goals == [0, 0]
    assert due(state) == (Phase.ATTACK, 1)


@pytest.mark.clause("WF-13", "WF-7.3")
def test_u5_the_better_of_two_dice_scores_at_six_points() -> None:
    start = "teams=GER-BRA phase=attack pa=6 last=PP hand0=T squad0=GER-6"
    state = play(start, "T", "GER-6", "d6 5", "d6 3", "d6 2")

    assert state.goals == [1, 0]


@pytest.mark.clause("WF-8.1")
def test_the_ball_changes_side_after_a_goal() -> None:
    state = play("phase=defend card=T table0=T played=1 pa=6", "draw", "d6 6", "d6 1")

    assert state.goals == [1, 0]
    assert due(state) == (Phase.ATTACK, 1)


@pytest.mark.clause("WF-8.1")
def test_the_ball_changes_side_after_a_save() -> None:
    state = play("phase=defend card=T table0=T played=1 pa=6", "draw", "d6 1", "d6 6")

    assert due(state) == (Phase.ATTACK, 1)


@pytest.mark.clause("WF-8.1")
def test_the_ball_changes_side_when_it_is_given_back() -> None:
    assert settled("phase=attack hand0=P", "give-back", "discard P").side == 1


@pytest.mark.clause("WF-8.2")
def test_points_are_lost_and_used_cards_are_discarded() -> None:
    start = "phase=defend card=P pa=3 table0=P.PL played=2 chain=PL last=PL hand1=INT stars=4,0"
    state = play(start, "INT", "d20 20")

    assert state.pa == 0
    assert (discards(state, 0), discards(state, 1)) == ("P PL", "INT")
    assert sum(state.table) == 0


@pytest.mark.clause("WF-8.2")
def test_used_cards_stay_on_the_table_while_the_attack_goes_on() -> None:
    state = settled("phase=attack hand0=P.D", "P", "draw")

    assert discards(state, 0) == ""


@pytest.mark.clause("WF-8.2")
def test_the_attack_reads_card_by_card() -> None:
    state = play("phase=attack hand0=P hand1=INT", "P")
    events = apply(state, "INT") + apply(state, "d20 3")

    assert told(events) == [Happening.DEFENDED, Happening.DEFENCE_ROLLED, Happening.VALIDATED]
    assert (events[1].a, events[1].b) == (3, 19)


def test_the_shot_is_rolled_by_chance() -> None:
    state = settled("phase=defend card=T table0=T played=1 pa=6", "draw")

    assert due(state) == (Phase.ROLL_SHOT, CHANCE)
