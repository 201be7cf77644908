"""What a new match looks like, and what a seat sees of any position."""

from itertools import product

import pytest

from tests.games.buteur.anywhere import COPIES, positions
from tifo.core.contract import NOBODY
from tifo.games.buteur import GAME
from tifo.games.buteur.state import Phase, State
from tifo.games.buteur.view import View

RULES = GAME.rules
DIRT = 7
"""What was in a record before."""
SECRET = ("hand", "pile", "seat")


def dirty(record: type[State]) -> State:
    """A record that was used before."""
    return record.frombytes(bytes([DIRT]) * len(record().tobytes()))


@pytest.mark.clause("BU-D.2", "BU-P.1", "BU-P.4")
@pytest.mark.parametrize(
    ("kick_off", "phase", "turn"),
    [("toss", Phase.TOSS, 0), ("first", Phase.DRAW, 0), ("second", Phase.DRAW, 1)],
)
def test_a_new_match_is_laid_out_whatever_was_there_before(
    kick_off: str, phase: Phase, turn: int
) -> None:
    for seats, rows, mouth, half in product((2, 3, 4), (14, 16, 18), (2, 4), (0, 1)):
        state = dirty(State)
        given = {"seats": seats, "rows": rows, "goal_mouth": mouth}
        options = {name: str(value) for name, value in given.items()}
        options |= {"kick_off": kick_off, "second_half": ("in-turn", "fixed")[half]}

        RULES.new_state(state, GAME.read_options(options))

        empty = {"count": 0, "card": [0] * 8}
        assert state.asdict() == {
            "seats": seats, "phase": phase, "turn": turn, "next_turn": turn,
            "next_phase": Phase.TOSS if phase == Phase.TOSS else Phase.KICK_OFF,
            "half": 1, "first_team": turn, "last_turn": 0, "second_half": half, "rows": rows,
            "left_post": 5 - mouth // 2, "ball_x": 4, "ball_y": rows // 2 - 1, "flag": 0,
            "goals": [0, 0], "hand": [empty] * 4, "shown": [empty] * 4, "pile_count": 55,
            "discard_count": 0, "discard": [0] * 45, "pile": list(COPIES.values()),
        }  # fmt: skip


@pytest.mark.clause("BU-D.4")
@pytest.mark.parametrize("phase", [phase.name.lower() for phase in Phase])
def test_a_seat_sees_the_table_and_its_own_hand(phase: str) -> None:
    for state in positions(phase, 6):
        for seat in (*range(state.seats), NOBODY):
            seen = dirty(View)
            assert isinstance(seen, View)
            RULES.view(state, seat, seen)
            told, true = seen.asdict(), state.asdict()

            assert {key: told[key] for key in true if key not in SECRET} == {
                key: true[key] for key in true if key not in SECRET
            }
            assert (told["seat"], told["pile"]) == (seat, [0] * 45)
            for other, hand in enumerate(true["hand"]):
                blank = {"count": hand["count"], "card": [0] * 8}
                assert told["hand"][other] == (hand if other == seat else blank)


@pytest.mark.clause("BU-15", "BU-D.1")
@pytest.mark.parametrize(
    ("seats", "teams"), [(2, (0, 1)), (3, (0, 1, 1)), (4, (0, 1, 0, 1))], ids=str
)
def test_a_side_ranks_by_its_goals(seats: int, teams: tuple[int, ...]) -> None:
    for state in positions("over", 20, seats=seats):
        goals = list(state.goals)
        ranks = [int(goals[team] < goals[1 - team]) for team in teams]
        standing = [0] * 2 * seats

        RULES.standing(state, standing)

        assert (standing[::2], standing[1::2]) == (ranks, [goals[team] for team in teams])
