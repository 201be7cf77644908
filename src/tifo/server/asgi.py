"""What the web server and the application hand each other."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

Scope = MutableMapping[str, Any]
Packet = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Packet]]
Send = Callable[[Packet], Awaitable[None]]
Headers = list[tuple[bytes, bytes]]
