"""CHANCE: the toss, the draws and the cuts; every card as likely as any other."""

from collections import Counter

import pytest

from tests.games.buteur.anywhere import (
    CODES,
    applied,
    first_short,
    hand_of,
    mover,
    positions,
    tell,
)
from tests.games.buteur.ending import assert_due, turn_ends
from tests.games.buteur.pitch import legal, refused
from tifo.core.contract import NOT_YOURS
from tifo.core.events import EVERYONE, Events, only
from tifo.games.buteur import GAME
from tifo.games.buteur.moves import SHOW
from tifo.games.buteur.state import Phase, State

RULES = GAME.rules
CUTS = ("corner_cut", "penalty_cut")
CARDS = ("draw", "redraw", *CUTS)


def shown_to_all(state: State, phase: str) -> Counter[str]:
    """The cards of which one comes up."""
    from_discards = phase in CUTS and state.pile_count <= 3
    counts = state.discard if from_discards else state.pile
    return Counter(
        {f"show {code}": counts[card] for card, code in enumerate(CODES) if counts[card]}
    )


@pytest.mark.clause("BU-D.2", "BU-8.3", "BU-9.2", "BU-12.4")
@pytest.mark.parametrize("phase", CARDS)
def test_every_card_of_the_pile_is_as_likely(phase: str) -> None:
    for state in positions(phase):
        cards, weights = shown_to_all(state, phase), [0] * RULES.MOST_LEGAL
        total = RULES.total_odds(state)
        picked = Counter(GAME.notation.format_move(RULES.pick(state, n)) for n in range(total))

        assert legal(state) == list(cards)
        assert weights[: RULES.odds(state, weights)] == list(cards.values())
        assert (picked, total) == (cards, cards.total())


@pytest.mark.parametrize("phase", CARDS)
def test_chance_shows_no_card_that_lies_elsewhere(phase: str) -> None:
    for state in positions(phase, 10):
        cards = shown_to_all(state, phase)
        for code in CODES:
            why = "" if f"show {code}" in cards else str(NOT_YOURS)
            assert refused(state, f"show {code}") == why
        assert [refused(state, f"toss {team}") for team in (0, 1)] == [str(NOT_YOURS)] * 2


@pytest.mark.clause("BU-P.4")
def test_a_coin_has_two_sides() -> None:
    for state in positions("toss", 5):
        weights = [0] * RULES.MOST_LEGAL

        assert legal(state) == ["toss 0", "toss 1"]
        assert [refused(state, move) for move in legal(state)] == ["", ""]
        assert refused(state, "show P") == str(NOT_YOURS)
        assert weights[: RULES.odds(state, weights)] == [1, 1]
        assert RULES.total_odds(state) == 2
        picked = [GAME.notation.format_move(RULES.pick(state, ticket)) for ticket in (0, 1)]
        assert picked == ["toss 0", "toss 1"]


@pytest.mark.clause("BU-P.4")
@pytest.mark.parametrize("team", [0, 1])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_team_that_wins_the_toss_is_dealt_to_and_kicks_off(team: int, seats: int) -> None:
    state = GAME.new_state(GAME.read_options({"seats": str(seats)}))

    after, events = applied(state, f"toss {team}")

    assert events == [tell("TOSSED", "BU-P.4", team, team)]
    assert_due(after, "draw", team)
    assert (after.first_team, after.next_phase, after.next_turn) == (team, Phase.KICK_OFF, team)


# -------------------------------------------------------------------------------------- the draws
@pytest.mark.clause("BU-2.2", "BU-D.4", "BU-3.1")
@pytest.mark.parametrize("phase", ["draw", "redraw"])
def test_a_drawn_card_goes_to_one_hand_and_nobody_else_hears_of_it(phase: str) -> None:
    for state in positions(phase):
        seat = mover(state) if phase == "redraw" else first_short(state)
        if seat < 0:
            continue
        for move in legal(state):
            card, events = CODES.index(move.split()[1]), Events()
            after = state.copy()
            RULES.apply(after, SHOW + card, events)
            drew = events.event[0]
            assert RULES.audience(state, SHOW + card) == only(seat)
            assert (drew.secret, drew.audience, drew.seat) == (card, only(seat), seat)
            assert (drew.a, drew.b, drew.c, drew.d) == (0, 0, 0, 0)
            assert after.shown == state.shown
            held = sorted([*hand_of(state, seat), CODES[card]], key=CODES.index)
            assert hand_of(after, seat) == held
            assert sum(hand.count for hand in after.hand) == 1 + sum(
                hand.count for hand in state.hand
            )


@pytest.mark.clause("BU-2.2", "BU-12.2")
def test_when_all_hands_are_full_the_next_seat_is_on() -> None:
    for state in positions("draw", 60):
        if first_short(state) < 0:
            continue
        for move in legal(state):
            after, events = applied(state, move)
            turns = (state.next_turn - state.turn) % 4
            assert events[1:] == turn_ends(state, after, "open_play", turns)


@pytest.mark.clause("BU-3.1", "BU-6.1")
def test_after_an_exchange_the_same_seat_restarts() -> None:
    for state in positions("redraw"):
        for move in legal(state):
            after, events = applied(state, move)
            assert_due(after, Phase(state.next_phase).name.lower(), state.turn)
            assert (after.pile_count, len(events)) == (state.pile_count - 1, 1)
            assert after.last_turn == state.last_turn


@pytest.mark.clause("BU-D.4")
@pytest.mark.parametrize("phase", [phase.name.lower() for phase in Phase])
def test_every_other_move_is_seen_by_all(phase: str) -> None:
    for state in positions(phase, 4):
        if phase not in ("draw", "redraw"):
            assert {RULES.audience(state, move) for move in GAME.legal(state)} <= {EVERYONE}
