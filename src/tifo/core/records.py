"""Records: the fields of a state, declared once.

    class Hand(Record):
        count: Int8
        card: Annotated[Ints, INT8, 8]

The class is what interpreted rules read and write: plain integers and lists behind slots, so that
a misspelt field raises. `dtype_of` gives the same record as a numpy dtype, which is what compiled
rules see; `tobytes` and `frombytes` carry a record from one to the other, byte for byte.
"""

import struct
import sys
from collections.abc import Iterator, MutableSequence
from functools import cache
from typing import Annotated, Any, NamedTuple, Self, TypeAlias, get_type_hints

INT8, INT16, INT32 = "b", "h", "i"
Int8 = Annotated[int, INT8]
Int16 = Annotated[int, INT16]
Int32 = Annotated[int, INT32]
Ints: TypeAlias = MutableSequence[int]

_SIZE = {INT8: 1, INT16: 2, INT32: 4}


class Field(NamedTuple):
    """One field of a record: a number, a row of numbers, or a row of records."""

    name: str
    code: str
    """Format of a number; empty for records."""
    record: "type[Record] | None"
    length: int
    """0 for a single number."""

    def blank(self) -> Any:
        """The value of this field in a record of zeros."""
        if self.record is not None:
            return [self.record() for _ in range(self.length)]
        return [0] * self.length if self.length else 0


class RecordType(type):
    """Gives each record class the slots that its annotations name."""

    def __new__(cls, name: str, bases: tuple[type, ...], space: dict[str, Any]) -> "RecordType":
        """Make the class."""
        if sys.version_info >= (3, 14):
            import annotationlib

            annotate = annotationlib.get_annotate_from_class_namespace(space)
            fields = annotate(annotationlib.Format.VALUE) if annotate else {}
        else:
            fields = space.get("__annotations__", {})
        space["__slots__"] = tuple(fields)
        return super().__new__(cls, name, bases, space)


class Record(metaclass=RecordType):
    """A fixed row of numbers with names. A new one is all zeros."""

    def __init__(self) -> None:
        for field in fields_of(type(self)):
            setattr(self, field.name, field.blank())

    def copy(self) -> Self:
        """A record of its own with the same values."""
        twin = object.__new__(type(self))
        for name, _, record, length in fields_of(type(self)):
            value = getattr(self, name)
            if record is not None:
                value = [item.copy() for item in value]
            elif length:
                value = value[:]
            setattr(twin, name, value)
        return twin

    def tobytes(self) -> bytes:
        """The record as compiled code stores it. A value that does not fit raises."""
        return _layout_of(type(self)).pack(*self._numbers())

    @classmethod
    def frombytes(cls, data: bytes) -> Self:
        """The record that `tobytes` wrote."""
        numbers = iter(_layout_of(cls).unpack(data))
        return cls._read(numbers)

    def asdict(self) -> dict[str, Any]:
        """The record as plain data, for JSON."""
        return {
            name: [item.asdict() for item in value]
            if record is not None
            else [int(number) for number in value]
            if length
            else int(value)
            for name, _, record, length in fields_of(type(self))
            for value in (getattr(self, name),)
        }

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Record)
            and type(self) is type(other)
            and self.tobytes() == other.tobytes()
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.asdict()})"

    def _numbers(self) -> Iterator[int]:
        for name, _, record, length in fields_of(type(self)):
            value = getattr(self, name)
            if record is not None:
                for item in value:
                    yield from item._numbers()
            elif length:
                yield from value
            else:
                yield value

    @classmethod
    def _read(cls, numbers: Iterator[int]) -> Self:
        record = object.__new__(cls)
        for name, _, inner, length in fields_of(cls):
            value: Any
            if inner is not None:
                value = [inner._read(numbers) for _ in range(length)]
            elif length:
                value = [next(numbers) for _ in range(length)]
            else:
                value = next(numbers)
            setattr(record, name, value)
        return record


@cache
def fields_of(face: type[Record]) -> tuple[Field, ...]:
    """The fields of a record class, in order, those of its parents first."""
    hints = get_type_hints(face, include_extras=True)
    return tuple(_field(name, *hint.__metadata__) for name, hint in hints.items())


def _field(name: str, kind: str | type[Record], length: int = 0) -> Field:
    if isinstance(kind, str):
        return Field(name, kind, None, length)
    return Field(name, "", kind, length)


class Layout(NamedTuple):
    """How a record lies in memory: what C's alignment rules make of its fields."""

    format: str
    align: int
    size: int


@cache
def layout_in_memory(face: type[Record]) -> Layout:
    """Format (with pad bytes), alignment and size of a record."""
    text, offset, widest = "", 0, 1
    for _, code, record, length in fields_of(face):
        inner = layout_in_memory(record) if record else Layout(code, _SIZE[code], _SIZE[code])
        pad = -offset % inner.align
        text += "x" * pad + inner.format * (length or 1)
        offset += pad + inner.size * (length or 1)
        widest = max(widest, inner.align)
    pad = -offset % widest
    return Layout(text + "x" * pad, widest, offset + pad)


@cache
def _layout_of(face: type[Record]) -> struct.Struct:
    return struct.Struct("<" + layout_in_memory(face).format)


def size_of(face: type[Record]) -> int:
    """How many bytes a record takes."""
    return layout_in_memory(face).size


@cache
def dtype_of(face: type[Record]) -> Any:
    """The numpy dtype of a record class, as compiled rules see it."""
    import numpy as np

    parts: list[tuple[Any, ...]] = []
    for name, code, record, length in fields_of(face):
        inner = dtype_of(record) if record else np.dtype(code)
        parts.append((name, inner, (length,)) if length else (name, inner))
    return np.dtype(parts, align=True)
