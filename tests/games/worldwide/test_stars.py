"""Paragraphs 10 and 18: stars and what they buy."""

import pytest

from tests.games.worldwide.ground import (
    due,
    hand,
    legal,
    parse_state,
    play,
    refused,
    settled,
    start,
)
from tifo.core.contract import CHANCE
from tifo.games.worldwide import GAME
from tifo.games.worldwide.components import AMATEUR_STARS, CLINICAL_BONUS, STARS, TEAM_CODE, Ability
from tifo.games.worldwide.state import Phase

EVERY = "Px6.PLx3.Dx3.PPx2.Cx2.Tx3.INTx3.PREx3.TACx3"
WON = "phase=defend card=P table0=P played=1 pa={pa} hand1=INT hand0=P"


@pytest.mark.clause("WF-10.1")
def test_amateurs_have_four_stars() -> None:
    assert start().stars == [AMATEUR_STARS, AMATEUR_STARS] == [4, 4]


@pytest.mark.clause("WF-10.2", "WF-10.5")
def test_attacking_play_gives_a_point_for_a_star() -> None:
    state = play("phase=attack pa=5 hand0=P", "use offensive")

    assert (state.pa, state.stars) == (6, [3, 4])


@pytest.mark.clause("WF-10.2")
@pytest.mark.parametrize(("pa", "why"), [(0, ""), (5, ""), (6, "WF-10.2"), (8, "WF-10.2")])
def test_attacking_play_works_up_to_five_points(pa: int, why: str) -> None:
    assert refused(f"phase=attack pa={pa}", "use offensive") == why


@pytest.mark.clause("WF-10.2")
def test_only_the_side_with_the_ball_uses_attacking_play() -> None:
    assert "use offensive" not in legal("phase=defend card=P table0=P played=1")


@pytest.mark.clause("WF-10.3")
def test_a_tactical_plan_takes_any_card_from_the_pile() -> None:
    state = play("phase=attack pa=6", "use scheme", "fetch T")

    assert hand(state, 0) == "T"
    assert state.pile_count[0] == 27


@pytest.mark.clause("WF-10.3")
def test_only_kinds_in_the_pile_can_be_taken() -> None:
    state = play("phase=attack discard0=Px6.Tx2", "use scheme")

    assert "fetch P" not in legal(state)
    assert "fetch T" in legal(state)


@pytest.mark.clause("WF-10.3")
def test_a_shot_may_come_from_the_discards_when_the_pile_has_none() -> None:
    state = play("phase=attack discard0=Tx3.P", "use scheme", "fetch T")

    assert hand(state, 0) == "T"
    assert list(state.shown[:14]) == list(state.hand[:14])


@pytest.mark.clause("WF-10.3")
def test_with_an_empty_pile_a_plan_finds_a_discarded_shot_and_nothing_else() -> None:
    state = play(f"phase=attack discard0={EVERY}", "use scheme")

    assert legal(state) == ["fetch T"]


@pytest.mark.clause("WF-10.3")
def test_a_plan_with_nothing_to_find_is_refused() -> None:
    gone = "Px6.PLx3.Dx3.PPx2.Cx2.INTx3.PREx3.TACx3"
    state = f"phase=attack hand0=Tx3 discard0={gone}"

    assert refused(state, "use scheme") == "WF-10.3"


@pytest.mark.clause("WF-10.3")
def test_the_others_do_not_see_which_card_was_taken() -> None:
    state = play("phase=attack", "use scheme")

    assert GAME.rules.audience(state, GAME.notation.parse_move("fetch T")) == 1


@pytest.mark.clause("WF-10.4")
@pytest.mark.parametrize(("pa", "offered"), [(0, True), (2, True), (3, False)])
def test_a_counter_attack_needs_a_ball_won_at_two_points_or_fewer(pa: int, offered: bool) -> None:
    state = play(WON.format(pa=pa), "INT", "d20 20")

    assert ("use counter" in legal(state)) == offered


@pytest.mark.clause("WF-10.4", "WF-10.5")
def test_a_counter_attack_starts_with_four_points() -> None:
    state = play(WON.format(pa=0), "INT", "d20 20", "use counter")

    assert (state.pa, state.stars[1]) == (4, 3)


@pytest.mark.clause("WF-10.4")
def test_a_ball_that_is_given_back_is_not_a_ball_won() -> None:
    state = settled("phase=attack hand0=P", "give-back", "discard P")

    assert due(state) == (Phase.ATTACK, 1)


