"""What can be set when a server is started."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass

DEFAULT_PORT = 8000
BEAT_S = 15.0
"""A silent stream sends a comment this often, give or take 40%, so that proxies keep it open."""


@dataclass(frozen=True)
class Settings:
    """Everything that differs from one server to the next."""

    db: str
    """URL of the database."""
    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    pace: float = 0.4
    """Seconds: no bot answers sooner, and after so long a coach who can only pass is passed for."""
    grace: float = 3.0
    """Seconds after which a process moves the bots of a match that another process wrote last."""
    patience: float = 10.0
    """Seconds that a bot may think before another moves for it."""
    language: str | None = None
    """Spoken to a browser that has not chosen; None: its own."""
    clock: Callable[[], float] = time.time
    chance: Callable[[int], bytes] = secrets.token_bytes
    """So many bytes for a dealer's secret or the seed of the bots; only tests bring their own."""
