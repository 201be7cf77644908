"""Options: a clear word for everything that is not one."""

import pytest

from tifo.core.errors import OptionError
from tifo.core.fields import Count, Flag
from tifo.core.options import numbers, read_options, switch, write_options
from tifo.core.records import Record


class Options(Record):
    seats: int = Count(4)
    rain: int = Flag()


OFFERED = (numbers("seats", range(2, 5), 2), switch("rain", default=False))


def test_what_is_not_given_has_its_default() -> None:
    assert read_options(Options, OFFERED, {}).asdict() == {"seats": 2, "rain": 0}


def test_options_are_written_as_they_are_read() -> None:
    given = {"seats": "4", "rain": "on"}

    assert write_options(read_options(Options, OFFERED, given), OFFERED) == given


@pytest.mark.parametrize(
    "given", [{"seats": "9"}, {"rain": "maybe"}, {"snow": "on"}, {"seats": ""}]
)
def test_nonsense_is_refused_with_what_would_be_right(given: dict[str, str]) -> None:
    with pytest.raises(OptionError, match=r"choices=|options="):
        read_options(Options, OFFERED, given)
