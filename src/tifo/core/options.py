"""The options of a match: declared by the game, validated here, handed to the rules as a record."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeVar

from tifo.core.errors import OptionError
from tifo.core.records import Record

O = TypeVar("O", bound=Record)  # noqa: E741 - one letter a type variable


@dataclass(frozen=True)
class Option:
    """One thing to choose before a match. The names are what people type and files store."""

    name: str
    choices: Mapping[str, int]
    """Name of each choice and the number that the rules see."""
    default: str

    def number(self, text: str) -> int:
        """The number of a choice, or an error that lists the choices."""
        if text not in self.choices:
            raise OptionError(
                "error-option-value",
                option=self.name,
                value=text,
                choices=", ".join(self.choices),
            )
        return self.choices[text]

    def text(self, number: int) -> str:
        """The name of a choice."""
        return next(name for name, value in self.choices.items() if value == number)


def switch(name: str, default: bool) -> Option:
    """An option that is on or off."""
    return Option(name, {"off": 0, "on": 1}, "on" if default else "off")


def numbers(name: str, values: range | tuple[int, ...], default: int) -> Option:
    """An option that is a number."""
    return Option(name, {str(value): value for value in values}, str(default))


def read_options(face: type[O], declared: tuple[Option, ...], given: Mapping[str, str]) -> O:
    """The record of options for what a person gave; the rest by default."""
    known = {option.name: option for option in declared}
    for name in given:
        if name not in known:
            raise OptionError("error-option-unknown", option=name, options=", ".join(known))
    record = face()
    for option in declared:
        setattr(record, option.name, option.number(given.get(option.name, option.default)))
    return record


def write_options(record: Record, declared: tuple[Option, ...]) -> dict[str, str]:
    """The names of the choices in a record: the inverse of `read_options`."""
    return {option.name: option.text(getattr(record, option.name)) for option in declared}
