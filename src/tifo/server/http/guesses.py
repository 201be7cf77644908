"""Guessing tokens and codes is slowed down."""

from collections import OrderedDict, deque

WINDOW_S = 60.0
MOST_GUESSES = 20
"""Wrong tokens from one address within the window."""
MOST_ADDRESSES = 10_000


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
