"""Cards that everybody has seen and that stay in hand (D4, D28): public, and not a card more."""

import pytest

from tests.games.buteur.pitch import apply, due, parse_state, play
from tifo.games.buteur.notation import format_state
from tifo.games.buteur.state import Phase, State

NO_ATTACKER = "phase=kick_off turn=0 hand0=F1.F1.F2.F3.G1.G1.CR.CB hand1=A13"


def shown(state: State, seat: int) -> str:
    words = dict(word.split("=") for word in format_state(state).split())
    return words[f"shown{seat}"]


@pytest.mark.clause("BU-3.1", "BU-D.4")
def test_an_exchange_shows_the_whole_hand_and_the_new_card_stays_secret() -> None:
    state = play(NO_ATTACKER, "F1 shed", "show A36")

    assert shown(state, 0) == "F1.F2.F3.G1.G1.CR.CB"


@pytest.mark.clause("BU-D.4")
def test_a_second_exchange_shows_the_drawn_card_too() -> None:
    state = play(NO_ATTACKER, "F1 shed", "show G3", "F2 shed", "show A36")

    assert shown(state, 0) == "F1.F3.G1.G1.G3.CR.CB"


@pytest.mark.clause("BU-D.4")
def test_of_two_copies_the_one_that_was_seen_is_played() -> None:
    state = parse_state("phase=goal_kick turn=0 ball=2,0 hand0=A01.G1.G1 shown0=G1 hand1=A13")

    apply(state, "G1 F")

    assert shown(state, 0) == ""


@pytest.mark.clause("BU-12.3", "BU-D.4")
def test_a_save_at_the_whistle_does_not_tell_of_a_second_copy() -> None:
    state = parse_state(
        "phase=open_play turn=0 last_turn=1 ball=4,13 hand0=A01 hand1=G1.G1 shown1=G1 pile=F1"
    )

    apply(state, "A01 F")

    assert shown(state, 1) == "G1"


@pytest.mark.clause("BU-12.3", "BU-D.4")
def test_a_save_at_the_whistle_shows_a_card_that_was_seen_before() -> None:
    state = parse_state(
        "phase=open_play turn=0 last_turn=1 ball=4,13 hand0=A01 hand1=G1.CR shown1=CR pile=F1"
    )

    apply(state, "A01 F")

    assert shown(state, 1) == "CR"


@pytest.mark.clause("BU-9.1")
def test_no_penalty_is_offered_to_a_seat_whose_cards_are_all_known() -> None:
    state = play("phase=open_play turn=0 ball=4,9 hand0=A01.A02.G1 shown0=A02.G1", "A01 F")

    assert due(state) == (Phase.OPEN_PLAY, 1)


@pytest.mark.clause("BU-9.1")
def test_a_penalty_is_offered_to_a_seat_that_might_hold_the_card() -> None:
    state = play("phase=open_play turn=0 ball=4,9 hand0=A01.A02.G1 shown0=G1", "A01 F")

    assert due(state) == (Phase.PENALTY_OFFER, 0)


@pytest.mark.clause("BU-9.1")
def test_a_penalty_is_offered_to_a_seat_whose_penalty_card_was_seen() -> None:
    state = play("phase=open_play turn=0 ball=4,9 hand0=A01.P shown0=P", "A01 F")

    assert due(state) == (Phase.PENALTY_OFFER, 0)


@pytest.mark.clause("BU-9.1")
@pytest.mark.parametrize("gone", ["discard=P", "hand1=P shown1=P"])
def test_no_penalty_is_offered_once_the_card_is_known_to_be_elsewhere(gone: str) -> None:
    state = play(f"phase=open_play turn=0 ball=4,9 hand0=A01.A02.G1 {gone}", "A01 F")

    assert due(state) == (Phase.OPEN_PLAY, 1)
