"""What holds in every position that can be reached."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings, strategies as st

from tests.games.buteur.pitch import parse_state
from tifo.core.contract import CHANCE, NOBODY
from tifo.core.hands import count_card
from tifo.core.rng import below, generator
from tifo.games.buteur import GAME
from tifo.games.buteur.components import CARDS, COLUMNS
from tifo.games.buteur.flight import Landing, fly
from tifo.games.buteur.state import Phase, State, hand_size, in_penalty_area
from tifo.native.batch import Batch

RULES = GAME.rules
OPTIONS = st.fixed_dictionaries(
    {option.name: st.sampled_from(sorted(option.choices)) for option in GAME.options}
)


def walk(given: dict[str, str], seed: int, look: Callable[[State, int], None]) -> State:
    """Play a random match and look at every position with the move that is made in it."""
    state, rng = GAME.new_state(GAME.read_options(given)), generator(seed)
    while RULES.to_act(state) != NOBODY:
        if RULES.to_act(state) == CHANCE:
            move = RULES.pick(state, below(rng, RULES.total_odds(state)))
        else:
            legal = GAME.legal(state)
            move = legal[below(rng, len(legal))]
        look(state, move)
        RULES.apply(state, move, None)
    return state


@settings(max_examples=15, deadline=None)
@given(OPTIONS, st.integers(0, 2**32 - 1))
def test_cards_are_conserved_and_every_byte_fits(given: dict[str, str], seed: int) -> None:
    def look(state: State, move: int) -> None:
        GAME.conserved(state)
        assert State.frombytes(state.tobytes()) == state

    walk(given, seed, look)


@settings(max_examples=15, deadline=None)
@given(OPTIONS, st.integers(0, 2**32 - 1))
def test_hands_are_sorted_full_at_the_start_of_a_turn_and_hold_what_was_shown(
    given: dict[str, str], seed: int
) -> None:
    def look(state: State, move: int) -> None:
        for seat in range(state.seats):
            hand, shown = state.hand[seat], state.shown[seat]
            cards = list(hand.card)[: hand.count]
            assert cards == sorted(cards)
            assert all(count_card(shown, card) <= count_card(hand, card) for card in range(CARDS))
            if state.phase == Phase.SAVE and state.pile_count > 0:
                assert hand.count == hand_size(state, seat)

    walk(given, seed, look)


@settings(max_examples=15, deadline=None)
@given(OPTIONS, st.integers(0, 2**32 - 1))
def test_the_ball_is_on_the_pitch_unless_it_is_in_the_net(given: dict[str, str], seed: int) -> None:
    def look(state: State, move: int) -> None:
        on_pitch = 0 <= state.ball_y < state.rows
        assert 0 <= state.ball_x < COLUMNS
        if state.phase == Phase.SAVE:
            assert not on_pitch
            assert state.left_post <= state.ball_x < COLUMNS - state.left_post
        elif state.phase not in (Phase.DRAW, Phase.KICK_OFF):
            assert on_pitch

    walk(given, seed, look)


@settings(max_examples=15, deadline=None)
@given(OPTIONS, st.integers(0, 2**32 - 1))
def test_goals_never_go_back_and_decide_the_match(given: dict[str, str], seed: int) -> None:
    goals = [0, 0]

    def look(state: State, move: int) -> None:
        assert sum(goals) <= sum(state.goals) <= sum(goals) + 1
        goals[:] = state.goals

    state = walk(given, seed, look)

    ranks = {rank for rank, _ in GAME.standing(state)}
    assert ranks == ({0} if state.goals[0] == state.goals[1] else {0, 1})


@given(
    st.integers(0, COLUMNS - 1), st.integers(0, 13), st.integers(0, 2), st.integers(1, 6),
    st.sampled_from([0, 1]), st.sampled_from([1, 2]),
)  # fmt: skip
def test_a_kick_is_that_many_steps_until_a_line_is_crossed(
    x: int, y: int, direction: int, squares: int, turn: int, half: int
) -> None:
    state = parse_state(f"phase=open_play turn={turn} half={half}")
    ahead = 1 if (turn == 0) == (half == 1) else -1
    column, row, landing = x, y, Landing.IN_PLAY
    for _ in range(squares):
        to_x, to_y = column + (direction - 1) * ahead, row + ahead
        if not 0 <= to_x < COLUMNS:
            landing = Landing.TOUCH
            break
        column, row = to_x, to_y
        if not 0 <= to_y < 14:
            landing = Landing.GOAL if to_x in (4, 5) else Landing.WIDE
            break

    assert fly(state, x, y, direction, squares) == (landing, column, row)


@given(st.integers(0, COLUMNS - 1), st.integers(0, 13))
def test_the_penalty_areas_are_six_by_three(x: int, y: int) -> None:
    state = parse_state(f"ball={x},{y}")

    assert in_penalty_area(state) == (2 <= x <= 7 and (y <= 2 or y >= 11))


@pytest.mark.slow
@pytest.mark.compiles("buteur")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_hundred_thousand_matches_end(seats: int) -> None:
    options = GAME.read_options({"seats": str(seats)})

    tally = Batch(GAME, options, ["uniform"] * seats, seed=77).run(100_000)

    assert tally.matches == 100_000
