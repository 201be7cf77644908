"""Paragraph 11 and the questions about Player cards."""

import pytest

from tests.games.worldwide.ground import (
    discards,
    due,
    hand,
    legal,
    parse_state,
    play,
    refused,
    settled,
    squad,
)
from tifo.core.contract import CHANCE
from tifo.games.worldwide import GAME
from tifo.games.worldwide.components import PLAYER_CODE, POSITION, SQUAD, TEAMS, Position
from tifo.games.worldwide.state import Phase


@pytest.mark.clause("WF-11.1")
@pytest.mark.parametrize("team", range(TEAMS))
def test_every_squad_has_a_keeper_defenders_midfielders_and_forwards(team: int) -> None:
    positions = {Position(POSITION[SQUAD * team + i]) for i in range(SQUAD)}

    assert positions == set(Position)


@pytest.mark.clause("WF-11.1")
def test_a_player_card_is_played_in_its_situation_alone() -> None:
    assert refused("phase=attack squad0=FRA-6", "FRA-6") == "WF-11.1"
    assert "FRA-7" in legal(play("phase=attack hand0=D squad0=FRA-7", "D"))
    assert due(play("phase=attack hand0=P squad0=FRA-7", "P")) == (Phase.DEFEND, 1)


@pytest.mark.clause("WF-11.1")
def test_a_player_card_that_is_not_in_hand_cannot_be_played() -> None:
    state = play("phase=attack hand0=D squad0=FRA-1", "D")

    assert refused(state, "FRA-7") == "WF-11.1"


@pytest.mark.clause("WF-11.1")
def test_a_used_player_card_is_discarded() -> None:
    state = play("phase=attack hand0=D squad0=FRA-7", "D", "FRA-7")

    assert squad(state, state.spent[0], 0) == "FRA-7"


@pytest.mark.clause("WF-11.2")
def test_points_of_a_player_card_count() -> None:
    state = settled("teams=ITA-BRA phase=attack hand0=P squad0=ITA-5", "P", "draw", "ITA-5")

    assert state.pa == 3


@pytest.mark.clause("WF-11.2", "WF-6.5")
def test_points_of_a_player_card_never_lead_to_nine() -> None:
    state = settled("teams=ITA-BRA phase=attack pa=6 hand0=P squad0=ITA-5", "P", "draw")

    assert due(state) == (Phase.ATTACK, 0)


@pytest.mark.clause("WF-11.2", "WF-F2")
def test_points_of_a_card_played_with_an_action_count_when_it_is_validated() -> None:
    base = "teams=GER-BRA phase=attack pa=5 hand0=C hand1=INT squad0=GER-7 squad1=BRA-1"
    state = play(base, "C", "GER-7", "pass")
    assert state.pa == 5

    assert settled(state, "INT", "d20 1").pa == 7
    assert play(state, "INT", "d20 20").pa == 0


@pytest.mark.clause("WF-11.3")
def test_a_player_card_is_neither_defended_nor_drawn_upon() -> None:
    state = settled("phase=attack hand0=D hand1=PRE squad0=FRA-7", "D", "FRA-7")

    assert hand(state, 1) == "PRE"
    assert due(state) == (Phase.ATTACK, 0)


@pytest.mark.clause("WF-F2")
def test_a_card_with_an_action_comes_before_the_defender_decides() -> None:
    state = play("phase=attack hand0=D squad0=FRA-7", "D")

    assert due(state) == (Phase.WITH, 0)
    assert due(play(state, "pass")) == (Phase.DEFEND, 1)


@pytest.mark.clause("WF-F2")
def test_a_card_after_an_action_comes_once_it_is_validated() -> None:
    state = play("teams=ITA-BRA phase=attack hand0=P squad0=ITA-5", "P")
    assert due(state) == (Phase.DEFEND, 1)

    state = settled(state, "draw")

    assert (due(state), state.pa) == ((Phase.AFTER, 0), 2)


@pytest.mark.clause("WF-F2")
def test_a_card_after_an_action_is_not_played_when_it_was_stopped() -> None:
    base = "teams=ITA-BRA phase=attack hand0=P hand1=INT squad0=ITA-5 stars=4,0"
    state = play(base, "P", "INT", "d20 20")

    assert due(state) == (Phase.ATTACK, 1)


@pytest.mark.clause("WF-F3")
def test_u6_four_more_turn_a_failure_into_success() -> None:
    base = "phase=defend card=PL table0=PL played=2 pa=2 hand1=INT squad1=BRA-2 stars=4,0"
    state = play(base, "INT", "d20 11")
    assert due(state) == (Phase.BOOST, 1)

    state = play(state, "BRA-2")

    assert state.side == 1
    assert squad(state, state.spent[1], 1) == "BRA-2"


