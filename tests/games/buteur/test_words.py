"""What is said of the match: the right words, and the right clause for each."""

import pytest

from tests.games.buteur.pitch import apply, parse_move, parse_state, play, refused, told
from tifo.games.buteur import GAME
from tifo.games.buteur.events import Happening

GOAL_KICK = "phase=goal_kick turn=1 ball=2,13"
CLEARANCE = "phase=clear_ball turn=1 ball=4,13"
KICK_OFF = "phase=kick_off turn=1"
FEW = "pile=A01.A02.A03"


def position(start: str) -> str:
    seen = GAME.seen_by(parse_state(start), 0)
    return GAME.words.describe_position(seen).key


def refusal(start: str, move: str) -> str:
    state = parse_state(start)
    seen = GAME.seen_by(state, GAME.rules.to_act(state))
    clause = GAME.rules.refusal(state, parse_move(move))
    return GAME.words.describe_refusal(seen, parse_move(move), clause).key


@pytest.mark.parametrize("flag", [0, 2], ids=["penalty", "corner"])
def test_a_ball_that_is_placed_is_not_told_as_a_kick(flag: int) -> None:
    state = parse_state(f"phase=place_ball turn=1 flag={flag} ball=0,13 hand1=A01")

    (event,) = apply(state, "place 2")

    message = GAME.words.describe_event(event, 0)
    assert message is not None
    assert message.key == "event-ball-placed"


@pytest.mark.parametrize("what", ["corner", "penalty"])
@pytest.mark.parametrize(("pile", "said"), [("", ""), (FEW, "-discards")])
def test_it_is_said_which_cards_are_cut(what: str, pile: str, said: str) -> None:
    assert position(f"phase={what}_cut turn=0 {pile}") == f"position-{what}-cut{said}"


@pytest.mark.clause("BU-6.1", "BU-3.1")
@pytest.mark.parametrize(
    ("where", "clause"), [(GOAL_KICK, "BU-6.1"), (CLEARANCE, "BU-6.1"), (KICK_OFF, "BU-3.1")]
)
def test_an_exchange_cites_the_restart_that_wants_it(where: str, clause: str) -> None:
    state = parse_state(f"{where} hand1=F1.CR")

    events = told(apply(state, "CR shed"))

    shown = [(Happening.SHOWED, clause)] * 2
    assert events == [*shown, (Happening.EXCHANGED, clause)]


@pytest.mark.clause("BU-6.1", "BU-3.1")
@pytest.mark.parametrize(
    ("where", "clause"), [(GOAL_KICK, "BU-6.1"), (CLEARANCE, "BU-6.1"), (KICK_OFF, "BU-3.1")]
)
def test_who_is_stuck_is_told_at_which_restart(where: str, clause: str) -> None:
    state = parse_state(f"{where} hand0=A02 hand1=F1 pile=")

    events = told(apply(state, "pass"))[:2]

    assert events == [(Happening.SHOWED, clause), (Happening.STUCK, clause)]


@pytest.mark.clause("BU-9.3", "BU-8.5")
@pytest.mark.parametrize(("flag", "clause"), [(0, "BU-9.3"), (2, "BU-8.5"), (3, "BU-8.5")])
@pytest.mark.parametrize("move", ["pass", "A01 F", "throw N"])
def test_who_must_place_the_ball_is_told_why(flag: int, clause: str, move: str) -> None:
    start = f"phase=place_ball turn=1 flag={flag} hand1=A01"

    assert refused(start, move) == clause
    assert refusal(start, move) == "refusal-place-first"


@pytest.mark.parametrize(
    ("start", "said"),
    [
        ("phase=open_play turn=0 ball=4,5 hand0=A01.G1", "refusal-pass"),
        ("phase=open_play turn=0 ball=4,5 hand0=G1", "refusal-pass-shed"),
        ("phase=kick_off turn=0 hand0=A01.G1", "refusal-pass"),
        ("phase=kick_off turn=0 hand0=G1", "refusal-pass-exchange"),
        ("phase=goal_kick turn=0 ball=2,0 hand0=F1", "refusal-pass-exchange"),
    ],
)
def test_who_may_not_pass_is_told_what_to_do(start: str, said: str) -> None:
    assert refusal(start, "pass") == said


@pytest.mark.parametrize(
    ("last_turn", "said"), [(0, "move-use-corner"), (1, "move-use-corner-last")]
)
def test_a_corner_of_the_last_turn_is_offered_as_what_it_is(last_turn: int, said: str) -> None:
    state = parse_state(f"phase=save turn=1 last_turn={last_turn} ball=4,14 hand1=CR")

    message = GAME.words.describe_move(GAME.seen_by(state, 1), parse_move("CR"))

    assert message.key == said


def test_the_last_save_is_told_with_its_card() -> None:
    state = parse_state("phase=save turn=1 last_turn=1 ball=4,14 hand1=CR")

    _, saved = apply(state, "CR")

    message = GAME.words.describe_event(saved, 0)
    assert message is not None
    assert message.key == "event-saved-at-whistle"


def test_a_ball_is_told_by_its_way() -> None:
    start = "phase=open_play turn=0 ball=4,5 hand0=A01.A02.A09"
    runs = {"A01 L": "across", "A02 F": "short", "A09 F": "long"}

    for move, run in runs.items():
        moved = apply(play(start), move)[1]
        message = GAME.words.describe_event(moved, 0)
        assert message is not None
        assert message.key == f"event-ball-{run}"
