"""The dealer plays CHANCE, and everybody can check him afterwards.

Before the first move the dealer publishes the hash of his random bytes. Then each human seat adds a
nonce. The secret is the hash of both, so neither side can steer it. CHANCE's ticket at ply k is
HMAC-SHA-256(secret, k), scaled to the number of tickets. After the end the bytes are revealed.
"""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Any

from tifo.core.contract import AnyGame, Move

BYTES = 32
"""Length of the dealer's bytes and of a nonce."""


def commitment(dealer_bytes: bytes) -> str:
    """What is published before the first move."""
    return hashlib.sha256(dealer_bytes).hexdigest()


def secret_of(dealer_bytes: bytes, nonces: Sequence[str]) -> bytes:
    """The secret behind CHANCE: the dealer's bytes with the nonces of the human seats."""
    digest = hashlib.sha256(dealer_bytes)
    for nonce in nonces:
        digest.update(b"\0" + nonce.encode())
    return digest.digest()


class Dealer:
    """Plays CHANCE from a secret."""

    def __init__(self, secret: bytes) -> None:
        self._mac = hmac.new(secret, digestmod="sha256")

    def ticket(self, ply: int, total: int) -> int:
        """The ticket drawn at a ply, in 0 … total-1."""
        digest = self._sign(str(ply))
        return int.from_bytes(digest, "big") * total >> (8 * len(digest))

    def move(self, game: AnyGame, state: Any, ply: int) -> Move:
        """CHANCE's move in a state."""
        return game.rules.pick(state, self.ticket(ply, game.rules.total_odds(state)))

    def seal(self, before: str, entry: str) -> str:
        """A short mark that ties an entry to all that came before it."""
        return self._sign(f"{before}|{entry}").hex()[:4]

    def _sign(self, text: str) -> bytes:
        """HMAC-SHA-256; begun once and copied, it does not make a server's threads take turns."""
        mac = self._mac.copy()
        mac.update(text.encode())
        return mac.digest()
