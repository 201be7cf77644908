"""Le championnat: tour de terrain, journées, calendrier, classement, match d'appui."""

from itertools import combinations

import pytest

from tests.games.footmania.table import (
    GREENS,
    LAP,
    YELLOWS,
    apply,
    due,
    match_of,
    parse_state,
    play,
    told,
    word,
)
from tifo.core.contract import CHANCE, NOBODY
from tifo.games.footmania import GAME
from tifo.games.footmania.apply.championship import scheduled
from tifo.games.footmania.events import Happening
from tifo.games.footmania.state import Phase, State

LAST_SQUARE = 31
SEASON = {
    2: "seats=2 stage=2 numbered=2 seat_of=0,1",
    3: "seats=3 stage=2 numbered=3 seat_of=0,1,2",
    4: "seats=4 stage=2 numbered=4 seat_of=0,1,2,3",
}


def play_day(state: State) -> State:
    """Bring the first pawn round and let every match of the day be decided by the line-ups."""
    before = state.day
    if state.phase == Phase.ROLL:
        state.square[state.turn] = LAST_SQUARE
    while state.phase != Phase.OVER and state.day == before:
        phase = Phase(state.phase)
        move = {Phase.ROLL: "roll 1", Phase.LINE_UP: "yes", Phase.STOP: "pass"}.get(phase, "pass")
        apply(state, move)
    return state


@pytest.mark.clause("FM-ch-2")
def test_all_pawns_go_to_the_championship_square() -> None:
    start = f"seats=2 phase=market actor=0 square=M3,P19 came=35,19 held0={YELLOWS}"

    assert word(play(start, "show team"), "square") == "P0,P0,P0,P0"


@pytest.mark.clause("FM-ch-3")
def test_the_lap_is_fixed_and_leaves_the_halfway_line_out() -> None:
    state = play(f"{LAP} square=P7,P0", "roll 3")

    assert word(state, "square").split(",")[0] == "P10"
    assert state.phase == Phase.DRAW_PLUS


@pytest.mark.clause("FM-ch-3")
def test_there_is_no_choice_of_way_in_the_championship() -> None:
    for pips in range(1, 7):
        assert play(f"{LAP} square=P6,P0", f"roll {pips}").phase != Phase.WAY


@pytest.mark.clause("FM-ch-4", "FM-champ")
@pytest.mark.parametrize(("square", "pips"), [("P31", 1), ("P31", 6), ("P26", 6)])
def test_reaching_or_passing_the_championship_square_brings_on_the_day(
    square: str, pips: int
) -> None:
    state = play(f"{LAP} square={square},P5", f"roll {pips}")

    assert (state.phase, state.square[0]) == (Phase.LINE_UP, 0)


@pytest.mark.clause("FM-ch-4")
def test_a_pawn_short_of_the_square_does_not() -> None:
    assert play(f"{LAP} square=P26,P0", "roll 5").phase != Phase.LINE_UP


@pytest.mark.clause("FM-champ")
def test_the_championship_square_does_nothing_while_teams_are_built() -> None:
    state = play("seats=2 phase=roll turn=0 square=P31 came=31", "roll 1")

    assert (due(state), state.turn, list(state.cash)[:2]) == ((Phase.ROLL, CHANCE), 1, [140, 140])


@pytest.mark.clause("FM-day-1")
@pytest.mark.parametrize(("seats", "matches"), [(2, 1), (3, 1), (4, 2)])
def test_matches_a_day(seats: int, matches: int) -> None:
    state = parse_state(f"{SEASON[seats]} phase=roll square=P31")
    kicked_off = 0
    for move in ("roll 1", *("yes", "yes", "pass", "pass") * matches):
        happened = [happening for happening, _ in told(apply(state, move))]
        kicked_off += Happening.KICK_OFF in happened

    assert (kicked_off, state.day) == (matches, 1)


@pytest.mark.clause("FM-day-2")
@pytest.mark.parametrize(
    ("seats", "days"),
    [
        (2, ["1-2", "2-1"]),
        (3, ["1-2", "1-3", "2-3", "2-1", "3-1", "3-2"]),
        (4, ["1-2 3-4", "1-3 2-4", "1-4 2-3", "2-1 4-3", "3-1 4-2", "4-1 3-2"]),
    ],
)
def test_the_schedule(seats: int, days: list[str]) -> None:
    state = parse_state(SEASON[seats])
    found = []
    for day, text in enumerate(days):
        state.day = day
        matches = range(len(text.split()))
        pairs = [(scheduled(state, m, 0) + 1, scheduled(state, m, 1) + 1) for m in matches]
        found.append(" ".join(f"{home}-{away}" for home, away in pairs))

    assert found == days


