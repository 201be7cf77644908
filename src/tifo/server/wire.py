"""How things look on the wire."""

import msgspec

from tifo.core.records import Record

encode = msgspec.json.Encoder().encode
"""Plain data as JSON; the same data gives the same bytes.

A message becomes `{"key": …, "args": {…}}` and a seat in it `{"seat": n}`: they are what they are
called.
"""


def encode_record(record: Record) -> bytes:
    """A record as JSON. All its values are numbers, also where rules wrote down a comparison."""
    told = encode(record.fields())
    return encode(record.asdict()) if b"true" in told or b"false" in told else told
