"""What is written from declarations: copies, views, blanks and pokes; and what a field may say."""

import sys
from collections.abc import Sequence

import pytest

from tifo.core import written
from tifo.core.contract import NOBODY
from tifo.core.fields import HIDDEN, OPEN, OWN, BySeat, BySide, Count, Each, OneOf, Seat, when
from tifo.core.records import Ints, Record, fields_of, size_of
from tifo.core.rng import generator

SEATS = 3


class Hand(Record):
    count: int = Count(9, OPEN)
    card: Ints = Each(2, OneOf(5))


class State(Record):
    goals: Ints = BySide(2, Count(40), OPEN)
    hand: Sequence[Hand] = BySeat(SEATS, Hand, OWN)
    squad: Ints = BySeat(SEATS, Count(9), OWN)
    deck: Ints = BySide(2, Each(2, Count(9)), when("knows_deck"))
    aim: int = OneOf(3, when("knows_aim"))
    pile: Ints = Each(2, Count(9), HIDDEN)
    box: Sequence[Hand] = Each(1, Hand, HIDDEN)


class View(State):
    seat: int = Seat(SEATS, OPEN)


def knows_deck(state: State, seat: int, side: int) -> bool:
    return seat == side


def knows_aim(state: State, seat: int) -> bool:
    return seat == 0


clear_state = written.clear(State, __name__)
copy_state = written.copy(State, __name__)
view = written.view(State, __name__)
copy_public_state = written.copy_public(State, __name__)
poke_state = written.poke(State, __name__)


def full() -> State:
    return State.frombytes(bytes([1] * size_of(State)))


def known(seat: int) -> dict[str, object]:
    out = View.frombytes(bytes([1] * size_of(View)))
    view(full(), seat, out)
    plain = out.asdict()
    assert plain.pop("seat") == seat
    return plain


def test_a_seat_knows_what_is_open_its_own_and_what_it_is_asked_about() -> None:
    mine, other = {"count": 1, "card": [1, 1]}, {"count": 1, "card": [0, 0]}

    assert known(1) == {
        "goals": [1, 1],
        "hand": [other, mine, other],
        "squad": [0, 1, 0],
        "deck": [0, 0, 1, 1],
        "aim": 0,
        "pile": [0, 0],
        "box": [{"count": 0, "card": [0, 0]}],
    }


def test_a_spectator_knows_what_is_open() -> None:
    public = State()
    copy_public_state(full(), public)

    assert known(NOBODY) == public.asdict()


def test_what_is_not_public_stays_as_it_is_in_a_copy() -> None:
    out = full()

    copy_public_state(State(), out)

    assert (list(out.goals), list(out.pile), out.hand[0].count) == ([0, 0], [1, 1], 0)


def test_a_copy_is_whole_and_a_cleared_record_is_a_new_one() -> None:
    out, wiped = State(), full()

    copy_state(full(), out)
    clear_state(wiped)

    assert (out, wiped) == (full(), State())


@pytest.mark.parametrize("seat", [NOBODY, 0, 1, 2])
def test_a_poke_changes_all_that_a_seat_may_not_know_and_nothing_else(seat: int) -> None:
    state = full()
    poke_state(state, seat)
    seen = View()
    view(state, seat, seen)

    assert seen.asdict() == {**known(seat), "seat": seat}
    hidden = [number for number in state.tobytes() if number not in (0, 1)]
    assert len(hidden) == sum(number == 0 for number in _flat(known(seat)))


def _flat(plain: object) -> list[int]:
    if isinstance(plain, dict):
        return [number for value in plain.values() for number in _flat(value)]
    if isinstance(plain, list):
        return [number for value in plain for number in _flat(value)]
    assert isinstance(plain, int)
    return [plain]


class Open(Record):
    goals: int = Count(9, OPEN)


def test_where_nothing_is_secret_nothing_is_poked() -> None:
    state = Open()
    written.poke(Open, __name__)(state, NOBODY)

    assert state.goals == 0


def test_a_written_function_belongs_to_the_module_and_shows_its_text() -> None:
    assert getattr(sys.modules[__name__], copy_state.__name__) is copy_state
    assert copy_state.__module__ == __name__
    assert "    out.aim = source.aim\n" in written.text(copy_state)


def test_a_question_that_nobody_answers_is_noticed_at_once() -> None:
    class Asks(Record):
        aim: int = OneOf(3, when("nobody_says"))

    with pytest.raises(NameError, match=r"Asks\.aim asks nobody_says"):
        written.view(Asks, __name__)


def test_a_field_that_declares_nothing_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Bare\.number declares nothing"):

        class Bare(Record):
            number: int


def test_only_what_lies_by_seat_has_an_owner() -> None:
    with pytest.raises(TypeError, match="owner"):
        BySide(2, Count(3), OWN)


def test_the_width_in_memory_follows_from_the_range() -> None:
    class Widths(Record):
        small: int = Count(127)
        wide: int = Count(128)
        widest: int = Count(1 << 15)
        seat: int = Seat(4)

    assert [field.code for field in fields_of(Widths)] == ["b", "h", "i", "b"]


# --------------------------------------------------------------------------------- rules of thumb
def worth(seen: State, move: int) -> int:
    return move % 3


thumb = written.thumb(__name__)


def test_the_move_that_is_worth_most_is_chosen_and_among_equals_any() -> None:
    chosen = {thumb(State(), [1, 2, 3, 4, 5], 5, generator(seed)) for seed in range(50)}

    assert chosen == {2, 5}


def test_only_so_many_moves_are_looked_at() -> None:
    assert thumb(State(), [1, 3, 2], 2, generator(0)) == 1
