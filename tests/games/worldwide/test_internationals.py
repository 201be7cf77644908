"""Paragraphs 22 and 23: decks of one's own, and the keeper on penalties."""

import pytest

from tests.games.worldwide.ground import due, legal, parse_state, play, refused, squad, start
from tifo.core.contract import CHANCE
from tifo.games.worldwide import GAME
from tifo.games.worldwide.components import CARDS_OF_MODE, DECK_PRESETS, KINDS, Mode
from tifo.games.worldwide.legal.building import count_defences, most_edits
from tifo.games.worldwide.state import Phase, State

PENALTY = (
    "mode=international abilities0=scheme abilities1=scheme tokens=0,0 bookings=0 "
    "phase=defend card=T table0=T played=1 pa=7 hand1=TAC"
)
EVERY = "Px7.PLx4.Dx5.PPx2.Cx2.Tx2.UD.GP.INTx3.PREx3.TACx2"


def building(*moves: str) -> State:
    return play(start(mode="international"), *moves)


@pytest.mark.clause("WF-22.1")
def test_a_deck_starts_from_one_of_four_presets() -> None:
    assert len(legal(building())) == DECK_PRESETS == 4


@pytest.mark.clause("WF-22.1")
@pytest.mark.parametrize("preset", ["balanced-32", "attacking-32", "defensive-32", "wings-32"])
def test_every_preset_has_32_cards_and_7_to_12_defences(preset: str) -> None:
    state = building(f"preset {preset}")

    assert state.deck_size[0] == 32
    assert 7 <= count_defences(state, 0) <= 12
    assert refused(state, "done") == ""


@pytest.mark.clause("WF-22.1")
def test_a_deck_with_a_gap_is_not_ready() -> None:
    state = building("preset balanced-32", "out P")

    assert refused(state, "done") == "WF-22.1"
    assert refused(state, "out D") == "WF-22.1"


@pytest.mark.clause("WF-22.1")
def test_no_more_copies_than_there_are_in_the_box() -> None:
    state = building("preset balanced-32", "out D")

    assert refused(state, "in P") == "WF-22.1"
    assert refused(state, "in V") == ""


@pytest.mark.clause("WF-22.1")
def test_fewer_than_seven_defences_are_refused() -> None:
    state = building("preset attacking-32", "out INT")

    assert refused(state, "in P") == "WF-22.1"
    assert refused(state, "in PRE") == ""


@pytest.mark.clause("WF-22.1")
def test_building_ends_and_any_deck_can_be_reached() -> None:
    state = building("preset balanced-32")

    assert most_edits(state) == 1 + CARDS_OF_MODE[Mode.INTERNATIONAL] - 32
    for _ in range(most_edits(state) - 1):
        state = play(state, "out P", "in P")
    assert legal(state) == ["done"]


@pytest.mark.clause("WF-22.1")
def test_the_other_side_does_not_see_the_deck() -> None:
    state = building("preset wings-32", "done")

    assert sum(GAME.seen_by(state, 1).deck) == 0
    assert sum(GAME.seen_by(state, 0).deck) == 32


@pytest.mark.clause("WF-22.2")
def test_abilities_and_the_coin_follow_the_decks() -> None:
    state = building("preset wings-32", "done", "preset balanced-32", "done")
    assert due(state) == (Phase.ABILITIES, 0)

    state = play(state, "choose block", "choose trap", "choose block", "choose trap")

    assert due(state) == (Phase.TOSS, CHANCE)


@pytest.mark.clause("WF-22.3")
def test_at_half_time_the_deck_may_change_within_the_limits() -> None:
    base = f"mode=international phase=attack given_back=1 discard0={EVERY}"
    state = play(base, "give-back")
    assert due(state) == (Phase.BUILD, 0)
    assert "done" in legal(state)

    state = play(state, "out P", "in TAC", "done")

    assert count_defences(state, 0) == 9
    assert due(state) == (Phase.BUILD, 1)


@pytest.mark.clause("WF-23a")
@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize("aim", range(1, 7))
def test_u11_a_keeper_covers_his_number_and_the_next(face: int, aim: int) -> None:
    state = play(f"{PENALTY} squad1=BRA-1", "TAC", "d20 5", "BRA-1", f"face {aim}", f"face {face}")
    covered = aim in (face, face % 6 + 1)

    assert state.goals == [0 if covered else 1, 0]


@pytest.mark.clause("WF-23a")
def test_a_keeper_is_discarded_for_it() -> None:
    state = play(f"{PENALTY} squad1=BRA-1", "TAC", "d20 5")
    assert due(state) == (Phase.KEEPER_READY, 1)

    state = play(state, "BRA-1")

    assert squad(state, state.spent[1], 1) == "BRA-1"
    assert due(state) == (Phase.AIM, 0)


@pytest.mark.clause("WF-23a")
def test_without_a_keeper_only_his_number_is_covered() -> None:
    state = play(f"{PENALTY} squad1=BRA-1", "TAC", "d20 5", "pass", "face 2", "face 1")

    assert state.goals == [1, 0]


@pytest.mark.clause("WF-23a", "WF-14.0")
def test_professionals_do_not_discard_keepers_on_penalties() -> None:
    state = play(f"{PENALTY.replace('international', 'professional')} squad1=BRA-1", "TAC", "d20 5")

    assert due(state) == (Phase.AIM, 0)


def test_a_built_deck_reads_back() -> None:
    state = building("preset wings-32", "out P")

    assert GAME.notation.parse_state(GAME.notation.format_state(state)) == state
    assert len(parse_state("mode=international phase=attack").deck) == 2 * KINDS
