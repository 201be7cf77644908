"""When Python looks for cycles of objects that nobody needs any more.

A server keeps a great many objects, the positions of its matches, in which there are no such
cycles; looking through them all takes a good part of a second, during which nobody is answered. So
only new objects are looked at while coaches move, and all of them when it is quiet.
"""

import gc
from time import monotonic

YOUNG = 10_000
"""So many new objects are looked at together, for about two milliseconds."""
NEVER = 10**9
QUIET_S = 3.0
"""It is quiet when nobody has acted for so long."""
PAUSE_S = 60.0
"""At least so long from one look at everything to the next …"""
MOST_PAUSE_S = 3600.0
"""… and at most so long, quiet or not."""


class Upkeep:
    """Decides when to look at everything; asked every second or so."""

    def __init__(self) -> None:
        self._acted_at = self._looked_at = monotonic()
        self._before = gc.get_threshold()
        gc.freeze()
        gc.set_threshold(YOUNG, NEVER, NEVER)

    def note_act(self) -> None:
        """Something was written."""
        self._acted_at = monotonic()

    def look(self) -> bool:
        """Look at everything if it is time; return whether it was."""
        now = monotonic()
        quiet = self._acted_at < now - QUIET_S and self._acted_at > self._looked_at
        since = now - self._looked_at
        if not (quiet and since > PAUSE_S) and since < MOST_PAUSE_S:
            return False
        gc.collect()
        self._looked_at = monotonic()
        return True

    def close(self) -> None:
        """Leave the process as it was found."""
        gc.unfreeze()
        gc.set_threshold(*self._before)
