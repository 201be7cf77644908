"""Cup Tie, clause by clause: a game from a package outside is tested as ours are."""

from pathlib import Path

import pytest
from tifo_cuptie import GAME
from tifo_cuptie.events import Happening
from tifo_cuptie.sheet import sheet
from tifo_cuptie.state import Phase, State, home, points, total

from tests.cli.conftest import Tifo, tifo as tifo
from tifo.core.contract import CHANCE, NOBODY
from tifo.core.events import Event
from tifo.core.messages import Message
from tifo.testing.clauses import unknown, unproved
from tifo.testing.ground import Ground
from tifo.text import LANGUAGES, catalogue

HERE = Path(__file__).parent
GROUND = Ground(GAME, Phase, Happening)
BEHIND = "phase=change hand0=youngster.captain fielded=regular.playmaker die=2.4"
"""The home coach has 5, the guest 8."""


def play(start: str, *moves: str) -> State:
    """The state after these moves, each of which must be legal."""
    state = GROUND.at(start)
    for move in moves:
        GROUND.apply(state, move)
    return state


def last_events(start: str, *moves: str) -> list[Event]:
    """What happened with the last of these moves."""
    return GROUND.apply(play(start, *moves[:-1]), moves[-1])


def scores(state: State) -> tuple[int, int]:
    return points(state, 0), points(state, 1)


# ------------------------------------------------------------------------------------- the rounds
@pytest.mark.clause("CT-1")
@pytest.mark.parametrize(
    ("before", "after"), [("round=0", 1), ("round=1 won=2.0.0", 2), ("round=2 won=2.2.0", 3)]
)
def test_a_round_is_worth_its_points(before: str, after: int) -> None:
    start = f"{before} phase=change hand1=star fielded=captain.reserve die=6.1"

    assert scores(play(start, "pass"))[0] == after


@pytest.mark.clause("CT-2")
@pytest.mark.parametrize(
    ("before", "host"), [("", 0), ("round=1 won=1.0.0", 1), ("round=2 won=1.2.0", 0)]
)
def test_who_has_fewer_points_is_at_home(before: str, host: int) -> None:
    assert home(GROUND.at(before)) == host


@pytest.mark.clause("CT-3")
@pytest.mark.parametrize("squad", ["4", "5"])
def test_the_squads_are_drawn_before_anything_else(squad: str) -> None:
    state = GAME.new_state(GAME.read_options({"squad": squad}))
    while GAME.rules.to_act(state) == CHANCE:
        GAME.rules.apply(state, GAME.rules.pick(state, 0), None)

    assert [hand.count for hand in state.hand] == [int(squad)] * 2


@pytest.mark.clause("CT-3")
def test_before_the_next_round_each_coach_draws_one_card() -> None:
    state = play(BEHIND, "pass", "draw star", "draw reserve")

    assert GROUND.due(state) == (Phase.FIELD_HOME, 0)
    assert [hand.count for hand in state.hand] == [3, 1]


@pytest.mark.clause("CT-3")
def test_a_drawn_card_is_for_its_coach_alone() -> None:
    [drew] = last_events("phase=draw owed=1.1", "draw star")

    assert (Happening.DREW.told(drew, 0), Happening.DREW.told(drew, 1)) == ({"card": 5}, {})


# ------------------------------------------------------------------------------------- the line-up
@pytest.mark.clause("CT-4")
def test_only_a_card_in_hand_is_fielded() -> None:
    start = "hand0=regular.star hand1=star"

    assert GROUND.legal(start) == ["regular", "star"]
    assert [GROUND.refused(start, move) for move in ("captain", "pass")] == ["CT-4", "CT-4"]


@pytest.mark.clause("CT-4")
def test_the_guest_does_not_see_what_the_home_coach_fielded() -> None:
    state = play("hand0=regular.star hand1=star", "star")

    assert [GAME.seen_by(state, seat).fielded[0] for seat in (0, 1, NOBODY)] == [6, 0, 0]


@pytest.mark.clause("CT-5")
def test_the_second_card_turns_both_over() -> None:
    state = play("hand0=regular.star hand1=star", "star", "star")

    assert list(GAME.seen_by(state, NOBODY).fielded) == [6, 6]
    assert GROUND.due(state) == (Phase.THROW, CHANCE)


@pytest.mark.clause("CT-5")
def test_strength_and_die_make_the_total() -> None:
    state = play("phase=throw hand0=star fielded=captain.reserve", "throw 4", "throw 1")

    assert (total(state, 0), total(state, 1)) == (9, 3)


