"""Distribution des cartes."""

import pytest

from tests.games.buteur.pitch import apply, parse_state, play, refill
from tifo.core.contract import NOBODY
from tifo.core.events import EVERYONE, only
from tifo.games.buteur import GAME
from tifo.games.buteur.components import CARDS, CODE, COPIES
from tifo.games.buteur.moves import SHOW
from tifo.games.buteur.state import State


def dealt(seats: int) -> State:
    state = GAME.new_state(GAME.read_options({"seats": str(seats), "kick_off": "first"}))
    refill(state)
    return state


@pytest.mark.clause("BU-D.1")
@pytest.mark.parametrize(
    ("seats", "ranks"), [(2, [0, 1]), (3, [0, 1, 1]), (4, [0, 1, 0, 1])], ids=str
)
def test_three_play_two_against_one_and_four_play_two_against_two(
    seats: int, ranks: list[int]
) -> None:
    state = parse_state(f"seats={seats} phase=over goals=1-0")

    assert [rank for rank, _ in GAME.standing(state)] == ranks


@pytest.mark.clause("BU-D.2")
def test_the_title_card_is_left_in_the_box() -> None:
    state = GAME.new_state(GAME.read_options())

    assert state.pile == list(COPIES)
    assert state.pile_count == 55


@pytest.mark.clause("BU-D.2")
def test_the_pile_is_shuffled_so_every_card_left_is_as_likely() -> None:
    state = parse_state("phase=draw next_phase=kick_off hand0=A01.F1.F1")
    weights = [0] * GAME.rules.MOST_LEGAL
    count = GAME.rules.odds(state, weights)

    shown = {CODE[move - SHOW]: weights[i] for i, move in enumerate(GAME.legal(state))}

    assert count == CARDS - 1
    assert "A01" not in shown
    assert (shown["A02"], shown["F1"], shown["G1"], shown["P"]) == (1, 2, 2, 1)


@pytest.mark.clause("BU-D.3")
@pytest.mark.parametrize(
    ("seats", "hands"), [(2, [8, 8]), (3, [8, 6, 6]), (4, [6, 6, 6, 6])], ids=str
)
def test_each_seat_gets_its_number_of_cards(seats: int, hands: list[int]) -> None:
    state = dealt(seats)

    assert [state.hand[seat].count for seat in range(seats)] == hands


@pytest.mark.clause("BU-D.3")
def test_d25_the_lone_coach_of_three_refills_after_each_of_his_turns() -> None:
    state = play("seats=3 phase=open_play turn=2 ball=4,5 hand0=A01", "A01 F")

    assert state.hand[0].count == 8


@pytest.mark.clause("BU-D.4")
@pytest.mark.parametrize(("seats", "pile"), [(2, 39), (3, 35), (4, 31)])
def test_the_rest_is_the_pile(seats: int, pile: int) -> None:
    assert dealt(seats).pile_count == pile


@pytest.mark.clause("BU-D.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_hand_is_seen_by_its_seat_alone(seats: int) -> None:
    state = dealt(seats)

    for seat in (*range(seats), NOBODY):
        seen = GAME.seen_by(state, seat)
        assert [any(hand.card) for hand in seen.hand] == [other == seat for other in range(4)]


@pytest.mark.clause("BU-D.4")
def test_a_partner_is_an_outsider_too() -> None:
    seen = GAME.seen_by(dealt(4), 0)

    assert not any(seen.hand[2].card)


@pytest.mark.clause("BU-D.4")
def test_nobody_sees_the_pile() -> None:
    state = dealt(2)

    assert not any(any(GAME.seen_by(state, seat).pile) for seat in (0, 1, NOBODY))


@pytest.mark.clause("BU-D.4")
def test_a_drawn_card_is_a_secret_of_its_seat() -> None:
    state = parse_state("phase=draw next_phase=open_play hand0=A01.A02.A03.A04.A05.A06.A07.A08")

    assert GAME.rules.audience(state, SHOW + CODE.index("A09")) == only(1)


@pytest.mark.clause("BU-D.4")
@pytest.mark.parametrize("phase", ["corner_cut", "penalty_cut"])
def test_a_cut_card_is_seen_by_all(phase: str) -> None:
    state = parse_state(f"phase={phase}")

    assert GAME.rules.audience(state, SHOW) == EVERYONE


@pytest.mark.clause("BU-D.3", "BU-2.2", "BU-13.3")
@pytest.mark.parametrize(
    ("position", "clause"),
    [
        ("phase=draw next_phase=kick_off hand0=A01", "BU-D.3"),
        ("phase=draw next_phase=open_play hand0=A01 discard=A03", "BU-2.2"),
        ("phase=draw next_phase=kick_off half=2 hand0=A01", "BU-13.3"),
    ],
)
def test_a_card_is_dealt_refilled_or_topped_up(position: str, clause: str) -> None:
    drew, *_ = apply(parse_state(position), "show A02")

    assert GAME.clause_id(drew.clause) == clause
