"""Records: the fields of a state, declared once.

    class Hand(Record):
        count: int = Count(8)
        card: Ints = Each(8, OneOf(CARDS))

The class is what interpreted rules read and write: plain integers and lists behind slots, so that
a misspelt field raises. `dtype_of` gives the same record as a numpy dtype, which is what compiled
rules see; `tobytes` and `frombytes` carry a record from one to the other, byte for byte.
"""

import struct
from collections.abc import Callable, Iterator, MutableSequence
from functools import cache
from typing import Any, NamedTuple, Self, TypeAlias

from tifo.core.fields import INT8, INT16, INT32, Declared

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
    declared: Declared


class RecordType(type):
    """Gives each record class a slot for everything that it declares."""

    def __new__(cls, name: str, bases: tuple[type, ...], space: dict[str, Any]) -> "RecordType":
        """Make the class."""
        declared = {key: one for key, one in space.items() if isinstance(one, Declared)}
        kept = {key: one for key, one in space.items() if key not in declared}
        undeclared = [key for key in space.get("__annotations__", ()) if key not in declared]
        if undeclared:
            raise TypeError(
                f"{name}.{undeclared[0]} declares nothing: what is it, and who may know?"
            )
        kept["__slots__"], kept["__declared__"] = tuple(declared), declared
        return super().__new__(cls, name, bases, kept)


class Record(metaclass=RecordType):
    """A fixed row of numbers with names. A new one is all zeros."""

    def __init__(self) -> None:
        _written_out(type(self)).clear(self)

    def copy(self) -> Self:
        """A record of its own with the same values."""
        twin: Self = _written_out(type(self)).copy(self)
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
        plain: dict[str, Any] = _written_out(type(self)).asdict(self)
        return plain

    def fields(self) -> dict[str, Any]:
        """The fields by name, as they are: its own lists, truth values where rules put them."""
        found: dict[str, Any] = _written_out(type(self)).fields(self)
        return found

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
        for field in fields_of(type(self)):
            value = getattr(self, field.name)
            if field.record is not None:
                for item in value:
                    yield from item._numbers()
            elif field.length:
                yield from value
            else:
                yield value

    @classmethod
    def _read(cls, numbers: Iterator[int]) -> Self:
        record = object.__new__(cls)
        for field in fields_of(cls):
            value: Any
            if field.record is not None:
                value = [field.record._read(numbers) for _ in range(field.length)]
            elif field.length:
                value = [next(numbers) for _ in range(field.length)]
            else:
                value = next(numbers)
            setattr(record, field.name, value)
        return record


@cache
def fields_of(face: type[Record]) -> tuple[Field, ...]:
    """The fields of a record class, in order, those of its parents first."""
    return tuple(
        Field(name, one.code, one.record, one.length, one)
        for parent in reversed(face.__mro__)
        for name, one in vars(parent).get("__declared__", {}).items()
    )


class WrittenOut(NamedTuple):
    """Functions over one record class with every field spelt out: a third of a loop's time."""

    clear: Callable[[Any], None]
    blank: Callable[[], Any]
    copy: Callable[[Any], Any]
    asdict: Callable[[Any], dict[str, Any]]
    fields: Callable[[Any], dict[str, Any]]


@cache
def _written_out(face: type[Record]) -> WrittenOut:
    space: dict[str, Any] = {"face": face, "new": object.__new__}
    for field in fields_of(face):
        if field.record is not None:
            inner = _written_out(field.record)
            space.update(
                {f"{verb}_{field.name}": function for verb, function in inner._asdict().items()}
            )
    blanks, copies, plains, bare = zip(*map(_lines_of, fields_of(face)), strict=True)
    exec(
        f"def clear(self):\n {'; '.join(blanks)}\n"
        f"def blank():\n self = new(face)\n {'; '.join(blanks)}\n return self\n"
        f"def copy(self):\n twin = new(face)\n {'; '.join(copies)}\n return twin\n"
        f"def asdict(self):\n return {{{', '.join(plains)}}}\n"
        f"def fields(self):\n return {{{', '.join(bare)}}}\n",
        space,
    )
    return WrittenOut(*(space[name] for name in WrittenOut._fields))


def _lines_of(field: Field) -> tuple[str, str, str, str]:
    """How a field is blanked, copied, written as plain data, and taken as it is."""
    name, one, twin = field.name, f"self.{field.name}", f"twin.{field.name}"
    if field.record is not None:
        return (
            f"{one} = [blank_{name}() for _ in range({field.length})]",
            f"{twin} = [*map(copy_{name}, {one})]",
            f"{name!r}: [*map(asdict_{name}, {one})]",
            f"{name!r}: [*map(fields_{name}, {one})]",
        )
    itself = f"{name!r}: {one}"
    if field.length:
        plain = f"{name!r}: [*map(int, {one})]"
        return f"{one} = [0] * {field.length}", f"{twin} = {one}[:]", plain, itself
    return f"{one} = 0", f"{twin} = {one}", f"{name!r}: int({one})", itself


class Layout(NamedTuple):
    """How a record lies in memory: what C's alignment rules make of its fields."""

    format: str
    align: int
    size: int


@cache
def layout_in_memory(face: type[Record]) -> Layout:
    """Format (with pad bytes), alignment and size of a record."""
    text, offset, widest = "", 0, 1
    for _, code, record, length, _ in fields_of(face):
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
    for name, code, record, length, _ in fields_of(face):
        inner = dtype_of(record) if record else np.dtype(code)
        parts.append((name, inner, (length,)) if length else (name, inner))
    return np.dtype(parts, align=True)
