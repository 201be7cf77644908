"""A game and drivers, interpreted or compiled, and what their buffers are made of."""

from collections.abc import Callable
from types import ModuleType, SimpleNamespace
from typing import Any, NamedTuple

from tifo.core.contract import AnyGame
from tifo.core.records import Record, dtype_of
from tifo.native.compiler import cpu, interpreted


class Kit(NamedTuple):
    """The functions of the drivers, and how to make what they take: lists or arrays."""

    names: SimpleNamespace
    is_compiled: bool
    records: Callable[[type[Record], int], Any]
    """So many blank records."""
    row: Callable[[Record], Any]
    """One record, as the functions take it."""
    ints: Callable[[str, Any], Any]
    """Numbers of a kind (numpy's code), in rows or not."""


def plain(game: AnyGame, *drivers: ModuleType) -> Kit:
    """As Python runs them: nothing to wait for."""
    return Kit(
        interpreted(game, *drivers),
        False,
        lambda face, count: [face() for _ in range(count)],
        lambda record: [record],
        lambda _, numbers: numbers,
    )


def compiled(game: AnyGame, *drivers: ModuleType) -> Kit:
    """As machine code, made when first called."""
    import numpy as np

    return Kit(
        cpu(game, *drivers),
        True,
        lambda face, count: np.zeros(count, dtype_of(face)),
        as_array,
        lambda kind, numbers: np.array(numbers, kind),
    )


def as_array(record: Record) -> Any:
    """An array of one record, as compiled functions take it."""
    import numpy as np

    return np.frombuffer(bytearray(record.tobytes()), dtype_of(type(record)))
