"""Tokens are the only identity. The store knows their hashes; a log or a page knows none."""

import hashlib
import secrets
from collections import OrderedDict, deque
from dataclasses import dataclass

WINDOW_S = 60.0
MOST_GUESSES = 20
"""Wrong tokens from one address within the window."""
MOST_ADDRESSES = 10_000
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 8


def new_token() -> str:
    """A secret that nobody guesses."""
    return secrets.token_urlsafe(24)


def new_code() -> str:
    """The id of a match or the code of a seat, which people type: no 0 and O, no 1 and I."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def tidy_code(typed: str) -> str | None:
    """A code as it was made, however it was typed; None: it cannot be one."""
    code = "".join(mark for mark in typed.upper() if mark not in " -.\u00a0\u202f")
    fits = len(code) == CODE_LENGTH and all(letter in CODE_LETTERS for letter in code)
    return code if fits else None


def hash_of(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def bearer_token(header: str | None) -> str | None:
    """The token of an Authorization header; None where there is no header."""
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


@dataclass(frozen=True)
class Bearer:
    """Who asks: the coach of these seats, the host, somebody invited to a seat, or a spectator."""

    seats: tuple[int, ...] = ()
    host: bool = False
    invited: int | None = None


SPECTATOR = Bearer()


class Guesses:
    """Counts wrong tokens by address."""

    def __init__(self) -> None:
        self._wrong: OrderedDict[str, deque[float]] = OrderedDict()

    def note(self, address: str, now: float) -> None:
        """A wrong token came from there."""
        times = self._wrong.setdefault(address, deque(maxlen=MOST_GUESSES))
        times.append(now)
        self._wrong.move_to_end(address)
        if len(self._wrong) > MOST_ADDRESSES:
            self._wrong.popitem(last=False)

    def wait(self, address: str, now: float) -> float:
        """Seconds before a token from there is looked at again; 0: at once."""
        times = self._wrong.get(address)
        if times is None or len(times) < MOST_GUESSES:
            return 0.0
        return max(0.0, times[0] + WINDOW_S - now)
