"""What may be played in every phase, and which clause forbids the rest."""

import pytest

from tests.games.buteur.anywhere import (
    ARROWS,
    NEIGHBOURS,
    SYMBOLS,
    WAYS,
    hand_of,
    is_in_area,
    mover,
    own_line,
    positions,
    run,
    start_squares,
    their_line,
)
from tests.games.buteur.pitch import legal, parse_state, refused
from tifo.core.contract import CHANCE, NO_SUCH_MOVE, NOBODY, NOT_NOW, NOT_YOURS
from tifo.games.buteur import GAME
from tifo.games.buteur.moves import MOVE_COUNT
from tifo.games.buteur.state import Phase, State

CARD_PHASES = (
    "kick_off", "goal_kick", "clear_ball", "open_play", "follow_up", "penalty_offer", "save",
)  # fmt: skip
PLAYABLE = {
    "kick_off": "A", "goal_kick": "AG", "clear_ball": "AG", "open_play": "AFP", "follow_up": "A",
    "penalty_offer": "P", "save": "GC",
}  # fmt: skip
FORBIDS = {
    "kick_off": "BU-3.6", "goal_kick": "BU-6.1", "clear_ball": "BU-6.1", "follow_up": "BU-5.3",
    "penalty_offer": "BU-1.1", "save": "BU-7.1",
}  # fmt: skip
RESTARTS = ("kick_off", "goal_kick", "clear_ball")


def kind_forbidden(state: State, phase: str, code: str) -> str:
    """The clause that forbids a card of this kind here, or nothing."""
    kind = code[0]
    if kind not in PLAYABLE[phase]:
        return FORBIDS.get(phase) or {"G": "BU-7.2", "C": "BU-8.1"}[kind]
    if phase == "open_play" and kind == "P":
        return "" if is_in_area(state, their_line(state)) else "BU-9.1"
    if phase == "open_play" and kind == "F":
        in_area = is_in_area(state, their_line(state)) or is_in_area(state, own_line(state))
        return "BU-5.1" if in_area else ""
    return ""


def way_forbidden(state: State, phase: str, code: str, way: str, start: int) -> str:
    """The clause that forbids an arrow of a card that may be played, or nothing."""
    if not any(ARROWS[code]):
        return "BU-1.2"
    if start >= len(start_squares(state, phase)):
        return "BU-3.4"
    squares = ARROWS[code][WAYS.index(way)]
    if squares == 0:
        return "BU-1.2"
    if code[0] == "F":
        ends, *_ = run(state, state.ball_x, state.ball_y, way, squares)
        followed = any(card[0] == "A" for card in hand_of(state, mover(state)))
        return "" if ends == "goal" or (ends == "in play" and followed) else "BU-5.3"
    return ""


def plays(state: State, phase: str) -> list[str]:
    """Every way to play a card."""
    found = []
    for code in dict.fromkeys(hand_of(state, mover(state))):
        if kind_forbidden(state, phase, code):
            continue
        if not any(ARROWS[code]):
            found.append(code)
        for start in range(2):
            for way in WAYS:
                if not way_forbidden(state, phase, code, way, start):
                    found.append(f"{code} {way}{' 2' * start}")
    return found


def allowed(state: State, phase: str) -> list[str]:
    """Everything that may be done in a phase of cards."""
    found = plays(state, phase)
    if phase in ("save", "penalty_offer"):
        return [*found, "pass"]
    if found:
        return found
    if phase in RESTARTS and state.pile_count == 0:
        return ["pass"]
    return [f"{code} shed" for code in dict.fromkeys(hand_of(state, mover(state)))]


@pytest.mark.clause("BU-1.1", "BU-1.2", "BU-3.6", "BU-5.3", "BU-6.1", "BU-7.1")
@pytest.mark.parametrize("phase", CARD_PHASES)
def test_what_may_be_played(phase: str) -> None:
    for state in positions(phase):
        assert legal(state) == allowed(state, phase)


@pytest.mark.parametrize("phase", CARD_PHASES)
def test_whatever_is_not_refused_is_legal(phase: str) -> None:
    for state in positions(phase, 6):
        free = [move for move in range(MOVE_COUNT) if GAME.rules.refusal(state, move) == 0]

        assert free == GAME.legal(state)


def why_not(state: State, phase: str, code: str, use: str) -> str:
    """The clause that forbids a use of a card in hand, or nothing."""
    can_play = plays(state, phase)
    if use == "shed":
        if can_play or phase in ("save", "penalty_offer"):
            return "BU-1.1"
        return "BU-2.2" if phase in RESTARTS and state.pile_count == 0 else ""
    forbidden = kind_forbidden(state, phase, code)
    if forbidden:
        return forbidden
    if use == "":
        return "BU-1.2" if any(ARROWS[code]) else ""
    return way_forbidden(state, phase, code, use[0], use.count("2"))


