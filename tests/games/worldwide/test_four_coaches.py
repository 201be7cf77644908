"""Paragraphs 23 and 24 of the variant: two against two."""

import pytest

from tests.games.worldwide.ground import due, hand, legal, play, refused, settled, start
from tifo.core.contract import CHANCE
from tifo.games.worldwide import GAME
from tifo.games.worldwide.components import TEAM_CODE
from tifo.games.worldwide.state import Phase

EVERY = "Px6.PLx3.Dx3.PPx2.Cx2.Tx3.INTx3.PREx3.TACx3"
FOUR = "seats=4 phase=attack hand0=P.D hand2=P.T hand1=INT hand3=TAC.INT"
PRO = "seats=4 mode=professional tokens=0,0"


@pytest.mark.clause("WF-23b.1")
def test_partners_sit_across_and_share_the_result() -> None:
    state = play("seats=4 phase=over goals=2-1")

    assert [rank for rank, _ in GAME.standing(state)] == [0, 1, 0, 1]


@pytest.mark.clause("WF-23b.1")
def test_the_armband_may_change_hands_at_half_time() -> None:
    state = play(f"seats=4 phase=attack given_back=1 discard0={EVERY}", "give-back")
    assert due(state) == (Phase.CAPTAINCY, 0)

    state = play(state, "hand-armband", "keep-armband")

    assert state.captain == [2, 1]


@pytest.mark.clause("WF-23b.2")
def test_each_coach_gets_five_action_cards_and_the_captain_the_players() -> None:
    state = settled(start(seats="4"), "toss 0")

    assert state.hand_count == [5, 5, 5, 5]
    assert state.squad_count == [2, 2, 0, 0]


@pytest.mark.clause("WF-24.1a")
@pytest.mark.parametrize(("move", "seat"), [("captain-starts", 0), ("partner-starts", 2)])
def test_the_captain_says_who_starts(move: str, seat: int) -> None:
    state = settled(start(seats="4"), "toss 0")
    assert due(state) == (Phase.GIVE_BALL, 0)

    state = play(state, move)

    assert state.holder == seat


@pytest.mark.clause("WF-24.1a")
def test_the_ball_is_passed_to_the_partner() -> None:
    state = play(f"{FOUR} stars=0,0", "pass-ball")

    assert due(state) == (Phase.ATTACK, 2)
    assert "T" not in legal(state)
    assert "P" in legal(state)


@pytest.mark.clause("WF-24.1a")
def test_a_received_ball_is_played_before_it_is_passed_on() -> None:
    state = play(f"{FOUR} stars=0,0", "pass-ball")
    assert refused(state, "pass-ball") == "WF-24.1a"

    state = settled(state, "P", "draw")

    assert "pass-ball" in legal(state)


@pytest.mark.clause("WF-24.1b")
def test_a_partner_who_cannot_go_on_loses_the_ball_for_nothing() -> None:
    state = play("seats=4 phase=attack hand0=P hand2=T stars=0,0", "pass-ball", "give-back")

    assert due(state) == (Phase.GIVE_BALL, 1)
    assert (hand(state, 2), state.given_back) == ("T", 1)


@pytest.mark.clause("WF-24.1b", "WF-6.6")
def test_a_coach_who_started_is_paid_for_giving_back() -> None:
    state = settled("seats=4 phase=attack hand0=P hand2=T stars=0,0", "give-back")

    assert state.hand_count[0] == 4


@pytest.mark.clause("WF-24.1c")
def test_a_draw_serves_the_coach_who_played_the_card() -> None:
    state = settled("seats=4 phase=attack holder=2 hand2=D stars=0,0", "D", "draw")

    assert (state.hand_count[0], state.hand_count[2]) == (0, 1)


@pytest.mark.clause("WF-24.2a")
def test_the_captain_may_defend_himself() -> None:
    state = play(FOUR, "P", "INT")

    assert (state.defender, hand(state, 1)) == (1, "")


