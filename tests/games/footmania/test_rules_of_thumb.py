"""The coach who plays by rules of thumb, and the one valuation behind what he does."""

from collections.abc import Iterator

import pytest

from tests.games.footmania.table import GREENS, YELLOWS, parse_state, play
from tifo.core.rng import generator
from tifo.games.footmania import GAME
from tifo.games.footmania.components import SUM
from tifo.games.footmania.legal.bargain import wanted_place
from tifo.games.footmania.moves import EVEN, GET, GIVE, YES
from tifo.games.footmania.rules_of_thumb import LEAST_GAIN
from tifo.games.footmania.state import Phase, State
from tifo.games.footmania.valuation import offer_gain, valuation
from tifo.native.batch import Batch
from tifo.testing.walk import Moment, walk


def choice(state: State, seed: int = 1) -> str:
    """What the coach to act does."""
    seat = GAME.rules.to_act(state)
    legal = GAME.legal(state)
    move = GAME.rules.thumb(GAME.seen_by(state, seat), list(legal), len(legal), generator(seed))
    return GAME.notation.format_move(move)


def test_a_complete_team_is_shown_at_once() -> None:
    assert choice(parse_state(f"seats=2 phase=market actor=0 held0={YELLOWS}")) == "show team"


def test_a_missing_number_is_bought() -> None:
    start = "seats=2 phase=buy turn=0 actor=0 drawn=N29"

    assert choice(parse_state(start)) == "yes"
    assert choice(parse_state(f"{start} held0=N30.N48 cash=20,140")) == "pass"


def test_a_spare_man_is_sold_to_buy_one_who_is_needed() -> None:
    state = parse_state("seats=2 phase=buy turn=0 actor=0 drawn=N29 held0=N01.N02 cash=10,140")

    assert choice(state) == "N01"


def test_a_good_price_is_accepted_and_a_bad_one_is_not() -> None:
    start = "seats=2 phase=market actor=0 next_turn=0 held1=N01.N02"
    good = play(start, "offer", "pass", "no 1", "pass", "give 700000")
    bad = play(start, "offer", "pass", "no 1", "pass", "give 50000")

    assert choice(good) == "yes"
    assert choice(bad) != "yes"


def test_a_match_that_is_won_needs_no_plus_card() -> None:
    start = (
        "seats=2 stage=2 numbered=2 seat_of=0,1 phase=touchline revealed=1 home=0 away=1 actor=0"
        f" open0={GREENS} open1={YELLOWS} line_up0={GREENS} line_up1={YELLOWS} plus0=F3"
    )

    assert choice(parse_state(start)) == "pass"


def test_a_match_that_can_be_turned_is_turned() -> None:
    state = parse_state(
        "seats=2 stage=2 numbered=2 seat_of=0,1 phase=touchline revealed=1 home=0 away=1 actor=0"
        f" open0={YELLOWS} open1=N23 line_up0={YELLOWS} line_up1=N23.x.x.x.x.x.x.x.x.x.x"
        " boost=0,21 plus0=F3.F1"  # 22 against 24
    )

    assert choice(state) == "plus F3"


# ---------------------------------------------------------------------- no bargain that looks bad
def moments(seeds: range, seats: str) -> Iterator[Moment]:
    for seed in seeds:
        yield from walk(GAME, GAME.read_options({"seats": seats}), generator(seed), thumb=True)


def test_no_bargain_is_offered_or_struck_that_the_valuation_calls_bad() -> None:
    offers = deals = 0
    for moment in moments(range(3), "3"):
        state, move = moment.state, moment.move
        if state.phase == Phase.MONEY:
            notes = 0 if move == EVEN else -SUM[move - GET] if move < EVEN else SUM[move - GIVE]
            assert offer_gain(GAME.seen_by(state, state.actor)) - notes >= LEAST_GAIN
            offers += 1
        closes = state.phase == Phase.ANSWER and move == YES and wanted_place(state) < 0
        if closes or state.phase == Phase.HAND_OVER:
            before = [valuation(state.copy(), seat) for seat in (state.offer_from, state.offer_to)]
            after = state.copy()
            GAME.rules.apply(after, move, None)
            now = [valuation(after, seat) for seat in (state.offer_from, state.offer_to)]
            assert all(new - old >= LEAST_GAIN for old, new in zip(before, now, strict=True))
            deals += 1

    assert offers > 20
    assert deals > 2


def test_thinking_leaves_the_view_as_it_was() -> None:
    for moment in moments(range(1), "2"):
        if moment.seat >= 0 and moment.ply % 7 == 0:
            seen = GAME.seen_by(moment.state, moment.seat)
            before = seen.tobytes()
            GAME.rules.thumb(seen, list(moment.legal), len(moment.legal), generator(1))
            assert seen.tobytes() == before


@pytest.mark.long
@pytest.mark.compiles("footmania")
def test_three_coaches_who_play_at_random_are_beaten() -> None:
    wins = 0
    for seat in range(4):
        coaches = ["rules-of-thumb" if other == seat else "uniform" for other in range(4)]
        tally = Batch(GAME, GAME.read_options({"seats": "4"}), coaches, seed=seat).run(250)
        wins += tally.wins[seat]

    assert wins >= 600
