"""What a rulebook shows besides its clauses: our rulings, and the components as tables.

Both name keys of the game's catalogue: `ruling-<id>`, `table-<name>`, `column-<name>`.
"""

import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from importlib.resources import files
from typing import Any, Literal, TypeAlias

from tifo.core.messages import Message

RULINGS = "rulings.toml"
"""A game's file of rulings."""

Mark: TypeAlias = Literal["stated", "implied", "found", "reconstructed"]
"""Where a value comes from, as `components.toml` says."""

Under: TypeAlias = tuple[Mapping[str, tuple[str, ...]], ...]
"""Choices of options under which something holds: any of these, each whole. None: always."""

Cell: TypeAlias = int | str | Message | tuple["Cell", ...]
"""What a table shows in a place; an empty text or tuple where there is nothing to show."""


@dataclass(frozen=True)
class Ruling:
    """What we decided where the printed rules are silent, and the clauses that it settles."""

    id: str
    clauses: tuple[int, ...]
    under: Under = ()


@dataclass(frozen=True)
class Row:
    """One component, and where its numbers come from."""

    cells: tuple[Cell, ...]
    mark: Mark
    apart: Mapping[str, Mark] = field(default_factory=dict)
    """The columns whose values come from elsewhere than the rest."""


@dataclass(frozen=True)
class Table:
    """Components of one kind."""

    name: str
    columns: tuple[str, ...]
    rows: tuple[Row, ...]
    under: Under = ()


def read_rulings(package: str, clauses: type[IntEnum]) -> tuple[Ruling, ...]:
    """The rulings that a game's `rulings.toml` lists."""
    numbers = {clause_id(clause): int(clause) for clause in clauses}
    listed = tomllib.loads(files(package).joinpath(RULINGS).read_text(encoding="utf-8"))
    return tuple(
        Ruling(
            name,
            tuple(numbers[one] for one in said["on"]),
            tuple({k: tuple(v) for k, v in chosen.items()} for chosen in said.get("under", ())),
        )
        for name, said in listed.items()
    )


def clause_id(clause: IntEnum) -> str:
    """The printed id of a clause: BU-5.1 for BU_5_1, FM-prep-1 for FM_prep__1."""
    head, _, tail = clause.name.partition("_")
    return f"{head}-{tail.replace('__', '-').replace('_', '.')}"


def holds(under: Under, chosen: Mapping[str, str]) -> bool:
    """Does it hold in a match with these choices of options?"""
    return not under or any(
        all(chosen[option] in choices for option, choices in all_of.items()) for all_of in under
    )


def numbers(box: Mapping[str, Any], show: Callable[[str, Any], Cell] | None = None) -> Table:
    """Every single value of a box with its mark, in its order, named by `value-<table>-<name>`.

    `show` puts a value into a cell where it is no number or list of numbers.
    """
    rows = tuple(
        Row((Message(f"value-{name}"), value if show is None else show(name, value)), mark)
        for name, value, mark in _marked(box)
    )
    return Table("numbers", ("what", "value"), rows)


def _marked(box: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, Any, Mark]]:
    for key, value in box.items():
        name = f"{path}-{key}" if path else key
        if not isinstance(value, dict):
            continue
        if "mark" in value and "value" in value:
            shown = value["value"]
            yield name, tuple(shown) if isinstance(shown, list) else shown, value["mark"]
        else:
            yield from _marked(value, name)
