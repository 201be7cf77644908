"""Paragraphs 17 and 19 to 21: corners, shots off target, substitutions, stadiums; Simulation."""

import pytest

from tests.games.worldwide.ground import (
    apply,
    due,
    hand,
    legal,
    play,
    refused,
    settled,
    squad,
    start,
    told,
)
from tifo.core.contract import CHANCE
from tifo.games.worldwide.events import Happening
from tifo.games.worldwide.state import Phase, Restart

PRO = "mode=professional abilities0=scheme abilities1=scheme tokens=0,0"
SHOT = PRO + " phase=defend card=T table0=T played=1 pa=7"


@pytest.mark.clause("WF-17.1", "WF-17.2")
def test_u10_an_equal_save_in_professional_mode_is_a_corner_at_five_points() -> None:
    state = play(f"{SHOT} hand0=P.PL.C.PP.D", "draw", "d6 2", "d6 3")

    assert due(state) == (Phase.ATTACK, 0)
    assert (state.pa, state.restart) == (5, Restart.CORNER)


@pytest.mark.clause("WF-17.1")
@pytest.mark.parametrize(("save", "side"), [(3, 0), (4, 1)])
def test_only_an_equal_save_is_a_corner(save: int, side: int) -> None:
    assert play(SHOT, "draw", "d6 2", f"d6 {save}").side == side


@pytest.mark.clause("WF-17.1", "WF-F6")
def test_a_corner_is_judged_after_the_keepers_card() -> None:
    state = settled(f"{SHOT} squad1=BRA-1", "draw", "d6 4", "BRA-1", "d6 3")

    assert (state.restart, state.side, state.pa) == (Restart.CORNER, 0, 5)


@pytest.mark.clause("WF-17.1", "WF-14.0")
def test_without_the_rule_an_equal_save_is_a_save() -> None:
    assert play(f"{SHOT} corners=0", "draw", "d6 2", "d6 3").side == 1


@pytest.mark.clause("WF-17.2")
def test_a_corner_starts_with_a_pass_a_long_pass_or_a_cross() -> None:
    state = f"{PRO} phase=attack pa=5 restart=2 hand0=P.PL.C.PP.D"

    assert [move for move in legal(state) if move.isupper()] == ["P", "PL", "C"]
    assert refused(state, "PP") == "WF-17.2"


@pytest.mark.clause("WF-17.2")
def test_the_first_card_of_a_corner_may_be_defended() -> None:
    state = play(f"{PRO} phase=attack pa=5 restart=2 hand0=C hand1=INT", "C")

    assert due(state) == (Phase.DEFEND, 1)
    assert "INT" in legal(state)


@pytest.mark.clause("WF-19")
def test_a_natural_one_is_off_target() -> None:
    state = settled(SHOT, "draw")

    events = apply(state, "d6 1")

    assert Happening.OFF_TARGET in told(events)
    assert state.side == 1


@pytest.mark.clause("WF-19")
@pytest.mark.parametrize("face", [2, 6])
def test_any_other_number_is_on_target(face: int) -> None:
    assert due(play(SHOT, "draw", f"d6 {face}")) == (Phase.ROLL_SAVE, CHANCE)


@pytest.mark.clause("WF-19")
def test_of_two_dice_the_one_that_counts_decides() -> None:
    state = play(f"{SHOT} squad0=FRA-6", "draw", "FRA-6", "d6 1", "d6 2")

    assert due(state) == (Phase.ROLL_SAVE, CHANCE)


@pytest.mark.clause("WF-19", "WF-14.0")
def test_amateurs_are_always_on_target() -> None:
    state = play("phase=defend card=T table0=T played=1 pa=6", "draw", "d6 1")

    assert due(state) == (Phase.ROLL_SAVE, CHANCE)


@pytest.mark.clause("WF-20.1")
def test_a_side_has_three_substitutions() -> None:
    assert start(mode="professional").tokens == [3, 3]
    assert start().tokens == [0, 0]


