"""A match in progress: turns, refusals, undo, coaches."""

import pytest

from tifo import games
from tifo.core.errors import IllegalMoveError, OutOfTurnError, UndoError
from tifo.core.log import Played, TakenBack, line, state_after
from tifo.core.rng import below, generator
from tifo.play.match import Match, new_match
from tifo.play.table import Table

BUTEUR = games.find("buteur")
SHOOTOUT = games.find("shootout")


def buteur(seed: int = 1, coaches: tuple[str, ...] = ("human", "human")) -> Match:
    options = BUTEUR.read_options()
    return new_match(BUTEUR, options, coaches, bytes([seed] * 32), ["nonce"])


def shootout() -> Match:
    options = SHOOTOUT.read_options()
    return new_match(SHOOTOUT, options, ("human", "human"), bytes(32), [])


def test_the_dealer_deals_before_the_first_decision() -> None:
    match = buteur()

    assert match.to_act in (0, 1)
    assert [hand.count for hand in match.state.hand] == [8, 8, 0, 0]


def test_a_move_out_of_turn_is_refused_and_changes_nothing() -> None:
    match = buteur()
    before = list(match.entries)

    with pytest.raises(OutOfTurnError):
        match.play(1 - match.to_act, match.legal()[0])

    assert match.entries == before


def test_an_illegal_move_names_its_clause_and_changes_nothing() -> None:
    match = buteur()
    before = match.state.tobytes()
    seat = match.to_act
    illegal = BUTEUR.notation.parse_move("pass")

    with pytest.raises(IllegalMoveError) as caught:
        match.play(seat, illegal)

    assert BUTEUR.clause_id(caught.value.clause) == "BU-1.1"
    assert match.state.tobytes() == before


@pytest.mark.parametrize("move", [-1, 10**6])
def test_a_number_that_is_no_move_is_refused(move: int) -> None:
    match = buteur()

    with pytest.raises(IllegalMoveError):
        match.play(match.to_act, move)


def test_an_aim_can_be_taken_back_before_the_keeper_dives() -> None:
    match = shootout()
    match.play(0, 1)

    match.undo(0)

    assert match.to_act == 0
    assert match.entries == [Played(1), TakenBack(0)]
    assert line(match.entries) == []


def test_nothing_is_taken_back_once_the_die_has_fallen() -> None:
    match = shootout()
    match.play(0, 1)
    match.play(1, 0)

    with pytest.raises(UndoError):
        match.undo(1)


def test_nobody_takes_back_what_another_did() -> None:
    match = shootout()
    match.play(0, 1)

    with pytest.raises(UndoError):
        match.undo(1)


def test_after_an_undo_chance_draws_the_same() -> None:
    match, other = shootout(), shootout()
    match.play(0, 1)
    match.undo(0)
    for played in (match, other):
        played.play(0, 0)
        played.play(1, 0)

    assert line(match.entries) == line(other.entries)


def test_a_move_without_a_choice_is_no_move_to_go_back_to() -> None:
    """A save that can only be declined would be declined again at once: undo goes past it."""
    rng, seen = generator(6), 0
    for seed in range(1, 9):
        match = buteur(seed)
        while not match.is_over:
            seat, legal = match.to_act, match.legal()
            match.play(seat, legal[below(rng, len(legal))])
            seen += len(legal) == 1 and match.plies[-1].seat == seat
            ply = match.undo_to(seat)
            if ply is not None:
                before = match.fork()
                before.undo(seat)
                assert len(before.plies) == ply
                assert before.to_act == seat
                assert len(before.legal()) > 1

    assert seen > 0


def test_the_log_is_the_match() -> None:
    match = buteur()
    rng = generator(4)
    while not match.is_over:
        legal = match.legal()
        match.play(match.to_act, legal[below(rng, len(legal))])

    again = state_after(BUTEUR, match.options, line(match.entries))

    assert again.tobytes() == match.state.tobytes()


def test_a_seat_passes_from_human_to_bot_and_back() -> None:
    match = buteur(coaches=("human", "bot:uniform"))
    table = Table(match, seed=3)
    table.run()
    match.hand_over(0, "bot:rules-of-thumb")
    match.hand_over(1, "human")

    table.run()

    assert match.to_act == 1
    assert match.coaches == ["bot:rules-of-thumb", "human"]
