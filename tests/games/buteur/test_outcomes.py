"""What every move leads to: where the ball lies, who is next with what, and what is told."""

import pytest

from tests.games.buteur.anywhere import (
    ARROWS,
    CODES,
    NEIGHBOURS,
    SYMBOLS,
    WAYS,
    Told,
    applied,
    hand_of,
    is_in_area,
    might_hold_penalty,
    mover,
    own_line,
    plays_upward,
    positions,
    run,
    seat_in,
    shown_by,
    start_squares,
    tell,
    their_line,
)
from tests.games.buteur.ending import assert_due, goal, turn_ends
from tests.games.buteur.pitch import ball, legal
from tifo.games.buteur.state import State

KICKS = ("kick_off", "goal_kick", "clear_ball", "open_play", "follow_up", "save")
RESTARTS = {"kick_off": "BU-3.1", "goal_kick": "BU-6.1", "clear_ball": "BU-6.1"}
OPTION = {
    "shed": 7,
    "": 6,
    **{way + two: i + 3 * len(two) // 2 for two in ("", " 2") for i, way in enumerate(WAYS)},
}


def used(move: str) -> tuple[str, str]:
    """The card of a move, and how it is used."""
    code, _, use = move.partition(" ")
    return code, use


def moves(state: State, *uses: str) -> list[str]:
    """The legal moves that use a card in one of these ways."""
    return [move for move in legal(state) if used(move)[1] in uses and move != "pass"]


def laid(before: State, after: State, code: str) -> None:
    """Hold a card that is laid down against BU-3.3: out of the hand, open on the table."""
    seat, left = mover(before), hand_of(before, mover(before))
    left.remove(code)
    assert hand_of(after, seat) == left
    shown = shown_by(before, seat)
    if code in shown:
        shown.remove(code)
    assert shown_by(after, seat)[: len(shown)] == shown
    for other in range(before.seats):
        if other != seat:
            assert hand_of(after, other) == hand_of(before, other)
    if after.half == before.half:
        assert after.discard_count == before.discard_count + 1
        assert after.discard[CODES.index(code)] == before.discard[CODES.index(code)] + 1


def played(state: State, move: str) -> Told:
    """How it is told that a card was played."""
    code, use = used(move)
    return tell("PLAYED", "BU-1.1", mover(state), CODES.index(code), OPTION[use])


# -------------------------------------------------------------------------------------- kicks
@pytest.mark.clause("BU-1.2", "BU-3.4", "BU-6.3", "BU-7.2", "BU-10.1", "BU-11.2", "BU-5.3")
@pytest.mark.parametrize("phase", KICKS)
def test_a_kick_is_carried_out(phase: str) -> None:
    for state in positions(phase):
        for move in moves(state, *WAYS, *(f"{way} 2" for way in WAYS)):
            after, events = applied(state, move)
            code, use = used(move)
            expected = [played(state, move)]
            if phase == "save":
                expected.append(tell("SAVED", "BU-7.2", mover(state), CODES.index(code)))
            x, y = start_squares(state, phase)[use.count("2")]
            ends, *end = run(state, x, y, use[0], ARROWS[code][WAYS.index(use[0])])
            clause = {"goal": "BU-11.2", "wide": "BU-6.2"}.get(ends, "BU-1.2")
            expected.append(tell("BALL_MOVED", clause, mover(state), x, y, *end))
            expected += landed(state, after, code, ends, *end)
            assert events == expected
            laid(state, after, code)


def landed(state: State, after: State, code: str, ends: str, x: int, y: int) -> list[Told]:
    """Hold what follows a kick against the rules; return what should be told of it."""
    seat = mover(state)
    if ends == "goal":
        return [tell("SHOT", "BU-11.2", seat, x), *shot(state, after)]
    assert list(after.goals) == list(state.goals)
    if ends == "wide":
        if after.half == state.half:
            assert ball(after) == (2 if x < 5 else 7, their_line(state))
        told = [tell("OUT_WIDE", "BU-6.2", seat, int(x > 5))]
        return told + turn_ends(state, after, "goal_kick")
    if after.half == state.half:
        assert ball(after) == (x, y)
    if ends == "touch":
        told = [tell("OUT_IN_TOUCH", "BU-10.1", seat, x, y)]
        return told + turn_ends(state, after, "throw_in")
    if code[0] == "F":
        assert_due(after, "follow_up", state.turn)
        return []
    moved = state.copy()
    moved.ball_x, moved.ball_y = x, y
    hidden = after.hand[seat].count - after.shown[seat].count
    if is_in_area(moved, their_line(state)) and might_hold_penalty(after, seat, hidden):
        assert_due(after, "penalty_offer", state.turn)
        return []
    return turn_ends(state, after, "open_play")


def shot(state: State, after: State) -> list[Told]:
    """Hold a shot against BU-7.1 and BU-12.3."""
    if not state.last_turn:
        assert list(after.goals) == list(state.goals)
        return turn_ends(state, after, "save")
    keeper = seat_in(state, state.turn + 1)
    savers = [code for code in hand_of(state, keeper) if code[0] in "GC"]
    if not savers:
        return goal(state, after, state.turn % 2) + turn_ends(state, after, "kick_off")
    seen = [code for code in shown_by(state, keeper) if code[0] in "GC"]
    card = (seen or savers)[0]
    assert list(after.goals) == list(state.goals)
    assert shown_by(after, keeper) == sorted(
        shown_by(state, keeper) + ([] if seen else [card]), key=CODES.index
    )
    saved = tell("SAVED", "BU-12.3", keeper, CODES.index(card))
    return [saved, *turn_ends(state, after, "kick_off")]


@pytest.mark.clause("BU-10.2")
def test_a_throw_in_is_followed_by_a_card_of_the_same_seat() -> None:
    for state in positions("throw_in"):
        for move in legal(state):
            after, events = applied(state, move)
            dx, dy = NEIGHBOURS[move.split()[1]]
            to = state.ball_x + dx, state.ball_y + dy
            assert ball(after) == to
            assert_due(after, "open_play", state.turn)
            assert events == [tell("BALL_MOVED", "BU-10.2", mover(state), *ball(state), *to)]


@pytest.mark.clause("BU-8.5", "BU-9.3")
def test_a_ball_is_placed_in_the_own_goal_area_and_cleared_by_the_same_seat() -> None:
    for state in positions("place_ball"):
        for move in legal(state):
            after, events = applied(state, move)
            to = 2 + int(move.split()[1]), own_line(state)
            clause = "BU-8.5" if state.flag else "BU-9.3"
            assert ball(after) == to
            assert_due(after, "clear_ball", state.turn)
            assert events == [tell("BALL_MOVED", clause, mover(state), *ball(state), *to)]


# ------------------------------------------------------------------------- corners and penalties
@pytest.mark.clause("BU-8.2", "BU-8.3", "BU-12.3")
def test_a_corner_is_played() -> None:
    for state in positions("save"):
        for move in moves(state, ""):
            after, events = applied(state, move)
            expected = [played(state, move)]
            if state.last_turn:
                expected.append(tell("SAVED", "BU-12.3", mover(state), CODES.index(move)))
                expected += turn_ends(state, after, "kick_off")
            else:
                flag = 2 if move == "CR" else 3
                left = (move == "CR") != plays_upward(state)
                corner = 0 if left else 9, own_line(state)
                expected.append(tell("CORNER", "BU-8.2", mover(state), flag))
                expected.append(tell("BALL_MOVED", "BU-8.2", mover(state), *ball(state), *corner))
                expected += turn_ends(state, after, "corner_cut")
                assert (ball(after), after.flag) == (corner, flag)
            assert (events, list(after.goals)) == (expected, list(state.goals))
            laid(state, after, move)


@pytest.mark.clause("BU-9.1", "BU-9.2")
@pytest.mark.parametrize("phase", ["penalty_offer", "open_play"])
def test_a_penalty_is_taken(phase: str) -> None:
    for state in positions(phase, 120):
        for move in moves(state, ""):
            after, events = applied(state, move)
            assert events == [played(state, move), tell("PENALTY", "BU-9.1", mover(state))]
            assert_due(after, "penalty_cut", state.turn)
            assert (after.flag, ball(after)) == (0, ball(state))
            laid(state, after, move)


@pytest.mark.clause("BU-8.4", "BU-8.5")
def test_a_corner_is_cut() -> None:
    for state in positions("corner_cut"):
        for move in legal(state):
            after, events = applied(state, move)
            code = move.split()[1]
            scores = SYMBOLS[code] == ("red" if state.flag == 2 else "blue")
            clause = "BU-8.4" if scores else "BU-8.5"
            cut = tell("CORNER_CUT", clause, mover(state), CODES.index(code), int(scores))
            assert events == [cut, *cut_ends(state, after, scores)]


@pytest.mark.clause("BU-9.3", "BU-9.4")
def test_a_penalty_is_cut() -> None:
    for state in positions("penalty_cut"):
        for move in legal(state):
            after, events = applied(state, move)
            code, keeper = move.split()[1], seat_in(state, state.turn + 1)
            scores = SYMBOLS[code] != "hand"
            clause = "BU-9.4" if scores else "BU-9.3"
            cut = tell("PENALTY_CUT", clause, keeper, CODES.index(code), int(scores))
            assert events == [cut, *cut_ends(state, after, scores)]


def cut_ends(state: State, after: State, scores: bool) -> list[Told]:
    """Hold what follows a cut against the rules; the card stays where it was."""
    if after.half == state.half:
        assert (after.pile, after.discard) == (state.pile, state.discard)
    if scores:
        return goal(state, after, state.turn % 2) + turn_ends(state, after, "kick_off")
    assert list(after.goals) == list(state.goals)
    return turn_ends(state, after, "place_ball")


# --------------------------------------------------------------------------- without a card to play
@pytest.mark.clause("BU-7.1", "BU-11.3")
def test_a_goal_is_let_in_and_the_same_seat_kicks_off() -> None:
    for state in positions("save"):
        after, events = applied(state, "pass")
        let_in = tell("LET_IN", "BU-7.1", mover(state))
        assert events == [let_in, *goal(state, after, 1 - state.turn % 2)]
        assert_due(after, "kick_off", state.turn)
        assert after.last_turn == state.last_turn


@pytest.mark.clause("BU-9.1")
def test_a_penalty_is_left_and_the_turn_is_over() -> None:
    for state in positions("penalty_offer"):
        after, events = applied(state, "pass")
        assert events == turn_ends(state, after, "open_play")


def shows(state: State, after: State, clause: str) -> list[Told]:
    """The cards that everybody sees only now, as they are told."""
    hidden = hand_of(state, mover(state))
    for code in shown_by(state, mover(state)):
        hidden.remove(code)
    return [tell("SHOWED", clause, mover(state), CODES.index(code)) for code in hidden]


@pytest.mark.clause("BU-3.1", "BU-6.1")
@pytest.mark.parametrize("phase", RESTARTS)
def test_who_is_stuck_shows_the_hand_and_the_others_go_on(phase: str) -> None:
    met = 0
    for state in positions(phase, 150):
        if legal(state) == ["pass"]:
            met += 1
            after, events = applied(state, "pass")
            stuck = tell("STUCK", RESTARTS[phase], mover(state))
            then = "kick_off" if phase == "kick_off" else "open_play"
            expected = [*shows(state, after, RESTARTS[phase]), stuck]
            assert events == expected + turn_ends(state, after, then)
            assert shown_by(after, mover(state)) == hand_of(state, mover(state))
    assert met > 0


@pytest.mark.clause("BU-3.1", "BU-6.1")
@pytest.mark.parametrize("phase", RESTARTS)
def test_a_card_is_exchanged_for_another_at_the_same_restart(phase: str) -> None:
    met = 0
    for state in positions(phase, 80):
        for move in moves(state, "shed"):
            met += 1
            after, events = applied(state, move)
            code, seat = used(move)[0], mover(state)
            exchanged = tell("EXCHANGED", RESTARTS[phase], seat, CODES.index(code))
            assert events == [*shows(state, after, RESTARTS[phase]), exchanged]
            assert shown_by(after, seat) == hand_of(after, seat)
            assert hand_of(after, seat) == minus(hand_of(state, seat), code)
            assert_due(after, "redraw", state.turn)
            assert after.next_phase == state.phase
            assert after.discard_count == state.discard_count + 1
    assert met > 0


def minus(hand: list[str], code: str) -> list[str]:
    """A hand without one copy of a card."""
    hand.remove(code)
    return hand


@pytest.mark.clause("BU-1.1", "BU-2.2")
def test_a_card_is_given_up_and_the_ball_stays() -> None:
    met = 0
    for state in positions("open_play", 120):
        for move in moves(state, "shed"):
            met += 1
            after, events = applied(state, move)
            code = used(move)[0]
            shed = tell("SHED", "BU-1.1", mover(state), CODES.index(code))
            assert events == [shed, *turn_ends(state, after, "open_play")]
            laid(state, after, code)
            if after.half == state.half:
                assert ball(after) == ball(state)
    assert met > 0