@pytest.mark.clause("WF-20.1")
def test_a_substitution_takes_a_token() -> None:
    base = "mode=professional phase=change side=0 occasion=2 stars=2,5 squad0=FRA-1.FRA-4"

    assert play(base, "sub FRA-4").tokens == [2, 3]
    assert refused(f"{base} tokens=0,0", "sub FRA-4") == "WF-20.1"


@pytest.mark.clause("WF-20.2")
def test_a_substitution_waits_for_a_pause() -> None:
    state = "mode=professional phase=attack stars=2,5 squad0=FRA-1"

    assert refused(state, "sub FRA-1") == "WF-20.2"


@pytest.mark.clause("WF-20.2")
def test_both_sides_are_asked_when_the_ball_changes_side() -> None:
    base = f"{PRO} phase=attack stars=2,2 squad0=FRA-1 squad1=BRA-1 hand0=P"
    state = settled(base.replace("tokens=0,0", "tokens=1,1"), "give-back", "discard P")
    assert due(state) == (Phase.CHANGE, 1)

    assert due(play(state, "pass")) == (Phase.CHANGE, 0)


@pytest.mark.clause("WF-20.2")
def test_a_foul_is_a_pause() -> None:
    base = PRO.replace("tokens=0,0", "tokens=1,1 stars=2,2 bookings=0")
    start_ = f"{base} phase=defend card=T table0=T played=1 pa=6 hand1=TAC squad1=BRA-3"
    state = play(start_, "TAC", "d20 5")

    assert due(state) == (Phase.CHANGE, 1)
    assert "sub BRA-3" in legal(state)


@pytest.mark.clause("WF-20.2")
def test_a_corner_is_a_pause() -> None:
    base = SHOT.replace("tokens=0,0", "tokens=1,1 stars=2,2")
    state = play(f"{base} squad0=FRA-3", "draw", "pass", "d6 2", "d6 3")

    assert due(state) == (Phase.CHANGE, 0)


@pytest.mark.clause("WF-20.3")
def test_a_substitution_regains_a_star_for_a_player_who_never_returns() -> None:
    base = "mode=professional phase=change side=0 occasion=2 stars=2,5 squad0=FRA-1.FRA-4"
    state = play(base, "sub FRA-4")

    assert state.stars[0] == 3
    assert squad(state, state.removed[0], 0) == "FRA-4"
    assert squad(state, state.squad[0], 0) == "FRA-1"


@pytest.mark.clause("WF-20.3")
def test_a_side_with_all_its_stars_does_not_substitute() -> None:
    state = "mode=professional phase=change side=0 occasion=2 squad0=FRA-1"

    assert refused(state, "sub FRA-1") == "WF-20.3"


@pytest.mark.clause("WF-20.3", "WF-12.2")
def test_a_replaced_player_is_not_shuffled_in_at_half_time() -> None:
    every = "Px6.PLx3.Dx4.PPx2.Cx2.Tx3.TE.UD.GP.INTx3.PREx3.TACx3"
    state = play(
        f"{PRO} team_cards=0 phase=attack given_back=1 removed0=FRA-4 discard0={every}", "give-back"
    )

    assert squad(state, state.bench[0], 0) == "FRA-1 FRA-2 FRA-3 FRA-5 FRA-6 FRA-7"


@pytest.mark.clause("WF-21")
def test_on_neutral_ground_nobody_is_helped() -> None:
    assert start(mode="professional").home == -1


@pytest.mark.clause("WF-21")
def test_the_french_stadium_gives_a_star() -> None:
    state = start(mode="professional", stadium="first")

    assert (state.stars, state.most_stars) == ([6, 6], [6, 6])
    assert start(mode="professional").stars == [5, 6]


@pytest.mark.clause("WF-21")
def test_the_spanish_stadium_gives_an_action_card() -> None:
    state = settled(start(first_team="spain", stadium="first"), "toss 0")

    assert state.hand_count[:2] == [9, 7]


@pytest.mark.clause("WF-21")
def test_the_brazilian_stadium_gives_a_player_card() -> None:
    state = settled(start(stadium="second"), "toss 0")

    assert state.squad_count[:2] == [2, 3]


