"""Tokens are the only identity. The store knows their hashes; a log or a page knows none."""

import hashlib
import secrets
from dataclasses import dataclass

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
