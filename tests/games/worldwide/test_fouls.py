"""Paragraphs 15 and 16: fouls, free kicks, penalties and bookings."""

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
    squad,
    told,
)
from tifo.core.contract import CHANCE
from tifo.games.worldwide import GAME
from tifo.games.worldwide.cards import excess_actions, excess_players
from tifo.games.worldwide.components import FOUL, RED, YELLOW
from tifo.games.worldwide.events import Happening
from tifo.games.worldwide.state import Award, Phase, Restart

PRO = "mode=professional abilities0=scheme abilities1=scheme tokens=0,0 bookings=0"
"""Professional rules without bookings, substitutions and abilities that would ask."""
FOULED = (
    PRO + " phase=defend card={card} table0={card} played=1 pa={pa} hand1=TAC hand0=P.PL.D.PP.C"
)
DIRECT = PRO + " phase=defend card=T table0=T played=1 pa=6 hand1=TAC"
PENALTY = PRO + " phase=defend card=T table0=T played=1 pa=7 hand1=TAC"


@pytest.mark.clause("WF-15.1")
@pytest.mark.parametrize(("roll", "foul"), [(1, True), (6, True), (7, False), (20, False)])
def test_u9_a_tackle_is_a_foul_on_one_to_six(roll: int, foul: bool) -> None:
    state = play(FOULED.format(card="D", pa=0), "TAC")

    events = apply(state, f"d20 {roll}")

    assert (Happening.FOUL in told(events)) == foul


@pytest.mark.clause("WF-15.1")
def test_an_interception_is_never_a_foul() -> None:
    state = play(FOULED.format(card="P", pa=0).replace("TAC", "INT"), "INT")

    assert Happening.FOUL not in told(apply(state, "d20 1"))


@pytest.mark.clause("WF-15.1", "WF-14.0")
def test_amateurs_know_no_fouls() -> None:
    state = play("phase=defend card=D table0=D played=1 hand1=TAC", "TAC")

    assert Happening.FOUL not in told(apply(state, "d20 1"))


@pytest.mark.clause("WF-15.1", "WF-F9")
def test_a_foul_is_a_foul_even_where_the_roll_would_do() -> None:
    state = play(FOULED.format(card="P", pa=5) + " block=2", "TAC", "d20 6")

    assert (state.side, state.award) == (0, Award.PENALTY)


@pytest.mark.clause("WF-15.2")
def test_the_effects_of_the_fouled_card_apply() -> None:
    state = settled(FOULED.format(card="D", pa=2), "TAC", "d20 5")

    assert state.pa == 3
    assert state.hand_count[0] == 6


@pytest.mark.clause("WF-15.3")
@pytest.mark.parametrize("pa", [0, 4])
def test_up_to_five_points_the_attack_goes_on_from_a_free_kick(pa: int) -> None:
    state = settled(FOULED.format(card="D", pa=pa), "TAC", "d20 5")

    assert due(state) == (Phase.ATTACK, 0)
    assert (state.restart, state.pa) == (Restart.FREE_KICK, pa + 1)


@pytest.mark.clause("WF-15.3", "WF-15.6")
def test_the_fouled_card_counts_for_the_award() -> None:
    state = settled(FOULED.format(card="D", pa=5), "TAC", "d20 5")

    assert due(state) == (Phase.ROLL_SHOT, CHANCE)


@pytest.mark.clause("WF-15.4")
def test_a_free_kick_starts_with_a_pass_or_a_cross() -> None:
    state = settled(FOULED.format(card="D", pa=4), "TAC", "d20 5")

    assert legal(state)[:4] == ["P", "PL", "PP", "C"]
    assert refused(state, "D") == "WF-15.4"


@pytest.mark.clause("WF-15.4")
def test_the_prerequisites_hold_on_a_free_kick() -> None:
    state = settled(FOULED.format(card="D", pa=0), "TAC", "d20 5")

    assert refused(state, "PP") == "WF-6.2"
    assert refused(state, "C") == "WF-6.2"


@pytest.mark.clause("WF-15.5")
def test_nobody_defends_on_the_first_action_after_a_free_kick() -> None:
    state = settled(FOULED.format(card="D", pa=0).replace("TAC", "TACx2"), "TAC", "d20 5", "P")

    assert state.pa == 3
    assert due(state) == (Phase.ATTACK, 0)


@pytest.mark.clause("WF-15.5", "WF-9.1")
@pytest.mark.parametrize(("draws", "cards"), [(1, 2), (0, 0)])
def test_the_defender_draws_on_it_unless_the_option_says_no(draws: int, cards: int) -> None:
    base = FOULED.format(card="D", pa=0) + f" free_kick_draw={draws}"
    state = settled(base, "TAC", "d20 5", "P")

    assert state.hand_count[1] == cards


@pytest.mark.clause("WF-15.5")
def test_the_second_action_may_be_defended() -> None:
    state = settled(FOULED.format(card="D", pa=0), "TAC", "d20 5", "P", "D")
    if state.phase == Phase.WITH:
        state = settled(state, "pass")

    assert due(state) == (Phase.DEFEND, 1)