@pytest.mark.clause("WF-10.4", "WF-18.2")
@pytest.mark.parametrize("mode", ["professional", "international"])
def test_counter_attacks_of_professionals_add_up_to_eight_points(mode: str) -> None:
    base = f"mode={mode} teams=BRA-ESP stars=0,5 tokens=0,0"
    state = play(f"{base} {WON.format(pa=0)}", "INT", "d20 20", "use counter", "use counter")

    assert (state.pa, state.stars[1]) == (8, 3)
    assert due(state) == (Phase.ATTACK, 1)


@pytest.mark.clause("WF-10.4")
def test_amateurs_counter_once_for_a_ball_won() -> None:
    state = play(WON.format(pa=0), "INT", "d20 20", "use counter")

    assert (state.pa, due(state)) == (4, (Phase.ATTACK, 1))


@pytest.mark.clause("WF-10.4")
def test_a_second_counter_attack_of_amateurs_is_refused() -> None:
    state = play(WON.format(pa=0) + " squad1=BRA-4 tokens=0,3", "INT", "d20 20", "use counter")
    assert due(state) == (Phase.CHANGE, 1)

    assert refused(state, "use counter") == "WF-10.4"


@pytest.mark.clause("WF-10.4")
@pytest.mark.parametrize(
    ("mode", "choice", "once"),
    [("amateur", "mode", 1), ("amateur", "off", 0), ("professional", "mode", 0),
     ("professional", "on", 1), ("international", "mode", 0)],
)  # fmt: skip
def test_an_option_says_how_often_a_ball_won_is_countered(
    mode: str, choice: str, once: int
) -> None:
    assert start(mode=mode, counter_once=choice).counter_once == once


@pytest.mark.clause("WF-10.4")
def test_a_counter_attack_comes_back_with_the_next_ball_won() -> None:
    base = WON.format(pa=0).replace("hand1=INT", "hand1=INTx2.P")
    state = play(base, "INT", "d20 20", "use counter", "give-back", "discard P")
    state = play(state, "P", "INT", "d20 20")

    assert "use counter" in legal(state)


@pytest.mark.clause("WF-10.5")
def test_without_a_star_nothing_is_bought() -> None:
    assert refused("phase=attack stars=0,4", "use offensive") == "WF-10.5"


@pytest.mark.clause("WF-10.6", "WF-18.3")
@pytest.mark.parametrize(("before", "after"), [("0,1", [2, 3]), ("2,3", [4, 4]), ("4,4", [4, 4])])
def test_two_stars_come_back_at_half_time_up_to_four(before: str, after: list[int]) -> None:
    state = play(f"phase=attack given_back=1 stars={before} discard0={EVERY}", "give-back")

    assert state.half == 2
    assert state.stars == after


@pytest.mark.clause("WF-18.1")
def test_no_team_has_more_than_six_stars_and_there_are_nine_abilities() -> None:
    assert max(STARS) == 6
    assert len(Ability) == 9


@pytest.mark.clause("WF-18.1")
@pytest.mark.parametrize("team", range(len(TEAM_CODE)))
def test_stars_are_those_of_the_team_card(team: int) -> None:
    other = (team + 1) % len(TEAM_CODE)
    state = parse_state(f"mode=professional teams={TEAM_CODE[team]}-{TEAM_CODE[other]}")

    assert state.stars[0] == STARS[team]


@pytest.mark.clause("WF-18.1")
def test_an_ability_that_a_side_does_not_have_is_refused() -> None:
    assert refused("mode=professional phase=attack", "use offensive") == "WF-18.1"


@pytest.mark.clause("WF-18.2")
def test_u7_two_blocks_give_six_on_all_defensive_rolls() -> None:
    start_ = "mode=professional teams=FRA-GER phase=attack hand0=P hand1=INT"
    state = play(start_, "P", "use block", "use block", "INT", "d20 13")

    assert state.side == 1
    assert state.stars[1] == 4


@pytest.mark.clause("WF-18.2", "WF-F12")
def test_a_block_holds_for_the_whole_attack() -> None:
    start_ = "mode=professional teams=FRA-GER phase=attack hand0=P.D hand1=PRE"
    state = play(start_, "P", "use block", "draw", "D", "pass", "PRE", "d20 13")

    assert state.side == 1


@pytest.mark.clause("WF-F12")
def test_a_block_is_announced_on_the_first_card_alone() -> None:
    start_ = "mode=professional teams=FRA-GER phase=attack hand0=P.D"
    state = play(start_, "P", "draw", "D", "pass")

    assert refused(state, "use block") == "WF-F12"


