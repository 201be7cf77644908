"""What a seat knows of the table, what it may imagine, and a record that is used again."""

from collections.abc import Iterator

import pytest

from tests.games.worldcup.board import hand, parse_state
from tifo.core.contract import NOBODY
from tifo.core.records import fields_of, size_of
from tifo.core.rng import generator
from tifo.games.worldcup import GAME
from tifo.games.worldcup.components import CODE
from tifo.games.worldcup.state import Phase, State
from tifo.testing.walk import walk

SECRET = ("hand", "pool")
EVERY = 23
"""Of the plies of a cup, one in so many is looked at."""


def moments(cup: str, seats: int) -> Iterator[State]:
    given = {"cup": cup, "seats": str(seats)}
    for moment in walk(GAME, GAME.read_options(given), generator(seats)):
        if moment.ply % EVERY == 0 or (moment.state.phase == Phase.DICE and moment.state.die == 3):
            yield moment.state


@pytest.mark.clause("WC-IV.g.2")
@pytest.mark.parametrize(("cup", "seats"), [("1930", 3), ("2002", 9)])
def test_everything_lies_open_but_the_pile_and_the_hands_of_others(cup: str, seats: int) -> None:
    public = [field.name for field in fields_of(State) if field.name not in SECRET]
    for state in moments(cup, seats):
        for seat in (0, seats - 1, NOBODY):
            seen = GAME.seen_by(state, seat)

            assert all(getattr(seen, name) == getattr(state, name) for name in public)
            assert (seen.seat, sum(seen.pool)) == (seat, 0)
            for other in range(seats):
                cards = hand(state, other) if other == seat else [0] * state.hand[other].count
                assert hand(seen, other) == cards


@pytest.mark.clause("WC-IV.g.2")
@pytest.mark.parametrize(("cup", "seats"), [("1930", 4), ("2002", 3)])
def test_a_world_that_is_imagined_looks_the_same_and_loses_no_card(cup: str, seats: int) -> None:
    for number, state in enumerate(moments(cup, seats)):
        seat = number % seats
        seen, world = GAME.seen_by(state, seat), State()

        GAME.rules.sample_world(seen, generator(number), world)

        GAME.conserved(world)
        assert min(world.pool) >= 0
        assert GAME.seen_by(world, seat).tobytes() == seen.tobytes()


@pytest.mark.clause("WC-IV.g.2")
def test_any_card_that_was_not_seen_may_be_in_another_hand() -> None:
    state = parse_state("cup=1930 seats=2 phase=card hand0=F.F.F hand1=A.A.A discard=F")
    seen = GAME.seen_by(state, 0)
    imagined, world = set(), State()

    for number in range(200):
        GAME.rules.sample_world(seen, generator(number), world)
        imagined |= {CODE[kind] for kind in hand(world, 1)}

    assert imagined == {"A", "D", "G1", "G2", "G3", "O", "P"}


@pytest.mark.parametrize("cup", ["1930", "2002"])
def test_a_new_cup_forgets_whatever_was_in_its_record(cup: str) -> None:
    options = GAME.read_options({"cup": cup, "seats": "4"})
    used = [State.frombytes(bytes([filling]) * size_of(State)) for filling in (0x55, 0x2A)]

    for state in used:
        GAME.rules.new_state(state, options)

    assert used[0].tobytes() == used[1].tobytes()


def test_a_standing_forgets_what_was_written_before() -> None:
    state = parse_state("cup=1930 seats=3 phase=card reached=ARG4 owner=ARG1")
    out = [9] * 6

    GAME.rules.standing(state, out)

    assert out == [1, 0, 0, 4, 1, 0]