@pytest.mark.clause("WF-15.6")
def test_six_points_give_a_direct_free_kick_with_one_more_on_the_die() -> None:
    state = play(DIRECT, "TAC", "d20 5")
    assert due(state) == (Phase.ROLL_SHOT, CHANCE)

    state = play(state, "d6 3", "d6 3")

    assert state.goals == [1, 0]


@pytest.mark.clause("WF-15.6", "WF-7.4")
def test_a_free_kick_that_the_keeper_equals_is_saved_without_a_corner() -> None:
    state = play(DIRECT, "TAC", "d20 5", "d6 3", "d6 4")

    assert (state.goals, state.side, state.pa) == ([0, 0], 1, 0)


@pytest.mark.clause("WF-15.6", "WF-19")
def test_a_free_kick_is_never_off_target() -> None:
    state = play(DIRECT, "TAC", "d20 5", "d6 1")

    assert due(state) == (Phase.ROLL_SAVE, CHANCE)


@pytest.mark.clause("WF-15.7")
def test_a_specialist_makes_it_two() -> None:
    state = play(f"{DIRECT} squad0=FRA-5", "TAC", "d20 5")
    assert due(state) == (Phase.SPECIALIST, 0)

    state = play(state, "FRA-5", "d6 3")

    assert state.die + state.bonus == 5
    assert squad(state, state.spent[0], 0) == "FRA-5"


@pytest.mark.clause("WF-15.7")
def test_only_cards_with_a_ball_are_specialists() -> None:
    state = play(f"{DIRECT} squad0=FRA-4", "TAC", "d20 5")

    assert legal(state) == ["pass"]


@pytest.mark.clause("WF-15.7", "WF-14.0")
def test_specialists_can_be_left_out() -> None:
    state = play(f"{DIRECT} squad0=FRA-5 specialists=0", "TAC", "d20 5")

    assert due(state) == (Phase.ROLL_SHOT, CHANCE)


@pytest.mark.clause("WF-15.8")
def test_seven_points_give_a_penalty_and_different_numbers_a_goal() -> None:
    state = play(PENALTY, "TAC", "d20 5", "face 2", "face 3")

    assert (state.goals, state.side) == ([1, 0], 1)


@pytest.mark.clause("WF-15.8")
def test_the_same_number_saves_and_the_ball_changes_side() -> None:
    state = play(PENALTY, "TAC", "d20 5", "face 2", "face 2")

    assert (state.goals, state.side) == ([0, 0], 1)


@pytest.mark.clause("WF-15.8")
def test_the_keeper_does_not_see_the_shooters_number() -> None:
    state = play(PENALTY, "TAC", "d20 5")
    hidden = GAME.rules.audience(state, GAME.notation.parse_move("face 2"))
    state = play(state, "face 2")

    assert hidden == 1
    assert (GAME.seen_by(state, 1).aim, GAME.seen_by(state, 0).aim) == (0, 2)


@pytest.mark.clause("WF-16.1", "WF-15.1")
@pytest.mark.parametrize(
    ("roll", "card", "foul"),
    [(1, Happening.RED, True), (2, Happening.YELLOW, True), (3, Happening.YELLOW, True),
     (4, None, True), (6, None, True), (7, None, False)],
)  # fmt: skip
def test_u9_the_natural_roll_of_a_tackle_decides_the_card(
    roll: int, card: Happening | None, foul: bool
) -> None:
    base = "mode=professional phase=defend card=T table0=T played=1 pa=6 hand1=TAC"
    happened = told(apply(play(base, "TAC"), f"d20 {roll}"))

    booked = [one for one in happened if one in (Happening.RED, Happening.YELLOW)]
    assert booked == ([card] if card else [])
    assert (Happening.FOUL in happened) == foul


@pytest.mark.clause("WF-16.1")
def test_only_tackles_and_pressings_are_booked() -> None:
    assert (FOUL[-3], YELLOW[-3], RED[-3]) == (0, 0, 0)
    assert YELLOW[-2] > 0
    assert (FOUL[-1], YELLOW[-1], RED[-1]) == (6, 3, 1)


@pytest.mark.clause("WF-16.2")
def test_a_yellow_card_costs_a_card_of_choice() -> None:
    base = PRO.replace("bookings=0", "bookings=1") + " phase=defend card=T table0=T played=1 pa=6"
    state = play(f"{base} hand1=TAC.P.D squad1=BRA-2", "TAC", "d20 2")
    assert due(state) == (Phase.DISCARD, 1)
    assert legal(state) == ["discard P", "discard D", "BRA-2"]

    state = play(state, "BRA-2")

    assert state.phase == Phase.ROLL_SHOT
    assert state.yellows[1] == 1


@pytest.mark.clause("WF-16.3")
def test_a_red_card_costs_three() -> None:
    base = PRO.replace("bookings=0", "bookings=1") + " phase=defend card=T table0=T played=1 pa=6"
    state = play(f"{base} hand1=TAC.Px3.D", "TAC", "d20 1", "discard P", "discard P", "discard D")

    assert state.phase == Phase.ROLL_SHOT
    assert hand(state, 1) == "P"


