"""What the fields of a record say, for those who check or explain it."""

from collections.abc import Iterator

from tifo.core.fields import HIDDEN, OPEN, OWN, UNSAID, Known, narrowed
from tifo.core.records import Record, fields_of


def guarded(face: type[Record]) -> dict[str, str]:
    """Every number that not everybody may know, by its path, and who may.

    The answers are `own`, `hidden`, or the question that decides.
    """
    return dict(_guarded(face, "", UNSAID))


def _guarded(face: type[Record], path: str, outer: Known) -> Iterator[tuple[str, str]]:
    for field in fields_of(face):
        known, place = narrowed(outer, field.declared.known), f"{path}{field.name}"
        if field.record is not None:
            yield from _guarded(field.record, f"{place}.", known)
        elif known == OWN:
            yield place, "own"
        elif known in (UNSAID, HIDDEN):
            yield place, "hidden"
        elif known != OPEN:
            yield place, known.question


def unsaid(face: type[Record]) -> list[str]:
    """Fields of a record that do not say who may know them; there a mistake would go unseen."""
    return [field.name for field in fields_of(face) if field.declared.known == UNSAID]


def beyond_range(record: Record) -> list[str]:
    """The fields of a record that hold a number beyond what they declare."""
    found = []
    for field in fields_of(type(record)):
        value, said = getattr(record, field.name), field.declared
        if field.record is not None:
            inner = [one for item in value for one in beyond_range(item)]
            found += [f"{field.name}.{one}" for one in inner]
        else:
            numbers = value if field.length else (value,)
            wrong = [int(one) for one in numbers if not said.low <= one <= said.high]
            found += [f"{field.name} = {wrong[0]}"] if wrong else []
    return found