USES = ("", "shed", *WAYS, *(f"{way} 2" for way in WAYS))


@pytest.mark.clause("BU-3.6", "BU-5.1", "BU-6.1", "BU-7.2", "BU-8.1", "BU-9.1", "BU-3.4", "BU-D.4")
@pytest.mark.parametrize("phase", CARD_PHASES)
def test_which_clause_forbids_a_card(phase: str) -> None:
    for state in positions(phase, 12):
        hand = hand_of(state, mover(state))
        for code in SYMBOLS:
            for use in USES:
                why = why_not(state, phase, code, use) if code in hand else "BU-D.4"
                assert refused(state, f"{code} {use}".strip()) == why


@pytest.mark.clause("BU-1.1")
@pytest.mark.parametrize("phase", CARD_PHASES)
def test_who_may_pass(phase: str) -> None:
    for state in positions(phase):
        why = "" if "pass" in allowed(state, phase) else "BU-1.1"

        assert refused(state, "pass") == why


@pytest.mark.parametrize("phase", CARD_PHASES)
@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("throw SW", NOT_NOW), ("throw NE", NOT_NOW), ("place 1", NOT_NOW), ("place 4", NOT_NOW),
        ("show A01", NOT_YOURS), ("show P", NOT_YOURS), ("toss 0", NOT_YOURS),
    ],
)  # fmt: skip
def test_moves_of_another_phase_and_of_chance_are_refused(phase: str, move: str, why: int) -> None:
    for state in positions(phase, 3):
        assert refused(state, move) == str(why)


@pytest.mark.parametrize("phase", [phase.name.lower() for phase in Phase])
def test_there_is_no_move_beyond_the_last(phase: str) -> None:
    for state in positions(phase, 2):
        assert GAME.rules.refusal(state, -1) == NO_SUCH_MOVE
        assert GAME.rules.refusal(state, MOVE_COUNT) == NO_SUCH_MOVE


@pytest.mark.clause("BU-10.2")
def test_a_throw_in_goes_to_any_neighbour_on_the_pitch() -> None:
    for state in positions("throw_in"):
        for way, (dx, dy) in NEIGHBOURS.items():
            x, y = state.ball_x + dx, state.ball_y + dy
            stays = 0 <= x <= 9 and 0 <= y < state.rows
            assert refused(state, f"throw {way}") == ("" if stays else "BU-10.2")
            assert (f"throw {way}" in legal(state)) == stays
        assert all(move.startswith("throw") for move in legal(state))


@pytest.mark.clause("BU-10.2")
@pytest.mark.parametrize("move", ["A01 L", "P", "P shed", "place 1", "place 4", "pass"])
def test_at_a_throw_in_nothing_else_comes_first(move: str) -> None:
    for state in positions("throw_in", 5):
        assert refused(state, move) == "BU-10.2"


@pytest.mark.clause("BU-8.5", "BU-9.3")
@pytest.mark.parametrize("move", ["A01 L", "P shed", "throw SW", "throw NE", "pass"])
def test_the_ball_is_placed_on_one_of_four_squares(move: str) -> None:
    for state in positions("place_ball", 8):
        clause = "BU-8.5" if state.flag else "BU-9.3"
        assert legal(state) == ["place 1", "place 2", "place 3", "place 4"]
        assert [refused(state, place) for place in legal(state)] == [""] * 4
        assert refused(state, move) == clause


@pytest.mark.clause("BU-14")
def test_after_the_end_everything_is_refused() -> None:
    for state in positions("over", 5):
        assert (legal(state), GAME.rules.to_act(state)) == ([], NOBODY)
        assert {GAME.rules.refusal(state, move) for move in range(MOVE_COUNT)} == {
            GAME.rules.refusal(parse_state("phase=over"), 0)
        }
        assert refused(state, "show A01") == "BU-14"


@pytest.mark.clause("BU-P.2", "BU-P.3")
@pytest.mark.parametrize("phase", [*CARD_PHASES, "throw_in", "place_ball"])
def test_the_seat_that_has_the_turn_decides(phase: str) -> None:
    for state in positions(phase):
        assert GAME.rules.to_act(state) == mover(state)


@pytest.mark.parametrize("phase", ["toss", "draw", "redraw", "corner_cut", "penalty_cut"])
def test_chance_decides_the_rest(phase: str) -> None:
    for state in positions(phase, 5):
        assert GAME.rules.to_act(state) == CHANCE
        assert {refused(state, move) for move in ("pass", "A01 L", "throw N", "place 1")} == {
            str(NOT_YOURS)
        }