@pytest.mark.clause("WF-24.2a")
def test_the_captain_may_leave_it_to_his_partner() -> None:
    state = play(FOUR, "P", "leave-to-partner")
    assert due(state) == (Phase.PARTNER_DEFENDS, 3)
    assert legal(state) == ["INT", "TAC", "pass"]

    state = play(state, "TAC", "d20 20")

    assert state.side == 1


@pytest.mark.clause("WF-24.2a")
def test_both_draw_one_card_when_nobody_defends() -> None:
    state = settled(FOUR, "P", "draw")

    assert (state.hand_count[1], state.hand_count[3]) == (2, 3)


@pytest.mark.clause("WF-24.2b")
def test_nobody_draws_when_the_partner_does_not_defend() -> None:
    state = settled(FOUR, "P", "leave-to-partner", "pass")

    assert (state.hand_count[1], state.hand_count[3]) == (1, 2)
    assert state.pa == 2


@pytest.mark.clause("WF-24.3")
def test_stars_are_the_captains() -> None:
    state = "seats=4 phase=attack holder=2"

    assert refused(state, "use offensive") == "WF-24.3"
    assert refused(state, "use scheme") == ""


@pytest.mark.clause("WF-24.3")
def test_the_captain_may_spend_a_star_while_his_partner_attacks() -> None:
    state = play("seats=4 phase=give_ball hand2=P", "partner-starts")
    assert due(state) == (Phase.CAPTAIN_CALL, 0)

    state = play(state, "use offensive", "pass")

    assert (state.pa, state.stars[0], due(state)) == (1, 3, (Phase.ATTACK, 2))


@pytest.mark.clause("WF-24.3")
def test_every_coach_may_use_stamina_for_his_own_hand() -> None:
    state = settled(f"{PRO} phase=attack holder=2 hand2=P", "give-back", "discard P")
    while due(state) != (Phase.CHANGE, 2):
        state = play(state, "pass")

    state = settled(state, "use stamina")

    assert (state.hand_count[2], state.hand_count[0]) == (6, 0)


@pytest.mark.clause("WF-24.3", "WF-20.2")
def test_only_the_captain_substitutes() -> None:
    base = "seats=4 mode=professional phase=change asked=1 occasion=2 stars=2,5 squad2=FRA-1"

    assert refused(base, "sub FRA-1") == "WF-24.3"


@pytest.mark.clause("WF-16.4", "WF-23b.1")
def test_a_booking_strikes_the_coach_who_played_the_card() -> None:
    base = f"{PRO} abilities0=scheme abilities1=scheme phase=attack pa=6 hand0=T hand3=TAC"
    state = play(base, "T", "leave-to-partner", "TAC", "d20 1")

    assert state.reds == [0, 0, 0, 1]


@pytest.mark.clause("WF-15.8", "WF-24.1a")
def test_the_ball_holder_takes_the_penalty_and_the_captain_keeps_goal() -> None:
    base = f"{PRO} bookings=0 abilities0=scheme abilities1=scheme phase=attack holder=2 pa=7"
    state = play(f"{base} hand2=T hand1=TAC", "T", "TAC", "d20 5")
    assert due(state) == (Phase.AIM, 2)

    state = play(state, "face 1")

    assert due(state) == (Phase.SAVE, 1)
    assert GAME.seen_by(state, 0).aim == 0


def test_partners_do_not_see_each_others_hands() -> None:
    state = settled(start(seats="4"), "toss 1")

    assert sum(GAME.seen_by(state, 0).hand[28:42]) == 0


def test_four_coaches_play_every_team() -> None:
    for team in TEAM_CODE[1:]:
        state = settled(play(f"seats=4 teams=GER-{team} phase=toss"), "toss 0")

        assert due(state) == (Phase.GIVE_BALL, 0)
        assert due(start(seats="4")) == (Phase.TOSS, CHANCE)