@pytest.mark.clause("WF-18.3")
def test_stars_of_a_team_card_are_the_most() -> None:
    pile = "Px6.PLx3.Dx4.PPx2.Cx2.Tx3.TE.UD.GP.INTx3.PREx3.TACx3"
    base = "mode=professional teams=GER-ITA phase=attack given_back=1"
    state = play(f"{base} stars=3,4 discard0={pile}", "give-back")

    assert state.stars == [5, 5]


@pytest.mark.clause("WF-18.4")
def test_free_abilities_may_change_at_half_time_the_printed_stay() -> None:
    pile = "Px6.PLx3.Dx4.PPx2.Cx2.Tx3.TE.UD.GP.INTx3.PREx3.TACx3"
    base = "mode=professional teams=GER-ITA phase=attack given_back=1"
    state = play(f"{base} discard0={pile} abilities0=block.stamina.scheme.dive.trap", "give-back")
    assert due(state) == (Phase.ABILITIES, 0)
    assert "choose block" not in legal(state)

    state = play(state, "choose counter", "choose clinical", "choose scheme", "choose clinical")

    names = [ability.name.lower() for ability in Ability if state.abilities[0] >> ability & 1]
    assert names == ["scheme", "counter", "block", "stamina", "clinical"]


@pytest.mark.clause("WF-F11")
def test_a_trap_excludes_defending_and_drawing() -> None:
    base = "mode=professional teams=FRA-ITA phase=attack hand0=PL.P hand1=INT"
    state = play(base, "PL", "use trap")
    assert due(state) == (Phase.ROLL_TRAP, CHANCE)

    state = settled(state, "d20 10")

    assert hand(state, 1) == "INT"
    assert state.pa == 3


@pytest.mark.clause("WF-F11")
def test_a_trap_that_works_wins_the_ball() -> None:
    base = "mode=professional teams=FRA-ITA phase=attack hand0=PL hand1=INT stars=5,1"
    state = play(base, "PL", "use trap", "d20 11")

    assert state.side == 1


@pytest.mark.clause("WF-F11")
@pytest.mark.parametrize(("card", "offered"), [("P", False), ("D", False), ("PL", True)])
def test_a_trap_is_set_for_balls_behind_the_line(card: str, offered: bool) -> None:
    state = play(f"mode=professional teams=FRA-ITA phase=attack hand0={card}", card)

    assert ("use trap" in legal(state)) == offered


@pytest.mark.clause("WF-F11")
def test_a_trap_for_another_ball_is_refused_by_its_own_clause() -> None:
    state = play("mode=professional teams=FRA-ITA phase=attack hand0=P", "P")

    assert refused(state, "use trap") == "WF-F11"


@pytest.mark.clause("WF-18.1")
def test_creativity_finds_a_card_and_draws_a_player() -> None:
    state = settled("mode=professional phase=attack pa=3", "use creativity", "fetch T")

    assert hand(state, 0) == "T"
    assert state.squad_count[0] == 1
    assert "use creativity" not in legal("mode=professional phase=attack pa=4")


@pytest.mark.clause("WF-18.1")
def test_creativity_finds_the_card_before_the_player_is_drawn() -> None:
    state = play("mode=professional phase=attack pa=3", "use creativity")
    assert due(state) == (Phase.FETCH, 0)

    state = play(state, "fetch T")

    assert due(state) == (Phase.DRAW_PLAYER, CHANCE)


@pytest.mark.clause("WF-10.3")
def test_a_tactical_plan_after_creativity_draws_no_player() -> None:
    start_ = "mode=professional abilities0=scheme.creativity phase=attack"
    state = settled(start_, "use creativity", "fetch T", "use scheme", "fetch P")

    assert state.squad_count[0] == 1


@pytest.mark.clause("WF-18.1")
def test_stamina_draws_three_when_the_ball_changes_side() -> None:
    state = settled("mode=professional phase=attack hand0=P", "give-back", "discard P")
    assert due(state) == (Phase.CHANGE, 0)

    state = settled(state, "use stamina")

    assert state.hand_count[0] == 6


@pytest.mark.clause("WF-18.1", "WF-18.2")
def test_clinical_finishing_improves_a_shot_and_adds_up() -> None:
    base = "mode=professional teams=BRA-GER phase=attack pa=6 hand0=T"
    state = play(base, "T", "draw", "use clinical", "use clinical", "pass", "d6 2")

    assert state.die + state.bonus == 2 + 2 * CLINICAL_BONUS