@pytest.mark.clause("WF-21")
def test_the_german_stadium_helps_one_roll_of_a_half() -> None:
    base = "teams=FRA-GER home=1 stars=4,0 phase=defend card=P table0=P played=1 hand1=INTx2"
    state = play(base, "INT")
    assert due(state) == (Phase.HOME_ROLL, 1)

    state = play(state, "use-home", "d20 17")

    assert (state.side, state.home_used) == (1, 1)


@pytest.mark.clause("WF-21")
def test_the_german_stadium_helps_once() -> None:
    base = "teams=FRA-GER home=1 home_used=1 phase=defend card=P table0=P played=1 hand1=INT"

    assert due(play(base, "INT")) == (Phase.ROLL_DEFENCE, CHANCE)


@pytest.mark.clause("WF-21")
def test_the_italian_stadium_spoils_the_first_shot_of_a_half() -> None:
    base = "teams=FRA-ITA home=1 phase=defend card=T table0=T played=1 pa=7"
    first = play(base, "draw", "d6 3")
    second = play(f"{base} home_used=1", "draw", "d6 3")

    assert (first.die + first.bonus, second.die + second.bonus) == (3, 4)


DIVE = "mode=professional teams=ITA-FRA tokens=0,0 bookings=0 phase=attack hand0={card} hand1=PRE"


@pytest.mark.clause("WF-F14")
def test_u8_a_simulation_at_six_validated_points_earns_a_direct_free_kick() -> None:
    state = play(f"{DIVE.format(card='D')} pa=6 stars=5,0", "D", "PRE", "use dive")

    events = apply(state, "d20 12")

    assert Happening.DIRECT_FREE_KICK in told(events)
    assert (state.pa, due(state)) == (6, (Phase.ROLL_SHOT, CHANCE))


@pytest.mark.clause("WF-F14")
def test_a_simulation_does_not_validate_the_card() -> None:
    state = play(f"{DIVE.format(card='D')} pa=4 stars=5,0", "D", "PRE", "use dive", "d20 12")

    assert (state.pa, state.restart) == (4, Restart.FREE_KICK)


@pytest.mark.clause("WF-F14")
def test_a_simulation_needs_three_validated_points() -> None:
    state = play(f"{DIVE.format(card='D')} pa=2", "D", "PRE")

    assert due(state) == (Phase.ROLL_DEFENCE, CHANCE)


@pytest.mark.clause("WF-F14")
def test_a_simulation_that_fails_loses_the_ball_and_a_card() -> None:
    base = f"{DIVE.format(card='D.P.T')} pa=4 stars=5,0"
    state = play(base, "D", "PRE", "use dive", "d20 10")
    assert due(state) == (Phase.DISCARD, 0)

    state = play(state, "discard P")

    assert (state.side, hand(state, 0)) == (1, "T")


@pytest.mark.clause("WF-F14")
def test_nobody_dives_on_an_interception() -> None:
    base = "mode=professional teams=ITA-FRA phase=attack hand0=P hand1=INT pa=4"

    assert due(play(base, "P", "INT")) == (Phase.ROLL_DEFENCE, CHANCE)


@pytest.mark.clause("WF-6.4")
def test_a_one_two_may_take_a_pass_from_the_discards() -> None:
    base = f"{PRO} phase=attack hand0=UD discard0=P.T"
    state = settled(base, "UD", "draw")
    assert legal(state) == ["fetch P", "pass"]

    assert hand(settled(state, "fetch P"), 0) == "P"


@pytest.mark.clause("WF-7.2", "WF-19")
def test_a_volley_is_better_and_wilder_than_a_shot() -> None:
    base = "mode=international abilities0=scheme tokens=0,0 phase=defend card=V pa=7 last=C"
    deck = "Px6.PLx4.Dx3.PPx2.Cx3.Tx2.TEx2.Vx2.INTx3.PREx2.TACx3"
    start_ = f"{base} deck0={deck} table0=V played=2 abilities1=scheme"

    shot = play(start_, "draw", "d6 3")
    wild = play(start_, "draw", "d6 2")

    assert shot.die + shot.bonus == 3 + 2 + 1
    assert wild.side == 1