@pytest.mark.clause("FM-day-1", "FM-day-2")
def test_x9_three_coaches_play_four_matches_each_on_six_days() -> None:
    state = parse_state(f"{SEASON[3]} phase=roll")
    for _ in range(6):
        play_day(state)

    assert state.day == 6
    assert list(state.points)[:3] == [4, 4, 4]  # level teams, a point a match


@pytest.mark.clause("FM-day-2")
def test_championship_numbers_are_drawn_by_lot() -> None:
    state = play(f"seats=3 phase=market actor=1 held1={YELLOWS}", "show team", "lot 2", "lot 0")

    assert word(state, "seat_of").split(",")[:3] == ["2", "0", "1"]


@pytest.mark.clause("FM-match-8")
def test_each_team_that_played_gets_half_a_million() -> None:
    state = parse_state(f"{SEASON[3]} phase=roll square=P31")
    play_day(state)

    assert list(state.cash)[:3] == [150, 150, 140]  # the third was free


@pytest.mark.clause("FM-match-8")
def test_the_gate_is_paid_after_the_whole_day() -> None:
    state = parse_state(f"{SEASON[4]} phase=roll square=P31")
    for move in ("roll 1", "yes", "yes", "pass", "pass"):
        apply(state, move)

    assert list(state.cash) == [140] * 4
    assert list(play(state, "yes", "yes", "pass", "pass").cash) == [150] * 4


@pytest.mark.clause("FM-match-9")
def test_all_pawns_come_back_and_who_brought_on_the_day_starts() -> None:
    state = parse_state(f"{SEASON[4]} phase=roll turn=2 square=P9,P4,P31,P20")
    play_day(state)

    assert (set(state.square), state.turn) == ({0}, 2)


# ------------------------------------------------------------------------------------- the end
LAST_DAY = f"{SEASON[2]} phase=roll square=P31 day=1 banned=1"


@pytest.mark.clause("FM-fin-1", "FM-goal")
def test_most_points_wins() -> None:
    state = match_of(f"{LAST_DAY} points=2,0 open0={YELLOWS} open1={GREENS[:3]}", "pass", "pass")

    assert GAME.rules.to_act(state) == NOBODY
    assert GAME.standing(state) == [(0, 4), (1, 0)]


@pytest.mark.clause("FM-goal")
def test_when_it_is_won_nothing_more_can_be_done() -> None:
    state = match_of(f"{LAST_DAY} points=2,0 open0={YELLOWS}", "pass", "pass")

    assert GAME.legal(state) == []
    assert GAME.clause_id(GAME.rules.refusal(state, 0)) == "FM-goal"


@pytest.mark.clause("FM-fin-2")
def test_level_points_are_decided_by_pennants() -> None:
    state = match_of(f"{LAST_DAY} points=1,1 beaten1=M02", "pass", "pass")

    assert GAME.standing(state) == [(1, 2), (0, 2)]


@pytest.mark.clause("FM-fin-3")
def test_level_pennants_are_decided_by_a_play_off() -> None:
    state = match_of(f"{LAST_DAY} points=2,0 open0={YELLOWS} open1={GREENS}", "pass", "pass")
    decided = play(state, "yes", "yes", "pass", "pass")

    assert due(state) == (Phase.LINE_UP, 0)
    assert GAME.standing(decided) == [(1, 2), (0, 2)]
    assert list(decided.cash)[:2] == [150, 150]  # a play-off has no gate


@pytest.mark.clause("FM-fin-3")
def test_a_play_off_that_tells_nobody_apart_shares_the_title() -> None:
    state = match_of(f"{LAST_DAY} points=1,1", "pass", "pass", "yes", "yes", "pass", "pass")

    assert GAME.standing(state) == [(0, 2), (0, 2)]


@pytest.mark.clause("FM-fin-3")
def test_a_level_play_off_with_plus_cards_is_played_again() -> None:
    start = f"{LAST_DAY} points=1,1 plus0=F1 plus1=F1"
    state = match_of(start, "pass", "pass", "yes", "yes", "plus F1", "plus F1", "pass", "pass")

    assert due(state) == (Phase.LINE_UP, 0)


@pytest.mark.clause("FM-fin-3")
def test_three_level_teams_meet_each_other() -> None:
    state = parse_state(f"{SEASON[3]} phase=roll square=P31 day=5 banned=1 points=3,3,2")
    state.points[2] = 3
    state.points[1] = 2
    pairs = []
    play_day(state)
    while state.phase != Phase.OVER:
        if state.phase == Phase.LINE_UP and state.actor == state.home:
            pairs.append((state.home, state.away))
        apply(state, "yes" if state.phase == Phase.LINE_UP else "pass")

    level = [seat for seat in range(3) if state.points[seat] == max(state.points)]
    assert pairs == list(combinations(level, 2))