# -------------------------------------------------------------------------------------- the change
@pytest.mark.clause("CT-6")
def test_the_coach_behind_is_asked_for_a_change() -> None:
    assert GROUND.due(GROUND.at(BEHIND)) == (Phase.CHANGE, 0)
    assert GROUND.legal(BEHIND) == ["youngster", "captain", "pass"]
    assert GROUND.refused(BEHIND, "star") == "CT-6"


@pytest.mark.clause("CT-6")
def test_the_first_throw_is_gone_and_the_new_one_decides() -> None:
    state = play(BEHIND, "captain", "throw 1")

    assert scores(state) == (0, 1)


@pytest.mark.clause("CT-6")
def test_nobody_answers_a_change() -> None:
    state = play(BEHIND + " hand1=star", "captain", "throw 6")

    assert (scores(state), state.phase) == ((1, 0), Phase.DRAW)


@pytest.mark.clause("CT-7")
@pytest.mark.parametrize(("pips", "through"), [(3, 1), (4, 0)])
def test_a_youngster_who_comes_on_counts_the_die_twice(pips: int, through: int) -> None:
    state = play(BEHIND, "youngster", f"throw {pips}")

    assert state.won[0] == through + 1


@pytest.mark.clause("CT-7")
def test_a_youngster_in_the_line_up_counts_it_once() -> None:
    state = play("phase=throw hand0=star fielded=youngster.star", "throw 6")

    assert total(state, 0) == 7


# ----------------------------------------------------------------------------------------- the end
@pytest.mark.clause("CT-8")
@pytest.mark.parametrize(("pips", "winner"), [(2, 1), (3, 0), (4, 0)])
def test_level_the_home_coach_goes_through(pips: int, winner: int) -> None:
    state = play(BEHIND, "captain", f"throw {pips}")

    assert state.won[0] == winner + 1


@pytest.mark.clause("CT-8")
def test_all_cards_on_the_table_are_discarded() -> None:
    state = play(BEHIND, "captain", "throw 2")

    assert list(state.discard) == [0, 0, 1, 1, 1, 0]


@pytest.mark.clause("CT-9")
@pytest.mark.parametrize(
    ("won", "standing"), [("1.1", [(0, 6), (1, 0)]), ("1.2", [(0, 4), (1, 2)])]
)
def test_most_points_win_the_cup(won: str, standing: list[tuple[int, int]]) -> None:
    start = f"round=2 won={won}.0 phase=change hand1=star fielded=star.reserve die=6.1"

    assert GAME.standing(play(start, "pass")) == standing


@pytest.mark.clause("CT-9")
def test_equal_points_share_the_cup() -> None:
    start = "round=2 won=2.2.0 phase=change hand1=star fielded=star.reserve die=6.1"

    state = play(start, "pass")

    assert GAME.standing(state) == [(0, 3), (0, 3)]
    assert GROUND.refused(state, "pass") == "CT-9"


# ------------------------------------------------------------------------------- what belongs to it
def test_the_sheet_counts_the_faces_that_turn_the_round() -> None:
    turning = sheet(GAME.seen_by(GROUND.at(BEHIND), 0))["turning"]

    assert turning == {
        "youngster": 3, "reserve": 1, "regular": 2, "playmaker": 3, "captain": 4, "star": 5,
    }  # fmt: skip


def test_every_clause_is_proved_and_none_is_made_up() -> None:
    assert (unproved(GAME, HERE), unknown(GAME, HERE)) == ([], [])


@pytest.mark.parametrize("clause", GAME.clauses)
def test_its_readme_says_what_its_rulebook_says(clause: int) -> None:
    text = catalogue("en", GAME).say(Message(f"clause-{GAME.clause_id(clause)}"))
    readme = HERE.parents[1] / "examples" / "cuptie" / "README.md"

    assert f"| {GAME.clause_id(clause)} | {text} |" in readme.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_cup_in_the_terminal_is_kept_verified_and_told(
    tifo: Tifo, tmp_path: Path, language: str
) -> None:
    told = f"--lang {language}"
    played = tifo(f"play cuptie --pace fast --seed 3 {told}", answers=",".join(["1"] * 20))
    [path] = tmp_path.glob("*.tifo.json")

    assert (played.code, played.err) == (0, "")
    assert tifo(f"verify {path} {told}").code == 0
    assert tifo(f"replay {path} {told}").code == 0


@pytest.mark.compiles("cuptie")
def test_rules_of_thumb_beat_chance(tifo: Tifo) -> None:
    ran = tifo("arena cuptie rules-of-thumb uniform --matches 600 --seed 2 --lang en")

    assert ran.out.splitlines()[1].startswith("rules-of-thumb")
