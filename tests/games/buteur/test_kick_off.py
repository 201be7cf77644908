"""Rule 3: le coup d'envoi."""

import pytest

from tests.games.buteur.pitch import apply, ball, due, legal, parse_state, play, refused, told
from tifo.core.contract import CHANCE
from tifo.games.buteur.components import CODE, COPIES, KIND, SYMBOL, Kind, Symbol
from tifo.games.buteur.events import Happening
from tifo.games.buteur.state import Phase

KICK_OFF = "phase=kick_off turn=0 hand0=A02.F1.G1.CR.P"
NO_ATTACKER = "phase=kick_off turn=0 hand0=F1.F1.F2.F3.G1.G1.CR.CB hand1=A13"
NOTHING_LEFT = "phase=kick_off turn=0 hand0=F1.F1.F2.F3.G1.G1.CR.CB hand1=A13.A14 pile="


@pytest.mark.clause("BU-3.1", "BU-4.1")
def test_only_an_attacker_kicks_off() -> None:
    assert legal(KICK_OFF) == ["A02 L", "A02 F", "A02 R", "A02 L 2", "A02 F 2", "A02 R 2"]


@pytest.mark.clause("BU-3.6")
@pytest.mark.parametrize("move", ["F1 F", "G1 F", "CR", "P"])
def test_v5_no_other_kind_kicks_off(move: str) -> None:
    assert refused(KICK_OFF, move) == "BU-3.6"


@pytest.mark.clause("BU-3.2")
def test_the_attackers_are_the_cards_with_a_hand_or_a_flag_except_corners() -> None:
    twelve_each = dict.fromkeys((Symbol.HAND, Symbol.RED, Symbol.BLUE), 12)
    counted = dict.fromkeys(twelve_each, 0)
    for card, kind in enumerate(KIND):
        if kind == Kind.ATTACKER:
            counted[Symbol(SYMBOL[card])] += COPIES[card]

    assert counted == twelve_each


@pytest.mark.clause("BU-3.2")
@pytest.mark.parametrize("card", ["A02", "A14", "A26"])
def test_a_hand_a_red_and_a_blue_flag_kick_off_alike(card: str) -> None:
    assert len(legal(f"phase=kick_off turn=0 hand0={card}")) == 6


@pytest.mark.clause("BU-3.3")
def test_the_card_is_laid_open_beside_the_pile() -> None:
    state = parse_state(KICK_OFF)

    events = apply(state, "A02 F")

    assert state.discard[CODE.index("A02")] == 1
    assert (Happening.PLAYED, "BU-1.1") in told(events)
    assert events[0].a == CODE.index("A02")


@pytest.mark.clause("BU-3.4")
@pytest.mark.parametrize(
    ("seat", "half", "move", "square"),
    [
        (0, 1, "A02 F", (4, 9)),
        (0, 1, "A02 F 2", (5, 9)),
        (1, 1, "A02 F", (4, 4)),
        (1, 1, "A02 F 2", (5, 4)),
        (0, 2, "A02 F", (4, 4)),
        (1, 2, "A02 F 2", (5, 9)),
    ],
)
def test_d5_the_ball_starts_from_one_of_two_own_squares_at_the_halfway_line(
    seat: int, half: int, move: str, square: tuple[int, int]
) -> None:
    state = play(f"phase=kick_off half={half} turn={seat} hand{seat}=A02", move)

    assert ball(state) == square


@pytest.mark.clause("BU-3.4")
def test_a_second_start_square_exists_only_at_a_restart() -> None:
    assert refused("phase=open_play turn=0 ball=4,5 hand0=A02", "A02 F 2") == "BU-3.4"


@pytest.mark.clause("BU-3.5")
def test_the_card_is_replaced() -> None:
    state = parse_state("phase=kick_off turn=0 hand0=A01.A02.A03.A04.A05.A06.A07.A08 hand1=A13")

    apply(state, "A02 F")

    assert due(state) == (Phase.DRAW, CHANCE)
    assert play(state, "show A36").hand[0].count == 8


@pytest.mark.clause("BU-3.1")
def test_d4_without_an_attacker_a_card_is_exchanged() -> None:
    assert legal(NO_ATTACKER) == [
        "F1 shed", "F2 shed", "F3 shed", "G1 shed", "CR shed", "CB shed",
    ]  # fmt: skip
    assert due(play(NO_ATTACKER, "F1 shed")) == (Phase.REDRAW, CHANCE)


@pytest.mark.clause("BU-3.1")
def test_d4_the_exchanged_card_is_discarded_and_another_drawn_before_the_kick_off() -> None:
    state = play(NO_ATTACKER, "F1 shed", "show A36")

    assert (state.discard_count, state.hand[0].count) == (1, 8)
    assert due(state) == (Phase.KICK_OFF, 0)
    assert "A36 L" in legal(state)


@pytest.mark.clause("BU-3.1")
def test_d4_the_exchange_goes_on_until_an_attacker_is_held() -> None:
    state = play(NO_ATTACKER, "F1 shed", "show G3")

    assert "G3 shed" in legal(state)


@pytest.mark.clause("BU-3.1")
def test_d4_with_an_attacker_nothing_is_exchanged() -> None:
    assert refused(KICK_OFF, "G1 shed") == "BU-1.1"


@pytest.mark.clause("BU-3.1")
def test_d4_with_nothing_left_to_draw_the_others_kick_off() -> None:
    assert legal(NOTHING_LEFT) == ["pass"]
    assert refused(NOTHING_LEFT, "F1 shed") == "BU-2.2"
    assert due(play(NOTHING_LEFT, "pass")) == (Phase.KICK_OFF, 1)


@pytest.mark.clause("BU-3.1", "BU-12.2")
def test_d4_if_they_cannot_either_the_half_is_over() -> None:
    start = NOTHING_LEFT.replace("A13.A14", "F1.F1.F2.F3.G2.G2.G3.CR") + " first_team=0"

    state = play(start, "pass", "pass")

    assert (state.half, due(state)) == (2, (Phase.KICK_OFF, 1))


@pytest.mark.clause("BU-12.2")
def test_d42_a_pile_that_an_exchange_shortens_counts_when_the_turn_ends() -> None:
    state = play(NO_ATTACKER + " pile=A33.A34.A35.A36", "F1 shed", "show A36")

    assert (state.pile_count, state.last_turn) == (3, 0)
    assert play(state, "A36 L").last_turn == 1
