"""How things look on the wire."""

from typing import Any

import msgspec

from tifo.core.messages import Argument, Message, Who

encode = msgspec.json.Encoder().encode
"""Plain data as JSON; the same data gives the same bytes."""


def wire_message(message: Message) -> dict[str, Any]:
    """A message, to be put into words by the browser."""
    args = {name: _argument(value) for name, value in message.args.items()}
    return {"key": message.key, "args": args}


def _argument(value: Argument) -> Any:
    match value:
        case Message():
            return wire_message(value)
        case Who(seat):
            return {"seat": seat}
        case str():
            return value
    return int(value)
