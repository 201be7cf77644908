"""How things look on the wire."""

import msgspec

encode = msgspec.json.Encoder().encode
"""Plain data as JSON; the same data gives the same bytes.

A message becomes `{"key": …, "args": {…}}` and a seat in it `{"seat": n}`: they are what they are
called.
"""