@pytest.mark.clause("WF-F3")
def test_a_roll_that_four_more_would_not_save_is_lost() -> None:
    base = "phase=defend card=PL table0=PL played=2 pa=2 hand1=INT squad1=BRA-2 hand0=P"
    state = play(base, "INT", "d20 9")

    assert due(state) == (Phase.DISCARD, 0)


@pytest.mark.clause("WF-F3")
def test_the_defender_is_asked_though_the_attacker_has_played_a_card_too() -> None:
    base = "teams=GER-BRA phase=attack pa=5 hand0=C hand1=INT squad0=GER-7 squad1=BRA-2"
    state = play(base, "C", "GER-7", "pass", "INT", "d20 11")

    assert due(state) == (Phase.BOOST, 1)


@pytest.mark.clause("WF-F4")
def test_a_defender_cancels_a_midfielder_as_soon_as_it_is_played() -> None:
    base = "teams=ITA-FRA phase=attack hand0=P squad0=ITA-5 squad1=FRA-3"
    state = play(base, "P", "draw", "ITA-5")
    assert due(state) == (Phase.CANCEL, 1)

    state = play(state, "FRA-3")

    assert state.pa == 2
    assert (squad(state, state.spent[0], 0), squad(state, state.spent[1], 1)) == ("ITA-5", "FRA-3")


@pytest.mark.clause("WF-F4", "WF-11.3")
def test_a_card_that_is_not_cancelled_has_its_effect() -> None:
    base = "teams=ITA-FRA phase=attack hand0=P squad0=ITA-5 squad1=FRA-3"
    state = play(base, "P", "draw", "ITA-5", "pass")

    assert state.pa == 3


@pytest.mark.clause("WF-F4")
def test_goalkeepers_and_defenders_are_not_cancelled() -> None:
    base = "teams=FRA-BRA phase=defend card=PL table0=PL played=2 pa=2 hand1=INT stars=4,0"
    state = play(f"{base} squad0=FRA-3 squad1=BRA-2", "INT", "d20 11", "BRA-2")

    assert due(state) == (Phase.ATTACK, 1)


@pytest.mark.clause("WF-F13")
@pytest.mark.parametrize(("roll", "pa"), [(7, 3), (8, 2)])
def test_the_roll_of_a_cancelling_card_has_no_help_from_a_block(roll: int, pa: int) -> None:
    base = "teams=ITA-BRA phase=attack played=1 block=2 hand0=P squad0=ITA-5 squad1=BRA-3"
    state = play(base, "P", "draw", "ITA-5", "BRA-3")
    assert due(state) == (Phase.ROLL_CANCEL, CHANCE)

    assert settled(state, f"d20 {roll}").pa == pa


@pytest.mark.clause("WF-F5")
def test_a_card_for_a_ball_won_is_played_right_after_it() -> None:
    base = "teams=BRA-GER phase=defend card=P table0=P played=1 hand1=INT squad1=GER-4"
    state = play(f"{base} stars=4,0", "INT", "d20 20")
    assert due(state) == (Phase.CHANGE, 1)

    state = play(state, "GER-4")

    assert state.pa == 2


@pytest.mark.clause("WF-F5")
def test_a_saved_shot_is_no_ball_won_by_a_card() -> None:
    base = "teams=BRA-GER phase=defend card=T table0=T played=1 pa=6 squad1=GER-4 stars=4,0"
    state = play(base, "draw", "d6 1", "pass", "d6 6")

    assert due(state) == (Phase.ATTACK, 1)


@pytest.mark.clause("WF-F5")
def test_a_french_midfielder_regains_a_star() -> None:
    base = "teams=BRA-FRA phase=defend card=P table0=P played=1 hand1=INT squad1=FRA-4"
    state = play(f"{base} stars=4,2", "INT", "d20 20", "FRA-4")

    assert state.stars[1] == 3


@pytest.mark.clause("WF-F6")
def test_a_keeper_is_played_after_the_shot_is_rolled_even_at_quality_eight() -> None:
    base = "phase=defend card=T table0=T played=1 pa=8 teams=BRA-ITA squad1=ITA-1"
    state = play(base, "draw", "d6 6")
    assert due(state) == (Phase.KEEPER, 1)

    state = play(state, "ITA-1", "d6 5")

    assert state.goals == [0, 0]


@pytest.mark.clause("WF-F6")
def test_a_keeper_with_two_dice_keeps_the_better() -> None:
    base = "phase=defend card=T table0=T played=1 pa=6 teams=BRA-ESP squad1=ESP-1 stars=4,0"
    state = play(base, "draw", "d6 5", "ESP-1", "d6 1", "d6 4")

    assert state.goals == [0, 0]