@pytest.mark.clause("WF-16.3")
def test_whoever_holds_fewer_discards_all() -> None:
    base = PRO.replace("bookings=0", "bookings=1") + " phase=defend card=T table0=T played=1 pa=6"
    state = play(f"{base} hand1=TAC.P", "TAC", "d20 1", "discard P")

    assert state.phase == Phase.ROLL_SHOT


@pytest.mark.clause("WF-16.4", "WF-16.5", "WF-16.6")
@pytest.mark.parametrize(
    ("reds", "actions", "players"), [(0, 10, 3), (1, 7, 2), (2, 5, 1), (3, 5, 1)]
)
def test_red_cards_shrink_the_hand(reds: int, actions: int, players: int) -> None:
    hands = "hand0=Px6.PLx3.D squad0=FRA-1.FRA-2.FRA-3"
    state = parse_state(f"mode=professional phase=attack {hands} reds={reds},0,0,0")

    assert 10 - excess_actions(state, 0) == actions
    assert 3 - excess_players(state, 0) == players


@pytest.mark.clause("WF-16.4", "WF-16.6")
def test_after_a_red_card_three_go_and_then_the_hand_is_cut_to_seven() -> None:
    base = PRO.replace("bookings=0", "bookings=1") + " phase=defend card=T table0=T played=1 pa=6"
    state = play(f"{base} hand1=TAC.Px6.PLx3.D", "TAC", "d20 1", *["discard P"] * 3)

    assert state.hand_count[1] == 7
    assert state.phase == Phase.ROLL_SHOT


@pytest.mark.clause("WF-16.6")
def test_the_excess_after_a_red_card_is_of_the_owners_choice() -> None:
    state = play(
        "mode=professional phase=defend card=P table0=P played=1 reds=0,1,0,0 hand1=Px4.PL.D",
        "draw",
    )
    state = settled(state)

    assert due(state) == (Phase.DISCARD, 1)
    assert "discard PL" in legal(state)


@pytest.mark.clause("WF-16.5")
def test_two_yellows_are_no_red() -> None:
    state = parse_state("mode=professional phase=attack yellows=2,0,0,0 hand0=Px6.PLx3.D")

    assert due(state) == (Phase.ATTACK, 0)


NO_FOULS = PRO.replace("bookings=0", "bookings=1 fouls=0") + " phase=defend played=1"


@pytest.mark.clause("WF-16.1", "WF-14.0")
@pytest.mark.parametrize(("card", "goes_on"), [("T", Phase.ROLL_SHOT), ("D", Phase.ATTACK)])
@pytest.mark.parametrize(("roll", "yellows", "reds"), [(1, 0, 1), (3, 1, 0), (4, 0, 0)])
def test_bookings_work_without_fouls(
    card: str, goes_on: Phase, roll: int, yellows: int, reds: int
) -> None:
    start = f"{NO_FOULS} card={card} table0={card} pa=6 hand1=TAC"
    state = settled(start, "TAC", f"d20 {roll}")

    assert (state.yellows[1], state.reds[1], state.phase) == (yellows, reds, goes_on)


@pytest.mark.clause("WF-16.1", "WF-7.2")
def test_a_shot_is_taken_once_its_tackler_was_booked() -> None:
    start = "mode=professional teams=FRA-BRA fouls=0 bookings=1 phase=attack pa=7"
    state = play(f"{start} hand0=T hand1=TAC.Px3 stars=0,0", "T", "TAC", "d20 1")
    assert (due(state), state.reds[1]) == ((Phase.DISCARD, 1), 1)

    state = play(state, *["discard P"] * 3)

    assert due(state) == (Phase.ROLL_SHOT, CHANCE)


@pytest.mark.clause("WF-F9")
def test_a_player_card_does_not_undo_a_foul() -> None:
    state = play(f"{DIRECT} squad1=BRA-2", "TAC", "d20 6")

    assert due(state) == (Phase.ROLL_SHOT, CHANCE)


@pytest.mark.clause("WF-F9")
def test_a_block_does_not_undo_a_foul() -> None:
    state = play(f"{DIRECT} block=3", "TAC", "d20 6")

    assert due(state) == (Phase.ROLL_SHOT, CHANCE)


@pytest.mark.clause("WF-F10")
def test_attacking_play_is_not_for_a_free_kick_or_a_corner() -> None:
    for restart in (Restart.FREE_KICK, Restart.CORNER):
        state = f"phase=attack pa=3 restart={int(restart)}"

        assert refused(state, "use offensive") == "WF-F10"


@pytest.mark.clause("WF-15.3", "WF-8.2")
def test_used_cards_stay_on_the_table_through_a_free_kick() -> None:
    state = settled(FOULED.format(card="D", pa=0), "TAC", "d20 5")

    assert (discards(state, 0), discards(state, 1)) == ("", "")
