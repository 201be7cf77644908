"""The last question: what happens when the match is level."""

import pytest

from tests.games.worldwide.ground import due, legal, play, refused, settled
from tifo.core.contract import CHANCE, NOBODY
from tifo.games.worldwide import GAME
from tifo.games.worldwide.state import Phase, State

EVERY = "Px6.PLx3.Dx3.PPx2.Cx2.Tx3.INTx3.PREx3.TACx3"
LAST = f"phase=attack half=2 given_back=1 discard0={EVERY}"
TENS = ("preset balanced-10", "done", "preset attacking-10", "done")
DRAWN = "phase=attack half=4 given_back=1 shoot_out=1 deck0=Px6.PLx3.T deck1=Px6.PLx3.T"


def shoot_out(*kicks: str, rest: str = "", seats: int = 2) -> State:
    """Kicks in turn: `x` is scored, `o` is saved."""
    state = play(f"seats={seats} half=5 phase=aim shoot_out=1 {rest}")
    for kick in kicks:
        state = play(state, "face 1", "face 2" if kick == "x" else "face 1")
    return state


@pytest.mark.clause("WF-F15")
def test_a_draw_may_stand() -> None:
    assert due(play(LAST, "give-back")) == (Phase.OVER, NOBODY)


@pytest.mark.clause("WF-F15")
def test_a_winner_needs_no_extra_time() -> None:
    state = play(f"{LAST} extra_time=1 shoot_out=1 goals=1-0", "give-back")

    assert due(state) == (Phase.OVER, NOBODY)


@pytest.mark.clause("WF-F15")
def test_extra_time_is_played_with_ten_chosen_cards() -> None:
    state = play(f"{LAST} extra_time=1", "give-back")
    assert due(state) == (Phase.BUILD, 0)
    assert legal(state) == ["preset balanced-10", "preset attacking-10"]

    state = settled(state, *TENS, "toss 1")

    assert (state.half, state.deck_size) == (3, [10, 10])
    assert state.hand_count[:2] == [7, 8]
    assert due(state) == (Phase.ATTACK, 1)


@pytest.mark.clause("WF-F15")
def test_the_ten_cards_are_free_of_limits_but_for_the_copies() -> None:
    state = play(f"{LAST} extra_time=1", "give-back", "preset balanced-10", "out INT")

    assert refused(state, "in P") == ""
    assert refused(play(state, "in P", "out D"), "done") == "WF-22.1"


@pytest.mark.clause("WF-F15")
def test_no_stars_come_back_for_extra_time() -> None:
    state = play(f"{LAST} extra_time=1 stars=1,2", "give-back")

    assert state.stars == [1, 2]


@pytest.mark.clause("WF-F15")
def test_extra_time_has_two_periods_and_the_other_side_starts_the_second() -> None:
    first = "phase=attack half=3 given_back=1 kick_side=1 deck0=Px6.PLx3.T deck1=Px6.PLx3.T"
    state = play(f"{first} discard0=Px6.PLx3.T", "give-back")
    assert (state.half, due(state)) == (4, (Phase.BUILD, 0))

    state = settled(state, *TENS)

    assert due(state) == (Phase.ATTACK, 0)


@pytest.mark.clause("WF-F15")
def test_four_coaches_bring_ten_cards_each() -> None:
    state = play(f"seats=4 {LAST} extra_time=1", "give-back", "preset balanced-20", "done")

    assert state.deck_size == [20, 0]


@pytest.mark.clause("WF-F15")
def test_a_shoot_out_follows_extra_time() -> None:
    state = play(f"{DRAWN} discard0=Px6.PLx3.T", "give-back")

    assert due(state) == (Phase.TOSS, CHANCE)
    assert due(play(state, "toss 1")) == (Phase.AIM, 1)


@pytest.mark.clause("WF-F15")
def test_a_shoot_out_may_follow_the_second_half() -> None:
    assert due(play(f"{LAST} shoot_out=1", "give-back")) == (Phase.TOSS, CHANCE)


@pytest.mark.clause("WF-F15", "WF-15.8")
def test_the_kicks_are_taken_in_turn_by_the_penalty_rule() -> None:
    state = shoot_out("x", "o")

    assert (state.scored, state.kicks) == ([1, 0], [1, 1])
    assert due(state) == (Phase.AIM, 0)


@pytest.mark.clause("WF-F15")
def test_a_shoot_out_ends_when_it_is_decided() -> None:
    state = shoot_out(*"xoxoxo")

    assert due(state) == (Phase.OVER, NOBODY)
    assert [rank for rank, _ in GAME.standing(state)] == [0, 1]


@pytest.mark.clause("WF-F15")
def test_an_option_has_all_five_kicks_taken() -> None:
    assert due(shoot_out(*"xoxoxo", rest="all_kicks=1")) == (Phase.AIM, 0)
    assert due(shoot_out(*"xoxoxoxoxo", rest="all_kicks=1")) == (Phase.OVER, NOBODY)


@pytest.mark.clause("WF-F15")
def test_after_five_kicks_each_it_is_sudden_death() -> None:
    level = shoot_out(*"xxxxxxxxxx")
    assert due(level) == (Phase.AIM, 0)

    behind = play(level, "face 1", "face 2", "face 1", "face 1")

    assert due(behind) == (Phase.OVER, NOBODY)


@pytest.mark.clause("WF-F15")
def test_goals_of_the_match_are_not_those_of_the_shoot_out() -> None:
    state = shoot_out(*"xoxoxo")

    assert [score for _, score in GAME.standing(state)] == [0, 0]


@pytest.mark.clause("WF-F15")
def test_a_shoot_out_without_an_end_is_a_draw() -> None:
    state = shoot_out("x", "x", rest="kicks=49-49 scored=49-49")

    assert due(state) == (Phase.OVER, NOBODY)
    assert [rank for rank, _ in GAME.standing(state)] == [0, 0]


@pytest.mark.clause("WF-F15", "WF-23b.1")
def test_partners_take_the_kicks_in_turn() -> None:
    state = shoot_out("x", "x", seats=4)

    assert due(state) == (Phase.AIM, 2)
