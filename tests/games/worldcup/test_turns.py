"""Section V: a turn is a card, its action, and a draw."""

import pytest

from tests.games.worldcup.board import apply, due, hand, legal, parse_state, play, refused, told
from tifo.core.contract import CHANCE
from tifo.games.worldcup.components import CODE, PASSES, Kind
from tifo.games.worldcup.events import Happening
from tifo.games.worldcup.state import Phase


@pytest.mark.clause("WC-V.0", "WC-EX.8.a-c")
def test_play_act_draw() -> None:
    state = parse_state("phase=card turn=0 hand0=A.D.G1")

    apply(state, "play G1")
    assert due(state) == (Phase.TARGET, 0)
    apply(state, "place 1L")
    assert due(state) == (Phase.DRAW, CHANCE)
    apply(state, "draw F")

    assert due(state) == (Phase.CARD, 1)
    assert hand(state, 0) == [Kind.ATTACK, Kind.DEFENCE, Kind.FOUL]


@pytest.mark.clause("WC-V.0")
def test_the_drawn_card_comes_from_the_pile() -> None:
    state = parse_state("phase=draw turn=0 hand0=A.D")
    before = state.pool[Kind.FOUL], state.draws_left

    apply(state, "draw F")

    assert (state.pool[Kind.FOUL], state.draws_left) == (before[0] - 1, before[1] - 1)


@pytest.mark.clause("WC-V.a.1", "WC-EX.8.a-c")
@pytest.mark.parametrize(("turn", "following"), [(0, 1), (1, 2), (2, 0)])
def test_play_goes_round_clockwise(turn: int, following: int) -> None:
    state = play(f"phase=draw turn={turn} hand{turn}=A.A", "draw D")

    assert due(state) == (Phase.CARD, following)


@pytest.mark.clause("WC-V.a.1")
def test_a46_the_first_seat_sits_left_of_the_dealer_and_begins() -> None:
    state = play("phase=deal_card hand0=A.A.A hand1=A.A.A hand2=A.A", "draw D")

    assert due(state) == (Phase.CARD, 0)


@pytest.mark.clause("WC-V.a.2")
def test_a_card_lies_open_while_it_acts_and_is_discarded_then() -> None:
    state = parse_state("phase=card turn=0 hand0=A.D.G1")

    apply(state, "play A")
    assert (CODE[state.card], state.discard_count, hand(state, 0)) == ("A", 0, [1, 2])
    apply(state, "place 1L")

    assert (state.card, state.discard[Kind.ATTACK]) == (-1, 1)


@pytest.mark.clause("WC-V.a.2")
def test_everybody_sees_which_card_is_played() -> None:
    events = apply(parse_state("phase=card turn=0 hand0=A.D.G1"), "play A")

    assert told(events) == [(Happening.PLAYED, "WC-V.a.2")]
    assert events[0].a == Kind.ATTACK


@pytest.mark.clause("WC-V.a.3")
def test_play_goes_on_until_the_pile_is_empty() -> None:
    start = "phase=draw turn=0 hand0=A.A hand1=A.A.A hand2=A.A.A"

    assert play(f"{start} draws_left=2", "draw D").phase == Phase.CARD
    assert play(f"{start} draws_left=1", "draw D").phase == Phase.DICE


@pytest.mark.clause("WC-V.b.1")
def test_only_cards_in_hand_are_played_or_discarded() -> None:
    state = parse_state("phase=card turn=0 hand0=A.A.G1 hand1=P")

    assert legal(state) == ["play A", "play G1", "discard A", "discard G1"]
    assert refused(state, "play P") == refused(state, "discard P") == "WC-V.b.1"


@pytest.mark.clause("WC-V.b.1")
def test_a_second_card_in_a_turn_is_refused() -> None:
    state = play("phase=card turn=0 hand0=A.D.G1", "play A")

    assert refused(state, "play D") == refused(state, "discard D") == "WC-V.b.1"


@pytest.mark.clause("WC-V.b.2", "WC-EX.8.a-c")
def test_a_card_may_be_discarded_without_effect() -> None:
    state = parse_state("phase=card turn=0 hand0=A.D.G1")

    events = apply(state, "discard G1")

    assert told(events) == [(Happening.DISCARDED, "WC-V.b.2")]
    assert (state.discard[Kind.GOAL], sum(state.square)) == (1, 0)
    assert due(state) == (Phase.DRAW, CHANCE)


@pytest.mark.clause("WC-V.b.3")
@pytest.mark.parametrize("card", [code for code in CODE if code not in ("F", "O")])
def test_a6_every_card_may_be_discarded_instead(card: str) -> None:
    cup = "2002" if card in ("G21", "G111", "G11") else "1930"

    assert legal(f"cup={cup} phase=card hand0={card}") == [f"play {card}", f"discard {card}"]


@pytest.mark.clause("WC-V.b.3")
@pytest.mark.parametrize(("card", "first"), [("G21", "13L"), ("G111", "1L"), ("G11", "1L")])
def test_a_card_for_several_goals_is_not_left_half_done(card: str, first: str) -> None:
    state = play(f"cup=2002 phase=card hand0={card}", f"play {card}", f"place {first}")

    assert (state.phase, "enough" in legal(state)) == (Phase.TARGET, False)
    assert refused(state, "enough") == "WC-V.b.3"


@pytest.mark.clause("WC-V.a.1")
def test_after_the_sixteenth_coach_comes_the_first() -> None:
    hands = " ".join(f"hand{seat}=A.A" if seat == 15 else f"hand{seat}=D" for seat in range(16))
    state = play(f"cup=2002 seats=16 phase=card turn=15 {hands}", "discard A", "draw F")

    assert due(state) == (Phase.CARD, 0)


@pytest.mark.clause("WC-VIII.a.1", "WC-VIII.a.2")
def test_the_pile_of_the_groups_is_played_once_in_1930_and_twice_in_2002() -> None:
    assert PASSES == (1, 2)
