"""Lots, the die and the draws: how likely each outcome is, and who may see it in the log."""

import pytest

from tests.games.footmania.book import moves
from tests.games.footmania.table import parse_move, parse_state
from tifo.core.contract import CHANCE
from tifo.core.events import EVERYONE, only
from tifo.core.rng import generator
from tifo.games.footmania import GAME
from tifo.games.footmania.components import KINDS, PLUS_CODE
from tifo.games.footmania.state import Phase, State
from tifo.testing.walk import walk

OTHER_PLUS = "F1.F1.F1.F1.F1.F1.F2.F2.F2.F2.F2.F2.F3.F3.F3.BL.BL.BL.BL.CR.CR.CR"
ALL_EUROPEANS = ".".join(f"M{number:02}" for number in range(1, 21))
ONE = only(1)


def tickets(state: State) -> dict[str, int]:
    """How many tickets each outcome should have."""
    if state.phase != Phase.DRAW_PLUS or state.pack[2].rest == 0:
        return dict.fromkeys(moves(state), 1)
    return {f"draw plus {PLUS_CODE[k]}": n for k, n in enumerate(state.plus_rest) if n > 0}


def test_every_ticket_of_a_match_draws_its_outcome() -> None:
    options = GAME.read_options({"seats": "2", "team": "ten"})
    for moment in walk(GAME, options, generator(8)):
        if moment.seat == CHANCE:
            total = GAME.rules.total_odds(moment.state)
            drawn = [GAME.rules.pick(moment.state, ticket) for ticket in range(total)]
            weights = [0] * len(moment.legal)
            GAME.rules.odds(moment.state, weights)

            assert drawn == [
                move for move, n in zip(moment.legal, weights, strict=True) for _ in range(n)
            ]
            assert tickets(moment.state) == {
                GAME.notation.format_move(move): drawn.count(move) for move in drawn
            }


@pytest.mark.parametrize(
    ("start", "drawn"),
    [
        ("phase=draw_plus tail2=SO.AP", "draw plus F1"),
        (f"phase=draw_plus plus1={OTHER_PLUS} tail2=SO.AP.SO.AP.PU.PU.CO.LI", "draw plus SO"),
        ("phase=draw_question tail3=Q05", "draw Q01"),
        ("phase=draw_man draw_from=2 open0=N01.N02", "draw N03"),
        ("phase=draw_man draw_from=1 open0=E01", "draw E02"),
        ("phase=draw_european stage=2 beaten0=M01", "draw M02"),
        ("phase=numbering stage=2 numbered=1", "lot 1"),
        (f"phase=numbering stage=2 numbered=1 beaten0={ALL_EUROPEANS}", "lot 1"),
    ],
)
def test_the_first_ticket_draws_the_first_card_that_is_there(start: str, drawn: str) -> None:
    state = parse_state(start)

    assert GAME.rules.pick(state, 0) == parse_move(drawn)


def test_a_pack_is_used_up_before_what_lies_under_it_comes_back() -> None:
    out = [0] * KINDS
    state = parse_state(f"phase=draw_plus plus1={OTHER_PLUS} tail2=SO.AP.SO.AP.PU.PU.CO")

    assert (GAME.rules.odds(state, out), out[0], GAME.rules.total_odds(state)) == (1, 1, 1)
    assert GAME.rules.pick(state, 0) == parse_move("draw plus LI")


NO_PLUS = f"plus0={OTHER_PLUS} tail2=SO.AP.SO.AP.PU.PU.CO.LI"


@pytest.mark.parametrize(
    ("start", "move", "audience"),
    [
        ("phase=first", "lot 1", EVERYONE),
        ("phase=roll turn=1", "roll 3", EVERYONE),
        ("phase=draw_man turn=1", "draw N01", ONE),
        ("phase=draw_man turn=1 draw_from=1", "draw E01", ONE),
        ("phase=draw_man turn=1 draw_from=2", "draw N01", EVERYONE),
        (
            "phase=draw_man turn=1 draw_from=1 tail1=E01.E02.E03.E04.E05.E06.E07.E08.E09.E10.E11"
            ".E12.E13.E14.E15.E16.E17.E18",
            "draw E01",
            EVERYONE,
        ),
        ("phase=draw_plus turn=1", "draw plus F1", ONE),
        (f"phase=draw_plus turn=1 {NO_PLUS}", "draw plus SO", EVERYONE),
        (f"phase=draw_plus turn=1 {NO_PLUS} plus_by=3", "draw plus SO", ONE | only(2)),
        (f"phase=draw_plus turn=1 {NO_PLUS} plus_by=2", "draw plus SO", ONE),
        ("phase=draw_question turn=1", "draw Q01", EVERYONE),
        ("phase=shed turn=1 actor=1 plus1=F1", "plus F1", ONE),
        ("phase=line_up stage=2 actor=1 home=1", "no 1", ONE),
        ("phase=line_up stage=2 actor=1 home=1", "yes", EVERYONE),
        ("phase=field stage=2 actor=1 home=1", "trainee", ONE),
        ("phase=market actor=1 held1=N01", "sell", EVERYONE),
        ("phase=buy turn=1 actor=1 drawn=N01", "yes", EVERYONE),
    ],
)
def test_who_may_see_a_move_in_the_log(start: str, move: str, audience: int) -> None:
    assert GAME.rules.audience(parse_state(start), parse_move(move)) == audience


@pytest.mark.clause("FM-fin-1", "FM-fin-2", "FM-fin-3")
@pytest.mark.parametrize(
    ("start", "ranks"),
    [
        ("points=4,6,2,0", [1, 0, 2, 3]),
        ("points=4,4,4,0 beaten1=M01 beaten2=M05", [2, 1, 0, 3]),
        ("points=4,4,2,2", [0, 0, 2, 2]),
        ("points=4,4,2,2 survived=0,1", [1, 0, 2, 2]),
        ("points=3,4,0,0 beaten0=M20.M19 survived=1", [1, 0, 2, 2]),
        ("points=4,4,0,0 beaten0=M01 survived=0,1", [0, 1, 2, 2]),
    ],
)
def test_points_then_pennants_then_the_play_off_rank_the_coaches(
    start: str, ranks: list[int]
) -> None:
    state = parse_state(f"phase=over stage=2 {start}")
    out = [0] * 8
    GAME.rules.standing(state, out)

    assert (out[0::2], out[1::2]) == (ranks, list(state.points))