@pytest.mark.clause("WF-F6")
def test_a_brazilian_keeper_draws_for_a_save_and_not_for_a_goal() -> None:
    base = "phase=defend card=T table0=T played=1 pa=6 squad1=BRA-1 stars=4,0"
    saved = settled(base, "draw", "d6 1", "BRA-1", "d6 3")
    beaten = settled(base, "draw", "d6 6", "BRA-1", "d6 3")

    assert (saved.hand_count[1], beaten.hand_count[1]) == (4, 2)


@pytest.mark.clause("WF-F7")
def test_taking_back_means_any_card_of_the_own_discards() -> None:
    base = "teams=ESP-BRA phase=attack hand0=P discard0=T.INT.D discard1=PL squad0=ESP-5"
    state = settled(base, "P", "draw", "ESP-5")
    assert legal(state) == ["fetch D", "fetch T", "fetch INT"]

    state = settled(state, "fetch INT")

    assert hand(state, 0) == "INT"
    assert discards(state, 0) == "D T"


@pytest.mark.clause("WF-F7")
def test_a_card_taken_back_is_known_to_all() -> None:
    base = "teams=ESP-BRA phase=attack hand0=P discard0=T squad0=ESP-5"
    state = settled(base, "P", "draw", "ESP-5", "fetch T")

    assert sum(GAME.seen_by(state, 1).shown) == 1


@pytest.mark.clause("WF-F7")
def test_without_discards_nothing_can_be_taken_back() -> None:
    state = settled("teams=ESP-BRA phase=attack hand0=P squad0=ESP-5", "P", "draw")

    assert "ESP-5" not in legal(state)


@pytest.mark.clause("WF-F8")
def test_a_forward_who_forbids_to_defend_can_still_be_cancelled() -> None:
    base = "teams=ESP-FRA phase=attack pa=6 hand0=T hand1=TAC squad0=ESP-7 squad1=FRA-3"
    state = play(base, "T", "ESP-7", "FRA-3")

    assert due(state) == (Phase.DEFEND, 1)
    assert "TAC" in legal(state)


@pytest.mark.clause("WF-F8", "WF-9.2")
def test_a_forward_who_is_not_cancelled_forbids_to_defend_and_to_draw() -> None:
    base = "teams=ESP-FRA phase=attack pa=6 hand0=T hand1=TAC squad0=ESP-7 squad1=FRA-3"
    state = play(base, "T", "ESP-7", "pass")

    assert due(state) == (Phase.ROLL_SHOT, CHANCE)
    assert hand(state, 1) == "TAC"


@pytest.mark.clause("WF-11.1")
def test_a_forward_rolls_again() -> None:
    base = "teams=BRA-GER phase=defend card=T table0=T played=1 pa=6 squad0=BRA-7"
    state = play(base, "draw", "d6 1")
    assert due(state) == (Phase.REROLL, 0)

    state = play(state, "BRA-7", "d6 5")

    assert state.die == 5


@pytest.mark.clause("WF-11.1", "WF-13")
def test_a_french_midfielder_spares_the_discard_of_a_long_pass() -> None:
    base = "phase=attack hand0=PL.P squad0=FRA-5"
    state = settled(base, "PL", "draw", "FRA-5")

    assert (state.pa, hand(state, 0)) == (4, "P")


@pytest.mark.clause("WF-11.1")
def test_one_player_card_is_played_on_each_occasion() -> None:
    base = "teams=ESP-BRA phase=attack hand0=P discard0=T squad0=ESP-4.ESP-5"
    state = settled(base, "P", "draw", "ESP-4")

    assert due(state) == (Phase.ATTACK, 0)


@pytest.mark.clause("WF-11.1")
@pytest.mark.parametrize("held", ["FRA-7", "FRA-1"])
def test_a_question_does_not_tell_what_a_hand_holds(held: str) -> None:
    state = play(f"phase=attack hand0=D squad0={held}", "D")

    assert due(state) == (Phase.WITH, 0)


@pytest.mark.clause("WF-11.1")
def test_nobody_is_asked_for_a_card_that_everybody_saw_go() -> None:
    state = play("phase=attack hand0=D squad0=FRA-1 spent0=FRA-7", "D")

    assert due(state) == (Phase.DEFEND, 1)


def test_every_player_card_reads_back() -> None:
    state = parse_state("teams=GER-ITA phase=attack squad0=GER-1.GER-7 spent1=ITA-3")

    assert GAME.notation.parse_state(GAME.notation.format_state(state)) == state
    assert len(PLAYER_CODE) == 35
