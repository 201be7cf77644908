"""What is to be said, before anyone chose a language: a key of the catalogue and its arguments."""

from dataclasses import dataclass, field
from functools import cache
from typing import TypeAlias


@dataclass
class Who:
    """A seat, to be shown by the name of its coach."""

    seat: int


@dataclass
class Message:
    """A sentence or a name: the key of a catalogue's message with its arguments."""

    key: str
    args: "dict[str, Argument]" = field(default_factory=dict)

    def __str__(self) -> str:
        args = " ".join(f"{name}={value}" for name, value in self.args.items())
        return f"{self.key} {args}".strip()


Argument: TypeAlias = int | str | Who | Message


@cache
def spell(name: str) -> str:
    """A name of the code as keys of the catalogue spell it: `CORNER_CUT` is `corner-cut`."""
    return name.lower().replace("_", "-")
