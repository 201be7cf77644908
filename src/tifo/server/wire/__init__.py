"""How things look on the wire."""

import msgspec

from tifo.core.records import Record

encode = msgspec.json.Encoder().encode
"""Plain data as JSON; the same data gives the same bytes.

A message becomes `{"key": …, "args": {…}}` and a seat in it `{"seat": n}`: they are what they are
called.
"""


def encode_with_record(told: dict[str, object], name: str, record: Record) -> bytes:
    """Plain data, in whose place of this name a record stands as an object of numbers.

    Rules may have written a comparison into a field: then its values are made numbers first.
    """
    told[name] = record.fields()
    encoded = encode(told)
    if b"true" in encoded or b"false" in encoded:
        told[name] = record.asdict()
        encoded = encode(told)
    return encoded
