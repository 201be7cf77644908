"""Records: plain integers for interpreted rules, the same bytes for compiled ones."""

from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import given, strategies as st

from tifo.core.fields import Each, Number, Word
from tifo.core.records import Ints, Record, dtype_of, size_of

BYTE = Number(-128, 127)
SHORT = Number(-32768, 32767)


class Part(Record):
    small: int = BYTE
    wide: int = Word()


class Whole(Record):
    first: int = BYTE
    row: Ints = Each(3, SHORT)
    parts: Sequence[Part] = Each(2, Part)
    last: int = SHORT


class More(Whole):
    seat: int = BYTE


def filled(numbers: list[int]) -> Whole:
    whole = Whole()
    whole.first, whole.row[0], whole.row[2], whole.parts[1].wide, whole.last = numbers
    return whole


def test_a_new_record_is_all_zeros() -> None:
    assert set(More().tobytes()) == {0}


def test_a_misspelt_field_raises() -> None:
    with pytest.raises(AttributeError):
        Whole().lats = 3  # type: ignore[attr-defined]


def test_a_value_that_does_not_fit_raises() -> None:
    whole = Whole()
    whole.first = 128

    with pytest.raises(Exception, match="format"):
        whole.tobytes()


@given(st.lists(st.integers(-128, 127), min_size=5, max_size=5))
def test_bytes_have_an_exact_inverse(numbers: list[int]) -> None:
    whole = filled(numbers)

    assert Whole.frombytes(whole.tobytes()) == whole


@given(st.lists(st.integers(-128, 127), min_size=5, max_size=5))
def test_numpy_reads_the_same_numbers(numbers: list[int]) -> None:
    record = np.frombuffer(filled(numbers).tobytes(), dtype_of(Whole))[0]

    assert [
        record["first"],
        record["row"][0],
        record["row"][2],
        record["parts"][1]["wide"],
        record["last"],
    ] == numbers


def test_numpy_and_records_agree_on_size() -> None:
    assert size_of(More) == dtype_of(More).itemsize


def test_a_copy_shares_nothing() -> None:
    whole = Whole()
    twin = whole.copy()

    twin.row[1] = twin.parts[0].small = 9

    assert whole == Whole()


def test_a_child_has_the_fields_of_its_parent_first() -> None:
    assert list(More().asdict()) == ["first", "row", "parts", "last", "seat"]


def test_the_bare_fields_are_the_plain_ones_with_truth_values_where_they_were_put() -> None:
    whole = filled([1, 2, 3, 4, 5])
    whole.parts[0].small = True

    assert whole.fields() == whole.asdict()
    assert whole.fields()["parts"][0]["small"] is True
    assert whole.asdict()["parts"][0]["small"] is not True
